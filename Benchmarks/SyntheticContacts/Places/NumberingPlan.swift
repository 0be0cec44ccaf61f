/// How a country's telephone numbers are built.
struct NumberingPlan: Sendable {
  /// How the digits after the area code are grouped when people write them.
  enum Grouping: Sendable { case northAmerican, pairs, threesAndFours, halves }

  let callingCode: String
  /// What is dialled before the area code inside the country.
  let trunk: String
  /// Mobile numbers: the prefix, a dash, and `#` for each further digit.
  let mobile: [String]
  /// How many digits a landline has, area code and no trunk included.
  let landlineLength: Int
  /// The digits that a landline's subscriber part begins with.
  var landlineStarts = "23456789"
  let grouping: Grouping
  /// Numbers that nobody has, for books that are published.
  let unassigned: UnassignedNumbers
}

/// Numbers that are set apart, so that an invented person has nobody's number.
struct UnassignedNumbers: Sendable {
  /// The authority that sets them apart; nil where we know of none, and the patterns are merely
  /// well formed with a subscriber part that begins with zeros.
  let authority: String?
  let mobile: [String]
  let landline: [String]
}

/// A telephone number before it is written down: the same line in every style.
struct PhoneNumber: Sendable, Equatable {
  var country: Country
  /// The area code or mobile prefix, without trunk.
  var area: String
  var subscriber: String
  /// How many digits at the end a slip may change: the others keep a fictional number fictional.
  var freeDigits: Int
  var phoneExtension = ""
}

/// Which telephone numbers the people of a book have.
package enum NumberChoice: String, Sendable, CaseIterable {
  /// Drawn from all of a country's range: for measuring with any number of people. They may be
  /// someone's, so such a book is not to be published.
  case plausible
  /// Only numbers that are set apart for fiction, each given out once: some thousands in all, after
  /// which people go without.
  case fictional
}

/// Gives out telephone numbers.
struct NumberRegistry: Sendable {
  private let choice: NumberChoice
  /// The fictional numbers that somebody has.
  private var taken: Set<String> = []

  init(choice: NumberChoice) { self.choice = choice }

  mutating func mobile(
    in country: Country,
    city: City,
    _ random: inout SeededGenerator
  ) -> PhoneNumber? {
    let plan = country.facts.numbers
    guard choice == .plausible else {
      return fictional(plan.unassigned.mobile, country, near: city, &random)
    }
    // Where mobiles have area codes, most people have that of their home.
    if plan.grouping == .northAmerican, random.chance(0.75) {
      return northAmerican(city.areaCode, country, &random)
    }
    return PhoneNumber(random.element(of: plan.mobile), in: country, &random)
  }

  mutating func landline(
    in country: Country,
    city: City,
    _ random: inout SeededGenerator
  ) -> PhoneNumber? {
    let plan = country.facts.numbers
    guard choice == .plausible else {
      return fictional(plan.unassigned.landline, country, near: city, &random)
    }
    if plan.grouping == .northAmerican { return northAmerican(city.areaCode, country, &random) }
    let rest = max(plan.landlineLength - city.areaCode.utf8.count, 4)
    let start = random.element(of: Array(plan.landlineStarts))
    let pattern = String(start) + String(repeating: "#", count: rest - 1)
    return PhoneNumber(
      country: country,
      area: city.areaCode,
      subscriber: fill(pattern, &random),
      freeDigits: rest - 1
    )
  }

  private func northAmerican(
    _ area: String,
    _ country: Country,
    _ random: inout SeededGenerator
  ) -> PhoneNumber {
    // An exchange neither begins with 0 or 1 nor ends in 11: those are services.
    let exchange =
      String(2 + random.below(8)) + String(random.below(10)) + String(2 + random.below(8))
    return PhoneNumber(
      country: country,
      area: area,
      subscriber: exchange + fill("####", &random),
      freeDigits: 6
    )
  }

  /// A number of `patterns` that nobody has; nil when none is left nearby.
  ///
  /// Patterns of the city's own area code come first.
  private mutating func fictional(
    _ patterns: [String],
    _ country: Country,
    near city: City,
    _ random: inout SeededGenerator
  ) -> PhoneNumber? {
    let local = patterns.filter { $0.hasPrefix(city.areaCode + "-") }
    // The bound keeps large books fast when the numbers run out.
    for _ in 0..<40 {
      let pattern = random.element(of: local.isEmpty ? patterns : local)
      let number = PhoneNumber(pattern, in: country, &random)
      let digits = country.facts.numbers.callingCode + number.area + number.subscriber
      if taken.insert(digits).inserted { return number }
    }
    return nil
  }
}

extension PhoneNumber {
  /// A number of `pattern`, such as `151-####`, the dash standing after the area code.
  fileprivate init(_ pattern: String, in country: Country, _ random: inout SeededGenerator) {
    let parts = fill(pattern, &random).split(separator: "-")
    precondition(parts.count == 2, "a pattern has an area code and a subscriber part")
    self.init(
      country: country,
      area: String(parts[0]),
      subscriber: String(parts[1]),
      freeDigits: pattern.utf8.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    )
  }
}
