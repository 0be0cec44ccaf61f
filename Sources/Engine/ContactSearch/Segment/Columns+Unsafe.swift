// The one place of this target with pointers: columns of integers in one block of memory, which is
// also what is saved.

/// Memory that is filled once and then read by any thread.
@safe
final class SegmentMemory: @unchecked Sendable {
  // Safe to send: it is written before anyone else has it, and never again.
  private let base: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int) {
    self.byteCount = byteCount
    unsafe base = .allocate(byteCount: max(byteCount, 64), alignment: 64)
  }

  deinit { unsafe base.deallocate() }

  /// Lets `body` write all bytes.
  func fill<Failure: Error>(
    _ body: (inout MutableRawSpan) throws(Failure) -> Void
  ) throws(Failure) {
    var span = unsafe MutableRawSpan(_unsafeStart: base, byteCount: byteCount)
    try body(&span)
  }

  /// All bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try body(RawSpan(_unsafeStart: UnsafeRawPointer(base), byteCount: byteCount))
  }

  /// Copies `values` to `offset`.
  func write<Element: BitwiseCopyable>(_ values: [Element], at offset: Int) {
    precondition(offset + values.count * MemoryLayout<Element>.stride <= byteCount)
    unsafe values.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe (base + offset).copyMemory(from: start, byteCount: source.count)
    }
  }

  /// A column of `count` elements at `offset`, which is a multiple of their size.
  ///
  /// The column is good for as long as this memory is.
  func column<Element: BitwiseCopyable>(
    at offset: Int,
    count: Int,
    of _: Element.Type = Element.self
  ) -> Column<Element> {
    precondition(count >= 0 && offset >= 0, "a column has a place")
    precondition(offset + count * MemoryLayout<Element>.stride <= byteCount, "within the memory")
    return unsafe Column(
      base: UnsafePointer((base + offset).assumingMemoryBound(to: Element.self)),
      count: count
    )
  }

  /// A sum over all bytes behind the first `skipped`, eight at a time in four lanes.
  func checksum(skipping skipped: Int) -> UInt64 {
    let words = unsafe (base + skipped).assumingMemoryBound(to: UInt64.self)
    let count = (byteCount - skipped) / 8
    var lanes = SIMD4<UInt64>(0x9E37_79B9, 0x7F4A_7C15, 0xBF58_476D, 0x1CE4_E5B9)
    var index = 0
    while index + 4 <= count {
      let next = unsafe SIMD4(
        words[index],
        words[index + 1],
        words[index + 2],
        words[index + 3]
      )
      lanes = (lanes ^ next) &* 0x94D0_49BB_1331_11EB
      lanes ^= lanes &>> 29
      index += 4
    }
    while index < count {
      let next = unsafe words[index]
      lanes[index & 3] = (lanes[index & 3] ^ next) &* 0x94D0_49BB_1331_11EB
      index += 1
    }
    return lanes[0] ^ (lanes[1] << 7 | lanes[1] >> 57) ^ (lanes[2] << 21 | lanes[2] >> 43)
      ^ (lanes[3] << 42 | lanes[3] >> 22) ^ UInt64(byteCount)
  }
}

/// Elements in a row, read only.
@safe
struct Column<Element: BitwiseCopyable>: @unchecked Sendable {
  // Safe to send: the memory behind it does not change.
  private let base: UnsafePointer<Element>
  let count: Int

  fileprivate init(base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    // The segment's checksum was right, so its numbers are in range; debug builds look.
    assert(index >= 0 && index < count)
    return unsafe base[index]
  }
}

/// A byte for each contact, zero at first: what a contact is worth for one term.
@safe
final class WorthColumn {
  private let base: UnsafeMutablePointer<UInt8>
  let count: Int

  init(count: Int) {
    // Blocks of 64 are looked at whole.
    self.count = (count + 63) / 64 * 64
    unsafe base = .allocate(capacity: self.count + 64)
    unsafe base.initialize(repeating: 0, count: self.count + 64)
  }

  deinit { unsafe base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  func clear() { unsafe base.update(repeating: 0, count: count) }

  /// Raises what the contacts of `postings` are worth; `worths` has one entry for each field.
  @inline(__always)
  func raise(_ postings: Column<UInt32>, _ range: Range<Int>, worths: [UInt8]) {
    unsafe worths.withUnsafeBufferPointer { worths in
      let base = unsafe self.base
      for index in range {
        let posting = postings[index]
        let worth = unsafe worths[Int(posting & 15)]
        let contact = Int(posting >> 4)
        assert(contact < count)
        // Without a branch, which would be guessed wrongly every other time.
        unsafe base[contact] = max(base[contact], worth)
      }
    }
  }

  /// Adds what contacts are worth for another term, divided; those that do not fit it are worth
  /// nothing.
  ///
  /// Plain loops without branches, which the compiler turns into vectors: with SIMD64 and its masks
  /// this took 600 times as long.
  func combine(_ other: WorthColumn, divisor: UInt8) {
    precondition(count == other.count)
    let mine = unsafe base
    let others = unsafe other.base
    if divisor > 1 {
      for index in 0..<count {
        let (a, b) = unsafe (mine[index], others[index])
        unsafe mine[index] = a == 0 || b == 0 ? 0 : a + max(1, b / divisor)
      }
      return
    }
    for index in 0..<count {
      let (a, b) = unsafe (mine[index], others[index])
      let both: UInt8 = (a == 0 ? 0 : 0xFF) & (b == 0 ? 0 : 0xFF)
      unsafe mine[index] = (a &+ b) & both
    }
  }

  /// Divides all; what was something stays something.
  func divide(by divisor: UInt8) {
    for index in 0..<count where self[index] != 0 {
      self[index] = max(1, self[index] / divisor)
    }
  }

  /// Makes the first `count` worth `value`, and the others nothing.
  func fill(_ value: UInt8, count: Int) {
    clear()
    unsafe base.update(repeating: value, count: count)
  }

  /// Takes over the values of `other`.
  func copy(_ other: WorthColumn) {
    precondition(count == other.count)
    unsafe base.update(from: other.base, count: count)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// How many are not zero, and the `most` that are worth most, among equals the first ones.
  ///
  /// Values are below 128. Eight are looked at together: few are better than what is kept already.
  func best(_ most: Int) -> (count: Int, contacts: [UInt32]) {
    var kept: [(worth: UInt8, contact: UInt32)] = []
    kept.reserveCapacity(most * 2)
    var total = 0
    var threshold: UInt64 = 1
    let words = unsafe UnsafeRawPointer(base).assumingMemoryBound(to: UInt64.self)
    for index in 0..<count / 8 {
      let values = unsafe words[index]
      if values == 0 { continue }
      total += ((values &+ ~Self.tops) & Self.tops).nonzeroTops
      guard ((values | Self.tops) &- threshold &* Self.ones) & Self.tops != 0 else { continue }
      for contact in index * 8..<index * 8 + 8 {
        let worth = unsafe base[contact]
        if worth >= threshold { kept.append((worth, UInt32(contact))) }
      }
      if kept.count >= most * 2 {
        Self.cut(&kept, most)
        // An equal one that comes later is not kept.
        threshold = UInt64(kept[most - 1].worth) + 1
      }
    }
    Self.cut(&kept, most)
    return (total, kept.map(\.contact))
  }

  private static func cut(_ kept: inout [(worth: UInt8, contact: UInt32)], _ most: Int) {
    kept.sort { $0.worth != $1.worth ? $0.worth > $1.worth : $0.contact < $1.contact }
    if kept.count > most { kept.removeLast(kept.count - most) }
  }
}

extension UInt64 {
  /// How many of its bytes have their top bit set; no other bit is.
  fileprivate var nonzeroTops: Int { Int(((self >> 7) &* 0x0101_0101_0101_0101) >> 56) }
}
