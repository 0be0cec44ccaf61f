import ResponsiveWork
import ResponsiveWorkTesting
import Testing

@Suite struct ManualClockTests {
  let clock = ManualClock()
  let log = Log()

  func sleeper(_ name: String, _ milliseconds: [Int]) {
    Task.detached(executorPreference: clock.executor) { [clock, log] in
      for pause in milliseconds {
        do { try await clock.sleep(for: .milliseconds(pause)) } catch { log.add("\(name) stopped") }
      }
      log.add("\(name)@\(clock.now.offset)")
    }
  }

  @Test func `time stands still until it is moved`() {
    sleeper("a", [1])
    clock.settle()
    #expect(log.lines == [])
    #expect(clock.now == ManualClock.Instant())
    #expect(clock.sleeperCount == 1)
    #expect(clock.nextDeadline == ManualClock.Instant(offset: .milliseconds(1)))
  }

  @Test func `a sleeper wakes at its deadline and not before`() {
    sleeper("a", [10])
    clock.advance(by: .microseconds(9_999))
    #expect(log.lines == [])
    clock.advance(by: .microseconds(1))
    #expect(log.lines == ["a@0.01 seconds"])
  }

  @Test func `everything due has run when advance returns, in order of deadlines`() {
    sleeper("late", [30])
    sleeper("thrice", [5, 5, 15])
    sleeper("early", [10])
    sleeper("none", [])
    clock.advance(by: .seconds(1))
    #expect(
      log.lines == [
        "none@0.0 seconds", "early@0.01 seconds", "thrice@0.025 seconds", "late@0.03 seconds",
      ]
    )
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `at one deadline the first to lie down wakes first`() {
    for name in ["a", "b", "c"] { sleeper(name, [5]) }
    sleeper("d", [2, 3])
    clock.advance(by: .milliseconds(5))
    #expect(log.lines.map { $0.prefix(1) } == ["a", "b", "c", "d"])
  }

  @Test func `a sleep until a moment that has passed does not wait`() throws {
    clock.advance(by: .seconds(2))
    try clock.run { [clock] in
      try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1)))
      try await clock.sleep(for: .zero)
    }
  }

  @Test func `a clock never goes back`() {
    clock.advance(to: ManualClock.Instant(offset: .seconds(2)))
    clock.advance(to: ManualClock.Instant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `a cancelled sleeper ends at once and leaves no trace`() throws {
    let task = Task.detached(executorPreference: clock.executor) { [clock, log] in
      do {
        try await clock.sleep(for: .seconds(5))
      } catch {
        log.add("stopped: \(error is CancellationError)")
      }
    }
    clock.settle()
    task.cancel()
    clock.settle()
    #expect(log.lines == ["stopped: true"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a task that was cancelled before does not sleep`() {
    let task = Task.detached(executorPreference: clock.executor) { [clock, log] in
      do { try await clock.sleep(for: .seconds(5)) } catch { log.add("stopped") }
    }
    task.cancel()
    clock.settle()
    #expect(log.lines == ["stopped"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `child tasks and actors run on the clock's executor`() throws {
    let counter = Counter()
    let total = try clock.run { [clock] in
      await withTaskGroup(of: Int.self) { group in
        for index in 1...10 {
          group.addTask {
            try? await clock.sleep(for: .zero)
            return await counter.add(index)
          }
        }
        return await group.reduce(0, max)
      }
    }
    #expect(total == 55)
  }

  @Test func `run moves time on as far as needed and no further`() throws {
    let ended = try clock.run(within: .seconds(60)) { [clock] in
      try await clock.sleep(for: .seconds(3))
      return clock.now
    }
    #expect(ended.offset == .seconds(3))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `run reports a body that waits for ever`() {
    #expect(throws: ManualClockError.unfinished(at: ManualClock.Instant())) {
      try clock.run(within: .seconds(60)) { [clock] in
        try await clock.sleep(for: .seconds(61))
      }
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `run throws what its body throws`() {
    #expect(throws: Refused.self) { try clock.run { throw Refused() } }
  }

  @Test func `work that goes over the main actor and back is waited for`() async {
    Task.detached(executorPreference: clock.executor) { [clock, log] in
      for round in 1...3 {
        await MainActor.run { log.add("main \(round)") }
        try? await clock.sleep(for: .seconds(1))
        await MainActor.run { log.add("back \(round)@\(clock.now.offset.components.seconds)") }
      }
    }
    await clock.advanceThroughMainActor(by: .seconds(2))
    #expect(log.lines == ["main 1", "back 1@1", "main 2", "back 2@2", "main 3"])
  }

  @Test @MainActor func `main actor jobs that start one another are followed`() async {
    @MainActor func chain(_ left: Int) {
      guard left > 0 else {
        log.add("end")
        return
      }
      Task { @MainActor in chain(left - 1) }
    }
    Task.detached(executorPreference: clock.executor) { await chain(6) }
    await clock.settleThroughMainActor()
    #expect(log.lines == ["end"])
  }

  @Test func `a thousand tasks run in the same order in each run`() {
    func order() -> [String] {
      let clock = ManualClock()
      let log = Log()
      for index in 0..<1_000 {
        Task.detached(executorPreference: clock.executor) {
          for step in 0..<3 {
            try? await clock.sleep(for: .milliseconds((index * 7_919 + step * 31) % 97))
            log.add("\(index).\(step)")
            await Task.yield()
          }
        }
      }
      clock.advance(by: .seconds(1))
      return log.lines
    }
    let first = order()
    #expect(first.count == 3_000)
    #expect(first == order())
  }
}

private struct Refused: Error {}

private actor Counter {
  private var sum = 0

  func add(_ number: Int) -> Int {
    sum += number
    return sum
  }
}

final class Log: Sendable {
  private let kept = Lock<[String]>([])

  func add(_ line: String) { kept.withLock { $0.append(line) } }

  var lines: [String] { kept.withLock { $0 } }
}
