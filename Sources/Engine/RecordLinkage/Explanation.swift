// Why a pair has its probability: one line for each group of comparisons, with what was seen and
// what it weighs. The weights add up to the log-odds, so nothing is hidden.

import Standardization

/// What one group of comparisons says of a pair.
package struct Evidence: Hashable, Sendable {
  /// What was compared, as in "name".
  package var field: String
  /// What was seen, as in "given name equal, family name similar".
  package var finding: String
  /// The weight, in natural log-odds.
  package var weight: Double
}

extension Linker {
  /// What speaks for and against contacts `a` and `b` being one person; adds up to the log-odds.
  ///
  /// The first entry is where every pair of a book of this size begins.
  package func explain(_ a: Int, _ b: Int) -> [Evidence] {
    let (a, b) = (place(of: a), place(of: b))
    if comparator.isExactDuplicate(a, b) {
      return [
        Evidence(
          field: "record",
          finding: "all lines are the same once standardized",
          weight: Double(Self.exactLogOdds)
        )
      ]
    }
    let levels = comparator.levels(a, b)
    if let registerModel { return explain(register.pattern(a, b, levels), levels, registerModel) }
    let count = comparator.table.records.count
    var evidence = [
      Evidence(
        field: "book",
        finding: "a pair of a book of \(count) contacts, before anything is compared",
        weight: bias
      )
    ]
    for group in ComparisonGroup.allCases {
      let weight = model.weights[group.offset + group.index(of: levels)]
      evidence.append(
        Evidence(field: group.title, finding: group.finding(levels), weight: weight)
      )
    }
    let sum = model.sumOfWeights(levels, bias: bias)
    if levels.areStrangers, sum > LinkageModel.strangers {
      evidence.append(
        Evidence(
          field: "two names",
          finding: "another given and another family name: two people, whatever they share",
          weight: LinkageModel.strangers - sum
        )
      )
    }
    return evidence
  }
}

extension ComparisonGroup {
  /// What people call it.
  var title: String {
    switch self {
    case .name: "name"
    case .rarity: "rarity of the name"
    case .contact: "phone, e-mail, address"
    case .household: "household"
    case .birth: "birthday, generation"
    case .mobile: "mobile"
    case .middle: "middle name"
    case .employer: "employer"
    case .title: "title"
    case .identifier: "identifier"
    case .sex: "sex"
    case .kind: "kind of card"
    case .emailName: "e-mail and name"
    case .namesakes: "contacts of this name"
    case .area: "area of the phones"
    }
  }

  /// What was seen, for people.
  func finding(_ levels: Levels) -> String {
    switch self {
    case .name:
      levels.isSwapped
        ? "given and family name swapped"
        : "given name \(levels.given.words), family name \(levels.family.words)"
    case .rarity: levels.rarity.words
    case .contact:
      "phone \(levels.phone.words), e-mail \(levels.email.words), address \(levels.address.words)"
    case .household: levels.householdWords
    case .birth: "birthday \(levels.birthday.words), generation \(levels.generation.words)"
    case .mobile: levels.mobile.words
    case .middle: levels.middle.words
    case .employer: levels.employer.words
    case .title: levels.title.words
    case .identifier: levels.identifier.words
    case .sex: levels.sex.words
    case .kind: levels.kind.words
    case .emailName:
      switch levels.emailSpellsName {
      case .missing: "not compared"
      case .fullName: "an e-mail spells the other's name"
      case .familyAndInitial: "an e-mail fits the other's name"
      case .givenName: "an e-mail has the other's given name"
      case .nothing: "no e-mail spells the other's name"
      }
    case .area:
      switch levels.area {
      case .missing: "not compared"
      case .equal: "equal"
      case .different: "different"
      case .otherCountry: "in different countries"
      }
    case .namesakes:
      levels.namesakes == 0
        ? "not compared"
        : levels.namesakes == 1
          ? "on these two contacts alone" : "on up to \(1 << levels.namesakes) contacts"
    }
  }
}

extension Levels {
  fileprivate var householdWords: String {
    switch (sharing, givenClass) {
    case (0, _): "nothing shared"
    case (_, 1): "a contact shared, and the given name is the same"
    case (_, 3): "a contact shared, but the given name is another"
    default: "a contact shared, the given name is unsure"
    }
  }
}

extension GivenLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .equal: "equal"
    case .nickname: "a form of the other"
    case .initial: "agrees by its initial"
    case .similar: "similar"
    case .misspelt: "similar, and one is no one else's"
    case .prefix: "a shortening of the other"
    case .otherPart: "another part of the other's name"
    case .conflict: "different"
    }
  }
}

extension FamilyLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .equal: "equal"
    case .shared: "equal in one of its words"
    case .similar: "similar"
    case .misspelt: "similar, and one is no one else's"
    case .initial: "agrees by its initial"
    case .conflict: "different"
    }
  }
}

extension Rarity {
  fileprivate var words: String {
    switch self {
    case .none: "no part agrees"
    case .fullName(let power): "\(Self.amount(power)) namesakes expected by chance"
    case .familyName(let power): "family name on \(Self.amount(power)) other contacts"
    case .givenName(let power): "given name on \(Self.amount(power)) other contacts"
    }
  }

  private static func amount(_ power: Int) -> String {
    power < 0 ? "about 1/\(1 << min(30, -power))" : "about \(1 << min(30, power))"
  }
}

extension PhoneLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .equalRare: "equal"
    case .equalFew: "equal, on a few cards"
    case .equalMany: "equal, on many cards"
    case .conflict: "different"
    }
  }
}

extension EmailLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .equal: "equal"
    case .similar: "similar"
    case .conflict: "different"
    }
  }
}

extension AddressLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .sameHouse: "the same house"
    case .sameStreet: "the same street"
    case .sameCity: "the same place"
    case .conflict: "different"
    }
  }
}

extension BirthdayLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .equal: "equal"
    case .partial: "equal where both have it"
    case .near: "nearly equal"
    case .conflict: "different"
    }
  }
}

extension GenerationLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .equal: "equal"
    case .oneSided: "on one card only"
    case .conflict: "different"
    }
  }
}

extension MiddleLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "not compared"
    case .equal: "equal"
    case .initial: "agrees by its initial"
    case .conflict: "different"
    }
  }
}

extension EmployerLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "not compared"
    case .equal: "equal"
    case .similar: "similar"
    case .conflict: "different"
    case .sameDomain: "e-mails at one company"
    case .domainNamesEmployer: "an e-mail at the other's employer"
    }
  }
}

extension ValueLevel {
  fileprivate var words: String {
    switch self {
    case .missing: "not compared"
    case .equal: "equal"
    case .similar: "similar"
    case .conflict: "different"
    }
  }
}

extension KindLevel {
  fileprivate var words: String {
    switch self {
    case .persons: "two persons"
    case .sameOrganization: "one organization"
    case .similarOrganization: "two organizations of similar names"
    case .otherOrganization: "two organizations"
    case .mixed: "a person and an organization"
    case .unknown: "not known"
    }
  }
}
