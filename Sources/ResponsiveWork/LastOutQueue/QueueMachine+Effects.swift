extension QueueMachine {
  /// What is to be done outside the lock.
  @usableFromInline
  package struct Effects {
    /// Set the sleeper to this alarm; the one before is void.
    @usableFromInline package var alarm: QueueSchedule.Alarm?
    /// Send a runner, which calls ``QueueMachine/arrive(_:now:)``.
    @usableFromInline package var sendsRunner: Bool
    /// Tell these runners that their task shall stop.
    @usableFromInline package var stops: [Runner]
    /// These waits are over.
    @usableFromInline package var endedWaits: [Int]
    /// Keys to be released outside the lock.
    @usableFromInline package var forgottenKeys: [Key]
    /// Memory to be given back outside the lock.
    @usableFromInline package var emptied: [QueueMachine]

    @inlinable
    init(
      _ outbox: QueueSchedule.Outbox,
      stops: [Runner],
      forgottenKeys: [Key],
      emptied: [QueueMachine]
    ) {
      alarm = outbox.alarm
      sendsRunner = outbox.sendsRunner
      endedWaits = outbox.endedWaits
      self.stops = stops
      self.forgottenKeys = forgottenKeys
      self.emptied = emptied
    }
  }

  /// Whether the last event left something to do.
  ///
  /// If so, take it before the next event.
  @inlinable
  package var hasEffects: Bool { !schedule.outbox.isEmpty || !emptied.isEmpty }

  /// What the last event left to do.
  @inlinable
  package mutating func takeEffects() -> Effects {
    let outbox = schedule.takeOutbox()
    let stops = outbox.stops.compactMap { runners[Int($0)] }
    let forgotten = outbox.forgotten.compactMap { forget($0) }
    defer { emptied = [] }
    return Effects(outbox, stops: stops, forgottenKeys: forgotten, emptied: emptied)
  }

  /// Takes the key of a slot out, of which the schedule knows nothing any more.
  @inlinable
  mutating func forget(_ slot: Int32) -> Key? {
    guard let key = keys[Int(slot)].take() else { return nil }
    index.remove(slot, hash: schedule.slots[Int(slot)].keyHash)
    if schedule.isWastingMemory, index.count == 0 {
      // No key is known, so nothing runs either.
      emptied.append(self)
      schedule.forgetSlots()
      schedule.forgetRuns()
      index = SlotIndex()
      keys = []
      payloads = []
      runners = []
    }
    return key
  }
}
