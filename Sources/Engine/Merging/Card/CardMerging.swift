package import ContactModel

/// Makes one card of several.
///
/// ```
/// BEGIN:VCARD               BEGIN:VCARD              BEGIN:VCARD
/// FN:Ana Ruiz          +    FN:ANA RUIZ          =   FN:Ana Ruiz
/// TEL:0301234               TEL:+49 30 1234          TEL:+49 30 1234     the fuller of the two
/// END:VCARD                 EMAIL:ana@example.com    EMAIL:ana@example.com
///                           END:VCARD                END:VCARD
/// ```
/// Retired: `FN:ANA RUIZ` (not chosen), `TEL:0301234` (says the same), BEGIN and END.
package enum CardMerging {
  /// Merges cards of one person.
  ///
  /// Every line given is in the result's lines or retired, and nothing else is. One card alone
  /// stays as it is, byte for byte, and so does a card that is merged with itself.
  ///
  /// - Parameters:
  ///   - cards: At least one, each its lines from BEGIN to END.
  ///   - rule: Chooses where there can be one value only, and the card that gives the frame.
  ///   - key: The standardized form of a line's value, as the digits of a phone number: lines of
  ///     one name with one key say the same. Empty where only what is written counts; not asked
  ///     for pictures, sounds, keys and notes, of which all that differ are kept.
  /// - Returns: The merged card.
  /// - Complexity: O(*n* log *n*) in the count of bytes, as long as few lines share a value and
  ///   differ in their parameters.
  package static func merge(
    _ cards: [[ContentLine]],
    rule: SurvivorshipRule,
    key: (ContentLine) -> String
  ) -> MergedCard {
    merge(cards, rules: SurvivorshipRules(rule), key: key)
  }

  /// Merges cards of one person, with rules for single properties.
  ///
  /// - Parameters:
  ///   - cards: At least one, each its lines from BEGIN to END.
  ///   - rules: Choose where there can be one value only, and the card that gives the frame.
  ///   - sources: Where each card is from, for rules that name sources; may be empty.
  ///   - key: As above.
  /// - Returns: The merged card.
  package static func merge(
    _ cards: [[ContentLine]],
    rules: SurvivorshipRules,
    sources: [String] = [],
    key: (ContentLine) -> String
  ) -> MergedCard {
    merge(cards, rules: rules, sources: sources, key: key) { _ in }
  }

  /// Merges cards of one person, and can be ended.
  ///
  /// `advance` is called with the number of lines gone through since its last call; what it throws
  /// ends the merge.
  static func merge(
    _ cards: [[ContentLine]],
    rules: SurvivorshipRules,
    sources: [String],
    key: (ContentLine) -> String,
    advance: (_ lines: Int) throws -> Void
  ) rethrows -> MergedCard {
    precondition(!cards.isEmpty, "there is no card to merge")
    var merge = CardMerge(cards, rules: rules, sources: sources)
    guard cards.count > 1 else { return merge.result() }
    merge.identify()
    merge.chooseName(key: key)
    let lineCount = cards.reduce(0) { $0 + $1.count }
    try advance(lineCount)
    merge.chooseValues(key: key)
    try merge.unite(key: key, advance: advance)
    try advance(lineCount)
    return merge.result()
  }
}

/// A merge of cards under way: which unit stands where, and why the others do not.
struct CardMerge {
  /// A unit of one of the cards.
  struct Address: Hashable {
    var card: Int
    var unit: Int
  }

  let cards: [[ContentLine]]
  let rules: SurvivorshipRules
  /// Where each card is from; empty where that is not known.
  let sources: [String]
  let standings: [CardStanding]
  let anatomies: [CardAnatomy]
  /// The cards, best first by the rule.
  let order: [Int]
  let survivor: Int
  var namedBy: Int?

  /// What stands in the place of units of the survivor; those not named here stand themselves.
  var replacements: [Int: [Address]] = [:]
  /// What is added before the survivor's end; `nil` where it gave way to something better.
  var added: [Address?] = []
  /// Why units are not kept, by card and unit; units without a reason and a place are retired as
  /// bookkeeping.
  var reasons: [[RetirementReason?]]

  init(_ cards: [[ContentLine]], rules: SurvivorshipRules, sources: [String] = []) {
    self.cards = cards
    self.rules = rules
    self.sources = sources
    anatomies = cards.map(CardAnatomy.init)
    let standings = zip(cards, anatomies).map(CardStanding.init)
    self.standings = standings
    order = rules.others.order(standings)
    survivor = order.first { standings[$0].isWhole } ?? order[0]
    reasons = anatomies.map { [RetirementReason?](repeating: nil, count: $0.units.count) }
  }

  func unit(_ address: Address) -> CardAnatomy.Unit { anatomies[address.card].units[address.unit] }

  /// The first line of a unit.
  func line(_ address: Address) -> ContentLine { cards[address.card][unit(address).line] }

  func origin(_ address: Address) -> LineOrigin {
    LineOrigin(card: address.card, index: unit(address).line)
  }

  /// The units of `card` with a line named `name`, of which a card has one.
  func units(named name: String, in card: Int) -> [Address] {
    var found: [Address] = []
    for unit in anatomies[card].singles
    where cards[card][anatomies[card].units[unit].line].name == name {
      found.append(Address(card: card, unit: unit))
    }
    return found
  }

  /// Whether `card` has a value of `name`, of which a card has one.
  func hasValue(_ name: String, in card: Int) -> Bool {
    anatomies[card].singles.contains { unit in
      let unit = anatomies[card].units[unit]
      return !unit.isEmpty && cards[card][unit.line].name == name
    }
  }

  mutating func retire(_ address: Address, _ reason: RetirementReason) {
    reasons[address.card][address.unit] = reason
  }

  /// Gives the frame a UID where it has none.
  mutating func identify() {
    guard !hasValue("UID", in: survivor),
      let first = order.first(where: { hasValue("UID", in: $0) })
    else { return }
    replace(units(named: "UID", in: survivor), with: units(named: "UID", in: first))
  }

  /// Puts `new` where the first of `old`, units of the survivor, stands; at the end without any.
  mutating func replace(_ old: [Address], with new: [Address]) {
    for address in old { replacements[address.unit] = [] }
    if let place = old.first?.unit {
      replacements[place] = new
    } else {
      added += new
    }
  }
}
