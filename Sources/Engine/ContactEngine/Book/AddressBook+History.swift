import ContactStore
import Merging
public import ResponsiveWork

extension AddressBook {
  /// What was done in the book, the newest first.
  ///
  /// - Parameters:
  ///   - contact: Only what concerns that contact; `nil` for all.
  ///   - limit: The most entries.
  /// - Returns: The entries.
  /// - Throws: ``AddressBookError``.
  public func history(of contact: Int? = nil, limit: Int) async throws -> [HistoryItem] {
    try await onStore { store in
      let entries =
        if let contact {
          Array(try store.history(of: ContactID(contact)).prefix(limit))
        } else {
          try store.history(limit: limit)
        }
      let charsets = try SourceCharsets(store)
      return try entries.map { try Self.item($0, in: store, charsets) }
    }
  }

  /// Undoes entries of the history, all that are selected, or none.
  ///
  /// Undoing an undoing does again what was undone.
  ///
  /// - Parameters:
  ///   - selection: Which entries.
  ///   - progress: Cancels the work; is not finished here.
  /// - Returns: What was undone, and what a person has to decide now.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func undo(
    _ selection: UndoSelection,
    progress: WorkProgress = WorkProgress()
  ) async throws -> UndoReport {
    try await onStore { store in
      let entries = try Self.selected(selection, in: store)
      // Named before: a title may have changed its meaning once it is undone.
      let charsets = try SourceCharsets(store)
      let items = try entries.map { try Self.item($0, in: store, charsets) }
      var backup: String?
      let summary = try AutomaticBackup.telling(&backup, of: store) {
        try store.undo(entries.map(\.id), title: "Undo") {
          if progress.isCancelled { throw CancellationError() }
        }
      }
      return UndoReport(
        undone: items,
        entries: summary.entries.map(\.number),
        contactCount: summary.contacts.count,
        conflictCount: summary.conflicts,
        conflicts: summary.conflicts > 0
          ? try Self.conflicts(in: summary.contacts, of: store) : [],
        backup: backup
      )
    }
  }

  private static func selected(
    _ selection: UndoSelection,
    in store: ContactStore
  ) throws -> [HistoryEntry] {
    switch selection {
    case .entry(let number):
      let id = OperationID(number)
      let found = try store.history(before: OperationID(number + 1), limit: 1)
      guard let entry = found.first, entry.id == id else { throw StoreError.noSuchOperation(id) }
      return [entry]
    case .last:
      let done = try undoable(in: store) { !$0.isEmpty }
      guard let first = done.first else {
        throw AddressBookError.notFound(message: "nothing was done that could be undone")
      }
      guard Batch.words(first.title) != first.title else { return [first] }
      return try undoable(in: store) { $0.last?.title != first.title }
        .filter { $0.title == first.title }
    case .since(let time):
      let entries = try undoable(in: store) { _ in false }.filter { $0.time >= time }
      guard !entries.isEmpty else {
        throw AddressBookError.notFound(message: "nothing was done since then")
      }
      return entries
    }
  }

  /// Entries that count, and are no undoing, the newest first, until it `isEnough`.
  private static func undoable(
    in store: ContactStore,
    until isEnough: ([HistoryEntry]) -> Bool
  ) throws -> [HistoryEntry] {
    var found: [HistoryEntry] = []
    var last: OperationID?
    while true {
      let page = try store.history(before: last, limit: historyPage)
      for entry in page where entry.isActive && entry.kind != .undo && !entry.isForgotten {
        found.append(entry)
        if isEnough(found) { return found }
      }
      guard let end = page.last, page.count == historyPage else { return found }
      last = end.id
    }
  }

  /// So many entries are read at once.
  private static let historyPage = 1_000

  private static func item(
    _ entry: HistoryEntry,
    in store: ContactStore,
    _ charsets: SourceCharsets
  ) throws -> HistoryItem {
    // Of an undoing it is of interest whom the undone entry was about.
    let contacts = try store.contacts(of: entry.undoes ?? entry.id).map(\.number).sorted()
    var name: String?
    if let first = contacts.first {
      let person = try store.resolved(ContactID(first))
      let card = try store.contact(person).bytes
      let charset = charsets.noted(for: person.number, card: card)
      name = CardName.name(of: card, charset: charset) ?? "(no name)"
    }
    return HistoryItem(
      number: entry.id.number,
      time: entry.time,
      kind: entry.kind.rawValue,
      title: Batch.words(entry.title),
      undoes: entry.undoes?.number,
      isActive: entry.isActive,
      isForgotten: entry.isForgotten,
      contactCount: entry.undoes == nil ? entry.contactCount : contacts.count,
      contacts: Array(contacts.prefix(mostNamed)),
      name: name
    )
  }

  /// So many contacts of an entry are named.
  private static let mostNamed = 5

  // MARK: Conflicts

  /// The first conflicts in these contacts.
  static func conflicts(
    in contacts: [ContactID],
    of store: ContactStore
  ) throws -> [BookConflict] {
    let charsets = try SourceCharsets(store)
    var conflicts: [BookConflict] = []
    for contact in contacts {
      conflicts += BookConflict.all(in: try store.state(of: contact), charsets)
      if conflicts.count >= mostConflicts { break }
    }
    return Array(conflicts.prefix(mostConflicts))
  }

  /// So many conflicts are told one by one.
  private static let mostConflicts = 20
}

extension BookConflict {
  /// The conflicts of a contact.
  static func all(in state: ContactState, _ charsets: SourceCharsets) -> [BookConflict] {
    var places: [LineID: Int] = [:]
    for (index, line) in state.lines.enumerated() { places[line.id] = index + 1 }
    return state.conflicts.map { conflict in
      let (cause, values) = words(for: conflict)
      return BookConflict(
        contact: state.contact.number,
        name: state.name(charsets),
        cause: cause,
        values: values.map {
          LineWords.text($0, charset: charsets.noted(for: state.contact.number, card: $0))
        },
        lines: conflict.lines.compactMap { places[$0] }.sorted()
      )
    }
  }

  private static func words(
    for conflict: HistoryConflict
  ) -> (cause: String, values: [[UInt8]]) {
    let entry = conflict.operation.map { "entry \($0.number)" } ?? "an entry"
    return switch conflict.kind {
    case .replacement(_, let wanted, let found?):
      ("\(entry) wrote the first, meanwhile the line says the second", [wanted, found])
    case .replacement(_, let wanted, nil):
      ("\(entry) wrote it on a line that is not there any more", [wanted])
    case .retirement(let expected, let found):
      ("\(entry) retired the first, meanwhile the line says the second", [expected, found])
    case .severalValues(let property, let values): ("several values of \(property)", values)
    case .notApplied: ("\(entry) concerns a contact that is not by itself, and did nothing", [])
    }
  }
}
