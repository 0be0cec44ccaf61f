package import ContactModel

/// Takes a card or a row apart, so that it can be put together again from its parts.
package enum ContentLines {
  /// Every line of a card, in order.
  ///
  /// Blank lines and lines that are no property are among them, with an empty name and what stands
  /// on them as value. A card within the card is part of its AGENT line. `raw` of all lines, put
  /// together, is `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The card, or any other text.
  ///   - firstLine: The line on which `bytes` begin in their source, counted from 1.
  /// - Returns: One line for each property, blank line and so on.
  package static func card(_ bytes: ArraySlice<UInt8>, firstLine: Int) -> [ContentLine] {
    let source = Array(bytes)
    let span = source.span
    var lines: [ContentLine] = []
    var scanner = CardLineScanner(position: 0, line: firstLine)
    var isVersion21 = false
    while let line = scanner.next(in: span) {
      let text = line.unfolded(in: span, keepsBlanks: isVersion21)
      guard let header = PropertyHeader(in: text.span, 0..<text.count) else {
        lines.append(
          ContentLine(raw: Array(source[line.raw]), name: "", value: text, line: line.line)
        )
        continue
      }
      let known = CardProperty(text.span, header.name)
      var raw = line.raw
      var value = Array(text[header.value...])
      if known == .agent, value.allSatisfy(\.isBlank),
        let end = endOfInnerCard(in: span, scanner: &scanner)
      {
        raw = raw.lowerBound..<end
        value = Array(source[line.raw.upperBound..<end])
      }
      if known == .version {
        isVersion21 = text.span.trimmed(header.value..<text.count).isVersion21(text.span)
      }
      lines.append(
        ContentLine(
          raw: Array(source[raw]),
          group: String(decoding: text[header.group], as: UTF8.self),
          name: upperName(text, header.name),
          parameters: parameters(text, header.parameters),
          value: value,
          line: line.line
        )
      )
    }
    return lines
  }

  /// The value of a card's line as people read it: decoded, its escapes undone.
  package static func text(of line: ContentLine) -> String {
    let encoding = line.parameters.first { $0.name == "ENCODING" }?.values.first ?? ""
    let charset = line.parameters.first { $0.name == "CHARSET" }?.values.first ?? ""
    let value = TransferEncoding.decode(
      line.value.span,
      0..<line.value.count,
      isQuotedPrintable: ["QUOTED-PRINTABLE", "QP", "Q"].contains(encoding.uppercased()),
      charset: Array(charset.utf8)
    )
    let escapes = TextEscapes(hasLineEnds: true, joinsAtCommas: false)
    return String(decoding: escapes.undone(in: value.span, 0..<value.count), as: UTF8.self)
  }

  /// Every cell of a row, in order, empty ones too.
  ///
  /// `raw` of all cells, with separators between them and the line end of the row, is `bytes`. A
  /// cell that the header has no column for has no name.
  ///
  /// - Parameters:
  ///   - bytes: The row, with its line end.
  ///   - layout: How the rows of its source are written.
  ///   - firstLine: The line on which `bytes` begin in their source, counted from 1.
  /// - Returns: One line for each cell.
  package static func row(
    _ bytes: ArraySlice<UInt8>,
    layout: CSVLayout,
    firstLine: Int
  ) -> [ContentLine] {
    let source = Array(bytes)
    let span = source.span
    var scanner = CSVRowScanner(
      separator: layout.separator,
      position: 0,
      line: firstLine,
      keepsEmptyCells: true
    )
    guard scanner.next(in: span) != nil else { return [] }
    var line = firstLine
    return scanner.cells.map { cell in
      let column = Int(cell.column)
      defer { line += lineEnds(in: span, cell.raw) }
      return ContentLine(
        raw: Array(source[cell.raw]),
        name: column < layout.header.count ? layout.header[column] : "",
        value: cell.text(in: span),
        line: line
      )
    }
  }

  private static func lineEnds(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let (text, next) = LineEnds.line(in: bytes, from: position)
      if text < range.upperBound { count += 1 }
      position = next
    }
    return count
  }

  /// Cards within cards within cards are followed no further than this, which bounds the search.
  private static let deepestCard = 100

  /// Where the card ends that begins in the next line that is not blank; `nil` where none begins.
  private static func endOfInnerCard(
    in bytes: Span<UInt8>,
    scanner: inout CardLineScanner
  ) -> Int? {
    var ahead = scanner
    var depth = 0
    while let line = ahead.next(in: bytes) {
      switch CardDelimiter(in: bytes, line.first) {
      case .begin: depth += 1
      case .end: depth -= 1
      case nil: if depth == 0 && !line.isBlank(in: bytes) { return nil }
      }
      guard depth <= deepestCard else { return nil }
      if depth < 1 && !line.isBlank(in: bytes) {
        guard depth == 0 else { return nil }
        scanner = ahead
        return line.raw.upperBound
      }
    }
    return nil
  }

  private static func upperName(_ text: [UInt8], _ name: Range<Int>) -> String {
    String(decoding: text[name].map(\.upper), as: UTF8.self)
  }

  private static func parameters(_ text: [UInt8], _ range: Range<Int>) -> [ContentLine.Parameter] {
    let span = text.span
    var parameters: [ContentLine.Parameter] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = PropertyParameters.end(of: .semicolon, in: span, start..<range.upperBound)
      let parameter = span.trimmed(start..<end)
      start = end + 1
      guard !parameter.isEmpty else { continue }
      let equals = span.firstIndex(of: .equals, in: parameter)
      let name =
        equals.map { upperName(text, span.trimmed(parameter.lowerBound..<$0)) }
        ?? bareName(span, parameter)
      let value = (equals.map { $0 + 1 } ?? parameter.lowerBound)..<parameter.upperBound
      parameters.append(ContentLine.Parameter(name: name, values: values(text, value)))
    }
    return parameters
  }

  /// The name that vCard 2.1 leaves out before `word`.
  private static func bareName(_ text: Span<UInt8>, _ word: Range<Int>) -> String {
    PackedWord(text, word).flatMap { PropertyParameters.encoding($0) } == nil ? "TYPE" : "ENCODING"
  }

  /// The values between the commas outside of quotes.
  private static func values(_ text: [UInt8], _ range: Range<Int>) -> [String] {
    let span = text.span
    var values: [String] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = PropertyParameters.end(of: .comma, in: span, start..<range.upperBound)
      let plain = PropertyParameters.unquoted(span, start..<end)
      values.append(String(decoding: Charset.decode(Array(text[plain])), as: UTF8.self))
      start = end + 1
    }
    return values
  }
}
