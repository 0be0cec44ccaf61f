internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let journal = CommandOption(
    "journal",
    "FILE",
    .inputFile,
    help: "the journal that a merge, removal or standardizing of files wrote beside its output"
  )
  fileprivate static let output = CommandOption(
    "output",
    "OUT",
    .outputFile,
    help:
      "with --journal: where the contacts go as they were; without it, in the merged file's place"
  )
  fileprivate static let since = CommandOption(
    "since",
    "TIME",
    .text,
    help: """
      all that was done from that time on: 2026-11-21, "2026-11-21 03:10", 03:10 (today), or how \
      long ago, as in 30m, 2h, 3d
      """
  )
}

extension Command {
  static let undo = Command(
    name: "undo",
    summary: "takes back what was done in the book, or what a merge of files put together",
    operands: .names(placeholder: "[N]", 0...1),
    options: [.since, .journal, .output, .json],
    details: [
      """
      N is the number of an entry, as "smartercontacts history" lists it; without it, what was done \
      last is undone, all that one command did. Any entry can be undone, in any order, for ever. \
      What was changed since is not lost: texts that stand against each other are both kept, and \
      told. Undoing the entry of an undoing does again what was undone.
      """,
      """
      With --journal a merge of files is undone, a removal, or their standardizing. What was written \
      must be there as it was. In --output, - is standard output; where several files were merged, \
      OUT is a folder, and each file gets its name back. A file that is there with other content is never replaced in a \
      folder. The contents come back byte for byte, in their encoding. A gzip file is compressed \
      anew, in a folder and on standard output; under a name that OUT gives, it is gzip where that \
      name ends in .gz.
      """,
      """
      JSON is an object with undone and entries (arrays of numbers), contacts and conflicts (counts).
      """,
    ],
    examples: [
      Example(purpose: "undo what was done last", line: "smartercontacts undo"),
      Example(
        purpose: "undo what was done in the last hour",
        line: "smartercontacts undo --since 1h"
      ),
      Example(
        purpose: "undo a merge that wrote clean.vcf",
        line: "smartercontacts undo --journal clean.vcf.journal --output contacts.vcf"
      ),
    ],
    run: { arguments, session in
      guard let journal = arguments.text(.journal) else {
        return try await undoInBook(arguments, session)
      }
      return try await undo(journal: journal, arguments, session)
    }
  )

  private static func undo(
    journal: String,
    _ arguments: CommandArguments,
    _ session: Session
  ) async throws -> ExitStatus {
    guard arguments.operands.isEmpty, !arguments.has(.since), !arguments.has(.json) else {
      throw CommandFailure.usage("--journal undoes a merge of files; leave out the rest")
    }
    let output = arguments.text(.output)
    // A folder takes the files of a merge of several.
    let isFolder = output.flatMap { try? SystemCalls.status(of: $0) }?.kind == .folder
    if !isFolder { _ = try arguments.target(.output, notReplacing: [journal]) }
    session.progress.setTitle("Undoing a merge")
    let written = try await AddressBook.undo(
      journal: journal,
      output: output,
      progress: session.progress,
      unfinished: session.unfinished
    )
    session.display.end()
    if output != "-" { try session.print("written: \(written.visible)\n") }
    return .done
  }

  private static func undoInBook(
    _ arguments: CommandArguments,
    _ session: Session
  ) async throws -> ExitStatus {
    guard !arguments.has(.output) else {
      throw CommandFailure.usage("--output belongs to --journal; name the journal as well")
    }
    let selection = try selection(arguments)
    session.progress.setTitle("Undoing")
    let book = try await session.book(arguments, for: .changing)
    let report = try await book.undo(selection, progress: session.progress)
    session.display.end()
    session.tellBackup(report.backup)
    if arguments.has(.json) {
      let undone = report.undone.map { String($0.number) }.joined(separator: ",")
      let entries = report.entries.map(String.init).joined(separator: ",")
      try session.print(
        "{\"undone\":[\(undone)],\"entries\":[\(entries)],\"contacts\":\(report.contactCount),"
          + "\"conflicts\":\(report.conflictCount)}\n"
      )
    } else {
      try session.print(UndoText.lines(report))
    }
    session.tell(report.conflicts, count: report.conflictCount)
    return .done
  }

  private static func selection(
    _ arguments: CommandArguments
  ) throws(CommandFailure) -> UndoSelection {
    if let text = arguments.text(.since) {
      guard arguments.operands.isEmpty else {
        throw .usage("--since and a number exclude each other; give one of them")
      }
      guard let time = TimeText.seconds(text, now: SystemCalls.now()) else {
        throw .usage(
          "--since: \"\(text)\" is no time; write it as in 2026-11-21, \"2026-11-21 03:10\" or 2h"
        )
      }
      return .since(time)
    }
    guard let name = arguments.operands.first else { return .last }
    guard let number = Int(name), number > 0 else {
      throw .usage(
        "\"\(name)\" is no entry; give a number, as \"smartercontacts history\" lists it"
      )
    }
    return .entry(number)
  }
}

/// What undoing did, as text.
enum UndoText {
  /// More entries than this are counted.
  private static let mostListed = 10

  /// Lines for people.
  static func lines(_ report: UndoReport) -> String {
    var text = ""
    for item in report.undone.prefix(mostListed) {
      text += "undone: \(item.number)  \(item.kind)  \(HistoryText.what(item))\n"
    }
    if report.undone.count > mostListed {
      text += "and \(counted(report.undone.count - mostListed, "more entry", "more entries"))\n"
    }
    if report.undone.count == 1, let entry = report.entries.first {
      text += "to do it again: smartercontacts undo \(entry)\n"
    }
    return text
  }
}
