extension QueueSchedule {
  /// When to ring, for the one sleeper; a newer alarm makes older ones void.
  @usableFromInline
  package struct Alarm: Hashable, Sendable {
    @usableFromInline package var deadline: QueueTime
    @usableFromInline package var number: Int
  }

  /// What is to be done besides.
  ///
  /// Most events leave nothing.
  @usableFromInline
  package struct Outbox: Hashable, Sendable {
    /// Set the sleeper to this alarm.
    @usableFromInline package var alarm: Alarm?
    /// Send a runner, which calls ``QueueSchedule/arrive(now:)``.
    @usableFromInline package var sendsRunner = false
    /// Tell the runners of these runs that their task shall stop.
    @usableFromInline package var stops: [Int32] = []
    /// These waits are over.
    @usableFromInline package var endedWaits: [Int] = []
    /// Of the keys of these slots nothing is known any more.
    @usableFromInline package var forgotten: [Int32] = []
    /// Whether nothing is to be done.
    @usableFromInline package var isEmpty = true
  }

  /// What becomes of a task that is enqueued.
  @usableFromInline
  package struct Enqueued: Hashable, Sendable {
    /// Its number; the newest has the greatest, and the first is 1.
    @usableFromInline package var ticket: UInt64
    /// The number of the task that it replaces; its own, if the burst's first task stands for it; 0, if
    /// none is superseded.
    @usableFromInline package var superseded: UInt64
  }

  /// A task that a runner runs now.
  @usableFromInline
  package struct Started: Hashable, Sendable {
    @usableFromInline package var run: Int32
    @usableFromInline package var slot: Int32
    @usableFromInline package var ticket: UInt64
  }

  /// How a task ended.
  @usableFromInline
  package struct Finished: Hashable, Sendable {
    @usableFromInline package var ticket: UInt64
    @usableFromInline package var ending: Receipt.Ending
    /// Whether its runner was told to stop, and so may not take another task.
    @usableFromInline package var wasStopped: Bool
    /// The slot, if nothing is known of its key any more, or `SlotLinks.none`.
    @usableFromInline package var forgotten: Int32
  }

  /// A pending task that is cancelled.
  @usableFromInline
  package struct Cancelled: Hashable, Sendable {
    @usableFromInline package var ticket: UInt64
    /// Whether nothing is known of its key any more.
    ///
    /// Not by the outbox, which would cost two arrays for each task.
    @usableFromInline package var isForgotten: Bool
  }

  /// What the last events left to do.
  @usableFromInline
  package mutating func takeOutbox() -> Outbox {
    defer { outbox = Outbox() }
    return outbox
  }

  // MARK: Filling the outbox

  /// Sends a runner, if one is missing.
  ///
  /// While a task is ready and may run, one runner is on its way: so a task that blocks its runner
  /// holds up no other, and a row of short tasks shares one runner.
  @inline(__always)
  mutating func sendRunnerIfMissing() {
    guard readyCount > 0, runningCount < settings.width, !runnerIsComing else { return }
    runnerIsComing = true
    outbox.sendsRunner = true
    outbox.isEmpty = false
  }

  /// Tells a run to stop, once; the first reason counts.
  mutating func stop(_ run: Int32, as ending: Receipt.Ending) {
    guard runs[Int(run)]?.stop == nil else { return }
    runs[Int(run)]?.stop = ending
    outbox.stops.append(run)
    outbox.isEmpty = false
  }

  /// A task is settled: those who waited for it as the last one wait no longer.
  mutating func noteSettled(_ ticket: UInt64) {
    guard !waits.isEmpty else { return }
    for position in waits.indices.reversed() where waits[position].awaits(ticket) {
      waits[position].remaining -= 1
      guard waits[position].remaining == 0 else { continue }
      outbox.endedWaits.append(waits[position].id)
      outbox.isEmpty = false
      waits.remove(at: position)
    }
  }

  /// Forgets the key of a slot, if nothing is left to know of it, and says so in the outbox.
  mutating func forgetIfIdle(_ slot: Int32) {
    guard freeIfIdle(slot) else { return }
    outbox.forgotten.append(slot)
    outbox.isEmpty = false
  }

  /// Frees a slot, if nothing is left to know of its key.
  ///
  /// - Returns: Whether it did.
  mutating func freeIfIdle(_ slot: Int32) -> Bool {
    let known = slots[Int(slot)]
    guard known.isTaken, known.pending == .none, known.run == SlotLinks.none,
      !timers.isLinked(slot)
    else { return false }
    assert(!hasLimit(slot), "a longest wait ends with its task or its burst")
    slots[Int(slot)].isTaken = false
    freeSlots.append(slot)
    nextSlot = slot
    return true
  }
}
