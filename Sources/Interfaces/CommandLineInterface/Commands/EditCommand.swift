internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let line = CommandOption(
    "line",
    "N",
    .count(1...1_000_000),
    help: "the line that gets the text of --to"
  )
  fileprivate static let to = CommandOption(
    "to",
    "TEXT",
    .text,
    help: "the new text of that line, as it stands in a card"
  )
  fileprivate static let add = CommandOption(
    "add",
    "TEXT",
    .text,
    help: "a new line, as it stands in a card"
  )
  fileprivate static let retire = CommandOption(
    "retire",
    "N",
    .count(1...1_000_000),
    help: "the line that is no longer said; the book keeps it"
  )
  fileprivate static let restore = CommandOption(
    "restore",
    "N",
    .count(1...1_000_000),
    help: "the retired value that is said again"
  )
  fileprivate static let settle = CommandOption(
    "settle",
    help: "decides all conflicts of the contact: its lines stay as they are"
  )
}

extension Command {
  static let edit = Command(
    name: "edit",
    summary: "changes lines of a contact, or says a retired value again",
    operands: .names(placeholder: "ID", 1...1),
    options: [.line, .to, .add, .retire, .restore, .settle],
    details: [
      """
      ID is the contact's number in the book, or its UID. Lines and retired values have the numbers \
      that "smartercontacts show ID" gives them. Each option may be given several times, --to as often \
      as --line. All that is asked for at once is one entry of the history, which \
      "smartercontacts undo" takes back.
      """
    ],
    examples: [
      Example(
        purpose: "say the second retired value again",
        line: "smartercontacts edit 12 --restore 2"
      ),
      Example(
        purpose: "another phone number",
        line: "smartercontacts edit 12 --line 5 --to TEL:+493012345"
      ),
    ],
    run: { arguments, session in
      let edits = try edits(arguments)
      let book = try await session.book(arguments, for: .changing)
      let contact = try await book.contact(named: arguments.operands[0])
      let entry = try await book.edit(contact, edits)
      session.display.end()
      try session.print(
        "changed: contact \(contact) (entry \(entry))\nto undo: smartercontacts undo \(entry)\n"
      )
      return .done
    }
  )

  private static func edits(_ arguments: CommandArguments) throws(CommandFailure) -> [LineEdit] {
    var edits: [LineEdit] = []
    let (lines, texts) = (arguments.counts(.line), arguments.texts(.to))
    guard lines.count == texts.count else {
      throw .usage("--line and --to belong together; give both")
    }
    let retired = arguments.counts(.retire)
    if let line = repeated(lines + retired) {
      throw .usage("line \(line) is named twice; say one thing of each line")
    }
    edits += zip(lines, texts).map { .replace(line: $0, with: $1) }
    edits += arguments.texts(.add).map { .add($0) }
    edits += retired.map { .retire(line: $0) }
    let restored = arguments.counts(.restore)
    if let number = repeated(restored) {
      throw .usage("the retired value \(number) is named twice; name each once")
    }
    edits += restored.map { .restore(retired: $0) }
    if arguments.has(.settle) { edits.append(.settle) }
    guard !edits.isEmpty else {
      throw .usage("it is not said what to change; \(seeHelp(of: edit))")
    }
    return edits
  }

  /// The first number that is there twice.
  private static func repeated(_ numbers: [Int]) -> Int? {
    var seen: Set<Int> = []
    return numbers.first { !seen.insert($0).inserted }
  }
}
