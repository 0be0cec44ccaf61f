/// What a ``LastOutQueue`` decides, for keys and tasks: a ``QueueSchedule`` and what stands in its slots.
///
/// A value; it runs nothing. Each event is a method; after one that leaves something to do,
/// `hasEffects` is true until they are taken.
///
/// - Note: `@inlinable` throughout, since it is generic: it is compiled for the client's key type in
///   the client. It holds no logic of time, so that this is little.
@usableFromInline
package struct QueueMachine<Key: Hashable, Payload, Runner> {
  @usableFromInline package var schedule: QueueSchedule
  /// The slot of each key that is known.
  @usableFromInline package var index = SlotIndex()
  /// The keys by slot; `nil` where no key has the slot.
  @usableFromInline package var keys: [Key?] = []
  /// The pending tasks by slot.
  ///
  /// Apart from the keys: to compare a key would else retain the task.
  @usableFromInline package var payloads: [Payload?] = []
  /// What was given back, to be released outside the lock.
  @usableFromInline var emptied: [QueueMachine] = []
  /// The slot of the key that was enqueued last.
  ///
  /// A person types in one field: the next key is mostly the same one. A program that goes through its
  /// keys goes through them in the same order again: then it is the one in the slot behind. Either is
  /// found without its hash, and without the index, where looking is a cache miss among many keys.
  @usableFromInline var lastSlot: Int32 = 0
  /// Who runs, by run.
  @usableFromInline package var runners: [Runner?] = []

  /// Creates a machine that knows no key.
  @inlinable
  package init(_ settings: QueueSchedule.Settings) { schedule = QueueSchedule(settings) }

  /// A task arrives; it replaces the pending task of its key, if there is one.
  ///
  /// - Parameters:
  ///   - key: What the task is about.
  ///   - payload: The task; afterwards the one that is superseded, if one is. To be released outside
  ///     the lock, since what it holds may have a `deinit` of its own.
  ///   - delay: How long it must be quiet after the task; `nil` for the queue's own delay.
  ///   - priority: How urgent it is.
  ///   - now: The time.
  /// - Returns: What becomes of it, or `nil` when the queue is closed.
  @inlinable
  package mutating func enqueue(
    _ key: Key,
    _ payload: inout Payload?,
    delay: QueueTime? = nil,
    priority: WorkPriority = .normal,
    now: QueueTime
  ) -> QueueSchedule.Enqueued? {
    guard schedule.isOpen else {
      schedule.refuse()
      return nil
    }
    let slot = slot(for: key)
    let enqueued = schedule.enqueue(slot, delay: delay, priority: priority, now: now)
    if enqueued.superseded != enqueued.ticket { swap(&payloads[Int(slot)], &payload) }
    return enqueued
  }

  @inlinable
  static func hash(_ key: Key) -> UInt32 { UInt32(truncatingIfNeeded: key.hashValue) }

  /// The slot of `key`, if the key is known.
  @inlinable
  package func slot(of key: Key) -> Int32? {
    slot(of: key, hash: Self.hash(key))
  }

  // Always inlined: called with a queue's machine, it would be handed a copy of all of it.
  @inlinable
  @inline(__always)
  func slot(of key: Key, hash: UInt32) -> Int32? {
    var probe = 0
    while let slot = index.nextSlot(hash: hash, probe: &probe) {
      if keys[Int(slot)] == key { return slot }
    }
    return nil
  }

  /// The slot of `key`, taken if need be.
  @inlinable
  @inline(__always)
  mutating func slot(for key: Key) -> Int32 {
    let guess = Int(lastSlot)
    if guess < keys.count, keys[guess] == key { return lastSlot }
    if guess + 1 < keys.count, keys[guess + 1] == key {
      lastSlot += 1
    } else {
      lastSlot = slotByHash(for: key)
    }
    return lastSlot
  }

  @inlinable
  @inline(never)
  mutating func slotByHash(for key: Key) -> Int32 {
    let hash = Self.hash(key)
    if let slot = slot(of: key, hash: hash) { return slot }
    let slot = schedule.nextSlot
    schedule.takeNextSlot(keyHash: hash)
    setKey(key, of: slot, hash: hash)
    return slot
  }

  @inlinable
  mutating func setKey(_ key: Key, of slot: Int32, hash: UInt32) {
    index.insert(slot, hash: hash)
    if Int(slot) == keys.count {
      keys.append(key)
      payloads.append(nil)
    } else {
      keys[Int(slot)] = key
    }
  }

  /// A task that a runner runs now.
  @usableFromInline
  package struct Started {
    @usableFromInline package var run: Int32
    @usableFromInline package var ticket: UInt64
    @usableFromInline package var key: Key
    @usableFromInline package var payload: Payload

    @inlinable
    init(run: Int32, ticket: UInt64, key: Key, payload: Payload) {
      self.run = run
      self.ticket = ticket
      self.key = key
      self.payload = payload
    }
  }

  /// A runner that was sent arrives, and takes the first task that is ready.
  ///
  /// - Returns: The task, or `nil` when none is left.
  @inlinable
  package mutating func arrive(_ runner: Runner, now: QueueTime) -> Started? {
    schedule.arrive(now: now).map { start($0, runner) }
  }

  /// A runner whose task ended takes the next task that is ready.
  ///
  /// - Parameters:
  ///   - runner: The runner, or `nil` if it may not go on.
  ///   - now: The time.
  /// - Returns: The task, or `nil` when the runner ends.
  @inlinable
  package mutating func goOn(_ runner: Runner?, now: QueueTime) -> Started? {
    guard let started = schedule.goOn(mayTake: runner != nil, now: now), let runner else {
      return nil
    }
    return start(started, runner)
  }

  @inlinable
  mutating func start(_ started: QueueSchedule.Started, _ runner: Runner) -> Started {
    let slot = Int(started.slot)
    guard let key = keys[slot], let payload = payloads[slot].take() else {
      preconditionFailure("a slot that is ready has a key and a task")
    }
    if Int(started.run) == runners.count {
      runners.append(runner)
    } else {
      runners[Int(started.run)] = runner
    }
    return Started(run: started.run, ticket: started.ticket, key: key, payload: payload)
  }

  /// A task ended.
  @inlinable
  package mutating func finish(_ run: Int32, failed: Bool) -> QueueSchedule.Finished {
    let finished = schedule.finish(run, failed: failed)
    runners[Int(run)] = nil
    // Whoever ran the task has its key still, so the key is not released here.
    if finished.forgotten != SlotLinks.none { _ = forget(finished.forgotten) }
    return finished
  }

  /// The alarm with that number rings.
  ///
  /// - Returns: The next alarm of the same sleeper, which ends if there is none.
  @inlinable
  package mutating func ring(
    _ number: Int,
    now: QueueTime,
    limit: Int
  ) -> QueueSchedule.Alarm? {
    schedule.ring(number, now: now, limit: limit)
  }
}
