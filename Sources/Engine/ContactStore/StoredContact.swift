package import Merging

/// A contact of a book, as it is now.
package struct StoredContact: Hashable, Sendable {
  package var id: ContactID
  package var presence: ContactState.Presence
  /// The card: as imported where nothing was done to it, byte for byte.
  package var bytes: [UInt8]
  /// Whether it is as its source had it.
  package var isUntouched: Bool

  package init(
    id: ContactID,
    presence: ContactState.Presence,
    bytes: [UInt8],
    isUntouched: Bool
  ) {
    self.id = id
    self.presence = presence
    self.bytes = bytes
    self.isUntouched = isUntouched
  }
}

/// Where a contact came from.
package struct ContactOrigin: Hashable, Sendable {
  /// The name of its source.
  package var source: String
  /// The number of the import that first brought it.
  package var importNumber: Int
  /// Seconds since 1970.
  package var time: Int
  /// The line on which it begins there, counted from 1.
  package var line: Int
  /// What names it there; `nil` where nothing does.
  package var uid: String?
  /// Which of that name it is there, from 1.
  package var occurrence: Int
}

/// One reading of a source.
package struct StoredImport: Hashable, Sendable {
  package var number: Int
  package var source: String
  /// Seconds since 1970.
  package var time: Int
  /// The bytes that came, and how the text in them is written.
  package var size: Int
  package var format: String
  package var encoding: String
  /// The contacts that it brought and the book did not know, a run of numbers.
  package var contacts: Range<Int>

  /// How many contacts it brought that the book did not know.
  package var added: Int { contacts.count }
}

/// How large a book is.
package struct BookCounts: Hashable, Sendable {
  /// Contacts that are present.
  package var contacts: Int
  /// Conflicts that nobody has decided.
  package var conflicts: Int
  /// Entries of the history.
  package var operations: Int
  /// Readings of sources.
  package var imports: Int
}

/// An entry of the history.
package struct HistoryEntry: Hashable, Sendable {
  /// What was done.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case merge, remove, edit, update, undo
    case notSame = "not same"
  }

  package var id: OperationID
  /// Seconds since 1970.
  package var time: Int
  package var kind: Kind
  /// What was done, for people.
  package var title: String
  /// What it undoes.
  package var undoes: OperationID?
  /// Whether it counts; what was undone does not.
  package var isActive: Bool
  /// Whether what it did was erased on request.
  package var isForgotten: Bool
  /// How many contacts it concerns.
  package var contactCount: Int
}
