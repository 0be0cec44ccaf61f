import Foundation
import ResponsiveWork

/// `progress`: how right and how calm the told remaining time is.
let progressCommand = BenchmarkCommand(
  name: "progress",
  synopsis: "[--seed 1] [FOLDER]",
  summary: "Judges what is told of the remaining time, on recorded work.",
  details: """
    Replays work beside tqdm's estimator and the naive formula, judged at the same instants. Fails
    when the told time is further off than either, when it jumps, or when it misses pairs (work of
    O(n^2)) at a steady pace.
    FOLDER holds files NAME-SEED.csv with the header time,records,work: seconds, the records done and
    the work units done, every 0.05 s. The last row is the end. Without FOLDER it invents such work.
    Judged ten times a second from 5 % to 98 % of the time: the error is |told - true| in per cent of
    the total time, the mean over a run, then over the runs. Jitter is the root mean square of the
    change of the told time beyond counting down, in s/s; rises are the seconds in which it grew.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["seed"])
    try ProgressBenchmark(arguments: arguments).run()
  }
)

/// Judges estimates of the remaining time.
private struct ProgressBenchmark {
  private let workloads: [ProgressWorkload]

  private static let mostJitter = 1.6
  private static let mostErrorOfSteadyPairs = 2.0

  init(arguments: Arguments) throws(BenchmarkFailure) {
    if let folder = arguments.operands.first {
      workloads = try ProgressWorkload.read(folder: folder)
    } else {
      let seed: UInt64 = try arguments.value("seed", default: 1)
      workloads = ProgressWorkload.invented(seed: seed)
    }
  }

  /// What is judged of one estimator.
  private struct Figures {
    var error = 0.0
    var jitter = 0.0
    var rises = 0.0

    static func mean(_ all: [Figures]) -> Figures {
      let count = Double(Swift.max(all.count, 1))
      return Figures(
        error: all.reduce(0) { $0 + $1.error } / count,
        jitter: all.reduce(0) { $0 + $1.jitter } / count,
        rises: all.reduce(0) { $0 + $1.rises } / count
      )
    }
  }

  /// What is judged of one workload.
  private struct Result {
    let name: String
    let isSteadyPairs: Bool
    let told: Double
    let ours: Figures
    let oursByRecords: Figures
    let tqdm: Figures
    let naive: Figures
  }

  func run() throws(BenchmarkFailure) {
    let results = workloads.compactMap(judge)
    guard !results.isEmpty else { throw .usage("no work is long enough to be judged") }
    for name in Set(results.map(\.name)).sorted() {
      report(results.filter { $0.name == name }, name: name)
    }
    report(results, name: "all")
    let pairs = results.filter(\.isSteadyPairs)
    if !pairs.isEmpty { report(pairs, name: "pairs at a steady pace") }
    let ours = Figures.mean(results.map(\.ours))
    guard ours.error < Figures.mean(results.map(\.tqdm)).error else {
      throw .threshold("the told time is further off than tqdm's")
    }
    guard ours.error < Figures.mean(results.map(\.naive)).error else {
      throw .threshold("the told time is further off than the naive formula's")
    }
    guard ours.jitter <= Self.mostJitter else {
      throw .threshold("the told time jumps by more than \(Self.mostJitter) s/s")
    }
    guard Figures.mean(pairs.map(\.ours)).error <= Self.mostErrorOfSteadyPairs else {
      throw .threshold(
        "of pairs at a steady pace it is more than \(Self.mostErrorOfSteadyPairs) % off"
      )
    }
  }

  private func judge(_ workload: ProgressWorkload) -> Result? {
    let told = workload.replay { RemainingTime() }
    let instants = told.indices.filter { told[$0] != nil }
    guard !instants.isEmpty else { return nil }
    func figures(_ estimates: [Double?]) -> Figures {
      judge(instants.map { (workload.instants[$0].time, estimates[$0] ?? 0) }, workload.seconds)
    }
    return Result(
      name: workload.name,
      isSteadyPairs: workload.isSteadyPairs,
      told: Double(instants.count) / Double(told.count),
      ours: figures(told),
      oursByRecords: figures(workload.byRecords.replay { RemainingTime() }),
      tqdm: figures(workload.replay { TqdmEstimate() }),
      naive: figures(workload.replay { NaiveEstimate() })
    )
  }

  private func judge(_ estimates: [(time: Double, told: Double)], _ seconds: Double) -> Figures {
    var figures = Figures()
    var changes: [Double] = []
    var before = estimates.first
    for (time, told) in estimates {
      figures.error += abs(told - (seconds - time)) / seconds * 100 / Double(estimates.count)
      guard let last = before, time - last.time > 0.999 else { continue }
      changes.append(told - last.told)
      before = (time, told)
    }
    guard !changes.isEmpty else { return figures }
    let squares = changes.reduce(0) { $0 + ($1 + 1) * ($1 + 1) }
    figures.jitter = (squares / Double(changes.count)).squareRoot()
    figures.rises = Double(changes.count { $0 > 1e-9 }) / Double(changes.count) * 100
    return figures
  }

  private func report(_ results: [Result], name: String) {
    func fields(_ estimator: String, _ figures: Figures) -> String {
      "\"\(estimator)\": {\"error\": \(digits(figures.error)), "
        + "\"jitter\": \(digits(figures.jitter)), \"rises\": \(digits(figures.rises))}"
    }
    let told = results.reduce(0) { $0 + $1.told } / Double(results.count)
    print(
      "{\"work\": \"\(name)\", \"runs\": \(results.count), \"told\": \(digits(told * 100)), "
        + fields("ours", .mean(results.map(\.ours))) + ", "
        + fields("ours_by_records", .mean(results.map(\.oursByRecords))) + ", "
        + fields("tqdm", .mean(results.map(\.tqdm))) + ", "
        + fields("naive", .mean(results.map(\.naive))) + "}"
    )
  }

  private func digits(_ value: Double) -> String { String(format: "%.2f", value) }
}
