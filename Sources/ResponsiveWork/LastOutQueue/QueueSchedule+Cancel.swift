extension QueueSchedule {
  /// The pending task of a slot is cancelled, and its burst is over; the running one on request.
  ///
  /// - Returns: The task that was pending, if there was one.
  @usableFromInline
  package mutating func cancel(_ slot: Int32, running: Bool) -> Cancelled? {
    unlinkTimer(slot)
    let ticket = drop(slot)
    unlinkLimit(slot)
    let run = slots[Int(slot)].run
    if running, run != SlotLinks.none { stop(run, as: .cancelled) }
    guard ticket != 0 else {
      forgetIfIdle(slot)
      return nil
    }
    return Cancelled(ticket: ticket, isForgotten: freeIfIdle(slot))
  }

  /// The task with that number is cancelled, if it is pending in the slot or runs.
  ///
  /// - Returns: The task, if it was pending.
  @usableFromInline
  package mutating func cancel(_ slot: Int32, ticket: UInt64) -> Cancelled? {
    let known = slots[Int(slot)]
    if known.pending != .none, known.ticket == ticket {
      // A burst whose first task ran at once goes on without this one.
      if !settings.edges.leads { unlinkTimer(slot) }
      if settings.edges.trails { unlinkLimit(slot) }
      return Cancelled(ticket: drop(slot), isForgotten: freeIfIdle(slot))
    }
    if known.run != SlotLinks.none, runs[Int(known.run)]?.ticket == ticket {
      stop(known.run, as: .cancelled)
    }
    return nil
  }

  /// Takes the pending task out of its slot.
  private mutating func drop(_ slot: Int32) -> UInt64 {
    let at = Int(slot)
    guard slots[at].pending != .none else { return 0 }
    unlinkReady(slot)
    slots[at].pending = .none
    slots[at].isOverdue = false
    pendingCount -= 1
    metrics.count(.cancelled)
    noteSettled(slots[at].ticket)
    return slots[at].ticket
  }

  /// All pending tasks are cancelled, and all bursts are over; those that run on request.
  ///
  /// All slots are forgotten at once. What runs gets a new one: `moved` is told the old and the new.
  ///
  /// - Returns: The slots as they were, to be looked through outside the lock.
  /// - Complexity: O(number of tasks that run), or O(number of keys) while someone waits for a flush.
  @usableFromInline
  package mutating func cancelAll(
    running: Bool,
    moved: (_ old: Int32, _ new: Int32) -> Void
  ) -> [Slot] {
    let old = slots
    metrics.cancelled += pendingCount
    if !waits.isEmpty {
      for slot in old where slot.pending != .none { noteSettled(slot.ticket) }
    }
    forgetSlots()
    delays = [DelayList(delay: settings.delay)]
    ready = [SlotList](repeating: SlotList(), count: WorkPriority.allCases.count)
    limitList = SlotList()
    readyCount = 0
    pendingCount = 0
    for number in runs.indices {
      guard let run = runs[number] else { continue }
      let fresh = nextSlot
      takeNextSlot(keyHash: old[Int(run.slot)].keyHash)
      slots[Int(fresh)].run = Int32(number)
      runs[number]?.slot = fresh
      moved(run.slot, fresh)
      if running { stop(Int32(number), as: .cancelled) }
    }
    return old
  }
}
