package import ContactModel

extension ContentLines {
  /// Every attribute of an LDIF record, in order.
  ///
  /// Comments, blank lines and lines that are no attribute are among them, with an empty name and
  /// what stands on them as value. `raw` of all lines, put together, is `bytes`. Options are
  /// parameters: `cn;lang-de` has a LANGUAGE, any other an OPTION. The value is that which base64
  /// stands for; where it is a place that was not fetched, there is a parameter VALUE that is `uri`.
  ///
  /// - Parameters:
  ///   - bytes: The record, or any other text.
  ///   - firstLine: The line on which `bytes` begin in their source, counted from 1.
  ///   - charset: The encoding of what is no UTF-8, as in ``ContactTable/charset``.
  /// - Returns: One line for each attribute, comment and so on.
  package static func record(
    _ bytes: ArraySlice<UInt8>,
    firstLine: Int,
    charset: String? = nil
  ) -> [ContentLine] {
    let source = Array(bytes)
    let span = source.span
    var scanner = LDIFScanner(position: 0, line: firstLine)
    var lines: [ContentLine] = []
    while let line = scanner.next(in: span) {
      let raw = Array(source[line.raw])
      let text = line.unfolded(in: span, keepsBlanks: false)
      guard text.first != UInt8(ascii: "#"),
        let attribute = LDIFAttribute(in: text.span, 0..<text.count)
      else {
        lines.append(ContentLine(raw: raw, name: "", value: text, line: line.line))
        continue
      }
      let value = attribute.bytes(in: text.span) ?? Array(text[attribute.value])
      lines.append(
        ContentLine(
          raw: raw,
          name: String(decoding: text[attribute.name].map(\.upper), as: UTF8.self),
          parameters: options(of: attribute, in: text),
          value: value.isText ? Charset.decode(value, otherwise: charset) : value,
          line: line.line
        )
      )
    }
    return lines
  }

  private static func options(
    of attribute: LDIFAttribute,
    in text: [UInt8]
  ) -> [ContentLine.Parameter] {
    var parameters = text[attribute.options].split(separator: .semicolon).map { option in
      let name = String(decoding: option, as: UTF8.self)
      return name.lowercased().hasPrefix("lang-")
        ? ContentLine.Parameter(name: "LANGUAGE", values: [String(name.dropFirst(5))])
        : ContentLine.Parameter(name: "OPTION", values: [name])
    }
    if attribute.form == .place { parameters.append(.init(name: "VALUE", values: ["uri"])) }
    return parameters
  }
}

extension [UInt8] {
  /// Whether it has no control characters, as pictures and certificates have.
  var isText: Bool { allSatisfy { $0 >= 0x20 || $0.isBlank } }
}
