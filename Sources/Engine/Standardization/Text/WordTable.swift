/// Words that never change, each with a number, found without making a word.
///
/// Open addressing with linear probing over one buffer of bytes; at most half full.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var values: [UInt32] = [0]
  private var slots: [UInt32] = []
  private var longest = 0

  /// The value of a word that the table does not have.
  static let none: UInt32 = 0

  /// Creates a table of `entries`; a word that comes twice has the union of its bits.
  init(_ entries: [(word: ArraySlice<UInt8>, value: UInt32)]) {
    var capacity = 16
    while capacity < entries.count * 2 + 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    for (word, value) in entries {
      let number = slot(of: word)
      if slots[number] != 0 {
        values[Int(slots[number])] |= value
        continue
      }
      slots[number] = UInt32(ends.count)
      bytes += word
      ends.append(UInt32(bytes.count))
      values.append(value)
      longest = max(longest, word.count)
    }
  }

  /// How many words there are.
  var count: Int { ends.count - 1 }

  /// The value of `word`; ``none`` where it is not here.
  subscript(word: ArraySlice<UInt8>) -> UInt32 {
    guard word.count <= longest else { return Self.none }
    return values[Int(slots[slot(of: word)])]
  }

  /// The value of the word in `range` of `text`; ``none`` where it is not here.
  @inline(__always)
  func value(_ text: [UInt8], _ range: Range<Int>) -> UInt32 {
    guard range.count <= longest else { return Self.none }
    var hash = Self.seed
    for index in range { hash = Self.step(hash, text[index]) }
    var slot = Self.place(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let word = Int(slots[slot])
      if holds(word, text, range) { return values[word] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return Self.none
  }

  @inline(__always)
  private func holds(_ word: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    let start = Int(ends[word - 1])
    guard Int(ends[word]) - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Where `word` is, or the free place where it would be.
  private func slot(of word: ArraySlice<UInt8>) -> Int {
    var hash = Self.seed
    for byte in word { hash = Self.step(hash, byte) }
    var slot = Self.place(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let found = Int(slots[slot])
      if bytes[Int(ends[found - 1])..<Int(ends[found])] == word { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static let seed: UInt32 = 0x811C_9DC5

  @inline(__always)
  private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }

  @inline(__always)
  private static func place(_ hash: UInt32) -> Int { Int(hash ^ hash >> 15) }
}
