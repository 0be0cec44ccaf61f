import ContactFormats
import ContactModel

// Cards of one person come from an old phone and from a new program: vCard 2.1 in quoted-printable,
// 3.0, 4.0. One card is of one version, so that lines of the others are written as that version does:
//
//   VERSION:3.0                    VERSION:2.1
//   TEL;TYPE=HOME:0301234     +    NOTE;ENCODING=QUOTED-PRINTABLE:gr=C3=BC=C3=9Fe
//
//   NOTE:grüße     what is merged; the line keeps its place in the history, where both texts are

/// Cards that are merged, in one version and one encoding.
enum UnifiedCards {
  /// The cards, those of another version than that of `survivor` written in it.
  ///
  /// Every line keeps its index. Cards that are of one version and in one encoding stay as they are;
  /// `charsets` are the encodings of what on each is neither UTF-8 nor declared.
  static func lines(
    _ cards: [[ContentLine]],
    charsets: [String?],
    survivor: Int
  ) -> [[ContentLine]] {
    let version = CardVersion(of: cards[survivor])
    let areUTF8 = cards.map { $0.allSatisfy(\.isUTF8) }
    let isMixed = Set(areUTF8).count > 1 || Set(charsets).count > 1
    return zip(cards, areUTF8).map { card, isUTF8 in
      guard CardVersion(of: card) != version || isMixed && !isUTF8 else { return card }
      return written(card, in: version)
    }
  }

  /// The card's lines as `version` has them; a line that has no other form of its own stays.
  private static func written(_ card: [ContentLine], in version: CardVersion) -> [ContentLine] {
    var converted: [ContentLine]
    if CardVersion(of: card) == version {
      // There and back: what is no UTF-8 is written anew on the way.
      let other: CardVersion = version == .v40 ? .v30 : .v40
      converted = CardConversion.converted(card, to: other).lines
      converted = CardConversion.converted(converted, to: version).lines
    } else {
      converted = CardConversion.converted(card, to: version).lines
    }
    var forms: [Int: [ContentLine]] = [:]
    for line in converted { forms[line.line, default: []].append(line) }
    return card.map { line in
      guard !line.isFrame, let form = forms[line.line]?.filter({ $0.name == line.name }),
        form.count == 1
      else { return line }
      var unified = form[0]
      unified.line = line.line
      return unified
    }
  }

  /// A card in UTF-8, for a file in which cards of several encodings stand; of vCard 2.1 becomes 3.0.
  ///
  /// `charset` is the encoding of what is neither UTF-8 nor declared.
  static func inUTF8(_ card: [UInt8], charset: String?) -> [UInt8] {
    guard String(validating: card, as: UTF8.self) == nil else { return card }
    let lines = ContentLines.card(card[...], firstLine: 1, charset: charset)
    let version = CardVersion(of: lines)
    let back: CardVersion = version == .v40 ? .v40 : .v30
    let other: CardVersion = back == .v40 ? .v30 : .v40
    let converted = CardConversion.converted(lines, to: other).lines
    return CardConversion.converted(converted, to: back).bytes
  }
}

extension ContentLine {
  fileprivate var isUTF8: Bool { String(validating: raw, as: UTF8.self) != nil }

  /// Whether it is about the card, and not about the person.
  fileprivate var isFrame: Bool { ["", "BEGIN", "END", "VERSION"].contains(name) }
}
