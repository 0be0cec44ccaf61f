// What is seen when two contacts are compared: one level for each comparison. Weights are looked
// up by level, so that scoring, training (which packs them into one word) and explaining share one
// pattern.

/// How two given names relate.
///
/// Misspelt are similar names of which one is nobody else's: Svennja beside Svenja, but not Marina
/// beside Maria.
package enum GivenLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, nickname, initial, similar, prefix, otherPart, conflict, misspelt

  /// Whether one may be the other with a mistake.
  var isSimilar: Bool { self == .similar || self == .misspelt }

  var isSame: Bool { self == .equal || self == .nickname }
}

/// How two family names relate; misspelt as among given names.
package enum FamilyLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, shared, similar, initial, conflict, misspelt

  /// Whether one may be the other with a mistake.
  var isSimilar: Bool { self == .similar || self == .misspelt }
}

/// How the phones of two contacts relate; a number on many cards is a switchboard.
package enum PhoneLevel: UInt8, CaseIterable, Sendable {
  case missing, equalRare, equalFew, equalMany, conflict
}

/// How the areas of phones relate that differ.
package enum AreaLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, different, otherCountry
}

/// How the e-mails of two contacts relate.
package enum EmailLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, similar, conflict
}

/// How the postal addresses of two contacts relate.
package enum AddressLevel: UInt8, CaseIterable, Sendable {
  case missing, sameHouse, sameStreet, sameCity, conflict
}

/// How two birthdays relate.
package enum BirthdayLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, partial, near, conflict
}

/// How two generation suffixes relate; most people have none, so one-sided says little.
package enum GenerationLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, oneSided, conflict
}

/// How two middle names relate.
package enum MiddleLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, initial, conflict
}

/// How the employers of two contacts relate.
package enum EmployerLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, similar, conflict, sameDomain, domainNamesEmployer
}

/// How two values relate of which nothing but equality is known.
package enum ValueLevel: UInt8, CaseIterable, Sendable {
  case missing, equal, similar, conflict
}

/// What an e-mail's user name spells of the other's name.
package enum SpellingLevel: UInt8, CaseIterable, Sendable {
  case missing, fullName, familyAndInitial, givenName, nothing
}

/// What kinds of cards are compared.
package enum KindLevel: UInt8, CaseIterable, Sendable {
  case persons, sameOrganization, similarOrganization, otherOrganization, mixed, unknown
}

/// What was seen in all comparisons of two contacts.
package struct Levels: Hashable, Sendable {
  package var given = GivenLevel.missing
  package var family = FamilyLevel.missing
  /// Given and family name stand in each other's place.
  package var isSwapped = false
  /// How many namesakes are to be expected, or how common the one agreeing part is.
  package var rarity = Rarity.none
  /// Where both names are equal, how many contacts have them, by power of two: 1 for these two
  /// alone, 6 for more than 32.
  package var namesakes: UInt8 = 0
  package var phone = PhoneLevel.missing
  package var area = AreaLevel.missing
  package var email = EmailLevel.missing
  package var address = AddressLevel.missing
  package var birthday = BirthdayLevel.missing
  package var generation = GenerationLevel.missing
  /// Whether both have a mobile number, and one of them in common.
  package var mobile = ValueLevel.missing
  package var middle = MiddleLevel.missing
  package var employer = EmployerLevel.missing
  package var title = ValueLevel.missing
  package var identifier = ValueLevel.missing
  package var sex = ValueLevel.missing
  package var kind = KindLevel.persons
  /// Whether an e-mail's user name spells the other's name.
  package var emailSpellsName = SpellingLevel.missing
}

/// How rare an agreement of names is.
package enum Rarity: Hashable, Sendable {
  case none
  /// Both parts agree: the expected number of namesakes, as a power of two in -8...7.
  case fullName(Int)
  /// Only the family name agrees: how many others have it, as a power of two in 0...7.
  case familyName(Int)
  /// Only the given name agrees: how many others have it, as a power of two in 0...7.
  case givenName(Int)

  /// A number in 0..<``count``.
  package var index: Int {
    switch self {
    case .none: 0
    case .fullName(let power): 1 + 8 + min(7, max(-8, power))
    case .familyName(let power): 17 + min(7, max(0, power))
    case .givenName(let power): 25 + min(7, max(0, power))
    }
  }

  static let count = 33
}
