import ContactFormats
import ContactModel
import ContactStore
import Merging
import ResponsiveWork

// How contacts of a book become tables, which the stages take:
//
//   contact 3  BEGIN…END  ┐   text of a table:  frame | card 3 | card 7 | card 8
//   contact 7  BEGIN…END  ├─►
//   contact 8  BEGIN…     ┘   entries:                 0        1        2      one for each contact
//
// Each contact has just one entry, whatever its card is like. Where reading the cards together gives
// something else, as behind a card that is cut off within its AGENT, they are read in smaller parts,
// at last each alone.

/// Contacts of a book, as tables.
struct BookTables {
  /// The tables, and the contacts' numbers in the book.
  private(set) var sources = ContactSources()

  private let charsets: SourceCharsets
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var numbers: [Int] = []
  /// Which contacts are wanted; `nil` for all.
  private var related: RelatedContacts?
  private let path: String
  private let checkpoint: () throws -> Void

  /// So many bytes of cards are read at once: enough to read fast, and little beside the rest.
  private static let chunkSize = 16 << 20

  /// What every text begins with, so that it is recognized as cards whatever the first one is like.
  private static let frame = Array("BEGIN:VCARD\r\nEND:VCARD\r\n".utf8)

  /// Prepares tables for contacts of the book at `path`; what `checkpoint` throws ends the reading.
  init(
    path: String,
    charsets: SourceCharsets = SourceCharsets(),
    checkpoint: @escaping () throws -> Void
  ) {
    self.path = path
    self.charsets = charsets
    self.checkpoint = checkpoint
  }

  /// All contacts of a book that are present, or those that are related to some.
  static func read(
    _ store: ContactStore,
    relatedTo numbers: [Range<Int>]? = nil,
    progress: WorkProgress
  ) throws -> ContactSources {
    progress.setTotal(units: Int64(max(1, try store.counts().contacts)))
    var tables = BookTables(path: store.path, charsets: try SourceCharsets(store)) {
      if progress.isCancelled { throw CancellationError() }
    }
    tables.related = try numbers.map {
      try RelatedContacts(to: $0, in: store, checkpoint: tables.checkpoint)
    }
    var counter = progress.counter()
    try store.eachContact { contact in
      try tables.add(contact)
      try counter.add(units: 1)
    }
    return try tables.finish()
  }

  /// The table of one card.
  static func table(of card: [UInt8]) throws -> ContactTable {
    var tables = BookTables(path: "", checkpoint: {})
    try tables.add(number: 0, bytes: card)
    return try tables.finish().sources[0].table
  }

  /// Adds a contact.
  ///
  /// Sources of several encodings are read together, therefore all in UTF-8.
  mutating func add(_ contact: StoredContact) throws {
    let number = contact.id.number
    let card =
      charsets.noted(for: number, card: contact.bytes)
      .map { UnifiedCards.inUTF8(contact.bytes, charset: $0) }
    try add(number: number, bytes: card ?? contact.bytes)
  }

  private mutating func add(number: Int, bytes card: [UInt8]) throws {
    starts.append(bytes.count)
    numbers.append(number)
    bytes += card
    if let last = bytes.last, !last.isLineEnd { bytes.append(UInt8(ascii: "\n")) }
    if bytes.count >= Self.chunkSize { try flush() }
  }

  /// The tables of all contacts that were added.
  mutating func finish() throws -> ContactSources {
    try flush()
    return sources
  }

  private mutating func flush() throws {
    guard !starts.isEmpty else { return }
    starts.append(bytes.count)
    try append(0..<numbers.count)
    bytes.removeAll(keepingCapacity: true)
    starts = []
    numbers = []
  }

  /// Appends the tables of a run of contacts.
  private mutating func append(_ contacts: Range<Int>) throws {
    let first = starts[contacts.lowerBound]
    let text = Self.frame + bytes[first..<starts[contacts.upperBound]]
    let places = contacts.map { starts[$0] - first + Self.frame.count }
    let own = Array(numbers[contacts])
    var table: ContactTable?
    do {
      table = try ContactReading.read(text, columns: nil) { _ in try checkpoint() }
    } catch is ReadingError {
      // One card is beyond a bound: the others are read without it.
      table = nil
    }
    if let table, let aligned = Self.aligned(table, to: places) {
      return append(aligned, own)
    }
    guard contacts.count > 1 else {
      return append(Self.single(table, text: text, at: places[0]), own)
    }
    let middle = contacts.lowerBound + contacts.count / 2
    try append(contacts.lowerBound..<middle)
    try append(middle..<contacts.upperBound)
  }

  /// Appends a table, of which only those entries stay that are wanted.
  private mutating func append(_ table: ContactTable, _ numbers: [Int]) {
    guard let related else { return sources.append(path: path, table: table, numbers: numbers) }
    let wanted = numbers.indices.filter { related.contains(numbers[$0], table, at: $0) }
    guard !wanted.isEmpty else { return }
    var table = table
    table.entries = wanted.map { table.entries[$0] }
    sources.append(path: path, table: table, numbers: wanted.map { numbers[$0] })
  }

  /// The table with an entry for each of `places`; `nil` where it has not just those.
  private static func aligned(_ table: ContactTable, to places: [Int]) -> ContactTable? {
    guard table.entries.count == places.count + 1 else { return nil }
    var table = table
    table.entries.removeFirst()
    for (entry, place) in zip(table.entries, places) where entry.bytes.lowerBound != place {
      return nil
    }
    return table
  }

  /// The table of one contact, of which reading made no card, or several.
  private static func single(
    _ table: ContactTable?,
    text: [UInt8],
    at place: Int
  ) -> ContactTable {
    var single = table ?? ContactTable(layout: .vCard, text: SourceText(bytes: text))
    let values = single.entries.dropFirst().map(\.values)
    let whole = (values.first?.lowerBound ?? 0)..<(values.last?.upperBound ?? 0)
    single.entries = [ContactTable.Entry(values: whole, bytes: place..<text.count, line: 1)]
    return single
  }
}

extension UInt8 {
  /// Whether it ends a line.
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
