import ResponsiveWork
import ResponsiveWorkTesting
import Testing

@Suite struct LastOutQueueTests {
  typealias Queue = LastOutQueue<String, ManualClock>

  struct Refused: Error {}

  let clock = ManualClock()
  let log = EventLog()

  func makeQueue(
    maxWait: Duration? = nil,
    overlap: OverlapPolicy = .afterRunning,
    width: Int = .max,
    onFailure: (@Sendable (String, any Error) -> Void)? = nil
  ) -> Queue {
    Queue(
      delay: .seconds(1),
      maxWait: maxWait,
      overlap: overlap,
      width: width,
      clock: clock,
      executor: clock.executor,
      onFailure: onFailure
    )
  }

  /// A task that takes two seconds, or stops early.
  func slow(_ name: String) -> @Sendable () async throws -> Void {
    { [clock, log] in
      log.add("\(name) begins")
      do {
        try await clock.sleep(for: .seconds(2))
      } catch {
        log.add("\(name) stops")
        throw error
      }
      log.add("\(name) ends")
    }
  }

  // MARK: Re-entry

  @Test func `onStart runs right before its task, and not for a task that is superseded`() {
    let queue = makeQueue()
    queue.enqueue("key", onStart: { [log] in log.add("start 1") }, { [log] in log.add("run 1") })
    queue.enqueue("key", onStart: { [log] in log.add("start 2") }, { [log] in log.add("run 2") })
    clock.advance(by: .seconds(1))
    #expect(log.lines == ["start 2", "run 2"])
  }

  @Test func `a task may enqueue its own key again, from onStart and from the task`() {
    let queue = makeQueue()
    queue.enqueue(
      "key",
      onStart: { [log] in
        log.add("start")
        queue.enqueue("key") { log.add("from onStart") }
      },
      { [log, clock] in
        log.add("run, pending \(queue.pending)")
        queue.enqueue("key") { log.add("from the task @\(clock.now.offset)") }
      }
    )
    clock.advance(by: .seconds(5))
    #expect(log.lines == ["start", "run, pending [\"key\"]", "from the task @2.0 seconds"])
  }

  @Test func `tasks that enqueue their own keys during a flush do not keep it from ending`() throws
  {
    let queue = makeQueue()
    @Sendable func again(_ key: String, _ count: Int) {
      queue.enqueue(key) { [log] in
        log.add("\(key)\(count)")
        again(key, count + 1)
      }
    }
    for key in ["a", "b", "c"] { again(key, 1) }
    try clock.run { await queue.flush() }
    #expect(log.lines == ["a1", "b1", "c1"])
    #expect(Set(queue.pending) == ["a", "b", "c"])
    try clock.run { await queue.flush("b") }
    #expect(log.lines.last == "b2")
  }

  @Test(
    "a task may flush, cancel, look at and close its own queue",
    arguments: ["flush", "flush own", "flush other", "cancel", "shutdown", "cancel and wait"]
  )
  func reentry(call: String) throws {
    let queue = makeQueue(width: 1)
    let receipt = queue.enqueue("own") { [log] in
      queue.enqueue("own") { log.add("own again") }
      queue.enqueue("other") { log.add("other") }
      switch call {
      case "flush": await queue.flush()
      case "flush own": await queue.flush("own")
      case "flush other": await queue.flush("other")
      case "cancel": queue.cancel(running: true)
      case "cancel and wait": await queue.cancelAndWait()
      default: await queue.shutdown()
      }
      log.add("goes on, \(queue.pending.count) pending")
    }
    let outcome = try clock.run(within: .seconds(60)) { await receipt.outcome }
    #expect(outcome.ending == (call.hasPrefix("cancel") ? .cancelled : .ran))
    clock.advance(by: .seconds(60))
    let rest =
      switch call {
      case "flush", "flush own", "shutdown": ["goes on, 2 pending", "own again", "other"]
      case "flush other": ["goes on, 2 pending", "other", "own again"]
      default: ["goes on, 0 pending"]
      }
    #expect(log.lines.sorted() == rest.sorted())
  }

  @Test func `what a superseded task held may call the queue when it is released`() {
    final class Caller: Sendable {
      let call: @Sendable () -> Void
      init(_ call: @escaping @Sendable () -> Void) { self.call = call }
      deinit { call() }
    }
    let queue = makeQueue()
    for round in 0..<3 {
      let caller = Caller { [log] in
        queue.enqueue("released \(round)") { log.add("released \(round)") }
        queue.cancel("none")
      }
      queue.enqueue("key") { withExtendedLifetime(caller) {} }
    }
    queue.cancel("key")
    queue.enqueue("key") { [caller = Caller { queue.cancel() }] in withExtendedLifetime(caller) {} }
    clock.advance(by: .milliseconds(500))
    #expect(queue.pending == ["released 0", "released 1", "released 2", "key"])
    queue.cancel()
    #expect(queue.pending == [])
  }

  // MARK: Flush and cancel

  @Test func `flush runs what is pending now, in the order of enqueueing, and waits for it`() throws
  {
    let queue = makeQueue(width: 1)
    for key in ["a", "b", "c", "a"] { queue.enqueue(key, slow(key)) }
    try clock.run(within: .seconds(6)) { await queue.flush() }
    #expect(log.lines == ["b begins", "b ends", "c begins", "c ends", "a begins", "a ends"])
    #expect(clock.now.offset == .seconds(6))
  }

  @Test func `flush waits for a task that runs already`() throws {
    let queue = makeQueue()
    queue.enqueue("a", slow("a"))
    clock.advance(by: .seconds(1))
    try clock.run(within: .seconds(2)) { await queue.flush("a") }
    #expect(log.lines == ["a begins", "a ends"])
  }

  @Test func `flush of nothing returns at once`() throws {
    let queue = makeQueue()
    try clock.run {
      await queue.flush()
      await queue.flush("nothing")
      await queue.cancelAndWait()
      await queue.cancelAndWait("nothing")
    }
  }

  @Test func `two flushes run each task once, and both end`() throws {
    let queue = makeQueue()
    for key in ["a", "b"] { queue.enqueue(key, slow(key)) }
    try clock.run(within: .seconds(2)) {
      async let first: Void = queue.flush()
      async let second: Void = queue.flush()
      _ = await (first, second)
    }
    #expect(log.lines.sorted() == ["a begins", "a ends", "b begins", "b ends"])
    #expect(queue.metrics.ran == 2)
  }

  @Test func `a cancelled task does not run; others do`() {
    let queue = makeQueue()
    for key in ["a", "b", "c"] { queue.enqueue(key) { [log] in log.add(key) } }
    queue.cancel("b")
    clock.advance(by: .seconds(1))
    #expect(log.lines == ["a", "c"])
    for key in ["a", "b", "c"] { queue.enqueue(key) { [log] in log.add(key) } }
    queue.cancel()
    clock.advance(by: .seconds(10))
    #expect(log.lines == ["a", "c"])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a running task is told to stop only on request, and cancelAndWait waits for it`()
    throws
  {
    let queue = makeQueue()
    for key in ["a", "b"] { queue.enqueue(key, slow(key)) }
    clock.advance(by: .seconds(1))
    queue.cancel()
    #expect(queue.running == ["a", "b"])
    try clock.run { await queue.cancelAndWait("a") }
    #expect(log.lines == ["a begins", "b begins", "a stops"])
    #expect(queue.running == ["b"])
    clock.advance(by: .seconds(2))
    #expect(log.lines.last == "b ends")
  }

  @Test func `a runner that was told to stop does not take that to the next task`() throws {
    let queue = makeQueue(width: 1)
    queue.enqueue("a", slow("a"))
    queue.enqueue("b") { [log] in log.add("b is cancelled: \(Task.isCancelled)") }
    clock.advance(by: .seconds(1))
    queue.cancel("a", running: true)
    clock.settle()
    #expect(log.lines == ["a begins", "a stops", "b is cancelled: false"])
  }

  // MARK: Overlap, width, priority

  @Test func `a newer task waits for the older one of its key`() {
    let queue = makeQueue(overlap: .afterRunning)
    queue.enqueue("key", slow("old"))
    clock.advance(by: .milliseconds(1_500))
    queue.enqueue("key", slow("new"))
    clock.advance(by: .seconds(10))
    #expect(log.lines == ["old begins", "old ends", "new begins", "new ends"])
  }

  @Test func `a newer task that is due stops the older one of its key, and starts after it`() throws
  {
    let queue = makeQueue(overlap: .cancelRunning)
    let old = queue.enqueue("key", slow("old"))
    clock.advance(by: .milliseconds(1_500))
    let new = queue.enqueue("key", slow("new"))
    clock.advance(by: .milliseconds(999))
    #expect(log.lines == ["old begins"])
    clock.advance(by: .seconds(10))
    #expect(log.lines == ["old begins", "old stops", "new begins", "new ends"])
    #expect(old.settled?.ending == .superseded)
    #expect(new.settled?.ending == .ran)
  }

  @Test func `no more tasks run at once than the width lets, the most urgent first`() {
    let queue = makeQueue(width: 2)
    let priorities: [(String, WorkPriority)] = [
      ("a", .normal), ("b", .low), ("c", .normal), ("d", .high), ("e", .low), ("f", .high),
    ]
    for (key, priority) in priorities {
      queue.enqueue(key, priority: priority) { [log, clock] in
        log.add("\(key), \(queue.running.count) run")
        try await clock.sleep(for: .seconds(1))
      }
    }
    clock.advance(by: .seconds(20))
    #expect(log.lines.map { $0.prefix(1) } == ["d", "f", "a", "c", "b", "e"])
    #expect(log.lines.allSatisfy { $0.hasSuffix("1 run") || $0.hasSuffix("2 run") })
    #expect(queue.metrics.longestLateness == .seconds(2))
  }

  @Test func `a slow task holds up no other key`() {
    let queue = makeQueue()
    for key in ["a", "b", "c", "d"] { queue.enqueue(key, slow(key)) }
    clock.advance(by: .seconds(1))
    #expect(queue.running.count == 4)
    clock.advance(by: .seconds(2))
    #expect(queue.metrics.ran == 4)
  }

  // MARK: Inspection, metrics, failures

  @Test func `pending keys stand by deadline`() {
    let queue = makeQueue(maxWait: .seconds(3))
    queue.enqueue("a") {}
    queue.enqueue("late", delay: .seconds(9)) {}
    clock.advance(by: .milliseconds(500))
    queue.enqueue("b") {}
    queue.enqueue("soon", delay: .milliseconds(100)) {}
    #expect(queue.pending == ["soon", "a", "b", "late"])
    #expect(queue.deadline(of: "b")?.offset == .milliseconds(1_500))
    #expect(queue.deadline(of: "late")?.offset == .seconds(3))
    #expect(queue.deadline(of: "none") == nil)
    clock.advance(by: .seconds(1))
    #expect(queue.pending == ["late"])
  }

  @Test func `metrics count each task once`() throws {
    let queue = makeQueue()
    queue.enqueue("a") {}
    queue.enqueue("a") {}
    queue.enqueue("b") { throw Refused() }
    queue.enqueue("c") {}
    queue.enqueue("d", slow("d"))
    queue.enqueue("e", delay: .seconds(9)) {}
    queue.cancel("c")
    clock.advance(by: .seconds(1))
    let metrics = queue.metrics
    #expect(metrics.enqueued == 6)
    #expect(metrics.superseded == 1)
    #expect(metrics.ran == 1)
    #expect(metrics.failed == 1)
    #expect(metrics.cancelled == 1)
    #expect(metrics.pending == 1)
    #expect(metrics.running == 1)
    #expect(metrics.started == 3)
    #expect(metrics.meanLateness == .zero)
  }

  @Test func `a failure reaches both the receipt and the queue's handler, with its key`() throws {
    let queue = makeQueue(onFailure: { [log] key, error in log.add("\(key): \(error)") })
    let good = queue.enqueue("lamp") {}
    let bad = queue.enqueue("thermostat") { throw Refused() }
    clock.advance(by: .seconds(1))
    #expect(log.lines == ["thermostat: Refused()"])
    #expect(good.settled?.ending == .ran)
    guard case .failed(let error)? = bad.settled else { throw Refused() }
    #expect(error is Refused)
  }

  @Test func `a task that was told to stop has not failed`() {
    let queue = makeQueue(onFailure: { [log] key, _ in log.add(key) })
    let receipt = queue.enqueue("key", slow("key"))
    clock.advance(by: .seconds(1))
    queue.cancel("key", running: true)
    clock.settle()
    #expect(log.lines == ["key begins", "key stops"])
    #expect(receipt.settled?.ending == .cancelled)
  }

  // MARK: The end of a queue

  @Test func `a queue that nobody holds runs what is pending in its time`() {
    var queue: Queue? = makeQueue()
    weak let held = queue
    queue?.enqueue("key") { [log] in log.add("ran") }
    queue = nil
    #expect(held != nil)
    clock.advance(by: .seconds(1))
    #expect(log.lines == ["ran"])
    #expect(held == nil)
  }

  @Test(
    "shutdown settles all that was taken in, and refuses the rest",
    arguments: ShutdownMode.allCases,
    BurstEdges.allCases
  )
  func shutdown(mode: ShutdownMode, edges: BurstEdges) throws {
    let queue = Queue(delay: .seconds(1), edges: edges, clock: clock, executor: clock.executor)
    let running = queue.enqueue("running", slow("running"))
    clock.advance(by: .seconds(1))
    let pending = ["a", "b", "a"].map { queue.enqueue($0, slow($0)) }
    try clock.run(within: .seconds(9)) { await queue.shutdown(mode) }
    let late = queue.enqueue("late") { [log] in log.add("late") }
    #expect(late.settled?.ending == .closed)
    #expect((pending + [running]).allSatisfy { $0.settled != nil })
    let metrics = queue.metrics
    #expect(metrics.pending == 0)
    #expect(metrics.running == 0)
    #expect(metrics.refused == 1)
    if mode == .flush { #expect(metrics.cancelled == 0) }
    clock.advance(by: .seconds(60))
    #expect(queue.metrics == metrics)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a second shutdown waits, too, and may cut the first one short`() throws {
    let queue = makeQueue(width: 1)
    for key in ["a", "b", "c"] { queue.enqueue(key, slow(key)) }
    try clock.run(within: .seconds(1)) { [clock] in
      async let flushed: Void = queue.shutdown(.flush)
      try await clock.sleep(for: .seconds(1))
      await queue.shutdown(.cancel)
      await flushed
    }
    #expect(log.lines == ["a begins", "a stops"])
    #expect(queue.metrics.cancelled == 3)
  }

  @Test func `the default queue waits two seconds`() async {
    let before = ContinuousClock.now
    LastOutQueue.shared.enqueue("name") {}
    let deadline = LastOutQueue.shared.deadline(of: "name")
    let after = ContinuousClock.now
    LastOutQueue.shared.cancel("name")
    #expect(deadline.map { $0 >= before + .seconds(2) && $0 <= after + .seconds(2) } == true)
  }
}

final class EventLog: Sendable {
  private let kept = Lock<[String]>([])

  func add(_ line: String) { kept.withLock { $0.append(line) } }

  var lines: [String] { kept.withLock { $0 } }
}
