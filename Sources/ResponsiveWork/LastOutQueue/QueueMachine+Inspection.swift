extension QueueMachine {
  /// The keys of pending tasks: those that are due, by priority and age, then the others by deadline.
  @inlinable
  package var pendingKeys: [Key] { schedule.pendingSlots.compactMap { keys[Int($0)] } }

  /// The keys whose tasks run, by age.
  @inlinable
  package var runningKeys: [Key] { schedule.runningSlots.compactMap { keys[Int($0)] } }

  /// When the pending task of `key` is due, if nothing newer comes; `nil` when there is none.
  @inlinable
  package func deadline(of key: Key) -> QueueTime? { slot(of: key).flatMap { schedule.due($0) } }
}
