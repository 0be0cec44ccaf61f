package import Merging

/// A source that is imported: its bytes, and where its contacts stand in them.
package struct ImportSource {
  /// What the source is called, as its path; a later import under this name is a newer state of it.
  package var name: String
  /// The text in which the contacts stand.
  package var text: [UInt8]
  /// The bytes as they came, where that is not the text: compressed, or UTF-16.
  package var original: [UInt8]?
  /// The format, as in `vcard`; for whoever writes it back.
  package var format: String
  /// How the text became bytes, and how its contacts are laid out; for whoever writes it back.
  package var encoding: String
  /// How many contacts there are.
  package var count: Int
  /// The contacts, in the order in which they stand; asked for once each, in order.
  package var card: (_ index: Int) -> ImportedCard

  package init(
    name: String,
    text: [UInt8],
    original: [UInt8]? = nil,
    format: String = "vcard",
    encoding: String = "plain",
    count: Int,
    card: @escaping (_ index: Int) -> ImportedCard
  ) {
    self.name = name
    self.text = text
    self.original = original
    self.format = format
    self.encoding = encoding
    self.count = count
    self.card = card
  }
}

/// One contact of a source that is imported.
package struct ImportedCard {
  /// Its bytes in the text; contacts do not overlap.
  package var bytes: Range<Int>
  /// The line on which it begins, counted from 1.
  package var line: Int
  /// What names it in its source; `nil` where nothing does.
  package var uid: String?
  /// Whether the name is its own in all the world, as a card's UID, and not only in its source.
  package var isUIDUniversal: Bool
  /// The contact as a vCard, where the source holds something else.
  package var card: [UInt8]?

  package init(
    bytes: Range<Int>,
    line: Int,
    uid: String?,
    isUIDUniversal: Bool = true,
    card: [UInt8]? = nil
  ) {
    self.bytes = bytes
    self.line = line
    self.uid = uid
    self.isUIDUniversal = isUIDUniversal
    self.card = card
  }
}

/// What an import did.
package struct ImportSummary: Hashable, Sendable {
  /// The import; that which brought the same bytes before, where there was one.
  package var number: Int
  /// How many contacts the source has.
  package var count: Int
  /// The contacts that are new, a run of numbers.
  package var added: Range<Int>
  /// How many contacts the book had just so.
  package var unchanged: Int
  /// The contacts of which the source has newer texts.
  package var updated: [ContactID]
  /// How many contacts the source has in an older text, which is kept in the archive alone.
  package var older: Int
  /// How many of those that the book knew are no longer there: merged into others, or removed.
  package var merged: Int
  package var removed: Int
  /// The entry of the history that updated contacts.
  package var operation: OperationID?
  /// Whether the very same bytes were imported before, so that there was nothing to do.
  package var wasKnown: Bool

  /// The new contacts.
  package var newContacts: [ContactID] { added.map(ContactID.init) }
}
