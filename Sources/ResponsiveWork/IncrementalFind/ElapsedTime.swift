/// The time since a moment, by any clock.
///
/// It hides the clock's type, which would otherwise be part of the types of all that tell time.
struct ElapsedTime: Sendable {
  /// How much time has passed.
  let now: @Sendable () -> Duration
  /// Waits until that much time has passed; throws when the task is cancelled.
  let sleep: @Sendable (_ until: Duration) async throws -> Void

  /// Counts from now on.
  init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }
}
