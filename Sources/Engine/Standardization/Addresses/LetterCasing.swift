/// What is done to a text that is written in one case only.
struct LetterCasing {
  let isUpper: Bool

  /// `nil` where the text has both cases, or no word that is long enough to tell.
  init?(of text: String) {
    let letters = text.filter { $0.isLetter && $0.isCased }
    let isUpper = letters.allSatisfy(\.isUppercase)
    let isLong = text.split { !$0.isLetter }.contains { $0.count > 3 && $0.allSatisfy(\.isCased) }
    // "xxxx" is no name.
    guard Set(letters.lowercased()).count > 1 else { return nil }
    guard isLong, isUpper || letters.allSatisfy(\.isLowercase) else { return nil }
    self.isUpper = isUpper
  }

  /// Words that are not capital inside the names of towns.
  static let smallWordsOfPlaces: Set<String> = [
    "am", "an", "auf", "bei", "im", "in", "ob", "der", "dem", "den", "und", "de", "du", "des", "la",
    "le", "les", "sur", "sous", "en", "et", "del", "los", "las", "y", "di", "da", "do", "aan",
    "van", "upon", "of", "the", "on", "under", "i", "över",
  ]

  /// The word with a capital initial for each of its parts; small words and numbers stay small.
  func word(_ word: String, isFirst: Bool, small: Set<String>) -> String {
    guard !word.contains(where: \.isNumber) else { return ordinal(word) }
    let lower = word.lowercased()
    let bare = lower.filter(\.isLetter)
    if !isFirst, small.contains(lower) { return lower }
    // Letters alone, and what has no vowel and is no known word, may be codes.
    guard bare.count > 1, isPlain(word) else { return word }
    if Self.kept.contains(bare) { return bare.count == lower.count ? lower.uppercased() : word }
    var output = ""
    var isStart = true
    for (index, sign) in lower.enumerated() {
      let rest = lower.dropFirst(index + 1)
      if isStart, sign.isLetter, !isElided(sign, rest, isFirst: isFirst) {
        // "King's" has no capital at its end.
        let isEnding = rest.first?.isLetter != true && output.last == "'"
        output += isEnding ? String(sign) : sign.uppercased()
      } else {
        output.append(sign)
      }
      isStart = !sign.isLetter
      if sign == ".", rest.first?.isLetter == true, output.count > 1 { isStart = false }
    }
    let parts = output.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return output }
    return parts.enumerated().map { index, part in
      index > 0 && small.contains(part.lowercased()) ? part.lowercased() : String(part)
    }.joined(separator: "-")
  }

  /// Whether lower case and back gives the word as it is: not for ß in capitals and the like.
  private func isPlain(_ word: String) -> Bool {
    (isUpper ? word.lowercased().uppercased() : word.uppercased().lowercased()) == word
  }

  /// The l of "l'Église".
  private func isElided(_ sign: Character, _ rest: Substring, isFirst: Bool) -> Bool {
    !isFirst && (sign == "l" || sign == "d") && (rest.first == "'" || rest.first == "’")
  }

  private func ordinal(_ word: String) -> String {
    let letters = word.drop(while: \.isNumber).lowercased()
    let isOrdinal = ["st", "nd", "rd", "th"].contains(letters)
    return isOrdinal ? word.lowercased() : word
  }

  private static let kept: Set<String> = [
    "ne", "nw", "se", "sw", "po", "bp", "cs", "ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi",
    "xii", "xiv", "xx", "xxiii", "xxv", "us", "mlk", "jfk",
  ]
}
