// How a queue acts on what its machine decides. Each event takes the lock once; what is returned is
// carried out after the lock is released.

extension LastOutQueue {
  /// What is to be done after an event, outside the lock.
  ///
  /// A class, since hardly any event leaves something: then it is a pointer that is nil.
  @usableFromInline
  final class Orders {
    @usableFromInline let effects: Machine.Effects
    @usableFromInline let gates: [Gate]

    @inlinable
    init(effects: Machine.Effects, gates: [Gate]) {
      self.effects = effects
      self.gates = gates
    }
  }
}

extension LastOutQueue.State {
  /// What the last event left to do.
  @inlinable
  mutating func takeOrders() -> LastOutQueue.Orders? {
    guard machine.hasEffects else { return nil }
    let effects = machine.takeEffects()
    let gates = effects.endedWaits.compactMap { self.gates.removeValue(forKey: $0) }
    return LastOutQueue.Orders(effects: effects, gates: gates)
  }

  /// The sleeper, if nothing is left that it could wake for.
  @inlinable
  mutating func takeSleeperIfIdle() -> Task<Void, Never>? {
    machine.schedule.disarmIfIdle() ? sleeper.take() : nil
  }

  /// The queue, if it was kept for a deadline and none is to come; to be released outside the lock.
  @inlinable
  mutating func takeKeeperIfIdle() -> LastOutQueue? {
    keeper != nil && machine.schedule.isWithoutDeadline ? keeper.take() : nil
  }

  /// Opens `gate` when the wait with that number is over.
  ///
  /// - Returns: Whether there is such a wait.
  @inlinable
  mutating func open(_ gate: Gate, after wait: Int?) -> Bool {
    guard let wait else { return false }
    gates[wait] = gate
    return true
  }
}

extension LastOutQueue {
  /// The time since the queue was created.
  @inlinable var now: QueueTime { stopwatch.elapsed }

  /// A delay of one task.
  @usableFromInline
  func checked(_ delay: Duration) -> QueueTime {
    precondition(delay >= .zero, "a delay does not go back in time")
    return QueueTime(delay)
  }

  /// Takes a task in.
  @inlinable
  func submit(
    _ key: Key,
    _ delay: QueueTime?,
    _ priority: WorkPriority,
    _ work: consuming QueuedWork
  ) -> (receipt: Receipt, ticket: UInt64?) {
    let now = self.now
    // Changed in the closure, not returned from it: copying them out took a third of the time. But
    // the receipt, which would be counted once more for whoever gets it, is returned.
    var work: QueuedWork? = consume work
    var enqueued: QueueSchedule.Enqueued?
    var ledger: ReceiptLedger?
    var orders: Orders?
    let receipt = state.withLock { state in
      enqueued = state.machine.enqueue(key, &work, delay: delay, priority: priority, now: now)
      guard let enqueued else { return Receipt.closed }
      let isStoodFor = enqueued.superseded == enqueued.ticket
      // Before the receipt is asked for: after that, its ledger would seem to be held.
      if enqueued.superseded != 0, !isStoodFor { ledger = state.book.settle(enqueued.superseded) }
      let receipt = state.book.receipt(enqueued.ticket)
      if isStoodFor { ledger = state.book.settle(enqueued.ticket) }
      if state.keeper == nil, state.machine.schedule.armed != nil { state.keeper = self }
      if state.machine.hasEffects { orders = state.takeOrders() }
      return receipt
    }
    guard let enqueued else { return (receipt, nil) }
    if orders != nil || ledger != nil || journal != nil { follow(key, enqueued, ledger, orders) }
    return (receipt, enqueued.ticket)
  }

  /// What follows when a task was taken in; mostly nothing does.
  @inlinable
  @inline(never)
  func follow(
    _ key: Key,
    _ enqueued: QueueSchedule.Enqueued,
    _ ledger: ReceiptLedger?,
    _ orders: Orders?
  ) {
    carryOut(orders) {
      journal?(.enqueued(key, ticket: enqueued.ticket))
      let superseded = enqueued.superseded
      guard superseded != 0 else { return }
      journal?(.settled(key, ticket: superseded, .superseded))
      ledger?.settle(superseded, .superseded)
    }
  }

  /// Cancels the task of one key, as `event` says.
  @inlinable
  func cancelOne(_ event: (inout State) -> Machine.Dropped?) {
    let (dropped, ledger, orders, keeper) = state.withLock { state in
      let dropped = event(&state)
      let ledger = dropped.flatMap { state.book.settle($0.ticket) }
      // The sleeper stays, for the next task: to send one costs more than all else here.
      return (dropped, ledger, state.takeOrders(), state.takeKeeperIfIdle())
    }
    carryOut(orders) {
      guard let dropped else { return }
      journal?(.settled(dropped.key, ticket: dropped.ticket, .cancelled))
      ledger?.settle(dropped.ticket, .cancelled)
    }
    withExtendedLifetime(keeper) {}
  }

  /// Cancels all tasks that are pending, on request those that run; then does what `next` says.
  ///
  /// - Parameters:
  ///   - running: Whether those that run are told to stop.
  ///   - next: Happens at the same moment: nothing can be enqueued in between.
  @inlinable
  func cancelAll(running: Bool, next: (inout State) -> Void = { _ in }) {
    let (cancelled, held, orders, sleeper, keeper) = state.withLock { state in
      let cancelled = state.machine.cancelAll(running: running)
      var held: [(UInt64, ReceiptLedger)] = []
      for slot in cancelled.slots where slot.pending != .none {
        if let ledger = state.book.settle(slot.ticket) { held.append((slot.ticket, ledger)) }
      }
      next(&state)
      let orders = state.takeOrders()
      return (cancelled, held, orders, state.takeSleeperIfIdle(), state.takeKeeperIfIdle())
    }
    sleeper?.cancel()
    carryOut(orders) {
      if let journal {
        cancelled.forEachDropped { journal(.settled($0, ticket: $1, .cancelled)) }
      }
      for (ticket, ledger) in held { ledger.settle(ticket, .cancelled) }
    }
    withExtendedLifetime(keeper) {}
  }

  /// Carries out what an event left to do.
  ///
  /// No other runner waits for `telling`, which tells what became of tasks; but those who wait for
  /// these tasks do, and the task that this runner takes next.
  @inlinable
  func carryOut(_ orders: Orders?, telling: () -> Void = {}) {
    if let effects = orders?.effects {
      if let alarm = effects.alarm { startSleeper(alarm) }
      if effects.sendsRunner { sendRunner() }
      for runner in effects.stops { runner.stop() }
    }
    telling()
    for gate in orders?.gates ?? [] { gate.open() }
  }

  // MARK: The sleeper

  @inlinable
  func startSleeper(_ alarm: QueueSchedule.Alarm) {
    // Not a child of the caller: the queue's time is nobody's in particular, and the caller's
    // task-local values are not those of other keys.
    let sleeper = spawn { [state, clock, start] in
      var next: QueueSchedule.Alarm? = alarm
      while let alarm = next {
        // A sleeper is woken before its time only when a newer one took its place; the machine knows.
        let deadline = start.advanced(by: alarm.deadline.duration)
        try? await clock.sleep(until: deadline, tolerance: nil)
        next = Self.queueToWake(state, alarm.number)?.ring(alarm.number)
      }
    }
    let voided = state.withLock { state -> Task<Void, Never>? in
      // Meanwhile a newer one may have been sent, or all that it would wake for may be cancelled.
      guard alarm.number > state.sleeperNumber, state.machine.schedule.armed != nil else {
        return sleeper
      }
      state.sleeperNumber = alarm.number
      defer { state.sleeper = sleeper }
      return state.sleeper
    }
    voided?.cancel()
  }

  /// The queue for which the alarm rings; `nil` when it has no deadline any more.
  @inlinable
  static func queueToWake(_ state: Lock<State>, _ alarm: Int) -> LastOutQueue? {
    state.withLock { state in
      if state.keeper == nil { state.machine.schedule.disarm(alarm) }
      return state.keeper
    }
  }

  @inlinable
  func ring(_ number: Int) -> QueueSchedule.Alarm? {
    let now = self.now
    let (next, orders, keeper) = state.withLock { state in
      // 1,000 deadlines take about 50 microseconds: the longest that a caller waits for the lock.
      let next = state.machine.ring(number, now: now, limit: 1_000)
      return (next, state.takeOrders(), state.takeKeeperIfIdle())
    }
    carryOut(orders)
    withExtendedLifetime(keeper) {}
    return next
  }

  // MARK: Runners

  @inlinable
  func sendRunner() {
    let runner = QueueRunner()
    runner.started(
      as: spawn { await RunningQueue.mark(self, runner) { await self.run(runner) } }
    )
  }

  /// Starts a task of the queue's own.
  @inlinable
  func spawn(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    guard let executor else { return Task.detached(priority: taskPriority, operation: body) }
    return Task.detached(
      executorPreference: executor,
      priority: taskPriority,
      operation: body
    )
  }

  /// Runs one due task after another.
  @inlinable
  func run(_ runner: QueueRunner) async {
    var next = arrive(runner)
    // After so many tasks another runner goes on, so that a long row of them leaves the pool's thread
    // to others now and then.
    var left = 250
    while let started = next.take() {
      var failure: (any Error)?
      do { try await started.payload.run() } catch { failure = error }
      left -= 1
      // A task can cancel the one that runs it; the next task shall not find itself cancelled.
      next = finish(started, failure, left > 0 && !Task.isCancelled ? runner : nil)
    }
  }

  @inlinable
  func arrive(_ runner: QueueRunner) -> Machine.Started? {
    let now = self.now
    let (started, orders) = state.withLock { state in
      let started = state.machine.arrive(runner, now: now)
      return (started, state.takeOrders())
    }
    carryOut(orders)
    return started
  }

  /// A task ended; its runner takes the next one, if it may.
  @inlinable
  func finish(
    _ started: Machine.Started,
    _ failure: (any Error)?,
    _ runner: QueueRunner?
  ) -> Machine.Started? {
    let now = self.now
    let (finished, ledger, next, orders) = state.withLock { state in
      let finished = state.machine.finish(started.run, failed: failure != nil)
      let ledger = state.book.settle(finished.ticket)
      let next = state.machine.goOn(finished.wasStopped ? nil : runner, now: now)
      return (finished, ledger, next, state.takeOrders())
    }
    carryOut(orders) {
      if finished.ending == .failed, let failure { onFailure?(started.key, failure) }
      journal?(.settled(started.key, ticket: finished.ticket, finished.ending))
      ledger?.settle(finished.ticket, Receipt.Outcome(finished.ending, failure))
    }
    return next
  }
}

extension Receipt.Outcome {
  @usableFromInline
  init(_ ending: Receipt.Ending, _ failure: (any Error)?) {
    switch (ending, failure) {
    case (.failed, let failure?): self = .failed(failure)
    case (.superseded, _): self = .superseded
    case (.cancelled, _): self = .cancelled
    case (.closed, _): self = .closed
    case (.ran, _), (.failed, nil): self = .ran
    }
  }
}
