/// A day of birth.
struct BirthDate: Sendable, Equatable {
  var year: Int
  var month: Int
  var day: Int

  /// A day of a year in `years`; years in the middle are the most frequent.
  init(in years: ClosedRange<Int>, _ random: inout SeededGenerator) {
    let span = years.count
    year = years.lowerBound + (random.below(span) + random.below(span)) / 2
    month = random.within(1...12)
    // The 29th and later would not exist in every month.
    day = random.within(1...28)
  }
}

/// An invented person with all facts that a card may show, present and past.
struct Person: Sendable {
  var culture: Culture
  var sex: Sex
  var given: NamePart
  var middle = NamePart.none
  /// In the form that this person bears.
  var family: NamePart
  /// As a man of the family bears it, for handing it on.
  var familyRoot: NamePart
  /// The name before marriage; empty where it never changed.
  var formerFamily = NamePart.none
  /// "Jr", "Sr", "III".
  var suffix = ""
  /// The short name that friends use; empty for most.
  var familiar = ""
  /// The spelling of the given name that others use by mistake; empty for most.
  var givenMisspelled = ""
  /// The spelling of the family name that others use by mistake; empty for most.
  var familyMisspelled = ""

  var birth: BirthDate
  var home: Address
  var formerHome: Address?
  var landline: PhoneNumber?
  var mobile: PhoneNumber?
  var formerMobile: PhoneNumber?
  /// The person's own, at most three.
  var mailboxes: [String] = []
  /// A mailbox that the household shares.
  var familyMailbox = ""
  var job: Job?
  var formerJob: Job?

  /// Equal for those who live together; nil for a person alone.
  var household: Int?
  var lookalikes: Set<Lookalike> = []
  /// The name by which others note who this is: "Anna's mum".
  var spouseGiven = ""
  var hasPhoto = false
  var hobby = ""
  /// By whom a child is reached; empty for grown-ups.
  var guardians: [Guardian] = []
  /// The given name of a child, for "Lea's mum"; empty for most.
  var childGiven = ""
}

/// A parent as a child's card names one.
struct Guardian: Sendable, Equatable {
  var given: String
  var mobile: PhoneNumber?
  var mailbox: String
}

/// A person's work at a company.
struct Job: Sendable, Equatable {
  /// The position in the world's list.
  var company: Int
  var title: String
  var department: String
  var mailbox: String
  /// The number behind the switchboard.
  var extensionNumber: String
  var directLine: PhoneNumber?
}

/// Why somebody else's card looks like this person's: the hard negatives of a book.
package enum Lookalike: String, Sendable, CaseIterable {
  /// Another person of the same full name, unrelated.
  case namesake
  /// Partner, parent or child: one address, one landline, mostly one family name.
  case householdMember = "household member"
  /// Father and son, or mother and daughter, of one full name and one address.
  case sameNameInFamily = "parent and child of one name"
  /// Brother or sister with the same birthday.
  case twin
  /// One address, no relation.
  case flatmate
  /// One mailbox for the household.
  case familyMailbox = "shared family mailbox"
  /// One switchboard and company address.
  case colleague
  /// The company's `info@` on a person's card.
  case roleMailbox = "role mailbox"
  /// One mobile for a couple.
  case sharedMobile = "shared mobile"
  /// A number that was somebody else's before.
  case recycledNumber = "number that was another's"
  /// A parent's number or mailbox on a child's card.
  case guardianLine = "parent's number on a child's card"

  /// The lookalikes that occur in a mixed book.
  package static let mixed: [Lookalike] = [
    .namesake, .householdMember, .sameNameInFamily, .twin, .flatmate, .familyMailbox, .colleague,
    .roleMailbox,
  ]
}
