/// Which operations count, when some undo others.
package enum ActiveOperations {
  /// The operations of `entries` that count.
  ///
  /// An operation counts unless one that counts undoes it, so that undoing an undo does again what
  /// was undone.
  ///
  /// - Parameter entries: All operations that undo, and what is asked for, each with what it undoes.
  /// - Returns: Those that count.
  package static func active(
    _ entries: [(id: OperationID, undoes: OperationID?)]
  ) -> Set<OperationID> {
    var undone: Set<OperationID> = []
    var active: Set<OperationID> = []
    // What undoes is later than what it undoes: from the end on each is decided when it is met.
    for entry in entries.sorted(by: { $0.id > $1.id }) where !undone.contains(entry.id) {
      active.insert(entry.id)
      if let target = entry.undoes { undone.insert(target) }
    }
    return active
  }
}
