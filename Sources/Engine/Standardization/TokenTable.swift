/// Words, each stored once and known by a number.
///
/// Number 0 is the empty word: nothing there.
package struct TokenTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt32] = [0]
  // Open addressing with linear probing; 0 is a free slot. At most half full.
  private var slots: [UInt32]

  /// Creates a table that holds the empty word only.
  package init(minimumCapacity: Int = 1024) {
    var capacity = 1024
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  /// How many words there are, the empty one included; their numbers are below it.
  package var count: Int { ends.count }

  /// The bytes of word `token`.
  package subscript(token: UInt32) -> ArraySlice<UInt8> {
    guard token > 0 else { return [] }
    return bytes[Int(ends[Int(token) - 1])..<Int(ends[Int(token)])]
  }

  /// The bytes of all words, one after the other; word `token` begins where the one before it ends.
  package var storage: (bytes: [UInt8], ends: [UInt32]) { (bytes, ends) }

  /// Word `token` as text.
  package func string(_ token: UInt32) -> String { String(decoding: self[token], as: UTF8.self) }

  /// The number of `word`, made when it is new.
  ///
  /// - Complexity: O(*n*) in the word's bytes.
  package mutating func intern(_ word: ArraySlice<UInt8>) -> UInt32 {
    guard !word.isEmpty else { return 0 }
    let hash = UInt32(truncatingIfNeeded: stableHash(word))
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let token = slots[slot]
      if hashes[Int(token)] == hash && self[token] == word { return token }
      slot = (slot + 1) & mask
    }
    let token = UInt32(ends.count)
    bytes.append(contentsOf: word)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = token
    if ends.count * 2 > slots.count { grow() }
    return token
  }

  /// The number of `word`, made when it is new.
  package mutating func intern(_ word: [UInt8]) -> UInt32 { intern(word[...]) }

  /// The number of `word`, or 0 when it is not in the table.
  package func token(_ word: ArraySlice<UInt8>) -> UInt32 {
    guard !word.isEmpty else { return 0 }
    let hash = UInt32(truncatingIfNeeded: stableHash(word))
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let token = slots[slot]
      if hashes[Int(token)] == hash && self[token] == word { return token }
      slot = (slot + 1) & mask
    }
    return 0
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for token in 1..<UInt32(ends.count) {
      var slot = Int(hashes[Int(token)]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = token
    }
  }
}

/// A hash of `bytes` that is the same in every run (FNV-1a, then mixed).
package func stableHash(_ bytes: ArraySlice<UInt8>, seed: UInt64 = 0) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return mixed(hash)
}

/// Spreads the bits of `value` over the whole word; a bijection (the finalizer of SplitMix64).
@inlinable
package func mixed(_ value: UInt64) -> UInt64 {
  var value = value &+ 0x9E37_79B9_7F4A_7C15
  value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
  value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
  return value ^ (value >> 31)
}
