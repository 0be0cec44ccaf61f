package import ContactModel

/// Writes contacts in any format.
package enum ContactWriting {
  /// How many bytes are gathered before they are handed over.
  private static let piece = 1 << 18

  /// Writes `count` contacts to `sink`, a piece at a time.
  ///
  /// Memory does not grow with the number of contacts: they are asked for one after the other, for
  /// tables twice, since the columns are written first.
  ///
  /// - Parameters:
  ///   - count: How many contacts there are.
  ///   - format: What is written.
  ///   - sink: Takes the next bytes; what it throws ends the writing and is passed on.
  ///   - card: Gives all lines of the contact at that place, counted from 0, from BEGIN to END in
  ///     any version; the same whenever it is asked for a place.
  /// - Returns: What the format has no place of its own for, the first ten thousand of it. Nothing
  ///   of it is lost: `place` of each note says where it is.
  /// - Throws: What `sink` and `card` throw.
  package static func write(
    count: Int,
    as format: ContactFormat,
    to sink: (_ bytes: [UInt8]) throws -> Void,
    card: (_ index: Int) throws -> [ContentLine]
  ) rethrows -> [ConversionNote] {
    var writer = try FormatWriter(format, count: count, card: card)
    var bytes = writer.head
    for index in 0..<count {
      writer.append(try card(index), isFirst: index == 0, to: &bytes)
      if bytes.count >= piece {
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    bytes += writer.tail
    if !bytes.isEmpty { try sink(bytes) }
    return writer.notes.all
  }

  /// Writes `cards`, each all lines of a card in any version.
  ///
  /// - Returns: The file, and what the format has no place of its own for.
  package static func write(
    _ cards: [[ContentLine]],
    as format: ContactFormat
  ) -> (bytes: [UInt8], notes: [ConversionNote]) {
    var bytes: [UInt8] = []
    let notes = write(count: cards.count, as: format, to: { bytes += $0 }) { cards[$0] }
    return (bytes, notes)
  }
}

/// The notes of a file: the first of them, and how many there are.
struct NoteList {
  private var notes: [ConversionNote] = []
  private var leftOut = 0

  /// More notes than this are counted, not listed: nobody reads them, and they take memory.
  private static let limit = 10_000

  mutating func add(_ more: [ConversionNote]) {
    let room = Self.limit - notes.count
    notes += more.prefix(room)
    leftOut += max(0, more.count - room)
  }

  /// The notes, and one that says how many are not among them.
  var all: [ConversionNote] {
    guard leftOut > 0 else { return notes }
    return notes + [
      ConversionNote(
        line: notes.last?.line ?? 1,
        what: "\(leftOut) further notes",
        place: "not listed"
      )
    ]
  }
}

/// Writes one contact after the other in a format.
private struct FormatWriter {
  let format: ContactFormat
  private(set) var notes = NoteList()
  private var table: RowWriting?

  init(
    _ format: ContactFormat,
    count: Int,
    card: (Int) throws -> [ContentLine]
  ) rethrows {
    self.format = format
    let style: TableStyle
    switch format {
    case .csv: style = .own
    case .google: style = .google
    case .outlook: style = .outlook
    case .vCard, .jCard, .jsContact, .ldif: return
    }
    var survey = TableSurvey(style)
    for index in 0..<count { survey.add(Self.properties(try card(index))) }
    table = RowWriting(survey)
    notes.add(survey.notes)
  }

  /// What stands before the first contact.
  var head: [UInt8] {
    switch format {
    case .jCard, .jsContact: Array("[".utf8)
    case .ldif: Array("version: 1\n\n".utf8)
    case .csv, .google, .outlook: table?.header ?? []
    case .vCard: []
    }
  }

  /// What stands behind the last.
  var tail: [UInt8] {
    switch format {
    case .jCard, .jsContact: Array("\n]\n".utf8)
    case .vCard, .csv, .google, .outlook, .ldif: []
    }
  }

  private static func properties(_ lines: [ContentLine]) -> [ContentLine] {
    let card = CardConversion.converted(lines, to: .v40)
    return CardConversion.hub(card.lines)
  }

  /// What stands in `vCardProps` of a JSContact card, which has no place of its own.
  private static func notes(
    on card: JSONValue,
    _ properties: [ContentLine]
  ) -> [ConversionNote] {
    (card["vCardProps"]?.elements ?? []).compactMap { property in
      guard let name = property.elements?.first?.string?.uppercased() else { return nil }
      let line = properties.first { $0.name == name }?.line ?? 1
      return ConversionNote(line: line, what: name, place: "kept in vCardProps")
    }
  }

  mutating func append(
    _ lines: [ContentLine],
    isFirst: Bool,
    to bytes: inout [UInt8]
  ) {
    if case .vCard(let version) = format {
      let card = CardConversion.converted(lines, to: version)
      notes.add(card.notes)
      for line in card.lines { bytes += line.raw }
      // The last line of a file may have no end.
      if bytes.last?.isLineEnd == false { bytes += [.carriageReturn, .lineFeed] }
      return
    }
    let card = CardConversion.converted(lines, to: .v40)
    notes.add(card.notes)
    let properties = CardConversion.hub(card.lines)
    switch format {
    case .jCard, .jsContact:
      bytes += isFirst ? [.lineFeed] : [.comma, .lineFeed]
      let value = format == .jCard ? JCard.card(properties) : JSContact.card(properties)
      notes.add(Self.notes(on: value, properties))
      bytes += value.written
    case .csv, .google, .outlook: bytes += table?.row(properties) ?? []
    case .ldif: bytes += LDIFWriting.record(properties)
    case .vCard: break
    }
  }
}
