// What waits, waits outside the queue's own tasks: a task that waited for all of them would wait for
// itself. A child of such a task counts as part of it, and so does what it starts with `Task { }`,
// until the queue's task has ended.

extension LastOutQueue {
  /// Runs the pending task of `key` now; returns when it, and the one that runs, are settled.
  ///
  /// A task that is enqueued meanwhile waits for its own turn. Called from one of the queue's own
  /// tasks, it returns at once, since it would wait for its caller.
  @inlinable
  public func flush(_ key: Key) async {
    await changeAndWait { machine, waits in
      guard let slot = machine.slot(of: key) else { return nil }
      machine.schedule.flush(slot)
      return waits ? machine.schedule.wait(for: slot) : nil
    }
  }

  /// Runs now all tasks that are pending at this moment; returns when they, and those that run, are
  /// settled.
  ///
  /// They start in the order they were enqueued, those of higher priority first, as many at once as
  /// the queue's width lets. Tasks that are enqueued meanwhile wait for their own turn: so a flush
  /// ends, even if each task enqueues its own key again. Called from one of the queue's own tasks, it
  /// returns at once, since it would wait for its caller.
  ///
  /// - Complexity: O(*n*) in the number of keys, with several delays in use at once O(*n* log *n*), while
  ///   callers of other methods wait.
  @inlinable
  public func flush() async {
    await changeAndWait { machine, waits in
      machine.schedule.flushAll()
      return waits ? machine.schedule.waitForAll() : nil
    }
  }

  /// Cancels the tasks of `key`, also the one that runs; returns when that one has ended.
  ///
  /// A task that is enqueued meanwhile is neither cancelled nor waited for. Called from one of the queue's own tasks, it returns at once.
  @inlinable
  public func cancelAndWait(_ key: Key) async {
    let gate = Gate()
    let mayWait = !RunningQueue.isCurrent(self)
    var waits = false
    // At one moment: what is enqueued after it is not waited for.
    cancelOne { state in
      let dropped = state.machine.cancel(key, running: true)
      if mayWait, let slot = state.machine.slot(of: key) {
        waits = state.open(gate, after: state.machine.schedule.wait(for: slot))
      }
      return dropped
    }
    if waits { await gate.pass() }
  }

  /// Cancels all tasks, also those that run; returns when those have ended.
  ///
  /// A task that is enqueued meanwhile is neither cancelled nor waited for. Called from one of the queue's own tasks, it returns at once.
  @inlinable
  public func cancelAndWait() async {
    let gate = Gate()
    let mayWait = !RunningQueue.isCurrent(self)
    var waits = false
    cancelAll(running: true) { state in
      if mayWait { waits = state.open(gate, after: state.machine.schedule.waitForAll()) }
    }
    if waits { await gate.pass() }
  }

  /// Closes the queue; returns when everything that it took in is settled.
  ///
  /// A task that is enqueued afterwards, from whatever thread, is refused, and its receipt says so.
  /// Further calls wait as well; one with ``ShutdownMode/cancel`` cuts short what is being flushed.
  /// Called from one of the queue's own tasks, it closes the queue and returns at once.
  ///
  /// - Parameter mode: Whether pending tasks run now or are cancelled.
  @inlinable
  public func shutdown(_ mode: ShutdownMode = .flush) async {
    state.withLock { $0.machine.schedule.close() }
    if mode == .cancel { cancel(running: true) }
    await changeAndWait { machine, waits in
      machine.schedule.flushAll()
      machine.schedule.endIdleBursts()
      return waits ? machine.schedule.waitForAll() : nil
    }
  }

  /// Changes the machine, then waits for what `change` says.
  ///
  /// - Parameter change: Is told whether it may wait, and returns the number of the wait.
  @inlinable
  func changeAndWait(_ change: (inout Machine, Bool) -> Int?) async {
    let gate = Gate()
    let mayWait = !RunningQueue.isCurrent(self)
    let (waits, orders, sleeper, keeper) = state.withLock { state in
      let wait = change(&state.machine, mayWait)
      let waits = state.open(gate, after: wait)
      return (waits, state.takeOrders(), state.takeSleeperIfIdle(), state.takeKeeperIfIdle())
    }
    sleeper?.cancel()
    carryOut(orders)
    withExtendedLifetime(keeper) {}
    if waits { await gate.pass() }
  }
}
