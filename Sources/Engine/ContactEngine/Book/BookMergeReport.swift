/// What becomes of a line when contacts of a book are merged.
public struct FieldChange: Hashable, Sendable {
  /// Where the line is then.
  public enum State: String, Hashable, Sendable {
    /// In its own contact, which survives.
    case kept
    /// In the surviving contact, to which it came.
    case merged
    /// No longer said, but kept in the book.
    case retired
  }

  /// The contact whose it was.
  public var contact: Int
  /// The line's number in its card, from 1.
  public var line: Int
  /// As in `TEL`; empty for a line that is no property.
  public var property: String
  /// The value for people to read.
  public var value: String
  /// Where it is now.
  public var state: State
  /// Why it was retired; empty where it was not.
  public var reason: String
  /// Whether something that was said is no longer said.
  public var losesValue: Bool
}

/// Contacts of a book that became one, or would.
public struct MergedContacts: Hashable, Sendable {
  /// What people call the merged contact.
  public var name: String
  /// The contact that stays.
  public var survivor: Int
  /// Those that became part of it.
  public var absorbed: [Int]
  /// What was done, in one line.
  public var change: String
  /// All lines of all contacts, and what became of them.
  public var fields: [FieldChange]
  /// The entry of the history; `nil` where nothing was done.
  public var entry: Int?
}

/// What a merge in a book did, or would do.
public struct BookMergeSummary: Hashable, Sendable {
  /// How many contacts the book had.
  public var before: Int
  /// How many it has.
  public var after: Int
  /// How many values are no longer said, all of them kept in the book.
  public var retired: Int
  /// The merges, in the order of their first contacts.
  public var merges: [MergedContacts]
  /// Where the backup is that was made before; `nil` where none was made this time.
  public var backup: String?
}
