import Foundation
import RecordLinkage
import ResponsiveWork
import Standardization
import SyntheticContacts

/// Whether probabilities are true: of pairs with 0.7, seven in ten should be one person.
struct LinkageCalibration {
  /// Pairs of a probability of 0.05 to 0.95, and whether each is one person.
  private var judged: [(probability: Double, isMatch: Bool)] = []

  /// How many bins of equal count there are.
  private static let bins = 10

  /// Adds the pairs of a book.
  mutating func add(_ linkage: Linkage, truth: [String]) {
    for pair in linkage.pairs {
      let probability = LinkageModel.probability(logOdds: Double(pair.logOdds))
      guard (0.05...0.95).contains(probability) else { continue }
      judged.append((probability, truth[Int(pair.a)] == truth[Int(pair.b)]))
    }
  }

  /// How far, on average, the probability of a bin is from its share of matches.
  func expectedError() -> Double {
    let sorted = judged.sorted { $0.probability < $1.probability }
    guard sorted.count >= Self.bins else { return 0 }
    var error = 0.0
    for bin in 0..<Self.bins {
      let range = (sorted.count * bin / Self.bins)..<(sorted.count * (bin + 1) / Self.bins)
      let predicted = sorted[range].reduce(0) { $0 + $1.probability }
      let true_ = Double(sorted[range].count { $0.isMatch })
      error += abs(predicted - true_)
    }
    return error / Double(sorted.count)
  }

  /// Of `count` books of 50 contacts without duplicates, how many propose any.
  static func proposals(inBooks count: Int) throws -> Int {
    var proposing = 0
    for seed in 0..<count {
      let recipe = BookRecipe(
        count: 50,
        seed: UInt64(10_000 + seed),
        duplicateShare: 0,
        hardness: 1
      )
      var bytes: [UInt8] = []
      BookText(recipe, format: .csv).pieces { bytes += $0 }
      let (linkage, _) = try LinkedBook.link(bytes, columns: generatedColumns)
      if Set(linkage.clusters).count < linkage.clusters.count { proposing += 1 }
    }
    return proposing
  }
}
