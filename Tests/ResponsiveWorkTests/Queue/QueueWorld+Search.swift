import ResponsiveWork

extension QueueWorld {
  /// All that may happen next, for keys that are alike: an unknown key comes in only after those
  /// before it.
  func possibleEvents(keyCount: Int) -> [Event] {
    let known = reference.keys.indices.filter { machine.slot(of: $0) != nil }
    let usedKeys = min(keyCount, (history.newestKey ?? -1) + 2)
    var events: [Event] = (0..<usedKeys).map { .enqueue(key: $0, delay: nil, priority: .normal) }
    events.append(.enqueue(key: 0, delay: 1, priority: .high))
    if let alarm {
      events.append(alarm.deadline <= .seconds(now) ? .ring(limit: 1) : .pass)
    }
    if !voidAlarms.isEmpty { events.append(.ringVoid) }
    if runnersComing > 0 { events.append(.arrive) }
    for key in running.keys.sorted() { events.append(.finish(key: key, failed: false)) }
    if let key = running.keys.min() { events.append(.finish(key: key, failed: true)) }
    events += known.flatMap {
      [.flush(key: $0), .cancel(key: $0, running: false), .cancelNewest(key: $0)]
    }
    events += known.prefix(1).map { .cancel(key: $0, running: true) }
    events += [.flushAll, .cancelAll(running: false), .cancelAll(running: true)]
    return events + [.shutDown(cancelling: false), .shutDown(cancelling: true)]
  }

  /// A random event of those that may happen.
  func randomEvent(keyCount: Int, using random: inout SplitMix64) -> Event {
    let key = Int.random(in: 0..<keyCount, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<34:
      let delay = Bool.random(using: &random) ? nil : Int.random(in: 0...4, using: &random)
      let priority = WorkPriority.allCases.randomElement(using: &random) ?? .normal
      return .enqueue(key: key, delay: delay, priority: priority)
    case 34..<48: return .pass
    case 48..<60:
      guard let alarm, alarm.deadline <= .seconds(now) else { return .pass }
      return .ring(limit: Int.random(in: 1...3, using: &random))
    case 60..<62: return .ringVoid
    case 62..<74: return runnersComing > 0 ? .arrive : .pass
    case 74..<86:
      guard let key = running.keys.sorted().randomElement(using: &random) else { return .pass }
      return .finish(key: key, failed: Int.random(in: 0..<4, using: &random) == 0)
    case 86..<90: return .flush(key: key)
    case 90..<92: return .flushAll
    case 92..<95: return .cancel(key: key, running: Bool.random(using: &random))
    case 95..<98: return .cancelNewest(key: key)
    case 98: return .cancelAll(running: Bool.random(using: &random))
    default:
      // Rarely, so that most schedules stay open.
      guard Int.random(in: 0..<8, using: &random) == 0 else { return .pass }
      return .shutDown(cancelling: Bool.random(using: &random))
    }
  }

  /// Lets everything come to its end by itself, and looks whether nothing is left.
  mutating func comeToRest() throws {
    var steps = 0
    while !isAtRest {
      steps += 1
      guard steps < 1_000 else { throw Violation(description: "it never comes to rest") }
      if runnersComing > 0 {
        try apply(.arrive)
      } else if let key = running.keys.min() {
        try apply(.finish(key: key, failed: false))
      } else if let alarm, alarm.deadline > .seconds(now) {
        try apply(.pass)
      } else {
        try apply(.ring(limit: 1))
      }
    }
    guard history.open.isEmpty else {
      throw Violation(description: "these tasks are lost: \(history.open)")
    }
    guard reference.waits.isEmpty, machine.schedule.waits.isEmpty else {
      throw Violation(description: "a flush never ends")
    }
    guard machine.index.count == 0, machine.payloads.allSatisfy({ $0 == nil }) else {
      let kept = machine.keys.compactMap { $0 }
      throw Violation(description: "keys are kept for nothing: \(kept)")
    }
  }

  /// Equal for two worlds that differ only in what cannot matter any more: counts, the beginning of
  /// time, the numbers of tasks beyond their order.
  var fingerprint: Int {
    var hasher = Hasher()
    let schedule = machine.schedule
    let live = schedule.slots.map(\.ticket) + schedule.runs.compactMap { $0?.ticket }
    let ranks = Dictionary(
      Set(live).sorted().enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    func relative(_ time: QueueTime?) -> QueueTime? { time.map { $0 - .seconds(now) } }
    for (number, slot) in schedule.slots.enumerated() {
      hasher.combine(machine.keys[number])
      hasher.combine(slot.pending)
      hasher.combine(slot.priority)
      hasher.combine(slot.isOverdue)
      hasher.combine(slot.isTaken)
      hasher.combine(slot.delay)
      hasher.combine(slot.run)
      hasher.combine(slot.pending == .none ? nil : ranks[slot.ticket])
      hasher.combine(schedule.timers.isLinked(Int32(number)) ? relative(slot.due) : nil)
    }
    for (number, time) in schedule.limitTimes.enumerated() {
      hasher.combine(schedule.limits.isLinked(Int32(number)) ? relative(time) : nil)
    }
    hasher.combine(schedule.timers)
    hasher.combine(schedule.delays)
    hasher.combine(schedule.readiness)
    hasher.combine(schedule.ready)
    hasher.combine(schedule.limits)
    hasher.combine(schedule.limitList)
    hasher.combine(schedule.freeSlots)
    hasher.combine(schedule.freeRuns)
    for run in schedule.runs {
      hasher.combine(run.map { ranks[$0.ticket] })
      hasher.combine(run?.stop)
      hasher.combine(run?.slot)
    }
    for wait in schedule.waits {
      hasher.combine(wait.remaining)
      hasher.combine(wait.only?.compactMap { ranks[$0] })
      hasher.combine(ranks.filter { $0.key <= wait.upTo }.count)
    }
    hasher.combine(schedule.isOpen)
    hasher.combine(relative(schedule.armed))
    hasher.combine(relative(max(schedule.latest, .seconds(now))))
    hasher.combine(relative(alarm?.deadline))
    hasher.combine(alarm?.number == schedule.alarmNumber)
    hasher.combine(voidAlarms.isEmpty)
    hasher.combine(runnersComing)
    hasher.combine(history.newestKey)
    return hasher.finalize()
  }
}
