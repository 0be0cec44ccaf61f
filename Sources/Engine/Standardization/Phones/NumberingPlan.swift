/// What reading a number needs of a region's numbering plan.
struct NumberingPlan: Sendable {
  /// The region; `nil` for calling codes of no region, as 800.
  let region: RegionCode?
  let country: UInt16
  /// What is dialled before a calling code.
  let internationalPrefix: PhonePattern
  /// What is dialled before a national number, and not part of it.
  let nationalPrefix: PhonePattern
  /// Whether national numbers are usually written with such a prefix.
  let hasNationalPrefix: Bool
  /// What stands for the national prefix: these digits, then what group `transformGroup` captured.
  let transformDigits: DigitString
  /// 0 where the prefix is left out.
  let transformGroup: Int
  let allNumbers: PhonePattern
  let fixedLines: PhonePattern
  let mobiles: PhonePattern
  /// Bit *n* is set where a number can have *n* digits.
  let lengths: UInt32
  /// The same for numbers dialled within one place.
  let localLengths: UInt32

  func isPossible(_ national: DigitString) -> Bool { lengths >> UInt32(national.count) & 1 == 1 }

  /// Whether a number is longer than all of the plan.
  func isTooLong(_ national: DigitString) -> Bool {
    localLengths >> UInt32(national.count) & 1 == 0 && lengths >> UInt32(national.count) == 0
  }

  /// Whether what is left behind a national prefix has the length of a number, or is too long for
  /// any.
  func isPossibleOrLonger(_ national: DigitString) -> Bool {
    guard localLengths >> UInt32(national.count) & 1 == 0 else { return false }
    return isPossible(national) || lengths >> UInt32(national.count) == 0
  }
}

/// The numbering plans of the world.
///
/// Made once from `Resources/phone-plans.tsv`, which `Benchmarks phone-plans` writes.
///
/// A class, since a number's reading then holds on to one thing, not to five arrays: measured by
/// `Benchmarks phones`.
final class NumberingPlans: Sendable {
  let programs: PhonePrograms
  private let plans: [NumberingPlan]
  /// For each region, its plan's place; -1 where there is none.
  private let ofRegion: [Int16]
  /// For each calling code, the place of the plan that stands for it.
  private let ofCountry: [Int16]

  static let world = NumberingPlans(table: StandardTable.phonePlans.text)

  /// Reads a table with the columns that its comments name.
  init(table: String) {
    var programs = PhonePrograms()
    var plans: [NumberingPlan] = []
    var ofRegion = [Int16](repeating: -1, count: RegionCode.count)
    var ofCountry = [Int16](repeating: -1, count: 1_000)
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 12, let country = UInt16(fields[1]), country < 1_000 else { continue }
      let plan = NumberingPlan(fields, country: country, programs: &programs)
      if let region = plan.region { ofRegion[Int(region.index)] = Int16(plans.count) }
      if fields[2] == "1" { ofCountry[Int(country)] = Int16(plans.count) }
      plans.append(plan)
    }
    self.programs = programs
    self.plans = plans
    self.ofRegion = ofRegion
    self.ofCountry = ofCountry
  }

  /// The plan of a region.
  func plan(of region: RegionCode) -> NumberingPlan? {
    let place = ofRegion[Int(region.index)]
    return place < 0 ? nil : plans[Int(place)]
  }

  /// The plan that stands for a calling code: that of the United States for 1.
  func plan(ofCountry country: UInt16) -> NumberingPlan? {
    guard country < 1_000 else { return nil }
    let place = ofCountry[Int(country)]
    return place < 0 ? nil : plans[Int(place)]
  }

  /// The assigned calling code at the start of an international number, and its length.
  func callingCode(_ digits: DigitString) -> (country: UInt16, length: Int)? {
    guard digits.first != 0 else { return nil }
    var country: UInt16 = 0
    for length in 1...3 where length <= digits.count {
      country = country * 10 + UInt16(digits[length - 1])
      if ofCountry[Int(country)] >= 0 { return (country, length) }
    }
    return nil
  }

  /// Whether a number is a fixed line or a mobile in `plan`, as far as its pattern tells.
  func isLineOrMobile(_ national: DigitString, in plan: NumberingPlan) -> Bool {
    programs.matchesAll(plan.fixedLines, national) || programs.matchesAll(plan.mobiles, national)
  }

  /// The number without its national prefix, or `national` where none may go.
  ///
  /// - Note: What libphonenumber does: a prefix stays where the number is one of the plan with it,
  ///   and none without it.
  func withoutNationalPrefix(_ national: DigitString, in plan: NumberingPlan) -> DigitString {
    guard !national.isEmpty, let match = programs.match(plan.nationalPrefix, national) else {
      return national
    }
    let rest: DigitString
    if let group = transformedGroup(match, in: plan) {
      var replaced = plan.transformDigits
      replaced.append(national.prefix(Int(group.end)).dropFirst(Int(group.start)))
      replaced.append(national.dropFirst(match.end))
      rest = replaced
    } else {
      rest = national.dropFirst(match.end)
    }
    if programs.matchesAll(plan.allNumbers, national),
      !programs.matchesAll(plan.allNumbers, rest)
    {
      return national
    }
    return rest
  }

  /// The group that the plan's rule keeps, where it captured something.
  private func transformedGroup(
    _ match: PhoneMatch,
    in plan: NumberingPlan
  ) -> (start: UInt8, end: UInt8)? {
    guard plan.transformGroup > 0 else { return nil }
    // The last group must have something in it, whichever group the rule names.
    let last = plan.nationalPrefix.groups > 1 ? match.second : match.first
    guard last.end != 255, last.end > last.start else { return nil }
    return plan.transformGroup == 2 ? match.second : match.first
  }
}

extension NumberingPlan {
  /// Reads a line of the table.
  fileprivate init(_ fields: [Substring], country: UInt16, programs: inout PhonePrograms) {
    let rule = fields[6].split(separator: "$", omittingEmptySubsequences: false)
    var transform = DigitString()
    for byte in rule.first.map({ Array($0.utf8) }) ?? [] where isDigit(byte) {
      transform.append(byte - 0x30)
    }
    self.init(
      region: RegionCode(fields[0]),
      country: country,
      internationalPrefix: programs.add(fields[3]),
      nationalPrefix: programs.add(fields[5]),
      hasNationalPrefix: !fields[4].isEmpty,
      transformDigits: transform,
      transformGroup: rule.count > 1 ? Int(rule[1].prefix(1)) ?? 0 : 0,
      allNumbers: programs.add(fields[7]),
      fixedLines: programs.add(fields[10]),
      mobiles: programs.add(fields[11]),
      lengths: Self.mask(fields[8]),
      localLengths: Self.mask(fields[9])
    )
  }

  private static func mask(_ list: Substring) -> UInt32 {
    list.split(separator: ",").reduce(0) { mask, length in
      mask | (Int(length).map { $0 < 32 ? 1 << UInt32($0) : 0 } ?? 0)
    }
  }
}
