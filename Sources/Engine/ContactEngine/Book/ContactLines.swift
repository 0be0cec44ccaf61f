import ContactFormats
import ContactModel
import Merging

extension ContactState {
  /// A content line for each line of the contact, in their order.
  ///
  /// Read together, since how a line is read depends on the card's version; a line that would then
  /// be another one is read alone.
  func contentLines(_ charsets: SourceCharsets) -> [ContentLine] {
    let bytes = bytes
    let charset = charsets.charset(for: contact.number, card: bytes)
    let together = ContentLines.card(bytes[...], firstLine: 1, charset: charset)
    if together.count == lines.count,
      zip(together, lines).dropLast().allSatisfy({ $0.raw == $1.raw })
    {
      var result = together
      // Behind the last line there may be a line end that the contact does not have.
      if let last = lines.last { result[result.count - 1].raw = last.raw }
      return result
    }
    return lines.enumerated().map { index, line in
      let alone = ContentLines.card(line.raw[...], firstLine: index + 1, charset: charset)
      var content =
        alone.count == 1
        ? alone[0] : ContentLine(raw: line.raw, name: "", value: line.raw, line: index + 1)
      content.raw = line.raw
      content.line = index + 1
      return content
    }
  }

  /// What people call the contact.
  func name(_ charsets: SourceCharsets) -> String {
    let card = bytes
    let charset = charsets.noted(for: contact.number, card: card)
    return CardName.name(of: card, charset: charset) ?? "(no name, contact \(contact.number))"
  }
}

/// What a card is called.
enum CardName {
  /// The name on a card; `nil` where it has none, and nothing else to be called by.
  ///
  /// `charset` is what ``SourceCharsets/noted(for:card:)`` gives.
  static func name(of card: [UInt8], charset: String? = nil) -> String? {
    let card = charset.map { UnifiedCards.inUTF8(card, charset: $0) } ?? card
    // A card beyond a bound is not read; it has no name then.
    return (try? BookTables.table(of: card))?.name(at: 0)
  }

  /// The encoding of what on a card is neither UTF-8 nor declared, as far as that can be told.
  static func charset(of card: [UInt8]) -> String? {
    guard String(validating: card, as: UTF8.self) == nil else { return nil }
    // A card beyond a bound is not read.
    return (try? BookTables.table(of: card))?.charset
  }
}
