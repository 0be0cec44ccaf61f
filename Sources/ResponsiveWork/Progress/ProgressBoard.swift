/// The shell around one tree of progress: the lock, the clock, what workers count in, who waits.
final class ProgressBoard: Sendable {
  /// What somebody waits for.
  enum Condition: Sendable {
    /// The work is over.
    case ended
    /// The work isn't paused; or it is cancelled or over, which is to be seen at once.
    case running
  }

  fileprivate struct Waiter: Sendable {
    let id: ProgressTree.ID
    let condition: Condition
    let continuation: CheckedContinuation<Void, Never>
  }

  fileprivate struct State {
    var tree = ProgressTree()
    var tallies: [ProgressTree.ID: Tally] = [:]
    var causes: [ProgressTree.ID: any Error] = [:]
    var ended: Set<ProgressTree.ID> = []
    var waiters: [Int: Waiter] = [:]
    var nextWaiter = 0

    func meets(_ condition: Condition, _ id: ProgressTree.ID) -> Bool {
      if ended.contains(id) { return true }
      guard case .running = condition, let tally = tallies[id] else { return false }
      return tally.isCancelled || !tally.isPaused
    }
  }

  private let state = Lock(State())
  private let elapsed: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Duration) async throws -> Void

  init<C: Clock>(clock: C) where C.Duration == Duration {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleepUntil = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since the board was made.
  var now: Duration { elapsed() }

  /// Returns at `deadline`, or when the task is cancelled.
  func sleep(until deadline: Duration) async {
    // Only cancellation ends a sleep early, and whoever sleeps here looks at that next.
    try? await sleepUntil(deadline)
  }

  func begin(
    title: String,
    units: Int64?,
    records: Int?,
    weight: Double,
    parent: ProgressTree.ID?
  ) -> (ProgressTree.ID, Tally) {
    let now = elapsed()
    return state.withLock { state in
      let id = state.tree.begin(
        title: title,
        units: units,
        records: records,
        weight: weight,
        in: parent,
        now: now
      )
      let above = parent.flatMap { state.tallies[$0] }
      let tally = Tally(isCancelled: above?.isCancelled == true, isPaused: above?.isPaused == true)
      state.tallies[id] = tally
      if let parent {
        state.causes[id] = state.causes[parent]
        if state.ended.contains(parent) { state.ended.insert(id) }
      }
      return (id, tally)
    }
  }

  func handle(_ event: ProgressTree.Event, of id: ProgressTree.ID, cause: (any Error)? = nil) {
    let now = elapsed()
    let met = state.withLock { state in
      // With a piece of work ends all within it: what was counted there is not to be lost.
      let counting = event == .finished ? state.tree.subtree(of: id) : [id]
      for each in counting { state.collect(each, now) }
      let effects = state.tree.handle(event, of: id, now: now)
      for effect in effects { state.perform(effect, cause: cause) }
      return effects.isEmpty ? [] : state.takeWaitersMet()
    }
    for continuation in met { continuation.resume() }
    state.wakeAll()
  }

  func snapshot(of id: ProgressTree.ID, now: Duration) -> WorkProgress.Snapshot? {
    state.withLock { state in
      for each in state.tree.subtree(of: id) {
        state.collect(each, now)
        state.tallies[each]?.askForReports()
      }
      return state.tree.snapshot(of: id, now: now)
    }
  }

  func cause(of id: ProgressTree.ID) -> (any Error)? { state.withLock { $0.causes[id] } }

  func forget(_ id: ProgressTree.ID) {
    state.withLock { state in
      state.tree.forget(id)
      state.tallies[id] = nil
      state.causes[id] = nil
      state.ended.remove(id)
    }
  }

  /// Suspends until `condition` holds for the piece `id`, or the task is cancelled.
  func wait(for condition: Condition, of id: ProgressTree.ID) async {
    let ticket = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          // A cancellation that came before finds no waiter to wake.
          if Task.isCancelled || state.meets(condition, id) { return true }
          state.waiters[ticket] = Waiter(id: id, condition: condition, continuation: continuation)
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: ticket) }?.continuation.resume()
    }
  }

  /// Blocks this thread until `condition` holds for the piece `id`.
  func block(until condition: Condition, of id: ProgressTree.ID) {
    state.wait { $0.meets(condition, id) }
  }
}

extension ProgressBoard.State {
  /// Takes in what workers counted for the piece `id`.
  fileprivate mutating func collect(_ id: ProgressTree.ID, _ now: Duration) {
    guard let (units, record) = tallies[id]?.read() else { return }
    _ = tree.handle(.counted(units: units, record: record), of: id, now: now)
  }

  fileprivate mutating func perform(_ effect: ProgressTree.Effect, cause: (any Error)?) {
    switch effect {
    case .pause(let id): tallies[id]?.setPaused(true)
    case .resume(let id): tallies[id]?.setPaused(false)
    case .cancel(let id):
      causes[id] = cause
      tallies[id]?.cancel()
    case .end(let id): ended.insert(id)
    }
  }

  fileprivate mutating func takeWaitersMet() -> [CheckedContinuation<Void, Never>] {
    let met = waiters.filter { meets($0.value.condition, $0.value.id) }
    for ticket in met.keys { waiters[ticket] = nil }
    return met.values.map(\.continuation)
  }
}

/// One piece of work on a board, for as long as somebody may ask about it.
final class Work: Sendable {
  let board: ProgressBoard
  let id: ProgressTree.ID
  let tally: Tally

  init(
    board: ProgressBoard,
    parent: ProgressTree.ID?,
    title: String,
    units: Int64?,
    records: Int?,
    weight: Double
  ) {
    self.board = board
    (id, tally) = board.begin(
      title: title,
      units: units,
      records: records,
      weight: weight,
      parent: parent
    )
  }

  deinit { board.forget(id) }

  func snapshot(now: Duration) -> WorkProgress.Snapshot {
    guard let snapshot = board.snapshot(of: id, now: now) else {
      preconditionFailure("a piece of work is on its board for as long as it lives")
    }
    return snapshot
  }

  /// Returns at `deadline`, or at once when the work ends: nobody shall wait to see that.
  func waitForEnd(until deadline: Duration) async {
    await withTaskGroup(of: Void.self) { [board, id] group in
      group.addTask { await board.sleep(until: deadline) }
      group.addTask { await board.wait(for: .ended, of: id) }
      await group.next()
      group.cancelAll()
    }
  }
}
