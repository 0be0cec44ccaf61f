package import ContactModel

/// Gives contacts of any format as vCard lines, and lines of one version as those of another.
///
/// Nothing is lost: what a version has no place for becomes an extension, from which the way back
/// makes it again, and a note tells of it.
package enum CardConversion {
  /// The lines of a card in `version`.
  ///
  /// Lines that are the same in both versions keep their bytes. A card that is in `version` already
  /// is given as it is.
  ///
  /// - Parameters:
  ///   - lines: All lines of the card, as ``ContentLines/card(_:firstLine:)`` gives them.
  ///   - version: The version that is wanted.
  /// - Returns: All lines from BEGIN to END, and what had no place of its own.
  /// - Complexity: O(*n*) in the size of the card.
  package static func converted(_ lines: [ContentLine], to version: CardVersion) -> ConvertedCard {
    let source = CardVersion(of: lines)
    guard source != version else { return ConvertedCard(lines: lines) }
    let lineEnd = lineEnd(of: lines)
    let originals = properties(of: lines)
    // While they are worked on, lines are numbered by their place, since several may stand on one.
    var body = originals.indices.map { originals[$0].numbered($0) }
    if version == .v40 { body = CardPairs.joined(body, version: source) }
    var hub = source == .v40 ? body : body.map(LineConversion(version: source).upgraded)
    var notes: [ConversionNote] = []
    (hub, notes) = DerivedNames.completed(hub, for: version, line: -1)
    var result = hub
    if version != .v40 {
      result = hub.map(LineConversion(version: version).downgraded)
      if source == .v40 {
        result = CardPairs.kept(result, of: hub, version: version)
        result = CardPairs.separated(result, version: version)
      }
    }
    result = result.map { line in
      let original = originals.indices.contains(line.line) ? originals[line.line] : nil
      notes += ConversionNotes.notes(on: line, from: original, source: source, target: version)
      if let original, original.isSame(as: line),
        keepsBytes(of: original, from: source, to: version)
      {
        return original
      }
      let number = original?.line ?? lines.first?.line ?? 1
      return LineSpelling.spelled(line.numbered(number), version: version, lineEnd: lineEnd)
    }
    for index in notes.indices {
      let place = notes[index].line
      notes[index].line =
        originals.indices.contains(place) ? originals[place].line : lines.first?.line ?? 1
    }
    return ConvertedCard(
      lines: framed(result, version: version, source: lines, lineEnd: lineEnd),
      notes: notes
    )
  }

  /// The lines of a contact of any source as a card in UTF-8.
  ///
  /// - Parameters:
  ///   - index: The contact's place among the table's entries.
  ///   - table: What a source was read as.
  ///   - version: The version that is wanted; a card in it already keeps its bytes.
  /// - Returns: All lines from BEGIN to END, and what had no place of its own.
  package static func lines(
    of index: Int,
    in table: ContactTable,
    version: CardVersion = .v40
  ) -> ConvertedCard {
    let entry = table.entries[index]
    let bytes = table.text.bytes[entry.bytes]
    switch table.layout {
    case .vCard:
      let lines = ContentLines.lines(of: table, at: index)
      let result = converted(lines, to: version)
      let end = lineEnd(of: lines)
      return ConvertedCard(
        lines: result.lines.map { inUTF8($0, version: version, lineEnd: end) },
        notes: result.notes
      )
    case .csv(let layout):
      let cells = ContentLines.lines(of: table, at: index).map { cell in
        var cell = cell
        cell.value = Charset.decode(cell.value, otherwise: table.charset)
        return cell
      }
      return card(named(RowConversion(layout).properties(of: cells)), version: version)
    case .ldif:
      let record = LDIFRecord(bytes, firstLine: entry.line)
      return card(LDIFConversion.properties(of: record), version: version)
    case .json:
      return card(JSONContacts.properties(of: bytes, firstLine: entry.line), version: version)
    }
  }

  /// `properties` with the whole name that the parts in a row make: few tables have a column for it.
  private static func named(_ properties: [ContentLine]) -> [ContentLine] {
    guard !properties.contains(where: { $0.name == "FN" }),
      let parts = properties.first(where: { $0.name == "N" })
    else { return properties }
    let name = DerivedNames.fullName(of: properties)
    return [ContentLine(property: "FN", value: name, line: parts.line)] + properties
  }

  /// `line`, spelled anew where its bytes are no UTF-8.
  private static func inUTF8(
    _ line: ContentLine,
    version: CardVersion,
    lineEnd: [UInt8]
  ) -> ContentLine {
    guard !UTF8Validity.isValid(line.raw.span, 0..<line.raw.count) else { return line }
    var result = line
    let coding = LineCoding(line)
    if !coding.isBase64 {
      result.value = coding.decodedValue(of: line)
      result.parameters.removeAll {
        $0.name == "CHARSET" || ($0.name == "ENCODING" && coding.unknownEncoding == nil)
      }
    }
    return LineSpelling.spelled(result, version: version, lineEnd: lineEnd)
  }

  /// A card of `version` with `properties`, which are lines of vCard 4.0 that are not spelled yet.
  static func card(_ properties: [ContentLine], version: CardVersion = .v40) -> ConvertedCard {
    let lineEnd: [UInt8] = [.carriageReturn, .lineFeed]
    let (completed, notes) = DerivedNames.completed(
      properties,
      for: .v40,
      line: properties.first?.line ?? 1
    )
    let lines = completed.map {
      LineSpelling.spelled($0, version: .v40, lineEnd: lineEnd)
    }
    let whole = framed(lines, version: .v40, source: [], lineEnd: lineEnd)
    guard version != .v40 else { return ConvertedCard(lines: whole, notes: notes) }
    var result = converted(whole, to: version)
    result.notes = notes + result.notes
    return result
  }

  /// The lines of a card that say something: without BEGIN, VERSION, END and blank lines.
  static func properties(of lines: [ContentLine]) -> [ContentLine] {
    lines.enumerated().filter { index, line in
      switch line.name {
      case "VERSION": false
      case "BEGIN": index > 0 || !isFrame(line)
      case "END": index < lines.count - 1 || !isFrame(line)
      case "": !line.value.allSatisfy(\.isBlank)
      default: true
      }
    }.map(\.element)
  }

  /// The properties of a card of vCard 4.0, none of them stray or in another encoding.
  static func hub(_ lines: [ContentLine]) -> [ContentLine] {
    properties(of: lines).map { line in
      if line.name.isEmpty { return StrayLine.property(line) }
      let coding = LineCoding(line)
      guard
        !UTF8Validity.isValid(line.value.span, 0..<line.value.count)
          || line.parameters.contains(where: { $0.name == "CHARSET" || $0.name == "ENCODING" }),
        !coding.isBase64
      else { return line }
      // vCard 4.0 has no other encodings; a card may have them all the same.
      var result = line
      result.value = TextValue.withEscapedLineEnds(coding.decodedValue(of: line))
      result.parameters.removeAll {
        $0.name == "CHARSET" || ($0.name == "ENCODING" && coding.unknownEncoding == nil)
      }
      return result
    }
  }

  private static func isFrame(_ line: ContentLine) -> Bool {
    line.parameters.isEmpty
      && line.value.filter { !$0.isBlank }.map(\.upper) == Array("VCARD".utf8)
  }

  /// `lines` between BEGIN, VERSION and END; BEGIN and END are those of `source` if it has them.
  private static func framed(
    _ lines: [ContentLine],
    version: CardVersion,
    source: [ContentLine],
    lineEnd: [UInt8]
  ) -> [ContentLine] {
    func line(_ name: String, _ value: String, at number: Int) -> ContentLine {
      LineSpelling.spelled(
        ContentLine(raw: [], name: name, value: Array(value.utf8), line: number),
        version: .v30,
        lineEnd: lineEnd
      )
    }
    let first = source.first?.line ?? lines.first?.line ?? 1
    let last = source.last?.line ?? lines.last?.line ?? 1
    let begin = source.first.flatMap { $0.name == "BEGIN" && $0.group.isEmpty ? $0 : nil }
    let end = source.last.flatMap {
      $0.name == "END" && $0.raw.last?.isLineEnd == true && $0.group.isEmpty ? $0 : nil
    }
    return [
      begin ?? line("BEGIN", "VCARD", at: first), line("VERSION", version.text, at: first),
    ] + lines + [end ?? line("END", "VCARD", at: last)]
  }

  /// The line end that the card's first line has.
  private static func lineEnd(of lines: [ContentLine]) -> [UInt8] {
    let end = lines.first.map { $0.raw.reversed().prefix { $0.isLineEnd }.reversed() } ?? []
    switch Array(end) {
    case [.lineFeed]: return [.lineFeed]
    case [.carriageReturn]: return [.carriageReturn]
    default: return [.carriageReturn, .lineFeed]
    }
  }

  /// Whether the bytes of a line are right in the other version too.
  private static func keepsBytes(
    of line: ContentLine,
    from source: CardVersion,
    to target: CardVersion
  ) -> Bool {
    guard let last = line.raw.last, last.isLineEnd,
      UTF8Validity.isValid(line.raw.span, 0..<line.raw.count)
    else { return false }
    guard source == .v21 || target == .v21 else { return true }
    // Folds and the words of parameters have other rules in vCard 2.1.
    let text = LineEnds.line(in: line.raw.span, from: 0)
    guard text.next == line.raw.count, line.raw.allSatisfy({ $0 < 0x80 }),
      target != .v21 || text.text <= LineSpelling.longestLine
    else { return false }
    let words = line.parameters.count
    let header = line.raw.prefix { $0 != .colon }
    return header.count { $0 == .equals } == words && !header.contains(.quote)
  }
}

extension ContentLine {
  /// The line under another number.
  fileprivate func numbered(_ number: Int) -> ContentLine {
    var result = self
    result.line = number
    return result
  }
}
