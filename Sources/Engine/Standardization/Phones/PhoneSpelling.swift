// What people write around a number, read before anything is known of numbering plans:
//
//   "Tel: +1 206 555 0100 ext. 12"   + 12065550100, extension 12
//   "2O6 555 O1OO"                   2065550100
//   "1-800-MY-APPLE"                 18006927753
//   "2065550100 / 2065550101"        2065550100, and not whole: another number is left out
//   "٠٥٠١٢٣٤٥٦٧"                     0501234567

/// Which rules of ours read a number, those that libphonenumber does not have.
struct PhoneRules: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// "++44", "+0044", "+011 44": one plus.
  static let prefixBehindPlus = PhoneRules(rawValue: 1 << 0)
  /// "00" before a calling code, where another prefix is the custom.
  static let doubleZero = PhoneRules(rawValue: 1 << 1)
  /// "491711234567": a calling code without anything before it.
  static let callingCodeWithoutPlus = PhoneRules(rawValue: 1 << 2)
  /// "+52 1", "044", "045", "01" of Mexico before 2019.
  static let oldMexicanPrefix = PhoneRules(rawValue: 1 << 3)
  /// A letter O among digits.
  static let letterForZero = PhoneRules(rawValue: 1 << 4)
  /// Letters of the keys.
  static let vanity = PhoneRules(rawValue: 1 << 5)
  /// A word that is no part of the number.
  static let word = PhoneRules(rawValue: 1 << 6)
  /// What is dialled behind a pause.
  static let pause = PhoneRules(rawValue: 1 << 7)
  /// A second number, left out.
  static let secondNumber = PhoneRules(rawValue: 1 << 8)
  /// "*67" or "#31#" in front.
  static let serviceCode = PhoneRules(rawValue: 1 << 9)
  /// "+39 (0)312": a trunk zero in brackets in a plan that has none.
  static let bracketedZero = PhoneRules(rawValue: 1 << 10)
  /// The number is not possible in its region, so that its country is not known.
  static let notPossibleThere = PhoneRules(rawValue: 1 << 11)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let names: [(rule: PhoneRules, name: String)] = [
    (.prefixBehindPlus, "prefix behind plus"), (.doubleZero, "double zero"),
    (.callingCodeWithoutPlus, "calling code without plus"),
    (.oldMexicanPrefix, "old Mexican prefix"), (.letterForZero, "letter for zero"),
    (.vanity, "vanity"), (.word, "word"), (.pause, "pause"), (.secondNumber, "second number"),
    (.serviceCode, "service code"), (.bracketedZero, "bracketed zero"),
    (.notPossibleThere, "not possible there"),
  ]
}

/// What of a number's text is dialled.
struct PhoneSpelling {
  private(set) var digits = DigitString()
  private(set) var extensionDigits = DigitString()
  private(set) var isInternational = false
  /// Whether the text says nothing but this number.
  private(set) var isWhole = true
  /// Whether the text is a number, an extension and punctuation, without any word.
  private(set) var isBare = true
  /// Where "(0)" stood, as an index of `digits`.
  private(set) var bracketedZero: Int?
  private(set) var rules: PhoneRules = []

  private let text: ArraySlice<UInt8>
  private var index: Int
  private var isDone = false

  /// More bytes than any number has; what stands behind is not read.
  private static let mostBytes = 250

  init(_ text: ArraySlice<UInt8>) {
    self.text = text.prefix(Self.mostBytes)
    index = text.startIndex
    if text.count > Self.mostBytes { (isWhole, isBare) = (false, false) }
    while index < self.text.endIndex, !isDone { step() }
  }

  private mutating func step() {
    let byte = text[index]
    if isDigit(byte) {
      append(byte - 0x30)
      index += 1
    } else if byte < 0x80 {
      if isLetter(byte) { readWord() } else { readPunctuation(byte) }
    } else {
      readScalar()
    }
  }

  private mutating func append(_ digit: UInt8) {
    guard digits.count < 30 else {
      // Nothing dialled is as long.
      (isWhole, isDone) = (false, true)
      return
    }
    digits.append(digit)
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    index += 1
    switch byte {
    case UInt8(ascii: "+"): readPlus()
    case UInt8(ascii: "("):
      if index + 1 < text.endIndex, text[index] == 0x30, text[index + 1] == UInt8(ascii: ")"),
        digits.count <= 5, digits.count > 0
      {
        bracketedZero = digits.count
      }
    case UInt8(ascii: "#"), UInt8(ascii: "*"): readServiceCode(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"): readPause()
    case UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "&"), 0x0A:
      if mayBeComplete, hasDigits(from: index) { endBeforeAnother() }
    case UInt8(ascii: "~"):
      if mayBeComplete, hasDigits(from: index) { readExtension(mark: []) }
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "!"),
      UInt8(ascii: "?"):
      isBare = false
    default: break
    }
  }

  private mutating func readPlus() {
    if digits.isEmpty {
      if isInternational { rules.insert(.prefixBehindPlus) }
      isInternational = true
    } else if mayBeComplete, hasDigits(from: index) {
      endBeforeAnother()
    }
  }

  /// Reads "#5" behind a number as its extension, "*67" and "#31#" before it not at all.
  private mutating func readServiceCode(_ mark: UInt8) {
    if digits.count >= 3 {
      if mark == UInt8(ascii: "#"), hasDigits(from: index) { return readExtension(mark: []) }
      isBare = false
      return
    }
    (isWhole, isBare) = (false, false)
    guard digits.isEmpty, !isInternational else { return }
    var end = index
    while end < text.endIndex, isDigit(text[end]) { end += 1 }
    guard end - index <= 3, end < text.endIndex, countDigits(from: end) >= 5 else { return }
    rules.insert(.serviceCode)
    index = end
  }

  private mutating func readPause() {
    guard digits.count >= 3, hasDigits(from: index) else { return }
    if mayBeComplete, countDigits(from: index) >= 7, !hasExtensionName { return endBeforeAnother() }
    isBare = isBare && hasExtensionName
    readExtension(mark: .pause)
  }

  /// Whether "ext=" follows, as in a tel URI.
  private var hasExtensionName: Bool { text[index...].starts(with: "ext=".utf8) }

  /// Ends the number: another one follows.
  private mutating func endBeforeAnother() {
    rules.insert(.secondNumber)
    (isWhole, isBare, isDone) = (false, false, true)
  }

  /// Whether the digits so far can be all of a number: seven besides what leads into a country.
  private var mayBeComplete: Bool { significantCount >= 7 }

  private var significantCount: Int {
    if isInternational {
      return digits.count - (NumberingPlans.world.callingCode(digits)?.length ?? 3)
    }
    // A trunk zero, or a prefix and a calling code.
    return digits.count - (digits.leadingZeros > 1 ? 5 : digits.leadingZeros)
  }

  private func hasDigits(from start: Int) -> Bool { countDigits(from: start) > 0 }

  private func countDigits(from start: Int) -> Int {
    var count = 0
    for place in start..<text.endIndex where isDigit(text[place]) { count += 1 }
    return count
  }

  private mutating func readExtension(mark: PhoneRules) {
    rules.formUnion(mark)
    var hasEnded = false
    while index < text.endIndex {
      let (scalar, length) = scalar(at: index)
      if let digit = decimalDigit(scalar) {
        if hasEnded || extensionDigits.count >= 8 {
          (isWhole, isBare) = (false, false)
        } else {
          extensionDigits.append(digit)
        }
      } else if !extensionDigits.isEmpty {
        hasEnded = true
        if isLetterScalar(scalar) { (isWhole, isBare) = (false, false) }
      }
      index += length
    }
    isDone = true
  }
}

// MARK: Words

extension PhoneSpelling {
  private mutating func readWord() {
    let start = index
    var hash = PhoneWordHash()
    var (count, zeros, isUpper) = (0, 0, true)
    while index < text.endIndex {
      let (scalar, length) = scalar(at: index)
      guard isLetterScalar(scalar) else { break }
      hash.add(scalar)
      if scalar == 0x4F || scalar == 0x6F { zeros += 1 }
      if scalar > 0x5A { isUpper = false }
      count += 1
      index += length
    }
    guard count > 0 else {
      index += 1
      return
    }
    if zeros == count, areZeros(start, count, isUpper: isUpper) {
      for _ in 0..<count { append(0) }
      isBare = false
      rules.insert(.letterForZero)
      return
    }
    judge(PhoneWords.known.meaning(hash), from: start, isUpper: isUpper)
  }

  /// Whether letters O are zeros: beside a digit, or a group of their own within a number.
  private func areZeros(_ start: Int, _ count: Int, isUpper: Bool) -> Bool {
    touchesDigit(start, index) || !digits.isEmpty && (count > 1 || isUpper && significantCount < 7)
  }

  private func touchesDigit(_ start: Int, _ end: Int) -> Bool {
    end < text.endIndex && isDigit(text[end]) || start > text.startIndex && isDigit(text[start - 1])
  }

  private mutating func judge(_ meaning: PhoneWord?, from start: Int, isUpper: Bool) {
    switch meaning {
    case .extensionMark? where digits.count >= 3 && hasDigits(from: index):
      return readExtension(mark: [])
    case .pause? where digits.count >= 5 && touchesDigit(start, start) && hasDigits(from: index):
      isBare = false
      return readExtension(mark: .pause)
    case .another? where mayBeComplete && hasDigits(from: index):
      return endBeforeAnother()
    case nil where isVanity(from: start, isUpper: isUpper):
      return readKeys(from: start)
    case nil, .kind, .another, .extensionMark, .pause:
      isWhole = false
      rules.insert(.word)
    case .label: rules.insert(.word)
    }
    isBare = false
    guard mayBeComplete, hasDigits(from: index) else { return }
    // What comes behind a whole number and a word is no part of it.
    if countDigits(from: index) >= 7 { return endBeforeAnother() }
    (isWhole, isDone) = (false, true)
  }

  /// Whether a word is dialled by the letters of the keys: behind "1-800" or the like.
  private func isVanity(from start: Int, isUpper: Bool) -> Bool {
    guard digits.count >= 3, significantCount < 7 else { return false }
    var letters = 0
    for place in start..<text.endIndex {
      if isLetter(text[place]) { letters += 1 } else if text[place] >= 0x80 { return false }
    }
    guard letters >= 3 else { return false }
    let before = text[start - 1]
    let isJoined = before == UInt8(ascii: "-") || before == UInt8(ascii: ".") || isDigit(before)
    return isUpper || isJoined || !text[index...].contains(where: isLetter)
  }

  private mutating func readKeys(from start: Int) {
    for byte in text[start..<index] where isLetter(byte) {
      append(keypad[Int(byte | 0x20) - 0x61])
    }
    rules.insert(.vanity)
    isBare = false
  }
}

// MARK: Beyond ASCII

extension PhoneSpelling {
  private mutating func readScalar() {
    let (scalar, length) = scalar(at: index)
    if let digit = decimalDigit(scalar) {
      append(digit)
      index += length
      return
    }
    switch scalar {
    case 0xFF0B, 0xFE62, 0x207A: isInternational = isInternational || digits.isEmpty
    case 0xFF03 where digits.count >= 3, 0xFF5E where digits.count >= 7,
      0xFF0C where digits.count >= 7, 0xFF1B where digits.count >= 7:
      index += length
      if hasDigits(from: index) { readExtension(mark: scalar == 0xFF0C ? .pause : []) }
      return
    case 0xFF0F where mayBeComplete, 0x3001 where mayBeComplete: endBeforeAnother()
    case 0x80...0xBF, 0x2000...0x206F, 0x2212, 0x3000...0x303F, 0x30FB, 0x30FC, 0xFE00...0xFE0F,
      0xFE63, 0xFEFF, 0xFF00...0xFF0F, 0xFF1A, 0x61C, 0x202F:
      break
    case 0x260E, 0x260F, 0x2706, 0x2121, 0x1F4DE, 0x1F4F1, 0x1F4F2, 0x1F57D...0x1F57F:
      isBare = false  // pictures of telephones
    default:
      if isLetterScalar(scalar) { return readWord() }
      (isWhole, isBare) = (false, false)
    }
    index += length
  }

  /// The scalar at `index` and its length in bytes; a byte that is no UTF-8 stands for itself.
  private func scalar(at index: Int) -> (UInt32, Int) {
    let byte = text[index]
    return byte < 0x80 ? (UInt32(byte), 1) : decodeScalar(text, at: index)
  }
}

private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

/// Whether a scalar is part of a word: a letter, a mark, or a sign as "º".
private func isLetterScalar(_ scalar: UInt32) -> Bool {
  if scalar < 0x80 { return isLetter(UInt8(scalar)) }
  guard let scalar = Unicode.Scalar(scalar) else { return false }
  return scalar.properties.isAlphabetic || scalar.properties.isDiacritic
}

/// The digit that a scalar of any script is.
private func decimalDigit(_ scalar: UInt32) -> UInt8? {
  if scalar < 0x80 { return scalar >= 0x30 && scalar <= 0x39 ? UInt8(scalar - 0x30) : nil }
  guard let scalar = Unicode.Scalar(scalar), scalar.properties.numericType == .decimal,
    let value = scalar.properties.numericValue
  else { return nil }
  return UInt8(value)
}

/// The digit of each letter, from A.
///
/// - Note: Source: ITU-T E.161, option A.
private let keypad: [UInt8] = [
  2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 9, 9,
]
