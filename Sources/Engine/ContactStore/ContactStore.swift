package import Merging
import ResponsiveWork

/// A book on the disk: contacts that lose nothing, and all that was ever done to them.
///
/// Every contact has the bytes of the card that was imported. What was done to it is a list of
/// operations over its lines, each of which counts until it is undone; what the contact is now is
/// replayed from both. So any operation can be undone, in any order, for ever.
///
/// One process at a time changes a book, and any number read it. Calls are synchronous and may take
/// long: where they do, `checkpoint` is called at least every MiB or every thousand rows; what it
/// throws ends the call and leaves the book as it was. It must not call the store. Calls from
/// several threads wait for each other.
package final class ContactStore: Sendable {
  /// Where the book is.
  package let path: String
  private let book: Lock<Book>

  /// Opens a book, or makes one where there is none and it is opened for writing.
  ///
  /// - Parameters:
  ///   - path: A file; folders on the way are made.
  ///   - access: For what it is opened. A book that others write can be read.
  ///   - settings: How cards are taken apart, and the time.
  /// - Throws: ``StoreError``: not a book, of a newer version, damaged, locked, not writable.
  package init(_ path: String, access: BookAccess, settings: BookSettings) throws(StoreError) {
    self.path = path
    book = Lock(try Book.open(path, access: access, settings: settings))
  }

  /// Puts a backup in the place of a book, after it was checked; the book is not open meanwhile.
  package static func restore(
    _ backup: String,
    to path: String,
    settings: BookSettings,
    checkpoint: () throws -> Void = {}
  ) throws {
    do {
      try Book.restore(backup, to: path, settings: settings, checkpoint: checkpoint)
    } catch let failure as SQLiteFailure {
      throw StoreError(failure, path: backup)
    }
  }

  // MARK: Reading

  /// How large the book is.
  package func counts() throws -> BookCounts { try onBook { try $0.counts() } }

  /// The contact as it is now, whether it is present or not.
  package func contact(_ id: ContactID) throws -> StoredContact {
    try onBook { try $0.contact(id) }
  }

  /// The present contacts with numbers above `last`, at most `limit`, in the order of their numbers.
  package func contacts(after last: ContactID? = nil, limit: Int) throws -> [StoredContact] {
    try onBook { book in
      var contacts: [StoredContact] = []
      guard limit > 0 else { return contacts }
      try book.eachContact(after: last) { contact in
        contacts.append(contact)
        return contacts.count < limit
      }
      return contacts
    }
  }

  /// Goes through all present contacts, in the order of their numbers.
  ///
  /// `body` must not call the store; what it throws ends the call.
  package func eachContact(_ body: (StoredContact) throws -> Void) throws {
    try onBook { book in
      try book.eachContact(after: nil) { contact in
        try body(contact)
        return true
      }
    }
  }

  /// The contact's lines with what wrote them, what it does not say any more, and its conflicts.
  package func state(of id: ContactID) throws -> ContactState {
    try onBook { try $0.state(of: id) }
  }

  /// Where the contact came from.
  package func origin(of id: ContactID) throws -> ContactOrigin {
    try onBook { try $0.origin(of: id) }
  }

  /// The present contact that a UID leads to, also through merges; `nil` where none does.
  package func contact(uid: String) throws -> ContactID? {
    try onBook { try $0.contact(uid: uid) }
  }

  /// The contact that `id` is part of now: itself, unless it was merged into another.
  package func resolved(_ id: ContactID) throws -> ContactID {
    try onBook { try $0.resolved(id) }
  }

  /// Contacts with conflicts that nobody has decided, with numbers above `last`.
  package func contactsInConflict(
    after last: ContactID? = nil,
    limit: Int
  ) throws -> [ContactID] {
    try onBook { try $0.contactsInConflict(after: last, limit: limit) }
  }

  /// The pairs that were said to be two people, by the contacts that they are part of now.
  package func notSamePairs() throws -> [(ContactID, ContactID)] {
    try onBook { try $0.notSamePairs() }
  }

  /// All readings of sources, the earliest first.
  package func imports() throws -> [StoredImport] { try onBook { try $0.imports() } }

  /// The newest reading of the source that is called `name`.
  package func lastImport(of name: String) throws -> Int {
    try onBook { try $0.lastImport(of: name) }
  }

  /// Entries of the history, the newest first, from before `before`.
  package func history(before: OperationID? = nil, limit: Int) throws -> [HistoryEntry] {
    try onBook { try $0.history(before: before, limit: limit) }
  }

  /// What was done to one contact, the newest first.
  package func history(of contact: ContactID) throws -> [HistoryEntry] {
    try onBook { try $0.history(of: contact) }
  }

  /// The contacts that an entry of the history concerns.
  package func contacts(of operation: OperationID) throws -> [ContactID] {
    try onBook { try $0.contacts(of: operation) }
  }

  // MARK: Changing

  /// Takes the contacts of a source in: all of them, or none.
  ///
  /// Within the source nothing is collapsed. What the book has already is known again: the same
  /// bytes add nothing, and a contact with a newer text is updated, in an entry of the history; what
  /// a person changed meanwhile becomes a conflict.
  ///
  /// - Parameters:
  ///   - source: The bytes, and where its contacts stand.
  ///   - checkpoint: Is told how many bytes of the source's text are done.
  /// - Returns: What it did, and which contacts are new.
  /// - Throws: ``StoreError``, or what `checkpoint` throws.
  package func importContacts(
    _ source: ImportSource,
    checkpoint: (_ bytesDone: Int) throws -> Void = { _ in }
  ) throws -> ImportSummary {
    try onBook { try $0.importContacts(source, checkpoint: checkpoint) }
  }

  /// Merges contacts; each merge is an entry of its own, and all are done, or none.
  ///
  /// - Parameters:
  ///   - merges: What becomes of the lines: see ``MergePatch/init(_:of:)``, which takes the states
  ///     of the contacts. No contact is in two.
  ///   - title: What is done, for people.
  ///   - checkpoint: Is told how many merges are done.
  /// - Returns: The entries, in the order of `merges`.
  /// - Throws: ``StoreError``, or what `checkpoint` throws.
  package func merge(
    _ merges: [MergePatch],
    title: String,
    checkpoint: (_ mergesDone: Int) throws -> Void = { _ in }
  ) throws -> [OperationID] {
    try onBook { try $0.merge(merges, title: title, checkpoint: checkpoint) }
  }

  /// Takes contacts out of the book, in one entry.
  package func remove(
    _ contacts: [ContactID],
    title: String,
    checkpoint: () throws -> Void = {}
  ) throws -> OperationID {
    try onBook { try $0.remove(contacts, title: title, checkpoint: checkpoint) }
  }

  /// Changes lines of contacts, in one entry; standardizing is an edit of many.
  ///
  /// Each contact is named once.
  package func edit(
    _ edits: [ContactEdit],
    title: String,
    checkpoint: () throws -> Void = {}
  ) throws -> OperationID {
    try onBook { try $0.edit(edits, title: title, checkpoint: checkpoint) }
  }

  /// Remembers that two contacts are two people.
  package func notSame(
    _ a: ContactID,
    _ b: ContactID,
    title: String = ""
  ) throws -> OperationID {
    try onBook { try $0.notSame(a, b, title: title) }
  }

  /// Undoes entries of the history, in the order given, all of them or none.
  ///
  /// Undoing an undoing does again what was undone.
  package func undo(
    _ operations: [OperationID],
    title: String = "",
    checkpoint: () throws -> Void = {}
  ) throws -> UndoSummary {
    try onBook { try $0.undo(operations, title: title, checkpoint: checkpoint) }
  }

  /// Erases a person everywhere.
  ///
  /// All cards that are merged into one with `contact` go from archive, history and all files of the
  /// book. This cannot be undone.
  package func forget(_ contact: ContactID) throws -> ForgetSummary {
    try onBook { try $0.forget(contact) }
  }

  // MARK: Writing out

  /// Writes an import back: what is untouched byte for byte, changed contacts in their places.
  ///
  /// The pieces are of the import's text; see ``exportUntouched(_:sink:)`` for bytes that came in
  /// another form.
  package func export(_ importNumber: Int, piece: (ExportPiece) throws -> Void) throws {
    try onBook { try $0.export(importNumber, piece) }
  }

  /// Gives the bytes of an import as they came, if none of its contacts was touched.
  ///
  /// - Returns: Whether that is so; otherwise nothing was given.
  package func exportUntouched(
    _ importNumber: Int,
    sink: ([UInt8]) throws -> Void
  ) throws -> Bool {
    try onBook { try $0.exportUntouched(importNumber, sink) }
  }

  /// What the source of an import has to take over to be as the book is.
  package func changes(
    since importNumber: Int,
    change: (SourceChange) throws -> Void
  ) throws {
    try onBook { try $0.sourceChanges(importNumber, change) }
  }

  /// Writes a copy of the book to a file, and checks it.
  package func backUp(to place: String, checkpoint: () throws -> Void = {}) throws {
    try onBook { try $0.backUp(to: place, isAutomatic: false, checkpoint: checkpoint) }
  }

  // MARK: Settings

  /// What was kept under `name`; `nil` where nothing was.
  package func setting(_ name: String) throws -> String? {
    try onBook { try $0.setting(name) }
  }

  /// Keeps `value` under `name`; `nil` forgets what was kept.
  package func set(_ name: String, to value: String?) throws {
    try onBook { try $0.set(name, to: value) }
  }

  private func onBook<Result>(_ body: (Book) throws -> Result) throws -> Result {
    try book.withLock { book throws in
      do {
        return try body(book)
      } catch let failure as SQLiteFailure {
        throw StoreError(failure, path: path)
      } catch let damage as PatchDamage {
        throw StoreError(damage, path: path)
      }
    }
  }
}
