extension QueueSchedule {
  /// Above this many slots, their memory is given back when no key is known any more.
  static var keptSlots: Int { 1_024 }

  /// Time as the schedule sees it: threads may read the clock in one order and come in another.
  @inline(__always)
  mutating func moveOn(to now: QueueTime) -> QueueTime {
    latest = max(latest, now)
    return latest
  }

  /// Gives `nextSlot` to a key; `keyHash` is kept for the index of keys.
  @usableFromInline
  package mutating func takeNextSlot(keyHash: UInt32) {
    defer { nextSlot = freeSlots.last ?? Int32(slots.count) }
    if let slot = freeSlots.popLast() {
      slots[Int(slot)] = Slot(isTaken: true, keyHash: keyHash)
      return
    }
    slots.append(Slot(isTaken: true, keyHash: keyHash))
    timers.addSlot()
    readiness.addSlot()
    guard settings.maxWait != nil else { return }
    limits.addSlot()
    limitTimes.append(.zero)
  }

  /// Whether there are many slots; their memory is given back when no key has one.
  @usableFromInline
  package var isWastingMemory: Bool { slots.count > Self.keptSlots }

  /// Gives the memory of all slots back; none is taken.
  @usableFromInline
  package mutating func forgetSlots() {
    slots = []
    freeSlots = []
    nextSlot = 0
    timers = LinkColumn()
    readiness = LinkColumn()
    limits = LinkColumn()
    limitTimes = []
  }

  /// Gives the memory of all runs back; nothing runs.
  @usableFromInline
  package mutating func forgetRuns() {
    runs = []
    freeRuns = []
  }

  // MARK: Timers

  /// Puts the slot's timer at the end of the list of its delay.
  mutating func setTimer(_ slot: Int32, delay: QueueTime?, now: QueueTime) {
    let list = delayList(for: delay)
    slots[Int(slot)].due = now + delays[list].delay
    // The key that was enqueued last is the last one already.
    if delays[list].list.tail == slot { return }
    // Not by `unlinkTimer`, which might drop the list that is about to be used.
    removeTimer(slot)
    slots[Int(slot)].delay = Int32(list)
    timers.append(slot, to: &delays[list].list)
  }

  @inline(__always)
  mutating func unlinkTimer(_ slot: Int32) {
    removeTimer(slot)
    // Each list that is there is looked at whenever an alarm is set.
    while delays.count > 1, delays[delays.count - 1].list.head == SlotLinks.none {
      delays.removeLast()
    }
  }

  @inline(__always)
  private mutating func removeTimer(_ slot: Int32) {
    guard timers.isLinked(slot) else { return }
    timers.remove(slot, from: &delays[Int(slots[Int(slot)].delay)].list)
  }

  /// It is quiet: the next task begins a burst.
  mutating func endBurst(_ slot: Int32) {
    unlinkTimer(slot)
    // Where only the first of a burst runs, the longest wait is the burst's, else the task's.
    if !settings.edges.trails { unlinkLimit(slot) }
  }

  /// The position of the list for `delay`; `nil` is the queue's own delay, which stands first.
  mutating func delayList(for delay: QueueTime?) -> Int {
    guard let delay, delay != settings.delay else { return 0 }
    var empty: Int?
    for position in delays.indices.dropFirst() {
      if delays[position].delay == delay { return position }
      if delays[position].list.head == SlotLinks.none { empty = empty ?? position }
    }
    if let empty {
      delays[empty].delay = delay
      return empty
    }
    delays.append(DelayList(delay: delay))
    return delays.count - 1
  }

  /// Starts the longest wait, unless it has begun.
  mutating func startLimit(_ slot: Int32, now: QueueTime) {
    guard let maxWait = settings.maxWait, !limits.isLinked(slot) else { return }
    limitTimes[Int(slot)] = now + maxWait
    limits.append(slot, to: &limitList)
  }

  mutating func unlinkLimit(_ slot: Int32) {
    guard hasLimit(slot) else { return }
    limits.remove(slot, from: &limitList)
  }

  func hasLimit(_ slot: Int32) -> Bool { settings.maxWait != nil && limits.isLinked(slot) }

  // MARK: Tasks that are due

  /// Makes the pending task due: ready, or blocked while an older one runs.
  mutating func makeDue(_ slot: Int32) {
    let run = slots[Int(slot)].run
    guard run != SlotLinks.none else {
      makeReady(slot)
      return
    }
    slots[Int(slot)].pending = .blocked
    if settings.overlap == .cancelRunning { stop(run, as: .superseded) }
  }

  mutating func makeReady(_ slot: Int32) {
    slots[Int(slot)].pending = .ready
    readiness.append(slot, to: &ready[Int(slots[Int(slot)].priority.rawValue)])
    readyCount += 1
  }

  @inline(__always)
  mutating func unlinkReady(_ slot: Int32) {
    guard slots[Int(slot)].pending == .ready else { return }
    readiness.remove(slot, from: &ready[Int(slots[Int(slot)].priority.rawValue)])
    readyCount -= 1
  }
}
