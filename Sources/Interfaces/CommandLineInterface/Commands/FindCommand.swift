internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let limit = CommandOption(
    "limit",
    "N",
    .count(1...1_000_000),
    help: "the most contacts that are printed; 20, if not said"
  )
  fileprivate static let within = CommandOption(
    "in",
    "FILE",
    .inputFile,
    help: "finds in this contact file instead of the book; may be said again"
  )
  fileprivate static let lines = CommandOption(
    "stdin",
    help: "finds among the lines of standard input; what is chosen is printed as it came"
  )
  fileprivate static let filter = CommandOption(
    "filter",
    help: "with --stdin: prints the lines that TEXT finds, best first, and asks nobody"
  )
  fileprivate static let multiple = CommandOption(
    "multi",
    help: "several can be chosen, each marked with Tab"
  )
  fileprivate static let zero = CommandOption(
    "print0",
    help: "ends each line that is printed with a zero byte instead of a line break"
  )
}

extension Command {
  static let find = Command(
    name: "find",
    summary: "finds contacts by any part of them, while you type",
    operands: .names(placeholder: "[TEXT]", 0...64),
    options: [.limit, .json, .within, .columns, .lines, .filter, .multiple, .zero],
    details: [
      """
      With TEXT the best contacts are printed; without it a finder opens in the terminal: rows \
      change with each key, Return chooses, Tab marks with --multi, Escape leaves. What is chosen \
      is printed: in a terminal the contact, into a pipe its number.
      """,
      """
      Words stand in any order; each may be the beginning or the inside of a word of the contact, a \
      slip of the pen, a nickname, or digits of a phone number however it is written. "city:berlin" \
      looks in one field (name, given, family, nick, org, title, email, phone, street, city, place, \
      note, date, group, url), "has:phone" and "-has:phone" ask whether there is one, "-word" leaves \
      out, and words in quotation marks stand side by side.
      """,
      """
      JSON is an object with count and contacts (an array of number, name and found, the value \
      besides the name that TEXT was found in). The exit status is 1 where nothing is found or \
      chosen, and 130 where you leave.
      """,
    ],
    examples: [
      Example(purpose: "Ana of Acme, half remembered", line: "smartercontacts find ana org:acm"),
      Example(
        purpose: "choose one of a file's contacts while typing",
        line: "smartercontacts find --in contacts.vcf"
      ),
    ],
    run: { arguments, session in try await FindRun(arguments, session).run() }
  )
}

/// One run of `find`.
private struct FindRun {
  private let arguments: CommandArguments
  private let session: Session
  private let text: String
  private let limit: Int

  /// The most rows that the finder shows of one search.
  private static let mostRows = 500

  init(_ arguments: CommandArguments, _ session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    text = arguments.operands.joined(separator: " ")
    limit = arguments.count(.limit) ?? 20
    let isLines = arguments.has(.lines)
    guard isLines || !arguments.has(.filter) else { throw .usage("--filter needs --stdin") }
    guard !isLines || arguments.text(.within) == nil else {
      throw .usage("--stdin and --in both say where to find; give one of them")
    }
    guard !arguments.has(.filter) || !text.isEmpty else {
      throw .usage("--filter needs a TEXT to filter by")
    }
  }

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Preparing to find")
    let finder = try await prepared()
    session.display.end()
    let isAsking = arguments.has(.lines) ? !arguments.has(.filter) : text.isEmpty
    return isAsking ? try await ask(finder) : try list(finder)
  }

  private func prepared() async throws -> ContactFinder {
    if arguments.has(.lines) {
      let lines = try Self.lines()
      return await Task.detached { ContactFinder(lines: lines) }.value
    }
    let files = arguments.texts(.within)
    let book =
      files.isEmpty
      ? try await session.book(arguments, for: .reading)
      : try await session.read(files, columns: arguments.text(.columns), weight: 0.5)
    return try await book.finder(progress: session.progress)
  }

  private static func lines() throws(CommandFailure) -> [String] {
    var lines: [String] = []
    while let line = readLine(strippingNewline: true) {
      guard lines.count < ContactFinder.mostLines else {
        throw .usage("standard input has more than \(ContactFinder.mostLines) lines; give fewer")
      }
      lines.append(line)
    }
    return lines
  }

  // MARK: Printing

  private func list(_ finder: ContactFinder) throws -> ExitStatus {
    let most = arguments.has(.filter) && arguments.count(.limit) == nil ? finder.count : limit
    let found = try finder.find(text, limit: max(1, most))
    if arguments.has(.json) {
      try session.print(FoundText.json(found))
    } else if arguments.has(.lines) {
      try print(found.contacts.map(\.name))
    } else {
      try session.print(FoundText.lines(found, style: session.style))
    }
    guard found.contacts.isEmpty else { return .done }
    if !arguments.has(.json) {
      let nearest = found.spellings.map(\.visible).joined(separator: ", ")
      session.tell("nothing found" + (nearest.isEmpty ? "" : "; is it \(nearest)?"))
    }
    return .nothingFound
  }

  private func print(_ lines: [String]) throws {
    let end = arguments.has(.zero) ? "\0" : "\n"
    try session.print(lines.map { $0 + end }.joined())
  }

  // MARK: Asking

  private func ask(_ finder: ContactFinder) async throws -> ExitStatus {
    let terminal: RawTerminal
    do {
      terminal = try RawTerminal()
    } catch {
      throw CommandFailure.usage("there is no terminal to ask in; give a TEXT to find")
    }
    session.terminal.withLock { $0 = terminal }
    let chosen = try await choose(finder, terminal)
    session.terminal.withLock { $0 = nil }
    guard let chosen else { return .interrupted(by: 2) }
    if arguments.has(.lines) {
      try print(chosen.map(\.text))
    } else if session.style.isTerminal, arguments.text(.within) == nil {
      let book = try await session.book(arguments, for: .reading)
      for row in chosen {
        let details = try await book.details(of: String(row.id))
        try session.print(DetailsText.lines(details, width: session.style.width))
      }
    } else {
      try print(chosen.map { session.style.isTerminal ? "\($0.id)  \($0.text)" : String($0.id) })
    }
    return chosen.isEmpty ? .nothingFound : .done
  }

  @MainActor
  private func choose(
    _ finder: ContactFinder,
    _ terminal: RawTerminal
  ) async throws -> [FinderRow]? {
    let source = Finder.Source(
      all: Self.result(finder.first(Self.mostRows)),
      search: { text in Self.result(try finder.find(text, limit: Self.mostRows)) }
    )
    return try await Finder(
      source,
      query: text,
      canMark: arguments.has(.multiple),
      hasColor: (SystemCalls.environment("NO_COLOR") ?? "").isEmpty,
      terminal: terminal
    ).run()
  }

  private static func result(_ found: FoundContacts) -> FinderResult {
    FinderResult(
      rows: found.contacts.map {
        FinderRow(id: $0.number, text: $0.name, reason: $0.reason, highlights: $0.highlights)
      },
      total: found.count,
      nearest: found.spellings
    )
  }
}

/// What was found, as text.
enum FoundText {
  /// A line for each contact: number, name, and what it was found by.
  static func lines(_ found: FoundContacts, style: TextStyle) -> String {
    let width = found.contacts.map { String($0.number).count }.max() ?? 0
    let names = found.contacts.map { DisplayWidth.of($0.name.visible) }.max() ?? 0
    var text = ""
    for contact in found.contacts {
      let number = String(contact.number)
      let name = contact.name.visible.shortened(toWidth: 40).padded(toWidth: min(names, 40))
      let blanks = String(repeating: " ", count: width - number.count)
      var line = "\(blanks)\(number)  \(name)  \(contact.reason?.visible ?? "")"
      while line.last == " " { line.removeLast() }
      text += (style.width.map { line.shortened(toWidth: $0) } ?? line) + "\n"
    }
    if found.count > found.contacts.count, !found.contacts.isEmpty, style.isTerminal {
      text += "and \(DecimalText.grouped(found.count - found.contacts.count)) more\n"
    }
    return text
  }

  /// One object, for programs.
  static func json(_ found: FoundContacts) -> String {
    let contacts = found.contacts.map { contact in
      let reason = contact.reason.map(JSONText.quoted) ?? "null"
      return "{\"number\":\(contact.number),\"name\":\(JSONText.quoted(contact.name)),"
        + "\"found\":\(reason)}"
    }
    return "{\"count\":\(found.count),\"contacts\":[\(contacts.joined(separator: ","))]}\n"
  }
}
