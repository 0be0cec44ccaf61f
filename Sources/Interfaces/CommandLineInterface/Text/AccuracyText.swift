internal import ContactEngine
internal import RecordLinkage

/// How good clusters and scores are, as text.
struct AccuracyText {
  private let report: AccuracyReport

  init(_ report: AccuracyReport) { self.report = report }

  /// Lines for people.
  var lines: String {
    var lines = ""
    if let pairs = report.pairs {
      let right = DecimalText.grouped(pairs.truePositives)
      let joined = pairs.truePositives + pairs.falsePositives
      let together = pairs.truePositives + pairs.falseNegatives
      lines += """
        precision  \(digits(pairs.precision))  \
        \(right) of \(counted(joined, "joined pair")) are right
        recall     \(digits(pairs.recall))  \
        \(right) of \(counted(together, "true pair")) are joined
        F1         \(digits(pairs.f1))

        """
    }
    if let clusters = report.clusters {
      let exact = DecimalText.grouped(clusters.exactClusters)
      lines += """
        clusters   \(digits(clusters.f1))  \
        \(exact) exact; \(DecimalText.grouped(clusters.foundClusters)) found, \
        \(DecimalText.grouped(clusters.trueClusters)) true
        B-cubed    \(digits(clusters.bCubedF1))  \
        precision \(digits(clusters.bCubedPrecision)), recall \(digits(clusters.bCubedRecall))

        """
    }
    if let best = report.curve?.best {
      lines += """
        best       \(digits(best.pairs.f1))  from \(DecimalText.text(best.threshold, places: 6)): \
        precision \(digits(best.pairs.precision)), recall \(digits(best.pairs.recall))

        """
    } else if report.curve != nil {
      lines += "best       none: no pair was scored\n"
    }
    if let expected = report.expected {
      lines += """
        expected   \(digits(expected.precision))  of \
        \(counted(expected.joinedPairs, "joined pair")) should be right; \
        \(digits(expected.recallOfScored)) of those that were scored are joined

        """
    }
    return lines
  }

  /// One object, for programs.
  var json: String {
    var members: [String] = []
    if let pairs = report.pairs { members.append(counts(pairs)) }
    if let clusters = report.clusters {
      members.append(
        """
        "clusters":{"precision":\(digits(clusters.precision)),"recall":\(digits(clusters.recall)),\
        "f1":\(digits(clusters.f1)),"exact":\(clusters.exactClusters),\
        "found":\(clusters.foundClusters),"true":\(clusters.trueClusters)},\
        "b_cubed":{"precision":\(digits(clusters.bCubedPrecision)),\
        "recall":\(digits(clusters.bCubedRecall)),"f1":\(digits(clusters.bCubedF1))}
        """
      )
    }
    if let curve = report.curve {
      members.append("\"best\":\(curve.best.map(point) ?? "null")")
      members.append("\"curve\":[\(curve.points.map(point).joined(separator: ","))]")
    }
    if let expected = report.expected {
      members.append(
        """
        "expected":{"precision":\(digits(expected.precision)),\
        "recall_of_scored":\(digits(expected.recallOfScored)),\
        "joined_pairs":\(expected.joinedPairs)}
        """
      )
    }
    return "{\(members.joined(separator: ","))}\n"
  }

  private func counts(_ pairs: ClusterEvaluation) -> String {
    """
    "precision":\(digits(pairs.precision)),"recall":\(digits(pairs.recall)),\
    "f1":\(digits(pairs.f1)),"true_positives":\(pairs.truePositives),\
    "false_positives":\(pairs.falsePositives),"false_negatives":\(pairs.falseNegatives)
    """
  }

  private func point(_ point: ThresholdCurve.Point) -> String {
    "{\"threshold\":\(DecimalText.text(point.threshold, places: 6)),\(counts(point.pairs))}"
  }

  private func digits(_ share: Double) -> String { DecimalText.text(share, places: 4) }
}
