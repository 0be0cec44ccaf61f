/// How well clusters agree with the truth, over pairs of records.
public struct ClusterEvaluation: Hashable, Sendable {
  /// Pairs in one cluster that are one person.
  public var truePositives: Int
  /// Pairs in one cluster that are not one person.
  public var falsePositives: Int
  /// Pairs of one person that are not in one cluster.
  public var falseNegatives: Int

  package init(truePositives: Int, falsePositives: Int, falseNegatives: Int) {
    self.truePositives = truePositives
    self.falsePositives = falsePositives
    self.falseNegatives = falseNegatives
  }

  /// The share of joined pairs that are right, in 0...1; 1 where none is joined.
  public var precision: Double {
    let joined = truePositives + falsePositives
    return joined == 0 ? 1 : Double(truePositives) / Double(joined)
  }

  /// The share of true pairs that are joined, in 0...1; 1 where there is none.
  public var recall: Double {
    let true_ = truePositives + falseNegatives
    return true_ == 0 ? 1 : Double(truePositives) / Double(true_)
  }

  /// The harmonic mean of precision and recall.
  public var f1: Double { harmonicMean(precision, recall) }
}
