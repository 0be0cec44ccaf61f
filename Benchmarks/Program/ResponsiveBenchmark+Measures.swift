import Dispatch
import Foundation
import ResponsiveWork
import Synchronization

/// Measures one way, and prints its figures as lines of a name and a number.
func measureInThisProcess(_ name: String, way: String) throws(BenchmarkFailure) {
  guard let measure = ResponsiveMeasure(rawValue: name), let way = DebounceWay(rawValue: way) else {
    throw .usage("there is no measure \(name) of a way \(way)")
  }
  let figures =
    switch measure {
    case .hot: measureHot(way)
    case .million: measureMillion(way)
    case .drain: measureDrain(way)
    case .cancel: measureCancel(way)
    case .lateness: measureLateness(way)
    }
  for (name, value) in figures { print("\(name) \(value)") }
  // What is pending is not waited for.
  exitProcess(0)
}

/// What tasks write down when they run.
final class RunLog: Sendable {
  private let goal: Int
  private let reached = DispatchSemaphore(value: 0)
  private let count = Atomic(0)
  private let asksForLateness = Atomic(false)
  private let lateness = Lock<[Double]>([])
  /// When the task of each key is due; empty where that is not asked for.
  private let due = Lock<[ContinuousClock.Instant]>([])

  /// Creates a log of `goal` tasks.
  init(goal: Int = .max) { self.goal = goal }

  /// Waits until as many tasks ran as there are; costs no processor time.
  func waitForAll() { reached.wait() }

  /// How many tasks ran.
  var total: Int { count.load(ordering: .relaxed) }

  /// Whether as many tasks ran as there are.
  var isComplete: Bool { total >= goal }

  /// By how many milliseconds tasks were late, in order.
  var latenessMilliseconds: [Double] { lateness.withLock { $0 }.sorted() }

  /// Says that the next key's task is due at `moment`.
  func expect(at moment: ContinuousClock.Instant) {
    asksForLateness.store(true, ordering: .relaxed)
    due.withLock { $0.append(moment) }
  }

  /// The task of `key` runs.
  func ran(_ key: Int) {
    if asksForLateness.load(ordering: .relaxed) {
      let now = ContinuousClock.now
      let due = due.withLock { $0[key] }
      lateness.withLock { $0.append((now - due) / .milliseconds(1)) }
    }
    if count.add(1, ordering: .relaxed).newValue == goal { reached.signal() }
  }
}

/// The processor time of one of `count` pieces of `work`.
///
/// Not the time on the wall, in which what other programs do would count; and that of all threads, since
/// some ways leave work to others.
private func nanosecondsEach(_ count: Int, _ work: () -> Void) -> Double {
  let start = processNanoseconds()
  work()
  return (processNanoseconds() - start) / Double(count)
}

/// Events of one knob: one task after another for one key.
///
/// They come 30 microseconds apart, since in a loop without pauses Dispatch merges many schedulings of a
/// timer into one, which it cannot do for what a person does. A task's cost is what the caller waits, in
/// the median, and what other threads spend on it. The loop without pauses is measured as well.
private func measureHot(_ way: DebounceWay) -> [(String, Double)] {
  let debounce = way.make(delay: .seconds(3_600))
  let log = RunLog()
  // The first ones warm up, and the threads that they start come to rest.
  for _ in 0..<10_000 { debounce.enqueue(1, log) }
  Thread.sleep(forTimeInterval: 0.1)
  let count = 10_000
  var waits: [Double] = []
  waits.reserveCapacity(count)
  let others = processNanoseconds() - threadNanoseconds()
  for _ in 0..<count {
    let start = wallNanoseconds()
    debounce.enqueue(1, log)
    let end = wallNanoseconds()
    waits.append(end - start)
    while wallNanoseconds() < end + 30_000 {}
  }
  let spent = processNanoseconds() - threadNanoseconds() - others
  let loop = nanosecondsEach(20 * count) {
    for _ in 0..<20 * count { debounce.enqueue(1, log) }
  }
  let wait = waits.sorted()[count / 2] - readingNanoseconds()
  return [("enqueue_ns", wait + spent / Double(count)), ("loop_ns", loop)]
}

/// What reading the time on the wall adds to what is measured by it, in the median.
private func readingNanoseconds() -> Double {
  var readings: [Double] = []
  for _ in 0..<10_001 {
    let start = wallNanoseconds()
    readings.append(wallNanoseconds() - start)
  }
  return readings.sorted()[readings.count / 2]
}

private func measureMillion(_ way: DebounceWay) -> [(String, Double)] {
  let debounce = way.make(delay: .seconds(3_600))
  let log = RunLog()
  let count = 1_000_000
  let before = residentBytes()
  let first = nanosecondsEach(count) {
    for key in 0..<count { debounce.enqueue(key, log) }
  }
  let again = nanosecondsEach(count) {
    for key in 0..<count { debounce.enqueue(key, log) }
  }
  let bytes = Double(residentBytes() - before) / Double(count)
  // Each key once, in an order in which none is near the one before.
  let shuffled = nanosecondsEach(count) {
    for number in 0..<count { debounce.enqueue(number * 736_877 % count, log) }
  }
  return [
    ("first_ns", first), ("supersede_ns", again), ("shuffled_ns", shuffled),
    ("bytes_per_key", bytes),
  ]
}

private func measureDrain(_ way: DebounceWay) -> [(String, Double)] {
  // Longer than enqueueing takes: all of them run after it.
  let debounce = way.make(delay: .seconds(4))
  let count = 100_000
  let log = RunLog(goal: count)
  for _ in 0..<2 {
    for key in 0..<count { debounce.enqueue(key, log) }
  }
  let (before, early) = (processNanoseconds(), log.total)
  debounce.wait(for: log)
  return [("drain_cpu_ns", (processNanoseconds() - before) / Double(count - early))]
}

private func measureCancel(_ way: DebounceWay) -> [(String, Double)] {
  let debounce = way.make(delay: .seconds(3_600))
  let log = RunLog()
  for key in 0..<100_000 { debounce.enqueue(key, log) }
  let all = nanosecondsEach(1) { debounce.cancelAll() }
  return [("cancel_ms", all / 1e6)]
}

private func measureLateness(_ way: DebounceWay) -> [(String, Double)] {
  let delay = Duration.milliseconds(200)
  let debounce = way.make(delay: delay)
  let count = 1_000
  let log = RunLog(goal: count)
  for key in 0..<count {
    log.expect(at: .now + delay)
    debounce.enqueue(key, log)
  }
  debounce.wait(for: log)
  let sorted = log.latenessMilliseconds
  return [("p50_ms", sorted[count / 2]), ("p99_ms", sorted[count * 99 / 100])]
}

/// The memory that the process has in use, as Linux tells it; elsewhere 0.
private func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0  // not Linux: bytes a key are then 0 for all ways
  }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
