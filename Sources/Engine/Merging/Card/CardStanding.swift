import ContactModel

/// What decides which card comes first.
struct CardStanding {
  /// Whether the card begins and ends: one that is cut off makes a poor frame for others.
  var isWhole: Bool
  /// How many values it has; the components of names and addresses count one by one.
  var valueCount: Int
  /// Its REV in seconds; `nil` where it has none.
  var revision: Int?

  init(isWhole: Bool = true, valueCount: Int, revision: Int? = nil) {
    self.isWhole = isWhole
    self.valueCount = valueCount
    self.revision = revision
  }

  init(_ lines: [ContentLine], _ anatomy: CardAnatomy) {
    isWhole = anatomy.isWhole
    valueCount = 0
    for unit in anatomy.units where !unit.isEmpty || unit.role == .opaque {
      switch unit.role {
      case .frame:
        if lines[unit.line].name == "REV" {
          revision = RevisionTime.seconds(lines[unit.line].value) ?? revision
        }
      case .name, .once, .union: valueCount += Self.count(lines[unit.line])
      case .opaque: valueCount += 1
      case .blank: break
      }
    }
  }

  /// How many values a line has that is not empty.
  private static func count(_ line: ContentLine) -> Int {
    guard line.name == "N" || line.name == "ADR" else { return 1 }
    var count = 0
    var isCounted = false
    for byte in line.value {
      if byte == UInt8(ascii: ";") {
        isCounted = false
      } else if !isCounted, !byte.isBlank {
        count += 1
        isCounted = true
      }
    }
    return count
  }
}

extension SurvivorshipRule {
  /// The numbers of `standings`, best first.
  func order(_ standings: [CardStanding]) -> [Int] {
    standings.indices.sorted { a, b in
      precedes(standings[a], standings[b]) ?? (a < b)
    }
  }

  /// Whether `a` comes before `b`; `nil` where the earlier one does.
  private func precedes(_ a: CardStanding, _ b: CardStanding) -> Bool? {
    switch self {
    case .first: return nil
    case .newest where a.revision != b.revision:
      return (a.revision ?? .min) > (b.revision ?? .min)
    case .newest, .mostComplete, .longest, .mostFrequent:
      return a.valueCount == b.valueCount ? nil : a.valueCount > b.valueCount
    }
  }

  /// The card whose value survives.
  ///
  /// - Parameters:
  ///   - cards: At least one: those with a value, in the order of this rule.
  ///   - highest: The highest completeness that there is.
  ///   - completeness: How complete a card's value is, as far as that can be told.
  ///   - length: Its length in characters.
  ///   - content: What it says; equal for those that say the same.
  /// - Returns: The best of `cards`; of equals, the first.
  func choose(
    _ cards: [Int],
    highest: Int,
    completeness: (Int) -> Int,
    length: (Int) -> Int,
    content: (Int) -> [[UInt8]]
  ) -> Int {
    guard cards.count > 1 else { return cards[0] }
    let weights: [Int]
    switch self {
    case .mostComplete:
      // As a rule the first is as complete as can be.
      if completeness(cards[0]) == highest { return cards[0] }
      weights = cards.map(completeness)
    case .longest: weights = cards.map(length)
    case .mostFrequent:
      let contents = cards.map(content)
      var counts: [[[UInt8]]: Int] = [:]
      for content in contents { counts[content, default: 0] += 1 }
      weights = contents.map { counts[$0, default: 0] }
    case .newest, .first: return cards[0]
    }
    let best = weights.max() ?? 0
    return zip(cards, weights).first { $0.1 == best }?.0 ?? cards[0]
  }
}

/// How complete a date is: 2 with its year, 1 in part, 0 for none.
enum DateStanding {
  static let highest = 2

  /// The standing of a date as written; `hidesYear` where the line says that its year is made up.
  static func of(_ date: some Collection<UInt8>, hidesYear: Bool = false) -> Int {
    let digits = date.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits > 0 else { return 0 }
    return hidesYear || date.starts(with: "--".utf8) || digits < 6 ? 1 : 2
  }
}
