/// How the given and middle names of two names relate.
struct GivenComparison {
  private let a: NameParts
  private let b: NameParts

  init(_ a: NameParts, _ b: NameParts) {
    self.a = a
    self.b = b
  }

  var judgement: NameJudgement {
    guard let first = a.given.first, let second = b.given.first else {
      return a.given == b.given
        ? NameJudgement(.same, .equal) : NameJudgement(.compatible, .partMissing)
    }
    if a.middle != b.middle, isJoined { return NameJudgement(.same, .joined) }
    let found = wordRelation(first, second, isGiven: true)
    if let found, found.relation == .same { return found.and(middle) }
    if byNickname(a, second) || byNickname(b, first) {
      return NameJudgement(.same, .nickname).and(middle)
    }
    if isCompound(a, second) || isCompound(b, first) { return NameJudgement(.same, .nickname) }
    if lacksInitial(a, b) || lacksInitial(b, a) { return NameJudgement(.same, .middleMissing) }
    if let found { return found.and(middle) }
    if otherPart { return NameJudgement(.compatible, .otherPart) }
    return NameJudgement(.different, .given)
  }

  /// "Jean Pierre" and "Jeanpierre".
  private var isJoined: Bool {
    let first = (a.given + a.middle).flatMap { $0 }
    let second = (b.given + b.middle).flatMap { $0 }
    let shortest = min(a.given.first?.count ?? 0, b.given.first?.count ?? 0)
    return shortest > 1 && isOneSpelling(first, second, isGiven: true)
  }

  /// A nickname in quotes is the other's given name.
  private func byNickname(_ name: NameParts, _ given: [UInt8]) -> Bool {
    name.nicknames.contains {
      wordRelation($0, given, isGiven: true)?.relation == .same
    }
  }

  /// "María Isabel" and "Maribel": the table has such names with a plus sign.
  private func isCompound(_ name: NameParts, _ given: [UInt8]) -> Bool {
    guard let first = name.given.first, let second = name.middle.first else { return false }
    let both = first + [UInt8(ascii: "+")] + second
    return Nicknames.relation(both[...], given[...]) == .short
  }

  /// Whether one lacks the initial in front, as Scott Fitzgerald does his F.
  private func lacksInitial(_ name: NameParts, _ other: NameParts) -> Bool {
    guard name.given.first?.count == 1, let first = name.middle.first, first.count > 1,
      let given = other.given.first, given.count > 1
    else { return false }
    return wordRelation(first, given, isGiven: true)?.relation == .same
  }

  private var middle: NameJudgement {
    guard !a.middle.isEmpty && !b.middle.isEmpty else {
      let missing = a.middle.isEmpty != b.middle.isEmpty
      return NameJudgement(.same, missing ? .middleMissing : .equal)
    }
    var result = NameJudgement(.same, .equal)
    for (first, second) in zip(a.middle, b.middle) {
      guard let found = wordRelation(first, second, isGiven: true) else {
        return isInOther ? NameJudgement(.same, .middleMissing) : NameJudgement(.different, .middle)
      }
      // An initial of a middle name is the usual way to write it.
      result = result.and(found.rule == .initial ? NameJudgement(.same, .initial) : found)
    }
    if a.middle.count != b.middle.count {
      result = result.and(NameJudgement(.same, .middleMissing))
    }
    return result
  }

  /// Whether all middle names of one are among those of the other.
  private var isInOther: Bool {
    let (short, long) =
      a.middle.count < b.middle.count ? (a.middle, b.middle) : (b.middle, a.middle)
    guard short.count < long.count else { return false }
    return short.allSatisfy { word in
      long.contains { wordRelation(word, $0, isGiven: true) != nil }
    }
  }

  /// Whether the given name of one is a middle name of the other.
  private var otherPart: Bool {
    func has(_ middle: [[UInt8]], _ given: [[UInt8]]) -> Bool {
      middle.contains { word in
        given.contains {
          word.count > 1 && wordRelation(word, $0, isGiven: true)?.relation == .same
        }
      }
    }
    return has(a.middle, b.given) || has(b.middle, a.given)
  }
}
