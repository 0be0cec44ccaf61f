internal import ContactEngine
internal import Merging
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let exact = CommandOption("exact", help: "merges exact duplicates only")
  fileprivate static let survivor = CommandOption(
    "survivor",
    "RULE",
    .choice(SurvivorshipRule.allCases.map(\.rawValue)),
    help: "which value survives where there can be one only"
  )
  fileprivate static let keep = CommandOption(
    "keep",
    "RULES",
    .text,
    help: """
      which value survives, property by property, as in \
      BDAY=newest,FN=from:phone.vcf,*=longest
      """
  )
  fileprivate static let output = CommandOption(
    "output",
    "OUT",
    .outputFile,
    help: "where the contacts go; what was retired goes to OUT.journal"
  )
  fileprivate static let dryRun = CommandOption(
    "dry-run",
    help: "prints what would be merged, and writes no contacts"
  )
  static let mergeReport = CommandOption(
    "report",
    "FILE",
    .outputFile,
    help: "writes for each line of the input where it is now, as CSV"
  )
}

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "puts near-copies together without losing a byte",
    operands: .files(isRequired: false),
    options: [
      .columns, .exact, .probability, .survivor, .keep, .output, .dryRun, .mergeReport, .json,
    ],
    details: [
      """
      Of each cluster one contact stays, with the union of all phones, e-mails, addresses and \
      whatever else may occur more than once. Where there can be one value only, RULE decides; the \
      others are retired. Without FILE near-copies in the book are merged: what is retired stays in \
      the book, "smartercontacts undo" takes each merge back alone, and pairs that were said to be \
      two people are never merged. Before the first change of many contacts the book is backed up.
      """,
      """
      FILE is a vCard or CSV file, plain or compressed by gzip; - is standard input. Files are never \
      changed: the contacts go to OUT, which is gzip where its name ends in .gz, and what was retired \
      to OUT.journal, from which "smartercontacts undo" brings everything back.
      """,
      """
      Without --exact and --probability, contacts are merged at the built-in probability. JSON is \
      an object with before, after and retired (counts), changes (an array of phrases), output and \
      journal (paths or null); in the book with merges (an array of name, survivor, absorbed, entry, \
      fields) and backup. Where nothing is to be merged, the output is written all the same.
      """,
    ],
    examples: [
      Example(purpose: "what would be merged in the book", line: "smartercontacts merge --dry-run"),
      Example(
        purpose: "what would be merged in a file",
        line: "smartercontacts merge --probability 0.95 --dry-run contacts.vcf"
      ),
      Example(
        purpose: "remove exact duplicates",
        line: "smartercontacts merge --exact --output clean.vcf contacts.vcf"
      ),
    ],
    run: { arguments, session in
      try await MergeRun(arguments: arguments, session: session).run()
    }
  )
}

/// One run of `merge`.
private struct MergeRun {
  private let arguments: CommandArguments
  private let session: Session
  private let isOnFiles: Bool
  private let rules: SurvivorshipRules
  private let selection: MergeSelection
  private let isDryRun: Bool
  /// `nil` for a dry run.
  private let output: String?
  private let report: String?

  init(arguments: CommandArguments, session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    isOnFiles = try arguments.worksOnFiles("merge")
    guard !arguments.has(.exact) || !arguments.has(.probability) else {
      throw .usage("--exact and --probability exclude each other; give one of them")
    }
    rules = try Self.rules(arguments)
    selection =
      arguments.has(.exact) ? .exact : .probability(arguments.share(.probability))
    isDryRun = arguments.has(.dryRun)
    output = isDryRun ? nil : arguments.text(.output)
    report = arguments.text(.mergeReport)
    guard isOnFiles || !arguments.has(.output) else {
      throw .usage("--output is for files; the book keeps what is merged, and \"export\" writes it")
    }
    guard isDryRun || output != nil || !isOnFiles else {
      throw .usage("--output is missing; name a file, or use --dry-run to see what would be done")
    }
    try checkTargets()
  }

  private func checkTargets() throws(CommandFailure) {
    var targets: [OutputTarget] = []
    for path in [output, output.map(journal), report].compactMap(\.self) {
      let target = try OutputTarget(path, notReplacing: arguments.operands)
      guard !targets.contains(target) else {
        throw .usage("\(path) is named for two outputs; give two names")
      }
      switch target {
      case .file: targets.append(target)
      case .standardOutput, .device:
        throw .usage("\(path): a merge is written with its journal beside it; name a file")
      }
    }
  }

  private func journal(of output: String) -> String { output + ".journal" }

  private static func rules(
    _ arguments: CommandArguments
  ) throws(CommandFailure) -> SurvivorshipRules {
    let rule = arguments.text(.survivor).flatMap(SurvivorshipRule.init)
    guard let text = arguments.text(.keep) else { return SurvivorshipRules(rule ?? .mostComplete) }
    guard rule == nil else {
      throw .usage("--survivor and --keep exclude each other; write *=RULE in --keep")
    }
    do {
      return try SurvivorshipRules(parsing: text)
    } catch {
      throw .usage("--keep: \(error.message)")
    }
  }

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Merging contacts")
    guard isOnFiles else {
      let run = BookMergeRun(
        arguments: arguments,
        session: session,
        selection: selection,
        rules: rules,
        isDryRun: isDryRun,
        report: try arguments.target(.mergeReport)
      )
      return try await run.run()
    }
    let book = try await session.read(
      arguments.operands,
      columns: arguments.text(.columns),
      weight: 0.1
    )
    let child = session.progress.child(title: "Merging contacts", weight: 0.9)
    let summary = try await book.merge(
      selection,
      rules: rules,
      output: output,
      report: report,
      progress: child,
      unfinished: session.unfinished
    )
    session.display.end()
    let text = MergeText(summary, output: output, journal: output.map(journal))
    try session.print(arguments.has(.json) ? text.json : text.lines)
    return .done
  }
}
