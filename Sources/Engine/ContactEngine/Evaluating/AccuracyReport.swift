public import RecordLinkage

/// How good clusters and scores are.
public struct AccuracyReport: Hashable, Sendable {
  /// Of the pairs of clusters: right, wrong, missing.
  ///
  /// `nil` without clusters, or without a truth.
  public var pairs: ClusterEvaluation?
  /// Of whole clusters and of records.
  ///
  /// `nil` without clusters, or without the truth of all contacts.
  public var clusters: ClusterAgreement?
  /// For each threshold of the scores.
  ///
  /// `nil` without scored pairs, or without a truth.
  public var curve: ThresholdCurve?
  /// What the probabilities promise.
  ///
  /// `nil` unless there are clusters and scored pairs.
  public var expected: ExpectedAccuracy?
}
