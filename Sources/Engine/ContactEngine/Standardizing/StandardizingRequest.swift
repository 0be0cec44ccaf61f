/// What is standardized.
public enum StandardizingKind: String, CaseIterable, Hashable, Sendable {
  /// Phone numbers in one format.
  case phones
  /// Streets, postcodes and places as they are spelled in their country.
  case addresses
  /// The case and the blanks of names.
  case names
  /// The domains of e-mail addresses in lower case.
  case emails
  /// The same phone, e-mail or address twice on one card.
  case duplicates
}

/// How a phone number is written.
public enum PhoneForm: String, CaseIterable, Hashable, Sendable {
  /// As in `+49 30 1234567`.
  case international
  /// As it is dialed in its own country: `030 1234567`.
  case national
  /// As in `+49301234567`.
  case e164
}

/// What standardizing is to do.
public struct StandardizingRequest: Hashable, Sendable {
  /// What is standardized.
  public var kinds: Set<StandardizingKind>
  /// The country, as in `DE`, of numbers whose contact does not tell it; `nil` leaves them.
  public var region: String?
  /// How phone numbers are written.
  public var phoneForm: PhoneForm

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - kinds: What is standardized.
  ///   - region: The country, as in `DE`, of numbers whose contact does not tell it.
  ///   - phoneForm: How phone numbers are written.
  public init(
    kinds: Set<StandardizingKind> = Set(StandardizingKind.allCases),
    region: String? = nil,
    phoneForm: PhoneForm = .international
  ) {
    self.kinds = kinds
    self.region = region
    self.phoneForm = phoneForm
  }
}

/// A contact of which something is, or would be, written in another way.
public struct StandardizedContact: Hashable, Sendable {
  /// A line of it that changes.
  public struct Line: Hashable, Sendable {
    /// Its number in the card, or of its cell in the row, from 1.
    public var number: Int
    /// Why it changes, in the order of ``StandardizingKind/allCases``.
    public var kinds: [StandardizingKind]
    /// What is written now, unfolded and decoded; of a cell, behind the column's name.
    public var before: String
    /// What is written then; `nil` where another line says the same, so that this one is retired.
    public var after: String?
  }

  /// Its number in the book, or what names it in its file.
  public var identifier: String
  /// What people call it.
  public var name: String
  /// The file that it is in; `nil` for the book.
  public var file: String?
  /// The lines that change, in their order.
  public var lines: [Line]
}

/// What standardizing did, or would do.
public struct StandardizingSummary: Hashable, Sendable {
  /// How many contacts there are.
  public var contacts = 0
  /// How many of them change.
  public var changed = 0
  /// In how many contacts each kind changes something.
  public var counts: [StandardizingKind: Int] = [:]
  /// What was left as it is, in words.
  public var left: [String] = []
  /// The entry of the history; `nil` where nothing was done, or not in a book.
  public var entry: Int?
  /// Where the backup is that was made before; `nil` where none was made this time.
  public var backup: String?

  mutating func count(_ lines: [StandardizedContact.Line]) {
    changed += 1
    for kind in Set(lines.flatMap(\.kinds)) { counts[kind, default: 0] += 1 }
  }
}
