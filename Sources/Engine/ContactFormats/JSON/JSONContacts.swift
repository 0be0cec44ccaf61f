import ContactModel

/// Reads the cards of a JSON source: jCard and JSContact, alone, in arrays, or within other values.
enum JSONContacts {
  /// Whether `bytes` begin as JSON does: with a bracket or brace, blanks and a mark before it apart.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var rest = bytes[mark...].drop(while: \.isBlank)
    guard let first = rest.popFirst() else { return false }
    let next = rest.first { !$0.isBlank }
    let opening: [UInt8?] = [UInt8(ascii: "["), UInt8(ascii: "{"), .quote]
    switch first {
    case UInt8(ascii: "["): return opening.contains(next) || next == UInt8(ascii: "]")
    case UInt8(ascii: "{"): return next == .quote || next == UInt8(ascii: "}")
    default: return false
    }
  }

  /// The properties of the card that `bytes` are, as lines of vCard 4.0.
  static func properties(of bytes: ArraySlice<UInt8>, firstLine: Int) -> [ContentLine] {
    var reader = JSONReader(Array(bytes), line: firstLine)
    guard let card = try? reader.value() else { return [] }  // `try?`: the table has been read
    return properties(of: card, line: firstLine)
  }

  static func properties(of card: JSONValue, line: Int) -> [ContentLine] {
    JCard.isCard(card)
      ? JCard.properties(of: card, line: line) : JSContact.properties(of: card, line: line)
  }

  /// Reads all cards in `bytes`; `checkpoint` takes how far it is, in bytes.
  static func read(
    _ bytes: [UInt8],
    _ bounds: ReadingBounds,
    encoding: SourceEncoding,
    checkpoint: (Int) throws -> Void
  ) throws -> ContactTable {
    var reading = JSONTableReading(bytes, bounds: bounds, encoding: encoding)
    try reading.readDocuments(checkpoint: checkpoint)
    let table = try reading.finished()
    try checkpoint(bytes.count)
    return table
  }
}

/// The reading of a JSON source into a table.
private struct JSONTableReading {
  private let bytes: [UInt8]
  private let bounds: ReadingBounds
  private var table: ContactTable
  private var reader: JSONReader
  /// Cards as vCards whose values are not in the table yet, and where their entries begin.
  private var waiting: [UInt8] = []
  private var nextCheck = 0
  private var failure: JSONError?
  /// How many more bytes may be passed over for nothing: text that is no JSON is not read again and
  /// again to its end.
  private var budget: Int

  /// Cards are looked for no deeper than this within other values.
  private static let deepestCard = 8
  /// How many bytes of vCards are read at once.
  private static let batch = 1 << 18

  init(_ bytes: [UInt8], bounds: ReadingBounds, encoding: SourceEncoding) {
    self.bounds = bounds
    self.bytes = bytes
    table = ContactTable(layout: .json, text: SourceText(bytes: bytes), encoding: encoding)
    budget = bytes.count * 16 + 1 << 16
    reader = JSONReader(bytes, position: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// Reads one document after the other: there are several where each stands on a line of its own.
  mutating func readDocuments(checkpoint: (Int) throws -> Void) throws {
    while reader.peek() != nil {
      let start = reader.position
      // What closed an array whose beginning was not read.
      if failure != nil, reader.take(.comma) || reader.take(UInt8(ascii: "]")) { continue }
      do {
        try readCards(depth: 0, checkpoint: checkpoint)
      } catch let error as JSONError {
        failure = failure ?? error
        if table.issues.count < TableBuilder.issueLimit {
          table.issues.append(
            ParseIssue(line: error.line, message: "no JSON from here: \(error.reason)")
          )
        }
        budget -= reader.position - start + 1
        guard budget > 0 else { break }
        // The next line may be whole again.
        var next = reader.position
        while next < bytes.count, bytes[next] != .lineFeed { next += 1 }
        reader.move(to: next)
      }
    }
    try readWaiting()
  }

  func finished() throws(ReadingError) -> ContactTable {
    guard table.entries.isEmpty else { return table }
    if let failure {
      throw .notContacts(
        description: "JSON that cannot be read from line \(failure.line): \(failure.reason)"
      )
    }
    throw .notContacts(description: "JSON without a jCard or a JSContact card in it")
  }

  /// Reads the cards in the next value, which may be one.
  private mutating func readCards(depth: Int, checkpoint: (Int) throws -> Void) throws {
    guard let byte = reader.peek() else { return }
    if reader.position >= nextCheck {
      try checkpoint(reader.position)
      nextCheck = reader.position + 1 << 19
    }
    let isList = byte == UInt8(ascii: "[")
    guard isList || byte == UInt8(ascii: "{"), depth < Self.deepestCard else {
      return try reader.skip()
    }
    if isList ? isCardList() : isCardObject() { return try readCard() }
    _ = reader.take(byte)
    let end = isList ? UInt8(ascii: "]") : UInt8(ascii: "}")
    if reader.take(end) { return }
    while true {
      if !isList { _ = try reader.key() }
      try readCards(depth: depth + 1, checkpoint: checkpoint)
      if reader.take(end) { return }
      guard reader.take(.comma) else {
        throw JSONError(line: reader.currentLine(), reason: "a comma or the end is missing")
      }
    }
  }

  /// Whether the next value is `["vcard", [`….
  private func isCardList() -> Bool {
    var ahead = reader
    guard ahead.take(UInt8(ascii: "[")), ahead.peek() == .quote,
      let name = try? ahead.value(), name.string?.lowercased() == "vcard"
    else { return false }  // `try?`: what is no JSON is no card
    return ahead.take(.comma) && ahead.peek() == UInt8(ascii: "[")
  }

  /// Whether the next value is an object with the type or the members of a JSContact card.
  private func isCardObject() -> Bool {
    var ahead = reader
    guard ahead.take(UInt8(ascii: "{")) else { return false }
    var names: Set<String> = []
    while let key = try? ahead.key() {  // `try?`: what is no JSON has no more members
      if key == "@type" {
        let type = try? ahead.value()
        return type?.string == "Card"
      }
      names.insert(key)
      if JSContact.identify(names) { return true }
      do {
        try ahead.skip()
      } catch {
        return false
      }
      guard ahead.take(.comma) else { break }
    }
    return false
  }

  private mutating func readCard() throws {
    let start = reader.position
    let line = reader.currentLine()
    let card = try reader.value()
    guard reader.position - start <= bounds.contact else {
      throw ReadingError.contactTooLarge(line: line, limit: bounds.contact)
    }
    guard table.entries.count < bounds.contacts else {
      throw ReadingError.tooManyContacts(limit: bounds.contacts)
    }
    var lines = JSONContacts.properties(of: card, line: line)
    lines = CardConversion.card(lines).lines
    waiting += lines.flatMap(\.raw)
    table.entries.append(
      ContactTable.Entry(values: 0..<0, bytes: start..<reader.position, line: line)
    )
    if waiting.count > Self.batch { try readWaiting() }
  }

  /// Takes the values of the waiting cards into the table.
  private mutating func readWaiting() throws {
    guard !waiting.isEmpty else { return }
    let cards = try ContactReading.read(waiting, columns: nil)
    waiting = []
    let firstEntry = table.entries.count - cards.entries.count
    guard firstEntry >= 0 else { return }
    for (offset, entry) in cards.entries.enumerated() {
      let firstValue = table.values.count
      for value in cards.values[entry.values] {
        let text = cards.text[value.text]
        guard table.text.decoded.count + text.count < SourceText.limit else {
          throw ReadingError.tooLarge(limit: SourceText.limit)
        }
        guard table.values.count < bounds.values else {
          throw ReadingError.tooManyValues(limit: bounds.values)
        }
        var moved = value
        moved.text = TextRange(decodedStart: table.text.decoded.count, count: text.count)
        table.text.decoded += text
        table.values.append(moved)
      }
      table.entries[firstEntry + offset].values = firstValue..<table.values.count
    }
  }
}
