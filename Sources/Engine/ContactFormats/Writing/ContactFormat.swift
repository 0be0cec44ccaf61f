/// A format that contacts are written in.
package enum ContactFormat: Hashable, Sendable {
  /// vCards of one version.
  case vCard(CardVersion)
  /// A JSON array of jCards (RFC 7095).
  case jCard
  /// A JSON array of cards (RFC 9553).
  case jsContact
  /// A table with the columns of this program, which are the fields of `--columns`.
  case csv
  /// A table with the columns of Google Contacts.
  case google
  /// A table with the columns of Outlook.
  case outlook
  /// LDIF as Thunderbird reads it.
  case ldif

  /// The formats by their names in the command, vCard of version 3.0.
  package static let named: [(name: String, format: ContactFormat)] = [
    ("vcard", .vCard(.v30)), ("jcard", .jCard), ("jscontact", .jsContact), ("csv", .csv),
    ("google", .google), ("outlook", .outlook), ("ldif", .ldif),
  ]
}
