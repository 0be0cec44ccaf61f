// An additive log-odds model in the manner of Fellegi and Sunter: each comparison adds the weight
// of the level that was seen. The weights are fitted jointly, so that evidence that goes together
// (a household's phone and its address) is not counted twice.
//
//   log-odds = bias(size of the book, its sure duplicates) + Σ weight(group, level)
//   probability = 1 / (1 + e^-log-odds)

/// The weights by which pairs are classified.
package struct LinkageModel: Sendable {
  /// In natural log-odds, by ``ComparisonGroup``'s offset and index.
  package var weights: [Double]
  /// In natural log-odds, for books of 100, 1,000, 10,000, 100,000 and 1,000,000 contacts; between
  /// them a line in the logarithm of the count.
  package var sizeBias: [Double]
  /// In natural log-odds, for books of which no contact, 1, 3, 10 and 30 % surely have a duplicate;
  /// between them a line.
  package var duplicateBias: [Double]

  /// The log-odds from which contacts are joined by default: a probability of 0.68.
  package static let defaultThreshold = 0.75

  /// Creates a model of those weights.
  package init(weights: [Double], sizeBias: [Double], duplicateBias: [Double]) {
    precondition(weights.count == ComparisonGroup.weightCount, "one weight for each level")
    precondition(sizeBias.count == Self.sizeClasses, "one bias for each class of size")
    self.weights = weights
    self.sizeBias = sizeBias
    precondition(duplicateBias.count == Self.duplicateShares.count, "one bias for each share")
    self.duplicateBias = duplicateBias
  }

  package static let sizeClasses = 5

  static let duplicateShares = [0, 0.01, 0.03, 0.1, 0.3]

  /// The share of contacts that surely have a duplicate, in fourths of the way from one known share
  /// to the next: 0 for none, 16 for 30 % and more.
  package static func duplicateStep(_ share: Double) -> Int {
    guard let above = duplicateShares.firstIndex(where: { $0 > share }) else { return 16 }
    let (low, high) = (duplicateShares[above - 1], duplicateShares[above])
    return 4 * (above - 1) + Int((4 * (share - low) / (high - low)).rounded())
  }

  /// Between which two biases a share lies, and how much of the upper one it has.
  static func duplicateParts(step: Int) -> (lower: Int, share: Double) {
    let lower = min(duplicateShares.count - 2, step / 4)
    return (lower, Double(step) / 4 - Double(lower))
  }

  /// The size of a book in steps of which four make a tenfold, from 0 for ten contacts to 23.
  package static func sizeStep(_ count: Int) -> Int {
    let tenfolds = Double(max(10, count)).naturalLogarithm / 10.0.naturalLogarithm - 1
    return min(23, Int((4 * tenfolds).rounded()))
  }

  /// Between which two biases a size lies, and how much of the upper one it has.
  static func sizeShares(step: Int) -> (lower: Int, share: Double) {
    let place = max(0, min(Double(sizeClasses - 1), Double(step) / 4 - 1))
    let lower = min(sizeClasses - 2, Int(place))
    return (lower, place - Double(lower))
  }

  /// Where every pair of a book begins, in natural log-odds.
  ///
  /// - Parameters:
  ///   - count: How many contacts the book has.
  ///   - sureShare: The share of them that surely have a duplicate.
  /// - Returns: What is added to the weights of each pair.
  package func bias(count: Int, sureShare: Double) -> Double {
    let size = Self.sizeShares(step: Self.sizeStep(count))
    let sure = Self.duplicateParts(step: Self.duplicateStep(sureShare))
    return sizeBias[size.lower] * (1 - size.share) + sizeBias[size.lower + 1] * size.share
      + duplicateBias[sure.lower] * (1 - sure.share) + duplicateBias[sure.lower + 1] * sure.share
  }

  /// The most that two contacts of wholly different names can have, in natural log-odds.
  ///
  /// A fit cannot learn it from books in which it never happens: strangers who share a mailbox or
  /// the line of an office.
  static let strangers = -4.0

  /// The log-odds that two contacts of a book with that bias are one person.
  package func logOdds(_ levels: Levels, bias: Double) -> Double {
    let sum = sumOfWeights(levels, bias: bias)
    return levels.areStrangers ? min(sum, Self.strangers) : sum
  }

  /// The weights of all levels, added up.
  func sumOfWeights(_ levels: Levels, bias: Double) -> Double {
    var sum = bias
    for group in ComparisonGroup.all {
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
