/// Reads base64, however it is broken into lines.
package enum Base64Text {
  /// The bytes that `range` of `text` stands for; `nil` where it has signs that are none of base64.
  ///
  /// Blanks and line ends are passed over, also those that vCard 2.1's backslashes stand before. The
  /// signs of the other alphabet, `-` and `_`, are read too. What comes after `=` is nothing.
  static func decode(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(range.count / 4 * 3 + 3)
    var bits: UInt32 = 0
    var count = 0
    for index in range {
      let byte = text[index]
      if byte.isBlank || byte == .backslash { continue }
      if byte == .equals { break }
      guard let value = byte.base64Value else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        result.append(UInt8(bits >> 16 & 0xFF))
        result.append(UInt8(bits >> 8 & 0xFF))
        result.append(UInt8(bits & 0xFF))
        bits = 0
        count = 0
      }
    }
    if count > 1 { result.append(UInt8((bits << UInt32(6 * (4 - count))) >> 16 & 0xFF)) }
    if count > 2 { result.append(UInt8((bits << 6) >> 8 & 0xFF)) }
    return result
  }

  /// The bytes that `text` stands for; `nil` where it is no base64.
  package static func decode(_ text: [UInt8]) -> [UInt8]? { decode(text.span, 0..<text.count) }
}

extension UInt8 {
  /// The six bits that it stands for in base64.
  fileprivate var base64Value: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
