import ResponsiveWork
import Standardization

extension RegisterModel {
  /// Of how many pairs the rates of chance agreement are counted.
  private static let randomPairs = 300_000
  /// Of how many records at most the agreement of one person's records is learned.
  private static let mostRecords = 100_000

  /// Fits the weights to a register.
  ///
  /// - Parameters:
  ///   - comparator: Compares the register's records.
  ///   - comparison: Compares them field by field.
  ///   - members: The records to compare: all but repeated ones.
  /// - Complexity: O(*n* log *n*) in the records, the first 100,000 of a fixed sample at most.
  init(_ comparator: Comparator, _ comparison: RegisterComparison, members: [UInt32]) {
    let table = comparator.table
    let fraction = min(1, Double(Self.mostRecords) / Double(max(1, members.count)))
    let limit = UInt64(fraction * Double(UInt32.max))
    let sample = members.filter { mixed(UInt64($0)) >> 32 <= limit }
    var counts = RegisterCounts()
    func pattern(_ a: Int, _ b: Int) -> RegisterPattern {
      comparison.pattern(a, b, comparator.levels(a, b))
    }
    let progress = WorkProgress()
    // Only cancelling throws, and nobody else has this progress.
    let found = try? Candidates(table, members: sample, isRegister: true, progress: progress)
    for pair in found?.pairs ?? [] {
      counts.addCandidate(pattern(Int(pair >> 32), Int(UInt32(truncatingIfNeeded: pair))))
    }
    // The same pairs in each run, so that a file has one result.
    for round in 0..<UInt64(min(Self.randomPairs, 4 * sample.count * sample.count)) {
      let a = sample[Int(mixed(2 * round) >> 32) % sample.count]
      let b = sample[Int(mixed(2 * round + 1) >> 32) % sample.count]
      if a != b { counts.addRandom(pattern(Int(a), Int(b))) }
    }
    self = counts.model(records: sample.count, tie: 0.5 * Double(sample.count) * fraction)
  }
}
