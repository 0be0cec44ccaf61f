import Merging

/// The contacts that operations connect, and what has been done to them.
struct Component {
  /// The cards as they were imported, taken apart.
  var bases: [ContactID: [[UInt8]]] = [:]
  /// All that was done, whether it counts or not.
  var operations: [OperationID: HistoryOperation] = [:]
  var active: Set<OperationID> = []

  /// The contacts as the operations that count leave them.
  var states: [ContactID: ContactState] {
    HistoryReplay.states(bases, operations.values.filter { active.contains($0.id) })
  }
}

extension Book {
  /// Everything that is connected to `contact` by merges, and what was done to it.
  func component(of contact: ContactID) throws -> Component {
    var component = Component()
    var waiting = [contact]
    while let contact = waiting.popLast() {
      guard component.bases[contact] == nil else { continue }
      component.bases[contact] = try baseLines(of: contact)
      for (operation, kind) in try parts(of: contact, into: &component) where kind == .merge {
        waiting += try contacts(of: operation)
      }
    }
    return component
  }

  /// Reads what was done to a contact; gives the operations and their kinds.
  private func parts(
    of contact: ContactID,
    into component: inout Component
  ) throws -> [(OperationID, HistoryEntry.Kind)] {
    let select = try statement(
      """
      SELECT operation, patch, kind, is_active FROM operation_part
      JOIN operation ON operation.id = operation_part.operation WHERE contact = ?
      """
    )
    select.bind(contact.number, at: 1)
    defer { select.reset() }
    var operations: [(OperationID, HistoryEntry.Kind)] = []
    while try select.step() {
      let id = OperationID(select.integer(0))
      guard let kind = HistoryEntry.Kind(rawValue: select.text(2)) else {
        throw StoreError.damaged(path: path, detail: "entry \(id.number) of the history")
      }
      operations.append((id, kind))
      if select.integer(3) != 0 { component.active.insert(id) }
      try component.add(
        id,
        kind,
        contact,
        patch: select.isNull(1) ? nil : select.bytes(1)
      )
    }
    return operations
  }

  /// The contacts that an operation concerns.
  func contacts(of operation: OperationID) throws -> [ContactID] {
    var contacts: [ContactID] = []
    try rows(
      "SELECT contact FROM operation_part WHERE operation = ?",
      .integer(operation.number)
    ) { contacts.append(ContactID($0.integer(0))) }
    return contacts
  }

  /// The lines of a card as it was imported; taken apart as it was when it was first changed, so
  /// that lines keep their numbers when the program learns to read better.
  func baseLines(of contact: ContactID) throws -> [[UInt8]] {
    let bytes = try base(of: contact)
    let select = try statement("SELECT lengths FROM line_split WHERE contact = ?")
    select.bind(contact.number, at: 1)
    defer { select.reset() }
    let lengths =
      try select.step()
      ? LineLengths.decode(select.bytes(0)) : settings.lineLengths(bytes[...])
    guard let lines = LineLengths.split(bytes, lengths) else {
      throw StoreError.damaged(path: path, detail: "the lines of contact \(contact.number)")
    }
    return lines
  }

  /// Keeps how a card is taken apart, from the first change on.
  func keepLines(of contact: ContactID) throws {
    let isKept = try integer(
      "SELECT EXISTS (SELECT * FROM line_split WHERE contact = ?)",
      .integer(contact.number)
    )
    guard isKept == 0 else { return }
    let lengths = try baseLines(of: contact).map(\.count)
    try run(
      "INSERT INTO line_split VALUES (?, ?)",
      .integer(contact.number),
      .bytes(LineLengths.encode(lengths))
    )
  }

  /// The contact as it is now, with all that it does not say any more.
  func state(of contact: ContactID) throws -> ContactState {
    guard let state = try component(of: contact).states[contact] else {
      throw StoreError.noSuchContact(contact)
    }
    return state
  }

  /// What another text of a contact from a source changes in what its sources said before; `nil`
  /// where that text is older, by its REV.
  func changes(to contact: ContactID, from card: ArraySlice<UInt8>) throws -> [LineChange]? {
    var component = Component()
    component.bases[contact] = try baseLines(of: contact)
    _ = try parts(of: contact, into: &component)
    // What persons did is left out, undone updates are not: the source has said that once.
    let updates = component.operations.values.filter {
      if case .update = $0.content { true } else { false }
    }
    guard let known = HistoryReplay.states(component.bases, updates)[contact] else { return [] }
    guard let lines = LineLengths.split(Array(card), settings.lineLengths(card)) else {
      return []
    }
    guard !ImportedDifference.isOlder(lines, than: known.lines) else { return nil }
    return ImportedDifference.changes(from: known.lines, to: lines)
  }

  /// Replays what is connected to `contacts`, and keeps what comes out.
  func materialize(_ contacts: [ContactID], checkpoint: () throws -> Void = {}) throws {
    var done: Set<ContactID> = []
    for (number, contact) in contacts.enumerated() where !done.contains(contact) {
      if number.isMultiple(of: 256) { try checkpoint() }
      let component = try component(of: contact)
      for state in component.states.values {
        done.insert(state.contact)
        try keep(state, isAsImported: isAsImported(state, component))
      }
    }
  }

  private func isAsImported(_ state: ContactState, _ component: Component) -> Bool {
    state.presence == .present && state.retired.isEmpty && state.conflicts.isEmpty
      && state == ContactState(contact: state.contact, base: component.bases[state.contact] ?? [])
  }

  private func keep(_ state: ContactState, isAsImported: Bool) throws {
    let contact = state.contact.number
    let wasPresent = try presence(of: state.contact) == .present
    let conflicts = try integer(
      "SELECT count(*) FROM conflict WHERE contact = ?",
      .integer(contact)
    )
    if isAsImported {
      try run("DELETE FROM current WHERE contact = ?", .integer(contact))
    } else {
      let bytes = state.bytes
      let presence = Self.number(of: state.presence)
      try run(
        """
        INSERT INTO current VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO UPDATE SET
        presence = ?2, survivor = ?3, bytes = ?4, content = ?5, retired_count = ?6
        """,
        .integer(contact),
        .integer(presence.kind),
        .optional(presence.survivor),
        .bytes(bytes),
        .bytes(digest(of: bytes[...]).bytes),
        .integer(state.retiredCount)
      )
    }
    if conflicts > 0 { try run("DELETE FROM conflict WHERE contact = ?", .integer(contact)) }
    for (number, conflict) in state.conflicts.enumerated() {
      try run(
        "INSERT INTO conflict VALUES (?, ?, ?, ?)",
        .integer(contact),
        .integer(number),
        .optional(conflict.operation?.number),
        .text(conflict.kind.word)
      )
    }
    try keepAliases(of: state)
    let present = (state.presence == .present ? 1 : 0) - (wasPresent ? 1 : 0)
    try change(tally: "contacts", by: present)
    try change(tally: "conflicts", by: state.conflicts.count - conflicts)
  }

  /// Keeps the UIDs that lead to a contact besides that under which it was imported.
  private func keepAliases(of state: ContactState) throws {
    try run("DELETE FROM alias WHERE contact = ?", .integer(state.contact.number))
    for uid in Set(state.uids) {
      try run(
        "INSERT OR IGNORE INTO alias VALUES (?, ?)",
        .text(uid),
        .integer(state.contact.number)
      )
    }
  }

  private func change(tally: String, by difference: Int) throws {
    guard difference != 0 else { return }
    try run(
      "UPDATE tally SET value = value + ? WHERE name = ?",
      .integer(difference),
      .text(tally)
    )
  }
}

extension Component {
  /// Adds what an operation did to one contact.
  fileprivate mutating func add(
    _ id: OperationID,
    _ kind: HistoryEntry.Kind,
    _ contact: ContactID,
    patch: [UInt8]?
  ) throws {
    let patches = { () throws -> [ContactPatch] in
      try patch.map { [try ContactPatch(decoding: $0)] } ?? []
    }
    switch (kind, operations[id]?.content) {
    case (.merge, _):
      guard let patch else { return }
      set(id, .merge(try MergePatch(decoding: patch)))
    case (.remove, .remove(let contacts)?): set(id, .remove(contacts + [contact]))
    case (.remove, _): set(id, .remove([contact]))
    case (.edit, .edit(let others)?): set(id, .edit(others + (try patches())))
    case (.edit, _): set(id, .edit(try patches()))
    case (.update, .update(let others)?): set(id, .update(others + (try patches())))
    case (.update, _): set(id, .update(try patches()))
    case (.notSame, _), (.undo, _): break
    }
  }

  private mutating func set(_ id: OperationID, _ content: HistoryOperation.Content) {
    operations[id] = HistoryOperation(id: id, content: content)
  }
}

extension HistoryConflict.Kind {
  /// What kind it is, in a word.
  fileprivate var word: String {
    switch self {
    case .replacement: "replacement"
    case .retirement: "retirement"
    case .severalValues: "several values"
    case .notApplied: "not applied"
    }
  }
}
