/// What a ``LastOutQueue`` has done so far.
///
/// Each task is counted once at every moment: `enqueued` is the sum of `superseded`, `ran`, `failed`,
/// `cancelled`, `pending` and `running`.
public struct LastOutQueueMetrics: Hashable, Sendable {
  /// Tasks that were taken in.
  public var enqueued = 0
  /// Tasks that were refused, since the queue was closed.
  public var refused = 0
  /// Tasks for which another one stands.
  public var superseded = 0
  /// Tasks that ran to their end.
  public var ran = 0
  /// Tasks that threw an error.
  public var failed = 0
  /// Tasks that were cancelled.
  public var cancelled = 0
  /// Tasks that have not started.
  public var pending = 0
  /// Tasks that run.
  public var running = 0
  /// Tasks that were started.
  public var started = 0
  /// How long after their delay, or their longest wait, tasks started, added up.
  ///
  /// What a queue's width made them wait is included. Where the first task of a burst runs at once, all
  /// tasks of the burst count from its end.
  public var totalLateness = Duration.zero
  /// How long after its delay the latest of them started.
  public var longestLateness = Duration.zero

  /// Creates metrics of a queue that has done nothing.
  @inlinable
  public init() {}

  /// How long after its delay a task started, on average.
  public var meanLateness: Duration { started == 0 ? .zero : totalLateness / started }
}

extension LastOutQueueMetrics {
  @inlinable
  mutating func count(_ ending: Receipt.Ending) {
    switch ending {
    case .ran: ran += 1
    case .failed: failed += 1
    case .superseded: superseded += 1
    case .cancelled: cancelled += 1
    case .closed: refused += 1
    }
  }
}
