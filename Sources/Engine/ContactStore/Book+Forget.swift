import Merging

extension Book {
  /// Erases the person that a contact is, in all places.
  func forget(_ contact: ContactID) throws -> ForgetSummary {
    try requireWritable()
    var summary = try transaction {
      let component = try component(of: contact)
      let person = try resolved(contact)
      let contacts = try component.bases.keys.filter { try resolved($0) == person }.sorted()
      var operations: Set<OperationID> = []
      for other in component.bases.keys where !contacts.contains(other) {
        operations.formUnion(try blank(Set(contacts), inPartsOf: other))
      }
      let wasPresent = try presence(of: person) == .present
      operations.formUnion(try eraseHistory(of: contacts))
      for contact in contacts { try erase(contact) }
      if wasPresent { try run("UPDATE tally SET value = value - 1 WHERE name = 'contacts'") }
      try run("UPDATE tally SET value = 1 WHERE name = 'erasing'")
      return ForgetSummary(
        contacts: contacts,
        operations: operations.sorted(),
        backups: [],
        isErased: false
      )
    }
    summary.isErased = try finishErasing()
    try rows("SELECT path FROM backup WHERE NOT is_automatic ORDER BY path") { row in
      if FileSystem.exists(row.text(0)) { summary.backups.append(row.text(0)) }
    }
    return summary
  }

  /// Removes what was erased from the files; gives whether that is done.
  @discardableResult
  func finishErasing() throws -> Bool {
    guard try integer("SELECT value FROM tally WHERE name = 'erasing'") > 0 else { return true }
    lastChunk = nil
    // Deleted bytes are overwritten, but the log and moved pages may have copies.
    guard try integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else { return false }
    // A copy of the book, which no longer has what was erased, may be larger than the memory.
    try connection.execute("PRAGMA temp_store = FILE")
    defer { try? connection.execute("PRAGMA temp_store = MEMORY") }  // only where sorting happens
    do {
      try connection.execute("VACUUM")
    } catch  where error.isBusy {
      return false
    }
    guard try integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else { return false }
    if FileSystem.exists(automaticBackup) {
      try backUp(to: automaticBackup, isAutomatic: true) {}
    }
    try run("UPDATE tally SET value = 0 WHERE name = 'erasing'")
    return true
  }

  /// Erases what operations on a contact that stays say of lines of those that are forgotten.
  private func blank(
    _ forgotten: Set<ContactID>,
    inPartsOf other: ContactID
  ) throws -> Set<OperationID> {
    var parts: [(operation: OperationID, kind: HistoryEntry.Kind?, patch: [UInt8])] = []
    try rows(
      """
      SELECT operation, kind, patch FROM operation_part
      JOIN operation ON operation.id = operation
      WHERE contact = ? AND patch IS NOT NULL
      """,
      .integer(other.number)
    ) { row in
      let kind = HistoryEntry.Kind(rawValue: row.text(1))
      parts.append((OperationID(row.integer(0)), kind, row.bytes(2)))
    }
    var blanked: Set<OperationID> = []
    for part in parts {
      var patch: Value = .null
      if part.kind == .merge {
        let merge = try MergePatch(decoding: part.patch)
        guard !forgotten.isDisjoint(with: [merge.survivor] + merge.losers) else { continue }
        blanked.insert(part.operation)
      } else {
        let old = try ContactPatch(decoding: part.patch)
        let new = old.forgetting(forgotten)
        guard new != old else { continue }
        patch = .bytes(new.encoded())
      }
      try run(
        "UPDATE operation_part SET patch = ? WHERE contact = ? AND operation = ?",
        patch,
        .integer(other.number),
        .integer(part.operation.number)
      )
    }
    return blanked
  }

  /// Erases the operations' parts of the contacts; gives the operations that have nothing left.
  private func eraseHistory(of contacts: [ContactID]) throws -> Set<OperationID> {
    var concerned: Set<OperationID> = []
    for contact in contacts {
      try rows(
        "SELECT operation FROM operation_part WHERE contact = ?",
        .integer(contact.number)
      ) { concerned.insert(OperationID($0.integer(0))) }
      try run(
        "DELETE FROM not_same WHERE first = ?1 OR second = ?1",
        .integer(contact.number)
      )
      try run("DELETE FROM operation_part WHERE contact = ?", .integer(contact.number))
    }
    var forgotten: Set<OperationID> = []
    for operation in concerned {
      let id = Value.integer(operation.number)
      let entry = try entry(operation)
      let rest = try integer(
        "SELECT EXISTS (SELECT * FROM operation_part WHERE operation = ?)",
        id
      )
      let isForgotten = rest == 0 || entry.kind == .merge || entry.kind == .notSame
      if isForgotten { forgotten.insert(operation) }
      // A title may have the person's name.
      try run(
        """
        UPDATE operation SET title = '', is_forgotten = max(is_forgotten, ?2)
        WHERE id = ?1 OR undoes = ?1
        """,
        id,
        .integer(isForgotten ? 1 : 0)
      )
    }
    return forgotten
  }

  /// Erases one contact; no operation knows it any more.
  private func erase(_ contact: ContactID) throws {
    let id = Value.integer(contact.number)
    var places: [(importNumber: Int, range: Range<Int>, content: [UInt8])] = []
    let collect = { (row: Statement) in
      let start = row.integer(1)
      places.append((row.integer(0), start..<(start + row.integer(2)), row.bytes(3)))
    }
    try rows("SELECT import, position, length, content FROM contact WHERE id = ?", id, row: collect)
    try rows(
      "SELECT import, position, length, content FROM sighting WHERE contact = ?",
      id,
      row: collect
    )
    for place in places {
      try eraseArchived(place.range, of: place.importNumber)
      try run(
        "INSERT OR REPLACE INTO erased VALUES (?, ?, ?)",
        .integer(place.importNumber),
        .integer(place.range.lowerBound),
        .integer(place.range.count)
      )
      try run(
        "DELETE FROM content_key WHERE key = ? AND contact = ?",
        .integer(ContentDigest(bytes: place.content).key),
        id
      )
    }
    let origin = try origin(of: contact)
    if let uid = origin.uid {
      let source = try integer("SELECT id FROM source WHERE name = ?", .text(origin.source))
      for key in Recognition.keys(of: uid, occurrence: origin.occurrence, sources: [source]) {
        try run("DELETE FROM uid_key WHERE key = ? AND contact = ?", .integer(key), id)
      }
    }
    for table in ["alias", "conflict", "current", "line_split", "card", "sighting"] {
      try run("DELETE FROM \(table) WHERE contact = ?", id)
    }
    try run("UPDATE current SET survivor = NULL WHERE survivor = ?", id)
    try run("DELETE FROM contact WHERE id = ?", id)
  }
}

extension ContactPatch {
  /// The patch without what it says of lines of `contacts`; its numbers stay as they are.
  fileprivate func forgetting(_ contacts: Set<ContactID>) -> ContactPatch {
    let isForgotten = { (line: LineID) in
      if case .contact(let contact) = line.origin { contacts.contains(contact) } else { false }
    }
    var patch = self
    patch.changes = changes.map { change in
      switch change {
      case .replace(let line, _, _) where isForgotten(line),
        .retire(let line, _, _) where isForgotten(line),
        .restore(let line) where isForgotten(line), .add(_, let line?) where isForgotten(line):
        .settle([])
      case .replace, .retire, .restore, .add, .settle: change
      }
    }
    return patch
  }
}
