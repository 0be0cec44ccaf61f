extension WorkProgress {
  /// The states of a piece of work over time: the newest one each time, the last one always.
  ///
  /// Nothing is queued for a slow reader. A state that shows nothing new is left out.
  public struct Snapshots: AsyncSequence, Sendable {
    let work: Work
    let interval: Duration

    /// Reads the states.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let work: Work
      private let interval: Duration
      private var last: (snapshot: Snapshot, time: Duration)?

      init(_ snapshots: Snapshots) {
        work = snapshots.work
        interval = snapshots.interval
      }

      /// The next state, or `nil` after the last one and when the task is cancelled.
      public mutating func next() async -> Snapshot? { await next(isolation: nil) }

      /// The next state, or `nil` after the last one and when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Snapshot? {
        if let last, last.snapshot.isFinished { return nil }
        var due = last.map { $0.time + interval }
        while !Task.isCancelled {
          if let due { await work.waitForEnd(until: due) }
          let now = work.board.now
          let snapshot = work.snapshot(now: now)
          if snapshot.isFinished || last?.snapshot.looksLike(snapshot) != true {
            last = (snapshot, now)
            return snapshot
          }
          due = now + interval
        }
        return nil
      }
    }

    /// Starts reading.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
  }

  /// The states from now on, the last one included.
  ///
  /// They don't keep the work from being over when nobody holds it any more.
  ///
  /// - Parameter interval: The least time between two states; a tenth of a second at least.
  /// - Returns: The states. The first comes at once, and so does the last.
  public func snapshots(every interval: Duration = .milliseconds(100)) -> Snapshots {
    Snapshots(work: work, interval: Swift.max(interval, .milliseconds(100)))
  }
}

extension WorkProgress.Snapshot {
  /// Whether people would see no difference.
  fileprivate func looksLike(_ other: Self) -> Bool {
    var same = other
    same.elapsed = elapsed
    return same == self
  }
}
