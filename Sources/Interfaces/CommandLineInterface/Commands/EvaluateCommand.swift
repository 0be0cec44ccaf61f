internal import ContactEngine
internal import RecordLinkage
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let clusters = CommandOption(
    "clusters",
    "FILE",
    .inputFile,
    help: "a CSV file with the columns id and cluster, as \"duplicates --clusters\" writes it"
  )
  fileprivate static let pairs = CommandOption(
    "pairs",
    "FILE",
    .inputFile,
    help: "a CSV file with scored pairs, as \"duplicates --pairs\" writes it"
  )
  fileprivate static let truth = CommandOption(
    "truth",
    "FILE",
    .inputFile,
    help: "contacts of which it is known who is who"
  )
  fileprivate static let truthColumns = CommandOption(
    "columns",
    "MAPPING",
    .text,
    help: "which columns of the truth hold the id and the identity, as in id=rec_id,truth=truth_id"
  )
  fileprivate static let labels = CommandOption(
    "labels",
    "FILE",
    .inputFile,
    help: "a CSV file with the columns a, b and match (1 or 0): pairs that someone has judged"
  )
  fileprivate static let score = CommandOption(
    "by",
    "SCORE",
    .choice(AccuracyQuestion.Score.allCases.map(\.rawValue)),
    help: "the score whose thresholds are tried; probability, if not said"
  )
  fileprivate static let plot = CommandOption(
    "plot",
    "FILE",
    .outputFile,
    help: "draws precision, recall and F1 over the threshold, as SVG"
  )
}

extension Command {
  static let evaluate = Command(
    name: "evaluate",
    summary: "measures clusters and pairs: precision, recall, F1, B-cubed, the best threshold",
    operands: .none,
    options: [.clusters, .pairs, .truth, .truthColumns, .labels, .score, .plot, .json],
    details: [
      """
      Counted are pairs of contacts: precision is the share of joined pairs that are one person, \
      recall the share of pairs of one person that are joined, F1 their harmonic mean. With --truth \
      whole clusters are counted too (a contact that is joined with none is a cluster), and B-cubed, \
      the mean over contacts. With --pairs every threshold is tried and the best one told; \
      --plot draws them all. With --labels only the judged pairs count.
      """,
      """
      With --clusters and --pairs, what the probabilities promise is told, which needs no truth: \
      expected precision, and expected recall of the pairs that were scored. All shares have 4 \
      digits, truncated. JSON is an object with precision, recall, f1, true_positives, \
      false_positives and false_negatives, and clusters, b_cubed, best, curve and expected where \
      they are known.
      """,
    ],
    examples: [
      Example(
        purpose: "how good the clusters c.csv are",
        line: "smartercontacts evaluate --clusters c.csv --truth t.csv --columns id=id,truth=person"
      ),
      Example(
        purpose: "which threshold would be best, as a drawing",
        line: "smartercontacts evaluate --pairs p.csv --labels judged.csv --plot curve.svg"
      ),
      Example(
        purpose: "how good they should be, where nobody knows",
        line: "smartercontacts evaluate --clusters c.csv --pairs p.csv"
      ),
    ],
    run: { arguments, session in try await EvaluateRun(arguments, session).run() }
  )
}

/// One run of `evaluate`.
private struct EvaluateRun {
  private let arguments: CommandArguments
  private let session: Session
  private let question: AccuracyQuestion
  private let plot: OutputTarget?

  init(_ arguments: CommandArguments, _ session: Session) throws(CommandFailure) {
    self.arguments = arguments
    self.session = session
    plot = try arguments.target(.plot)
    question = AccuracyQuestion(
      clusters: arguments.text(.clusters),
      pairs: arguments.text(.pairs),
      truth: arguments.text(.truth),
      columns: arguments.text(.truthColumns),
      labels: arguments.text(.labels),
      score: arguments.text(.score).flatMap(AccuracyQuestion.Score.init) ?? .probability
    )
    let isJudged = question.truth != nil || question.labels != nil
    guard question.truth == nil || question.labels == nil else {
      throw .usage("--truth and --labels both say what is right; give one of them")
    }
    guard question.clusters != nil || question.pairs != nil else {
      throw .usage("there is nothing to measure; give --clusters or --pairs, or both")
    }
    guard isJudged || question.clusters != nil && question.pairs != nil else {
      throw .usage(
        "nothing says what is right; give --truth or --labels, or both --clusters and --pairs"
      )
    }
    guard plot == nil || question.pairs != nil && isJudged else {
      throw .usage("--plot needs --pairs, and --truth or --labels")
    }
  }

  func run() async throws -> ExitStatus {
    session.progress.setTitle("Measuring")
    let report = try await AddressBook.evaluate(question)
    session.display.end()
    if let plot, let curve = report.curve {
      let name = plot == .standardOutput ? "standard output" : arguments.text(.plot) ?? ""
      let file = try OutputFile(plot, name: name, unfinished: session.unfinished)
      file.sink.bytes += CurvePlot(curve, score: question.score).svg.utf8
      try file.finish()
    }
    guard plot != .standardOutput else { return .done }
    let text = AccuracyText(report)
    try session.print(arguments.has(.json) ? text.json : text.lines)
    return .done
  }
}
