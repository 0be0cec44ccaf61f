import ResponsiveWork

/// What a `QueueMachine` should do, written plainly: no lists, no slots, everything looked for anew.
///
/// Time is counted in whole units, keys from 0.
struct ReferenceQueue: Hashable {
  struct Settings: Hashable {
    var delay = 2
    var maxWait: Int?
    var edges = BurstEdges.trailing
    var overlap = OverlapPolicy.afterRunning
    var width = Int.max
  }

  enum Phase: Hashable {
    case waiting
    case ready(since: Int)
    case blocked
  }

  struct Entry: Hashable {
    var ticket: Int
    var priority: WorkPriority
    var phase: Phase
    var isOverdue = false
  }

  struct Run: Hashable {
    var ticket: Int
    var stop: Receipt.Ending?
  }

  struct KeyState: Hashable {
    var pending: Entry?
    var running: Run?
    /// When the burst is over.
    var quietAt: Int?
    /// When the longest wait is over.
    var limitAt: Int?
    /// Which of the longest waits began first.
    var limitOrder = 0
  }

  struct Wait: Hashable {
    var tickets: Set<Int>
  }

  let settings: Settings
  var keys: [KeyState]
  var waits: [Int: Wait] = [:]
  var isOpen = true
  var lastTicket = 0
  var lastWait = 0
  /// Counts moments at which something became ready or began to wait.
  var moment = 0

  // What the last event did besides.
  var stopped: [Int] = []
  var endedWaits: [Int] = []

  init(_ settings: Settings, keyCount: Int) {
    self.settings = settings
    keys = Array(repeating: KeyState(), count: keyCount)
  }

  // MARK: Events

  mutating func enqueue(
    _ key: Int,
    delay: Int?,
    priority: WorkPriority,
    now: Int
  ) -> (ticket: Int, superseded: Int)? {
    guard isOpen else { return nil }
    lastTicket += 1
    let ticket = lastTicket
    let old = keys[key].pending
    let isInBurst = keys[key].quietAt != nil
    let quietAt = now + (delay ?? settings.delay)
    let entry = Entry(ticket: ticket, priority: priority, phase: .waiting)

    if !isInBurst, settings.edges != .trailing {
      keys[key].quietAt = quietAt
      if settings.edges == .leading { beginLimit(key, now) }
      if old == nil {
        keys[key].pending = entry
        becomeDue(key)
      } else {
        takePlace(key, entry)
      }
    } else if settings.edges == .leading {
      keys[key].quietAt = quietAt
      return (ticket, ticket)
    } else if old?.isOverdue == true {
      if isInBurst { keys[key].quietAt = quietAt }
      takePlace(key, entry)
    } else {
      keys[key].quietAt = quietAt
      beginLimit(key, now)
      keys[key].pending = entry
    }
    if let old { settle(old.ticket) }
    return (ticket, old?.ticket ?? 0)
  }

  /// All deadlines up to `now` pass, in order.
  mutating func ring(now: Int) {
    while let (key, isLimit) = nextDeadline(by: now) {
      if isLimit { passLimit(key) } else { passQuiet(key) }
    }
  }

  mutating func take() -> (key: Int, ticket: Int)? {
    guard keys.count(where: { $0.running != nil }) < settings.width else { return nil }
    let ready = keys.indices.compactMap { key -> (key: Int, rank: (Int, Int))? in
      guard let entry = keys[key].pending, case .ready(let since) = entry.phase else { return nil }
      return (key, (-Int(entry.priority.rawValue), since))
    }
    guard let first = ready.min(by: { $0.rank < $1.rank }), let entry = keys[first.key].pending
    else { return nil }
    keys[first.key].pending = nil
    if settings.edges != .leading { keys[first.key].limitAt = nil }
    keys[first.key].running = Run(ticket: entry.ticket)
    return (first.key, entry.ticket)
  }

  mutating func finish(_ key: Int, failed: Bool) -> Receipt.Ending {
    guard let run = keys[key].running else { preconditionFailure("it runs") }
    keys[key].running = nil
    settle(run.ticket)
    if keys[key].pending?.phase == .blocked { becomeReady(key) }
    return run.stop ?? (failed ? .failed : .ran)
  }

  mutating func cancel(_ key: Int, running: Bool) -> Int? {
    let dropped = keys[key].pending?.ticket
    keys[key].pending = nil
    keys[key].quietAt = nil
    keys[key].limitAt = nil
    if let dropped { settle(dropped) }
    if running { stop(key, .cancelled) }
    return dropped
  }

  mutating func cancel(_ key: Int, ticket: Int) -> Bool {
    if keys[key].pending?.ticket == ticket {
      keys[key].pending = nil
      if settings.edges == .trailing { keys[key].quietAt = nil }
      if settings.edges != .leading { keys[key].limitAt = nil }
      settle(ticket)
      return true
    }
    if keys[key].running?.ticket == ticket { stop(key, .cancelled) }
    return false
  }

  mutating func cancelAll(running: Bool) -> [Int] {
    let dropped = keys.compactMap { $0.pending?.ticket }
    for key in keys.indices { _ = cancel(key, running: running) }
    return dropped
  }

  mutating func flush(_ key: Int) -> Int? {
    hasten(key)
    return wait(for: Set([keys[key].pending?.ticket, keys[key].running?.ticket].compactMap { $0 }))
  }

  mutating func flushAll() -> Int? {
    let order = keys.indices.filter { keys[$0].pending != nil }
    for key in order.sorted(by: { ticket($0) < ticket($1) }) { hasten(key) }
    return wait(for: unsettled)
  }

  mutating func shutDown(cancelling: Bool) -> (dropped: [Int], wait: Int?) {
    isOpen = false
    let dropped = cancelling ? cancelAll(running: true) : []
    let wait = flushAll()
    for key in keys.indices {
      keys[key].quietAt = nil
      if settings.edges == .leading { keys[key].limitAt = nil }
    }
    return (dropped, wait)
  }

  // MARK: Looking

  var unsettled: Set<Int> {
    Set(keys.flatMap { [$0.pending?.ticket, $0.running?.ticket] }.compactMap { $0 })
  }

  var nextDeadline: Int? { keys.flatMap { [$0.quietAt, $0.limitAt] }.compactMap { $0 }.min() }

  var mayStart: Bool {
    keys.count(where: { $0.running != nil }) < settings.width
      && keys.contains { if case .ready? = $0.pending?.phase { true } else { false } }
  }

  // MARK: Parts

  private func ticket(_ key: Int) -> Int { keys[key].pending?.ticket ?? 0 }

  private mutating func beginLimit(_ key: Int, _ now: Int) {
    guard let maxWait = settings.maxWait, keys[key].limitAt == nil else { return }
    moment += 1
    keys[key].limitAt = now + maxWait
    keys[key].limitOrder = moment
  }

  private mutating func takePlace(_ key: Int, _ entry: Entry) {
    guard let old = keys[key].pending else { return }
    keys[key].pending = entry
    keys[key].pending?.phase = old.phase
    keys[key].pending?.isOverdue = old.isOverdue
    if case .ready = old.phase, old.priority != entry.priority { becomeReady(key) }
  }

  private mutating func becomeDue(_ key: Int) {
    guard keys[key].running != nil else { return becomeReady(key) }
    keys[key].pending?.phase = .blocked
    if settings.overlap == .cancelRunning { stop(key, .superseded) }
  }

  private mutating func becomeReady(_ key: Int) {
    moment += 1
    keys[key].pending?.phase = .ready(since: moment)
  }

  private mutating func hasten(_ key: Int) {
    guard keys[key].pending?.phase == .waiting else { return }
    if settings.edges == .trailing { keys[key].quietAt = nil }
    becomeDue(key)
  }

  private mutating func passQuiet(_ key: Int) {
    keys[key].quietAt = nil
    if keys[key].pending?.phase == .waiting { becomeDue(key) }
    if settings.edges == .leading { keys[key].limitAt = nil }
  }

  private mutating func passLimit(_ key: Int) {
    keys[key].limitAt = nil
    guard settings.edges != .leading else {
      keys[key].quietAt = nil
      return
    }
    keys[key].pending?.isOverdue = true
    guard keys[key].pending?.phase == .waiting else { return }
    if settings.edges == .trailing { keys[key].quietAt = nil }
    becomeDue(key)
  }

  private func nextDeadline(by now: Int) -> (key: Int, isLimit: Bool)? {
    let all = keys.indices.flatMap { key -> [(key: Int, isLimit: Bool, rank: (Int, Int, Int))] in
      let quiet = keys[key].quietAt.map { (key, false, ($0, 0, ticket(key))) }
      let limit = keys[key].limitAt.map { (key, true, ($0, 1, keys[key].limitOrder)) }
      return [quiet, limit].compactMap { $0 }
    }
    guard let first = all.min(by: { $0.rank < $1.rank }), first.rank.0 <= now else { return nil }
    return (first.key, first.isLimit)
  }

  private mutating func stop(_ key: Int, _ why: Receipt.Ending) {
    guard let run = keys[key].running, run.stop == nil else { return }
    keys[key].running?.stop = why
    stopped.append(run.ticket)
  }

  private mutating func wait(for tickets: Set<Int>) -> Int? {
    guard !tickets.isEmpty else { return nil }
    lastWait += 1
    waits[lastWait] = Wait(tickets: tickets)
    return lastWait
  }

  private mutating func settle(_ ticket: Int) {
    for (id, wait) in waits where wait.tickets.contains(ticket) {
      waits[id]?.tickets.remove(ticket)
      if wait.tickets == [ticket] {
        waits[id] = nil
        endedWaits.append(id)
      }
    }
  }
}
