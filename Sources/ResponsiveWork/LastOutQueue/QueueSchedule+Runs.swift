extension QueueSchedule {
  /// A runner that was sent arrives, and takes the first task that is ready.
  ///
  /// - Returns: The task, or `nil` when none is left.
  @usableFromInline
  package mutating func arrive(now: QueueTime) -> Started? {
    runnerIsComing = false
    return goOn(mayTake: true, now: now)
  }

  /// A runner whose task ended takes the next task that is ready, if it may.
  ///
  /// - Returns: The task, or `nil` when the runner ends.
  @usableFromInline
  package mutating func goOn(mayTake: Bool, now: QueueTime) -> Started? {
    let started = mayTake ? take(now: now) : nil
    sendRunnerIfMissing()
    return started
  }

  /// The first task of the highest priority starts.
  private mutating func take(now: QueueTime) -> Started? {
    guard let list = ready.last(where: { $0.head != SlotLinks.none }) else { return nil }
    // A runner is sent, or goes on, only when the width lets one more run.
    assert(runningCount < settings.width, "no more tasks run than the width lets")
    let slot = list.head
    let at = Int(slot)
    unlinkReady(slot)
    if settings.edges.trails { unlinkLimit(slot) }
    slots[at].pending = .none
    slots[at].isOverdue = false
    pendingCount -= 1
    let started = Started(run: addRun(slot), slot: slot, ticket: slots[at].ticket)
    slots[at].run = started.run
    countStart(lateness: moveOn(to: now) - slots[at].due)
    return started
  }

  /// Counts a task that starts; one that was flushed before its time is not late.
  private mutating func countStart(lateness: QueueTime) {
    metrics.started += 1
    guard lateness > .zero else { return }
    totalLateness += lateness
    longestLateness = max(longestLateness, lateness)
  }

  private mutating func addRun(_ slot: Int32) -> Int32 {
    let run = Run(slot: slot, ticket: slots[Int(slot)].ticket)
    runningCount += 1
    guard let free = freeRuns.popLast() else {
      runs.append(run)
      return Int32(runs.count - 1)
    }
    runs[Int(free)] = run
    return free
  }

  /// A task ended.
  ///
  /// One that was told to stop counts as superseded or cancelled, however it ended.
  @usableFromInline
  package mutating func finish(_ number: Int32, failed: Bool) -> Finished {
    guard let run = runs[Int(number)].take() else { preconditionFailure("a task ends once") }
    freeRuns.append(number)
    runningCount -= 1
    slots[Int(run.slot)].run = SlotLinks.none
    let ending = run.stop ?? (failed ? .failed : .ran)
    metrics.count(ending)
    noteSettled(run.ticket)
    if slots[Int(run.slot)].pending == .blocked { makeReady(run.slot) }
    return Finished(
      ticket: run.ticket,
      ending: ending,
      wasStopped: run.stop != nil,
      // Not by the outbox, which would cost two arrays for each task.
      forgotten: freeIfIdle(run.slot) ? run.slot : SlotLinks.none
    )
  }
}
