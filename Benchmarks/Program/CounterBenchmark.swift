import Foundation
import ResponsiveWork
import Synchronization

/// `counter`: what it costs to count a record.
let counterCommand = BenchmarkCommand(
  name: "counter",
  synopsis: "[--count 20000000] [--runs 7]",
  summary: "Measures what it costs to count a record of long work.",
  details: """
    Counts records with WorkProgress, beside an atomic addition and Foundation's Progress: medians in
    nanoseconds. Fails when counting in steps costs more than a third of an atomic addition, or
    counting each at once more than four. Goals: 1 ns a record in steps, 20 ns at once.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["count", "runs"])
    try CounterBenchmark(arguments: arguments).run()
  }
)

/// Measures ways of counting, in turn, so that a noisy moment hits all of them.
private struct CounterBenchmark {
  private let count: Int
  private let runs: Int

  private static let mostOfAtomicInSteps = 1.0 / 3
  private static let mostOfAtomicAtOnce = 4.0

  init(arguments: Arguments) throws(BenchmarkFailure) {
    count = try arguments.value("count", default: 20_000_000)
    runs = try arguments.value("runs", default: 7)
    guard count > 0, (1...100).contains(runs) else {
      throw .usage("--count is at least 1, --runs 1 to 100")
    }
  }

  func run() throws(BenchmarkFailure) {
    let ways = ways
    var times = ways.map { _ in [Double]() }
    for _ in 0..<runs {
      for (index, way) in ways.enumerated() {
        let start = ContinuousClock.now
        way.count(count / way.slowness)
        let elapsed = ContinuousClock.now - start
        times[index].append(elapsed / .nanoseconds(1) / Double(count / way.slowness))
      }
    }
    var medians: [String: Double] = [:]
    for (way, times) in zip(ways, times) {
      let median = times.sorted()[times.count / 2]
      medians[way.name] = median
      print("{\"way\": \"\(way.name)\", \"ns_per_record\": \(digits(median))}")
    }
    try judge(medians)
  }

  private func judge(_ medians: [String: Double]) throws(BenchmarkFailure) {
    guard let atomic = medians["atomic"], let steps = medians["steps"],
      let atOnce = medians["at once"]
    else { return }
    print(
      "{\"steps_of_atomic\": \(digits(steps / atomic)), \"limit\": "
        + "\(digits(Self.mostOfAtomicInSteps)), \"steps_goal_ns\": 1, "
        + "\"at_once_of_atomic\": \(digits(atOnce / atomic)), \"at_once_limit\": "
        + "\(digits(Self.mostOfAtomicAtOnce)), \"at_once_goal_ns\": 20}"
    )
    guard steps <= atomic * Self.mostOfAtomicInSteps else {
      throw .threshold("counting in steps costs more than a third of an atomic addition")
    }
    guard atOnce <= atomic * Self.mostOfAtomicAtOnce else {
      throw .threshold("counting each at once costs more than four atomic additions")
    }
  }

  /// A way to count.
  private struct Way {
    let name: String
    /// How many times fewer records it is given, since it is slow.
    var slowness = 1
    let count: (Int) -> Void
  }

  private var ways: [Way] {
    [
      Way(name: "atomic", count: countAtomically),
      Way(name: "steps") { countWithProgress($0, step: 1_024) },
      Way(name: "steps, with a reader") { countForReader($0) },
      Way(name: "steps, two threads") { count in
        let progress = WorkProgress(units: Int64(count))
        onTwoThreads { countWithProgress(count / 2, step: 1_024, progress) }
      },
      Way(name: "at once") { countWithProgress($0, step: 1) },
      Way(name: "at once, no record") { count in
        let progress = WorkProgress(units: Int64(count))
        var counter = progress.counter(step: 1)
        for _ in 0..<count { do { try counter.add() } catch { return } }
      },
      Way(name: "at once, two threads") { count in
        let progress = WorkProgress(units: Int64(count))
        onTwoThreads { countWithProgress(count / 2, step: 1, progress) }
      },
      Way(name: "task's cancellation alone") { count in
        for _ in 0..<count where Task.isCancelled { break }
      },
      Way(name: "Foundation's Progress", slowness: 10) { countWithFoundation($0, ancestors: 0) },
      Way(name: "Foundation's Progress, one ancestor", slowness: 20) {
        countWithFoundation($0, ancestors: 1)
      },
      Way(name: "Foundation's Progress, four ancestors", slowness: 40) {
        countWithFoundation($0, ancestors: 4)
      },
    ]
  }

  private func digits(_ value: Double) -> String { String(format: "%.3f", value) }
}

private final class AtomicCount: Sendable {
  let value = Atomic<Int64>(0)
}

@inline(never)
private func countAtomically(_ count: Int) {
  let total = AtomicCount()
  for _ in 0..<count { total.value.wrappingAdd(1, ordering: .relaxed) }
  precondition(total.value.load(ordering: .relaxed) == Int64(count))
}

@inline(never)
private func countWithProgress(_ count: Int, step: Int64, _ given: WorkProgress? = nil) {
  let progress = given ?? WorkProgress(units: Int64(count), records: count)
  var counter = progress.counter(step: step)
  for record in 1...max(count, 1) {
    // Nobody cancels it.
    do { try counter.add(record: record) } catch { return }
  }
}

/// Counts while another thread looks ten times a second.
private func countForReader(_ count: Int) {
  let progress = WorkProgress(units: Int64(count), records: count)
  let timer = DispatchSource.makeTimerSource(queue: .global())
  timer.schedule(deadline: .now(), repeating: .milliseconds(100))
  timer.setEventHandler { @Sendable in _ = progress.snapshot() }
  timer.resume()
  countWithProgress(count, step: 1_024, progress)
  timer.cancel()
}

private func onTwoThreads(_ body: @Sendable () -> Void) {
  DispatchQueue.concurrentPerform(iterations: 2) { _ in body() }
}

@inline(never)
private func countWithFoundation(_ count: Int, ancestors: Int) {
  var above: [Progress] = []
  for _ in 0..<ancestors {
    let progress = Progress(totalUnitCount: 1)
    above.last?.addChild(progress, withPendingUnitCount: 1)
    above.append(progress)
  }
  let progress = Progress(totalUnitCount: Int64(count))
  above.last?.addChild(progress, withPendingUnitCount: 1)
  for _ in 0..<count { progress.completedUnitCount += 1 }
}
