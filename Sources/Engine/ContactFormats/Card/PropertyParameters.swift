import ContactModel

/// What the parameters of a property say that matters for reading it.
struct PropertyParameters {
  enum Encoding { case none, quotedPrintable, base64 }

  var kind: ValueKind = []
  var encoding = Encoding.none
  /// The name of the character set, in the text of the line.
  var charset = 0..<0
  /// The year that stands for "none", in the text of the line: Apple's way to leave it out.
  var omittedYear = 0..<0
  /// Whether something is said that no other property here tells.
  var saysMore = false

  /// Reads the parameters that stand in `range`.
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = Self.end(of: .semicolon, in: text, start..<range.upperBound)
      read(text, start..<end)
      start = end + 1
    }
  }

  /// The parameters of a property that has none.
  init() {}

  /// The index of the first `separator` outside of quotes, or the end.
  static func end(of separator: UInt8, in text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var isQuoted = false
    for index in range {
      if text[index] == .quote { isQuoted.toggle() }
      if text[index] == separator && !isQuoted { return index }
    }
    return range.upperBound
  }

  private mutating func read(_ text: Span<UInt8>, _ parameter: Range<Int>) {
    guard !text.trimmed(parameter).isEmpty else { return }
    guard let equals = text.firstIndex(of: .equals, in: parameter) else {
      // vCard 2.1 leaves out the name of TYPE, and sometimes that of ENCODING.
      return readWord(text, text.trimmed(parameter))
    }
    let value = Self.unquoted(text, (equals + 1)..<parameter.upperBound)
    let word = PackedWord(text, value)
    switch PackedWord(text, text.trimmed(parameter.lowerBound..<equals)) {
    case Words.type:
      var start = value.lowerBound
      while start <= value.upperBound {
        let end = text.firstIndex(of: .comma, in: start..<value.upperBound) ?? value.upperBound
        readWord(text, Self.unquoted(text, start..<end))
        start = end + 1
      }
    case Words.encoding:
      guard let word, let known = Words.encoding(word) else { return saysMore = true }
      encoding = known
    case Words.charset:
      charset = value
    case Words.value:
      if word != Words.text && word != Words.uri && word != Words.date { saysMore = true }
    case Words.preference where word == Words.one:
      kind.insert(.preferred)
    default:
      saysMore = true
      if text.equals(text.trimmed(parameter.lowerBound..<equals), upper: Words.omitYear) {
        omittedYear = value
      }
    }
  }

  private mutating func readWord(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    guard let word = PackedWord(text, range) else { return saysMore = true }
    if let known = KindWords.kind(word) {
      kind.formUnion(known)
    } else if let known = Words.encoding(word) {
      encoding = known
    } else {
      saysMore = true
    }
  }

  /// `range` without blanks and quotes around it.
  static func unquoted(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let plain = text.trimmed(range)
    guard plain.count >= 2, text[plain.lowerBound] == .quote, text[plain.upperBound - 1] == .quote
    else { return plain }
    return (plain.lowerBound + 1)..<(plain.upperBound - 1)
  }

  /// The encoding that `word` names, as one of ENCODING's values or, in vCard 2.1, a bare word.
  static func encoding(_ word: PackedWord) -> Encoding? { Words.encoding(word) }

  private enum Words {
    static let type = PackedWord("TYPE")
    static let encoding = PackedWord("ENCODING")
    static let charset = PackedWord("CHARSET")
    static let value = PackedWord("VALUE")
    static let preference = PackedWord("PREF")
    static let one = PackedWord("1")
    static let omitYear = Array("X-APPLE-OMIT-YEAR".utf8)
    static let text = PackedWord("TEXT")
    static let uri = PackedWord("URI")
    static let date = PackedWord("DATE")

    private static let encodings: [PackedWord: Encoding] = [
      PackedWord("QUOTED-PRINTABLE"): .quotedPrintable, PackedWord("QP"): .quotedPrintable,
      PackedWord("Q"): .quotedPrintable, PackedWord("BASE64"): .base64, PackedWord("B"): .base64,
      PackedWord("8BIT"): .none, PackedWord("7BIT"): .none,
    ]

    static func encoding(_ word: PackedWord) -> Encoding? { encodings[word] }
  }
}

/// The words for kinds of phones, e-mails and addresses, in cards and in columns of types.
enum KindWords {
  // A table of a dozen is faster to walk than to hash (measured).
  private static let kinds: [(word: PackedWord, kind: ValueKind)] = [
    (PackedWord("HOME"), .home), (PackedWord("WORK"), .work), (PackedWord("CELL"), .mobile),
    (PackedWord("INTERNET"), []), (PackedWord("VOICE"), []), (PackedWord("PREF"), .preferred),
    (PackedWord("MOBILE"), .mobile), (PackedWord("FAX"), .fax), (PackedWord("MAIN"), []),
    (PackedWord("IPHONE"), .mobile), (PackedWord("PAGER"), .pager), (PackedWord("OTHER"), .other),
  ]

  /// The kind that `word` stands for; `nil` where it is no kind.
  static func kind(_ word: PackedWord) -> ValueKind? {
    for entry in kinds where entry.word == word { return entry.kind }
    return nil
  }
}
