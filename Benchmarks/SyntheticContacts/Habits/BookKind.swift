/// What kind of book it is: whose hand wrote its cards, and what befell them.
///
/// ``mixed`` is the book of a person who merged a few sources. The others live in other countries,
/// with other names, and each has habits of its own, so that what is learned from one kind can be
/// tried on the rest. The shares that follow are of the cards of each kind; those of copies are of
/// the further cards of one person.
package enum BookKind: String, Sendable, CaseIterable {
  /// Well-kept contacts 26 %, telephones 23 %, mail 14 %, work 24 %, greeting cards 13 %.
  case mixed
  /// A person's own book over the years: messengers 26 %, telephone 18 %, well-kept 20 %, mail 14 %,
  /// nearly empty 10 %, work 8 %, greeting cards 4 %; 1.5 % of the people have a number that was
  /// somebody else's.
  case personal
  /// A work directory: everybody works for one of some dozens of employers, with the switchboard and
  /// an extension (72 %), the employer's address and a mailbox made by a pattern; hardly any private
  /// line. One in 25 households adds the employer's own card.
  case work
  /// School class lists: families with children born from 2008 on, who are reached by their
  /// parents' numbers and mailboxes; siblings share all of it, and both parents have cards too.
  case school
  /// A club's members: half of the households have a family membership with one mailbox, a fifth of
  /// the couples one mobile; birthdays mostly without a year.
  case club
  /// Telephones filled by messengers: a mobile and what one calls somebody: given names alone 34 %,
  /// short names, "Anna Work", "Anna (Lea's mum)", "Mum", signs such as a sun; small letters 12 %.
  case messenger
  /// Nearly empty cards: a name alone 22 %, name and number 33 %, name and mailbox 20 %, a number
  /// alone 12 %, a mailbox that stands for the name 13 %.
  case bare
  /// Business cards read by a scanner: a fifth of the names and a sixth of the other fields misread,
  /// digits taken for letters, "Tel." in front of numbers.
  case scanned
  /// The export of a sales system: names in capitals 45 %, texts cut to the field's length,
  /// numbers without their zeros, mailboxes of a role, and many cards of companies as such.
  case crm
  /// Exports of several programs in one file: 30 % of further cards are exact, 38 % of the rest
  /// differ in formatting alone; letters read in the wrong encoding, texts cut, zeros lost.
  case merged
  /// Households of all kinds but ``mixed``, in turn.
  case all

  /// The kinds that differ from ``mixed``, each by itself.
  package static let special: [BookKind] = [
    .personal, .work, .school, .club, .messenger, .bare, .scanned, .crm, .merged,
  ]

  /// The habits that the households of the book follow in turn.
  var habits: [BookHabits] {
    switch self {
    case .mixed: [.mixed]
    case .personal: [.personal]
    case .work: [.work]
    case .school: [.school]
    case .club: [.club]
    case .messenger: [.messenger]
    case .bare: [.bare]
    case .scanned: [.scanned]
    case .crm: [.crm]
    case .merged: [.merged]
    case .all: Self.special.flatMap(\.habits)
    }
  }
}
