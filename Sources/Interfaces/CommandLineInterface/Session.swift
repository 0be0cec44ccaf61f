internal import ContactEngine
internal import ContactModel
internal import ResponsiveWork

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What a running command may touch: its streams, its progress, its end.
final class Session: Sendable {
  /// How results are shown.
  let style: TextStyle
  let progress = WorkProgress()
  let display: ProgressDisplay
  let interruption: Interruption
  let unfinished: UnfinishedFiles
  /// The terminal while it is taken for keys: whatever ends the program gives it back.
  let terminal = Lock<RawTerminal?>(nil)

  init() {
    let interruption = Interruption()
    self.interruption = interruption
    unfinished = UnfinishedFiles { interruption.setWriting($0) }
    style = TextStyle(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      columns: SystemCalls.terminalColumns(STDOUT_FILENO),
      noColor: SystemCalls.environment("NO_COLOR"),
      terminal: SystemCalls.environment("TERM")
    )
    let terminal = SystemCalls.environment("TERM") ?? ""
    display = ProgressDisplay(
      progress,
      isTerminal: isatty(STDERR_FILENO) == 1 && !terminal.isEmpty && terminal != "dumb"
    )
  }

  /// Where results go.
  var standardOutput: ByteSink { ByteSink(STDOUT_FILENO) }

  /// Prints text as a result.
  func print(_ text: String) throws(OutputError) {
    var sink = standardOutput
    sink.bytes += text.utf8
    try sink.flush()
  }

  /// Tells something that is no result.
  func tell(_ message: String) {
    display.write(lines: "smartercontacts: \(message.visible)\n")
  }

  /// Reads contact files, one after the other, into a book.
  ///
  /// `columns` is the value of `--columns`, `weight` what reading is of the whole work, in 0...1.
  func read(_ files: [String], columns: String?, weight: Double) async throws -> AddressBook {
    let sizes = files.map { file in
      // A file that is not there is reported when it is read.
      Double(max(1, (try? SystemCalls.status(of: file))?.byteCount ?? 1))
    }
    let whole = sizes.reduce(0, +)
    let book = AddressBook()
    for (file, size) in zip(files, sizes) {
      let name = file == "-" ? "standard input" : file
      let child = progress.child(title: "Reading \(name)", weight: weight * size / whole)
      tell(try await book.read(file, columns: columns, progress: child), of: name)
      child.finish()
    }
    return book
  }

  /// Tells what was odd in a file.
  func tell(_ issues: [ParseIssue], of name: String) {
    guard !issues.isEmpty else { return }
    display.write(lines: IssueText.lines(issues.map { ($0.line, $0.message) }, of: name))
  }
}

/// What was odd in a file, as lines for people and editors.
enum IssueText {
  /// The most that are told one by one.
  static let most = 20

  /// As in "contacts.vcf:12: the card has no END; ...", each with its line end.
  static func lines(_ issues: [(line: Int, message: String)], of name: String) -> String {
    var text = ""
    for issue in issues.prefix(most) {
      text += "\(name.visible):\(issue.line): \(issue.message.visible)\n"
    }
    if issues.count > most {
      text += "\(name.visible): and \(DecimalText.grouped(issues.count - most)) more\n"
    }
    return text
  }
}
