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
  /// - Complexity: O(number of keys).
  @usableFromInline
  package mutating func flushAll() {
    var cursors = delays.map { waitingSlot(from: $0.list.head) }
    while let next = oldest(of: cursors) {
      let slot = cursors[next]
      cursors[next] = waitingSlot(from: timers.next(after: slot))
      hasten(slot)
    }
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

  /// The first slot with a waiting task from `slot` on.
  private func waitingSlot(from slot: Int32) -> Int32 {
    var slot = slot
    while slot != SlotLinks.none, slots[Int(slot)].pending != .waiting {
      slot = timers.next(after: slot)
    }
    return slot
  }

  /// The position of the slot whose task was enqueued first.
  private func oldest(of cursors: [Int32]) -> Int? {
    cursors.indices.filter { cursors[$0] != SlotLinks.none }
      .min { slots[Int(cursors[$0])].ticket < slots[Int(cursors[$1])].ticket }
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
