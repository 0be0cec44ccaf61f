#if os(Linux)
#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif
#endif

/// What passed since a queue began, by the queue's clock.
///
/// It hides the clock's type. Behind a type parameter each reading of `ContinuousClock` made an instant
/// whose size is known at run time only, and took twice the time of asking the system.
@usableFromInline
package struct QueueStopwatch: Sendable {
  /// The system's clock, where it is known to be the one that the queue's clock reads.
  @usableFromInline
  enum Source: Sendable {
    /// Linux's clock with that number, in nanoseconds from `start`.
    case system(clock: Int32, start: Int64)
    /// Any clock.
    case other(@Sendable () -> Duration)
  }

  @usableFromInline let source: Source

  @usableFromInline
  init(_ source: Source) { self.source = source }

  /// Starts now.
  ///
  /// - Returns: The stopwatch, and the moment from which it counts. That moment is not before the
  ///   stopwatch's own zero, so that whoever sleeps until a time after it wakes when that has passed.
  @usableFromInline
  package static func start<C: Clock>(_ clock: C) -> (stopwatch: QueueStopwatch, at: C.Instant)
  where C.Duration == Duration {
    let system = system(clock)
    let start = clock.now
    return (QueueStopwatch(system ?? .other { start.duration(to: clock.now) }), start)
  }

  /// What passed.
  @inlinable package var elapsed: QueueTime {
    switch source {
    case .system(let clock, let start):
      QueueTime(nanoseconds: Self.systemNanoseconds(clock) &- start)
    case .other(let elapsed): QueueTime(elapsed())
    }
  }

  #if os(Linux)
  /// The standard library's clocks read these; the tests hold it.
  private static func system<C: Clock>(_ clock: C) -> Source? {
    let number: Int32? =
      switch clock {
      case is ContinuousClock: CLOCK_BOOTTIME
      case is SuspendingClock: CLOCK_MONOTONIC
      default: nil
      }
    return number.map { .system(clock: $0, start: systemNanoseconds($0)) }
  }

  @usableFromInline
  static func systemNanoseconds(_ clock: Int32) -> Int64 {
    var time = timespec()
    // Safe: the pointer is used in the call only.
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
  #else
  private static func system<C: Clock>(_ clock: C) -> Source? { nil }

  @usableFromInline
  static func systemNanoseconds(_ clock: Int32) -> Int64 { 0 }
  #endif
}
