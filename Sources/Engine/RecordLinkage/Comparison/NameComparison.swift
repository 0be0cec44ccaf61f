import Standardization

/// Relates names word by word; words are numbers of a ``ComparableTable``.
struct NameComparison: Sendable {
  let table: ComparableTable
  let names: Lexicon
  /// For each name how long its sound is.
  private let soundLengths: [UInt8]
  /// The lines of the table of nicknames of name `n` stand in `groups` from `groupStarts[n]` on.
  private let groupStarts: [UInt32]
  private let groups: [UInt16]

  init(table: ComparableTable) {
    self.table = table
    names = Lexicon(table.names)
    soundLengths = table.soundOfName.map { UInt8(min(255, table.sounds[$0].count)) }
    var starts: [UInt32] = [0]
    for groups in table.nicknameGroups { starts.append((starts.last ?? 0) + UInt32(groups.count)) }
    groupStarts = starts
    groups = table.nicknameGroups.flatMap { $0 }
  }

  /// How similar two different words are when they may be one misspelt.
  ///
  /// Jaro-Winkler at 0.88 and above, one edit in words of at least four letters, or one sound.
  func areSimilar(_ a: UInt32, _ b: UInt32) -> Bool {
    if a == b { return true }
    let sound = table.soundOfName[Int(a)]
    if sound == table.soundOfName[Int(b)] && soundLengths[Int(a)] > 1 { return true }
    let (first, second) = (names.count(a), names.count(b))
    let shorter = min(first, second)
    guard shorter >= 3, shorter * 2 > max(first, second) else { return false }
    if shorter >= 4 && names.areOneEditApart(a, b) { return true }
    return names.areSimilar(a, b, least: 0.88)
  }

  /// Whether one of two similar names is no name that anybody else has.
  private func isMistake(_ a: UInt32, _ b: UInt32, _ counts: [UInt32]) -> Bool {
    let (rare, common) = counts[Int(a)] < counts[Int(b)] ? (a, b) : (b, a)
    // Mistakes repeat in large books.
    return counts[Int(rare)] <= 1 + counts[Int(common)] / 256
      && groupStarts[Int(rare)] == groupStarts[Int(rare) + 1]
  }

  /// Whether people use one name for the other.
  func areNicknames(_ a: UInt32, _ b: UInt32) -> Bool {
    for i in groupStarts[Int(a)]..<groupStarts[Int(a) + 1] {
      for j in groupStarts[Int(b)]..<groupStarts[Int(b) + 1] where groups[Int(i)] == groups[Int(j)]
      {
        return true
      }
    }
    return false
  }

  /// Whether one given name is the first letter of the other, or of what that is short for: "R."
  /// is Robert, and so Bob.
  private func agreeByInitial(_ a: UInt32, _ b: UInt32) -> Bool {
    let (first, formalFirst) = (names.first(a), names.first(table.formalOfName[Int(a)]))
    let (second, formalSecond) = (names.first(b), names.first(table.formalOfName[Int(b)]))
    return first == second || first == formalSecond || formalFirst == second
  }

  /// Whether one word is the other's first letter.
  func isInitial(_ a: UInt32, _ b: UInt32) -> Bool {
    (names.count(a) == 1 || names.count(b) == 1) && names.first(a) == names.first(b)
  }

  func given(_ a: ComparableRecord, _ b: ComparableRecord) -> GivenLevel {
    guard !a.given.isEmpty, !b.given.isEmpty else { return givenByNickname(a, b) }
    let first = table.nameWords[Int(a.given.start)]
    let second = table.nameWords[Int(b.given.start)]
    if first == second { return names.count(first) == 1 ? .initial : .equal }
    if areNicknames(first, second) || nicknameField(of: a, names: second)
      || nicknameField(of: b, names: first)
    {
      return .nickname
    }
    let shorter = min(names.count(first), names.count(second))
    if shorter == 1 { return agreeByInitial(first, second) ? .initial : .conflict }
    if areSimilar(first, second) {
      return isMistake(first, second, table.givenCounts) ? .misspelt : .similar
    }
    if shorter >= 3 && names.haveSamePrefix(first, second, count: shorter) { return .prefix }
    if contains(b.middle, first) || contains(a.middle, second) { return .otherPart }
    // "Ferreira, Alicia" in the wrong fields, who is Alicia Martins elsewhere.
    if contains(b.family, first) || contains(a.family, second) { return .otherPart }
    return .conflict
  }

  func family(_ a: ComparableRecord, _ b: ComparableRecord) -> FamilyLevel {
    guard !a.family.isEmpty, !b.family.isEmpty else { return .missing }
    let first = a.family.indices
    let second = b.family.indices
    var shared = 0
    for i in first where second.contains(where: { table.nameWords[$0] == table.nameWords[i] }) {
      shared += 1
    }
    if shared > 0 {
      return shared == first.count && first.count == second.count ? .equal : .shared
    }
    var best = FamilyLevel.conflict
    for i in first {
      for j in second {
        let (left, right) = (table.nameWords[i], table.nameWords[j])
        if names.count(left) == 1 || names.count(right) == 1 {
          if best == .conflict && isInitial(left, right) { best = .initial }
        } else if areSimilar(left, right) {
          if isMistake(left, right, table.familyCounts) { return .misspelt }
          best = .similar
        }
      }
    }
    guard best == .conflict else { return best }
    return isJoined(first, second) || isJoined(second, first) ? .similar : .conflict
  }

  private func areForms(_ a: UInt32, _ b: UInt32) -> Bool { areSimilar(a, b) || areNicknames(a, b) }

  /// Whether given and family name of one stand in each other's place in the other.
  func isSwapped(_ a: ComparableRecord, _ b: ComparableRecord) -> Bool {
    guard !a.given.isEmpty, !b.given.isEmpty, !a.family.isEmpty, !b.family.isEmpty else {
      return false
    }
    let aGiven = table.nameWords[Int(a.given.start)]
    let bGiven = table.nameWords[Int(b.given.start)]
    let aFamily = b.family.indices.contains { areForms(table.nameWords[$0], aGiven) }
    let bFamily = a.family.indices.contains { areForms(table.nameWords[$0], bGiven) }
    return aFamily && bFamily
  }

  func middle(_ a: ComparableRecord, _ b: ComparableRecord) -> MiddleLevel {
    guard !a.middle.isEmpty, !b.middle.isEmpty else { return .missing }
    let first = table.nameWords[Int(a.middle.start)]
    let second = table.nameWords[Int(b.middle.start)]
    if first == second { return names.count(first) == 1 ? .initial : .equal }
    if isInitial(first, second) { return .initial }
    return areSimilar(first, second) ? .equal : .conflict
  }

  /// "Mac Donald" and "Macdonald", "Garcia Lopez" and "Garcialopez".
  private func isJoined(_ words: Range<Int>, _ other: Range<Int>) -> Bool {
    guard words.count > 1, other.count == 1 else { return false }
    return names.isJoined(table.nameWords[words], table.nameWords[other.lowerBound])
  }

  private func givenByNickname(_ a: ComparableRecord, _ b: ComparableRecord) -> GivenLevel {
    if !a.given.isEmpty, nicknameField(of: b, names: table.nameWords[Int(a.given.start)]) {
      return .nickname
    }
    if !b.given.isEmpty, nicknameField(of: a, names: table.nameWords[Int(b.given.start)]) {
      return .nickname
    }
    return .missing
  }

  private func nicknameField(of record: ComparableRecord, names word: UInt32) -> Bool {
    record.nickname.indices.contains { table.nameWords[$0] == word }
  }

  private func contains(_ run: ComparableRecord.Run, _ word: UInt32) -> Bool {
    run.indices.contains { areSimilar(table.nameWords[$0], word) }
  }
}
