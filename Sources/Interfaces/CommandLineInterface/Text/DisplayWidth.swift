/// How many columns text takes in a terminal.
///
/// `Ana` takes 3, `山田` 4, `José` 4 also where its accent is a character of its own.
enum DisplayWidth {
  /// The columns of `text`, which has no control characters.
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character as a person sees it.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // A base that is shown as a picture, and flags, which are two letters, take two columns.
    if scalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
    if isRegionalIndicator(first) { return scalars.count > 1 ? 2 : 1 }
    var width = 0
    for scalar in scalars {
      let next = of(scalar)
      // What is joined to a picture is part of it.
      if width == 2, next == 2 { continue }
      width += next
    }
    return width
  }

  /// The columns of one scalar: 0 for what stands on or in its neighbor.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and final consonants of Hangul stand in the block of their first consonant.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
      return 0
    }
    return isWide(scalar) ? 2 : 1
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  /// Source: Unicode's EastAsianWidth.txt, classes W and F, whole blocks; pictures by their property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, first consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x4DBF,  // Kana, Bopomofo, compatibility, extension A
    0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97F,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // Kana extensions, Nushu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // ideographs of the planes 2 and 3
  ]
}
