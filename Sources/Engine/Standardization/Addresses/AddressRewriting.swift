// How an address is spelled for people. What a rule does not know stays byte for byte:
//
//   "500 n main st apt 4"  (US) → "500 North Main Street Apt 4"
//   "Hauptstr. 5a"         (DE) → "Hauptstraße 5a"
//   "C/ Mayor 3, 2º"       (ES) → "Calle Mayor 3, 2º"
//   "5 RUE DE LA PAIX"     (FR) → "5 rue de la Paix"
//
// Each result is read again: where it is another address than before, or would be changed once
// more, the text is left alone.

/// Whether the words of addresses are spelled out or cut short.
package enum AddressStyle: Sendable {
  /// "Memory Lane"
  case full
  /// "Memory Ln"
  case short
}

/// A street line with its type and directions spelled out, single blanks and capital initials.
///
/// - Parameters:
///   - text: One line, with or without a house number and a unit.
///   - country: A code of ISO 3166, as `DE`; without one only what the line itself says is changed.
///   - style: Whether words are spelled out or cut short.
/// - Returns: `nil` where nothing changes.
package func rewrittenStreet(
  _ text: String,
  country: String?,
  style: AddressStyle = .full
) -> String? {
  guard !text.contains(where: \.isNewline) else { return nil }
  let plain = singleBlanks(text)
  let new = respelled(plain, country: country, style: style)
  guard new != text else { return nil }
  if isOneAddress(text, new), respelled(new, country: country, style: style) == new { return new }
  return plain == text || !isOneAddress(text, plain) ? nil : plain
}

/// A town or a region with single blanks, and capital initials where it is in one case.
///
/// - Returns: `nil` where nothing changes.
package func rewrittenPlace(_ text: String) -> String? {
  let plain = singleBlanks(text)
  let letters = plain.filter(\.isLetter).count
  // "IL" and "NSW" are codes.
  guard letters > 3, let casing = LetterCasing(of: plain) else {
    return plain == text ? nil : plain
  }
  let words = plain.split(separator: " ").map(String.init)
  let new = words.enumerated().map { index, word in
    casing.word(word, isFirst: index == 0, small: LetterCasing.smallWordsOfPlaces)
  }.joined(separator: " ")
  return new == text ? nil : new
}

/// A postcode with the blank or hyphen of its country, where its form is one of that country.
///
/// - Returns: `nil` where nothing changes.
package func rewrittenPostcode(_ text: String, country: String?) -> String? {
  let plain = singleBlanks(text)
  let signs = plain.uppercased().filter { $0 != " " && $0 != "-" }
  var new = plain
  for form in PostcodeForm.forms where form.countries.contains(country ?? "") {
    if let written = form.write(signs) { new = written }
  }
  return new == text ? nil : new
}

/// How a country writes its postcodes: `9` is a digit, `A` a letter, all else stands for itself.
private struct PostcodeForm {
  let countries: Set<String>
  let pattern: String

  static let forms = [
    PostcodeForm(countries: ["GB", "GG", "IM", "JE"], pattern: "A9 9AA"),
    PostcodeForm(countries: ["GB", "GG", "IM", "JE"], pattern: "A99 9AA"),
    PostcodeForm(countries: ["GB", "GG", "IM", "JE"], pattern: "AA9 9AA"),
    PostcodeForm(countries: ["GB", "GG", "IM", "JE"], pattern: "AA99 9AA"),
    PostcodeForm(countries: ["GB"], pattern: "A9A 9AA"),
    PostcodeForm(countries: ["GB"], pattern: "AA9A 9AA"),
    PostcodeForm(countries: ["NL"], pattern: "9999 AA"),
    PostcodeForm(countries: ["CA"], pattern: "A9A 9A9"),
    PostcodeForm(countries: ["SE", "CZ", "SK", "GR"], pattern: "999 99"),
    PostcodeForm(countries: ["US"], pattern: "99999-9999"),
    PostcodeForm(countries: ["PL"], pattern: "99-999"),
    PostcodeForm(countries: ["PT"], pattern: "9999-999"),
  ]

  /// The signs in this form, or `nil` where they are not of it.
  func write(_ signs: String) -> String? {
    var rest = signs.unicodeScalars[...]
    var output = String.UnicodeScalarView()
    for place in pattern.unicodeScalars {
      guard place == "9" || place == "A" else {
        output.append(place)
        continue
      }
      guard let sign = rest.popFirst() else { return nil }
      guard place == "9" ? ("0"..."9").contains(sign) : ("A"..."Z").contains(sign) else {
        return nil
      }
      output.append(sign)
    }
    return rest.isEmpty ? String(output) : nil
  }
}

/// The text without blanks at its ends, and with one between words.
func singleBlanks(_ text: String) -> String {
  text.split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }.joined(separator: " ")
}

/// Whether two lines are one address, and have the same digits in one order.
private func isOneAddress(_ first: String, _ second: String) -> Bool {
  var tokens = TokenTable()
  var reader = AddressReader()
  func key(_ text: String) -> AddressKey {
    var written = WrittenAddress()
    written.street = Array(text.utf8)[...]
    var key = reader.key(written, tokens: &tokens)
    key.rules = []
    return key
  }
  return key(first) == key(second) && first.filter(\.isNumber) == second.filter(\.isNumber)
}

private func respelled(_ text: String, country: String?, style: AddressStyle) -> String {
  var words = text.split(separator: " ").map(String.init)
  guard let language = StreetLanguage(country: country, words: words) else { return text }
  if let casing = LetterCasing(of: text) {
    let small = language.smallWords
    for index in words.indices {
      words[index] = casing.word(words[index], isFirst: index == 0, small: small)
      if casing.isUpper, country == "DE" || country == "AT" {
        words[index] = withSharpS(words[index])
      }
    }
  }
  language.respell(&words, country: country, style: style)
  return words.joined(separator: " ")
}

/// Gives "Hauptstrasse" the ß that capitals have not; in names it is not sure.
private func withSharpS(_ word: String) -> String {
  let ending = "trasse"
  let isWhole = word.hasSuffix("s" + ending) || word == "S" + ending
  return isWhole ? word.dropLast(ending.count) + "traße" : word
}
