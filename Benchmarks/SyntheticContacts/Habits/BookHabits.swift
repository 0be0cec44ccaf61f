/// The rates by which people live and sources write in one kind of book.
///
/// A share of 0 draws no random number, so that a habit more leaves the books of other kinds alone.
struct BookHabits: Sendable {
  /// Where the people live, and so what they are called.
  var countries = Country.shares
  /// Who lives together.
  var households = HouseholdKind.shares
  /// When those were born who head a household.
  var headYears = 1938...1995
  /// The first year in which a child is born; 0 where any will do.
  var childrenBornFrom = 0
  /// Whether children are reached by their parents.
  var childrenHaveGuardians = false
  /// The kinds of source.
  var sources = SourceView.shares
  /// How many cards those have who have more than one.
  var clusterSizes = ClusterSizes([(2, 58), (3, 23), (4, 11), (5, 5), (6, 3)])

  /// The share of further cards that have every line of an earlier one.
  var exactCopyShare = 0.1
  /// The share of the rest that has an earlier card's values in other spellings.
  var reformattedShare = 0.15
  /// The share of the rest that need not have a fact in common with an earlier card.
  var standsAloneShare = 0.03
  /// Whether a careful reader could know whose each card is: cards that say little share a fact with
  /// an earlier one, and few strangers have one name by chance.
  var staysKnowable = true
  /// How often a card is drawn anew until it shares a fact.
  var mostDraws = 14
  /// The share of further cards of a name alone.
  var nameOnlyShare = 0.02
  /// The share of households after which a company's own card comes.
  var organizationShare = 0.02
  /// Whether companies' cards are copied by shares of their own, not by the book's.
  var companiesHaveOwnSizes = false

  var mobileShare = 0.94
  var jobShare = 0.62
  /// The share of jobs that are at a new company.
  var newCompanyShare = 0.09
  /// The share of couples with one mailbox.
  var familyMailboxShare = 0.16
  /// The share of couples with one mobile.
  var sharedMobileShare = 0.0
  /// The share of people whose mobile number was somebody else's before.
  var recycledNumberShare = 0.0
  /// The share of club birthdays without a year.
  var yearlessShare = 0.55
  /// What befalls a card after it is written.
  var mishaps = Mishaps()

  /// The book that is merged from a few sources; its draws are fixed by published samples.
  static let mixed: BookHabits = {
    var habits = BookHabits()
    habits.staysKnowable = false
    habits.standsAloneShare = 0.05
    habits.companiesHaveOwnSizes = true
    habits.mostDraws = 5
    return habits
  }()
}

/// How many cards people have who have more than one.
struct ClusterSizes: Sendable {
  private let sizes: WeightedTable<Int>
  /// Further cards of a person who has any, in the mean.
  let meanCopies: Double

  /// Takes sizes and their shares in hundredths.
  init(_ shares: [(element: Int, weight: UInt64)]) {
    sizes = WeightedTable(shares)
    meanCopies = shares.reduce(0) { $0 + Double($1.element - 1) * Double($1.weight) / 100 }
  }

  func pick(_ random: inout SeededGenerator) -> Int { sizes.pick(&random) }
}

/// Who lives together.
enum HouseholdKind: Sendable {
  case single, couple, family, flatmates, parentAndChildOfOneName, namesake

  static let shares = WeightedTable<HouseholdKind>([
    (.single, 66), (.couple, 12), (.family, 14), (.flatmates, 3), (.parentAndChildOfOneName, 2),
    (.namesake, 3),
  ])
}

/// What befalls the text of a card on its way, as shares of the cards that it can befall.
struct Mishaps: Sendable {
  /// UTF-8 read as Windows' Western letters: "MÃ¼ller".
  var garbled = 0.0
  /// Letters that the target does not know: "M?ller".
  var questionMarks = 0.0
  /// Texts cut to the length of a field.
  var cut = 0.0
  /// Numbers that went through a spreadsheet: the plus sign and leading zeros are lost.
  var spreadsheet = 0.0
  /// Names, company and city in capitals.
  var capitals = 0.0
  /// Fields read by a scanner.
  var scanned = 0.0
  /// Birthdays in another usual order of digits.
  var plainDates = 0.0
}
