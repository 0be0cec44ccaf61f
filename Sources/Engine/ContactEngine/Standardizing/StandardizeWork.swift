import ContactFormats
import ContactModel
import Merging
import ResponsiveWork

/// Standardizes contacts of files, and writes them beside.
struct StandardizeWork: Sendable {
  let sources: ContactSources
  let request: StandardizingRequest
  let progress: WorkProgress
  let unfinished: UnfinishedFiles
  /// Is told each contact that changes.
  let each: @Sendable (StandardizedContact) throws -> Void

  /// Looks at all contacts, and writes them where `output` is not `nil`.
  func run(output: String?) throws -> StandardizingSummary {
    var summary = StandardizingSummary()
    summary.contacts = sources.count
    var rewritings: [ContactRewriting] = []
    let identifiers = sources.identifiers()
    progress.setTotal(units: Int64(max(1, sources.count)))
    var counter = progress.counter()
    for source in sources.sources {
      guard let standardizing = SourceStandardizing(source.table, request) else {
        summary.left.append(
          "\(source.path) is LDIF or JSON, whose contacts are standardized in a book: import it"
        )
        continue
      }
      for index in source.table.entries.indices {
        try counter.add(units: 1)
        let found = standardizing.changes(at: index)
        guard !found.changes.isEmpty else { continue }
        let contact = source.firstContact + index
        let lines = StandardizedText.lines(found, isRow: standardizing.isTable)
        summary.count(lines)
        try each(
          StandardizedContact(
            identifier: identifiers[contact],
            name: sources.name(of: contact),
            file: source.path,
            lines: lines
          )
        )
        if output != nil {
          rewritings.append(standardizing.rewriting(found, at: index, contact: contact))
        }
      }
    }
    if let output { try write(rewritings, identifiers, to: output) }
    return summary
  }

  private func write(
    _ rewritings: [ContactRewriting],
    _ identifiers: [String],
    to output: String
  ) throws {
    let reader = ContactReader(
      lines: { contact in
        let (source, index) = sources.location(of: contact)
        return ContentLines.lines(of: source.table, at: index)
      },
      identifier: { identifiers[$0] },
      name: sources.name,
      lineKey: { _ in "" },
      cellKey: { _, _ in "" }
    )
    let plan: MergePlan
    do {
      plan = try MergePlan(
        sources: sources.sources.map(\.mergeSource),
        rewritings: rewritings,
        reader: reader
      )
    } catch {
      throw AddressBookError.usage(message: error.message)
    }
    let writing = PlanWriting(sources: sources, progress: progress, unfinished: unfinished)
    try unfinished.commit(try writing.pending(plan, to: output), checkpoint: checkpoint)
  }

  private func checkpoint() throws {
    if progress.isCancelled { throw CancellationError() }
  }
}

/// Standardizes the contacts of one source.
struct SourceStandardizing {
  /// The lines of a contact, and what becomes of them.
  struct Found {
    var lines: [ContentLine]
    var changes: [LineChange]
    var charset: String?
  }

  private let table: ContactTable
  private let card: CardStandardizing
  private let row: RowStandardizing?
  private let scan: CardScan

  /// `nil` where contacts of such a source cannot be written in their places.
  init?(_ table: ContactTable, _ request: StandardizingRequest) {
    self.table = table
    card = CardStandardizing(request)
    scan = CardScan(request)
    switch table.layout {
    case .vCard: row = nil
    case .csv(let layout): row = RowStandardizing(request, layout: layout)
    case .ldif, .json: return nil
    }
  }

  /// Whether the source is a table.
  var isTable: Bool { row != nil }

  /// What becomes of the contact at `index`.
  func changes(at index: Int) -> Found {
    let bytes = table.entries[index].bytes
    if row == nil, !scan.mayChange(table.text.bytes.span.extracting(bytes)) {
      return Found(lines: [], changes: [])
    }
    let lines = ContentLines.lines(of: table, at: index)
    let changes =
      row?.changes(lines)
      ?? card.changes(lines, isUTF8: table.isUTF8, charset: table.charset)
    return Found(lines: lines, changes: changes, charset: table.charset)
  }

  /// The changes as edits of the source.
  func rewriting(_ found: Found, at index: Int, contact: Int) -> ContactRewriting {
    var starts: [Int] = []
    var position = table.entries[index].bytes.lowerBound
    for line in found.lines {
      starts.append(position)
      // Between cells there is a separator.
      position += line.raw.count + (isTable ? 1 : 0)
    }
    return ContactRewriting(
      contact: contact,
      edits: found.changes.map { change in
        let range =
          starts[change.index]..<(starts[change.index] + found.lines[change.index].raw.count)
        return (range, change.raw ?? [])
      },
      retired: found.changes.compactMap { change in change.sameAs.map { (change.index, $0) } }
    )
  }
}

/// Lines that change, for people.
enum StandardizedText {
  /// What is written now and then.
  static func lines(
    _ found: SourceStandardizing.Found,
    isRow: Bool
  ) -> [StandardizedContact.Line] {
    found.changes.map { change in
      let line = found.lines[change.index]
      return StandardizedContact.Line(
        number: change.index + 1,
        kinds: StandardizingKind.allCases.filter(change.kinds.contains),
        before: isRow ? cell(line, line.raw) : text(line.raw, found.charset, found.lines),
        after: change.raw.map { isRow ? cell(line, $0) : text($0, found.charset, found.lines) }
      )
    }
  }

  private static func cell(_ line: ContentLine, _ raw: [UInt8]) -> String {
    "\(line.name): \(String(decoding: raw, as: UTF8.self))"
  }

  /// The line without its folds; what is in quoted-printable is decoded.
  private static func text(_ raw: [UInt8], _ charset: String?, _ card: [ContentLine]) -> String {
    let head = Array("VERSION:\(CardVersion(of: card).text)\n".utf8)
    let lines = ContentLines.card((head + raw)[...], firstLine: 1, charset: charset)
    guard lines.count == 2 else { return LineWords.text(raw, charset: charset) }
    let isEncoded = lines[1].parameters.contains {
      $0.name == "ENCODING" && $0.values.first?.uppercased().hasPrefix("Q") == true
    }
    guard isEncoded, let colon = raw.firstIndex(of: UInt8(ascii: ":")) else {
      return LineWords.text(raw, lines[1], charset: charset)
    }
    return String(decoding: raw[...colon], as: UTF8.self)
      + ContentLines.text(of: lines[1], charset: charset)
  }
}
