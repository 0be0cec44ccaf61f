import Merging

/// Reading contacts.
extension Book {
  /// The contact as it is now, whether present or not.
  func contact(_ id: ContactID) throws -> StoredContact {
    var contact: StoredContact?
    try rows(
      "SELECT presence, survivor, bytes FROM current WHERE contact = ?",
      .integer(id.number)
    ) { row in
      contact = StoredContact(
        id: id,
        presence: try presence(row, id),
        bytes: row.bytes(2),
        isUntouched: false
      )
    }
    if let contact { return contact }
    return StoredContact(
      id: id,
      presence: .present,
      bytes: try base(of: id),
      isUntouched: true
    )
  }

  /// The card of a contact as it was first imported.
  func base(of id: ContactID) throws -> [UInt8] {
    let card = try statement("SELECT bytes FROM card WHERE contact = ?")
    card.bind(id.number, at: 1)
    defer { card.reset() }
    if try card.step() { return card.bytes(0) }
    let select = try statement("SELECT import, position, length FROM contact WHERE id = ?")
    select.bind(id.number, at: 1)
    defer { select.reset() }
    guard try select.step() else { throw StoreError.noSuchContact(id) }
    let start = select.integer(1)
    return try archived(start..<(start + select.integer(2)), of: select.integer(0))
  }

  /// Whether the contact is in the book.
  func presence(of id: ContactID) throws -> ContactState.Presence {
    let select = try statement("SELECT presence, survivor FROM current WHERE contact = ?")
    select.bind(id.number, at: 1)
    defer { select.reset() }
    return try select.step() ? presence(select, id) : .present
  }

  /// Columns: presence, survivor.
  private func presence(_ row: Statement, _ id: ContactID) throws -> ContactState.Presence {
    let operation = OperationID(row.integer(0) >> 2)
    return switch row.integer(0) & 3 {
    case 1: .removed(operation)
    case 2: .merged(into: ContactID(row.integer(1)), operation)
    default: .present
    }
  }

  /// A presence as a number: the operation that brought it about, and what it is.
  static func number(of presence: ContactState.Presence) -> (kind: Int, survivor: Int?) {
    switch presence {
    case .present: (0, nil)
    case .removed(let operation): (operation.number << 2 | 1, nil)
    case .merged(let survivor, let operation): (operation.number << 2 | 2, survivor.number)
    }
  }

  /// The contact that `id` is part of now.
  func resolved(_ id: ContactID) throws -> ContactID {
    var id = id
    while case .merged(let survivor, _) = try presence(of: id) { id = survivor }
    return id
  }

  /// Goes through the contacts that are present, in the order of their numbers.
  ///
  /// `body` says whether to go on.
  func eachContact(
    after last: ContactID?,
    _ body: (StoredContact) throws -> Bool
  ) throws {
    try reading {
      let select = try statement(
        """
        SELECT contact.id, import, position, length, current.bytes, card.bytes,
          current.contact IS NOT NULL, card.contact IS NOT NULL
        FROM contact
        LEFT JOIN current ON current.contact = contact.id
        LEFT JOIN card ON card.contact = contact.id
        WHERE contact.id > ? AND coalesce(presence & 3, 0) = 0 ORDER BY contact.id
        """
      )
      select.bind(last?.number ?? 0, at: 1)
      defer { select.reset() }
      while try select.step() {
        let isTouched = select.integer(6) != 0
        let bytes: [UInt8]
        if isTouched {
          bytes = select.bytes(4)
        } else if select.integer(7) != 0 {
          bytes = select.bytes(5)
        } else {
          let start = select.integer(2)
          bytes = try archived(start..<(start + select.integer(3)), of: select.integer(1))
        }
        let contact = StoredContact(
          id: ContactID(select.integer(0)),
          presence: .present,
          bytes: bytes,
          isUntouched: !isTouched
        )
        guard try body(contact) else { return }
      }
    }
  }

  /// Where the contact came from.
  func origin(of id: ContactID) throws -> ContactOrigin {
    var origin: ContactOrigin?
    try rows(
      """
      SELECT name, import.id, time, line, uid, occurrence FROM contact
      JOIN import ON import.id = contact.import JOIN source ON source.id = import.source
      WHERE contact.id = ?
      """,
      .integer(id.number)
    ) { row in
      origin = ContactOrigin(
        source: row.text(0),
        importNumber: row.integer(1),
        time: row.integer(2),
        line: row.integer(3),
        uid: row.isNull(4) ? nil : row.text(4),
        occurrence: row.integer(5)
      )
    }
    guard let origin else { throw StoreError.noSuchContact(id) }
    return origin
  }

  /// The present contact that a UID leads to, also through merges.
  func contact(uid: String) throws -> ContactID? {
    var candidates: [ContactID] = []
    for key in Recognition.keys(of: uid, sources: try sourceNumbers()) {
      try rows(
        """
        SELECT contact.id FROM uid_key JOIN contact ON contact.id = uid_key.contact
        WHERE key = ? AND uid = ? ORDER BY contact.id
        """,
        .integer(key),
        .text(uid)
      ) { candidates.append(ContactID($0.integer(0))) }
    }
    try rows("SELECT contact FROM alias WHERE uid = ? ORDER BY contact", .text(uid)) {
      candidates.append(ContactID($0.integer(0)))
    }
    for candidate in candidates {
      let contact = try resolved(candidate)
      if try presence(of: contact) == .present { return contact }
    }
    return nil
  }

  private func sourceNumbers() throws -> [Int] {
    var numbers: [Int] = []
    try rows("SELECT id FROM source ORDER BY id") { numbers.append($0.integer(0)) }
    return numbers
  }

  func counts() throws -> BookCounts {
    BookCounts(
      contacts: try integer("SELECT value FROM tally WHERE name = 'contacts'"),
      conflicts: try integer("SELECT value FROM tally WHERE name = 'conflicts'"),
      operations: try integer("SELECT count(*) FROM operation"),
      imports: try integer("SELECT count(*) FROM import")
    )
  }

  /// All readings of sources, the earliest first.
  func imports() throws -> [StoredImport] {
    var imports: [StoredImport] = []
    try rows(
      """
      SELECT import.id, name, time, size, format, encoding, first_contact, contact_count FROM import
      JOIN source ON source.id = import.source ORDER BY import.id
      """
    ) { row in
      imports.append(
        StoredImport(
          number: row.integer(0),
          source: row.text(1),
          time: row.integer(2),
          size: row.integer(3),
          format: row.text(4),
          encoding: row.text(5),
          contacts: row.integer(6)..<row.integer(6) + row.integer(7)
        )
      )
    }
    return imports
  }
}
