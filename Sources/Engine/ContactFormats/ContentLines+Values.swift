package import ContactModel

extension ContentLines {
  /// The value of a card's line in UTF-8, its escapes still in it.
  ///
  /// A semicolon that was hidden by quoted-printable has a backslash before it. `charset` is the
  /// encoding of what is neither UTF-8 nor declared, as in ``ContactTable/charset``.
  package static func decodedValue(of line: ContentLine, charset: String? = nil) -> [UInt8] {
    TransferEncoding.decode(
      line.value.span,
      0..<line.value.count,
      isQuotedPrintable: isQuotedPrintable(line.parameters),
      charset: Array(declaredCharset(line.parameters).utf8),
      otherwise: charset
    )
  }

  /// The value of a card's line as people read it: decoded, its escapes undone.
  package static func text(of line: ContentLine, charset: String? = nil) -> String {
    let value = decodedValue(of: line, charset: charset)
    let escapes = TextEscapes(hasLineEnds: true, joinsAtCommas: false)
    return String(decoding: escapes.undone(in: value.span, 0..<value.count), as: UTF8.self)
  }

  /// The bytes that a card's line holds in base64, as a picture is; `nil` where it holds none.
  ///
  /// They stand behind `ENCODING=b` or `BASE64`, or in a `data:` URI.
  package static func binary(of line: ContentLine) -> [UInt8]? {
    let encoding = line.parameters.first { $0.name == "ENCODING" }?.values.first ?? ""
    if ["B", "BASE64"].contains(encoding.uppercased()) { return Base64Text.decode(line.value) }
    let scheme = Array("DATA:".utf8)
    guard line.value.count > scheme.count,
      line.value.span.equals(0..<scheme.count, upper: scheme),
      let comma = line.value.firstIndex(of: .comma)
    else { return nil }
    let head = line.value[..<comma].map(\.upper)
    return head.suffix(7) == Array(";BASE64".utf8)[...]
      ? Base64Text.decode(Array(line.value[(comma + 1)...])) : nil
  }

  /// The value of a card's line as its own encoding has it: quoted-printable undone, no more.
  package static func transferDecoded(of line: ContentLine) -> [UInt8] {
    isQuotedPrintable(line.parameters)
      ? TransferEncoding.quotedPrintable(line.value.span, 0..<line.value.count) : line.value
  }

  /// `value` in UTF-8; quoted-printable is left for later, since semicolons may hide in it.
  static func decoded(
    _ value: [UInt8],
    _ parameters: [ContentLine.Parameter],
    charset: String?
  ) -> [UInt8] {
    guard !isQuotedPrintable(parameters) else { return value }
    let declared = Array(declaredCharset(parameters).utf8)
    return Charset.decode(value, declared: declared, otherwise: charset)
  }

  private static func declaredCharset(_ parameters: [ContentLine.Parameter]) -> String {
    parameters.first { $0.name == "CHARSET" }?.values.first ?? ""
  }

  private static func isQuotedPrintable(_ parameters: [ContentLine.Parameter]) -> Bool {
    let encoding = parameters.first { $0.name == "ENCODING" }?.values.first ?? ""
    return ["QUOTED-PRINTABLE", "QP", "Q"].contains(encoding.uppercased())
  }
}
