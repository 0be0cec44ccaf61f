import ResponsiveWork
import Testing

/// A queue machine, the plain reference beside it, and the world around them: a clock, a sleeper,
/// runners and running tasks, each of which may move at any moment.
///
/// Every event is put to both; what they decide must be the same, and the laws of the queue must hold.
struct QueueWorld {
  typealias Machine = QueueMachine<Int, Int, Int>

  /// Something that may happen.
  enum Event: Hashable {
    case enqueue(key: Int, delay: Int?, priority: WorkPriority)
    /// Time passes, with nothing else.
    case pass
    /// The sleeper's alarm rings, after its deadline.
    case ring(limit: Int)
    /// An alarm that is void rings.
    case ringVoid
    /// A runner that was sent arrives.
    case arrive
    /// The task of a key ends.
    case finish(key: Int, failed: Bool)
    case flush(key: Int)
    case flushAll
    case cancel(key: Int, running: Bool)
    case cancelNewest(key: Int)
    case cancelAll(running: Bool)
    case shutDown(cancelling: Bool)
  }

  /// A broken law.
  struct Violation: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var machine: Machine
  private(set) var reference: ReferenceQueue
  private(set) var now = 0
  private(set) var alarm: QueueSchedule.Alarm?
  private(set) var voidAlarms: [Int] = []
  private(set) var runnersComing = 0
  /// By key: which run its task has, and who runs it.
  private(set) var running: [Int: (run: Int32, ticket: Int, runner: Int)] = [:]
  private(set) var history = QueueHistory()
  private var lastRunner = 0

  init(_ settings: ReferenceQueue.Settings, keyCount: Int) {
    reference = ReferenceQueue(settings, keyCount: keyCount)
    machine = Machine(
      QueueSchedule.Settings(
        delay: .seconds(settings.delay),
        maxWait: settings.maxWait.map { .seconds($0) },
        edges: settings.edges,
        overlap: settings.overlap,
        width: settings.width
      )
    )
  }

  /// Whether nothing can happen any more by itself.
  var isAtRest: Bool { alarm == nil && runnersComing == 0 && running.isEmpty }

  /// Lets `event` happen.
  mutating func apply(_ event: Event) throws {
    reference.stopped = []
    reference.endedWaits = []
    switch event {
    case .enqueue(let key, let delay, let priority): try enqueue(key, delay, priority)
    case .pass: now += 1
    case .ring(let limit): try ring(limit: limit)
    case .ringVoid: try ringVoid()
    case .arrive: try arrive()
    case .finish(let key, let failed): try finish(key, failed: failed)
    case .flush, .flushAll: try flush(event)
    case .cancel, .cancelNewest, .cancelAll: try cancel(event)
    case .shutDown(let cancelling): try shutDown(cancelling: cancelling)
    }
    try takeEffects()
    try checkState()
  }

  // MARK: Events

  private mutating func enqueue(_ key: Int, _ delay: Int?, _ priority: WorkPriority) throws {
    let ticket = reference.lastTicket + 1
    let expected = reference.enqueue(key, delay: delay, priority: priority, now: now)
    var payload: Int? = ticket
    let found = machine.enqueue(
      key,
      &payload,
      delay: delay.map { .seconds($0) },
      priority: priority,
      now: .seconds(now)
    )
    guard let expected, let found else {
      try require(expected == nil && found == nil, "only a closed queue refuses")
      return
    }
    try require(Int(found.ticket) == expected.ticket, "tickets count up")
    try require(Int(found.superseded) == expected.superseded, "superseded: \(found)")
    try require((payload ?? 0) == expected.superseded, "the payload is the superseded one")
    try history.taken(expected.ticket, key: key)
    if expected.superseded != 0 { try history.settled(expected.superseded, .superseded) }
  }

  private mutating func ring(limit: Int) throws {
    guard let alarm else { return }
    try require(alarm.deadline <= .seconds(now), "an alarm rings after its deadline")
    // A ring that looks at few deadlines only: the sleeper rings again at once, until all passed.
    var next: QueueSchedule.Alarm? = alarm
    while let one = next, one.deadline <= .seconds(now) {
      next = machine.ring(one.number, now: .seconds(now), limit: limit)
      voidAlarms = Array((voidAlarms + [one.number]).suffix(2))
    }
    reference.ring(now: now)
    self.alarm = next
  }

  private mutating func ringVoid() throws {
    for number in voidAlarms {
      let before = machine.schedule
      let next = machine.ring(number, now: .seconds(now), limit: .max)
      try require(next == nil, "a void alarm has no next one")
      try require(machine.schedule == before, "a void alarm changes nothing")
    }
  }

  private mutating func arrive() throws {
    runnersComing -= 1
    lastRunner += 1
    try start(machine.arrive(lastRunner, now: .seconds(now)), runner: lastRunner)
  }

  private mutating func start(_ started: Machine.Started?, runner: Int) throws {
    let expected = reference.take()
    try require(
      started.map { Int($0.ticket) } == expected?.ticket,
      "starts \(String(describing: started))"
    )
    guard let started, let expected else { return }
    try require(started.key == expected.key, "the key of the task that starts")
    try require(started.payload == expected.ticket, "the payload of the task that starts")
    try require(running[started.key] == nil, "two tasks of key \(started.key) run at once")
    running[started.key] = (started.run, expected.ticket, runner)
    try require(running.count <= reference.settings.width, "more run than the width lets")
    try history.started(expected.ticket, key: started.key)
  }

  private mutating func finish(_ key: Int, failed: Bool) throws {
    guard let run = running.removeValue(forKey: key) else { return }
    let expected = reference.finish(key, failed: failed)
    let finished = machine.finish(run.run, failed: failed)
    try require(Int(finished.ticket) == run.ticket, "the ticket of the task that ended")
    try require(finished.ending == expected, "ended as \(finished.ending), not \(expected)")
    try history.settled(run.ticket, finished.ending)
    // As its shell does: a runner that was told to stop takes nothing else.
    if finished.wasStopped {
      try require(machine.goOn(nil, now: .seconds(now)) == nil, "a stopped runner goes on")
    } else {
      try start(machine.goOn(run.runner, now: .seconds(now)), runner: run.runner)
    }
  }

  private mutating func flush(_ event: Event) throws {
    let expected: Int?
    let wait: Int?
    if case .flush(let key) = event {
      expected = reference.flush(key)
      let slot = machine.slot(of: key)
      if let slot { machine.schedule.flush(slot) }
      wait = slot.flatMap { machine.schedule.wait(for: $0) }
    } else {
      expected = reference.flushAll()
      machine.schedule.flushAll()
      wait = machine.schedule.waitForAll()
    }
    try require(wait == expected, "the number of the wait")
  }

  private mutating func cancel(_ event: Event) throws {
    var dropped: [Int] = []
    switch event {
    case .cancel(let key, let running):
      let found = machine.cancel(key, running: running)
      let expected = reference.cancel(key, running: running)
      try require(found?.payload == expected, "the task that is cancelled")
      dropped = [expected].compactMap { $0 }
    case .cancelNewest(let key):
      let ticket = reference.keys[key].pending?.ticket ?? reference.keys[key].running?.ticket ?? 0
      let found = machine.cancel(key, ticket: UInt64(ticket))
      let expected = reference.cancel(key, ticket: ticket) ? ticket : nil
      try require(found?.payload == expected, "the task that is cancelled by number")
      dropped = [expected].compactMap { $0 }
    case .cancelAll(let running):
      dropped = try cancelAll(running: running)
    default:
      break
    }
    for ticket in dropped { try history.settled(ticket, .cancelled) }
  }

  private mutating func cancelAll(running: Bool) throws -> [Int] {
    let expected = reference.cancelAll(running: running)
    var found: [Int] = []
    machine.cancelAll(running: running).forEachDropped { found.append(Int($1)) }
    try require(found.sorted() == expected.sorted(), "the tasks that are cancelled")
    return expected
  }

  private mutating func shutDown(cancelling: Bool) throws {
    machine.schedule.close()
    if cancelling {
      for ticket in try cancelAll(running: true) { try history.settled(ticket, .cancelled) }
    }
    // The reference cancels again what is cancelled already: nothing.
    let expected = reference.shutDown(cancelling: cancelling)
    machine.schedule.flushAll()
    machine.schedule.endIdleBursts()
    try require(machine.schedule.waitForAll() == expected.wait, "the number of the wait")
  }

  // MARK: Effects and laws

  private mutating func takeEffects() throws {
    var stopped: [Int] = []
    var ended: [Int] = []
    if machine.hasEffects {
      let effects = machine.takeEffects()
      if let next = effects.alarm {
        if let alarm { voidAlarms = Array((voidAlarms + [alarm.number]).suffix(2)) }
        alarm = next
      }
      if effects.sendsRunner { runnersComing += 1 }
      stopped = effects.stops.compactMap { runner in
        running.values.first { $0.runner == runner }?.ticket
      }
      ended = effects.endedWaits
    }
    if machine.schedule.disarmIfIdle() { alarm = nil }
    try require(stopped.sorted() == reference.stopped.sorted(), "told to stop: \(stopped)")
    try require(ended.sorted() == reference.endedWaits.sorted(), "waits that ended: \(ended)")
  }

  private func checkState() throws {
    try require(runnersComing <= 1, "one runner at most is on its way")
    try require(!reference.mayStart || runnersComing == 1, "a ready task has no runner to come")
    if let deadline = reference.nextDeadline {
      try require(
        alarm.map { $0.deadline <= .seconds(deadline) } ?? false,
        "no alarm for the deadline \(deadline)"
      )
    }
    try require(machine.pendingKeys == reference.pendingKeys, "pending: \(machine.pendingKeys)")
    try require(machine.runningKeys == reference.runningKeys, "running: \(machine.runningKeys)")
    let metrics = machine.schedule.currentMetrics
    try require(metrics.pending == reference.pendingKeys.count, "the count of pending tasks")
    try require(
      metrics.enqueued == metrics.superseded + metrics.ran + metrics.failed + metrics.cancelled
        + metrics.pending + metrics.running,
      "each task is counted once: \(metrics)"
    )
    try machine.checkInvariants()
  }

  private func require(_ holds: Bool, _ law: @autoclosure () -> String) throws {
    guard !holds else { return }
    throw Violation(description: law())
  }
}
