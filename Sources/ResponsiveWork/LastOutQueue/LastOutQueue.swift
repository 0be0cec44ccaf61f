/// Runs, for each key, only the newest task, when it was quiet for a while.
///
/// A person turns a knob: forty values in two seconds. The device shall get the last one, once, and
/// soon. So each value is enqueued under the knob's name; it replaces the one before, and runs when
/// nothing newer came for the queue's delay:
///
/// ```swift
/// let queue = LastOutQueue<String, ContinuousClock>(delay: .milliseconds(300))
/// queue.enqueue("volume") { try await device.setVolume(7) }
/// ```
///
/// - ``enqueue(_:delay:priority:onStart:_:)`` returns at once, from any thread; the deadline is
///   counted from the call.
/// - Two tasks of one key never run at once; tasks of different keys do, up to `width` of them.
/// - A task has left the queue when it starts: it may enqueue its own key again.
/// - Each task is settled exactly once; its ``Receipt`` tells how.
/// - Nothing that is taken in is lost. When the last reference to a queue goes away, what is pending
///   still runs in its time.
///
/// One sleeping task serves all keys. Enqueueing, superseding and cancelling one key cost O(1).
///
/// The queue hashes and compares keys, and reads the clock, while it holds a lock or on its own tasks:
/// a key's `==` and `hash(into:)` must not call the queue. No task, and no closure given to the queue,
/// runs under that lock.
public final class LastOutQueue<Key: Hashable & Sendable, C: Clock>: Sendable
where C.Duration == Duration {
  @usableFromInline typealias Machine = QueueMachine<Key, QueuedWork, QueueRunner>

  /// What the lock guards.
  @usableFromInline
  struct State {
    @usableFromInline var machine: Machine
    @usableFromInline var book = ReceiptBook()
    /// Whom to wake when a wait is over.
    @usableFromInline var gates: [Int: Gate] = [:]
    @usableFromInline var sleeper: Task<Void, Never>?
    @usableFromInline var sleeperNumber = 0
    /// The queue itself while a deadline is to come.
    ///
    /// So what is pending runs even if nobody else holds the queue. The sleeper does not hold it: it may
    /// sleep on when all that it slept for is cancelled.
    @usableFromInline var keeper: LastOutQueue?

    @inlinable
    init(machine: Machine) { self.machine = machine }
  }

  // What is used most stands first: behind a clock, whose size is known at run time only, a field is
  // slower to reach. For the same reason the machine keeps times since `start`, not instants: with
  // `ContinuousClock.Instant` in its slots an enqueue took 2,000 ns instead of 100.
  @usableFromInline let state: Lock<State>
  @usableFromInline let stopwatch: QueueStopwatch
  @usableFromInline let journal: (@Sendable (QueueJournalEntry<Key>) -> Void)?
  @usableFromInline let onFailure: (@Sendable (Key, any Error) -> Void)?
  @usableFromInline let executor: (any TaskExecutor)?
  @usableFromInline let clock: C
  @usableFromInline let start: C.Instant
  @usableFromInline let taskPriority: TaskPriority?

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - delay: How long it must be quiet before a key's newest task runs.
  ///   - maxWait: The longest that a key's tasks wait, counted from the first of them, even if it is
  ///     never quiet; `nil` for no limit.
  ///   - edges: Which tasks of a burst run.
  ///   - overlap: What happens when a task is due while an older one of its key runs.
  ///   - width: How many tasks run at once, of different keys.
  ///   - taskPriority: The priority of the tasks that do the work.
  ///   - clock: What time is told by; it never goes back. While it did, deadlines would wait for it.
  ///   - executor: Where the work runs; `nil` for the global pool. It runs a job after its `enqueue` has
  ///     returned, not within.
  ///   - onFailure: Called for each task that throws, unless it was told to stop before.
  ///   - journal: Called for each task that is taken in, and for each that is settled, before the call
  ///     that did it returns. See ``QueueJournalEntry``.
  @inlinable
  public init(
    delay: Duration = .seconds(2),
    maxWait: Duration? = nil,
    edges: BurstEdges = .trailing,
    overlap: OverlapPolicy = .afterRunning,
    width: Int = .max,
    taskPriority: TaskPriority? = nil,
    clock: C,
    executor: (any TaskExecutor)? = nil,
    onFailure: (@Sendable (Key, any Error) -> Void)? = nil,
    journal: (@Sendable (QueueJournalEntry<Key>) -> Void)? = nil
  ) {
    precondition(delay >= .zero, "a delay does not go back in time")
    precondition(maxWait.map { $0 >= delay } ?? true, "the longest wait is at least the delay")
    precondition(width > 0, "a queue of no width runs nothing")
    let settings = QueueSchedule.Settings(
      delay: QueueTime(delay),
      maxWait: maxWait.map { QueueTime($0) },
      edges: edges,
      overlap: overlap,
      width: width
    )
    state = Lock(State(machine: Machine(settings)))
    self.clock = clock
    (stopwatch, start) = QueueStopwatch.start(clock)
    self.executor = executor
    self.taskPriority = taskPriority
    self.onFailure = onFailure
    self.journal = journal
  }

  deinit { state.withLock { $0.sleeper }?.cancel() }

  /// Runs `task` when it was quiet for a while, unless a newer one of the same key comes before.
  ///
  /// - Parameters:
  ///   - key: What the task is about. A newer task of the same key replaces an older one.
  ///   - delay: How long it must be quiet after this task; `nil` for the queue's own delay. Many
  ///     different delays at once cost time in proportion to their number.
  ///   - priority: Which of the due tasks starts first when the queue's width does not let all run.
  ///   - onStart: Runs right before the task, as part of it, on condition that the task runs.
  ///   - task: The work. When it is told to stop, `Task.isCancelled` is true in it.
  /// - Returns: A receipt that tells what became of the task.
  @discardableResult
  @inlinable
  public func enqueue(
    _ key: Key,
    delay: Duration? = nil,
    priority: WorkPriority = .normal,
    onStart: (@Sendable () async -> Void)? = nil,
    _ task: consuming @escaping @Sendable () async throws -> Void
  ) -> Receipt {
    let delay = delay.map { checked($0) }
    guard let onStart else {
      return submit(key, delay, priority, QueuedWork(consume task)).receipt
    }
    let work = QueuedWork { [task = consume task] in
      await onStart()
      try await task()
    }
    return submit(key, delay, priority, work).receipt
  }

  /// Cancels the pending task of `key`, if there is one, and ends its burst.
  ///
  /// - Parameters:
  ///   - key: Whose task.
  ///   - running: Whether the task of `key` that runs is told to stop, too.
  @inlinable
  public func cancel(_ key: Key, running: Bool = false) {
    cancelOne { $0.machine.cancel(key, running: running) }
  }

  /// Cancels all pending tasks.
  ///
  /// - Parameter running: Whether the tasks that run are told to stop, too.
  @inlinable
  public func cancel(running: Bool = false) { cancelAll(running: running) }

  /// The keys of pending tasks: those that are due by priority, then the others by deadline.
  ///
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public var pending: [Key] { state.withLock { $0.machine.pendingKeys } }

  /// The keys whose tasks run, the longest running first.
  @inlinable
  public var running: [Key] { state.withLock { $0.machine.runningKeys } }

  /// When the pending task of `key` is due, if nothing newer comes; `nil` when there is none.
  @inlinable
  public func deadline(of key: Key) -> C.Instant? {
    state.withLock { $0.machine.deadline(of: key) }.map { start.advanced(by: $0.duration) }
  }

  /// What the queue has done so far.
  @inlinable
  public var metrics: LastOutQueueMetrics { state.withLock { $0.machine.schedule.currentMetrics } }
}

extension LastOutQueue where C == ContinuousClock {
  /// Creates a queue that tells time by the continuous clock.
  ///
  /// - Parameters:
  ///   - delay: How long it must be quiet before a key's newest task runs.
  ///   - maxWait: The longest that a key's tasks wait, counted from the first of them, even if it is
  ///     never quiet; `nil` for no limit.
  ///   - edges: Which tasks of a burst run.
  ///   - overlap: What happens when a task is due while an older one of its key runs.
  ///   - width: How many tasks run at once, of different keys.
  ///   - taskPriority: The priority of the tasks that do the work.
  ///   - executor: Where the work runs; `nil` for the global pool. It runs a job after its `enqueue` has
  ///     returned, not within.
  ///   - onFailure: Called for each task that throws, unless it was told to stop before.
  ///   - journal: Called for each task that is taken in, and for each that is settled.
  @inlinable
  public convenience init(
    delay: Duration = .seconds(2),
    maxWait: Duration? = nil,
    edges: BurstEdges = .trailing,
    overlap: OverlapPolicy = .afterRunning,
    width: Int = .max,
    taskPriority: TaskPriority? = nil,
    executor: (any TaskExecutor)? = nil,
    onFailure: (@Sendable (Key, any Error) -> Void)? = nil,
    journal: (@Sendable (QueueJournalEntry<Key>) -> Void)? = nil
  ) {
    self.init(
      delay: delay,
      maxWait: maxWait,
      edges: edges,
      overlap: overlap,
      width: width,
      taskPriority: taskPriority,
      clock: ContinuousClock(),
      executor: executor,
      onFailure: onFailure,
      journal: journal
    )
  }
}

private let sharedQueue = LastOutQueue<String, ContinuousClock>()

extension LastOutQueue where Key == String, C == ContinuousClock {
  /// The default queue, for programs that need one: keys are names, the delay is 2 s.
  public static var shared: LastOutQueue<String, ContinuousClock> { sharedQueue }
}
