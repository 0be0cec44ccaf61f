import ContactFormats
import ContactModel
import ContactStore
import Merging
import ResponsiveWork

/// One export: writes contacts of a book to a file or to standard output.
struct BookExport {
  let store: ContactStore
  let progress: WorkProgress
  let unfinished: UnfinishedFiles

  /// Writes what is asked for.
  func run(_ request: ExportRequest, to path: String) throws -> ExportReport {
    let request = try implied(request, by: path)
    if request.format == nil, request.version == nil, let source = try wholeSource(request) {
      if let report = try writeBack(source, to: path) { return report }
      // A table with changed rows is written anew, in the form that is nearest to it.
      let format = CardForms.nearest(to: source.format)
      let contacts = try contacts(of: source)
      return try write(contacts, ExportRequest(format: format), to: path)
    }
    if let name = request.source {
      return try write(try contacts(of: try self.source(named: name)), request, to: path)
    }
    return request.isVerbatim ? try writeAll(to: path) : try write(try all(), request, to: path)
  }

  /// The request, in the format of which the file's name speaks where nobody names one: who writes
  /// to contacts.vcf wants no table, also where the contacts came from one.
  private func implied(_ request: ExportRequest, by path: String) throws -> ExportRequest {
    guard request.format == nil, request.version == nil,
      let format = ExportFormat.implied(by: path)
    else { return request }
    let source = try wholeSource(request).map { CardForms.nearest(to: $0.format) }
    guard (source ?? .vcard).ending != format.ending else { return request }
    var request = request
    request.format = format
    return request
  }

  func checkpoint() throws {
    if progress.isCancelled { throw CancellationError() }
  }

  // MARK: Sources

  /// The newest import of the source that `name` names: in full, as a path, or by its last part.
  func source(named name: String) throws -> StoredImport {
    let imports = try store.imports()
    let names = Set(imports.map(\.source))
    // A source may have the name that another has in this folder: what is written in full is first.
    var matches = names.filter { $0 == name }
    if matches.isEmpty { matches = names.filter { $0 == place(of: name) } }
    if matches.isEmpty { matches = names.filter { fileName(of: $0) == name } }
    guard matches.count < 2 else {
      throw AddressBookError.usage(
        message: "\(name) names several sources; give one in full: "
          + matches.sorted().joined(separator: ", ")
      )
    }
    guard let match = matches.first, let last = imports.last(where: { $0.source == match }) else {
      let known = names.sorted().prefix(5).joined(separator: ", ")
      throw AddressBookError.notFound(
        message: "nothing was imported from \(name)"
          + (known.isEmpty ? "; import a file first" : "; there is: \(known)")
      )
    }
    return last
  }

  /// The import that is the whole of what is asked for; `nil` where there is more than that.
  private func wholeSource(_ request: ExportRequest) throws -> StoredImport? {
    if let name = request.source { return try source(named: name) }
    let imports = try store.imports()
    return imports.count == 1 ? imports[0] : nil
  }

  /// The contacts that a source has, in its order.
  private func contacts(of source: StoredImport) throws -> [ContactID] {
    var contacts: [ContactID] = []
    try store.export(source.number) { piece in
      switch piece {
      case .verbatim: try checkpoint()
      case .untouched(let contact, _), .changed(let contact, _): contacts.append(contact)
      }
    }
    return contacts
  }

  /// Writes a source as it came, changed cards in their places; `nil` where it holds no cards and
  /// some have changed, so that this cannot be done.
  private func writeBack(_ source: StoredImport, to path: String) throws -> ExportReport? {
    let storage = SourceStorage(text: source.encoding)
    let isCompressed = path == "-" ? storage.isCompressed : path.hasSuffix(".gz")
    var count = 0
    var changed: Set<ContactID> = []
    try store.export(source.number) { piece in
      switch piece {
      case .verbatim: try checkpoint()
      case .untouched: count += 1
      case .changed(let contact, _):
        count += 1
        changed.insert(contact)
      }
    }
    guard try canStandAsItCame(source, changedCount: changed.count) else { return nil }
    progress.setTotal(units: Int64(max(1, count)))
    var counter = progress.counter()
    let output = try ExportOutput(path, unfinished: unfinished, checkpoint: checkpoint)
    let isKept = isCompressed == storage.isCompressed
    let isUntouched = try isKept && store.exportUntouched(source.number, sink: output.append)
    if !isUntouched {
      var form = storage
      form.isCompressed = isCompressed
      form.charset = nil
      output.form = form
      try store.export(source.number) { piece in
        switch piece {
        case .verbatim(let bytes): try output.append(bytes)
        case .untouched(_, let bytes), .changed(_, let bytes):
          try output.append(bytes)
          try counter.add(units: 1)
        }
      }
    }
    try output.finish()
    return ExportReport(
      count: count,
      source: source.source,
      changed: changed.count,
      notes: [],
      noteCount: 0
    )
  }

  /// Whether what is left of a source can be written in its own form: cards can always, rows and
  /// records where none has changed, and what stands in a list only where none is missing either.
  private func canStandAsItCame(_ source: StoredImport, changedCount: Int) throws -> Bool {
    guard CardForms.isCard(source.format) || changedCount == 0 else { return false }
    guard CardForms.isList(source.format) else { return true }
    var isWhole = true
    try store.changes(since: source.number) { _ in isWhole = false }
    return isWhole
  }

  // MARK: Contacts

  private func all() throws -> [ContactID] {
    var contacts: [ContactID] = []
    try store.eachContact { contact in
      contacts.append(contact.id)
      if contacts.count.isMultiple(of: 1_000) { try checkpoint() }
    }
    return contacts
  }

  /// Writes all cards as they are; those in older encodings in UTF-8, since a file has one.
  private func writeAll(to path: String) throws -> ExportReport {
    progress.setTotal(units: Int64(max(1, try store.counts().contacts)))
    var counter = progress.counter()
    let output = try ExportOutput(path, unfinished: unfinished, checkpoint: checkpoint)
    output.form = SourceStorage(isCompressed: path.hasSuffix(".gz"))
    let charsets = try SourceCharsets(store)
    var count = 0
    try store.eachContact { contact in
      let card = UnifiedCards.inUTF8(
        contact.bytes,
        charset: charsets.charset(for: contact.id.number, card: contact.bytes)
      )
      try output.append(card)
      if card.last?.isLineEnd != true { try output.append([0x0D, 0x0A]) }
      count += 1
      try counter.add(units: 1)
    }
    try output.finish()
    return ExportReport(count: count, source: nil, changed: 0, notes: [], noteCount: 0)
  }

  /// Writes contacts in the format that is asked for.
  private func write(
    _ contacts: [ContactID],
    _ request: ExportRequest,
    to path: String
  ) throws -> ExportReport {
    progress.setTotal(units: Int64(max(1, contacts.count)))
    var counter = progress.counter()
    let output = try ExportOutput(path, unfinished: unfinished, checkpoint: checkpoint)
    output.form = SourceStorage(isCompressed: path.hasSuffix(".gz"))
    let charsets = try SourceCharsets(store)
    var done = 0
    let notes = try CardForms.write(
      count: contacts.count,
      as: request.format ?? .vcard,
      version: request.version,
      to: output.append
    ) { index in
      // Tables are gone through twice: the columns come first.
      if index >= done {
        try counter.add(units: 1)
        done = index + 1
      } else {
        try checkpoint()
      }
      let contact = contacts[index]
      let card = try store.contact(contact).bytes
      return (card, charsets.charset(for: contact.number, card: card))
    }
    try output.finish()
    return ExportReport(
      count: contacts.count,
      source: nil,
      changed: 0,
      notes: Array(notes.prefix(Self.mostNotes)),
      noteCount: notes.count
    )
  }

  /// So many notes are told one by one.
  private static let mostNotes = 20
}

/// Where an export goes: a file that appears whole or not at all, or standard output.
final class ExportOutput {
  /// How the text is stored; where that is not plain, it is gathered first.
  var form = SourceStorage()
  private let path: String
  private let file: PendingFile?
  private let unfinished: UnfinishedFiles
  private let checkpoint: () throws -> Void
  private var gathered: [UInt8] = []

  /// So much is written at once.
  private static let pieceSize = 1 << 20

  init(
    _ path: String,
    unfinished: UnfinishedFiles,
    checkpoint: @escaping () throws -> Void
  ) throws {
    self.path = path
    self.unfinished = unfinished
    self.checkpoint = checkpoint
    file = path == "-" ? nil : try PendingFile(path, unfinished: unfinished)
  }

  func append(_ bytes: [UInt8]) throws {
    gathered += bytes
    if form == SourceStorage(), gathered.count >= Self.pieceSize { try flush() }
  }

  /// Puts what was written in its place.
  func finish() throws {
    if form != SourceStorage() { gathered = try form.stored(gathered, path: path) }
    try flush()
    if let file { try unfinished.commit([file], checkpoint: checkpoint) }
  }

  /// Writes the rest, and leaves it to others to put the file in its place.
  func closed() throws -> PendingFile? {
    try flush()
    return file
  }

  private func flush() throws {
    if let file {
      try file.append(gathered, checkpoint: checkpoint)
    } else {
      try writeStandardOutput(gathered, checkpoint: checkpoint)
    }
    gathered.removeAll(keepingCapacity: true)
  }
}
