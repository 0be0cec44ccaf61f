package import ContactModel

/// Takes a card or a row apart, so that it can be put together again from its parts.
package enum ContentLines {
  /// The lines of the contact at `index`: those of a card or of a record, or the cells of a row.
  package static func lines(of table: ContactTable, at index: Int) -> [ContentLine] {
    let entry = table.entries[index]
    let bytes = table.text.bytes[entry.bytes]
    switch table.layout {
    case .vCard: return card(bytes, firstLine: entry.line, charset: table.charset)
    case .ldif: return record(bytes, firstLine: entry.line, charset: table.charset)
    case .csv(let layout):
      return row(bytes, layout: layout, firstLine: entry.line)
    case .json: return CardConversion.lines(of: index, in: table).lines
    }
  }

  /// Every line of a card, in order.
  ///
  /// Blank lines and lines that are no property are among them, with an empty name and what stands
  /// on them as value. A card within the card is part of its AGENT line. `raw` of all lines, put
  /// together, is `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The card, or any other text.
  ///   - firstLine: The line on which `bytes` begin in their source, counted from 1.
  ///   - charset: The encoding of what is neither UTF-8 nor declared, as in
  ///     ``ContactTable/charset``.
  /// - Returns: One line for each property, blank line and so on. Values are UTF-8, unless they are
  ///   in quoted-printable.
  package static func card(
    _ bytes: ArraySlice<UInt8>,
    firstLine: Int,
    charset: String? = nil
  ) -> [ContentLine] {
    let source = Array(bytes)
    let span = source.span
    var lines: [ContentLine] = []
    var scanner = CardLineScanner(position: 0, line: firstLine)
    var isVersion21 = false
    while let line = scanner.next(in: span) {
      let text = line.unfolded(in: span, keepsBlanks: isVersion21)
      guard let header = PropertyHeader(in: text.span, 0..<text.count) else {
        let value = Charset.decode(text, otherwise: charset)
        lines.append(
          ContentLine(raw: Array(source[line.raw]), name: "", value: value, line: line.line)
        )
        continue
      }
      let known = CardProperty(text.span, header.name)
      var raw = line.raw
      var value = Array(text[header.value...])
      if known == .agent, let inner = InnerCard(value),
        let end = endOfInnerCard(in: span, scanner: &scanner, depth: inner == .hasBegun ? 1 : 0)
      {
        raw = raw.lowerBound..<end
        let rest = source[line.raw.upperBound..<end]
        value = inner == .hasBegun ? value + [.lineFeed] + rest : Array(rest)
      }
      if known == .version {
        isVersion21 = text.span.trimmed(header.value..<text.count).isVersion21(text.span)
      }
      let parameters = parameters(text, header.parameters, charset: charset)
      lines.append(
        ContentLine(
          raw: Array(source[raw]),
          group: String(decoding: text[header.group], as: UTF8.self),
          name: upperName(text, header.name),
          parameters: parameters,
          value: decoded(value, parameters, charset: charset),
          line: line.line
        )
      )
    }
    return lines
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
  /// - Returns: One line for each cell, its value in the encoding of the source.
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

  /// Where the card ends that begins in the next line that is not blank; `nil` where none begins.
  private static func endOfInnerCard(
    in bytes: Span<UInt8>,
    scanner: inout CardLineScanner,
    depth start: Int
  ) -> Int? {
    var ahead = scanner
    var depth = start
    while let line = ahead.next(in: bytes) {
      switch CardDelimiter(in: bytes, line.first) {
      case .begin: depth += 1
      case .end: depth -= 1
      case nil: if depth == 0 && !line.isBlank(in: bytes) { return nil }
      }
      guard depth <= ReadingBounds.standard.nesting else { return nil }
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

  private static func parameters(
    _ text: [UInt8],
    _ range: Range<Int>,
    charset: String?
  ) -> [ContentLine.Parameter] {
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
      parameters.append(
        ContentLine.Parameter(name: name, values: values(text, value, charset: charset))
      )
    }
    return parameters
  }

  /// The name that vCard 2.1 leaves out before `word`.
  private static func bareName(_ text: Span<UInt8>, _ word: Range<Int>) -> String {
    PackedWord(text, word).flatMap { PropertyParameters.encoding($0) } == nil ? "TYPE" : "ENCODING"
  }

  /// The values between the commas outside of quotes.
  private static func values(
    _ text: [UInt8],
    _ range: Range<Int>,
    charset: String?
  ) -> [String] {
    let span = text.span
    var values: [String] = []
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = PropertyParameters.end(of: .comma, in: span, start..<range.upperBound)
      let plain = PropertyParameters.unquoted(span, start..<end)
      let value = Charset.decode(Array(text[plain]), otherwise: charset)
      values.append(String(decoding: value, as: UTF8.self))
      start = end + 1
    }
    return values
  }
}
