/// Words, each stored once and known by a number.
///
/// Number 0 is the empty word: nothing there. Numbers rise in the order in which words are first
/// seen.
package struct TokenTable: Sendable {
  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var ends: [UInt32] = [0]
  // Open addressing with linear probing; the upper half of a slot is the word's hash, the lower its
  // number, so that a look into the table seldom needs a second one. 0 is a free slot. At most half
  // full.
  private var slots: [UInt64]

  /// Creates a table that holds the empty word only.
  package init(minimumCapacity: Int = 1024) {
    var capacity = 1024
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  /// How many words there are, the empty one included; their numbers are below it.
  package var count: Int { ends.count }

  /// How many bytes the table takes.
  package var byteCount: Int { bytes.capacity + ends.capacity * 4 + slots.capacity * 8 }

  /// The bytes of word `token`.
  package subscript(token: UInt32) -> ArraySlice<UInt8> { bytes[range(token)] }

  /// The bytes of all words, one after the other; word `token` begins where the one before it ends.
  package var storage: (bytes: [UInt8], ends: [UInt32]) { (bytes, ends) }

  /// How many bytes word `token` has.
  @inlinable
  package func length(of token: UInt32) -> Int {
    token == 0 ? 0 : Int(ends[Int(token)] - ends[Int(token) - 1])
  }

  /// The first byte of word `token`; `nil` where it is the empty word.
  @inlinable
  package func firstByte(of token: UInt32) -> UInt8? {
    token == 0 ? nil : bytes[Int(ends[Int(token) - 1])]
  }

  /// Word `token` as text.
  package func string(_ token: UInt32) -> String { String(decoding: self[token], as: UTF8.self) }

  /// The number of `word`, made when it is new.
  ///
  /// - Complexity: O(*n*) in the word's bytes.
  package mutating func intern(_ word: ArraySlice<UInt8>) -> UInt32 {
    guard !word.isEmpty else { return 0 }
    return intern(word, hash: UInt32(truncatingIfNeeded: stableHash(word)))
  }

  /// The number of `word`, made when it is new.
  package mutating func intern(_ word: [UInt8]) -> UInt32 { intern(word[...]) }

  /// The number of `word`, or 0 when it is not in the table.
  package func token(_ word: ArraySlice<UInt8>) -> UInt32 {
    guard !word.isEmpty else { return 0 }
    let hash = UInt32(truncatingIfNeeded: stableHash(word))
    return UInt32(truncatingIfNeeded: slots[slot(of: word, hash: hash)])
  }

  /// Adds the words of `other` in their order; returns for each number of `other` the one here.
  ///
  /// - Complexity: O(*n*) in the bytes of `other`.
  mutating func absorb(_ other: TokenTable) -> [UInt32] {
    reserve(other.count)
    var numbers: [UInt32] = [0]
    numbers.reserveCapacity(other.count)
    // The hashes stand in the slots; hashing once more is quicker than putting them in order.
    for token in 1..<max(1, UInt32(other.count)) { numbers.append(intern(other[token])) }
    return numbers
  }

  private func range(_ token: UInt32) -> Range<Int> {
    token == 0 ? 0..<0 : Int(ends[Int(token) - 1])..<Int(ends[Int(token)])
  }

  private mutating func intern(_ word: ArraySlice<UInt8>, hash: UInt32) -> UInt32 {
    let slot = slot(of: word, hash: hash)
    guard slots[slot] == 0 else { return UInt32(truncatingIfNeeded: slots[slot]) }
    let token = UInt32(ends.count)
    bytes.append(contentsOf: word)
    ends.append(UInt32(bytes.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(token)
    if ends.count * 2 > slots.count { resize(slots.count * 2) }
    return token
  }

  /// The slot of `word`, or the free one where it belongs.
  @inline(__always)
  private func slot(of word: ArraySlice<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let found = slots[slot]
      if found >> 32 == UInt64(hash), isEqual(range(UInt32(truncatingIfNeeded: found)), word) {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inline(__always)
  private func isEqual(_ range: Range<Int>, _ word: ArraySlice<UInt8>) -> Bool {
    range.count == word.count && areEqual(bytes, range.lowerBound, word)
  }

  /// Makes room for so many more words of so many bytes in all.
  mutating func reserve(_ more: Int, bytes moreBytes: Int) {
    reserve(more)
    ends.reserveCapacity(ends.count + more)
    bytes.reserveCapacity(bytes.count + moreBytes)
  }

  /// Makes room for so many more words.
  private mutating func reserve(_ more: Int) {
    var capacity = slots.count
    while capacity < (count + more) * 2 { capacity *= 2 }
    if capacity > slots.count { resize(capacity) }
  }

  private mutating func resize(_ capacity: Int) {
    let mask = capacity - 1
    var larger = [UInt64](repeating: 0, count: capacity)
    for entry in slots where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = entry
    }
    slots = larger
  }
}

/// Spreads the bits of `value` over the whole word; a bijection (the finalizer of SplitMix64).
@inlinable
package func mixed(_ value: UInt64) -> UInt64 {
  var value = value &+ 0x9E37_79B9_7F4A_7C15
  value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
  value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
  return value ^ (value >> 31)
}
