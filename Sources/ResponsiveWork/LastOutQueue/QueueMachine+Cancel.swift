extension QueueMachine {
  /// A task that will not run.
  @usableFromInline
  package struct Dropped {
    @usableFromInline package var ticket: UInt64
    @usableFromInline package var key: Key
    /// To be released outside the lock.
    @usableFromInline package var payload: Payload

    @inlinable
    init(ticket: UInt64, key: Key, payload: Payload) {
      self.ticket = ticket
      self.key = key
      self.payload = payload
    }
  }

  /// The pending task of `key` is cancelled, and its burst is over; the running one on request.
  ///
  /// - Returns: The task that was pending.
  @inlinable
  package mutating func cancel(_ key: Key, running: Bool) -> Dropped? {
    guard let slot = slot(of: key) else { return nil }
    return schedule.cancel(slot, running: running).map { drop(slot, $0) }
  }

  /// The task of `key` with that number is cancelled, if it is pending or runs.
  ///
  /// - Returns: The task, if it was pending.
  @inlinable
  package mutating func cancel(_ key: Key, ticket: UInt64) -> Dropped? {
    guard let slot = slot(of: key) else { return nil }
    return schedule.cancel(slot, ticket: ticket).map { drop(slot, $0) }
  }

  @inlinable
  mutating func drop(_ slot: Int32, _ cancelled: QueueSchedule.Cancelled) -> Dropped {
    guard let key = keys[Int(slot)], let payload = payloads[Int(slot)].take() else {
      preconditionFailure("a pending task has a key and a payload")
    }
    // What is returned has its key still, so the key is not released here.
    if cancelled.isForgotten { _ = forget(slot) }
    return Dropped(ticket: cancelled.ticket, key: key, payload: payload)
  }

  /// All that a machine knew of its keys, to be taken apart outside the lock.
  @usableFromInline
  package struct CancelledAll {
    @usableFromInline package var slots: [QueueSchedule.Slot]
    @usableFromInline package var keys: [Key?]
    @usableFromInline package var payloads: [Payload?]
    /// Kept only to be released outside the lock.
    @usableFromInline package var index: SlotIndex

    @inlinable
    init(
      slots: [QueueSchedule.Slot],
      keys: [Key?],
      payloads: [Payload?],
      index: SlotIndex
    ) {
      self.slots = slots
      self.keys = keys
      self.payloads = payloads
      self.index = index
    }

    /// The tasks that will not run.
    @inlinable
    package func forEachDropped(_ body: (_ key: Key, _ ticket: UInt64) -> Void) {
      for (slot, key) in zip(slots, keys) where slot.pending != .none {
        if let key { body(key, slot.ticket) }
      }
    }
  }

  /// All pending tasks are cancelled, and all bursts are over; those that run on request.
  ///
  /// - Complexity: O(number of tasks that run), or O(number of keys) while someone waits for a flush.
  @inlinable
  package mutating func cancelAll(running: Bool) -> CancelledAll {
    var moves: [(old: Int32, new: Int32)] = []
    let slots = schedule.cancelAll(running: running) { moves.append((old: $0, new: $1)) }
    let cancelled = CancelledAll(slots: slots, keys: keys, payloads: payloads, index: index)
    index = SlotIndex()
    keys = []
    payloads = []
    for move in moves {
      guard let key = cancelled.keys[Int(move.old)] else { continue }
      setKey(key, of: move.new, hash: schedule.slots[Int(move.new)].keyHash)
    }
    return cancelled
  }
}
