import ResponsiveWork

/// What became of each task, to see that nothing is lost, runs twice, or is stale.
struct QueueHistory: Hashable {
  enum Stage: Hashable {
    case pending, running
    case settled(Receipt.Ending)
  }

  private(set) var stages: [Int: Stage] = [:]
  private var keys: [Int: Int] = [:]

  mutating func taken(_ ticket: Int, key: Int) throws {
    guard stages.updateValue(.pending, forKey: ticket) == nil else {
      throw QueueWorld.Violation(description: "ticket \(ticket) is given twice")
    }
    keys[ticket] = key
    newestKey = max(newestKey ?? key, key)
  }

  mutating func started(_ ticket: Int, key: Int) throws {
    guard stages[ticket] == .pending, keys[ticket] == key else {
      throw QueueWorld.Violation(description: "task \(ticket) starts, but is \(stage(ticket))")
    }
    // Newer tasks of the key that wait or ran would make this one stale.
    for (other, otherKey) in keys where otherKey == key && other > ticket {
      guard case .settled(let ending) = stages[other], ending != .ran, ending != .failed else {
        throw QueueWorld.Violation(description: "task \(ticket) is stale: \(other) is newer")
      }
    }
    stages[ticket] = .running
  }

  mutating func settled(_ ticket: Int, _ ending: Receipt.Ending) throws {
    let allowed: Bool =
      switch (stages[ticket], ending) {
      case (.pending, .superseded), (.pending, .cancelled): true
      case (.running, .closed): false
      case (.running, _): true
      default: false
      }
    guard allowed else {
      throw QueueWorld.Violation(
        description: "task \(ticket) is settled as \(ending), but is \(stage(ticket))"
      )
    }
    stages[ticket] = .settled(ending)
  }

  /// The greatest key that came so far.
  private(set) var newestKey: Int?

  /// The tasks that are not settled.
  var open: [Int] {
    stages.filter { if case .settled = $0.value { false } else { true } }.map(\.key).sorted()
  }

  private func stage(_ ticket: Int) -> String { stages[ticket].map { "\($0)" } ?? "unknown" }
}

extension ReferenceQueue {
  var pendingKeys: [Int] {
    let pending = keys.indices.compactMap { key in keys[key].pending.map { (key: key, entry: $0) } }
    return pending.map { key, entry -> (key: Int, rank: (Int, Int, Int)) in
      switch entry.phase {
      case .ready(let since): (key, (0, -Int(entry.priority.rawValue), since))
      case .blocked: (key, (1, entry.ticket, 0))
      case .waiting:
        (key, (2, min(keys[key].quietAt ?? .max, keys[key].limitAt ?? .max), entry.ticket))
      }
    }.sorted { $0.rank < $1.rank }.map(\.key)
  }

  var runningKeys: [Int] {
    keys.indices.filter { keys[$0].running != nil }
      .sorted { (keys[$0].running?.ticket ?? 0) < (keys[$1].running?.ticket ?? 0) }
  }
}

extension QueueMachine where Key == Int {
  /// Looks whether all parts agree with one another.
  func checkInvariants() throws {
    try schedule.checkInvariants()
    for (slot, key) in keys.enumerated() {
      guard key.map({ self.slot(of: $0) == Int32(slot) }) ?? true,
        (key != nil) == schedule.slots[slot].isTaken
      else {
        throw QueueWorld.Violation(description: "the index and slot \(slot) disagree")
      }
    }
    let taken = schedule.slots.count(where: \.isTaken)
    guard index.count == taken, keys.count == schedule.slots.count else {
      throw QueueWorld.Violation(description: "\(taken) slots are taken, by \(index.count) keys")
    }
    for slot in schedule.slots.indices {
      let isPending = schedule.slots[slot].pending != .none
      guard (payloads[slot] != nil) == isPending else {
        throw QueueWorld.Violation(description: "slot \(slot) has a payload that is not pending")
      }
    }
  }
}

extension QueueSchedule {
  func checkInvariants() throws {
    var inTimers = try walk(limitList, limits, "limits")
    guard settings.maxWait == nil || inTimers == linked(limits) else {
      throw QueueWorld.Violation(description: "limits that are in no list")
    }
    inTimers = []
    for list in delays { inTimers.formUnion(try walk(list.list, timers, "timers")) }
    guard inTimers == linked(timers) else {
      throw QueueWorld.Violation(description: "timers that are in no list")
    }
    var inReady: Set<Int32> = []
    for list in ready { inReady.formUnion(try walk(list, readiness, "ready")) }
    let isReady = slots.indices.filter { slots[$0].pending == .ready }.map(Int32.init)
    guard inReady == linked(readiness), inReady == Set(isReady), inReady.count == readyCount else {
      throw QueueWorld.Violation(description: "tasks that are ready and in no list")
    }
    for (number, slot) in slots.enumerated() where !slot.isTaken {
      guard slot.pending == .none, slot.run == SlotLinks.none,
        !timers.isLinked(Int32(number)), freeSlots.contains(Int32(number))
      else { throw QueueWorld.Violation(description: "slot \(number) is free and in use") }
    }
    for list in delays {
      var last = QueueTime.zero
      var slot = list.list.head
      while slot != SlotLinks.none {
        guard slots[Int(slot)].due >= last else {
          throw QueueWorld.Violation(description: "timers are out of order")
        }
        last = slots[Int(slot)].due
        slot = timers.next(after: slot)
      }
    }
  }

  private func linked(_ column: LinkColumn) -> Set<Int32> {
    Set(column.links.indices.map(Int32.init).filter { column.isLinked($0) })
  }

  private func walk(_ list: SlotList, _ column: LinkColumn, _ name: String) throws -> Set<Int32> {
    var seen: Set<Int32> = []
    var slot = list.head
    var previous = SlotLinks.none
    while slot != SlotLinks.none {
      guard seen.insert(slot).inserted, column.links[Int(slot)].previous == previous else {
        throw QueueWorld.Violation(description: "the list of \(name) is broken")
      }
      previous = slot
      slot = column.next(after: slot)
    }
    guard list.tail == previous else {
      throw QueueWorld.Violation(description: "the list of \(name) has another end")
    }
    return seen
  }
}
