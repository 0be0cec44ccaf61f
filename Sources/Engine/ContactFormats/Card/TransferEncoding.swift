/// Undoes what was done to a value so that it could travel: quoted-printable and character sets.
enum TransferEncoding {
  /// The value in UTF-8, with the escapes of its version still in it.
  ///
  /// A semicolon that was hidden by quoted-printable separates nothing, so it comes out escaped.
  static func decode(
    _ text: Span<UInt8>,
    _ value: Range<Int>,
    isQuotedPrintable: Bool,
    charset: [UInt8],
    otherwise guess: String?
  ) -> [UInt8] {
    guard isQuotedPrintable else {
      return Charset.decode(text.copy(value), declared: charset, otherwise: guess)
    }
    // Where a byte may be anything, so may a semicolon.
    if case .foreign(let name) = CharsetName(charset), CharsetName.hidesInSevenBits(name) {
      return Charset.decode(quotedPrintable(text, value), declared: charset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var start = value.lowerBound
    while start <= value.upperBound {
      let end = ComponentList.end(in: text, start..<value.upperBound, separator: .semicolon)
      let part = Charset.decode(
        quotedPrintable(text, start..<end),
        declared: charset,
        otherwise: guess
      )
      for (index, byte) in part.enumerated() {
        if byte == .semicolon && (index == 0 || part[index - 1] != .backslash) {
          result.append(.backslash)
        }
        result.append(byte)
      }
      if end < value.upperBound {
        // A backslash that was hidden is text, and escapes no separator.
        let hidden = part.reversed().prefix { $0 == .backslash }.count
        if hidden % 2 == 1 { result.append(.backslash) }
        result.append(.semicolon)
      }
      start = end + 1
    }
    return result
  }

  /// The bytes that quoted-printable text stands for; what is none stays as it is.
  static func quotedPrintable(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == .equals, index + 2 < range.upperBound,
        let high = text[index + 1].hexValue, let low = text[index + 2].hexValue
      {
        result.append(high << 4 | low)
        index += 3
      } else if text[index] == .equals, text.trimmed((index + 1)..<range.upperBound).isEmpty {
        break  // a soft break that nothing follows
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  fileprivate var hexValue: UInt8? {
    if self &- UInt8(ascii: "0") < 10 { return self - UInt8(ascii: "0") }
    if upper &- UInt8(ascii: "A") < 6 { return upper - UInt8(ascii: "A") + 10 }
    return nil
  }
}
