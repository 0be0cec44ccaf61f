// Weights are fitted jointly: a logistic regression with one indicator for each level, a ridge
// penalty, and steps that adapt for each weight (RPROP without backtracking). Pairs of one pattern
// are fitted together, so that a million pairs cost as much as their some ten thousand patterns.

/// What was seen in all groups of a pair: the index of each weight that applies.
package struct LevelPattern: Hashable, Comparable, Sendable {
  /// A number whose digits are the groups' indices, in the order of ``ComparisonGroup``; each
  /// group counts in its own base.
  package var number: UInt64
  /// The book's size and its share of sure duplicates, in the steps of ``LinkageModel``.
  package var sizeStep: UInt8
  package var duplicateStep: UInt8

  /// Packs the levels of one pair of such a book.
  package init(_ levels: Levels, sizeStep: Int, duplicateStep: Int) {
    self.sizeStep = UInt8(sizeStep)
    self.duplicateStep = UInt8(duplicateStep)
    var number: UInt64 = 0
    for group in ComparisonGroup.all.reversed() {
      number = number * UInt64(group.count) + UInt64(group.index(of: levels))
    }
    self.number = number
  }

  /// Orders by size, duplicates and levels, so that a fit adds in one order.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.sizeStep, lhs.duplicateStep, lhs.number) < (rhs.sizeStep, rhs.duplicateStep, rhs.number)
  }

  /// The indices of the weights that apply.
  func weightIndices() -> [Int32] {
    var rest = number
    var indices: [Int32] = []
    for group in ComparisonGroup.all {
      let (quotient, index) = rest.quotientAndRemainder(dividingBy: UInt64(group.count))
      indices.append(Int32(group.offset + Int(index)))
      rest = quotient
    }
    return indices
  }
}

/// Fits a model to pairs whose truth is known.
package struct LogisticFit: Sendable {
  /// How often a pattern was seen in pairs of one person, and of two.
  package struct Counts: Sendable {
    package var matches = 0.0
    package var others = 0.0

    package init() {}
  }

  private var counts: [LevelPattern: Counts] = [:]

  /// Creates a fit that has seen no pair.
  package init() {}

  /// How many patterns were seen.
  package var patternCount: Int { counts.count }

  /// Counts a pair; `weight` lets small books count as much as large ones.
  package mutating func add(_ pattern: LevelPattern, isMatch: Bool, weight: Double = 1) {
    if isMatch {
      counts[pattern, default: Counts()].matches += weight
    } else {
      counts[pattern, default: Counts()].others += weight
    }
  }

  /// The model that explains the pairs best.
  ///
  /// - Parameters:
  ///   - rounds: Passes over all patterns.
  ///   - ridge: The penalty for a weight of 1, in pairs.
  /// - Returns: A model in which whatever is missing weighs 0.
  package func model(rounds: Int, ridge: Double) -> LinkageModel {
    let total = ComparisonGroup.weightCount + 2 * LinkageModel.sizeClasses
    let patterns = counts.sorted { $0.key < $1.key }
    let width = ComparisonGroup.all.count
    let indices = patterns.flatMap { $0.key.weightIndices() }
    let sizes = patterns.map {
      LinkageModel.sizeShares(step: Int($0.key.sizeStep))
    }
    let sures = patterns.map { LinkageModel.duplicateParts(step: Int($0.key.duplicateStep)) }
    var weights = [Double](repeating: 0, count: total)
    var steps = [Double](repeating: 0.1, count: total)
    var previous = [Double](repeating: 0, count: total)
    for _ in 0..<rounds {
      var gradient = weights.map { -ridge * $0 }
      for (place, pattern) in patterns.enumerated() {
        let range = (place * width)..<((place + 1) * width)
        let (lower, share) = sizes[place]
        let size = ComparisonGroup.weightCount + lower
        var sum = weights[size] * (1 - share) + weights[size + 1] * share
        let sure = ComparisonGroup.weightCount + LinkageModel.sizeClasses + sures[place].lower
        let part = sures[place].share
        sum += weights[sure] * (1 - part) + weights[sure + 1] * part
        for index in range { sum += weights[Int(indices[index])] }
        let pairs = pattern.value.matches + pattern.value.others
        let error = pattern.value.matches - pairs * LinkageModel.probability(logOdds: sum)
        for index in range { gradient[Int(indices[index])] += error }
        gradient[size] += error * (1 - share)
        gradient[size + 1] += error * share
        gradient[sure] += error * (1 - part)
        gradient[sure + 1] += error * part
      }
      for index in 0..<total {
        let product = gradient[index] * previous[index]
        if product > 0 {
          steps[index] = min(steps[index] * 1.2, 1)
        } else if product < 0 {
          steps[index] = max(steps[index] * 0.5, 1e-6)
          gradient[index] = 0
        }
        if gradient[index] > 0 { weights[index] += steps[index] }
        if gradient[index] < 0 { weights[index] -= steps[index] }
        previous[index] = gradient[index]
      }
    }
    return LinkageModel(
      weights: Array(weights[..<ComparisonGroup.weightCount]),
      sizeBias: Array(weights[ComparisonGroup.weightCount...].prefix(LinkageModel.sizeClasses)),
      duplicateBias: Array(weights.suffix(LinkageModel.duplicateShares.count))
    ).withNeutralMissing()
  }
}
