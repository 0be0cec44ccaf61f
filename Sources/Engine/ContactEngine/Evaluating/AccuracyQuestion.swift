/// What is to be measured, and against what.
public struct AccuracyQuestion: Hashable, Sendable {
  /// The score that a threshold stands for.
  public enum Score: String, CaseIterable, Sendable {
    /// How probable it is that two contacts are one person.
    case probability
    /// How alike they are.
    case similarity
  }

  /// A CSV file with the columns `id` and `cluster`: each contact once.
  public var clusters: String?
  /// A CSV file with the columns `a`, `b`, `similarity` and `probability`: scored pairs.
  public var pairs: String?
  /// A file of contacts with an identity.
  public var truth: String?
  /// Which columns of `truth` hold `id` and `truth`.
  public var columns: String?
  /// A CSV file with the columns `a`, `b` and `match`: pairs that someone has judged.
  public var labels: String?
  /// The score whose thresholds are tried.
  public var score: Score

  /// A question about those files; nothing is read yet.
  public init(
    clusters: String? = nil,
    pairs: String? = nil,
    truth: String? = nil,
    columns: String? = nil,
    labels: String? = nil,
    score: Score = .probability
  ) {
    self.clusters = clusters
    self.pairs = pairs
    self.truth = truth
    self.columns = columns
    self.labels = labels
    self.score = score
  }
}
