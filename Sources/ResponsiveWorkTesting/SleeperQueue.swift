/// Who sleeps on a manual clock, and what time it is.
///
/// A value: it wakes nobody, but says whom to wake.
struct SleeperQueue {
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// What becomes of a sleeper that lies down.
  enum Bedtime { case asleep, due, cancelled }

  private enum Phase {
    case falling
    case cancelledWhileFalling
    case asleep(until: ManualClock.Instant, Continuation)
  }

  private(set) var now: ManualClock.Instant
  private var phases: [Int: Phase] = [:]
  /// The sleepers by deadline, at one deadline by arrival: the last wakes first.
  private var order: [(deadline: ManualClock.Instant, id: Int)] = []
  private var lastID = 0

  init(now: ManualClock.Instant) { self.now = now }

  var count: Int { order.count }

  var nextDeadline: ManualClock.Instant? { order.last?.deadline }

  mutating func register() -> Int {
    lastID += 1
    phases[lastID] = .falling
    return lastID
  }

  mutating func sleep(
    _ id: Int,
    until deadline: ManualClock.Instant,
    _ continuation: Continuation
  ) -> Bedtime {
    if case .cancelledWhileFalling? = phases[id] {
      phases[id] = nil
      return .cancelled
    }
    guard deadline > now else {
      phases[id] = nil
      return .due
    }
    phases[id] = .asleep(until: deadline, continuation)
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if order[middle].deadline <= deadline { high = middle } else { low = middle + 1 }
    }
    order.insert((deadline, id), at: low)
    return .asleep
  }

  /// Takes a cancelled sleeper out; one that woke before is left alone.
  mutating func cancel(_ id: Int) -> Continuation? {
    switch phases[id] {
    case nil, .cancelledWhileFalling:
      return nil
    case .falling:
      phases[id] = .cancelledWhileFalling
      return nil
    case .asleep(_, let continuation):
      phases[id] = nil
      order.removeAll { $0.id == id }
      return continuation
    }
  }

  /// Takes out the next sleeper that is due at `target` or before, and sets the time to its deadline.
  mutating func wakeNext(by target: ManualClock.Instant) -> Continuation? {
    guard let next = order.last, next.deadline <= target else { return nil }
    order.removeLast()
    now = max(now, next.deadline)
    guard case .asleep(_, let continuation)? = phases.removeValue(forKey: next.id) else {
      preconditionFailure("a sleeper in the order is asleep")
    }
    return continuation
  }

  mutating func moveOn(to target: ManualClock.Instant) { now = max(now, target) }
}
