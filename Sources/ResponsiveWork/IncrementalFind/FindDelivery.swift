/// Takes what one search finds to the main actor: the newest first, and only what is new there.
///
/// A search that finds parts faster than the main actor takes them replaces what lies here, so it
/// neither waits nor fills memory. Results are compared here, off the main actor: comparing or
/// releasing a million rows takes longer than a frame.
package final class FindDelivery<Result: Equatable & Sendable>: Sendable {
  /// What a search has to say.
  package enum Message {
    case part(Result)
    case last(Result)
    case failure(any Error)
  }

  /// What the main actor is told.
  package enum Arrival {
    /// A part, or `nil` when it is what is shown.
    case part(Result?)
    /// All, or `nil` when it is what is shown.
    case last(Result?)
    case failure(any Error)
  }

  private struct Mailbox {
    var newest: Message?
    var shown: Result?
    var isSending = false
    var isStopped = false
    var hasEnded = false
  }

  private let mailbox: Lock<Mailbox>
  private let executor: (any TaskExecutor)?
  private let priority: TaskPriority?
  private let arrive: @Sendable (Arrival) async -> Void

  /// Creates a delivery to `arrive`, for a search that starts while `shown` is shown.
  package init(
    shown: Result?,
    executor: (any TaskExecutor)?,
    priority: TaskPriority?,
    arrive: @escaping @Sendable (Arrival) async -> Void
  ) {
    mailbox = Lock(Mailbox(shown: shown))
    self.executor = executor
    self.priority = priority
    self.arrive = arrive
  }

  /// Delivers a part soon, unless something newer comes before that.
  package func put(_ part: Result) {
    guard keep(.part(part)) else { return }
    Task.detached(executorPreference: executor, priority: priority) { await self.send() }
  }

  /// Delivers the last message.
  package func end(with message: Message) async {
    if keep(message) { await send() }
  }

  /// From now on delivers nothing but that the search has ended.
  package func stop() {
    // Taken out in order to be released after the lock.
    let dropped = mailbox.withLock { mailbox in
      mailbox.isStopped = true
      return mailbox.shown.take()
    }
    withExtendedLifetime(dropped) {}
  }

  /// - Returns: Whether the caller must send it, as nobody is sending.
  private func keep(_ message: Message) -> Bool {
    let (isMine, dropped) = mailbox.withLock { mailbox -> (Bool, Message?) in
      guard !mailbox.hasEnded else { return (false, nil) }
      let dropped = mailbox.newest
      switch message {
      case .part:
        guard !mailbox.isStopped else { return (false, nil) }
        mailbox.newest = message
      case .last, .failure:
        mailbox.newest = mailbox.isStopped ? .failure(CancellationError()) : message
        mailbox.hasEnded = true
      }
      defer { mailbox.isSending = true }
      return (!mailbox.isSending, dropped)
    }
    return withExtendedLifetime(dropped) { isMine }
  }

  private func send() async {
    while let (message, shown) = next() {
      switch message {
      case .part(let part): await send(part, shown, as: Arrival.part)
      case .last(let result): await send(result, shown, as: Arrival.last)
      case .failure(let error): await arrive(.failure(error))
      }
    }
  }

  private func send(_ result: Result, _ shown: Result?, as arrival: (Result?) -> Arrival) async {
    let isNew = shown != result
    await arrive(arrival(isNew ? result : nil))
    // Until now the old result was held here, so that the main actor wasn't the last to let it go.
    if isNew { mailbox.withLock { $0.shown = $0.isStopped ? nil : result } }
  }

  private func next() -> (Message, Result?)? {
    mailbox.withLock { mailbox in
      guard let message = mailbox.newest.take() else {
        mailbox.isSending = false
        return nil
      }
      return (message, mailbox.shown)
    }
  }
}
