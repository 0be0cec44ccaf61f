import ContactModel

/// How complete a written name is.
///
/// `ana@example.com` < `Ana` < `A. Ruiz` = `Ana` < `ANA RUIZ` < `Ana Ruiz`.
enum NameStanding: Int, Comparable {
  /// No name, or an address or number in its place.
  case missing
  /// One word, or an initial for a given or a family name.
  case partial
  /// Complete, but all in small letters or all in capitals.
  case wrongCase
  case complete

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The standing of FN and N together, as far as they say anything: that of the lesser one.
  init(formatted: ContentLine?, structured: ContentLine?) {
    var standings: [NameStanding] = []
    if let formatted {
      standings.append(Self(of: LineContent.comparable(formatted)))
    }
    if let structured {
      let parts = LineContent.components(structured)
      standings.append(Self(family: parts[0], given: parts.count > 1 ? parts[1] : []))
    }
    self = standings.min() ?? .missing
  }

  /// The standing of a name in two parts.
  init(family: [UInt8], given: [UInt8]) {
    let standing = Self(of: given + [0x20] + family)
    let isWhole = !family.allSatisfy(\.isBlank) && !given.allSatisfy(\.isBlank)
    self = isWhole ? standing : min(standing, .partial)
  }

  /// The standing of a whole name.
  init(of name: [UInt8]) {
    let words = Self.words(of: name)
    guard !name.contains(UInt8(ascii: "@")), let first = words.first, let last = words.last else {
      self = .missing
      return
    }
    let hasCase = words.contains(where: \.hasCase)
    let isShort = words.count == 1 && (hasCase || first.letters < 2)
    if isShort || first.isInitial || last.isInitial {
      self = .partial
    } else if hasCase && !(words.contains(where: \.hasCapital) && words.contains(where: \.hasSmall))
    {
      self = .wrongCase
    } else {
      self = .complete
    }
  }

  /// What the letters of a word look like.
  private struct Word {
    var letters = 0
    var hasCapital = false
    var hasSmall = false

    /// Scripts without capitals have no initials either: 王 is a whole name.
    var hasCase: Bool { hasCapital || hasSmall }
    var isInitial: Bool { letters == 1 && hasCase }

    /// Adds a character; one that is no letter only if `isCaseless` says that it is one after all.
    mutating func add(isCapital: Bool, isSmall: Bool, isCaseless: Bool = false) {
      guard isCapital || isSmall || isCaseless else { return }
      letters += 1
      hasCapital = hasCapital || isCapital
      hasSmall = hasSmall || isSmall
    }
  }

  /// The words with letters in `name`.
  private static func words(of name: [UInt8]) -> [Word] {
    var words: [Word] = []
    var word = Word()
    func end() {
      if word.letters > 0 { words.append(word) }
      word = Word()
    }
    if name.allSatisfy({ $0 < 0x80 }) {
      // Most names, without the tables of Unicode.
      for byte in name {
        if byte.isBlank || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
          end()
        } else {
          word.add(
            isCapital: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte),
            isSmall: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          )
        }
      }
    } else {
      for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
        if scalar.properties.isWhitespace || scalar == "," || scalar == ";" {
          end()
        } else if scalar.properties.isAlphabetic {
          word.add(
            isCapital: scalar.properties.isUppercase,
            isSmall: scalar.properties.isLowercase,
            isCaseless: true
          )
        }
      }
    }
    end()
    return words
  }
}
