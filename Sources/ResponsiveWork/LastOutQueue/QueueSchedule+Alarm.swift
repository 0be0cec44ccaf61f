extension QueueSchedule {
  /// What is due first.
  enum Earliest {
    case timer(Int32, at: QueueTime)
    case limit(Int32, at: QueueTime)

    var deadline: QueueTime {
      switch self {
      case .timer(_, let deadline), .limit(_, let deadline): deadline
      }
    }
  }

  /// The timer or limit with the earliest deadline; at one deadline timers, and the older task, first.
  ///
  /// - Complexity: O(number of different delays in use).
  func earliest() -> Earliest? {
    var first = SlotLinks.none
    for delay in delays where delay.list.head != SlotLinks.none {
      if first == SlotLinks.none || isEarlier(delay.list.head, than: first) {
        first = delay.list.head
      }
    }
    let limit = limitList.head
    guard first != SlotLinks.none else {
      return limit == SlotLinks.none ? nil : .limit(limit, at: limitTimes[Int(limit)])
    }
    let due = slots[Int(first)].due
    if limit != SlotLinks.none, limitTimes[Int(limit)] < due {
      return .limit(limit, at: limitTimes[Int(limit)])
    }
    return .timer(first, at: due)
  }

  func isEarlier(_ slot: Int32, than other: Int32) -> Bool {
    let (mine, theirs) = (slots[Int(slot)].due, slots[Int(other)].due)
    return mine != theirs ? mine < theirs : slots[Int(slot)].ticket < slots[Int(other)].ticket
  }

  /// Sets a new alarm, if this slot's deadlines are before the one that is set.
  ///
  /// Deadlines that are put off leave the alarm as it is: it rings in vain and is set anew. So a key
  /// that is enqueued a million times costs no alarm but one for each delay that passes.
  mutating func rearm(for slot: Int32) {
    // `deadline(of:)`, written out: a call of it copies the whole schedule.
    var deadline = timers.isLinked(slot) ? slots[Int(slot)].due : nil
    if settings.maxWait != nil, limits.isLinked(slot) {
      let limit = limitTimes[Int(slot)]
      deadline = deadline.map { min($0, limit) } ?? limit
    }
    guard let deadline else { return }
    if let armed, armed <= deadline { return }
    outbox.alarm = arm(deadline)
    outbox.isEmpty = false
  }

  /// The slot's next deadline, if it has one.
  func deadline(of slot: Int32) -> QueueTime? {
    let due = timers.isLinked(slot) ? slots[Int(slot)].due : nil
    guard hasLimit(slot) else { return due }
    return due.map { min($0, limitTimes[Int(slot)]) } ?? limitTimes[Int(slot)]
  }

  mutating func arm(_ deadline: QueueTime) -> Alarm {
    armed = deadline
    alarmNumber += 1
    return Alarm(deadline: deadline, number: alarmNumber)
  }

  /// The alarm with that number rings: everything due is made ready, in order of deadlines.
  ///
  /// - Parameters:
  ///   - number: Which alarm; one that is void changes nothing.
  ///   - now: The time.
  ///   - limit: How many deadlines are looked at; if more have passed, the next alarm is due at once.
  ///     It bounds how long the caller holds its lock.
  /// - Returns: The next alarm of the same sleeper, which ends if there is none.
  @usableFromInline
  package mutating func ring(_ number: Int, now: QueueTime, limit: Int) -> Alarm? {
    guard armed != nil, number == alarmNumber else { return nil }
    let now = moveOn(to: now)
    var left = limit
    while left > 0, let next = earliest(), next.deadline <= now {
      fire(next)
      left -= 1
    }
    armed = nil
    sendRunnerIfMissing()
    return earliest().map { arm($0.deadline) }
  }

  private mutating func fire(_ earliest: Earliest) {
    switch earliest {
    case .timer(let slot, _):
      endBurst(slot)
      if slots[Int(slot)].pending == .waiting { makeDue(slot) }
      forgetIfIdle(slot)
    case .limit(let slot, _):
      unlinkLimit(slot)
      fireLimit(slot)
    }
  }

  /// The longest wait of a slot is over.
  private mutating func fireLimit(_ slot: Int32) {
    guard settings.edges.trails else {
      // Only the first of a burst runs: the burst is over, and the next task is a first one.
      endBurst(slot)
      forgetIfIdle(slot)
      return
    }
    switch slots[Int(slot)].pending {
    case .none:
      break
    case .waiting:
      slots[Int(slot)].isOverdue = true
      if !settings.edges.leads {
        unlinkTimer(slot)
        // From now on it is late, not from when it would have been quiet.
        slots[Int(slot)].due = limitTimes[Int(slot)]
      }
      makeDue(slot)
    case .ready, .blocked:
      slots[Int(slot)].isOverdue = true
    }
  }

  /// Whether nothing is to come for which an alarm would ring.
  @usableFromInline package var isWithoutDeadline: Bool { earliest() == nil }

  /// The alarm with that number rang for nothing.
  @usableFromInline
  package mutating func disarm(_ number: Int) {
    if number == alarmNumber { armed = nil }
  }

  /// Makes the alarm void, if no deadline is left.
  ///
  /// - Returns: Whether a sleeper may sleep on in vain.
  @usableFromInline
  package mutating func disarmIfIdle() -> Bool {
    guard armed != nil, earliest() == nil else { return false }
    armed = nil
    alarmNumber += 1
    return true
  }
}
