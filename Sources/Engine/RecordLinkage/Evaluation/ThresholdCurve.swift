// What joining all pairs from some score on would give, for each score:
//
//   scores  .9 same   .8 same   .8 two   .3 same, and one pair of the truth was not scored
//   from .9:  precision 1/1   recall 1/4
//   from .8:  precision 2/3   recall 2/4
//   from .3:  precision 3/4   recall 3/4

/// Precision and recall of pairs for every threshold.
public struct ThresholdCurve: Hashable, Sendable {
  /// What joining from one score on gives.
  public struct Point: Hashable, Sendable {
    /// The least score that is joined, in 0...1.
    public var threshold: Double
    /// How many pairs are right, wrong, and missing.
    public var pairs: ClusterEvaluation
  }

  /// A pair with its score, of which it is known whether it is one person.
  package struct JudgedPair: Hashable, Sendable {
    package var score: Double
    package var isMatch: Bool

    package init(score: Double, isMatch: Bool) {
      self.score = score
      self.isMatch = isMatch
    }
  }

  /// A point for each score that occurs, from the highest to the lowest; 1,000 at most.
  public let points: [Point]

  /// The point of the best F1; of equal ones that of the highest threshold.
  public let best: Point?

  static let mostPoints = 1_000

  /// The curve of judged pairs.
  ///
  /// - Parameters:
  ///   - pairs: Pairs in any order.
  ///   - truePairs: All pairs of one person, those included that `pairs` does not have.
  /// - Complexity: O(*n* log *n*).
  package init(_ pairs: [JudgedPair], truePairs: Int) {
    let sorted = pairs.sorted { $0.score > $1.score }
    let all = max(truePairs, pairs.count { $0.isMatch })
    var points: [Point] = []
    var (right, wrong) = (0, 0)
    for (place, pair) in sorted.enumerated() {
      if pair.isMatch { right += 1 } else { wrong += 1 }
      guard place + 1 == sorted.count || sorted[place + 1].score < pair.score else { continue }
      let counts = ClusterEvaluation(
        truePositives: right,
        falsePositives: wrong,
        falseNegatives: all - right
      )
      points.append(Point(threshold: pair.score, pairs: counts))
    }
    best = points.max { ($0.pairs.f1, $0.threshold) < ($1.pairs.f1, $1.threshold) }
    self.points = Self.thinned(points)
  }

  /// At most ``mostPoints``, evenly over the places, the ends kept.
  private static func thinned(_ points: [Point]) -> [Point] {
    guard points.count > mostPoints else { return points }
    return (0..<mostPoints).map { points[$0 * (points.count - 1) / (mostPoints - 1)] }
  }
}
