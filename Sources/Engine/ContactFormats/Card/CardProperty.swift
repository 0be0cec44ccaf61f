/// The properties that are read; all others are kept as they are written.
enum CardProperty: UInt8 {
  case other
  case begin, end, version, agent
  case formattedName, name, nickname, organization, title, phone, email, address
  case birthday, birthplace, url, note, categories, sex, identifier
  /// When and by what the card was written.
  case bookkeeping

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
    (PackedWord("AGENT"), .agent),
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
