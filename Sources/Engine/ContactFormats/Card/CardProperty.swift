/// The properties that are read; all others are kept as they are written.
enum CardProperty: UInt8 {
  case other
  case begin, end, version, agent, label
  /// A row of Android's own tables, as a nickname.
  case androidCustom
  case formattedName, name, nickname, organization, title, phone, email, address
  case birthday, birthplace, url, note, categories, sex, identifier
  /// When and by what the card was written.
  case bookkeeping

  /// Whether it is kept as it is written, whatever else is read of it.
  @inline(__always)
  var isKeptWhole: Bool {
    self == .other || self == .agent || self == .label || self == .androidCustom
  }

  private static let table: [(PackedWord, CardProperty)] = [
    // The most common ones come first.
    (PackedWord("TEL"), .phone), (PackedWord("EMAIL"), .email), (PackedWord("N"), .name),
    (PackedWord("FN"), .formattedName), (PackedWord("BEGIN"), .begin), (PackedWord("END"), .end),
    (PackedWord("VERSION"), .version), (PackedWord("ADR"), .address),
    (PackedWord("ORG"), .organization), (PackedWord("UID"), .identifier),
    (PackedWord("TITLE"), .title), (PackedWord("NOTE"), .note), (PackedWord("BDAY"), .birthday),
    (PackedWord("URL"), .url), (PackedWord("NICKNAME"), .nickname),
    (PackedWord("CATEGORIES"), .categories), (PackedWord("REV"), .bookkeeping),
    (PackedWord("PRODID"), .bookkeeping), (PackedWord("GENDER"), .sex),
    (PackedWord("X-GENDER"), .sex), (PackedWord("BIRTHPLACE"), .birthplace),
    (PackedWord("AGENT"), .agent), (PackedWord("LABEL"), .label),
    (PackedWord("X-ANDROID-CUSTOM"), .androidCustom),
  ]

  /// The property whose name is `name`.
  @inline(__always)
  init(_ text: Span<UInt8>, _ name: Range<Int>) {
    self = PackedWord(text, name).flatMap { Self.find($0) } ?? .other
  }

  private static func find(_ word: PackedWord) -> CardProperty? {
    for (known, property) in table where known == word { return property }
    return nil
  }
}

/// A card that is the value of an AGENT, as vCard 2.1 writes it.
enum InnerCard {
  /// It begins on the same line.
  case hasBegun
  /// It begins on the next line.
  case follows

  private static let begin = Array("BEGIN:VCARD".utf8)

  /// What `value` says; `nil` where it is another value.
  init?(_ text: Span<UInt8>, _ value: Range<Int>) {
    let plain = text.trimmed(value)
    if plain.isEmpty {
      self = .follows
    } else if text.equals(plain, upper: Self.begin) {
      self = .hasBegun
    } else {
      return nil
    }
  }

  init?(_ value: [UInt8]) { self.init(value.span, 0..<value.count) }
}
