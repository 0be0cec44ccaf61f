internal import ContactEngine
internal import RecordLinkage
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let sort = CommandOption(
    "sort",
    "ORDER",
    .choice(ListSelection.Order.allCases.map(\.rawValue)),
    help: "the order of the list"
  )
  fileprivate static let limit = CommandOption(
    "limit",
    "N",
    .count(1...Int.max),
    help: "lists at most N contacts"
  )
  fileprivate static let explain = CommandOption(
    "explain",
    help: "shows below each contact what speaks for and against one person, field by field"
  )
  fileprivate static let format = CommandOption(
    "format",
    "FORMAT",
    .choice(ListFormat.allCases.map(\.rawValue)),
    help: "the form of the list"
  )
  fileprivate static let pairs = CommandOption(
    "pairs",
    "FILE",
    .outputFile,
    help: "writes all likely pairs, each once, as a,b,similarity,probability"
  )
  fileprivate static let clusters = CommandOption(
    "clusters",
    "FILE",
    .outputFile,
    help: "writes every contact once, as id,cluster; a cluster is named by its first contact"
  )
  fileprivate static let between = CommandOption(
    "between",
    help: "compares contacts of different files alone, none with another of its own file"
  )
  fileprivate static let oneToOne = CommandOption(
    "one-to-one",
    help: "with --between: a cluster has at most one contact of each file, the most probable ones"
  )
}

extension CommandOption {
  fileprivate static let statistics = CommandOption(
    "statistics",
    help: "tells the time of each stage, the candidates of each key, and bytes a contact"
  )
}

extension Command {
  static let duplicates = Command(
    name: "duplicates",
    summary: "shows each contact with its closest other and how alike they are",
    operands: .files(isRequired: false),
    options: [
      .columns, .threshold, .sort, .limit, .explain, .format, .json, .pairs, .clusters,
      .probability, .between, .oneToOne, .statistics,
    ],
    details: [
      """
      Without FILE the contacts of the book are compared; pairs that were said to be two people are \
      left out. FILE is a contact file, plain or compressed by gzip; - is standard input. In the list, \
      "=" and red mark exact duplicates (100 %), "≈" and yellow what is 90 % alike or more. Per \
      cents are truncated, never rounded up. In --pairs and --clusters, - is standard output; the \
      list is not printed then. --threshold holds for the list and for --pairs.
      """,
      """
      JSON is an array with an object for each contact: number (from 1, in the order of reading), \
      id, name, similarity, probability, closest (number, id, name; or null), cluster, and with \
      --explain evidence (an array of field, finding, weight). CSV has the columns id, name, \
      similarity, probability, closest_id, closest_name, cluster. Similarity has 4 digits, \
      probability 6, both truncated.
      """,
      "The exit status is 1 where --threshold leaves no contact in the list.",
    ],
    examples: [
      Example(
        purpose: "who is at least 90 % like someone else, and why",
        line: "smartercontacts duplicates --threshold 90% --explain contacts.vcf"
      ),
      Example(
        purpose: "clusters of a table whose columns have names of their own",
        line: "smartercontacts duplicates --columns given=first,family=last --clusters c.csv t.csv"
      ),
      Example(
        purpose: "who of one list is who in another",
        line: "smartercontacts duplicates --between --one-to-one --pairs p.csv members.csv all.vcf"
      ),
    ],
    run: { arguments, session in
      try await DuplicatesRun(arguments: arguments, session: session).run()
    }
  )
}

/// One run of `duplicates`.
private struct DuplicatesRun {
  private let arguments: CommandArguments
  private let session: Session
  private let worksOnFiles: Bool
  private let format: ListFormat
  private let selection: ListSelection
  private let pairs: OutputTarget?
  private let clusters: OutputTarget?
  private let comparison: SourceComparison

  init(arguments: CommandArguments, session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    worksOnFiles = try arguments.worksOnFiles("duplicates")
    format = try Self.format(arguments)
    selection = ListSelection(
      threshold: arguments.share(.threshold),
      order: arguments.text(.sort).flatMap(ListSelection.Order.init) ?? .similarity,
      limit: arguments.count(.limit)
    )
    pairs = try arguments.target(.pairs)
    clusters = try arguments.target(.clusters)
    guard pairs == nil || pairs != clusters else {
      throw .usage("--pairs and --clusters name one output; give two")
    }
    comparison = try Self.comparison(arguments)
  }

  private static func comparison(
    _ arguments: CommandArguments
  ) throws(CommandFailure) -> SourceComparison {
    let isOneToOne = arguments.has(.oneToOne)
    guard arguments.has(.between) else {
      guard !isOneToOne else { throw .usage("--one-to-one needs --between") }
      return .everyone
    }
    guard arguments.operands.count > 1 else {
      throw .usage("--between compares files with each other; name two or more")
    }
    return isOneToOne ? .betweenFilesOneToOne : .betweenFiles
  }

  private static func format(_ arguments: CommandArguments) throws(CommandFailure) -> ListFormat {
    let format = arguments.text(.format).flatMap(ListFormat.init)
    guard arguments.has(.json) else { return format ?? .table }
    guard format == nil || format == .json else {
      throw .usage("--json and --format contradict each other; give one of them")
    }
    return .json
  }

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Finding duplicates")
    let book = try await session.contacts(arguments, isBook: !worksOnFiles)
    let report = try await session.findDuplicates(
      in: book,
      probability: arguments.share(.probability),
      comparing: comparison,
      weight: worksOnFiles ? 0.9 : 1
    )
    let start = ContinuousClock.now
    if pairs != nil || clusters != nil { try writeFiles(report) }
    session.display.end()
    if arguments.has(.statistics) {
      let lines = StatisticsText.lines(report.statistics, writing: ContinuousClock.now - start)
      session.display.write(lines: lines)
    }
    let list = ContactList(
      report: report,
      selection: selection,
      isExplained: arguments.has(.explain)
    )
    if pairs != .standardOutput, clusters != .standardOutput {
      try list.print(as: format, style: session.style, to: session.standardOutput)
    }
    // Without a threshold every contact is listed, which is all that was asked for.
    guard let threshold = selection.threshold, list.isEmpty else { return .done }
    if format == .table {
      let percent = DecimalText.percent(threshold)
      session.tell("no two contacts are \(percent) % alike; try a lower --threshold")
    }
    return .nothingFound
  }

  private func writeFiles(_ report: DuplicateReport) throws {
    let identifiers = IdentifierColumn(count: report.count, identifier: report.identifier(of:))
    if let pairs {
      try writeRows(to: pairs, option: .pairs, header: PairRows.header) { file in
        let threshold = selection.threshold ?? 0
        for index in 0..<report.pairCount {
          let pair = report.pair(at: index)
          guard pair.similarity.value >= threshold else { continue }
          PairRows.append(
            pair.a,
            pair.b,
            similarity: pair.similarity.value,
            probability: pair.probability,
            identifiers: identifiers,
            to: &file.sink.bytes
          )
          try file.flushIfLarge()
        }
      }
    }
    if let clusters {
      try writeRows(to: clusters, option: .clusters, header: ClusterRows.header) { file in
        for (contact, cluster) in report.clusters.enumerated() {
          ClusterRows.append(
            contact,
            cluster: cluster,
            identifiers: identifiers,
            to: &file.sink.bytes
          )
          try file.flushIfLarge()
        }
      }
    }
  }

  private func writeRows(
    to target: OutputTarget,
    option: CommandOption,
    header: String,
    rows: (OutputFile) throws -> Void
  ) throws {
    let name = target == .standardOutput ? "standard output" : arguments.text(option) ?? ""
    if target == .standardOutput { session.display.end() }
    session.progress.setTitle("Writing \(name)")
    let file = try OutputFile(target, name: name, unfinished: session.unfinished)
    file.sink.bytes += header.utf8
    try rows(file)
    try Task.checkCancellation()
    try file.finish()
  }
}
