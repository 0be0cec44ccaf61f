/// Which value survives, property by property.
///
/// As text: `BDAY=newest,N=longest,GENDER=from:phone.vcf,*=most-complete`. A property that occurs
/// once can have a choice of its own; `*` is for all others, and for the card that gives the frame.
/// FN, N and SORT-STRING are one name and come from one card.
public struct SurvivorshipRules: Hashable, Sendable {
  /// Whose value survives.
  public enum Choice: Hashable, Sendable {
    /// The one that the rule finds.
    case rule(SurvivorshipRule)
    /// That of a card from this source first; where it has none, the rule for all others.
    case source(String)
    /// That of this card, counted from 0: a person chose it. Where it has none, as above.
    case card(Int)
  }

  /// The rule for all properties without a choice of their own.
  public var others: SurvivorshipRule
  /// The choices, by the property's name in upper case; a name's stands under `FN`.
  public private(set) var choices: [String: Choice] = [:]

  /// Creates rules that are the same for all properties.
  public init(_ rule: SurvivorshipRule = .mostComplete) { others = rule }

  /// Reads rules as a person writes them.
  ///
  /// - Parameter text: As `BDAY=newest,*=longest`, or one rule alone for all properties.
  /// - Throws: ``SurvivorshipRulesError``.
  public init(parsing text: String) throws(SurvivorshipRulesError) {
    self.init()
    var named: Set<String> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = Self.trimmed(sides[sides.count - 1])
      let name = sides.count == 1 ? "*" : Self.trimmed(sides[0]).uppercased()
      let key = Self.key(name)
      guard !name.isEmpty, named.insert(key).inserted else {
        throw name.isEmpty ? .noProperty(text: String(part)) : .namedTwice(property: name)
      }
      if value.hasPrefix("from:"), value.count > 5, name != "*" {
        try set(.source(String(value.dropFirst(5))), for: name)
      } else if let rule = SurvivorshipRule(rawValue: value) {
        if name == "*" { others = rule } else { try set(.rule(rule), for: name) }
      } else {
        throw .unknownRule(property: name, rule: value)
      }
    }
  }

  /// Gives a property a choice of its own.
  ///
  /// - Throws: ``SurvivorshipRulesError/keptWhole(property:)`` where a card may have the property
  ///   several times: there all that differs is kept, and nothing is to be chosen.
  public mutating func set(
    _ choice: Choice,
    for property: String
  ) throws(SurvivorshipRulesError) {
    let name = property.uppercased()
    switch PropertyTraits(named: name).role {
    case .name, .once: choices[Self.key(name)] = choice
    case .frame, .union, .opaque, .blank: throw .keptWhole(property: name)
    }
  }

  /// The rules as text that ``init(parsing:)`` reads; what a person chose by hand is not in it.
  public var text: String {
    let parts = choices.sorted { $0.key < $1.key }.compactMap { name, choice -> String? in
      switch choice {
      case .rule(let rule): "\(name)=\(rule.rawValue)"
      case .source(let source): "\(name)=from:\(source)"
      case .card: nil
      }
    }
    return parts.isEmpty
      ? others.rawValue : (parts + ["*=\(others.rawValue)"]).joined(separator: ",")
  }

  /// The choice for a property.
  func choice(for property: String) -> Choice { choices[Self.key(property)] ?? .rule(others) }

  private static func key(_ property: String) -> String {
    PropertyTraits(named: property).role == .name ? "FN" : property
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Why text is no rules.
public enum SurvivorshipRulesError: Error, Hashable, Sendable {
  /// There is no name before the equals sign.
  case noProperty(text: String)
  /// A property has two rules.
  case namedTwice(property: String)
  /// There is no such rule.
  case unknownRule(property: String, rule: String)
  /// Of that property all values that differ are kept.
  case keptWhole(property: String)

  /// What happened, and what to do.
  public var message: String {
    switch self {
    case .noProperty(let text):
      "\"\(text)\" names no property; write rules as BDAY=newest,*=longest"
    case .namedTwice(let property):
      "\(property) has two rules, of which only one can hold (FN, N and SORT-STRING are one name)"
    case .unknownRule(let property, let rule):
      "\(property) cannot have the rule \"\(rule)\"; the rules are "
        + SurvivorshipRule.allCases.map(\.rawValue).joined(separator: ", ")
        + (property == "*" ? "" : ", and from:SOURCE")
    case .keptWhole(let property):
      "\(property) needs no rule: all its values that differ are kept;"
        + " rules are for what occurs once, as FN, BDAY, GENDER"
    }
  }
}
