import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// What a queue makes of callers that call it from everywhere, and of tasks that do as they please.
@Suite struct LastOutQueueCallerTests {
  typealias Queue = LastOutQueue<String, ManualClock>

  struct Refused: Error {}

  let clock = ManualClock()
  let log = EventLog()

  func makeQueue(delay: Duration = .seconds(1), width: Int = .max) -> Queue {
    Queue(delay: delay, width: width, clock: clock, executor: clock.executor)
  }

  /// Calls something when it is released.
  final class Caller: Sendable {
    private let call: @Sendable () -> Void
    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
    deinit { call() }
  }

  // MARK: Tasks

  @Test func `a task that cancels itself cancels no task that comes after it`() {
    let queue = makeQueue(width: 1)
    queue.enqueue("a") { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
    queue.enqueue("b") { [log] in log.add("b is cancelled: \(Task.isCancelled)") }
    queue.enqueue("c") { [log] in log.add("c is cancelled: \(Task.isCancelled)") }
    clock.advance(by: .seconds(1))
    #expect(log.lines == ["b is cancelled: false", "c is cancelled: false"])
    #expect(queue.metrics.ran == 3)
  }

  @Test func `what a task leaves behind when it ends waits for a flush as anybody does`() {
    let queue = makeQueue()
    queue.enqueue("key") { [clock, log] in
      Task(executorPreference: clock.executor) {
        try await clock.sleep(for: .seconds(1))
        queue.enqueue("late") {
          try await clock.sleep(for: .seconds(1))
          log.add("late")
        }
        await queue.flush()
        log.add("flushed")
      }
    }
    clock.advance(by: .seconds(9))
    #expect(log.lines == ["late", "flushed"])
  }

  @Test func `a child of a queue's task does not wait for its parent`() throws {
    let queue = makeQueue()
    let receipt = queue.enqueue("key") {
      async let flushed: Void = queue.flush()
      async let cancelled: Void = queue.cancelAndWait()
      _ = await (flushed, cancelled)
    }
    let outcome = try clock.run(within: .seconds(1)) { await receipt.outcome }
    #expect(outcome.ending == .cancelled)
  }

  // MARK: Calls from where one does not expect them

  @Test("cancelling and waiting does not wait for what comes meanwhile", arguments: [true, false])
  func comesMeanwhile(ofAllKeys: Bool) throws {
    let queue = makeQueue(delay: .seconds(60))
    queue.enqueue("key") { [clock] in
      await withTaskCancellationHandler {
        try? await clock.sleep(for: .seconds(600))
      } onCancel: {
        queue.enqueue("key") {}
      }
    }
    clock.advance(by: .seconds(60))
    queue.enqueue("key") { [caller = Caller { queue.enqueue("key") {} }] in
      withExtendedLifetime(caller) {}
    }
    try clock.run {
      if ofAllKeys { await queue.cancelAndWait() } else { await queue.cancelAndWait("key") }
    }
    #expect(queue.running == [])
    #expect(queue.pending == ["key"])
    #expect(queue.metrics.cancelled == 2)
  }

  @Test func `the handler of failures and the journal may call the queue`() {
    let queue = Lock<Queue?>(nil)
    let made = Queue(
      delay: .seconds(1),
      clock: clock,
      executor: clock.executor,
      onFailure: { [log] key, _ in
        log.add("\(key) failed")
        queue.withLock { $0 }?.enqueue("again") { log.add("again") }
      },
      journal: { [log] entry in
        guard let queue = queue.withLock({ $0 }) else { return }
        log.add("\(queue.pending.count) pending")
        if case .settled(_, _, .superseded) = entry { queue.cancel("other") }
      }
    )
    queue.withLock { $0 = made }
    made.enqueue("other") {}
    made.enqueue("key") {}
    made.enqueue("key") { throw Refused() }
    #expect(made.pending == ["key"])
    clock.advance(by: .seconds(2))
    #expect(log.lines.filter { !$0.hasSuffix("pending") } == ["key failed", "again"])
    queue.withLock { $0 = nil }
  }

  @Test func `keys that all have one hash are kept apart`() throws {
    struct Alike: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) {}
    }
    let queue = LastOutQueue<Alike, ManualClock>(
      delay: .seconds(1),
      clock: clock,
      executor: clock.executor
    )
    for number in 0..<300 { queue.enqueue(Alike(number: number)) { Issue.record("superseded") } }
    for number in (0..<300).reversed() {
      queue.enqueue(Alike(number: number)) { [log] in log.add("\(number)") }
    }
    for number in stride(from: 0, to: 300, by: 3) { queue.cancel(Alike(number: number)) }
    try clock.run { await queue.flush(Alike(number: 1)) }
    clock.advance(by: .seconds(1))
    let expected = ["1"] + (2..<300).reversed().filter { $0 % 3 != 0 }.map { "\($0)" }
    #expect(log.lines == expected)
  }

  @Test func `keys that equal nothing, not even themselves, run each`() {
    let queue = LastOutQueue<Double, ManualClock>(
      delay: .seconds(1),
      clock: clock,
      executor: clock.executor
    )
    for number in 1...3 { queue.enqueue(.nan) { [log] in log.add("\(number)") } }
    queue.cancel(.nan)
    clock.advance(by: .seconds(1))
    #expect(log.lines == ["1", "2", "3"])
  }

  // MARK: Who holds a queue

  @Test("a queue is let go when all that it waited for is cancelled", arguments: [true, false])
  func letGo(byKey: Bool) {
    var queue: Queue? = makeQueue(delay: .seconds(100_000))
    weak let held = queue
    for key in ["a", "b"] { queue?.enqueue(key) {} }
    clock.settle()
    if byKey { queue?.cancel("a") } else { queue?.cancel() }
    queue?.cancel("b")
    queue = nil
    #expect(held == nil)
    clock.settle()
    #expect(clock.sleeperCount == 0)
  }

  @Test func `an alarm that rings for nothing leaves the queue ready for the next task`() {
    let queue = makeQueue()
    for key in ["a", "b", "c"] {
      queue.enqueue(key) { Issue.record("cancelled") }
      clock.advance(by: .milliseconds(600))
      queue.cancel(key)
      // Now before the alarm of the cancelled task, now after it.
      clock.advance(by: .milliseconds(key == "b" ? 500 : 100))
      queue.enqueue(key) { [log, clock] in log.add("\(key) @\(clock.now.offset)") }
      clock.advance(by: .seconds(1))
    }
    #expect(log.lines == ["a @1.7 seconds", "b @3.8 seconds", "c @5.5 seconds"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a sleeper that comes when all is cancelled does not sleep`() {
    /// Calls something whenever a job is about to be enqueued.
    final class Meddler: TaskExecutor {
      let base: ManualExecutor
      let meddle = Lock<(@Sendable () -> Void)?>(nil)
      init(_ base: ManualExecutor) { self.base = base }
      func enqueue(_ job: consuming ExecutorJob) {
        meddle.withLock { $0.take() }?()
        base.enqueue(job)
      }
    }
    let meddler = Meddler(clock.executor)
    let queue = Queue(delay: .seconds(60), clock: clock, executor: meddler)
    meddler.meddle.withLock { $0 = { queue.cancel() } }
    let receipt = queue.enqueue("key") {}
    clock.settle()
    #expect(receipt.settled?.ending == .cancelled)
    #expect(clock.sleeperCount == 0)
  }
}
