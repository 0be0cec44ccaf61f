import Standardization

// Similarity is the weighted mean of how far the fields agree that both contacts have. A field
// that only one of them has counts a quarter, as not agreeing: two cards that share a name and
// nothing else are not alike to 100 %.
//
//   name 4 · phone 2 · e-mail 2 · address 2 · birthday 1.5 · identifier 2 · employer 1
//   middle name 0.5 · title 0.5

extension Comparator {
  /// How alike two contacts are; symmetric.
  ///
  /// `levels` are those of the pair. 1 only for exact duplicates, whose fingerprints are equal.
  package func similarity(_ a: Int, _ b: Int, _ levels: Levels) -> Similarity {
    let first = table.records[a]
    let second = table.records[b]
    if isExactDuplicate(a, b) { return .exact }
    var mean = WeightedMean()
    addName(first, second, levels, to: &mean)
    mean.add(
      weight: 2,
      presence(first.phones, second.phones),
      agreement: levels.phone == .conflict ? 0 : phoneAgreement(first, second)
    )
    mean.add(
      weight: 2,
      presence(first.emails, second.emails),
      agreement: levels.email == .similar ? 0.6 : mailboxAgreement(first, second)
    )
    mean.add(
      weight: 2,
      presence(first.addresses, second.addresses),
      agreement: Self.agreement(of: levels.address)
    )
    mean.add(
      weight: 1.5,
      Presence(!first.birthday.isMissing, !second.birthday.isMissing),
      agreement: Self.agreement(of: levels.birthday)
    )
    mean.add(
      weight: 2,
      presence(first.identifiers, second.identifiers),
      agreement: levels.identifier == .equal ? 1 : levels.identifier == .similar ? 0.7 : 0
    )
    if levels.kind == .persons {
      mean.add(
        weight: 1,
        presence(first.organization, second.organization),
        agreement: levels.employer == .equal ? 1 : levels.employer == .similar ? 0.7 : 0
      )
    }
    mean.add(
      weight: 0.5,
      Presence(first.title != 0, second.title != 0),
      agreement: levels.title == .equal ? 1 : 0
    )
    if levels.generation == .conflict { mean.add(weight: 1, .both, agreement: 0) }
    return min(.highestInexact, Similarity(mean.value) ?? .none)
  }

  /// Whether two contacts have the same standardized lines, and more than a name.
  package func isExactDuplicate(_ a: Int, _ b: Int) -> Bool {
    let first = table.records[a]
    return first.fingerprint == table.records[b].fingerprint && first.otherValues > 0
  }

  private func addName(
    _ a: ComparableRecord,
    _ b: ComparableRecord,
    _ levels: Levels,
    to mean: inout WeightedMean
  ) {
    guard levels.kind == .persons else {
      let agreement: Double =
        switch levels.kind {
        case .sameOrganization: 1
        case .similarOrganization: 0.8
        case .otherOrganization, .mixed, .unknown, .persons: 0
        }
      return mean.add(weight: 4, .both, agreement: agreement)
    }
    if levels.isSwapped { return mean.add(weight: 4, .both, agreement: 0.95) }
    mean.add(
      weight: 2,
      presence(a.given, b.given),
      agreement: givenAgreement(a, b, levels.given)
    )
    mean.add(
      weight: 2,
      presence(a.family, b.family),
      agreement: familyAgreement(a, b, levels.family)
    )
    mean.add(
      weight: 0.5,
      presence(a.middle, b.middle),
      agreement: levels.middle == .conflict ? 0 : 1
    )
  }

  private func givenAgreement(
    _ a: ComparableRecord,
    _ b: ComparableRecord,
    _ level: GivenLevel
  ) -> Double {
    switch level {
    case .equal: 1
    case .nickname: 0.9
    case .initial: 0.6
    case .prefix: 0.8
    case .otherPart: 0.7
    case .similar, .misspelt: min(0.95, wordSimilarity(a.given, b.given))
    case .conflict: 0.4 * wordSimilarity(a.given, b.given)
    case .missing: 0
    }
  }

  private func familyAgreement(
    _ a: ComparableRecord,
    _ b: ComparableRecord,
    _ level: FamilyLevel
  ) -> Double {
    switch level {
    case .equal: 1
    case .shared: 0.85
    case .initial: 0.6
    case .similar, .misspelt: min(0.95, wordSimilarity(a.family, b.family))
    case .conflict: 0.4 * wordSimilarity(a.family, b.family)
    case .missing: 0
    }
  }

  /// The similarity of the two most alike words of two names.
  private func wordSimilarity(_ a: ComparableRecord.Run, _ b: ComparableRecord.Run) -> Double {
    var best = 0.0
    for i in a.indices {
      for j in b.indices {
        best = max(best, names.names.similarity(table.nameWords[i], table.nameWords[j]))
      }
    }
    return best
  }

  private func phoneAgreement(_ a: ComparableRecord, _ b: ComparableRecord) -> Double {
    func matched(_ a: ComparableRecord, _ b: ComparableRecord) -> Int {
      a.phones.compared.count { i in
        b.phones.compared.contains { table.phones[i].matches(table.phones[$0]) }
      }
    }
    // Symmetric also where a card has one number twice.
    return Self.overlap(min(matched(a, b), matched(b, a)), a.phones.count, b.phones.count)
  }

  private func mailboxAgreement(_ a: ComparableRecord, _ b: ComparableRecord) -> Double {
    func matched(_ a: ComparableRecord, _ b: ComparableRecord) -> Int {
      a.emails.compared.count { i in
        b.emails.compared.contains { table.emails[i].mailbox == table.emails[$0].mailbox }
      }
    }
    return Self.overlap(min(matched(a, b), matched(b, a)), a.emails.count, b.emails.count)
  }

  /// Most of the agreement is one value in common; the rest is the share of all values.
  private static func overlap(_ matched: Int, _ a: UInt32, _ b: UInt32) -> Double {
    guard matched > 0 else { return 0 }
    return 0.8 + 0.2 * min(1, Double(matched) / Double(max(a, b)))
  }

  private static func agreement(of level: AddressLevel) -> Double {
    switch level {
    case .sameHouse: 1
    case .sameStreet: 0.6
    case .sameCity: 0.3
    case .missing, .conflict: 0
    }
  }

  private static func agreement(of level: BirthdayLevel) -> Double {
    switch level {
    case .equal: 1
    case .partial: 0.9
    case .near: 0.6
    case .missing, .conflict: 0
    }
  }

  private func presence(_ a: ComparableRecord.Run, _ b: ComparableRecord.Run) -> Presence {
    Presence(!a.isEmpty, !b.isEmpty)
  }
}

/// Which of two contacts has a field.
private enum Presence {
  case none, one, both

  init(_ a: Bool, _ b: Bool) { self = a && b ? .both : a || b ? .one : .none }
}

private struct WeightedMean {
  private var sum = 0.0
  private var weights = 0.0

  mutating func add(weight: Double, _ presence: Presence, agreement: Double) {
    switch presence {
    case .none: break
    case .one: weights += weight * 0.25
    case .both:
      weights += weight
      sum += weight * agreement
    }
  }

  var value: Double { weights == 0 ? 0 : min(1, sum / weights) }
}
