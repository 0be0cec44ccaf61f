import Merging

/// Knows contacts of a source again that the book has already.
///
/// By what they say, letter for letter; else by UID and by which of that UID they are in their
/// source; else by a UID that led to a contact before a merge. Each contact is found once in a
/// source: two cards of a file stay two contacts.
struct Recognition {
  /// What names a contact.
  struct Identity {
    var uid: String
    /// Which of those with this UID in its source, from 1.
    var occurrence: Int
    var key: Int
    var isUniversal: Bool
  }

  struct Match {
    var contact: ContactID
    /// Whether the book has seen this contact say just that.
    var isKnownText: Bool
  }

  private let book: Book
  private let source: Int
  /// Whether there is anything to find.
  private let isBookEmpty: Bool
  private let hasAliases: Bool
  private var occurrences: [Int: Int] = [:]
  private var found: Set<Int> = []
  /// The contact up to which those of a digest were found already, by the digest's key.
  private var searched: [Int: Int] = [:]
  private let last: Int

  init(_ book: Book, source: Int) throws {
    self.book = book
    self.source = source
    last = try book.integer("SELECT value FROM tally WHERE name = 'last contact'")
    isBookEmpty = last == 0
    hasAliases = try book.integer("SELECT EXISTS (SELECT * FROM alias)") > 0
  }

  func digest(of bytes: ArraySlice<UInt8>) -> ContentDigest { book.digest(of: bytes) }

  /// What names `card`; `nil` where nothing does.
  mutating func identity(of card: ImportedCard) -> Identity? {
    guard let uid = card.uid, !uid.isEmpty else { return nil }
    let scope = card.isUIDUniversal ? 0 : source
    let key = Self.hash(uid, scope)
    let occurrence = occurrences[key, default: 0] + 1
    occurrences[key] = occurrence
    return Identity(
      uid: uid,
      occurrence: occurrence,
      key: Self.key(key, occurrence),
      isUniversal: card.isUIDUniversal
    )
  }

  /// The keys under which a contact named `uid` may stand: its own in all the world, or in one of
  /// `sources`.
  static func keys(of uid: String, occurrence: Int = 1, sources: [Int]) -> [Int] {
    ([0] + sources).map { key(hash(uid, $0), occurrence) }
  }

  private static func key(_ hash: Int, _ occurrence: Int) -> Int {
    hash &+ (occurrence - 1) &* 0x1E37_79B9_7F4A_7C15
  }

  /// FNV-1a, well mixed; what has one hash is compared.
  private static func hash(_ uid: String, _ scope: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in uid.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ UInt64(scope)) &* 0x100_0000_01B3
    hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// The contact that the book has for a card.
  mutating func match(_ digest: ContentDigest, _ identity: Identity?) throws -> Match? {
    guard !isBookEmpty else { return nil }
    if let contact = try contact(saying: digest) {
      return Match(contact: contact, isKnownText: true)
    }
    guard let identity, let contact = try contact(named: identity) else { return nil }
    found.insert(contact.number)
    return Match(contact: contact, isKnownText: false)
  }

  private mutating func contact(saying digest: ContentDigest) throws -> ContactID? {
    let key = digest.key
    let select = try book.statement(
      """
      SELECT content_key.contact, contact.content FROM content_key
      JOIN contact ON contact.id = content_key.contact
      WHERE key = ? AND contact BETWEEN ? AND ? ORDER BY contact
      """
    )
    select.bind(key, at: 1)
    select.bind((searched[key] ?? 0) + 1, at: 2)
    select.bind(last, at: 3)
    defer { select.reset() }
    while try select.step() {
      let contact = select.integer(0)
      guard !found.contains(contact) else { continue }
      guard try select.bytes(1) == digest.bytes || wasSeen(contact, saying: digest) else {
        continue
      }
      searched[key] = contact
      found.insert(contact)
      return ContactID(contact)
    }
    return nil
  }

  private func wasSeen(_ contact: Int, saying digest: ContentDigest) throws -> Bool {
    try book.integer(
      "SELECT EXISTS (SELECT * FROM sighting WHERE contact = ? AND content = ?)",
      .integer(contact),
      .bytes(digest.bytes)
    ) > 0
  }

  private func contact(named identity: Identity) throws -> ContactID? {
    var match: Int?
    try book.rows(
      """
      SELECT contact.id FROM uid_key JOIN contact ON contact.id = uid_key.contact
      WHERE key = ? AND contact <= ? AND uid = ? AND occurrence = ? ORDER BY contact.id
      """,
      .integer(identity.key),
      .integer(last),
      .text(identity.uid),
      .integer(identity.occurrence)
    ) { row in
      let contact = row.integer(0)
      if match == nil, !found.contains(contact) { match = contact }
    }
    if let match { return ContactID(match) }
    guard hasAliases, identity.isUniversal, identity.occurrence == 1 else { return nil }
    try book.rows("SELECT contact FROM alias WHERE uid = ?", .text(identity.uid)) { row in
      let contact = row.integer(0)
      if match == nil, !found.contains(contact) { match = contact }
    }
    return match.map(ContactID.init)
  }
}
