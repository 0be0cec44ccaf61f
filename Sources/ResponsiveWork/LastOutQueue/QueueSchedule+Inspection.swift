extension QueueSchedule {
  /// The slots of pending tasks: those that are due, by priority and age, then the others by deadline.
  ///
  /// - Complexity: O(*n* log *n*) in the number of keys.
  @usableFromInline package var pendingSlots: [Int32] {
    var found: [Int32] = []
    found.reserveCapacity(pendingCount)
    for list in ready.reversed() {
      var slot = list.head
      while slot != SlotLinks.none {
        found.append(slot)
        slot = readiness.next(after: slot)
      }
    }
    let all = slots.indices.map(Int32.init)
    let blocked = all.filter { slots[Int($0)].pending == .blocked }
    let waiting = all.filter { slots[Int($0)].pending == .waiting }
      .map { (deadline: deadline(of: $0) ?? .zero, slot: $0) }
    return found + blocked.sorted { slots[Int($0)].ticket < slots[Int($1)].ticket }
      + waiting.sorted {
        $0.deadline != $1.deadline
          ? $0.deadline < $1.deadline : slots[Int($0.slot)].ticket < slots[Int($1.slot)].ticket
      }.map(\.slot)
  }

  /// The slots whose tasks run, by age.
  @usableFromInline package var runningSlots: [Int32] {
    runs.compactMap { $0 }.sorted { $0.ticket < $1.ticket }.map(\.slot)
  }

  /// When the pending task of a slot is due, if nothing newer comes; `nil` when there is none.
  ///
  /// For a task that is due already, that moment has passed.
  @usableFromInline
  package func due(_ slot: Int32) -> QueueTime? {
    switch slots[Int(slot)].pending {
    case .none: nil
    case .waiting: deadline(of: slot)
    case .ready, .blocked: min(slots[Int(slot)].due, latest)
    }
  }

  /// Counts so far, and what is pending and runs now.
  @usableFromInline package var currentMetrics: LastOutQueueMetrics {
    var current = metrics
    current.pending = pendingCount
    current.running = runningCount
    current.totalLateness = totalLateness.duration
    current.longestLateness = longestLateness.duration
    return current
  }
}
