/// What was read as something else than written, as a set.
struct AddressRules: OptionSet, Hashable {
  let rawValue: UInt32

  static let type = AddressRules(rawValue: 1 << 0)
  static let word = AddressRules(rawValue: 1 << 1)
  static let direction = AddressRules(rawValue: 1 << 2)
  static let ordinal = AddressRules(rawValue: 1 << 3)
  static let article = AddressRules(rawValue: 1 << 4)
  static let umlaut = AddressRules(rawValue: 1 << 5)
  static let unit = AddressRules(rawValue: 1 << 6)
  static let box = AddressRules(rawValue: 1 << 7)
  static let number = AddressRules(rawValue: 1 << 8)
  static let careOf = AddressRules(rawValue: 1 << 9)
  static let order = AddressRules(rawValue: 1 << 10)
  static let postcode = AddressRules(rawValue: 1 << 11)
  static let city = AddressRules(rawValue: 1 << 12)
  static let region = AddressRules(rawValue: 1 << 13)
  static let country = AddressRules(rawValue: 1 << 14)
}

/// How two addresses stand to each other once they are standardized.
package enum AddressRelation: Sendable {
  /// One address in two spellings.
  case same
  /// Nothing speaks against it, but one of them says more.
  case compatible
  case different
}

/// The rule by which two addresses are the same, compatible or different.
package enum AddressRule: String, Sendable, CaseIterable {
  case spelling, type, word, direction, ordinal, article, umlaut, unit, box, number, careOf, order
  case postcode, city, region, country
  case missingType, missingUnit, missingNumber, missingPlace, otherTown
  case otherNumber, otherUnit, otherStreet, otherType, otherPostcode, otherCity, otherRegion
  case otherCountry, nothingInCommon
}

/// Whether two addresses whose words are of `tokens` are one, and the rule that decides.
package func addressRelation(
  _ a: AddressKey,
  _ b: AddressKey,
  tokens: TokenTable
) -> (relation: AddressRelation, rule: AddressRule) {
  if a.country != b.country && a.country != 0 && b.country != 0 {
    return (.different, .otherCountry)
  }
  if a.isBox != b.isBox { return (.different, .otherStreet) }
  if let difference = streetDifference(a, b, tokens) { return difference }
  if a.number != b.number && a.number != 0 && b.number != 0 { return (.different, .otherNumber) }
  let hasPostcodes = a.postcode != 0 && b.postcode != 0
  if hasPostcodes && a.postcode != b.postcode { return (.different, .otherPostcode) }
  let hasCities = a.city != 0 && b.city != 0
  if hasCities && a.city != b.city {
    return hasPostcodes ? (.compatible, .otherTown) : (.different, .otherCity)
  }
  if a.region != b.region && a.region != 0 && b.region != 0 && !hasPostcodes {
    return (.different, .otherRegion)
  }
  if a.unit != 0 && b.unit != 0 && !isSameUnit(a, b) { return (.different, .otherUnit) }
  if a.street == 0 || b.street == 0 { return (.compatible, .nothingInCommon) }
  if a.streetType != b.streetType && (a.streetType == 0 || b.streetType == 0) {
    return (.compatible, .missingType)
  }
  if a.number != b.number { return (.compatible, .missingNumber) }
  if (a.unit == 0) != (b.unit == 0) { return (.compatible, .missingUnit) }
  let lacksPlace =
    (a.postcode == 0) != (b.postcode == 0) || (a.city == 0) != (b.city == 0) && !hasPostcodes
    || (a.region == 0) != (b.region == 0) && !hasPostcodes && !hasCities
  if lacksPlace { return (.compatible, .missingPlace) }
  return (.same, decidingRule(a.rules.symmetricDifference(b.rules)))
}

private func streetDifference(
  _ a: AddressKey,
  _ b: AddressKey,
  _ tokens: TokenTable
) -> (relation: AddressRelation, rule: AddressRule)? {
  guard a.street != b.street && a.street != 0 && b.street != 0 else { return nil }
  let nameA = tokens[a.street].prefix(Int(a.streetNameCount))
  let nameB = tokens[b.street].prefix(Int(b.streetNameCount))
  if nameA.elementsEqual(nameB), a.streetType == 0 || b.streetType == 0 { return nil }
  return (.different, nameA.elementsEqual(nameB) ? .otherType : .otherStreet)
}

/// Whether units are equal where both say what their parts are.
private func isSameUnit(_ a: AddressKey, _ b: AddressKey) -> Bool {
  guard a.unit == b.unit else { return false }
  var (first, second) = (a.unitKinds, b.unitKinds)
  while first != 0 || second != 0 {
    let (kindA, kindB) = (first & 15, second & 15)
    if kindA != kindB && kindA != 0 && kindB != 0 { return false }
    first >>= 4
    second >>= 4
  }
  return true
}

/// The most telling of the rules that were needed for one of two addresses alone.
private func decidingRule(_ rules: AddressRules) -> AddressRule {
  let order: [(AddressRules, AddressRule)] = [
    (.type, .type), (.box, .box), (.direction, .direction), (.ordinal, .ordinal), (.word, .word),
    (.article, .article), (.umlaut, .umlaut), (.unit, .unit), (.number, .number),
    (.careOf, .careOf), (.order, .order), (.city, .city), (.region, .region),
    (.postcode, .postcode), (.country, .country),
  ]
  return order.first { rules.contains($0.0) }?.1 ?? .spelling
}
