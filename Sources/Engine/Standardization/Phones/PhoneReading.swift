/// A number as its plan has it: calling code and national number.
///
/// The steps are those of libphonenumber, so that both agree; where the library would not find a
/// number that people mean, rules of ours follow, each with its name in ``PhoneRules``.
struct PhoneReading {
  /// The calling code; 0 where it is not known.
  var country: UInt16 = 0
  /// The national number, with those zeros in front that the plan leaves there.
  var national = DigitString()
  /// Whether the text itself says the country.
  var isWritten = false
  /// Whether `national` has a length that the plan knows.
  var isPossible = false
  var rules: PhoneRules = []

  private let plans: NumberingPlans
  private let home: NumberingPlan?

  init(_ spelling: PhoneSpelling, region: RegionCode?, plans: NumberingPlans = .world) {
    self.plans = plans
    home = region.flatMap { plans.plan(of: $0) }
    rules = spelling.rules
    read(spelling)
    if let zero = spelling.bracketedZero { dropBracketedZero(at: zero, of: spelling) }
  }

  private mutating func read(_ spelling: PhoneSpelling) {
    var digits = spelling.digits
    if spelling.isInternational {
      if digits.first == 0 {
        let isAmerican = digits.dropFirst(1).prefixLength(of: 11) > 0
        digits = digits.dropFirst(isAmerican ? 3 : digits.leadingZeros)
        rules.insert(.prefixBehindPlus)
      }
      if readInternational(digits) { return }
    }
    guard let home else { return readWithoutRegion(digits) }
    if let match = plans.programs.match(home.internationalPrefix, digits),
      digits.dropFirst(match.end).first != 0, readInternational(digits.dropFirst(match.end))
    {
      if match.end != 2, digits.leadingZeros > 1 { preferDoubleZero(digits, home) }
      return
    }
    readNational(digits, home)
    if readByOurRules(digits, home) { return }
    isPossible = home.isPossible(national)
  }

  /// Reads what follows a plus or an international prefix; false where that is no calling code.
  private mutating func readInternational(_ digits: DigitString) -> Bool {
    guard digits.count > 2, let code = plans.callingCode(digits),
      let plan = plans.plan(ofCountry: code.country)
    else { return false }
    set(digits.dropFirst(code.length), plan)
    isWritten = true
    return true
  }

  /// Takes a national number, perhaps with the plan's national prefix.
  private mutating func set(_ digits: DigitString, _ plan: NumberingPlan) {
    country = plan.country
    national = digits
    let rest = plans.withoutNationalPrefix(digits, in: plan)
    if rest != digits, plan.isPossibleOrLonger(rest) { national = rest }
    if country == 52 { dropOldMexicanPrefix() }
    isPossible = plan.isPossible(national)
  }

  private mutating func readNational(_ digits: DigitString, _ home: NumberingPlan) {
    let length = digits.prefixLength(of: home.country)
    if length > 0 {
      let rest = plans.withoutNationalPrefix(digits.dropFirst(length), in: home)
      if home.isTooLong(digits)
        || plans.programs.matchesAll(home.allNumbers, rest)
          && !plans.programs.matchesAll(home.allNumbers, digits)
      {
        set(rest, plans.plan(ofCountry: home.country) ?? home)
        isWritten = true
        return
      }
    }
    set(digits, home)
    isWritten = false
  }

  // MARK: Rules of ours

  /// Tries what the library would not, where the number is none of `home`, or hardly one.
  private mutating func readByOurRules(_ digits: DigitString, _ home: NumberingPlan) -> Bool {
    if isWritten { return isPossible }
    if digits.first == 0 {
      guard digits.count > 9, digits[1] == 0, !plans.isLineOrMobile(national, in: home) else {
        return false
      }
      return readDoubleZero(digits)
    }
    if home.hasNationalPrefix, national == digits {
      // Who leaves out the trunk prefix of an area code that looks like the own calling code?
      let length = digits.prefixLength(of: home.country)
      if length > 0, digits.count >= length + 7,
        readForeign(digits, rule: .callingCodeWithoutPlus)
      {
        return true
      }
    }
    guard digits.count >= 10, !plans.programs.matchesAll(home.allNumbers, national),
      !home.isPossible(national)
    else { return false }
    return readForeign(digits, rule: .callingCodeWithoutPlus)
  }

  /// Reads "00" before a calling code: what most of the world dials.
  ///
  /// Carriers' prefixes are one digit more.
  private mutating func readDoubleZero(_ digits: DigitString) -> Bool {
    readForeign(digits.dropFirst(2), rule: .doubleZero)
      || readForeign(digits.dropFirst(3), rule: .doubleZero)
  }

  /// Takes "00" alone for the prefix where the home's own, longer one leaves less of a number.
  ///
  /// "0065 3127 1755" in Singapore is its own number, not one of Cuba behind the carrier's 006.
  private mutating func preferDoubleZero(_ digits: DigitString, _ home: NumberingPlan) {
    guard isPossible, let plan = plans.plan(ofCountry: country),
      plans.programs.matchesAll(plan.allNumbers, national)
    else {
      _ = readDoubleZero(digits)
      return
    }
    var own = self
    guard digits.dropFirst(2).prefixLength(of: home.country) > 0,
      own.readForeign(digits.dropFirst(2), rule: .doubleZero)
    else { return }
    if plans.isLineOrMobile(own.national, in: home)
      || !plans.isLineOrMobile(national, in: plan)
    {
      self = own
    }
  }

  /// Reads digits that begin with a calling code, where what follows is a number of its plan.
  ///
  /// Where nothing but the code tells that it is one, it must be a line or a mobile.
  private mutating func readForeign(_ digits: DigitString, rule: PhoneRules) -> Bool {
    guard let code = plans.callingCode(digits), let plan = plans.plan(ofCountry: code.country)
    else { return false }
    var other = self
    other.set(digits.dropFirst(code.length), plan)
    let isNumber =
      rule == .doubleZero
      ? plans.programs.matchesAll(plan.allNumbers, other.national)
      : plans.isLineOrMobile(other.national, in: plan)
    guard other.isPossible, isNumber else { return false }
    self = other
    isWritten = true
    rules.insert(rule)
    return true
  }

  /// Until 2019 mobiles of Mexico had a 1 behind the calling code, and 044 or 045 at home.
  private mutating func dropOldMexicanPrefix() {
    let length: Int
    switch national.count {
    case 11 where national.first == 1: length = 1
    case 12 where national.first == 0 && national[1] == 1: length = 2
    case 13 where national.first == 0 && national[1] == 4: length = 3
    default: return
    }
    national = national.dropFirst(length)
    rules.insert(.oldMexicanPrefix)
  }

  /// "+39 (0)312 345 6789": drops a zero that someone thought a trunk prefix.
  private mutating func dropBracketedZero(at index: Int, of spelling: PhoneSpelling) {
    guard country != 0, let plan = plans.plan(ofCountry: country), national.first == 0,
      spelling.digits.count - index == national.count
    else { return }
    let rest = national.dropFirst(1)
    let isLine = plans.isLineOrMobile(national, in: plan)
    let isOther = plans.programs.matchesAll(plan.allNumbers, national)
    let isNumberWithout =
      isOther
      ? plans.isLineOrMobile(rest, in: plan) : plans.programs.matchesAll(plan.allNumbers, rest)
    guard !isLine, isNumberWithout else { return }
    national = rest
    isPossible = plan.isPossible(rest)
    rules.insert(.bracketedZero)
  }

  /// Reads a number of which nothing tells the country, unless it does so itself.
  private mutating func readWithoutRegion(_ digits: DigitString) {
    if digits.count > 9, digits.first == 0 {
      if digits[1] == 0, readInternational(digits.dropFirst(2)) { return }
      // 011 and ten digits may be a number of Delhi or of Buenos Aires; with more it is a prefix.
      if digits.count >= 14, digits[1] == 1, digits[2] == 1,
        readForeign(digits.dropFirst(3), rule: .doubleZero)
      {
        return
      }
    }
    if digits.count == 11, digits.first == 1, let plan = plans.plan(ofCountry: 1) {
      // "1-212-555-0123": the North American trunk prefix equals the country code.
      national = digits.dropFirst(1)
      country = 1
      (isWritten, isPossible) = (true, plan.isPossible(national))
      return
    }
    national = digits
  }
}

/// The names of those rules of ours that read a number otherwise than libphonenumber would.
package func phoneRules(_ text: ArraySlice<UInt8>, region: RegionCode?) -> [String] {
  let spelling = PhoneSpelling(text)
  let reading = PhoneReading(spelling, region: region)
  var rules = reading.rules
  if region != nil, !reading.isWritten, !reading.isPossible { rules.insert(.notPossibleThere) }
  return PhoneRules.names.compactMap { rules.contains($0.rule) ? $0.name : nil }
}
