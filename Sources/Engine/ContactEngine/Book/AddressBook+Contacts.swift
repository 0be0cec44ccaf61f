import ContactFormats
import ContactModel
import ContactStore
import Merging

/// What erasing a person did.
public struct ForgetReport: Hashable, Sendable {
  /// The contacts that the person was.
  public var contacts: [Int]
  /// The entries of the history that can no longer be undone.
  public var entries: [Int]
  /// Backups that a person asked for, which still have the person.
  public var backups: [String]
  /// Whether the bytes are gone from the book's files; otherwise they go when it is next opened.
  public var isErased: Bool
}

/// A change to one contact.
public enum LineEdit: Hashable, Sendable {
  /// The line of that number, from 1, says something else.
  case replace(line: Int, with: String)
  /// There is a new line.
  case add(String)
  /// The line of that number is no longer said, but kept.
  case retire(line: Int)
  /// The retired value of that number, from 1, is said again.
  case restore(retired: Int)
  /// All conflicts of the contact are decided: its lines stay as they are.
  case settle
}

extension AddressBook {
  /// The number of the contact that `name` names: its number, or a UID.
  ///
  /// - Throws: ``AddressBookError/notFound(message:)``.
  public func contact(named name: String) async throws -> Int {
    try await onStore { try Self.contact(named: name, in: $0).number }
  }

  private static func contact(named name: String, in store: ContactStore) throws -> ContactID {
    if let number = Int(name), number > 0, String(number) == name {
      let contact = ContactID(number)
      do {
        _ = try store.origin(of: contact)
        return contact
      } catch StoreError.noSuchContact {
        // A UID may be a number, too.
        if let contact = try store.contact(uid: name) { return contact }
        throw AddressBookError.notFound(message: "the book has no contact \(name)")
      }
    }
    guard let contact = try store.contact(uid: name) else {
      throw AddressBookError.notFound(message: "the book has no contact with the UID \(name)")
    }
    return contact
  }

  /// All that is known of a contact.
  ///
  /// - Parameter name: Its number, or a UID; one that became part of another gives that one.
  /// - Returns: The contact with its lines and where each came from.
  /// - Throws: ``AddressBookError``.
  public func details(of name: String) async throws -> ContactDetails {
    try await onStore { store in
      let asked = try Self.contact(named: name, in: store)
      let contact = try store.resolved(asked)
      let state = try store.state(of: contact)
      let presence: ContactDetails.Presence =
        switch state.presence {
        case .present, .merged: .present
        case .removed(let entry): .removed(entry: entry.number)
        }
      var members = state.members
      // One that had nothing of its own is a member as well.
      if !members.contains(asked) { members.append(asked) }
      let origins = try members.map { member in
        let origin = try store.origin(of: member)
        return ContactDetails.Origin(
          contact: member.number,
          source: origin.source,
          line: origin.line,
          time: origin.time,
          uid: origin.uid
        )
      }
      var uids: [String] = []
      for uid in state.uids + origins.compactMap(\.uid) where !uids.contains(uid) {
        uids.append(uid)
      }
      let charsets = try SourceCharsets(store)
      return ContactDetails(
        number: contact.number,
        asked: asked.number,
        name: state.name(charsets),
        presence: presence,
        isUntouched: try store.contact(contact).isUntouched,
        origins: origins,
        lines: state.shownLines(charsets),
        retired: state.shownRetired(charsets),
        conflicts: BookConflict.all(in: state, charsets),
        uids: uids
      )
    }
  }

  /// Takes contacts out of the book; that can be undone.
  ///
  /// - Parameter contacts: Their numbers.
  /// - Returns: The entry of the history, and where the backup is that was made before.
  /// - Throws: ``AddressBookError``.
  public func remove(_ contacts: [Int]) async throws -> (entry: Int, backup: String?) {
    try await onStore { store in
      var backup: String?
      let entry = try AutomaticBackup.telling(&backup, of: store) {
        try store.remove(contacts.map(ContactID.init), title: "Remove")
      }
      return (entry.number, backup)
    }
  }

  /// Erases a person everywhere, history and archive included; this cannot be undone.
  ///
  /// - Parameter contact: The number of a contact; all that are merged with it are erased.
  /// - Returns: What was erased.
  /// - Throws: ``AddressBookError``.
  public func forget(_ contact: Int) async throws -> ForgetReport {
    try await onStore { store in
      let summary = try store.forget(ContactID(contact))
      return ForgetReport(
        contacts: summary.contacts.map(\.number),
        entries: summary.operations.map(\.number),
        backups: summary.backups,
        isErased: summary.isErased
      )
    }
  }

  /// Remembers that two contacts are two people, also when they are imported again.
  ///
  /// - Returns: The entry of the history.
  /// - Throws: ``AddressBookError``.
  public func markNotSame(_ a: Int, _ b: Int) async throws -> Int {
    try await onStore { store in
      let pair = try Self.persons(a, b, in: store)
      if try Self.notSameEntry(pair, in: store) != nil {
        throw AddressBookError.usage(message: "that \(a) and \(b) are two people is known already")
      }
      return try store.notSame(pair.0, pair.1, title: "Not the same").number
    }
  }

  /// Takes back that two contacts are two people.
  ///
  /// - Returns: The entry of the history that is undone, and the one that undoes it.
  /// - Throws: ``AddressBookError``.
  public func unmarkNotSame(_ a: Int, _ b: Int) async throws -> (undone: Int, entry: Int) {
    try await onStore { store in
      let pair = try Self.persons(a, b, in: store)
      guard let entry = try Self.notSameEntry(pair, in: store) else {
        throw AddressBookError.notFound(message: "nobody said that \(a) and \(b) are two people")
      }
      let summary = try store.undo([entry], title: "Undo")
      return (entry.number, summary.entries.first?.number ?? entry.number)
    }
  }

  /// The contacts that two are part of now.
  private static func persons(
    _ a: Int,
    _ b: Int,
    in store: ContactStore
  ) throws -> (ContactID, ContactID) {
    let pair = (try store.resolved(ContactID(a)), try store.resolved(ContactID(b)))
    guard pair.0 != pair.1 else {
      throw AddressBookError.usage(
        message: a == b
          ? "\(a) is named twice; name two contacts"
          : "\(a) and \(b) are one contact, \(pair.0.number); undo the merge first"
      )
    }
    return pair
  }

  private static func notSameEntry(
    _ pair: (ContactID, ContactID),
    in store: ContactStore
  ) throws -> OperationID? {
    let wanted = Set([pair.0, pair.1])
    // What was said of one that became part of these holds for these.
    for member in try [pair.0, pair.1].flatMap({ try store.state(of: $0).members }) {
      for entry in try store.history(of: member) where entry.kind == .notSame && entry.isActive {
        let contacts = try store.contacts(of: entry.id).map { try store.resolved($0) }
        if Set(contacts) == wanted { return entry.id }
      }
    }
    return nil
  }

  /// Changes lines of a contact; that can be undone.
  ///
  /// - Parameters:
  ///   - contact: Its number.
  ///   - edits: The changes; numbers are those of ``details(of:)``.
  /// - Returns: The entry of the history.
  /// - Throws: ``AddressBookError``.
  public func edit(_ contact: Int, _ edits: [LineEdit]) async throws -> Int {
    try await onStore { store in
      let state = try store.state(of: ContactID(contact))
      let changes = try edits.flatMap { try Self.changes($0, of: state) }
      let edit = ContactEdit(contact: state.contact, changes: changes)
      return try store.edit([edit], title: "Edit").number
    }
  }

  private static func changes(
    _ edit: LineEdit,
    of state: ContactState
  ) throws -> [ContactEdit.Change] {
    let line = { (number: Int) throws -> LineID in
      guard state.lines.indices.contains(number - 1) else {
        throw AddressBookError.notFound(
          message: "contact \(state.contact.number) has no line \(number); see \"show\""
        )
      }
      return state.lines[number - 1].id
    }
    switch edit {
    case .replace(let number, let text):
      return [.replace(try line(number), with: try WrittenLine.bytes(text, in: state))]
    case .add(let text): return [.add(try WrittenLine.bytes(text, in: state), after: nil)]
    case .retire(let number): return [.retire(try line(number))]
    case .restore(let number): return [try restoring(number, in: state)]
    case .settle:
      guard !state.conflicts.isEmpty else {
        throw AddressBookError.notFound(
          message: "contact \(state.contact.number) has no conflicts"
        )
      }
      return state.conflicts.map { .settle($0.lines) }
    }
  }

  /// Says a retired value again.
  ///
  /// An earlier text takes the place of the one that its line has now, which is retired in turn.
  private static func restoring(
    _ number: Int,
    in state: ContactState
  ) throws -> ContactEdit.Change {
    guard state.retired.indices.contains(number - 1) else {
      throw AddressBookError.notFound(
        message: "contact \(state.contact.number) has no retired value \(number); see \"show\""
      )
    }
    let value = state.retired[number - 1]
    let property = ContentLines.card(value.raw[...], firstLine: 1).first?.name ?? ""
    guard !["BEGIN", "END", "VERSION"].contains(property) else {
      throw AddressBookError.usage(
        message: "\(property) is a line that each card has once; restore another value"
      )
    }
    switch value.cause {
    case .rewritten:
      throw AddressBookError.usage(
        message: "the retired value \(number) is still said, only written in another way"
      )
    case .replaced where state.lines.contains { $0.id == value.line }:
      return .replace(value.line, with: value.raw)
    case .replaced: return .add(value.raw, after: nil)
    case .notChosen, .saysTheSame, .bookkeeping, .empty, .noRoom, .byHand, .notInSource:
      return .restore(value.line)
    }
  }
}
