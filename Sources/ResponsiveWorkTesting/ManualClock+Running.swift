internal import ResponsiveWork

/// Why a body that a ``ManualClock`` ran has no result.
public enum ManualClockError: Error, Hashable {
  /// Nothing was left to run, and the body had not ended.
  ///
  /// It waits for something that no one will do: a deadlock, or work that is not on the clock's
  /// executor.
  case unfinished(at: ManualClock.Instant)
}

extension ManualClock {
  /// Runs `body` on the clock's executor and moves time on as far as it needs, at most by `limit`.
  ///
  /// With the default limit time stands still: only what is ready now runs.
  ///
  /// - Throws: ``ManualClockError/unfinished(at:)`` when `body` still waits at the limit, or what
  ///   `body` throws.
  @discardableResult
  public func run<Success: Sendable>(
    within limit: Duration = .zero,
    _ body: @escaping @Sendable () async throws -> Success
  ) throws -> Success {
    let result = Lock<Result<Success, any Error>?>(nil)
    let task = Task.detached(executorPreference: executor) {
      let value: Result<Success, any Error>
      do { value = .success(try await body()) } catch { value = .failure(error) }
      result.withLock { $0 = value }
    }
    let end = now.advanced(by: limit)
    settle()
    while true {
      if let value = result.withLock({ $0 }) { return try value.get() }
      guard wakeOne(by: end) else { break }
      settle()
    }
    task.cancel()
    settle()
    throw ManualClockError.unfinished(at: now)
  }

  /// Moves time on by `duration`, and lets work that hops to the main actor and back keep up.
  ///
  /// The main actor is not on the clock's executor, but serves in order: work put behind what it has
  /// runs after that. So between two sleepers the clock sends an empty job through the main actor and
  /// runs what came back, until `hops` such passes in a row brought nothing. The guarantee of
  /// ``advance(by:)`` then holds for chains of at most `hops` main actor jobs that start one another
  /// without touching the clock's executor. A test that makes longer ones passes a larger number.
  @concurrent
  public func advanceThroughMainActor(by duration: Duration, hops: Int = 8) async {
    let target = now.advanced(by: duration)
    await settleThroughMainActor(hops: hops)
    while wakeOne(by: target) {
      await settleThroughMainActor(hops: hops)
    }
    advance(to: target)
    await settleThroughMainActor(hops: hops)
  }

  /// Runs everything that is ready now, on the clock's executor and on the main actor.
  @concurrent
  public func settleThroughMainActor(hops: Int = 8) async {
    var idlePasses = 0
    while idlePasses < hops {
      let ran = settle()
      await MainActor.run {}
      idlePasses = ran == 0 && executor.readyJobs == 0 ? idlePasses + 1 : 0
    }
  }
}
