import ContactModel

// Hashes of runs of bytes, eight bytes at a time. Loads of eight bytes need pointers: byte by byte
// through spans, hashing took four times as long.

/// A hash of `bytes` that is the same in every run.
package func stableHash(_ bytes: ArraySlice<UInt8>, seed: UInt64 = 0) -> UInt64 {
  // Safe: the pointer is used in the call only.
  unsafe bytes.withUnsafeBytes { unsafe byteHash($0, seed: seed) }
}

/// Whether `word` stands in `bytes` from `start` on.
@inline(__always)
func areEqual(_ bytes: [UInt8], _ start: Int, _ word: ArraySlice<UInt8>) -> Bool {
  guard start + word.count <= bytes.count else { return false }
  // Safe: both runs are inside their arrays, which live through the call.
  return unsafe bytes.withUnsafeBytes { all in
    unsafe word.withUnsafeBytes { part in
      let run = unsafe UnsafeRawBufferPointer(rebasing: all[start..<(start + part.count)])
      var index = 0
      while index + 8 <= part.count {
        guard unsafe run.eightBytes(at: index) == part.eightBytes(at: index) else { return false }
        index += 8
      }
      while index < part.count {
        guard unsafe run[index] == part[index] else { return false }
        index += 1
      }
      return true
    }
  }
}

/// A hash of `bytes`; the multiplication folds both halves of each product together.
@inline(__always)
func byteHash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
  let count = bytes.count
  var hash = seed ^ (UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15)
  var index = 0
  while index + 8 <= count {
    hash = unsafe foldedProduct(hash ^ bytes.eightBytes(at: index), ByteHash.factor)
    index += 8
  }
  if index < count {
    let rest =
      unsafe count >= 8 ? bytes.eightBytes(at: count - 8) : bytes.upToEightBytes(fill: 0)
    hash = foldedProduct(hash ^ rest, ByteHash.factor)
  }
  return mixed(hash)
}

/// The hash that `bytes` have once their ASCII letters are lower case, or `nil` where more would
/// have to be done: letters beyond ASCII, controls, or blanks at an end or side by side.
@inline(__always)
func spelledHash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64? {
  let count = bytes.count
  guard count > 0 else { return nil }
  guard unsafe bytes[0] != 0x20, unsafe bytes[count - 1] != 0x20 else { return nil }
  var hash = seed ^ (UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15)
  var wasBlank: UInt64 = 0
  var odd: UInt64 = 0
  var index = 0
  while index + 8 <= count {
    let word = unsafe bytes.eightBytes(at: index)
    odd |= ByteHash.oddities(word, after: &wasBlank)
    hash = foldedProduct(hash ^ ByteHash.lowercased(word), ByteHash.factor)
    index += 8
  }
  if index < count {
    if count >= 8 {
      // The first bytes were looked at before.
      wasBlank = 0
      let word = unsafe bytes.eightBytes(at: count - 8)
      odd |= ByteHash.oddities(word, after: &wasBlank)
      hash = foldedProduct(hash ^ ByteHash.lowercased(word), ByteHash.factor)
    } else {
      let filled = unsafe bytes.upToEightBytes(fill: 0x6161_6161_6161_6161)
      odd |= ByteHash.oddities(filled, after: &wasBlank)
      let word = unsafe bytes.upToEightBytes(fill: 0)
      hash = foldedProduct(hash ^ ByteHash.lowercased(word), ByteHash.factor)
    }
  }
  return odd == 0 ? mixed(hash) : nil
}

@inline(__always)
private func foldedProduct(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let product = a.multipliedFullWidth(by: b)
  return product.high ^ product.low
}

/// Tests of eight bytes at once; each answer is in the top bit of its byte.
private enum ByteHash {
  static let factor: UInt64 = 0xA076_1D64_78BD_642F
  private static let top: UInt64 = 0x8080_8080_8080_8080

  /// Not 0 where a byte is beyond ASCII, a control, or a blank after a blank.
  @inline(__always)
  static func oddities(_ word: UInt64, after wasBlank: inout UInt64) -> UInt64 {
    let low = word & ~top
    let from20 = (low &+ 0x6060_6060_6060_6060) & top
    let from21 = (low &+ 0x5F5F_5F5F_5F5F_5F5F) & top
    let delete = (low &+ 0x0101_0101_0101_0101) & top
    let blank = from20 & ~from21
    let doubled = blank & (blank << 8 | wasBlank)
    wasBlank = blank >> 56
    return (word & top) | (from20 ^ top) | delete | doubled
  }

  /// The bytes with capital letters made small; right where all are ASCII.
  @inline(__always)
  static func lowercased(_ word: UInt64) -> UInt64 {
    let low = word & ~top
    let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
    let beyondZ = low &+ 0x2525_2525_2525_2525
    return word | ((fromA ^ beyondZ) & top) >> 2
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func eightBytes(at index: Int) -> UInt64 {
    UInt64(littleEndian: unsafe loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Fewer than eight bytes, and those of `fill` behind them.
  @inline(__always)
  fileprivate func upToEightBytes(fill: UInt64) -> UInt64 {
    var word = count < 8 ? fill << UInt64(8 * count) : 0
    var index = 0
    while index < count {
      word |= UInt64(unsafe self[index]) << UInt64(8 * index)
      index += 1
    }
    return word
  }
}

/// The text of a source, for one thread.
///
/// Slices of the source's arrays would count references, and two threads that count the same
/// reference wait for each other.
@safe
struct SourceBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let decoded: UnsafeBufferPointer<UInt8>

  /// Lends the text of `source` to `work`.
  static func with<Failure: Error, Result>(
    _ source: ContactTable,
    work: (SourceBytes) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Safe: the pointers are used inside `work` only, while both arrays live.
    try unsafe source.text.bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try unsafe source.text.decoded.withUnsafeBufferPointer { decoded throws(Failure) in
        try work(unsafe SourceBytes(bytes: bytes, decoded: decoded))
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, decoded: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
    unsafe self.decoded = decoded
  }

  /// Appends the bytes of `range` to `text`.
  @inline(__always)
  func append(_ range: TextRange, to text: inout [UInt8]) {
    let source = unsafe range.isDecoded ? decoded : bytes
    let start = range.start
    // Checks that the range is inside.
    let part = unsafe UnsafeBufferPointer(rebasing: source[start..<(start + range.count)])
    unsafe text.append(contentsOf: part)
  }
}

/// The hash of text that is plain once its ASCII letters are lower case; `nil` where it is not.
func plainHash(_ text: ArraySlice<UInt8>, seed: UInt64) -> UInt64? {
  // Safe: the pointer is used in the call only.
  unsafe text.withUnsafeBytes { unsafe spelledHash($0, seed: seed) }
}
