import Foundation
import SyntheticContacts

/// Work that was done once, to be replayed: how far it was at each twentieth of a second.
struct ProgressWorkload: Sendable {
  struct Instant: Sendable {
    var time: Double
    var records: Double
    var work: Double
  }

  let name: String
  private let rows: [Instant]

  init(name: String, rows: [Instant]) {
    self.name = name
    self.rows = rows
  }

  /// How long it took.
  var seconds: Double { rows.last?.time ?? 0 }

  /// The instants that are judged: ten a second, from 5 % to 98 % of the time.
  var instants: [Instant] {
    sampled.filter { (0.05...0.98).contains($0.time / seconds) }
  }

  private var sampled: [Instant] {
    stride(from: 0, to: rows.count, by: 2).map { rows[$0] }
  }

  /// The same work with each record taken for one unit.
  var byRecords: ProgressWorkload {
    ProgressWorkload(
      name: name,
      rows: rows.map { Instant(time: $0.time, records: $0.records, work: $0.records) }
    )
  }

  /// Whether the work units went on at a steady pace while the records didn't: work whose cost is
  /// known, as that of pairs, and that nothing disturbed.
  var isSteadyPairs: Bool {
    unevenness(\.work) < 0.02 && unevenness(\.records) > 0.1
  }

  /// How far the share that is done is at most from the share of the time.
  private func unevenness(_ count: KeyPath<Instant, Double>) -> Double {
    guard let last = rows.last else { return 0 }
    return rows.reduce(0) {
      max($0, abs($1[keyPath: count] / last[keyPath: count] - $1.time / last.time))
    }
  }

  /// What an estimator tells at each of ``instants``.
  func replay<Estimate: RemainingTimeEstimate>(_ make: () -> Estimate) -> [Double?] {
    guard let total = rows.last?.work else { return [] }
    var estimate = make()
    var told: [Double?] = []
    for instant in sampled {
      estimate.update(done: instant.work, total: total, now: instant.time)
      if (0.05...0.98).contains(instant.time / seconds) { told.append(estimate.seconds) }
    }
    return told
  }

  /// Reads the recorded work in `folder`.
  static func read(folder: String) throws(BenchmarkFailure) -> [ProgressWorkload] {
    do {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".csv") }.sorted()
      guard !files.isEmpty else { throw BenchmarkFailure.usage("\(folder) has no .csv files") }
      return try files.map { file in
        let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        return try ProgressWorkload(name: workName(file), csv: text, file: file)
      }
    } catch let failure as BenchmarkFailure {
      throw failure
    } catch {
      throw .usage("\(folder): \(error)")
    }
  }

  /// The name without the seed: "stall" of "stall-3.csv".
  private static func workName(_ file: String) -> String {
    let base = file.dropLast(4)
    guard let dash = base.lastIndex(of: "-"), Int(base[dash...].dropFirst()) != nil else {
      return String(base)
    }
    return String(base[..<dash])
  }

  private init(name: String, csv: String, file: String) throws(BenchmarkFailure) {
    var rows: [Instant] = []
    for (index, line) in csv.split(whereSeparator: \.isNewline).enumerated().dropFirst() {
      let fields = line.split(separator: ",").compactMap { Double($0) }
      guard fields.count == 3 else {
        throw .usage("\(file), line \(index + 1): expected time,records,work")
      }
      rows.append(Instant(time: fields[0], records: fields[1], work: fields[2]))
    }
    guard let last = rows.last, last.time > 0, last.work > 0 else {
      throw .usage("\(file): no work was done")
    }
    self.init(name: name, rows: rows)
  }
}

extension ProgressWorkload {
  /// Invented work of twelve kinds, three runs of each.
  static func invented(seed: UInt64) -> [ProgressWorkload] {
    var chance = SeededGenerator(seed: seed)
    return kinds.flatMap { kind in (0..<3).map { _ in kind.run(&chance) } }
  }

  /// A kind of work: what its records are declared to cost, and what they cost in truth.
  private struct Kind: Sendable {
    let name: String
    var records = 3_000
    var seconds = 45.0
    /// How the declared cost depends on the share of the records that is done.
    var declared: @Sendable (Double) -> Double = { _ in 1 }
    /// By what the true cost differs from the declared one.
    var factor: @Sendable (Double) -> Double = { _ in 1 }
    /// After which shares of the records work stands still, and for how many seconds.
    var stalls: [(share: Double, seconds: Double)] = []
    /// The standard deviation of the logarithm of a record's cost.
    var noise = 0.2

    func run(_ chance: inout SeededGenerator) -> ProgressWorkload {
      let shares = (0..<records).map { (Double($0) + 0.5) / Double(records) }
      let declaredSum = shares.reduce(0) { $0 + declared($1) }
      var ends: [Instant] = []
      var last = Instant(time: 0, records: 0, work: 0)
      for (index, share) in shares.enumerated() {
        let cost = declared(share) * seconds / declaredSum
        let normal = (0..<12).reduce(-6.0) { sum, _ in sum + .random(in: 0..<1, using: &chance) }
        let stall = stalls.first { Int($0.share * Double(records)) == index }?.seconds ?? 0
        last.time += cost * factor(share) * exp(noise * normal - noise * noise / 2) + stall
        last.records += 1
        last.work += cost
        ends.append(last)
      }
      return ProgressWorkload(name: name, rows: sampled(ends))
    }

    /// The state at each twentieth of a second, and at the end.
    private func sampled(_ ends: [Instant]) -> [Instant] {
      guard let end = ends.last else { return [] }
      var rows: [Instant] = []
      var done = 0
      for tick in 0..<Int((end.time * 20).rounded(.up)) {
        let time = Double(tick) / 20
        while ends[done].time <= time { done += 1 }
        rows.append(
          Instant(time: time, records: Double(done), work: done > 0 ? ends[done - 1].work : 0)
        )
      }
      return rows + [end]
    }
  }

  private static let kinds: [Kind] = [
    Kind(name: "steady"),
    Kind(name: "pairs", declared: { 1 - $0 }),
    Kind(name: "pairs, long", seconds: 400, declared: { 1 - $0 }),
    Kind(name: "pairs, short", seconds: 6, declared: { 1 - $0 }),
    Kind(name: "pairs in bursts", declared: { 1 - $0 }, noise: 1.2),
    Kind(name: "cold start", factor: { $0 < 0.08 ? 4 - 3 * $0 / 0.08 : 1 }),
    Kind(name: "pairs, cold start", declared: { 1 - $0 }, factor: { $0 < 0.05 ? 3 : 1 }),
    Kind(name: "one stall", stalls: [(0.6, 8)]),
    Kind(name: "busy machine", factor: { $0 > 0.35 && $0 < 0.7 ? 2 : 1 }),
    Kind(name: "three phases", factor: { $0 < 0.2 ? 1 : $0 < 0.7 ? 0.4 : 1.5 }, noise: 0.4),
    Kind(
      name: "slow disk",
      stalls: [(0.08, 1.2), (0.3, 1.8), (0.52, 1), (0.7, 2), (0.88, 1.4)],
      noise: 0.5
    ),
    Kind(name: "slow drift", factor: { 1 + 0.6 * $0 }),
  ]
}
