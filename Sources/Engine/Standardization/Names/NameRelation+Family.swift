/// How the family names of two names relate.
func familyRelation(_ a: NameParts, _ b: NameParts) -> NameJudgement {
  guard !a.family.isEmpty && !b.family.isEmpty else {
    return NameJudgement(.compatible, .partMissing)
  }
  if a.family == b.family { return NameJudgement(.same, .equal) }
  if a.family.count == b.family.count,
    zip(a.family, b.family).allSatisfy({ isOneSpelling($0, $1, isGiven: false) })
  {
    return NameJudgement(.same, .spelling)
  }
  if a.family.count == 1 && b.family.count == 1, Nicknames.areSpellings(a.family[0], b.family[0]) {
    return NameJudgement(.same, .spelling)
  }
  if isJoined(a, b) || isArticleMissing(a.family, b.family) {
    return NameJudgement(.same, .joined)
  }
  if let shared = sharedFamily(a, b) { return shared }
  if isMiddle(of: a, familyOf: b) || isMiddle(of: b, familyOf: a) {
    return NameJudgement(.compatible, .secondFamilyMissing)
  }
  if hasFormer(a, b) || hasFormer(b, a) { return NameJudgement(.compatible, .formerName) }
  if let (first, second) = single(a, b), let found = wordRelation(first, second, isGiven: false) {
    return found
  }
  return NameJudgement(.different, .family)
}

/// "van den Berg" and "Vandenberg", "Al Masri" and "Almasri", "Garcia Lopez" and "Garcialopez".
private func isJoined(_ a: NameParts, _ b: NameParts) -> Bool {
  func forms(_ name: NameParts) -> [[UInt8]] {
    let family = name.family.flatMap { $0 }
    // "Sean O Brien": the letter was taken for an initial.
    if let letter = name.middle.last, letter == [0x6F] || letter == [0x64] {
      return [family, letter + family]
    }
    guard !name.particles.isEmpty else { return [family] }
    let joined = name.particles.flatMap { $0 } + family
    // The last particle alone may have grown to the name: "van der Meer" and "van Dermeer".
    return [family, joined, (name.particles.last ?? []) + family]
  }
  let second = forms(b)
  return forms(a).contains { first in
    second.contains { isOneSpelling(first, $0, isGiven: false) }
  }
}

/// "az-Zahra" and "Zahra": the Arabic article takes on the letter that follows.
private func isArticleMissing(_ a: [[UInt8]], _ b: [[UInt8]]) -> Bool {
  let (short, long) = a.count < b.count ? (a, b) : (b, a)
  guard short.count == 1, long.count == 2, let article = long.first, article.count <= 3,
    article.first == UInt8(ascii: "a") || article.first == UInt8(ascii: "e")
  else { return false }
  let isTaken = article.dropFirst().elementsEqual(long[1].prefix(article.count - 1))
  return isTaken && isOneSpelling(long[1], short[0], isGiven: false)
}

/// Two family names of which the other has one: "García López" and "García".
private func sharedFamily(_ a: NameParts, _ b: NameParts) -> NameJudgement? {
  let (short, long) = a.family.count < b.family.count ? (a.family, b.family) : (b.family, a.family)
  guard short.count < long.count else { return nil }
  let isPart = short.allSatisfy { word in
    long.contains { isOneSpelling(word, $0, isGiven: false) }
  }
  guard isPart else { return nil }
  return NameJudgement(.compatible, .secondFamilyMissing)
}

/// "Ana García López" in one field has García for a middle name; "Ana García" has it for a family.
private func isMiddle(of a: NameParts, familyOf b: NameParts) -> Bool {
  b.family.allSatisfy { word in
    word.count > 1 && !Nicknames.isGivenName(word[...])
      && (a.middle + a.family).contains { isOneSpelling(word, $0, isGiven: false) }
  }
}

/// Whether a former name of `a` is the family name of `b`.
private func hasFormer(_ a: NameParts, _ b: NameParts) -> Bool {
  a.former.contains { former in
    b.family.contains { isOneSpelling(former, $0, isGiven: false) }
  }
}

private func single(_ a: NameParts, _ b: NameParts) -> ([UInt8], [UInt8])? {
  guard a.family.count == 1, b.family.count == 1 else { return nil }
  return (a.family[0], b.family[0])
}
