// How two names relate once they are in parts, and which rule says so:
//
//   "Bob Smith", "Smith, Robert"          same, nickname
//   "J. Smith", "John Smith"              compatible, initial
//   "John Smith Jr.", "John Smith Sr."    different, generation
//
// A name alone never says that two cards are one person; this says what the names say. Misspelt
// names are different here: how similar they are is for matching to say.

/// What the names of two cards say.
package enum NameRelation: String, Hashable, Sendable {
  /// One name, spelled in two ways.
  case same
  /// Nothing against one name, but one says less, or it is one name in two languages.
  case compatible
  case different
}

/// The rule that decided how two names relate: the weakest link of what agrees, or what differs.
package enum NameRule: String, Hashable, Sendable, CaseIterable {
  case equal, spelling, joined, nickname, middleMissing, secondFamilyMissing, swapped, order
  case initial, languageVariant, otherPart, partMissing, formerName, generationMissing, empty
  case given, middle, family, generation, sex
}

/// How two names relate, and by which rule.
package struct NameJudgement: Hashable, Sendable {
  package var relation: NameRelation
  package var rule: NameRule

  init(_ relation: NameRelation, _ rule: NameRule) {
    self.relation = relation
    self.rule = rule
  }

  /// The weaker of two judgements, which is that of both together.
  func and(_ other: Self) -> Self {
    func rank(_ judgement: Self) -> Int {
      switch judgement.relation {
      case .same: 0
      case .compatible: 1
      case .different: 2
      }
    }
    if rank(self) != rank(other) { return rank(self) > rank(other) ? self : other }
    return rule == .equal ? other : self
  }
}

/// How the names `a` and `b` relate; the same whichever comes first.
package func nameRelation(_ a: NameParts, _ b: NameParts) -> NameJudgement {
  let straight = straightRelation(a, b)
  guard straight.relation != .same else { return straight }
  guard let turned = turnedRelation(a, b) else { return straight }
  if conflictBesideNames(a, b) != nil { return straight }
  if straight.relation == .compatible && turned.relation == .compatible { return straight }
  return straight.relation == .compatible && straight.rule == .generationMissing ? straight : turned
}

/// How two written names relate; each is a whole name.
package func nameRelation(_ a: String, _ b: String) -> NameJudgement {
  nameRelation(nameParts(whole: Array(a.utf8)[...]), nameParts(whole: Array(b.utf8)[...]))
}

/// A generation or a title against one name.
private func conflictBesideNames(_ a: NameParts, _ b: NameParts) -> NameJudgement? {
  if a.sex != 0 && b.sex != 0 && a.sex != b.sex { return NameJudgement(.different, .sex) }
  let isBeside = a.isCouple != b.isCouple
  guard a.generation != b.generation else {
    return isBeside ? NameJudgement(.compatible, .partMissing) : nil
  }
  if a.generation == .none || b.generation == .none {
    return NameJudgement(.compatible, .generationMissing)
  }
  return NameJudgement(.different, .generation)
}

private func straightRelation(_ a: NameParts, _ b: NameParts) -> NameJudgement {
  guard !a.isEmpty && !b.isEmpty else {
    return a == b ? NameJudgement(.same, .equal) : NameJudgement(.compatible, .empty)
  }
  let beside = conflictBesideNames(a, b) ?? NameJudgement(.same, .equal)
  if beside.relation == .different { return beside }
  if a.wordCount == 1 || b.wordCount == 1 {
    return beside.and(singleWord(a, b))
  }
  let family = familyRelation(a, b)
  if family.relation == .different { return family }
  return beside.and(family.and(GivenComparison(a, b).judgement))
}

/// A name of one word, which may be any part of the other.
private func singleWord(_ a: NameParts, _ b: NameParts) -> NameJudgement {
  let (one, other) = a.wordCount == 1 ? (a, b) : (b, a)
  guard let word = one.given.first ?? one.family.first ?? one.middle.first else {
    return NameJudgement(.compatible, .empty)
  }
  if other.wordCount == 1, let second = other.given.first ?? other.family.first {
    if let relation = wordRelation(word, second, isGiven: true) { return relation }
    return NameJudgement(.different, .given)
  }
  let words = other.given + other.family + other.former + other.nicknames
  let agrees = words.contains {
    (wordRelation(word, $0, isGiven: true)?.relation ?? .different) != .different
  }
  return agrees ? NameJudgement(.compatible, .partMissing) : NameJudgement(.different, .given)
}

/// The words in another order: family name first without a comma, or in the wrong fields.
private func turnedRelation(_ a: NameParts, _ b: NameParts) -> NameJudgement? {
  let (first, second) = (a.wordsInOrder, b.wordsInOrder)
  guard first.count == second.count, first.count >= 2 else { return joinedTurned(a, b) }
  var left = second
  var rule: NameRule = first.count == 2 ? .swapped : .order
  for word in first {
    if let index = left.firstIndex(where: { isOneSpelling(word, $0, isGiven: false) }) {
      left.remove(at: index)
    } else if rule != .nickname,
      let index = left.firstIndex(where: { Nicknames.relation(word[...], $0[...]) == .short })
    {
      // "Sepp Huber" and "Huber Josef".
      rule = .nickname
      left.remove(at: index)
    } else {
      return joinedTurned(a, b)
    }
  }
  guard first.allSatisfy({ $0.count > 1 }) else { return nil }
  // "María José Ruiz" is not José María.
  if rule == .order, !a.family.isEmpty, !a.middle.isEmpty, a.family == b.family {
    return NameJudgement(.compatible, .order)
  }
  // "James Thomas" may be Thomas James or not.
  if first.allSatisfy({ Nicknames.isGivenName($0[...]) }) {
    return NameJudgement(.compatible, .swapped)
  }
  return NameJudgement(.same, rule)
}

/// "Wang Xiao Ming" and "Xiaoming Wang".
private func joinedTurned(_ a: NameParts, _ b: NameParts) -> NameJudgement? {
  func turned(_ a: NameParts, _ b: NameParts) -> Bool {
    guard let first = a.given.first, let last = b.family.first, b.family.count == 1,
      let given = b.given.first, a.middle.count + a.family.count == 2, b.middle.isEmpty
    else { return false }
    let rest = (a.middle + a.family).flatMap { $0 }
    return isOneSpelling(first, last, isGiven: false) && isOneSpelling(rest, given, isGiven: true)
  }
  if turned(a, b) || turned(b, a) { return NameJudgement(.same, .order) }
  // "Wang Xiao Ming" and "Wang Xiaoming": the blank alone differs.
  let (first, second) = (a.given + a.middle + a.family, b.given + b.middle + b.family)
  guard let start = first.first, start.count > 1, start == second.first,
    first.flatMap({ $0 }) == second.flatMap({ $0 })
  else { return nil }
  return NameJudgement(.same, .joined)
}

extension NameParts {
  fileprivate var wordCount: Int { given.count + middle.count + family.count }

  /// All words but particles: "DE GAULLE Charles" has one where a given name is expected.
  fileprivate var wordsInOrder: [[UInt8]] {
    (given + middle + family).filter {
      !NameRoles(rawValue: NameRoles.table[$0[...]]).contains(.particle)
    }
  }
}

/// Whether two folded words are one name in two systems of writing.
///
/// Given names have more freedom: c and k, single and double letters.
func isOneSpelling(_ a: [UInt8], _ b: [UInt8], isGiven: Bool) -> Bool {
  if a == b { return true }
  var (first, second): ([UInt8], [UInt8]) = ([], [])
  spellingKey(a[...], into: &first)
  spellingKey(b[...], into: &second)
  if first == second { return true }
  guard isGiven else { return isFamilySpelling(a, b, (first, second)) }
  guard first.count > 2, second.count > 2 else { return false }
  if loosened(first) == loosened(second) || areJapaneseSpellings(a, b) { return true }
  // "Milosh" is Miloš; Josh is not Jos.
  return min(a.count, b.count) > 3 && withoutFinalHiss(first) == withoutFinalHiss(second)
}

/// Two family names whose keys differ: Slavic and Greek ones have more spellings, "Mac" is "Mc".
private func isFamilySpelling(_ a: [UInt8], _ b: [UInt8], _ keys: ([UInt8], [UInt8])) -> Bool {
  if isGreek(a[...]) && isGreek(b[...]) && loosened(keys.0) == loosened(keys.1) { return true }
  if let first = afterMac(a), let second = afterMac(b), a.count != b.count {
    return isOneSpelling(first, second, isGiven: false)
  }
  return areSlavicSpellings(a, b) || areJapaneseSpellings(a, b)
}

/// The key of a given name without the h of "sh" at its end.
private func withoutFinalHiss(_ key: [UInt8]) -> ArraySlice<UInt8> {
  key.suffix(2).elementsEqual("sh".utf8) ? key.dropLast() : key[...]
}

/// What stands behind "Mc" or "Mac": McGregor is MacGregor.
private func afterMac(_ word: [UInt8]) -> [UInt8]? {
  let length =
    word.starts(with: "mac".utf8) ? 3 : word.starts(with: "mc".utf8) ? 2 : isShortMac(word) ? 1 : 0
  return length > 0 && word.count >= length + 3 ? Array(word[length...]) : nil
}

/// "M'Gregor" and "M'Donald".
private func isShortMac(_ word: [UInt8]) -> Bool {
  word.count > 1 && word[0] == UInt8(ascii: "m") && !"aeiouyc".utf8.contains(word[1])
}

/// c as k where it sounds so, double letters as one.
func loosened(_ key: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  for (index, letter) in key.enumerated() {
    var letter = letter
    if letter == UInt8(ascii: "c") {
      let next = index + 1 < key.count ? key[index + 1] : 0
      let isSoft = next == UInt8(ascii: "e") || next == UInt8(ascii: "i")
      if !isSoft { letter = UInt8(ascii: "k") }
    }
    if result.last != letter { result.append(letter) }
  }
  return result
}

/// How two words relate as one part of a name; `nil` where they don't.
func wordRelation(_ a: [UInt8], _ b: [UInt8], isGiven: Bool) -> NameJudgement? {
  if a == b { return NameJudgement(.same, .equal) }
  if a.count == 1 || b.count == 1 {
    return isInitial(a, b) ? NameJudgement(.compatible, .initial) : nil
  }
  if isOneSpelling(a, b, isGiven: isGiven) { return NameJudgement(.same, .spelling) }
  guard isGiven else { return nil }
  switch Nicknames.relation(a[...], b[...]) {
  case .short: return NameJudgement(.same, .nickname)
  case .ambiguous: return NameJudgement(.compatible, .nickname)
  case .variant: return NameJudgement(.compatible, .languageVariant)
  case nil: return nil
  }
}

/// "R." is Robert, and so Bob.
private func isInitial(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  let (letter, word) = a.count == 1 ? (a, b) : (b, a)
  return word.first == letter.first || Nicknames.formal(word).first == letter.first
}
