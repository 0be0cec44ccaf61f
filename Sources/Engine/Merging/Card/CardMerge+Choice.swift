import ContactModel

/// Properties that occur once.
extension CardMerge {
  private static let nameProperties = ["FN", "N", "SORT-STRING"]
  private static let dateProperties = ["BDAY", "ANNIVERSARY", "DEATHDATE"]

  /// Keeps the name of one card: its FN, N and SORT-STRING.
  mutating func chooseName(key: (ContentLine) -> String) {
    // A card must have an FN (RFC 2426, 3.1.1), so the name comes from one that has.
    var named = order.filter { hasValue("FN", in: $0) }
    if named.isEmpty { named = order.filter { hasValue("N", in: $0) } }
    namedBy = hasOneName(named) ? named.first : chooseName(among: named)
    let chosen = namedBy ?? survivor
    for name in Self.nameProperties where hasLine(name) {
      if hasValue(name, in: chosen) {
        keep(name, of: chosen, key: key)
      } else {
        // A part that the chosen card lacks may come from one whose name agrees.
        let giver = order.first { hasValue(name, in: $0) && agrees($0, with: chosen) }
        keep(name, of: giver ?? chosen, key: key)
      }
    }
  }

  /// Whether the names of `cards` are all written the same.
  private func hasOneName(_ cards: [Int]) -> Bool {
    func fingerprints(_ card: Int) -> [Int] {
      anatomies[card].singles.filter { anatomies[card].units[$0].role == .name }
        .map { anatomies[card].units[$0].fingerprint }
    }
    guard let first = cards.first.map(fingerprints) else { return true }
    return cards.dropFirst().allSatisfy { fingerprints($0) == first }
  }

  private func chooseName(among cards: [Int]) -> Int {
    let (rule, cards) = candidates("FN", among: cards)
    return rule.choose(
      cards,
      highest: NameStanding.complete.rawValue,
      completeness: { card in
        NameStanding(
          formatted: value("FN", in: card),
          structured: value("N", in: card)
        ).rawValue
      },
      length: { card in
        nameLines(card).first.map { LineContent.readable($0).unicodeScalars.count } ?? 0
      },
      content: { card in nameLines(card).map(LineContent.comparable) }
    )
  }

  /// The rule for a property, and the cards that it chooses among, in its order.
  ///
  /// `cards` have a value, and are in the order of the rule for all others.
  private func candidates(
    _ property: String,
    among cards: [Int]
  ) -> (rule: SurvivorshipRule, cards: [Int]) {
    switch rules.choice(for: property) {
    case .rule(rules.others): return (rules.others, cards)
    case .rule(let rule): return (rule, rule.order(standings).filter(Set(cards).contains))
    case .source(let source):
      let own = cards.filter { sources.indices.contains($0) && sources[$0] == source }
      return (rules.others, own.isEmpty ? cards : own)
    case .card(let card): return (rules.others, cards.contains(card) ? [card] : cards)
    }
  }

  private func nameLines(_ card: Int) -> [ContentLine] {
    ["FN", "N"].compactMap { value($0, in: card) }
  }

  /// The first line of `card` that has a value of `name`.
  private func value(_ name: String, in card: Int) -> ContentLine? {
    units(named: name, in: card).first { !unit($0).isEmpty }.map(line)
  }

  /// Keeps one value of every other property that occurs once.
  mutating func chooseValues(key: (ContentLine) -> String) {
    var names: [String] = []
    for card in cards.indices {
      for single in anatomies[card].singles where anatomies[card].units[single].role == .once {
        let name = cards[card][anatomies[card].units[single].line].name
        if !names.contains(name) { names.append(name) }
      }
    }
    for name in names {
      let holders = order.filter { hasValue(name, in: $0) }
      keep(name, of: holders.isEmpty ? survivor : choose(name, among: holders, key: key), key: key)
    }
  }

  private func choose(
    _ name: String,
    among cards: [Int],
    key: (ContentLine) -> String
  ) -> Int {
    func lines(_ card: Int) -> [ContentLine] {
      units(named: name, in: card).filter { !unit($0).isEmpty }.map(line)
    }
    let isDate = Self.dateProperties.contains(name)
    let (rule, cards) = candidates(name, among: cards)
    return rule.choose(
      cards,
      highest: isDate ? DateStanding.highest : 0,
      completeness: { card in
        guard isDate, let line = lines(card).first else { return 0 }
        let hidesYear = line.parameters.contains { $0.name == "X-APPLE-OMIT-YEAR" }
        return DateStanding.of(line.value, hidesYear: hidesYear)
      },
      length: { card in
        lines(card).first.map { LineContent.readable($0).unicodeScalars.count } ?? 0
      },
      content: { card in lines(card).map { standardized($0, key: key) } }
    )
  }

  private func standardized(_ line: ContentLine, key: (ContentLine) -> String) -> [UInt8] {
    let key = key(line)
    return key.isEmpty ? LineContent.comparable(line) : Array(key.utf8)
  }

  private func hasLine(_ name: String) -> Bool {
    cards.indices.contains { card in
      anatomies[card].singles.contains { cards[card][anatomies[card].units[$0].line].name == name }
    }
  }

  /// Whether the words of one card's name are all in the other's.
  private func agrees(_ card: Int, with other: Int) -> Bool {
    let (words, others) = (nameWords(card), nameWords(other))
    return words.isSubset(of: others) || others.isSubset(of: words)
  }

  private func nameWords(_ card: Int) -> Set<String> {
    let separators: Set<Character> = [" ", ",", ";", "\t", "\n"]
    return Set(
      nameLines(card).flatMap { line in
        LineContent.readable(line).lowercased().split { separators.contains($0) }.map(String.init)
      }
    )
  }

  /// Keeps the lines of a property that `chosen` has, and retires those of all other cards.
  private mutating func keep(_ name: String, of chosen: Int, key: (ContentLine) -> String) {
    let own = units(named: name, in: survivor)
    var kept = chosen == survivor ? own : units(named: name, in: chosen)
    // The survivor's line stays where the chosen one says the same.
    if chosen != survivor, says(own, sameAs: kept) { kept = own }
    if own != kept { replace(own, with: kept) }
    let keeper = kept.first?.card ?? chosen
    var winners = Winners(kept)
    // Where the chosen card has no such line, its name was chosen without one.
    winners.first =
      kept.first ?? Self.nameProperties.flatMap { units(named: $0, in: chosen) }.first
    for card in cards.indices where card != keeper {
      for address in units(named: name, in: card) {
        retire(address, reason(for: address, &winners, key: key))
      }
    }
  }

  private func says(_ own: [Address], sameAs kept: [Address]) -> Bool {
    own.count == kept.count
      && zip(own, kept).allSatisfy {
        LineContent.comparable(line($0)) == LineContent.comparable(line($1))
      }
  }

  /// The lines of a property that are kept, to which others give way.
  private struct Winners {
    let kept: [Address]
    /// The first of them, or the line that was chosen in their place.
    var first: Address?
    /// The first of them that says a value; `nil` until it is asked for.
    var byValue: [[UInt8]: Address]?

    init(_ kept: [Address]) { self.kept = kept }
  }

  private func reason(
    for address: Address,
    _ winners: inout Winners,
    key: (ContentLine) -> String
  ) -> RetirementReason {
    guard !unit(address).isEmpty else { return .empty }
    let fingerprint = unit(address).fingerprint
    if let twin = winners.kept.first, unit(twin).fingerprint == fingerprint,
      line(twin).value == line(address).value
    {
      return .saysTheSame(as: origin(twin))
    }
    let values =
      winners.byValue
      ?? Dictionary(winners.kept.map { (standardized(line($0), key: key), $0) }) { first, _ in first
      }
    winners.byValue = values
    if let same = values[standardized(line(address), key: key)] {
      return .saysTheSame(as: origin(same))
    }
    return winners.first.map { .notChosen(over: origin($0)) } ?? .bookkeeping
  }
}
