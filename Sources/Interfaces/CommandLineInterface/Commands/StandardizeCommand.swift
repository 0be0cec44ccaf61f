internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let only = CommandOption(
    "only",
    "KINDS",
    .text,
    help: """
      what is standardized, with commas between: \
      \(StandardizingKind.allCases.map(\.rawValue).joined(separator: ", ")); without it, all of it
      """
  )
  fileprivate static let region = CommandOption(
    "region",
    "CC",
    .text,
    help: """
      the country, as in DE, of phone numbers without a country code, where neither address nor \
      other numbers of the contact tell it; without it, that of the locale
      """
  )
  fileprivate static let phoneFormat = CommandOption(
    "format",
    "FORM",
    .choice(PhoneForm.allCases.map(\.rawValue)),
    help: "how phone numbers are written; international where it is not said"
  )
  fileprivate static let apply = CommandOption(
    "apply",
    help: "does it: in the book, or for files in --output; otherwise it is only shown"
  )
  fileprivate static let output = CommandOption(
    "output",
    "OUT",
    .outputFile,
    help: "with files: where the contacts go; what brings them back goes to OUT.journal"
  )
}

extension Command {
  static let standardize = Command(
    name: "standardize",
    summary: "writes phones, addresses, names and e-mails in one form each",
    operands: .files(isRequired: false),
    options: [.columns, .only, .region, .phoneFormat, .apply, .output, .json],
    details: [
      """
      Shows for each contact the lines that would change, as diff does. Phone numbers get one \
      format, streets and postcodes the spelling of their country, names that are written in one \
      case their capitals, the domains of e-mail addresses lower case. What stands on a card twice \
      is said once, with the types of both lines. What is not understood stays as it is, and so \
      does every line that does not change, byte for byte.
      """,
      """
      Without FILE it works on the book. With --apply all changes are one entry of the history, \
      which "smartercontacts undo" takes back at any time; before the first change of many \
      contacts the book is backed up. Files are never changed: with --apply the contacts go to OUT, \
      and what they were to OUT.journal, from which "smartercontacts undo --journal" brings it back. LDIF \
      and JSON are standardized in a book.
      """,
      """
      JSON is an object with changes (an array of id, name, file, lines, each line with number, \
      kinds, before, after), contacts and changed (counts), kinds (a count for each), left (an \
      array of phrases), entry, backup, output and journal (or null). Where nothing is to be \
      changed, OUT is written all the same.
      """,
    ],
    examples: [
      Example(purpose: "what would change in the book", line: "smartercontacts standardize | less"),
      Example(
        purpose: "German numbers as they are dialed there",
        line: "smartercontacts standardize --only phones --region DE --format national --apply"
      ),
      Example(
        purpose: "clean a file",
        line: "smartercontacts standardize --apply --output clean.vcf contacts.vcf"
      ),
    ],
    run: { arguments, session in
      try await StandardizeRun(arguments: arguments, session: session).run()
    }
  )
}

/// One run of `standardize`.
private struct StandardizeRun {
  private let arguments: CommandArguments
  private let session: Session
  private let isOnFiles: Bool
  private let isApplied: Bool
  private let request: StandardizingRequest
  /// `nil` where it is only shown, and for the book.
  private let output: String?

  init(arguments: CommandArguments, session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    isOnFiles = try arguments.worksOnFiles("standardize")
    isApplied = arguments.has(.apply)
    output = arguments.text(.output)
    guard isOnFiles || output == nil else {
      throw .usage("--output is for files; the book keeps what is changed, \"export\" writes it")
    }
    guard isApplied || output == nil else {
      throw .usage("--output belongs to --apply; give both, or neither to see what would change")
    }
    guard !isOnFiles || !isApplied || output != nil else {
      throw .usage("--output is missing; files are never changed, name another for the contacts")
    }
    request = StandardizingRequest(
      kinds: try Self.kinds(arguments),
      region: try Self.region(arguments),
      phoneForm: arguments.text(.phoneFormat).flatMap(PhoneForm.init) ?? .international
    )
    if let output {
      for path in [output, output + ".journal"] {
        guard case .file = try OutputTarget(path, notReplacing: arguments.operands) else {
          throw .usage("\(path): it is written with its journal beside it; name a file")
        }
      }
    }
  }

  private static func kinds(
    _ arguments: CommandArguments
  ) throws(CommandFailure) -> Set<StandardizingKind> {
    guard let text = arguments.text(.only) else { return Set(StandardizingKind.allCases) }
    var kinds: Set<StandardizingKind> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = StandardizingKind(rawValue: String(word)) else {
        let words = StandardizingKind.allCases.map(\.rawValue)
        let near = nearest(to: String(word), in: words).map { "did you mean \($0)?" }
        throw .usage(
          "--only: \"\(word)\" is not known; \(near ?? "give \(alternatives(words))")"
        )
      }
      kinds.insert(kind)
    }
    return kinds
  }

  private static func region(_ arguments: CommandArguments) throws(CommandFailure) -> String? {
    guard let text = arguments.text(.region) else {
      return ["LC_ALL", "LC_ADDRESS", "LANG"].lazy
        .compactMap(SystemCalls.environment).first { !$0.isEmpty }
        .flatMap(LocaleName.region)
    }
    guard let region = LocaleName.code(text) else {
      throw .usage("--region: \"\(text)\" is no country; give its two letters, as in DE")
    }
    return region
  }

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Standardizing contacts")
    // With --apply the changes are in the history, or in the journal.
    let isShown = !isApplied || arguments.has(.json)
    let printing = isShown ? StandardizePrinting(session, isJSON: arguments.has(.json)) : nil
    let summary = try await summary { try printing?.print($0) }
    session.display.end()
    session.tellBackup(summary.backup)
    let text = StandardizeText(summary, isApplied: isApplied, output: output)
    try printing?.finish(text)
    for note in summary.left { session.tell(note) }
    session.display.write(lines: text.summary)
    if isApplied, !arguments.has(.json) { try session.print(text.afterwards) }
    return .done
  }

  private func summary(
    each: @escaping @Sendable (StandardizedContact) throws -> Void
  ) async throws -> StandardizingSummary {
    guard isOnFiles else {
      let book = try await session.book(arguments, for: isApplied ? .changing : .reading)
      return try await book.standardizeInBook(
        request,
        isApplied: isApplied,
        progress: session.progress,
        each: each
      )
    }
    let book = try await session.read(
      arguments.operands,
      columns: arguments.text(.columns),
      weight: 0.2
    )
    return try await book.standardize(
      request,
      output: output,
      progress: session.progress.child(title: "Standardizing contacts", weight: 0.8),
      unfinished: session.unfinished,
      each: each
    )
  }
}

/// The name of a locale, as in `de_AT.UTF-8@euro`.
enum LocaleName {
  /// Its territory; `nil` where it has none, as `C` and `POSIX`.
  static func region(_ name: String) -> String? {
    let language = name.prefix { $0 != "." && $0 != "@" }
    guard let mark = language.firstIndex(of: "_") else { return nil }
    return code(String(language[language.index(after: mark)...]))
  }

  /// A country of two letters in upper case; `nil` where it is none.
  static func code(_ text: String) -> String? {
    let upper = text.uppercased()
    let isCode = upper.utf8.count == 2 && upper.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    // Not the code of ISO 3166, but what many take for it.
    return isCode ? upper == "UK" ? "GB" : upper : nil
  }
}
