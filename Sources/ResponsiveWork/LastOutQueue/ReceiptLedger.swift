/// What became of 256 tasks that were enqueued one after another.
///
/// Receipts of all of them share it. While its queue alone refers to it, nobody holds a receipt, and
/// nothing is written down.
@usableFromInline
final class ReceiptLedger: Sendable {
  /// How many tasks share a ledger.
  @inlinable static var size: UInt64 { 256 }

  private struct Page {
    /// By position; 0 while a task is not settled.
    ///
    /// Empty until the first is written down.
    var endings: [UInt8] = []
    var failures: [UInt8: any Error] = [:]
    var waiting: [UInt8: [CheckedContinuation<Receipt.Outcome, Never>]] = [:]
    /// The ledger itself while somebody waits: whoever waits need not hold it to be heard of.
    var keeper: ReceiptLedger?

    func outcome(_ position: UInt8) -> Receipt.Outcome? {
      guard !endings.isEmpty, let ending = Receipt.Ending(rawValue: endings[Int(position)]) else {
        return nil
      }
      switch ending {
      case .ran: return .ran
      case .superseded: return .superseded
      case .cancelled: return .cancelled
      case .closed: return .closed
      case .failed: return failures[position].map(Receipt.Outcome.failed)
      }
    }
  }

  private let page = Lock(Page())

  /// What became of the task at `position`; `nil` until it is settled.
  func outcome(_ position: UInt8) -> Receipt.Outcome? {
    page.withLock { $0.outcome(position) }
  }

  /// Resumes `continuation` when the task at `position` is settled.
  func wait(
    _ position: UInt8,
    _ continuation: CheckedContinuation<Receipt.Outcome, Never>
  ) {
    let known = page.withLock { page in
      let known = page.outcome(position)
      if known == nil {
        page.waiting[position, default: []].append(continuation)
        page.keeper = self
      }
      return known
    }
    if let known { continuation.resume(returning: known) }
  }

  /// Writes down what became of a task; it happens once for each.
  @usableFromInline
  func settle(_ ticket: UInt64, _ outcome: Receipt.Outcome) {
    let position = UInt8(truncatingIfNeeded: ticket)
    let (waiting, keeper) = page.withLock { page in
      precondition(page.outcome(position) == nil, "a task is settled once")
      if page.endings.isEmpty { page.endings = [UInt8](repeating: 0, count: Int(Self.size)) }
      page.endings[Int(position)] = outcome.ending.rawValue
      if case .failed(let error) = outcome { page.failures[position] = error }
      let waiting = page.waiting.removeValue(forKey: position)
      return (waiting, page.waiting.isEmpty ? page.keeper.take() : nil)
    }
    for continuation in waiting ?? [] { continuation.resume(returning: outcome) }
    withExtendedLifetime(keeper) {}
  }
}

/// The ledgers of a queue's tasks that are not settled, as far as somebody holds a receipt.
@usableFromInline
struct ReceiptBook {
  /// A ledger that is full, and how many of its tasks are not settled.
  private struct Older {
    let ledger: ReceiptLedger
    var unsettled: Int
  }

  @usableFromInline var current = ReceiptLedger()
  @usableFromInline var currentBlock: UInt64 = 0
  /// How many tasks of the current ledger are settled.
  private var currentlySettled = 1  // numbers begin at 1: the first block has no task 0
  private var older: [UInt64: Older] = [:]

  @usableFromInline
  init() {}

  /// The receipt of the task with that number, which was just enqueued.
  @inlinable
  mutating func receipt(_ ticket: UInt64) -> Receipt {
    let block = ticket / ReceiptLedger.size
    if block != currentBlock { turnPage(to: block) }
    return Receipt(ledger: current, position: UInt8(truncatingIfNeeded: ticket))
  }

  @usableFromInline
  mutating func turnPage(to block: UInt64) {
    let unsettled = Int(ReceiptLedger.size) - currentlySettled
    // If nobody holds a receipt of it now, nobody ever will.
    if unsettled > 0, !isKnownUniquelyReferenced(&current) {
      older[currentBlock] = Older(ledger: current, unsettled: unsettled)
    }
    current = ReceiptLedger()
    currentBlock = block
    currentlySettled = 0
  }

  /// Where to write down what becomes of a task; `nil` when nobody holds its receipt.
  ///
  /// Call it once for each task, when it is settled. What it returns is written down outside the lock.
  @usableFromInline
  mutating func settle(_ ticket: UInt64) -> ReceiptLedger? {
    let block = ticket / ReceiptLedger.size
    if block == currentBlock {
      currentlySettled += 1
      return isKnownUniquelyReferenced(&current) ? nil : current
    }
    guard !older.isEmpty, let position = older.index(forKey: block) else { return nil }
    older.values[position].unsettled -= 1
    let ledger = older.values[position].ledger
    if older.values[position].unsettled == 0 { older.remove(at: position) }
    return ledger
  }
}
