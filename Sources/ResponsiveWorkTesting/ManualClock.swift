internal import ResponsiveWork

/// A clock that stands still until a test moves it.
///
/// A debounced search waits 300 ms after the last keystroke. A test that sleeps for 301 ms is slow,
/// and fails on a busy machine; one that yields "often enough" fails now and then. With this clock
/// the test says what time it is, and everything that is due has run when the call returns:
///
/// ```swift
/// let clock = ManualClock()
/// let queue = LastOutQueue<String, ManualClock>(
///   delay: .milliseconds(300), clock: clock, executor: clock.executor)
/// queue.enqueue("search") { print("searching") }
/// clock.advance(by: .milliseconds(299))  // nothing
/// clock.advance(by: .milliseconds(1))    // searching
/// ```
///
/// **What is guaranteed.** ``advance(by:)`` first runs every job that is ready on the clock's
/// ``executor``. Then it wakes sleepers one at a time, by deadline, at one deadline by arrival; time
/// is that deadline while all that the woken sleeper sets going runs to its end or to its next wait.
/// All of it happens on the calling thread, in an order that is the same in each run.
///
/// **What is not.** Only work on the clock's executor is seen. Work that hops to the main actor needs
/// ``advanceThroughMainActor(by:hops:)``. Work on threads, Dispatch queues, the global pool or an
/// actor with an executor of its own may use the clock, but the clock does not wait for it.
public final class ManualClock: Clock {
  /// A moment on a manual clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock's zero.
    public var offset: Duration

    /// Creates the moment `offset` after the clock's zero.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment `duration` after this one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to `other`.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether `lhs` is before `rhs`.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  /// Runs the tasks of the code under test whenever this clock is advanced.
  public let executor = ManualExecutor()

  private let sleepers: Lock<SleeperQueue>

  /// Creates a clock that shows `now`.
  public init(now: Instant = Instant()) { sleepers = Lock(SleeperQueue(now: now)) }

  /// The time that was set last.
  public var now: Instant { sleepers.withLock { $0.now } }

  /// Zero: each moment can be told from each other.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep on this clock.
  public var sleeperCount: Int { sleepers.withLock { $0.count } }

  /// When the next sleeper wakes; `nil` while none sleeps.
  public var nextDeadline: Instant? { sleepers.withLock { $0.nextDeadline } }

  /// Waits until a test has moved the clock to `deadline`.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = sleepers.withLock { $0.register() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: SleeperQueue.Continuation) in
        switch sleepers.withLock({ $0.sleep(id, until: deadline, continuation) }) {
        case .asleep: break
        case .due: continuation.resume()
        case .cancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      sleepers.withLock { $0.cancel(id) }?.resume(throwing: CancellationError())
    }
  }

  /// Runs everything that is ready now; time stands still.
  ///
  /// - Returns: How many jobs ran.
  @discardableResult
  public func settle() -> Int { executor.drain() }

  /// Moves time on by `duration` and runs everything that becomes due, in order.
  public func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }

  /// Moves time on to `target` and runs everything that becomes due, in order.
  ///
  /// Call it from one place at a time, and never from the work it runs.
  public func advance(to target: Instant) {
    settle()
    while wakeOne(by: target) { settle() }
    sleepers.withLock { $0.moveOn(to: target) }
    settle()
  }

  /// Wakes the sleeper that is due first, if its time is not after `target`.
  ///
  /// - Returns: Whether there was one.
  func wakeOne(by target: Instant) -> Bool {
    guard let sleeper = sleepers.withLock({ $0.wakeNext(by: target) }) else { return false }
    sleeper.resume()
    return true
  }
}
