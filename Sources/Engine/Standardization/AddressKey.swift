/// A postal address by which contacts are compared; parts are words of the token table, 0 if absent.
package struct AddressKey: Hashable, Sendable {
  /// The house number, with its letter.
  package var number: UInt32 = 0
  /// The street in one word, its type spelled out: "hauptstrasse", "memorylane".
  package var street: UInt32 = 0
  package var unit: UInt32 = 0
  package var city: UInt32 = 0
  package var region: UInt32 = 0
  /// Letters and digits only; of an American ZIP+4 the first five.
  package var postcode: UInt32 = 0
  package var country: UInt32 = 0
  /// A place of work, as the source says.
  package var isWork = false

  /// Whether nothing is known.
  package var isEmpty: Bool {
    number == 0 && street == 0 && city == 0 && postcode == 0 && region == 0 && country == 0
  }
}

/// The parts of an address as they are written.
struct WrittenAddress {
  var street: ArraySlice<UInt8> = []
  var unit: ArraySlice<UInt8> = []
  var city: ArraySlice<UInt8> = []
  var region: ArraySlice<UInt8> = []
  var postcode: ArraySlice<UInt8> = []
  var country: ArraySlice<UInt8> = []
  /// A whole address in one field.
  var whole: ArraySlice<UInt8> = []
  var isWork = false
}

/// Reads an address.
func addressKey(_ written: WrittenAddress, tokens: inout TokenTable) -> AddressKey {
  var key = AddressKey(isWork: written.isWork)
  var street = splitStreet(written.street.isEmpty ? written.whole : written.street)
  if !written.unit.isEmpty { street.unit = unitWord(splitWords(folded(written.unit))) }
  key.number = tokens.intern(street.number)
  key.street = tokens.intern(street.street)
  key.unit = tokens.intern(street.unit)
  key.city = tokens.intern(placeWord(written.city))
  key.region = tokens.intern(placeWord(written.region))
  key.postcode = tokens.intern(postcodeWord(written.postcode))
  key.country = tokens.intern(placeWord(written.country))
  return key
}

/// The parts of an address in a form that is equal for spellings of one address, and for them alone.
///
/// Unlike an ``AddressKey`` it drops no word, so "Floor 2 Apt 3" is not "Apt 23".
func exactAddress(_ written: WrittenAddress) -> [[UInt8]] {
  [
    StreetWords.spelledOutLine(written.whole), StreetWords.spelledOutLine(written.street),
    StreetWords.spelledOutLine(written.unit), placeLine(written.city), placeLine(written.region),
    postcodeLine(written.postcode), placeLine(written.country),
  ]
}

private func placeLine(_ text: ArraySlice<UInt8>) -> [UInt8] {
  guard !text.isEmpty else { return [] }
  return Array(
    splitWords(folded(text)).map { StreetWords.placeWords[$0] ?? $0 }.joined(separator: [0x20])
  )
}

private func postcodeLine(_ text: ArraySlice<UInt8>) -> [UInt8] { folded(text).filter(isWordByte) }

/// A street line in its parts.
struct StreetParts: Equatable {
  var number: [UInt8] = []
  var street: [UInt8] = []
  var unit: [UInt8] = []
}

// "69 Giblin St."            → number 69, street giblinstreet
// "Hauptstr. 5a"             → number 5a, street hauptstrasse
// "C/ Mayor, 16, 2º"         → number 16, street callemayor, unit 2o
// "188 North High Ln Apt 4"  → number 188, street northhighlane, unit 4

/// Splits a street line into house number, street and unit.
func splitStreet(_ line: ArraySlice<UInt8>) -> StreetParts {
  guard !line.isEmpty else { return StreetParts() }
  var parts = StreetParts()
  var words = StreetWords.words(line)
  if let marker = words.firstIndex(where: StreetWords.isUnitMarker), marker > 0 {
    parts.unit = unitWord(Array(words[marker...]))
    words.removeSubrange(marker...)
  }
  if words.count > 2, StreetWords.isUnitMarker(words[0]), isNumberWord(words[1]) {
    parts.unit = words[1]  // "Flat 2, 10 Mill Road"
    words.removeFirst(2)
  }
  if let first = words.first, isNumberWord(first) {
    parts.number = first
    words.removeFirst()
  } else if var place = words.lastIndex(where: isNumberWord), place > 0 {
    // Of the numbers at the end the first is the house, the others are floor and door.
    while place > 1 && isNumberWord(words[place - 1]) { place -= 1 }
    parts.number = words[place]
    if place + 2 == words.count, words[place + 1].count == 1, words[place + 1][0] >= 0x61 {
      parts.number += words.removeLast()  // "5 a"
    }
    if place + 1 < words.count && parts.unit.isEmpty {
      parts.unit = unitWord(Array(words[(place + 1)...]))
    }
    words.removeSubrange(place...)
  }
  if let letter = words.first, words.count > 1, letter.count == 1, !parts.number.isEmpty,
    letter[0] >= 0x61, letter[0] <= 0x63, StreetWords.direction(letter) == nil
  {
    parts.number += letter  // "12 b Mill Lane"
    words.removeFirst()
  }
  parts.street = StreetWords.spelledOut(words)
  return parts
}

private func isNumberWord(_ word: [UInt8]) -> Bool { word.first.map(isDigit) ?? false }

/// The unit without its marker: "apt 4" and "#4" are "4".
private func unitWord(_ words: [[UInt8]]) -> [UInt8] {
  words.filter { !StreetWords.isUnitMarker($0) }.flatMap { $0 }
}

/// A city, region or country in one word, "Saint" spelled out.
func placeWord(_ text: ArraySlice<UInt8>) -> [UInt8] {
  guard !text.isEmpty else { return [] }
  return splitWords(folded(text)).flatMap { StreetWords.placeWords[$0] ?? $0 }
}

/// Letters and digits of a postcode; of nine American digits the first five.
func postcodeWord(_ text: ArraySlice<UInt8>) -> [UInt8] {
  guard !text.isEmpty else { return [] }
  let word = folded(text).filter(isWordByte)
  return word.count == 9 && word.allSatisfy(isDigit) ? Array(word[..<5]) : word
}
