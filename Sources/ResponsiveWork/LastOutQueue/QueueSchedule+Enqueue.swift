extension QueueSchedule {
  /// A task arrives; it replaces the pending task of its slot, if there is one.
  ///
  /// - Precondition: The schedule is open.
  /// - Complexity: O(1); with several delays in use at once, O(their number).
  @usableFromInline
  package mutating func enqueue(
    _ slot: Int32,
    delay: QueueTime?,
    priority: WorkPriority,
    now: QueueTime
  ) -> Enqueued {
    let now = moveOn(to: now)
    lastTicket += 1
    metrics.enqueued += 1
    var result = Enqueued(ticket: lastTicket, superseded: 0)
    if replaceWaiting(slot, delay: delay, priority: priority, now: now, &result) { return result }
    let isInBurst = timers.isLinked(slot)
    if isInBurst || !settings.edges.leads, slots[Int(slot)].isOverdue {
      // It has waited as long as it may: the newer task takes its place among those that are due.
      if isInBurst { setTimer(slot, delay: delay, now: now) }
      result.superseded = replace(slot, priority: priority)
    } else {
      setTimer(slot, delay: delay, now: now)
      if !isInBurst, settings.edges.leads {
        result.superseded = lead(slot, priority: priority, now: now)
      } else if settings.edges.trails {
        result.superseded = wait(slot, priority: priority, now: now)
      } else {
        // The burst's first task stands for this one, which only makes the burst longer.
        result.superseded = result.ticket
      }
    }
    if result.superseded != 0 { metrics.superseded += 1 }
    rearm(for: slot)
    sendRunnerIfMissing()
    return result
  }

  /// A task takes the place of one that waits, with nothing else to decide.
  ///
  /// By far the most common case, and all others together do the same for it in twice the time: its
  /// deadline only moves on, so no alarm is set, and nothing becomes ready.
  ///
  /// - Returns: Whether it is this case.
  @inline(__always)
  private mutating func replaceWaiting(
    _ slot: Int32,
    delay: QueueTime?,
    priority: WorkPriority,
    now: QueueTime,
    _ result: inout Enqueued
  ) -> Bool {
    let at = Int(slot)
    guard slots[at].pending == .waiting, slots[at].priority == priority, delay == nil,
      slots[at].delay == 0, waits.isEmpty
    else { return false }
    result.superseded = slots[at].ticket
    slots[at].ticket = lastTicket
    slots[at].due = now + settings.delay
    // The key that was enqueued last is the last one already.
    if delays[0].list.tail != slot {
      timers.remove(slot, from: &delays[0].list)
      timers.append(slot, to: &delays[0].list)
    }
    metrics.superseded += 1
    return true
  }

  /// The first task of a burst, which is due at once.
  mutating func lead(_ slot: Int32, priority: WorkPriority, now: QueueTime) -> UInt64 {
    if !settings.edges.trails { startLimit(slot, now: now) }
    let isDue = slots[Int(slot)].pending != .none
    let superseded = replace(slot, priority: priority)
    if !isDue { makeDue(slot) }
    return superseded
  }

  /// A task that waits for the end of its burst.
  mutating func wait(_ slot: Int32, priority: WorkPriority, now: QueueTime) -> UInt64 {
    startLimit(slot, now: now)
    unlinkReady(slot)
    if slots[Int(slot)].pending == .ready { slots[Int(slot)].pending = .waiting }
    let superseded = replace(slot, priority: priority)
    slots[Int(slot)].pending = .waiting
    return superseded
  }

  /// Puts the newest task in the place of the pending one, if there is one.
  ///
  /// - Returns: The number of the one that it replaces, or 0.
  mutating func replace(_ slot: Int32, priority: WorkPriority) -> UInt64 {
    let at = Int(slot)
    let pending = slots[at].pending
    let superseded = pending == .none ? 0 : slots[at].ticket
    if pending == .none { pendingCount += 1 } else { noteSettled(superseded) }
    slots[at].ticket = lastTicket
    guard slots[at].priority != priority else { return superseded }
    unlinkReady(slot)
    slots[at].priority = priority
    if pending == .ready { makeReady(slot) }
    return superseded
  }
}
