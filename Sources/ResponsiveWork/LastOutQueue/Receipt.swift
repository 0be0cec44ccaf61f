/// Tells what became of one task that was enqueued.
///
/// Each task is settled exactly once. A receipt that nobody keeps costs next to nothing; one that is
/// kept is as large as two words.
///
/// ```swift
/// let receipt = queue.enqueue("thermostat") { try await device.set(21) }
/// if case .failed(let error) = await receipt.outcome { show("The thermostat refused: \(error)") }
/// ```
public struct Receipt: Sendable {
  /// What became of a task.
  public enum Outcome: Sendable {
    /// It ran to its end.
    case ran
    /// Another task of its key stands for it.
    ///
    /// A newer one came before it ran, or, if overlap says so, while it ran; or the queue runs only
    /// the first task of a burst, and this was none.
    case superseded
    /// It was cancelled, before it ran or while it ran.
    case cancelled
    /// It threw this error.
    case failed(any Error)
    /// The queue was closed when it came: it was not taken in.
    case closed

    /// The outcome without its error.
    public var ending: Ending {
      switch self {
      case .ran: .ran
      case .superseded: .superseded
      case .cancelled: .cancelled
      case .failed: .failed
      case .closed: .closed
      }
    }
  }

  /// An outcome without its error.
  public enum Ending: UInt8, Hashable, Sendable, CaseIterable {
    /// It ran to its end.
    case ran = 1
    /// Another task of its key stands for it.
    case superseded
    /// It was cancelled.
    case cancelled
    /// It threw an error.
    case failed
    /// It was not taken in.
    case closed
  }

  /// `nil` for a task that was not taken in.
  @usableFromInline let ledger: ReceiptLedger?
  @usableFromInline let position: UInt8

  /// The receipt of a task whose outcome stands, or will stand, at `position` of `ledger`.
  @inlinable
  init(ledger: ReceiptLedger?, position: UInt8) {
    self.ledger = ledger
    self.position = position
  }

  /// The receipt of a task that was not taken in.
  @inlinable static var closed: Receipt { Receipt(ledger: nil, position: 0) }

  /// What became of the task; waits until it is settled, even if the task that waits is cancelled.
  ///
  /// Don't wait in a task for a newer one of the same key, which runs only when the older has ended.
  public var outcome: Outcome {
    get async {
      guard let ledger else { return .closed }
      return await withCheckedContinuation { ledger.wait(position, $0) }
    }
  }

  /// What became of the task; `nil` until it is settled.
  public var settled: Outcome? {
    guard let ledger else { return .closed }
    return ledger.outcome(position)
  }
}
