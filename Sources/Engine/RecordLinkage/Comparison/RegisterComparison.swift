import Standardization

// A register is a file in which nearly every record has nearly every field: a customer list, a
// patients' file, a directory of organizations. There each field is compared for itself, and
// finer than in an address book, since the fields come with mistakes of their own.
//
//   12 Oak St, Ulm 89073  ~  12 Oak Sreet, Ulm 89037   → street similar, place similar

/// A field of a register, compared for itself.
package enum RegisterField: Int, CaseIterable, Sendable {
  case given, family, middle, birthday, email, phone, street, place, unit, identifier
  case organization, title, sex, generation

  /// How many levels the field has; 0 is "missing", 1 is full agreement.
  package var levelCount: Int {
    switch self {
    case .given: 9
    case .family: 7
    case .middle, .unit, .identifier, .title, .sex, .generation: 4
    case .birthday: 7
    case .email, .phone: 5
    case .street: 6
    case .place: 8
    case .organization: 7
    }
  }
}

/// The levels of all fields of a pair, four bits each, by ``RegisterField``'s number.
package struct RegisterPattern: Hashable, Sendable {
  package var bits: UInt64 = 0

  package init() {}

  /// The level of a field.
  package subscript(field: RegisterField) -> Int {
    get { Int(bits >> UInt64(4 * field.rawValue) & 15) }
    set {
      let shift = UInt64(4 * field.rawValue)
      bits = bits & ~(15 << shift) | UInt64(newValue) << shift
    }
  }
}

/// Compares the records of a register field by field.
package struct RegisterComparison: Sendable {
  private let table: ComparableTable
  private let fields: FieldComparison
  /// For each word of `table.words`, how much a name of an organization says by having it.
  private let rarity: [Float]

  init(_ comparator: Comparator) {
    table = comparator.table
    fields = comparator.fields
    var counts = [UInt32](repeating: 0, count: table.words.count)
    for word in table.organizationWords { counts[Int(word)] += 1 }
    let total = Double(max(1, table.records.count))
    rarity = counts.map { Float((1 + total / Double(max(1, $0))).naturalLogarithm) }
  }

  /// What is seen in each field of a pair whose levels are `levels`; symmetric.
  package func pattern(_ a: Int, _ b: Int, _ levels: Levels) -> RegisterPattern {
    let first = table.records[a]
    let second = table.records[b]
    var pattern = RegisterPattern()
    pattern[.given] =
      levels.isSwapped ? 8 : Int((levels.given.isSimilar ? .similar : levels.given).rawValue)
    pattern[.family] =
      levels.isSwapped ? 6 : Int((levels.family.isSimilar ? .similar : levels.family).rawValue)
    pattern[.middle] = Int(levels.middle.rawValue)
    pattern[.birthday] = birthday(first.birthday, second.birthday, levels.birthday)
    pattern[.email] = email(first, second, levels.email)
    pattern[.phone] = Int(levels.phone.rawValue)
    place(first, second, &pattern)
    pattern[.identifier] = Int(levels.identifier.rawValue)
    pattern[.organization] = organization(first, second)
    pattern[.title] = Int(levels.title.rawValue)
    pattern[.sex] = Int(levels.sex.rawValue)
    pattern[.generation] = Int(levels.generation.rawValue)
    return pattern
  }

  // 0 missing, 1 equal, 2 equal where both have it, 3 nearly, 4 two digits, 5 within a year or so,
  // 6 different.
  private func birthday(_ a: DateKey, _ b: DateKey, _ level: BirthdayLevel) -> Int {
    guard level == .conflict else { return Int(level.rawValue) }
    guard a.year != 0, b.year != 0, a.month != 0, b.month != 0 else { return 6 }
    let digits =
      Self.differingDigits(Int(a.year), Int(b.year))
      + Self.differingDigits(Int(a.month), Int(b.month))
      + Self.differingDigits(Int(a.day), Int(b.day))
    if digits <= 2 { return 4 }
    let months = abs(Int(a.year) * 12 + Int(a.month) - Int(b.year) * 12 - Int(b.month))
    return months <= 14 ? 5 : 6
  }

  private static func differingDigits(_ a: Int, _ b: Int) -> Int {
    var (a, b, count) = (a, b, 0)
    while a != 0 || b != 0 {
      if a % 10 != b % 10 { count += 1 }
      (a, b) = (a / 10, b / 10)
    }
    return count
  }

  // 0 missing, 1 equal, 2 similar, 3 somewhat similar, 4 different.
  private func email(_ a: ComparableRecord, _ b: ComparableRecord, _ level: EmailLevel) -> Int {
    switch level {
    case .missing: return 0
    case .equal: return 1
    case .similar: return 2
    case .conflict: break
    }
    for i in a.emails.compared {
      for j in b.emails.compared {
        let (first, second) = (table.emails[i].mailbox, table.emails[j].mailbox)
        if fields.words.areSimilar(first, second, least: 0.9) { return 3 }
      }
    }
    return 4
  }

  // Street: 0 missing, 1 equal, 2 one similar, 3 street alone, 4 number alone, 5 different.
  // Place: 0 missing, 1 postcode and city equal, 2 one equal and the other missing, 3 one equal and
  // the other similar, 4 one equal and the other different, 5 similar, 6 region alone, 7 different.
  // Unit: 0 missing, 1 equal, 2 similar, 3 different.
  private func place(
    _ a: ComparableRecord,
    _ b: ComparableRecord,
    _ pattern: inout RegisterPattern
  ) {
    guard !a.addresses.isEmpty, !b.addresses.isEmpty else { return }
    var best = (score: Int.max, street: 0, place: 0, unit: 0)
    for i in a.addresses.compared {
      for j in b.addresses.compared {
        let (first, second) = (table.addresses[i], table.addresses[j])
        let street = street(first, second)
        let place = place(first, second)
        let unit = fields.value(first.unit, second.unit)
        let score = (street == 0 ? 5 : street) * 16 + (place == 0 ? 7 : place)
        if score < best.score { best = (score, street, place, unit) }
      }
    }
    pattern[.street] = best.street
    pattern[.place] = best.place
    pattern[.unit] = best.unit
  }

  private func street(_ a: AddressKey, _ b: AddressKey) -> Int {
    var street = fields.value(a.street, b.street)
    // "Madison" and "West Madison Street": kind and direction are often left out.
    if street == 3 && fields.isPart(a.street, b.street) { street = 2 }
    let number = fields.value(a.number, b.number)
    switch (street, number) {
    case (0, 0): return 0
    case (1, 1), (1, 0): return number == 1 ? 1 : 2
    case (2, 1), (1, 2), (2, 0): return 2
    case (1, _), (2, _): return 3
    case (0, 1): return 2
    case (_, 1): return 4
    default: return 5
    }
  }

  private func place(_ a: AddressKey, _ b: AddressKey) -> Int {
    let postcode = fields.value(a.postcode, b.postcode)
    let city = fields.value(a.city, b.city)
    switch (min(postcode, city), max(postcode, city)) {
    case (0, 0):
      return a.region == 0 || b.region == 0 ? 0 : a.region == b.region ? 6 : 7
    case (1, 1): return 1
    case (0, 1): return 2
    case (1, 2): return 3
    case (1, _): return 4
    case (0, 2), (2, _): return 5
    default: return a.region != 0 && a.region == b.region ? 6 : 7
    }
  }

  // 0 missing, 1 equal, 2 nearly, 3 one in the other, 4 half, 5 some, 6 different.
  private func organization(_ a: ComparableRecord, _ b: ComparableRecord) -> Int {
    guard a.organizationName != 0, b.organizationName != 0 else { return 0 }
    if a.organizationName == b.organizationName { return 1 }
    let first = weight(a)
    let second = weight(b)
    var shared: Float = 0
    for i in a.organization.compared {
      let word = table.organizationWords[i]
      for j in b.organization.compared
      where fields.areSimilarWords(word, table.organizationWords[j]) {
        shared += min(rarity[Int(word)], rarity[Int(table.organizationWords[j])])
        break
      }
    }
    if fields.areSimilarWords(a.organizationName, b.organizationName) { return 2 }
    if shared >= 0.8 * max(first, second) { return 2 }
    let part = shared / max(0.001, min(first, second))
    return part >= 0.85 ? 3 : part >= 0.5 ? 4 : part >= 0.2 ? 5 : 6
  }

  private func weight(_ record: ComparableRecord) -> Float {
    var sum: Float = 0
    for index in record.organization.compared { sum += rarity[Int(table.organizationWords[index])] }
    return sum
  }
}

extension FieldComparison {
  /// Whether one of two words of at least five letters stands in the other.
  func isPart(_ a: UInt32, _ b: UInt32) -> Bool {
    let (short, long) = words.count(a) <= words.count(b) ? (a, b) : (b, a)
    return words.count(short) >= 5 && words.holds(long, short, of: words)
  }

  /// 0 missing, 1 equal, 2 similar, 3 different.
  func value(_ a: UInt32, _ b: UInt32) -> Int {
    if a == 0 || b == 0 { return 0 }
    if a == b { return 1 }
    let shorter = min(words.count(a), words.count(b))
    if shorter >= 3 && words.areOneEditApart(a, b) { return 2 }
    return areSimilarWords(a, b) ? 2 : 3
  }
}
