import Merging

extension Book {
  func setting(_ name: String) throws -> String? {
    var value: String?
    try rows("SELECT value FROM setting WHERE name = ?", .text(name)) { value = $0.text(0) }
    return value
  }

  func set(_ name: String, to value: String?) throws {
    try requireWritable()
    guard let value else { return try run("DELETE FROM setting WHERE name = ?", .text(name)) }
    try run(
      "INSERT INTO setting VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2",
      .text(name),
      .text(value)
    )
  }

  /// Contacts with conflicts that nobody has decided.
  func contactsInConflict(after last: ContactID?, limit: Int) throws -> [ContactID] {
    var contacts: [ContactID] = []
    try rows(
      "SELECT DISTINCT contact FROM conflict WHERE contact > ? ORDER BY contact LIMIT ?",
      .integer(last?.number ?? 0),
      .integer(limit)
    ) { contacts.append(ContactID($0.integer(0))) }
    return contacts
  }
}
