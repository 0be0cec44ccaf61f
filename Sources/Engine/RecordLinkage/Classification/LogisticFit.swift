// Weights are fitted jointly: a logistic regression with one indicator for each level, a ridge
// penalty, and steps that adapt for each weight (RPROP without backtracking). Pairs of one pattern
// are fitted together, so that a million pairs cost as much as their some ten thousand patterns.

/// What was seen in all groups of a pair: the index of each weight that applies.
package struct LevelPattern: Hashable, Sendable {
  /// So many bits for each group as its indices need, in the order of ``ComparisonGroup``.
  package var bits: UInt64

  /// Packs the levels of one pair of a book in a class of size.
  package init(_ levels: Levels, sizeClass: Int) {
    var bits = UInt64(sizeClass)
    for group in ComparisonGroup.allCases.reversed() {
      bits = bits << UInt64(Self.width(group)) | UInt64(group.index(of: levels))
    }
    self.bits = bits
  }

  /// The indices of the weights that apply; the last is that of the size.
  func weightIndices() -> [Int32] {
    var rest = bits
    var indices: [Int32] = []
    for group in ComparisonGroup.allCases {
      let width = UInt64(Self.width(group))
      indices.append(Int32(group.offset + Int(rest & ((1 << width) - 1))))
      rest >>= width
    }
    indices.append(Int32(ComparisonGroup.weightCount + Int(rest)))
    return indices
  }

  private static func width(_ group: ComparisonGroup) -> Int {
    Int.bitWidth - (group.count - 1).leadingZeroBitCount
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
    let size = ComparisonGroup.weightCount + LinkageModel.sizeClasses
    let patterns = counts.sorted { $0.key.bits < $1.key.bits }
    let width = ComparisonGroup.allCases.count + 1
    let indices = patterns.flatMap { $0.key.weightIndices() }
    var weights = [Double](repeating: 0, count: size)
    var steps = [Double](repeating: 0.1, count: size)
    var previous = [Double](repeating: 0, count: size)
    for _ in 0..<rounds {
      var gradient = weights.map { -ridge * $0 }
      for (place, pattern) in patterns.enumerated() {
        let range = (place * width)..<((place + 1) * width)
        var sum = 0.0
        for index in range { sum += weights[Int(indices[index])] }
        let total = pattern.value.matches + pattern.value.others
        let error = pattern.value.matches - total * LinkageModel.probability(logOdds: sum)
        for index in range { gradient[Int(indices[index])] += error }
      }
      for index in 0..<size {
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
      sizeBias: Array(weights[ComparisonGroup.weightCount...])
    ).withNeutralMissing()
  }
}
