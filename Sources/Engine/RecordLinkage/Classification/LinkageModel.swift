// An additive log-odds model in the manner of Fellegi and Sunter: each comparison adds the weight
// of the level that was seen. The weights are fitted jointly, so that evidence that goes together
// (a household's phone and its address) is not counted twice.
//
//   log-odds = bias(size of the book) + Σ weight(group, level)
//   probability = 1 / (1 + e^-log-odds)

/// The weights by which pairs are classified.
package struct LinkageModel: Sendable {
  /// In natural log-odds, by ``ComparisonGroup``'s offset and index.
  package var weights: [Double]
  /// In natural log-odds, for books of below 300, 3,000, 30,000, 300,000 and more contacts.
  package var sizeBias: [Double]

  /// The log-odds from which contacts are joined by default: a probability of 0.62.
  package static let defaultThreshold = 0.5

  /// Creates a model of those weights.
  package init(weights: [Double], sizeBias: [Double]) {
    precondition(weights.count == ComparisonGroup.weightCount, "one weight for each level")
    precondition(sizeBias.count == Self.sizeClasses, "one bias for each class of size")
    self.weights = weights
    self.sizeBias = sizeBias
  }

  package static let sizeClasses = 5

  /// Which bias a book of `count` contacts has.
  package static func sizeClass(_ count: Int) -> Int {
    switch count {
    case ..<300: 0
    case ..<3_000: 1
    case ..<30_000: 2
    case ..<300_000: 3
    default: 4
    }
  }

  /// The most that two contacts of wholly different names can have, in natural log-odds.
  ///
  /// A fit cannot learn it from books in which it never happens: strangers who share a mailbox or
  /// the line of an office.
  static let strangers = -4.0

  /// The log-odds that two contacts of a book of `count` are one person.
  package func logOdds(_ levels: Levels, count: Int) -> Double {
    let sum = sumOfWeights(levels, count: count)
    return levels.areStrangers ? min(sum, Self.strangers) : sum
  }

  /// The weights of all levels, added up.
  func sumOfWeights(_ levels: Levels, count: Int) -> Double {
    var sum = sizeBias[Self.sizeClass(count)]
    for group in ComparisonGroup.allCases {
      sum += weights[group.offset + group.index(of: levels)]
    }
    return sum
  }

  /// The probability that has those log-odds.
  package static func probability(logOdds: Double) -> Double {
    1 / (1 + (-logOdds).exponential)
  }

  /// The log-odds of a probability; clamped to ±30.
  package static func logOdds(probability: Double) -> Double {
    guard probability > 0 else { return -30 }
    guard probability < 1 else { return 30 }
    return max(-30, min(30, (probability / (1 - probability)).naturalLogarithm))
  }
}
