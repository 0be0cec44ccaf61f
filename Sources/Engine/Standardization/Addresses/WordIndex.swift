/// Words by their numbers from 1, found without allocating.
struct WordIndex: Sendable {
  private let bytes: FixedTable<UInt8>
  private let ends: FixedTable<UInt32>
  private let hashes: FixedTable<UInt32>
  private let slots: FixedTable<UInt16>

  fileprivate static let slotCount = 4096

  /// The index of the words of `builder`.
  init(_ builder: WordIndexBuilder) {
    bytes = FixedTable(builder.bytes)
    ends = FixedTable(builder.ends)
    hashes = FixedTable(builder.hashes)
    slots = FixedTable(builder.slots)
  }

  /// The hash by which a word is found: FNV-1a.
  @inline(__always)
  static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  static let seed: UInt32 = 0x811C_9DC5

  static func hash(_ word: [UInt8]) -> UInt32 { word.reduce(seed, step) }

  @inline(__always)
  fileprivate static func slot(_ hash: UInt32) -> Int {
    Int((hash ^ (hash >> 15)) & UInt32(slotCount - 1))
  }

  /// The number of the word `text[range]` with this hash, or 0.
  @inline(__always)
  func find(_ text: borrowing ScratchBuffer<UInt8>, _ range: Range<Int>, hash: UInt32) -> UInt16 {
    var slot = Self.slot(hash)
    while slots[slot] != 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash {
        let first = Int(ends[number - 1])
        if Int(ends[number]) - first == range.count, text.isEqual(range, bytes, at: first) {
          return slots[slot]
        }
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return 0
  }
}

/// Gathers the words of an index.
struct WordIndexBuilder {
  fileprivate var bytes: [UInt8] = []
  fileprivate var ends: [UInt32] = [0]
  fileprivate var hashes: [UInt32] = [0]
  fileprivate var slots = [UInt16](repeating: 0, count: WordIndex.slotCount)

  /// The number of `word`, made when it is new.
  mutating func insert(_ word: [UInt8], hash: UInt32) -> UInt16 {
    var slot = WordIndex.slot(hash)
    while slots[slot] != 0 {
      let number = Int(slots[slot])
      let range = Int(ends[number - 1])..<Int(ends[number])
      if hashes[number] == hash && bytes[range].elementsEqual(word) { return slots[slot] }
      slot = (slot + 1) & (WordIndex.slotCount - 1)
    }
    let number = UInt16(ends.count)
    precondition(ends.count < slots.count / 2, "the table of words is too small")
    bytes.append(contentsOf: word)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = number
    return number
  }
}

/// Words by their numbers from 0.
struct WordList: Sendable {
  private let bytes: FixedTable<UInt8>
  private let ends: FixedTable<UInt32>

  init(_ words: [[UInt8]]) {
    bytes = FixedTable(words.flatMap { $0 })
    var ends: [UInt32] = [0]
    for word in words { ends.append((ends.last ?? 0) + UInt32(word.count)) }
    self.ends = FixedTable(ends)
  }

  @inline(__always)
  subscript(number: Int) -> LexiconWord {
    LexiconWord(bytes, Int(ends[number])..<Int(ends[number + 1]))
  }
}
