import ContactModel

/// How a line was spelled in another version, in a parameter of the line that it became.
///
/// It is used on the way back only if the line still says what was made of the carried one, so that
/// a change in between is not undone.
enum CarriedLine {
  /// Adds to `line` that it was `original` in a card of `version`.
  static func attach(
    _ original: ContentLine,
    of version: CardVersion,
    to line: inout ContentLine,
    sharesValue: Bool
  ) {
    var text = LineSpelling.header(original, version: .v40)
    if !sharesValue { text += original.value }
    let mark = sharesValue ? "H" : "L"
    line.parameters.removeAll { $0.name == version.carrier }
    line.parameters.append(
      ContentLine.Parameter(name: version.carrier, values: [mark + percentEncoded(text)])
    )
  }

  /// What `line` carries of `version`; of a header alone, `value` is the value.
  static func carried(
    by line: ContentLine,
    of version: CardVersion,
    value: [UInt8]
  ) -> ContentLine? {
    guard let text = line.parameters.first(where: { $0.name == version.carrier })?.values.first,
      let mark = text.first, mark == "H" || mark == "L"
    else { return nil }
    let bytes = percentDecoded(text.utf8.dropFirst())
    // Unfolded lines are read as they are.
    guard !bytes.contains(where: \.isLineEnd),
      let header = PropertyHeader(in: bytes.span, 0..<bytes.count),
      let read = ContentLines.card(
        (bytes[..<header.value] + [.lineFeed])[...],
        firstLine: line.line
      ).first
    else { return nil }
    var result = read
    result.group = line.group
    result.value = mark == "H" ? value : Array(bytes[header.value...])
    result.raw = []
    return result
  }

  /// `line` without what it carries of `version`.
  static func plain(_ line: ContentLine, without version: CardVersion) -> ContentLine {
    var result = line
    result.parameters.removeAll { $0.name == version.carrier }
    return result
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// `text` with all but letters, digits and three signs as `%3A`: no version needs quotes for it.
  private static func percentEncoded(_ text: [UInt8]) -> String {
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), .dot, UInt8(ascii: "_"):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
