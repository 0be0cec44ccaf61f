import Merging

/// Writing operations.
extension Book {
  /// Merges contacts, each merge an entry of its own.
  func merge(
    _ patches: [MergePatch],
    title: String,
    checkpoint: (_ mergesDone: Int) throws -> Void
  ) throws -> [OperationID] {
    try requireWritable()
    let concerned = patches.reduce(0) { $0 + $1.losers.count + 1 }
    try backUpBeforeBulk(of: concerned) { try checkpoint(0) }
    return try transaction {
      var done: [OperationID] = []
      done.reserveCapacity(patches.count)
      for patch in patches {
        for contact in [patch.survivor] + patch.losers { try requirePresent(contact) }
        done.append(try record(.merge(patch), title: title))
        try checkpoint(done.count)
      }
      return done
    }
  }

  /// Takes contacts out of the book, in one entry.
  func remove(
    _ contacts: [ContactID],
    title: String,
    checkpoint: () throws -> Void
  ) throws -> OperationID {
    try requireWritable()
    try backUpBeforeBulk(of: contacts.count, checkpoint: checkpoint)
    return try transaction {
      for contact in contacts { try requirePresent(contact) }
      return try record(.remove(contacts), title: title, checkpoint: checkpoint)
    }
  }

  /// Changes lines of contacts, in one entry.
  func edit(
    _ edits: [ContactEdit],
    title: String,
    checkpoint: () throws -> Void
  ) throws -> OperationID {
    try requireWritable()
    try backUpBeforeBulk(of: edits.count, checkpoint: checkpoint)
    return try transaction {
      var patches: [ContactPatch] = []
      var first = 0
      for (number, edit) in edits.enumerated() {
        if number.isMultiple(of: 256) { try checkpoint() }
        try requirePresent(edit.contact)
        let patch = try patch(for: edit, first: first)
        first += patch.changes.count
        patches.append(patch)
      }
      return try record(.edit(patches), title: title, checkpoint: checkpoint)
    }
  }

  /// Remembers that two contacts are two people.
  func notSame(_ a: ContactID, _ b: ContactID, title: String) throws -> OperationID {
    try requireWritable()
    return try transaction {
      let first = try identity(of: a)
      let second = try identity(of: b)
      let id = try record(.notSame(a, b), title: title)
      try run(
        "INSERT INTO not_same VALUES (?, ?, ?, ?, ?, ?, ?)",
        .integer(id.number),
        .integer(a.number),
        .integer(b.number),
        .optional(first.uid),
        .optional(second.uid),
        .bytes(first.content),
        .bytes(second.content)
      )
      return id
    }
  }

  /// The pairs that were said to be two people, by the contacts that they are part of now.
  func notSamePairs() throws -> [(ContactID, ContactID)] {
    var pairs: [(ContactID, ContactID)] = []
    try rows(
      """
      SELECT first, second FROM not_same JOIN operation ON operation.id = not_same.operation
      WHERE is_active ORDER BY operation.id
      """
    ) { pairs.append((ContactID($0.integer(0)), ContactID($0.integer(1)))) }
    return try pairs.map { (try resolved($0), try resolved($1)) }.filter { $0 != $1 }
  }

  private func identity(of contact: ContactID) throws -> (uid: String?, content: [UInt8]) {
    try requirePresent(contact)
    let uid = try origin(of: contact).uid
    return (uid, digest(of: try self.contact(contact).bytes[...]).bytes)
  }

  // MARK: Recording

  /// Writes an entry of the history, and what becomes of the contacts that it concerns.
  func record(
    _ content: HistoryOperation.Content,
    title: String,
    checkpoint: () throws -> Void = {}
  ) throws -> OperationID {
    let kind: HistoryEntry.Kind
    var undoes: OperationID?
    var parts: [(contact: ContactID, patch: [UInt8]?)] = []
    switch content {
    case .merge(let patch):
      kind = .merge
      parts = [(patch.survivor, patch.encoded())] + patch.losers.map { ($0, nil) }
    case .remove(let contacts):
      kind = .remove
      parts = contacts.map { ($0, nil) }
    case .edit(let patches):
      kind = .edit
      parts = patches.map { ($0.contact, $0.encoded()) }
    case .update(let patches):
      kind = .update
      parts = patches.map { ($0.contact, $0.encoded()) }
    case .notSame(let a, let b):
      kind = .notSame
      parts = [(a, nil), (b, nil)]
    case .undo(let operation):
      kind = .undo
      undoes = operation
    case .forgotten: preconditionFailure("what was forgotten is not recorded")
    }
    try run(
      "INSERT INTO operation VALUES (NULL, ?, ?, ?, ?, 1, 0, ?)",
      .integer(settings.now()),
      .text(kind.rawValue),
      .text(title),
      .optional(undoes?.number),
      .integer(parts.count)
    )
    let id = OperationID(connection.lastKey)
    let insert = try statement("INSERT INTO operation_part VALUES (?, ?, ?)")
    for (number, part) in parts.enumerated() {
      if number & 0xFF == 0xFF { try checkpoint() }
      try keepLines(of: part.contact)
      insert.bind(part.contact.number, at: 1)
      insert.bind(id.number, at: 2)
      if let patch = part.patch { insert.bind(patch[...], at: 3) } else { insert.bindNull(at: 3) }
      _ = try insert.step()
    }
    switch kind {
    case .merge, .remove, .edit, .update:
      try materialize(parts.map(\.contact), checkpoint: checkpoint)
    case .notSame, .undo: break
    }
    return id
  }

  private func requirePresent(_ contact: ContactID) throws {
    guard
      try integer("SELECT EXISTS (SELECT * FROM contact WHERE id = ?)", .integer(contact.number))
        > 0
    else { throw StoreError.noSuchContact(contact) }
    guard try presence(of: contact) == .present else { throw StoreError.notPresent(contact) }
  }

  // MARK: Edits

  /// What an edit changes, with the texts that it changes.
  private func patch(for edit: ContactEdit, first: Int) throws -> ContactPatch {
    let component = try component(of: edit.contact)
    guard let state = component.states[edit.contact] else {
      throw StoreError.noSuchContact(edit.contact)
    }
    var lines: [LineID: PlacedLine] = [:]
    for line in state.lines { lines[line.id] = line }
    var changes: [LineChange] = []
    for change in edit.changes {
      let known = { (line: LineID) throws -> PlacedLine in
        guard let line = lines[line] else { throw StoreError.noSuchLine(edit.contact) }
        return line
      }
      switch change {
      case .replace(let line, let text):
        changes.append(.replace(line, expected: try known(line).text, with: text))
      case .add(let text, let anchor):
        if let anchor { _ = try known(anchor) }
        changes.append(.add(text, after: anchor))
      case .retire(let line):
        changes.append(.retire(line, expected: try known(line).text, .byHand))
      case .retireSame(let line, let other):
        let cause = RetirementCause.saysTheSame(as: other, text: try known(other).text)
        changes.append(.retire(line, expected: try known(line).text, cause))
      case .restore(let line):
        guard state.retired.contains(where: { $0.line == line }) else {
          throw StoreError.noSuchLine(edit.contact)
        }
        changes.append(.restore(line))
      case .settle(let lines): changes.append(.settle(lines))
      }
    }
    let patch = ContactPatch(contact: edit.contact, first: first, changes: changes)
    return try settled(patch, in: component, before: state)
  }

  /// The patch, and where it makes a property stand several times, that this is meant.
  private func settled(
    _ patch: ContactPatch,
    in component: Component,
    before: ContactState
  ) throws -> ContactPatch {
    let last = try integer("SELECT seq FROM sqlite_sequence WHERE name = 'operation'")
    let id = OperationID(last + 1)
    var trial = component
    trial.operations[id] = HistoryOperation(id: id, content: .edit([patch]))
    trial.active.insert(id)
    let known = Set(before.conflicts)
    var patch = patch
    for conflict in trial.states[patch.contact]?.conflicts ?? [] where !known.contains(conflict) {
      if case .severalValues = conflict.kind { patch.changes.append(.settle(conflict.lines)) }
    }
    return patch
  }

  // MARK: Backup

  /// Makes the first backup before many contacts are changed for the first time.
  func backUpBeforeBulk(of count: Int, checkpoint: () throws -> Void) throws {
    guard count > settings.bulkSize else { return }
    // With an empty log, what fills the disk can be given back whole.
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    guard
      try integer("SELECT EXISTS (SELECT * FROM backup WHERE is_automatic)") == 0
    else { return }
    try backUp(to: automaticBackup, isAutomatic: true, checkpoint: checkpoint)
  }
}
