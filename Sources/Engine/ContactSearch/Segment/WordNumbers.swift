/// Words, each stored once, numbered in the order they came.
///
/// A table of its own, since a hot loop does not cross a target's border.
struct WordNumbers: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [UInt32] = []
  // Open addressing with linear probing: the upper half is the hash, the lower the number plus one.
  private var slots: [UInt64]

  init(minimumCapacity: Int) {
    var capacity = 64
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  var count: Int { ends.count }

  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }

  /// The number of `word`, a new one where it is new.
  mutating func number(of word: ArraySlice<UInt8>) -> UInt32 {
    let hash = Self.hash(word)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let found = slots[slot]
      if found >> 32 == hash >> 32 {
        let number = Int(found & 0xFFFF_FFFF) - 1
        if equals(number, word) { return UInt32(number) }
      }
      slot = (slot + 1) & mask
    }
    let number = UInt32(ends.count)
    bytes.append(contentsOf: word)
    ends.append(UInt32(bytes.count))
    slots[slot] = (hash >> 32) << 32 | UInt64(number + 1)
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  private func equals(_ number: Int, _ word: ArraySlice<UInt8>) -> Bool {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    guard Int(ends[number]) - start == word.count else { return false }
    for offset in 0..<word.count where bytes[start + offset] != word[word.startIndex + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for number in ends.indices {
      let hash = Self.hash(self[number])
      var slot = Int(truncatingIfNeeded: hash) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = (hash >> 32) << 32 | UInt64(number + 1)
    }
    slots = larger
  }

  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 32
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    return hash ^ (hash >> 29)
  }

  /// The numbers in the order of their words' bytes.
  func sorted() -> [UInt32] {
    var keys = ends.indices.map { (self[$0].firstEight, UInt32($0)) }
    keys.sort { a, b in
      if a.0 != b.0 { return a.0 < b.0 }
      // Words of eight bytes and more that begin alike.
      return a.0 & 0xFF != 0 && self[Int(a.1)].lexicographicallyPrecedes(self[Int(b.1)])
    }
    return keys.map(\.1)
  }
}

extension ArraySlice<UInt8> {
  /// The first eight bytes, the first one on top; zeros behind the end.
  var firstEight: UInt64 {
    var word: UInt64 = 0
    for offset in 0..<8 {
      word = word << 8 | (offset < count ? UInt64(self[startIndex + offset]) : 0)
    }
    return word
  }
}
