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
  fileprivate static let report = CommandOption(
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
      .columns, .exact, .probability, .survivor, .output, .dryRun, .report, .json,
    ],
    details: [
      """
      FILE is a vCard or CSV file, plain or compressed by gzip; - is standard input. The files \
      themselves are never changed. Of each cluster one contact stays, with the union of all \
      phones, e-mails, addresses and whatever else may occur more than once. Where there can be \
      one value only, RULE decides; the others are retired to OUT.journal, from which \
      "smartercontacts undo" brings everything back. OUT is gzip where its name ends in .gz.
      """,
      """
      Without --exact and --probability, contacts are merged at the built-in probability. JSON is \
      an object with before, after and retired (counts), changes (an array of phrases), output and \
      journal (paths or null). Where nothing is to be merged, the output is written all the same.
      """,
    ],
    examples: [
      Example(
        purpose: "what would be merged",
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
  private let selection: MergeSelection
  private let isDryRun: Bool
  /// `nil` for a dry run.
  private let output: String?
  private let report: String?

  init(arguments: CommandArguments, session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    try arguments.checkFiles(of: "merge")
    guard !arguments.has(.exact) || !arguments.has(.probability) else {
      throw .usage("--exact and --probability exclude each other; give one of them")
    }
    selection =
      arguments.has(.exact) ? .exact : .probability(arguments.share(.probability))
    isDryRun = arguments.has(.dryRun)
    output = isDryRun ? nil : arguments.text(.output)
    report = arguments.text(.report)
    guard isDryRun || output != nil else {
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

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Merging contacts")
    let book = try await session.read(
      arguments.operands,
      columns: arguments.text(.columns),
      weight: 0.1
    )
    let child = session.progress.child(title: "Merging contacts", weight: 0.9)
    let rule = arguments.text(.survivor).flatMap(SurvivorshipRule.init) ?? .mostComplete
    let summary = try await book.merge(
      selection,
      rule: rule,
      output: output,
      report: report,
      progress: child,
      unfinished: session.unfinished
    )
    session.display.end()
    let text = MergeText(
      before: summary.before,
      after: summary.after,
      retired: summary.retired,
      changes: summary.changes,
      output: output,
      journal: output.map(journal)
    )
    try session.print(arguments.has(.json) ? text.json : text.lines)
    return .done
  }
}
