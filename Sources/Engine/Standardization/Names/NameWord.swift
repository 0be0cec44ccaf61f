/// A word of a name field, with what stood around it.
struct NameWord: Sendable {
  struct Marks: OptionSet, Sendable {
    var rawValue: UInt32

    /// A dot follows.
    static let dotted = Self(rawValue: 1 << 0)
    /// A dot and nothing else parts it from the word before.
    static let afterDot = Self(rawValue: 1 << 1)
    /// A hyphen and nothing else parts it from the word before.
    static let hyphenated = Self(rawValue: 1 << 2)
    /// Capitals alone, at least two.
    static let capitals = Self(rawValue: 1 << 3)
    /// Small letters alone.
    static let small = Self(rawValue: 1 << 4)
    static let afterComma = Self(rawValue: 1 << 5)
    /// A dash, slash or colon stands before it.
    static let afterDash = Self(rawValue: 1 << 6)
    static let bracketed = Self(rawValue: 1 << 7)
    /// An apostrophe stands before it: 't Hooft.
    static let afterApostrophe = Self(rawValue: 1 << 8)
    /// Bytes beyond ASCII are left: Han, Kana, Hangul, Arabic ...
    static let foreign = Self(rawValue: 1 << 9)
    /// A middle dot stands before it: 约翰·史密斯.
    static let afterMiddleDot = Self(rawValue: 1 << 10)
    /// One letter.
    static let initial = Self(rawValue: 1 << 11)
    /// Two to four capitals, which may be initials: JRR.
    static let short = Self(rawValue: 1 << 12)
    /// The first word of a bracket.
    static let opensBracket = Self(rawValue: 1 << 13)
    /// Mixed letters: neither capitals alone nor small letters alone.
    static let mixed = Self(rawValue: 1 << 14)
    static let digits = Self(rawValue: 1 << 15)
    /// "&" or "+" stands before it.
    static let afterAnd = Self(rawValue: 1 << 16)
  }

  var piece = NameReader.Piece()
  var marks: Marks = []
  var roles = NameRoles(rawValue: 0)

  var isInitial: Bool { marks.contains(.initial) }
}
