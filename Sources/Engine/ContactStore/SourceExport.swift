package import Merging

/// A piece of a source that is written back, in its order.
package enum ExportPiece: Hashable, Sendable {
  /// What stands between contacts, as it was.
  case verbatim([UInt8])
  /// A contact as the source has it, byte for byte.
  case untouched(ContactID, [UInt8])
  /// A contact that has changed: its card, whatever the source's format is.
  case changed(ContactID, [UInt8])
}

/// What a source has to take over to be as the book is.
package enum SourceChange: Hashable, Sendable {
  /// The source has the contact otherwise; `uid` is what names it there.
  case changed(ContactID, uid: String?, card: [UInt8])
  /// The source has a card that became part of a contact that it does not have.
  case added(ContactID, card: [UInt8])
  /// The book has this contact no longer: it was removed, or is part of that one.
  case deleted(ContactID, uid: String?, occurrence: Int, into: ContactID?)
}
