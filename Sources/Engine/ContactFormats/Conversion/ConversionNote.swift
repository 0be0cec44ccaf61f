package import ContactModel

/// Something that the target of a conversion has no place of its own for, or that it demanded.
///
/// Nothing is lost by it: `place` says where it is now.
package struct ConversionNote: Hashable, Sendable {
  /// The line in the source, counted from 1.
  package var line: Int
  /// The property or parameter, as in `ANNIVERSARY` or `TEL;PREF`.
  package var what: String
  /// Where it went, as in `X-ANNIVERSARY`, or why it was made.
  package var place: String

  package init(line: Int, what: String, place: String) {
    self.line = line
    self.what = what
    self.place = place
  }

  /// What happened, for people.
  package var message: String { "\(what): \(place)" }
}

/// A card as it is after a conversion.
package struct ConvertedCard: Sendable {
  /// All lines from BEGIN to END; `raw` of all, put together, is the card.
  package var lines: [ContentLine]
  /// What had no place of its own.
  package var notes: [ConversionNote]

  package init(lines: [ContentLine], notes: [ConversionNote] = []) {
    self.lines = lines
    self.notes = notes
  }

  /// The card as it is written.
  package var bytes: [UInt8] { lines.flatMap(\.raw) }
}
