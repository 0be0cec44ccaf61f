/// A comparison, or several that must be weighed together.
///
/// A phone, an e-mail and an address in common are one piece of evidence for one household, not
/// three for one person: weighed apart, they make every family one contact.
package enum ComparisonGroup: Int, CaseIterable, Sendable {
  case name, rarity, contact, household, birth, mobile, middle, employer, title, identifier, sex
  case kind, emailName, namesakes, area

  /// All groups; unlike `allCases` this list is not made anew each time.
  static let all = allCases

  /// How many combinations of levels the group tells apart.
  package var count: Int {
    switch self {
    case .name: 9 * 7 + 1
    case .rarity: Rarity.count * 3
    case .contact: 5 * 4 * 5
    case .household: 3 * 4 * 4
    case .birth: 4 * 5 * 3
    case .mobile: 4 * 3
    case .middle: 4
    case .employer: 6 * 2
    case .title: 4
    case .identifier: 4
    case .sex: 4
    case .kind: 6 * 2
    case .emailName: 5 * 2
    case .namesakes: 7 * 2
    case .area: 4
    }
  }

  /// Where the weights of the group begin in a table of all weights.
  package var offset: Int { Self.offsets[rawValue] }

  /// How many weights there are in all groups.
  package static let weightCount = offsets[allCases.count]

  private static let offsets: [Int] = allCases.reduce(into: [0]) { offsets, group in
    offsets.append((offsets.last ?? 0) + group.count)
  }

  /// The combination of levels that `levels` has, in `0..<count`.
  package func index(of levels: Levels) -> Int {
    switch self {
    case .name:
      levels.isSwapped ? 63 : Int(levels.given.rawValue) * 7 + Int(levels.family.rawValue)
    case .rarity: levels.rarity.index * 3 + levels.sharing
    case .contact:
      (Int(levels.phone.rawValue) * 4 + Int(levels.email.rawValue)) * 5
        + Int(levels.address.rawValue)
    case .household: (levels.sharing * 4 + levels.givenClass) * 4 + levels.familyClass
    case .birth:
      (Int(levels.generation.rawValue) * 5 + Int(levels.birthday.rawValue)) * 3
        + levels.givenAgreement
    case .mobile: Int(levels.mobile.rawValue) * 3 + levels.givenAgreement
    case .middle: Int(levels.middle.rawValue)
    case .employer: Int(levels.employer.rawValue) * 2 + (levels.givenAgreement == 1 ? 1 : 0)
    case .title: Int(levels.title.rawValue)
    case .identifier: Int(levels.identifier.rawValue)
    case .sex: Int(levels.sex.rawValue)
    case .kind: Int(levels.kind.rawValue) * 2 + (levels.sharing > 0 ? 1 : 0)
    case .emailName: Int(levels.emailSpellsName.rawValue) * 2 + (levels.sharing > 0 ? 1 : 0)
    case .namesakes: Int(levels.namesakes) * 2 + (levels.sharing > 0 ? 1 : 0)
    case .area: Int(levels.area.rawValue)
    }
  }
}

extension Levels {
  /// 0 nothing in common, 1 what a household or an office shares, 2 what is mostly one person's.
  var sharing: Int {
    if email == .equal || phone == .equalRare || identifier == .equal { return 2 }
    return phone == .equalFew || phone == .equalMany || address == .sameHouse ? 1 : 0
  }

  /// Missing, same, doubtful, conflict.
  var givenClass: Int {
    if isSwapped { return 1 }
    switch given {
    case .missing: return 0
    case .equal, .nickname: return 1
    case .initial, .similar, .misspelt, .prefix, .otherPart: return 2
    case .conflict: return 3
    }
  }

  /// Missing, same, doubtful, conflict.
  var familyClass: Int {
    if isSwapped { return 1 }
    switch family {
    case .missing: return 0
    case .equal, .shared: return 1
    case .similar, .misspelt, .initial: return 2
    case .conflict: return 3
    }
  }

  /// Missing or doubtful, same, conflict.
  var givenAgreement: Int {
    switch givenClass {
    case 1: 1
    case 3: 2
    default: 0
    }
  }
}
