package import ContactModel

// Two spellings of one phone number give keys that agree.
//
//   "(123) 123-4567"          country –, national 1231234567
//   "+1-123-123 4567"         country 1, national 1231234567
//   "0044 7577 125156"        country 44, national 7577125156
//   "+49 (0)30 1234567 x12"   country 49, national 301234567, extension 12
//   "555-0123"                country –, national 5550123: a local number
//
// Trunk zeros go, Italy's too, on both sides alike, so that a number with and one without its
// country code have the same national digits.

/// A phone number by which contacts are compared.
package struct PhoneKey: Hashable, Sendable {
  /// The national significant digits as a number, without leading zeros.
  package var national: UInt64
  /// The calling code, or 0 where the number does not say it.
  package var country: UInt16
  /// How many digits `national` has, in 1...15.
  package var digits: UInt8
  /// What the source says it is: mobile, home, work, fax.
  package var kind: ValueKind
  /// The extension, or 0.
  package var `extension`: UInt32
  /// Whether the text says nothing but this number: no word was left out.
  package var isWhole: Bool

  /// The last seven national digits: what a local number still has.
  package var local: UInt64 { national % 10_000_000 }

  /// The number as one spelling: the country code where it is known, then the national digits.
  ///
  /// Ten digits without a country code are taken as those of the North American plan, the one in
  /// which people write ten digits without any prefix.
  package var canonical: UInt64 {
    let code = country == 0 && digits == 10 ? 1 : UInt64(country)
    return code &* 10_000_000_000_000_000 &+ national
  }
}

/// Reads a phone number; `nil` where there are fewer than three digits.
package func phoneKey(_ text: ArraySlice<UInt8>, kind: ValueKind) -> PhoneKey? {
  var dialed = DialedDigits()
  dialed.read(text)
  let number = dialed.digits
  guard number.count >= 3, number.count <= 20 else { return nil }
  var country: UInt16 = 0
  var national = number[...]
  if dialed.isInternational {
    let length = callingCodeLength(number)
    country = number[..<length].reduce(0) { $0 * 10 + UInt16($1) }
    national = number[length...]
  } else if number.count == 11 && number[0] == 1 {
    // "1-212-555-0123": the North American trunk prefix equals the country code.
    country = 1
    national = number[1...]
  }
  let hadTrunkZero = national.first == 0
  national = national.drop { $0 == 0 }
  guard !national.isEmpty, national.count <= 15 else { return nil }
  let value = national.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
  // Behind a trunk zero ten digits are not those of the North American plan.
  let isForeign = hadTrunkZero && country == 0
  return PhoneKey(
    national: value,
    country: isForeign ? PhoneKey.unknownButNotNorthAmerican : country,
    digits: UInt8(national.count),
    kind: kind,
    extension: dialed.extensionNumber,
    isWhole: dialed.isWhole
  )
}

extension PhoneKey {
  /// Stands for "some country with a trunk zero"; no calling code is that large.
  static let unknownButNotNorthAmerican: UInt16 = 1000

  /// Whether the calling code is written.
  package var saysCountry: Bool { country != 0 && country != Self.unknownButNotNorthAmerican }
}

/// What of a number's text is dialled.
private struct DialedDigits {
  var digits: [UInt8] = []
  var isInternational = false
  var extensionNumber: UInt32 = 0
  /// Whether every word was understood.
  var isWhole = true

  mutating func read(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex, digits.count <= 20 {
      let byte = text[index]
      if isDigit(byte) {
        digits.append(byte - 0x30)
      } else if byte == UInt8(ascii: "+") && digits.isEmpty {
        isInternational = true
      } else if byte == UInt8(ascii: "("), isInternational, text[index...].starts(with: "(0)".utf8)
      {
        index += 2  // "+44 (0)20": the trunk zero is not dialled from abroad
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "#"), digits.count >= 3 {
        readExtension(text[index...])  // behind a pause, or "#12"
        break
      } else if isLetter(byte) {
        let word = text[index...].prefix(while: isLetter)
        guard readWord(word, text) else { break }
        index = word.endIndex - 1
      } else if byte >= 0x80 {
        isWhole = false
      }
      index += 1
    }
    if !isInternational && digits.count > 9 && digits[0] == 0 && digits[1] == 0 {
      digits.removeFirst(2)
      isInternational = true
    }
  }

  /// Reads a word; returns whether the number goes on behind it.
  private mutating func readWord(_ word: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    let folded = word.map { $0 | 0x20 }
    if digits.isEmpty {
      if word.count == 1, folded[0] == UInt8(ascii: "o"), isLetterForZero(text, at: word.startIndex)
      {
        digits.append(0)
      } else {
        isWhole = isWhole && labels.contains(folded)
      }
      return true
    }
    if digits.count >= 5, extensionMarkers.contains(folded) {
      readExtension(text[word.endIndex...])
      return false
    }
    if word.count == 1, folded[0] == UInt8(ascii: "o"), isLetterForZero(text, at: word.startIndex) {
      digits.append(0)
      return true
    }
    if word.count >= 3, word.allSatisfy({ $0 < 0x60 }) {
      // "1-800-FLOWERS": the letters of the keys.
      digits += word.map { keypad[Int($0 - 0x41)] }
      return true
    }
    isWhole = false
    return true
  }

  private mutating func readExtension(_ text: ArraySlice<UInt8>) {
    for byte in text {
      if isDigit(byte) {
        extensionNumber = (extensionNumber &* 10 &+ UInt32(byte - 0x30)) % 100_000_000
      } else if isLetter(byte) && extensionNumber > 0 {
        isWhole = false
      }
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

/// The digit of each letter, from A.
///
/// - Note: Source: ITU-T E.161, option A.
private let keypad: [UInt8] = [
  2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9, 9,
]

private let labels: Set<[UInt8]> = Set(["tel", "phone"].map { Array($0.utf8) })

/// Words in front of an extension, in lower case.
private let extensionMarkers: Set<[UInt8]> = Set(
  ["x", "ext", "extn", "extension", "durchwahl", "dw", "poste", "interno", "anexo", "ramal"]
    .map { Array($0.utf8) }
)

/// Whether an "o" stands before a digit and not behind a letter: a zero by mistake.
private func isLetterForZero(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
  let after = index + 1 < text.endIndex && isDigit(text[index + 1])
  guard after, index > text.startIndex else { return after }
  let before = text[index - 1] | 0x20
  return !(before >= 0x61 && before <= 0x7A)
}

/// How many digits the calling code at the start of an international number has.
///
/// - Note: Source: ITU-T E.164, list of assigned country codes.
private func callingCodeLength(_ digits: [UInt8]) -> Int {
  guard digits.count >= 3 else { return 0 }
  switch digits[0] {
  case 1, 7: return 1
  default:
    let two = digits[0] * 10 + digits[1]
    return twoDigitCallingCodes.contains(two) ? 2 : 3
  }
}

private let twoDigitCallingCodes: Set<UInt8> = [
  20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56,
  57, 58, 60, 61, 62, 63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
]
