extension QueueSchedule {
  /// Nothing is taken in any more.
  ///
  /// Flush or cancel next.
  @usableFromInline
  package mutating func close() { isOpen = false }

  /// Counts a task that came when the schedule was closed.
  @usableFromInline
  package mutating func refuse() { metrics.refused += 1 }

  /// The pending task of a slot is due now.
  @usableFromInline
  package mutating func flush(_ slot: Int32) {
    hasten(slot)
    sendRunnerIfMissing()
  }

  /// All tasks that are pending at this moment are due now, in the order they were enqueued.
  ///
  /// - Complexity: O(*n*) in the number of keys; with several delays in use at once O(*n* log *n*).
  @usableFromInline
  package mutating func flushAll() {
    var waiting: [Int32] = []
    for delay in delays {
      var slot = delay.list.head
      while slot != SlotLinks.none {
        if slots[Int(slot)].pending == .waiting { waiting.append(slot) }
        slot = timers.next(after: slot)
      }
    }
    // The tasks of one delay stand in the order they were enqueued.
    if delays.count > 1 { waiting.sort { slots[Int($0)].ticket < slots[Int($1)].ticket } }
    for slot in waiting { hasten(slot) }
    sendRunnerIfMissing()
  }

  /// Bursts that have no task waiting are over: nothing can come that would belong to them.
  @usableFromInline
  package mutating func endIdleBursts() {
    for slot in slots.indices where slots[slot].isTaken && slots[slot].pending != .waiting {
      endBurst(Int32(slot))
      forgetIfIdle(Int32(slot))
    }
  }

  /// Makes a task that waits due.
  private mutating func hasten(_ slot: Int32) {
    guard slots[Int(slot)].pending == .waiting else { return }
    if !settings.edges.leads { unlinkTimer(slot) }
    makeDue(slot)
  }

  // MARK: Waits

  /// Waits for all tasks that are pending or run at this moment.
  ///
  /// - Returns: The number of the wait, or `nil` when there is nothing to wait for.
  @usableFromInline
  package mutating func waitForAll() -> Int? {
    addWait(only: nil, remaining: pendingCount + runningCount)
  }

  /// Waits for the tasks of a slot that are pending or run at this moment.
  ///
  /// - Returns: The number of the wait, or `nil` when there is nothing to wait for.
  @usableFromInline
  package mutating func wait(for slot: Int32) -> Int? {
    let known = slots[Int(slot)]
    var tickets: [UInt64] = []
    if known.pending != .none { tickets.append(known.ticket) }
    if known.run != SlotLinks.none, let run = runs[Int(known.run)] { tickets.append(run.ticket) }
    return addWait(only: tickets, remaining: tickets.count)
  }

  private mutating func addWait(only: [UInt64]?, remaining: Int) -> Int? {
    guard remaining > 0 else { return nil }
    lastWait += 1
    waits.append(Wait(id: lastWait, upTo: lastTicket, only: only, remaining: remaining))
    return lastWait
  }
}
