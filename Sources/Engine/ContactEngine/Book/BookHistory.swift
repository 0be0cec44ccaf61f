/// An entry of a book's history.
public struct HistoryItem: Hashable, Sendable {
  /// Its number.
  public var number: Int
  /// When it was written, in seconds since 1970.
  public var time: Int
  /// What was done, in a word, as in "merge".
  public var kind: String
  /// What was done, for people.
  public var title: String
  /// The number of the entry that it undoes.
  public var undoes: Int?
  /// Whether it counts; what was undone does not.
  public var isActive: Bool
  /// Whether what it did was erased with the person whom it was about.
  public var isForgotten: Bool
  /// How many contacts it concerns.
  public var contactCount: Int
  /// The first of them, and what the one is called that they are, or are part of.
  public var contacts: [Int]
  /// What the first contact is called now; `nil` where it is gone for good.
  public var name: String?
}

/// Something that a person has to decide: texts that stand against each other.
public struct BookConflict: Hashable, Sendable {
  /// The contact in which it is.
  public var contact: Int
  /// What the contact is called.
  public var name: String
  /// What happened, as in "several values of FN".
  public var cause: String
  /// The texts that stand against each other, as they are written.
  public var values: [String]
  /// The lines of the card that have them, from 1, as far as they are in it.
  public var lines: [Int]
}

/// What undoing did.
public struct UndoReport: Hashable, Sendable {
  /// The entries that count no longer, in the order in which they were undone.
  public var undone: [HistoryItem]
  /// The entries with which the undoing itself is undone, in the same order.
  public var entries: [Int]
  /// How many contacts were looked at again.
  public var contactCount: Int
  /// How many conflicts are open in them.
  public var conflictCount: Int
  /// The first of these.
  public var conflicts: [BookConflict]
  /// Where the backup is that was made before; `nil` where none was made this time.
  public var backup: String?
}

/// Which entries of the history are undone.
public enum UndoSelection: Hashable, Sendable {
  /// What was done last: one entry, or all that one command wrote.
  case last
  /// The entry of that number.
  case entry(Int)
  /// All from that time on, in seconds since 1970.
  case since(Int)
}
