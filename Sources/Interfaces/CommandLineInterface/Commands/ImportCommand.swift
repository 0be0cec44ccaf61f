internal import ContactEngine
internal import ContactModel
internal import RecordLinkage
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let source = CommandOption(
    "source",
    "NAME",
    .text,
    help: "what the source is called in the book; without it, the file's path"
  )
  fileprivate static let noDuplicates = CommandOption(
    "no-duplicates",
    help: "does not look for duplicates of what is new"
  )
}

extension Command {
  static let importing = Command(
    name: "import",
    summary: "takes contacts of files into the book, and says which it has already",
    operands: .files(isRequired: true),
    options: [.columns, .source, .noDuplicates, .json],
    details: [
      """
      FILE is a contact file of any format that is read, plain or compressed by gzip, recognized by \
      content; - is standard input. The book keeps each file byte for byte. Within one file nothing \
      is put together. The same file twice adds nothing; a changed card updates its own contact, \
      which can be undone; a card that was merged earlier finds the contact that it is part of.
      """,
      """
      A file under a name that was imported before is a newer state of that source; what it no longer \
      has stays in the book. JSON is an object with sources (an array of source, count, new, \
      unchanged, updated, merged, removed, entry) and duplicates (count and closest, or null where \
      nobody looked).
      """,
    ],
    examples: [
      Example(purpose: "two address books into one", line: "smartercontacts import a.vcf b.csv"),
      Example(
        purpose: "a newer export of the same phone",
        line: "smartercontacts import --source phone export-2.vcf"
      ),
    ],
    run: { arguments, session in
      try await ImportRun(arguments: arguments, session: session).run()
    }
  )
}

/// One run of `import`.
struct ImportRun {
  private let arguments: CommandArguments
  private let session: Session
  private let source: String?

  /// Of books with more contacts not all pairs are compared without being asked: it takes minutes.
  private static let mostCompared = 200_000
  /// So many of the closest are shown.
  private static let mostShown = 5

  init(arguments: CommandArguments, session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    guard !arguments.operands.isEmpty else {
      throw .usage("import needs a file; name one, as in \"import contacts.vcf\"")
    }
    source = arguments.text(.source)
    guard source == nil || arguments.operands.count == 1 else {
      throw .usage("--source names one source; import one FILE at a time with it")
    }
  }

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Importing contacts")
    let isJSON = arguments.has(.json)
    let looks = !arguments.has(.noDuplicates)
    let reports = try await imported(weight: looks ? 0.4 : 1)
    // Opened anew: while duplicates are looked for, others may change the book.
    let book = try await session.book(arguments, for: .reading)
    var found: NewDuplicates?
    let added = reports.map(\.added).filter { !$0.isEmpty }
    let count = try await book.contactCount()
    let addedCount = added.reduce(0) { $0 + $1.count }
    if looks, addedCount > 0, min(addedCount * 10, count) <= Self.mostCompared {
      // In a large book only what has something in common with the new ones is compared.
      let report = try await book.findDuplicates(
        relatedTo: count <= Self.mostCompared ? nil : added,
        progress: session.progress.child(title: "Comparing contacts", weight: 0.6)
      )
      try Task.checkCancellation()
      found = NewDuplicates(report, added: added)
    }
    session.display.end()
    if isJSON {
      try session.print(ImportText.json(reports, found, most: Self.mostShown))
    } else if let found {
      try show(found)
    } else if looks, !added.isEmpty {
      session.tell(
        "the book has \(counted(count, "contact")); to compare them: smartercontacts duplicates"
      )
    }
    return .done
  }

  /// Imports the files, and lets the book go.
  private func imported(weight: Double) async throws -> [ImportReport] {
    let book = try await session.book(arguments, for: .making)
    let isJSON = arguments.has(.json)
    return try await session.importFiles(
      arguments.operands,
      into: book,
      columns: arguments.text(.columns),
      source: source,
      weight: weight
    ) { report in
      guard !isJSON else { return }
      try session.print(ImportText.lines(report))
    }
  }

  private func show(_ found: NewDuplicates) throws {
    guard found.count > 0 else {
      return try session.print("none of what is new is in the book twice\n")
    }
    let verb = found.count == 1 ? "is" : "are"
    try session.print(
      "\(DecimalText.grouped(found.count)) of what is new \(verb) probably in the book twice:\n"
    )
    let list = ContactList(
      report: found.report,
      indices: found.closest(Self.mostShown),
      isExplained: false
    )
    try list.print(as: .table, style: session.style, to: session.standardOutput)
    try session.print(
      "to look at all: smartercontacts review   to merge: smartercontacts merge --dry-run\n"
    )
  }
}

/// The new contacts that are held to be in the book twice.
struct NewDuplicates {
  let report: DuplicateReport
  private let indices: [Int]

  init(_ report: DuplicateReport, added: [Range<Int>]) {
    self.report = report
    var sizes: [Int: Int] = [:]
    for cluster in report.clusters { sizes[cluster, default: 0] += 1 }
    indices = (0..<report.count).filter { index in
      guard let number = report.number(of: index), sizes[report.clusters[index]] ?? 0 > 1 else {
        return false
      }
      return added.contains { $0.contains(number) }
    }
  }

  /// How many there are.
  var count: Int { indices.count }

  /// The places of the most alike.
  func closest(_ most: Int) -> [Int] {
    let closest = report.closest
    let sorted = indices.sorted { a, b in
      let (first, second) = (closest[a].similarity.value, closest[b].similarity.value)
      return first != second ? first > second : a < b
    }
    return Array(sorted.prefix(most))
  }
}

extension Session {
  /// Imports files into a book, one after the other; `weight` is what this is of the whole work.
  func importFiles(
    _ files: [String],
    into book: AddressBook,
    columns: String?,
    source: String? = nil,
    weight: Double,
    done: (ImportReport) throws -> Void
  ) async throws -> [ImportReport] {
    let sizes = files.map { file in
      // A file that is not there is reported when it is read.
      Double(max(1, (try? SystemCalls.status(of: file))?.byteCount ?? 1))
    }
    let whole = sizes.reduce(0, +)
    var reports: [ImportReport] = []
    for (file, size) in zip(files, sizes) {
      let child = progress.child(title: "Importing", weight: weight * size / whole)
      let report = try await book.importFile(
        file,
        columns: columns,
        source: source,
        progress: child
      )
      child.finish()
      tell(report.issues, of: file == "-" ? "standard input" : file)
      reports.append(report)
      try done(report)
      tell(report.conflicts, count: report.conflictCount)
    }
    return reports
  }
}

/// What an import did, as text.
enum ImportText {
  /// Lines for people.
  static func lines(_ report: ImportReport) -> String {
    let name = report.source.visible
    guard !report.wasKnown else {
      return "\(name): \(counted(report.count, "contact")), imported before; nothing is new\n"
    }
    var parts = ["\(DecimalText.grouped(report.added.count)) new"]
    if report.unchanged > 0 { parts.append("\(DecimalText.grouped(report.unchanged)) known") }
    if !report.updated.isEmpty {
      parts.append("\(DecimalText.grouped(report.updated.count)) updated")
    }
    if report.older > 0 { parts.append("\(DecimalText.grouped(report.older)) older") }
    if report.merged > 0 {
      parts.append("\(DecimalText.grouped(report.merged)) merged into others earlier")
    }
    if report.removed > 0 {
      parts.append("\(DecimalText.grouped(report.removed)) removed earlier")
    }
    var text = "\(name): \(counted(report.count, "contact")), " + parts.joined(separator: ", ")
    text += "\n"
    if let entry = report.entry {
      text += "to undo the \(report.updated.count == 1 ? "update" : "updates"): "
      text += "smartercontacts undo \(entry)\n"
    }
    return text
  }

  /// One object, for programs.
  static func json(_ reports: [ImportReport], _ found: NewDuplicates?, most: Int) -> String {
    let sources = reports.map { report in
      """
      {"source":\(JSONText.quoted(report.source)),"count":\(report.count),\
      "new":\(report.added.count),"unchanged":\(report.unchanged),\
      "updated":\(report.updated.count),"merged":\(report.merged),"removed":\(report.removed),\
      "known":\(report.wasKnown),"conflicts":\(report.conflictCount),\
      "entry":\(report.entry.map(String.init) ?? "null")}
      """
    }
    var text = "{\"sources\":[\(sources.joined(separator: ","))],\"duplicates\":"
    if let found {
      let closest = found.closest(most).map { index in
        let other = found.report.closest(of: index).other
        let id = JSONText.quoted(found.report.identifier(of: index))
        let otherID = other.map { JSONText.quoted(found.report.identifier(of: $0)) } ?? "null"
        let similarity = found.report.closest(of: index).similarity.value
        return "{\"id\":\(id),\"name\":\(JSONText.quoted(found.report.name(of: index))),"
          + "\"similarity\":\(DecimalText.text(similarity, places: 4)),\"closest\":\(otherID)}"
      }
      text += "{\"count\":\(found.count),\"closest\":[\(closest.joined(separator: ","))]}"
    } else {
      text += "null"
    }
    return text + "}\n"
  }
}
