// What `standardize` proposes for a name's spelling: blanks once, and case where it says nothing:
//
//   "JOHN O'NEIL-MCDONALD" → "John O'Neil-McDonald"     "anna  van der berg" → "Anna van der Berg"
//   "Anna  Ruiz" → "Anna Ruiz"                           "Ludwig VAN Beethoven" → nothing
//
// Mixed case is what somebody meant, so it stays. Letters are never added, lost or exchanged.

/// A better spelling of a name; `nil` where it stays as it is.
///
/// Case is mended only in names of Latin, Greek or Cyrillic letters that are all capitals or all
/// small. Rewriting twice changes nothing more.
package func rewrittenName(_ text: String) -> String? {
  let words = text.split { $0.isWhitespace }.map(String.init)
  let spaced = words.joined(separator: " ")
  guard !spaced.isEmpty else { return nil }
  let result = isOneCase(spaced) ? recased(words).joined(separator: " ") : spaced
  return result == text ? nil : result
}

/// Whether case can be mended: letters of one case alone, with no loss in changing it.
private func isOneCase(_ text: String) -> Bool {
  guard text.unicodeScalars.allSatisfy(hasKnownCase) else { return false }
  let (upper, lower) = (text.uppercased(), text.lowercased())
  guard upper != lower, text == upper || text == lower else { return false }
  // İ, ß, ŉ and ligatures don't come back.
  return lower.uppercased() == upper && upper.lowercased() == lower
    && lower.unicodeScalars.count == upper.unicodeScalars.count
}

/// Letters of Latin, Greek and Cyrillic, and what is no letter; not those of Turkish, where the
/// small I is another letter.
private func hasKnownCase(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0xAA, 0xBB..<0x11E, 0x120..<0x130, 0x132..<0x15E, 0x160..<0x250: true
  case 0x300..<0x530, 0x1E00..<0x2000, 0x2010..<0x2070: true
  default: !scalar.properties.isAlphabetic
  }
}

private func recased(_ words: [String]) -> [String] {
  words.indices.map { index in
    let word = words[index]
    let folded = String(decoding: foldedLetters(word), as: UTF8.self)
    if staysAsWritten(word, folded, index, words.count) { return word }
    let before = index > 0 ? String(decoding: foldedLetters(words[index - 1]), as: UTF8.self) : ""
    let after =
      index + 1 < words.count
      ? String(decoding: foldedLetters(words[index + 1]), as: UTF8.self) : ""
    if isSmall(folded, before: before, after: after, index, words.count) {
      return word.lowercased()
    }
    return capitalized(word)
  }
}

private func foldedLetters(_ word: String) -> [UInt8] {
  folded(Array(word.utf8)[...]).filter(isWordByte)
}

/// Generations, degrees and letters that may be initials: III, MBA, JRR.
private func staysAsWritten(_ word: String, _ folded: String, _ index: Int, _ count: Int) -> Bool {
  if count == 1 && folded.utf8.count <= 2 { return true }
  let roles = NameRoles(rawValue: NameRoles.table[Array(folded.utf8)[...]])
  let isNumeral = !folded.isEmpty && folded.utf8.allSatisfy("ivx".utf8.contains)
  if index > 0 && isNumeral && folded != "i" && folded != "vi" { return true }
  if index > 0 && index + 1 == count && count > 2
    && !roles.isDisjoint(with: [.degree, .weakDegree])
  {
    return true
  }
  return (2...3).contains(folded.utf8.count)
    && folded.utf8.allSatisfy { $0 < 0x80 && !"aeiouy".utf8.contains($0) }
    && roles.isDisjoint(with: [.anyTitle, .anySuffix])
}

/// Particles that are written small within a name; Italian "Di" and French "Le" are not.
private func isSmall(
  _ word: String,
  before: String,
  after: String,
  _ index: Int,
  _ count: Int
) -> Bool {
  let particles: Set = [
    "van", "von", "vom", "der", "den", "de", "del", "da", "do", "dos", "das", "du", "zu", "zum",
    "zur", "ter", "ten", "af", "av",
  ]
  switch word {
  case "la", "las", "los": return before == "de"
  case "und", "y": return index > 0 && index + 1 < count && count > 3
  case _ where particles.contains(word):
    guard index + 1 < count else { return false }
    // In front, "Van Morrison" is a given name, "van der Berg" a family.
    return index > 0 || particles.contains(after) || after == "la"
  default: return false
  }
}

/// A capital in front, behind hyphens and apostrophes, and in McDonald.
private func capitalized(_ word: String) -> String {
  var result = ""
  var startsPart = true
  var part = ""
  func finish() -> String {
    guard part.hasPrefix("Mc"), part.count > 4 else { return endingInSigma(part) }
    return "Mc" + part.dropFirst(2).prefix(1).uppercased() + part.dropFirst(3)
  }
  for character in word.lowercased() {
    if character.isLetter {
      part += startsPart ? character.uppercased() : String(character)
      startsPart = false
    } else {
      result += finish() + String(character)
      part = ""
      startsPart = !character.isNumber
    }
  }
  return result + finish()
}

/// "Γιώργος": sigma has another form at the end of a word.
private func endingInSigma(_ part: String) -> String {
  part.count > 1 && part.hasSuffix("σ") ? part.dropLast() + "ς" : part
}
