/// How much a word, read in some encoding, looks like a word.
///
/// The unit is a byte that is explained: a letter of a script counts as many as the bytes it takes.
struct WordScore {
  private(set) var value = 0.0

  /// An encoding, and which signs make it likely.
  struct Script: Sendable {
    let name: String
    let letters: Letters
  }

  /// The letters that text in an encoding is made of.
  enum Letters: Sendable {
    case cyrillic, greek, hebrew, arabic, thai, latin, japanese, simplified, traditional, korean
  }

  static let scripts = [
    Script(name: "CP932", letters: .japanese), Script(name: "CP1251", letters: .cyrillic),
    Script(name: "CP1253", letters: .greek), Script(name: "CP1255", letters: .hebrew),
    Script(name: "CP1250", letters: .latin), Script(name: "ISO-8859-2", letters: .latin),
    Script(name: "CP1254", letters: .latin), Script(name: "GB18030", letters: .simplified),
    Script(name: "BIG5-HKSCS", letters: .traditional), Script(name: "CP949", letters: .korean),
    Script(name: "EUC-JP-MS", letters: .japanese), Script(name: "KOI8-R", letters: .cyrillic),
    Script(name: "MACINTOSH", letters: .latin), Script(name: "CP850", letters: .latin),
    Script(name: "CP1256", letters: .arabic), Script(name: "CP874", letters: .thai),
  ]

  /// Encodings that are rare, and meant only where the source names them somewhere.
  static let rareScripts = [
    Script(name: "ISO-8859-5", letters: .cyrillic), Script(name: "KOI8-U", letters: .cyrillic),
    Script(name: "CP866", letters: .cyrillic), Script(name: "ISO-8859-7", letters: .greek),
    Script(name: "ISO-8859-8", letters: .hebrew), Script(name: "ISO-8859-6", letters: .arabic),
    Script(name: "CP950", letters: .traditional), Script(name: "CP1257", letters: .latin),
    Script(name: "ISO-8859-15", letters: .latin), Script(name: "CP1258", letters: .latin),
    Script(name: "ISO-8859-4", letters: .latin), Script(name: "ISO-8859-13", letters: .latin),
    Script(name: "ISO-8859-3", letters: .latin), Script(name: "ISO-8859-10", letters: .latin),
    Script(name: "ISO-8859-14", letters: .latin), Script(name: "ISO-8859-16", letters: .latin),
  ]

  /// Judges `scalars`, the word `bytes` read in `encoding`; `nil` is Windows-1252.
  init(_ scalars: [UInt32], encoding: String?, bytes: [UInt8]) {
    let known = (Self.scripts + Self.rareScripts).first { $0.name == encoding }
    let letters = known?.letters ?? .latin
    guard !scalars.contains(where: Self.isNoText) else {
      value = -12
      return
    }
    switch letters {
    case .latin: judgeLatin(scalars, isDefault: encoding == nil)
    case .cyrillic: judgeAlphabet(scalars, 0x400...0x45F, vowels: Self.cyrillicVowels)
    case .greek: judgeAlphabet(scalars, 0x386...0x3CE, vowels: Self.greekVowels)
    case .hebrew: judgeAlphabet(scalars, 0x5D0...0x5EA, vowels: [])
    case .arabic: judgeAlphabet(scalars, 0x621...0x652, vowels: [])
    case .thai: judgeAlphabet(scalars, 0xE01...0xE4E, vowels: [])
    case .japanese, .simplified, .traditional, .korean: judgeSigns(scalars, letters, bytes)
    }
  }

  private static let cyrillicVowels: Set<UInt32> = Set(
    "аеёиоуыэюяіїєАЕЁИОУЫЭЮЯІЇЄ".unicodeScalars.map(\.value)
  )
  private static let greekVowels: Set<UInt32> = Set(
    "αάεέηήιίοόυύωώΐϊϋΑΆΕΈΗΉΙΊΟΌΥΎΩΏ".unicodeScalars.map(\.value)
  )
  /// The accented letters of names in Western Europe.
  private static let common: Set<UInt32> = Set(
    "äöüßÄÖÜéèêëàâçñóòôíìîïúùûáãõåøæÅØÆÉÈÁÓÍÚÇÑœŒ".unicodeScalars.map(\.value)
  )
  /// Punctuation that stands among words of any language.
  private static let punctuation: Set<UInt32> = Set(
    "\u{A0}«»°·’‘“”„–—…•€№®©™´ªº".unicodeScalars.map(\.value)
  )

  /// Controls, private use and what stands for a byte that is none.
  private static func isNoText(_ scalar: UInt32) -> Bool {
    (0x7F...0x9F).contains(scalar) || (0xE000...0xF8FF).contains(scalar) || scalar == 0xFFFD
      || scalar < 0x20
  }

  private static func isASCIILetter(_ scalar: UInt32) -> Bool {
    scalar < 0x80 && scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A
  }

  private static func isAccented(_ scalar: UInt32) -> Bool {
    (0xC0...0x24F).contains(scalar) && scalar != 0xD7 && scalar != 0xF7
  }

  /// Whether it is a capital, as the order of the letters of its script tells.
  private static func isCapital(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xDE, 0x391...0x3AB, 0x386...0x38F, 0x400...0x42F: true
    case 0x100...0x24F:
      Unicode.Scalar(scalar).map { $0.properties.isUppercase } ?? false
    default: false
    }
  }

  private mutating func judgeLatin(_ scalars: [UInt32], isDefault: Bool) {
    var run = 0
    var hasASCII = false
    var accents = 0
    var previous: UInt32 = 0
    for scalar in scalars {
      if Self.isAccented(scalar) {
        run += 1
        accents += 1
        value += Self.common.contains(scalar) ? 1 : 0.5
        // "öß" occurs, three accents in a row hardly do.
        if run == 2 { value -= 0.5 }
        if run > 2 { value -= 2 }
        if Self.isCapital(scalar) && Self.isASCIILetter(previous) && !Self.isCapital(previous) {
          value -= 2
        }
      } else {
        run = 0
        if Self.isASCIILetter(scalar) {
          hasASCII = true
        } else if scalar >= 0x80 && !Self.punctuation.contains(scalar) {
          value -= 1.5
        }
      }
      previous = scalar
    }
    if !hasASCII && accents > 1 { value -= Double(accents) }
    // Most such files are Windows-1252: another one needs a reason.
    if isDefault { value += 0.25 }
  }

  /// Judges letters of a script that has no others beside it in a word.
  private mutating func judgeAlphabet(
    _ scalars: [UInt32],
    _ alphabet: ClosedRange<UInt32>,
    vowels: Set<UInt32>
  ) {
    var own = 0
    var previous: UInt32 = 0
    var hasVowel = vowels.isEmpty
    // A sign that stands above or below a letter begins no word.
    if let first = scalars.first, Self.isThaiMark(first) { value -= 2 }
    for scalar in scalars {
      if alphabet.contains(scalar) {
        own += 1
        value += 1
        hasVowel = hasVowel || vowels.contains(scalar)
        if Self.isCapital(scalar) && alphabet.contains(previous) && !Self.isCapital(previous) {
          value -= 2
        }
        // Letters that have a form for the end of a word stand nowhere else in that form.
        if Self.isFinalForm(previous) { value -= 2 }
      } else if Self.isASCIILetter(scalar) {
        value -= 1.5
      } else if scalar >= 0x80 && !Self.punctuation.contains(scalar) {
        value -= 1.5
      }
      previous = alphabet.contains(scalar) ? scalar : 0
    }
    if own > 1 && !hasVowel { value -= 1 }
    if own > 1, Self.isFinalForm(previous) { value += 1 }
    if let first = scalars.first, !vowels.isEmpty, alphabet.contains(first),
      !Self.isCapital(first)
    {
      value -= 0.5
    }
    // Names in capitals alone are rare, and KOI8-R has capitals where others have small letters.
    if own > 1, !vowels.isEmpty, scalars.allSatisfy(Self.isCapital) { value -= 0.5 }
  }

  private static func isThaiMark(_ scalar: UInt32) -> Bool {
    scalar == 0xE31 || (0xE34...0xE3A).contains(scalar) || (0xE47...0xE4E).contains(scalar)
  }

  private static func isFinalForm(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3C2, 0x5DA, 0x5DD, 0x5DF, 0x5E3, 0x5E5: true
    default: false
    }
  }

  /// Judges signs of two bytes.
  private mutating func judgeSigns(_ scalars: [UInt32], _ letters: Letters, _ bytes: [UInt8]) {
    var position = 0
    for scalar in scalars {
      guard position < bytes.count else { return }
      let lead = bytes[position]
      position += scalar < 0x80 || (0xFF61...0xFF9F).contains(scalar) ? 1 : 2
      switch scalar {
      case 0..<0x80: if Self.isASCIILetter(scalar) { value -= 1 }
      case 0x3041...0x30FF: value += letters == .japanese ? 2.2 : 0.5
      case 0xFF61...0xFF9F: value += letters == .japanese ? 0.8 : -1
      case 0xAC00...0xD7A3: value += (0xB0...0xC8).contains(lead) ? 2.1 : 0
      case 0x4E00...0x9FFF: value += Self.isFrequent(lead, letters, position, bytes) ? 2 : 0.3
      case 0x3000...0x303F, 0xFF00...0xFF60: value += 1
      default: value -= 1
      }
    }
  }

  /// Whether the sign that begins with `lead` is among those that its standard has for daily use.
  private static func isFrequent(
    _ lead: UInt8,
    _ letters: Letters,
    _ end: Int,
    _ bytes: [UInt8]
  ) -> Bool {
    switch letters {
    case .japanese: (0x88...0x97).contains(lead) || (0xB0...0xCF).contains(lead)
    // GB 2312's first level ends at D7, and both bytes are above A0; Big5's ends at C6.
    case .simplified: (0xB0...0xD7).contains(lead) && bytes[min(end, bytes.count) - 1] > 0xA0
    case .traditional: (0xA4...0xC6).contains(lead)
    case .korean, .cyrillic, .greek, .hebrew, .arabic, .thai, .latin: false
    }
  }
}
