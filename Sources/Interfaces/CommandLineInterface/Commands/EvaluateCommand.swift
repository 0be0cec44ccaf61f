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
}

extension Command {
  static let evaluate = Command(
    name: "evaluate",
    summary: "measures clusters against the truth: precision, recall, F1",
    operands: .none,
    options: [.clusters, .truth, .truthColumns, .json],
    details: [
      """
      Counted are pairs of contacts: precision is the share of joined pairs that are one person, \
      recall the share of pairs of one person that are joined, F1 their harmonic mean; 4 digits, \
      truncated. JSON is an object with precision, recall, f1, true_positives, false_positives and \
      false_negatives.
      """
    ],
    examples: [
      Example(
        purpose: "how good the clusters c.csv are",
        line: "smartercontacts evaluate --clusters c.csv --truth t.csv --columns id=id,truth=person"
      )
    ],
    run: { arguments, session in
      guard let clusters = arguments.text(.clusters), let truth = arguments.text(.truth) else {
        throw CommandFailure.usage("--clusters and --truth are both needed; name a file for each")
      }
      session.progress.setTitle("Measuring clusters")
      let evaluation = try await AddressBook.evaluate(
        clusters: clusters,
        truth: truth,
        columns: arguments.text(.truthColumns)
      )
      session.display.end()
      let text = EvaluationText(evaluation)
      try session.print(arguments.has(.json) ? text.json : text.lines)
      return .done
    }
  )
}

/// How well clusters agree with the truth, as text.
struct EvaluationText {
  private let evaluation: ClusterEvaluation

  init(_ evaluation: ClusterEvaluation) { self.evaluation = evaluation }

  /// Lines for people.
  var lines: String {
    let right = DecimalText.grouped(evaluation.truePositives)
    let joined = evaluation.truePositives + evaluation.falsePositives
    let together = evaluation.truePositives + evaluation.falseNegatives
    return """
      precision  \(digits(evaluation.precision))  \
      \(right) of \(counted(joined, "joined pair")) are right
      recall     \(digits(evaluation.recall))  \
      \(right) of \(counted(together, "true pair")) are joined
      F1         \(digits(evaluation.f1))

      """
  }

  /// One object, for programs.
  var json: String {
    """
    {"precision":\(digits(evaluation.precision)),"recall":\(digits(evaluation.recall)),\
    "f1":\(digits(evaluation.f1)),"true_positives":\(evaluation.truePositives),\
    "false_positives":\(evaluation.falsePositives),"false_negatives":\(evaluation.falseNegatives)}

    """
  }

  private func digits(_ share: Double) -> String { DecimalText.text(share, places: 4) }
}
