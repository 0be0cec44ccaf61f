// A fit leaves constants in every group: adding one to all levels of a group and taking it from the
// bias changes no pair. Here they are moved to where people look for them: what was not compared
// weighs nothing, and what depends on the names alone stands with the names.

extension LinkageModel {
  /// The same model, in which whatever is missing weighs 0.
  ///
  /// Every pair keeps its log-odds.
  consuming func withNeutralMissing() -> LinkageModel {
    // Groups that tell given names apart: what is missing moves to the names.
    for (group, width) in [(ComparisonGroup.birth, 3), (.mobile, 3), (.employer, 2)] {
      for agreement in 0..<width { move(group, each: width, at: agreement, toNamesWith: agreement) }
    }
    // Groups that tell whether something is shared: what is missing moves to the household.
    for group in [ComparisonGroup.kind, .emailName, .namesakes] {
      for sharing in 0..<2 { moveToHousehold(group, sharing, of: 2) }
    }
    for sharing in 0..<3 { moveToHousehold(.rarity, sharing, of: 3) }
    moveUnsharedHousehold()
    for group in [ComparisonGroup.contact, .middle, .title, .identifier, .sex, .area, .name] {
      moveToBias(group)
    }
    return self
  }

  /// Takes the weight of "missing" from all levels of `group` of one kind of given names.
  private mutating func move(
    _ group: ComparisonGroup,
    each width: Int,
    at agreement: Int,
    toNamesWith: Int
  ) {
    let constant = weights[group.offset + agreement]
    for index in stride(from: agreement, to: group.count, by: width) {
      weights[group.offset + index] -= constant
    }
    forEachName { index, levels in
      // Employers tell "the same" from all else.
      let own = width == 2 ? (levels.givenAgreement == 1 ? 1 : 0) : levels.givenAgreement
      if own == agreement { weights[ComparisonGroup.name.offset + index] += constant }
    }
  }

  private mutating func moveToHousehold(_ group: ComparisonGroup, _ sharing: Int, of classes: Int) {
    let constant = weights[group.offset + sharing]
    for index in stride(from: sharing, to: group.count, by: classes) {
      weights[group.offset + index] -= constant
    }
    let household = ComparisonGroup.household
    for index in 0..<household.count where min(index / 16, classes - 1) == sharing {
      weights[household.offset + index] += constant
    }
  }

  /// Where nothing is shared the household group says what the names say.
  private mutating func moveUnsharedHousehold() {
    let household = ComparisonGroup.household
    for names in 0..<16 {
      let constant = weights[household.offset + names]
      for sharing in 0..<3 { weights[household.offset + sharing * 16 + names] -= constant }
      forEachName { index, levels in
        if levels.givenClass * 4 + levels.familyClass == names {
          weights[ComparisonGroup.name.offset + index] += constant
        }
      }
    }
  }

  private mutating func moveToBias(_ group: ComparisonGroup) {
    let constant = weights[group.offset]
    for index in 0..<group.count { weights[group.offset + index] -= constant }
    for index in sizeBias.indices { sizeBias[index] += constant }
  }

  /// Calls `body` with each index of the names' group and levels that have it.
  private func forEachName(_ body: (Int, Levels) -> Void) {
    for given in GivenLevel.allCases {
      for family in FamilyLevel.allCases {
        var levels = Levels()
        levels.given = given
        levels.family = family
        body(ComparisonGroup.name.index(of: levels), levels)
      }
    }
    var swapped = Levels()
    swapped.isSwapped = true
    body(ComparisonGroup.name.index(of: swapped), swapped)
  }
}
