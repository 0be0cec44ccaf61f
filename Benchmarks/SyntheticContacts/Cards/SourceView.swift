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
  /// A telephone filled by a messenger: a mobile and what one calls somebody.
  case messenger
  /// An employer's directory: switchboard, extension, a mailbox made by a pattern.
  case directory
  /// A class list: a child with its parents' numbers.
  case classList = "class"
  /// A club's list of members.
  case club
  /// A card with one fact or two.
  case bare
  /// A business card read by a scanner.
  case scan
  /// A row of a sales system.
  case crm

  /// The kinds that occur in a mixed book.
  package static let mixed: [SourceView] = [.full, .phone, .mail, .work, .greetings, .organization]

  /// Whether the source is about a person's work.
  var isAboutWork: Bool {
    switch self {
    case .work, .directory, .scan, .crm: true
    case .full, .phone, .mail, .greetings, .organization, .messenger, .classList, .club, .bare:
      false
    }
  }

  static let shares = WeightedTable<SourceView>([
    (.full, 26), (.phone, 23), (.mail, 14), (.work, 24), (.greetings, 13),
  ])
}

/// The program that wrote a card; it decides the vCard's dialect.
package enum SourceProgram: String, Sendable, CaseIterable {
  case apple, google, android, thunderbird, evolution, outlook
}
