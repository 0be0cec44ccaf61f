// The digits of a phone number in one word, four bits each, the first one on top, the rest filled
// with 0xF:  "+1 (415) 555-0123" → 0x14155550123FFFFF

/// The digits of a phone number; of a longer one the last sixteen.
struct PackedNumber: Hashable, Sendable {
  static let mostDigits = 16

  let word: UInt64

  init(word: UInt64) { self.word = word }

  /// The digits of `text` before an extension; nil where there are none.
  init?(_ text: ArraySlice<UInt8>) {
    self.init(digits: Self.digits(of: text)[...])
  }

  init?(digits: ArraySlice<UInt8>) {
    guard !digits.isEmpty else { return nil }
    var word: UInt64 = 0
    let kept = digits.suffix(Self.mostDigits)
    for digit in kept { word = word << 4 | UInt64(digit & 0xF) }
    let free = UInt64((Self.mostDigits - kept.count) * 4)
    self.word = free == 0 ? word : word << free | (1 << free - 1)
  }

  /// The digits of `text`, as ASCII, up to a letter, `;`, `,` or `#`; without the `00` of a call
  /// abroad, which another writes as `+`.
  static func digits(of text: ArraySlice<UInt8>) -> [UInt8] {
    var digits: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x30...0x39: digits.append(byte)
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "#"), 0x41...0x5A, 0x61...0x7A:
        if !digits.isEmpty { return digits }
      default: break
      }
    }
    if digits.starts(with: [0x30, 0x30]) && digits.count > 9 { digits.removeFirst(2) }
    return digits
  }

  /// How many digits it has.
  var count: Int { Self.mostDigits - (~word).trailingZeroBitCount / 4 }

  /// The digit at `index`, or 15 behind the last.
  func digit(_ index: Int) -> Int {
    index < Self.mostDigits ? Int(word >> UInt64(60 - index * 4) & 0xF) : 15
  }
}

/// Digits that are looked for in phone numbers.
struct NumberFragment: Hashable, Sendable {
  /// One or two digits fit at the start alone; more fit anywhere.
  static let shortestInside = 3
  /// Two numbers are one when so many of their last digits agree: what differs is the code of the
  /// country and the zero of a call within it.
  static let significantDigits = 9

  /// The digits that are compared.
  let compared: [UInt8]
  /// Whether it is a whole number, of which the last digits must agree.
  let isWhole: Bool
  // The compared digits on top of a word, and the mask of their bits.
  private let pattern: UInt64
  private let mask: UInt64

  init(digits: [UInt8]) {
    let isAbroad = digits.starts(with: [0x30, 0x30]) && digits.count > 9
    let digits = isAbroad ? digits[2...] : digits[...]
    isWhole = digits.count > Self.significantDigits
    compared = Array(isWhole ? digits.suffix(Self.significantDigits) : digits)
    let word = compared.reduce(UInt64(0)) { $0 << 4 | UInt64($1 & 0xF) }
    let free = UInt64((PackedNumber.mostDigits - compared.count) * 4)
    pattern = word << free
    mask = ~0 << free
  }

  /// Whether `number` begins with it.
  @inline(__always)
  func begins(_ number: PackedNumber) -> Bool { number.word & mask == pattern }

  /// How it is found in `number`; nil where it is not.
  @inline(__always)
  func match(in number: PackedNumber) -> MatchKind? {
    let count = compared.count
    let left = number.count - count
    guard left >= 0 else { return nil }
    if (number.word << UInt64(left * 4)) & mask == pattern {
      if left == 0 || isWhole { return .exact }
      if count >= Self.shortestInside { return .suffix }
    }
    if isWhole { return nil }
    if number.word & mask == pattern { return .prefix }
    guard count >= Self.shortestInside, left > 1 else { return nil }
    var word = number.word
    for _ in 1..<left {
      word <<= 4
      if word & mask == pattern { return .infix }
    }
    return nil
  }
}
