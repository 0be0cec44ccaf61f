/// Thrown to a caller whose work was replaced by newer work of the same key.
public struct Superseded: Error, Hashable {
  /// Creates the error.
  public init() {}
}

/// Thrown to a caller whose work was refused, since the queue was closed.
public struct QueueClosed: Error, Hashable {
  /// Creates the error.
  public init() {}
}

extension LastOutQueue {
  /// Does `work` when it was quiet for a while, and returns its result: of several callers with one
  /// key, the newest.
  ///
  /// A caller that is replaced gets ``Superseded``, never another caller's result, even if its work was
  /// under way and came to its end. When the caller's task is cancelled, the work is cancelled: pending,
  /// it never runs; running, it is told to stop.
  ///
  /// - Throws: ``Superseded``, ``QueueClosed``, `CancellationError`, or what `work` throws.
  public func value<Success: Sendable>(
    _ key: Key,
    delay: Duration? = nil,
    priority: WorkPriority = .normal,
    _ work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    // A caller that was cancelled before shall replace nobody.
    try Task.checkCancellation()
    let result = Lock<Success?>(nil)
    let queued = QueuedWork {
      let value = try await work()
      result.withLock { $0 = value }
    }
    let (receipt, ticket) = submit(key, delay.map { checked($0) }, priority, queued)
    let outcome = await withTaskCancellationHandler {
      await receipt.outcome
    } onCancel: {
      if let ticket { cancelOne { $0.machine.cancel(key, ticket: ticket) } }
    }
    switch outcome {
    case .ran:
      guard let value = result.withLock({ $0.take() }) else {
        preconditionFailure("work that ran has a result")
      }
      return value
    case .superseded: throw Superseded()
    case .cancelled: throw CancellationError()
    case .failed(let error): throw error
    case .closed: throw QueueClosed()
    }
  }
}
