/// The kind of source that a card comes from; it decides which facts the card shows.
package enum SourceView: String, Sendable, CaseIterable {
  /// A well-kept contact with most facts.
  case full
  /// A telephone: a name as one says it, and numbers.
  case phone
  /// A mail program: what stood in the From line.
  case mail
  /// A work directory.
  case work
  /// A greeting-card list or paper address book.
  case greetings = "card"
  /// The card of a company.
  case organization = "org"

  static let shares = WeightedTable<SourceView>([
    (.full, 26), (.phone, 23), (.mail, 14), (.work, 24), (.greetings, 13),
  ])
}

/// The program that wrote a card; it decides the vCard's dialect.
package enum SourceProgram: String, Sendable, CaseIterable {
  case apple, google, android, thunderbird, evolution, outlook
}
