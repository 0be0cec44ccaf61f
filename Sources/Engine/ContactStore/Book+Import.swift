import Merging

extension Book {
  /// Takes the contacts of a source in: all of them, or none.
  func importContacts(
    _ source: ImportSource,
    checkpoint: (_ bytesDone: Int) throws -> Void
  ) throws -> ImportSummary {
    try requireWritable()
    try checkpoint(0)
    let digest = ContentDigest(of: (source.original ?? source.text)[...])
    if let known = try knownImport(source, digest) { return known }
    // With an empty log, what fills the disk can be given back whole.
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let summary = try transaction {
      var work = try ImportWork(self, source, digest)
      try work.run(checkpoint: checkpoint)
      return work.summary
    }
    // What a large import wrote is brought into its place now, while the person expects to wait. It
    // is in the book already: on a full disk it gets there another time.
    try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return summary
  }

  /// What importing the same bytes again does: nothing.
  private func knownImport(_ source: ImportSource, _ digest: ContentDigest) throws -> ImportSummary?
  {
    let number = try integer(
      "SELECT id FROM import WHERE sha256 = ? AND size = ? ORDER BY id DESC",
      .bytes(digest.bytes),
      .integer((source.original ?? source.text).count)
    )
    guard number > 0 else { return nil }
    return ImportSummary(
      number: number,
      count: source.count,
      added: 0..<0,
      unchanged: source.count,
      updated: [],
      older: 0,
      merged: 0,
      removed: 0,
      operation: nil,
      wasKnown: true
    )
  }
}

/// One import under way, inside its transaction.
struct ImportWork {
  private let book: Book
  private let source: ImportSource
  private(set) var summary: ImportSummary
  private let sourceNumber: Int
  private let firstContact: Int
  private var nextContact: Int
  private var recognition: Recognition
  /// What the new contacts are known by: written in order at the end, which takes a fifth of the
  /// time that writing them as they come does.
  private var uidKeys: [Key] = []
  private var contentKeys: [Key] = []
  private var patches: [ContactPatch] = []
  private var firstChange = 0

  private struct Key: Comparable {
    var key: Int
    var contact: Int

    static func < (a: Key, b: Key) -> Bool {
      a.key == b.key ? a.contact < b.contact : a.key < b.key
    }
  }

  init(_ book: Book, _ source: ImportSource, _ digest: ContentDigest) throws {
    self.book = book
    self.source = source
    try book.run("INSERT OR IGNORE INTO source (name) VALUES (?)", .text(source.name))
    sourceNumber = try book.integer("SELECT id FROM source WHERE name = ?", .text(source.name))
    let original = source.original ?? source.text
    // Numbers of forgotten contacts are not given again: histories elsewhere may name them.
    let last = try book.integer("SELECT value FROM tally WHERE name = 'last contact'")
    firstContact = last + 1
    nextContact = firstContact
    try book.run(
      "INSERT INTO import VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
      .integer(sourceNumber),
      .integer(book.settings.now()),
      .bytes(digest.bytes),
      .integer(original.count),
      .integer(source.text.count),
      .integer(source.original == nil ? 0 : 1),
      .text(source.format),
      .text(source.encoding),
      .integer(firstContact)
    )
    let number = book.connection.lastKey
    recognition = try Recognition(book, source: sourceNumber)
    summary = ImportSummary(
      number: number,
      count: source.count,
      added: firstContact..<firstContact,
      unchanged: 0,
      updated: [],
      older: 0,
      merged: 0,
      removed: 0,
      operation: nil,
      wasKnown: false
    )
  }

  mutating func run(checkpoint: (_ bytesDone: Int) throws -> Void) throws {
    // Of the time, about a quarter goes into the archive, half into cards, and a quarter into keys.
    let size = source.text.count
    try book.archive(source.text, as: .text, of: summary.number) { try checkpoint($0 / 4) }
    if let original = source.original {
      try book.archive(original, as: .original, of: summary.number) { _ in
        try checkpoint(size / 4)
      }
    }
    var lastTold = 0
    for index in 0..<source.count {
      let card = source.card(index)
      try add(card)
      if card.bytes.upperBound - lastTold > 1 << 19 || index.isMultiple(of: 1000) {
        lastTold = card.bytes.upperBound
        try checkpoint(size / 4 + lastTold / 2)
      }
    }
    let added = nextContact - firstContact
    try book.run(
      "UPDATE import SET contact_count = ? WHERE id = ?",
      .integer(added),
      .integer(summary.number)
    )
    try book.run(
      "INSERT INTO tally VALUES ('last contact', ?1) ON CONFLICT DO UPDATE SET value = ?1",
      .integer(nextContact - 1)
    )
    try book.run(
      "UPDATE tally SET value = value + ? WHERE name = 'contacts'",
      .integer(added)
    )
    let told = size / 4 + size / 2
    try write(&uidKeys, into: "uid_key") { try checkpoint(told) }
    try write(&contentKeys, into: "content_key") { try checkpoint(told + size / 8) }
    if !patches.isEmpty {
      summary.operation = try book.record(
        .update(patches),
        title: "Import \(source.name)",
        checkpoint: { try checkpoint(told + size / 8) }
      )
    }
    summary.added = firstContact..<nextContact
    try checkpoint(size)
  }

  private mutating func add(_ card: ImportedCard) throws {
    let bytes = card.card?[...] ?? source.text[card.bytes]
    let digest = recognition.digest(of: bytes)
    let identity = recognition.identity(of: card)
    guard let match = try recognition.match(digest, identity) else {
      return try insert(card, digest, identity)
    }
    let insert = try book.statement("INSERT INTO sighting VALUES (?, ?, ?, ?, ?, ?)")
    insert.bind(summary.number, at: 1)
    insert.bind(card.bytes.lowerBound, at: 2)
    insert.bind(card.bytes.count, at: 3)
    insert.bind(card.line, at: 4)
    insert.bind(match.contact.number, at: 5)
    insert.bind(digest.bytes[...], at: 6)
    _ = try insert.step()
    switch try book.presence(of: match.contact) {
    case .present: break
    case .merged: summary.merged += 1
    case .removed: summary.removed += 1
    }
    guard !match.isKnownText else {
      summary.unchanged += 1
      return
    }
    contentKeys.append(Key(key: digest.key, contact: match.contact.number))
    guard let changes = try book.changes(to: match.contact, from: bytes) else {
      summary.older += 1
      return
    }
    guard !changes.isEmpty else {
      summary.unchanged += 1
      return
    }
    patches.append(ContactPatch(contact: match.contact, first: firstChange, changes: changes))
    firstChange += changes.count
    summary.updated.append(match.contact)
  }

  private mutating func insert(
    _ card: ImportedCard,
    _ digest: ContentDigest,
    _ identity: Recognition.Identity?
  ) throws {
    let contact = nextContact
    nextContact += 1
    let insert = try book.statement("INSERT INTO contact VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    insert.bind(contact, at: 1)
    insert.bind(summary.number, at: 2)
    insert.bind(card.bytes.lowerBound, at: 3)
    insert.bind(card.bytes.count, at: 4)
    insert.bind(card.line, at: 5)
    if let identity { insert.bind(identity.uid, at: 6) } else { insert.bindNull(at: 6) }
    insert.bind(identity?.occurrence ?? 1, at: 7)
    insert.bind(digest.bytes[...], at: 8)
    _ = try insert.step()
    if let bytes = card.card {
      try book.run("INSERT INTO card VALUES (?, ?)", .integer(contact), .bytes(bytes))
    }
    if let identity { uidKeys.append(Key(key: identity.key, contact: contact)) }
    contentKeys.append(Key(key: digest.key, contact: contact))
  }

  private func write(_ keys: inout [Key], into table: String, checkpoint: () throws -> Void) throws
  {
    keys.sort()
    try checkpoint()
    let insert = try book.statement("INSERT OR IGNORE INTO \(table) VALUES (?, ?)")
    for (index, key) in keys.enumerated() {
      insert.bind(key.key, at: 1)
      insert.bind(key.contact, at: 2)
      _ = try insert.step()
      if index & 0x3FFF == 0 { try checkpoint() }
    }
    keys = []
  }
}
