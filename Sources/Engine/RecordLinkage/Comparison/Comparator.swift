package import Standardization

/// Compares contacts of one table, pair by pair.
package struct Comparator: Sendable {
  let table: ComparableTable
  let names: NameComparison
  let fields: FieldComparison
  private let rarity: NameRarity
  /// For each contact how many have its given and family name, by power of two.
  private let namesakes: [UInt8]

  /// Prepares to compare the contacts of `table`.
  ///
  /// - Complexity: O(*n*) in contacts and their values.
  package init(_ table: ComparableTable) {
    self.table = table
    names = NameComparison(table: table)
    fields = FieldComparison(
      table: table,
      names: names.names,
      phoneFrequency: Self.phoneFrequency(table)
    )
    rarity = NameRarity(table: table)
    namesakes = Self.namesakes(table)
  }

  /// What is seen when contacts `a` and `b` are compared; symmetric.
  package func levels(_ a: Int, _ b: Int) -> Levels {
    let first = table.records[a]
    let second = table.records[b]
    var levels = Levels()
    levels.phone = fields.phone(first, second)
    if levels.phone == .conflict { levels.area = fields.area(first, second) }
    levels.email = fields.email(first, second)
    levels.address = fields.address(first, second)
    levels.kind = kind(first, second)
    levels.employer = fields.employer(first, second)
    levels.title =
      first.title == 0 || second.title == 0
      ? .missing : first.title == second.title ? .equal : .conflict
    levels.identifier = fields.identifier(first, second)
    levels.birthday = fields.birthday(first.birthday, second.birthday)
    guard levels.kind == .persons else { return levels }
    levels.given = names.given(first, second)
    levels.family = names.family(first, second)
    if levels.given == .conflict || levels.given == .otherPart || levels.family == .conflict {
      levels.isSwapped = names.isSwapped(first, second)
    }
    levels.rarity = rarity.rarity(of: levels, first, second)
    if levels.given == .equal && levels.family == .equal {
      levels.namesakes = max(namesakes[a], namesakes[b])
    }
    levels.generation = fields.generation(first.generation, second.generation)
    levels.mobile = fields.mobile(first, second)
    levels.middle = names.middle(first, second)
    levels.sex = fields.sex(first.sex, second.sex)
    if levels.email != .equal { levels.emailSpellsName = fields.emailSpellsName(first, second) }
    return levels
  }

  private func kind(_ a: ComparableRecord, _ b: ComparableRecord) -> KindLevel {
    switch (a.kind, b.kind) {
    case (.person, .person): return .persons
    case (.organization, .organization):
      switch fields.organization(a, b) {
      case .equal: return .sameOrganization
      case .similar: return .similarOrganization
      case .missing, .conflict, .sameDomain, .domainNamesEmployer: return .otherOrganization
      }
    case (.unknown, _), (_, .unknown): return .unknown
    case (.person, .organization), (.organization, .person): return .mixed
    }
  }

  /// 1 for two contacts of one name, 2 for up to four and so on, 6 for more than 32; 0 for a name
  /// that is no one else's.
  private static func namesakes(_ table: ComparableTable) -> [UInt8] {
    var order: [UInt64] = []
    for (contact, record) in table.records.enumerated()
    where !record.given.isEmpty && !record.family.isEmpty {
      let given = UInt64(table.nameWords[Int(record.given.start)])
      let family = UInt64(table.nameWords[Int(record.family.start)])
      order.append(mixed(given << 32 | family) & ~0xFFFF_FFFF | UInt64(contact))
    }
    radixSort(&order)
    var namesakes = [UInt8](repeating: 0, count: table.records.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count && order[end] >> 32 == order[start] >> 32 { end += 1 }
      let power = UInt8(Int.bitWidth - (end - start - 1).leadingZeroBitCount)
      for entry in order[start..<end] {
        namesakes[Int(UInt32(truncatingIfNeeded: entry))] = min(6, power)
      }
      start = end
    }
    return namesakes
  }

  private static func phoneFrequency(_ table: ComparableTable) -> [UInt32] {
    // How many contacts have the number, and the last of them: a contact that has it twice has it
    // once.
    var counts: [UInt64: (contacts: UInt32, last: Int)] = [:]
    counts.reserveCapacity(table.phones.count)
    for (contact, record) in table.records.enumerated() {
      for index in record.phones.indices {
        let local = table.phones[index].local
        let count = counts[local] ?? (0, -1)
        if count.last != contact { counts[local] = (count.contacts + 1, contact) }
      }
    }
    return table.phones.map { counts[$0.local]?.contacts ?? 0 }
  }
}

/// How rare agreeing names are in one table.
struct NameRarity: Sendable {
  let table: ComparableTable
  private let total: Double

  init(table: ComparableTable) {
    self.table = table
    total = Double(max(1, table.records.count))
  }

  /// E = N·p(given)·p(family): the number of namesakes to be expected by chance.
  ///
  /// Counts are less one, so that a pair does not testify to its own frequency.
  func rarity(of levels: Levels, _ a: ComparableRecord, _ b: ComparableRecord) -> Rarity {
    if levels.isSwapped {
      // What is given here is family there: the more common reading counts.
      return .fullName(power(max(expected(a), expected(b)) / total))
    }
    let givenAgrees = levels.given.isSame || levels.given.isSimilar
    let familyAgrees = levels.family == .equal || levels.family == .shared
    if givenAgrees && (familyAgrees || levels.family.isSimilar) {
      let given = Double(count(a.given, b.given, table.givenCounts))
      let family = Double(count(a.family, b.family, table.familyCounts))
      return .fullName(power(given * family / total))
    }
    if familyAgrees {
      return .familyName(power(Double(count(a.family, b.family, table.familyCounts))))
    }
    if givenAgrees {
      return .givenName(power(Double(count(a.given, b.given, table.givenCounts))))
    }
    return .none
  }

  private func expected(_ a: ComparableRecord) -> Double {
    Double(count(a.given, a.given, table.givenCounts))
      * Double(count(a.family, a.family, table.familyCounts))
  }

  /// Of the words that the more common side has, the rarest one's count, less one, at least one.
  private func count(
    _ a: ComparableRecord.Run,
    _ b: ComparableRecord.Run,
    _ counts: [UInt32]
  ) -> UInt32 {
    func rarest(_ run: ComparableRecord.Run) -> UInt32 {
      var least = UInt32.max
      for index in run.indices { least = min(least, counts[Int(table.nameWords[index])]) }
      return run.isEmpty ? 0 : least
    }
    return max(1, max(rarest(a), rarest(b), 1) - 1)
  }

  /// The power of two at or below `value`.
  private func power(_ value: Double) -> Int {
    value <= 0 ? -8 : max(-8, min(7, Int(value.exponent)))
  }
}
