internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let format = CommandOption(
    "format",
    "FORMAT",
    .choice(ExportFormat.allCases.map(\.rawValue)),
    help: "the format that is written; without it, contacts are written as they are kept"
  )
  fileprivate static let cardVersion = CommandOption(
    "version",
    "V",
    .choice(ExportVersion.allCases.map(\.rawValue)),
    help: "the version of vCards; without it, each card keeps its own"
  )
  fileprivate static let source = CommandOption(
    "source",
    "NAME",
    .text,
    help: "writes that source alone, in its own order, untouched contacts byte for byte"
  )
  fileprivate static let changes = CommandOption(
    "changes",
    help: "writes into the folder FILE what each source must take over"
  )
}

extension Command {
  static let export = Command(
    name: "export",
    summary: "writes contacts of the book to a file, or what a source must take over",
    operands: .file(isRequired: true),
    options: [.format, .cardVersion, .source, .changes, .json],
    details: [
      """
      FILE is replaced where it is there, and compressed by gzip where its name ends in .gz; - is \
      standard output. Without --format and --version contacts are written as they are kept, unless \
      the name ends in .vcf, .csv, .json or .ldif and they are of another format. A \
      source that nothing was done to comes back byte for byte, and so does a book that was made \
      from one file. google and outlook are the tables that these programs take; csv has the columns \
      that --columns knows. What a format has no place of its own for is kept as an extension, and \
      told.
      """,
      """
      With --changes FILE is a folder. For each source it gets NAME.changed.vcf with the contacts \
      that the source must replace or add, and NAME.deleted.csv (uid, occurrence, contact, \
      merged_into) with those that it must delete; where a source has no such contacts, a file that \
      an earlier export left there is removed. JSON is an object with count, source, changed and \
      notes, or with --changes an array of source, changed, deleted, files.
      """,
    ],
    examples: [
      Example(purpose: "all contacts", line: "smartercontacts export all.vcf"),
      Example(
        purpose: "for Google Contacts",
        line: "smartercontacts export --format google google.csv"
      ),
      Example(
        purpose: "take a clean-up back to where contacts came from",
        line: "smartercontacts export --changes changes"
      ),
    ],
    run: { arguments, session in
      try await ExportRun(arguments: arguments, session: session).run()
    }
  )
}

/// One run of `export`.
private struct ExportRun {
  private let arguments: CommandArguments
  private let session: Session
  private let request: ExportRequest
  private let path: String

  init(arguments: CommandArguments, session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    let format = arguments.text(.format).flatMap(ExportFormat.init)
    let version = arguments.text(.cardVersion).flatMap(ExportVersion.init)
    guard version == nil || (format ?? .vcard) == .vcard else {
      throw .usage("--version is that of vCards; leave it out, or use --format vcard")
    }
    request = ExportRequest(source: arguments.text(.source), format: format, version: version)
    path = arguments.operands[0]
    guard path != "-" || !arguments.has(.json) else {
      throw .usage("- and --json name one output; give a file")
    }
    guard arguments.has(.changes) else {
      _ = try OutputTarget(path, notReplacing: [try arguments.bookPath()])
      return
    }
    guard (try? SystemCalls.status(of: path))?.kind == .folder else {
      throw .usage("\(path): this is no folder; make one, for changes are files of several names")
    }
  }

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Writing contacts")
    let book = try await session.book(arguments, for: .reading)
    return arguments.has(.changes) ? try await writeChanges(book) : try await write(book)
  }

  private func write(_ book: AddressBook) async throws -> ExitStatus {
    let report = try await book.export(
      request,
      to: path,
      progress: session.progress,
      unfinished: session.unfinished
    )
    session.display.end()
    if let source = request.source, request.format == nil, request.version == nil,
      report.source == nil
    {
      session.tell(
        "\(source) has no form for what has changed: all is written in that of a new file"
      )
    }
    for note in report.notes { session.tell(note) }
    if report.noteCount > report.notes.count {
      session.tell("and \(DecimalText.grouped(report.noteCount - report.notes.count)) more")
    }
    guard path != "-" else { return .done }
    guard !arguments.has(.json) else {
      let source = report.source.map(JSONText.quoted) ?? "null"
      try session.print(
        "{\"count\":\(report.count),\"source\":\(source),\"changed\":\(report.changed),"
          + "\"notes\":\(report.noteCount)}\n"
      )
      return .done
    }
    var text = "written: \(path.visible), \(counted(report.count, "contact"))"
    if let source = report.source {
      text += report.changed == 0 ? ", all" : ", all but \(DecimalText.grouped(report.changed))"
      text += " as \(source.visible) had them"
    }
    try session.print(text + "\n")
    return .done
  }

  private func writeChanges(_ book: AddressBook) async throws -> ExitStatus {
    let changes = try await book.exportChanges(
      request,
      to: path,
      progress: session.progress,
      unfinished: session.unfinished
    )
    session.display.end()
    if arguments.has(.json) {
      let list = changes.map { change in
        let files = change.files.map(JSONText.quoted).joined(separator: ",")
        return "{\"source\":\(JSONText.quoted(change.source)),\"changed\":\(change.changed),"
          + "\"deleted\":\(change.deleted),\"files\":[\(files)]}"
      }
      try session.print("[\(list.joined(separator: ",\n"))]\n")
    } else {
      for change in changes {
        let name = change.source.visible
        guard !change.files.isEmpty else {
          try session.print("\(name): nothing to take over\n")
          continue
        }
        try session.print(
          "\(name): \(counted(change.changed, "contact")) to replace or add,"
            + " \(DecimalText.grouped(change.deleted)) to delete\n"
            + change.files.map { "written: \($0.visible)\n" }.joined()
        )
      }
    }
    return changes.contains { !$0.files.isEmpty } ? .done : .nothingFound
  }
}
