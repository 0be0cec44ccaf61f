import Merging

extension Book {
  /// Undoes entries of the history, in the order given, all of them or none.
  func undo(
    _ operations: [OperationID],
    title: String,
    checkpoint: () throws -> Void
  ) throws -> UndoSummary {
    try requireWritable()
    let concerned = try operations.reduce(0) { $0 + (try entry($1).contactCount) }
    try backUpBeforeBulk(of: concerned, checkpoint: checkpoint)
    return try transaction {
      var entries: [OperationID] = []
      var changed: Set<OperationID> = []
      for operation in operations {
        let entry = try entry(operation)
        guard !entry.isForgotten else { throw StoreError.forgotten(operation) }
        guard entry.isActive else { throw StoreError.alreadyUndone(operation) }
        entries.append(try record(.undo(operation), title: title))
        try refresh(operation, into: &changed)
      }
      var contacts: Set<ContactID> = []
      for operation in changed { contacts.formUnion(try self.contacts(of: operation)) }
      let sorted = contacts.sorted()
      try materialize(sorted, checkpoint: checkpoint)
      var conflicts = 0
      for contact in sorted {
        conflicts += try integer(
          "SELECT count(*) FROM conflict WHERE contact = ?",
          .integer(contact.number)
        )
      }
      return UndoSummary(entries: entries, contacts: sorted, conflicts: conflicts)
    }
  }

  /// Says of an operation whether it counts, and of those that it undoes.
  private func refresh(_ operation: OperationID, into changed: inout Set<OperationID>) throws {
    let isActive =
      try integer(
        "SELECT EXISTS (SELECT * FROM operation WHERE undoes = ? AND is_active)",
        .integer(operation.number)
      ) == 0
    let entry = try entry(operation)
    guard entry.isActive != isActive else { return }
    try run(
      "UPDATE operation SET is_active = ? WHERE id = ?",
      .integer(isActive ? 1 : 0),
      .integer(operation.number)
    )
    changed.insert(operation)
    if let target = entry.undoes { try refresh(target, into: &changed) }
  }

  /// An entry of the history.
  func entry(_ operation: OperationID) throws -> HistoryEntry {
    var entry: HistoryEntry?
    try rows(
      "SELECT * FROM operation WHERE id = ?",
      .integer(operation.number)
    ) { entry = try Self.entry($0) }
    guard let entry else { throw StoreError.noSuchOperation(operation) }
    return entry
  }

  /// Entries of the history, the newest first.
  func history(before: OperationID?, limit: Int) throws -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    try rows(
      "SELECT * FROM operation WHERE id < ? ORDER BY id DESC LIMIT ?",
      .integer(before?.number ?? .max),
      .integer(limit)
    ) { entries.append(try Self.entry($0)) }
    return entries
  }

  /// What was done to one contact, the newest first.
  func history(of contact: ContactID) throws -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    try rows(
      """
      SELECT operation.* FROM operation_part JOIN operation ON operation.id = operation
      WHERE contact = ? ORDER BY operation.id DESC
      """,
      .integer(contact.number)
    ) { entries.append(try Self.entry($0)) }
    return entries
  }

  private static func entry(_ row: Statement) throws -> HistoryEntry {
    HistoryEntry(
      id: OperationID(row.integer(0)),
      time: row.integer(1),
      kind: HistoryEntry.Kind(rawValue: row.text(2)) ?? .edit,
      title: row.text(3),
      undoes: row.isNull(4) ? nil : OperationID(row.integer(4)),
      isActive: row.integer(5) != 0,
      isForgotten: row.integer(6) != 0,
      contactCount: row.integer(7)
    )
  }
}
