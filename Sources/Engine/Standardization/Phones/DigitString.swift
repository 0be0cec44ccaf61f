/// Up to 31 decimal digits, four bits each, the first in the lowest ones.
///
/// Zeros in front count: "007" is no "7". No memory besides itself.
struct DigitString: Hashable, Sendable {
  private(set) var bits: UInt128 = 0
  private(set) var count = 0

  /// The most digits there can be; no phone number has as many.
  static let capacity = 31

  var isEmpty: Bool { count == 0 }

  /// The first digit; 15 where there is none.
  var first: UInt8 { count > 0 ? UInt8(truncatingIfNeeded: bits) & 15 : 15 }

  /// The digit at `index`.
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> UInt128(index * 4)) & 15 }

  /// Adds a digit behind the others; what goes beyond the capacity is left out.
  mutating func append(_ digit: UInt8) {
    guard count < Self.capacity else { return }
    bits |= UInt128(digit) << UInt128(count * 4)
    count += 1
  }

  /// Adds the digits of `other`.
  mutating func append(_ other: DigitString) {
    for index in 0..<other.count { append(other[index]) }
  }

  /// Adds the decimal digits of `number`; none for 0.
  mutating func append(number: UInt16) {
    var power: UInt16 = 10_000
    while power > 0 {
      if number >= power { append(UInt8(number / power % 10)) }
      power /= 10
    }
  }

  /// The digits without the first `length`.
  func dropFirst(_ length: Int) -> DigitString {
    guard length < count else { return DigitString() }
    var rest = self
    rest.bits >>= UInt128(length * 4)
    rest.count -= length
    return rest
  }

  /// The first `length` digits.
  func prefix(_ length: Int) -> DigitString {
    guard length < count else { return self }
    var start = self
    start.bits &= (1 << UInt128(length * 4)) - 1
    start.count = length
    return start
  }

  /// Whether the digits begin with those of `number`, and how many these are; 0 where not.
  func prefixLength(of number: UInt16) -> Int {
    let length = number >= 100 ? 3 : number >= 10 ? 2 : 1
    guard count >= length else { return 0 }
    var value = UInt16(self[0])
    for index in 1..<max(length, 1) { value = value * 10 + UInt16(self[index]) }
    return value == number ? length : 0
  }

  /// How many zeros stand in front.
  var leadingZeros: Int {
    bits == 0 ? count : bits.trailingZeroBitCount / 4
  }

  /// The digits as a number, of at most 19.
  var value: UInt64 {
    var value: UInt64 = 0
    var rest = UInt64(truncatingIfNeeded: bits)
    for _ in 0..<min(count, 16) {
      value = value &* 10 &+ (rest & 15)
      rest >>= 4
    }
    for index in 16..<max(16, min(count, 19)) { value = value &* 10 &+ UInt64(self[index]) }
    return value
  }

  /// The digits as text.
  var text: String {
    String(decoding: (0..<count).map { 0x30 + self[$0] }, as: UTF8.self)
  }
}
