import ContactModel

/// Reads vCards of any version.
///
/// - Note: Source: RFC 2426 (3.0), RFC 6350 (4.0), vCard 2.1 by the versit consortium.
struct CardReader {
  /// A card whose end was not met yet.
  private struct OpenCard {
    var start: Int
    var line: Int
    var firstValue: Int
    /// The end of its last line that is not blank.
    var end: Int
    var isVersion21 = false
    var addresses: UInt16 = 0
    /// How many cards within it are open; their lines belong to its AGENT.
    var depth = 0
    /// Whether the last line was an AGENT whose card follows.
    var awaitsAgent = false
    /// Where the AGENT stands whose card is open.
    var agentStart = 0
  }

  /// Lines between cards, as many as follow one another.
  private struct StrayLines {
    var line: Int
    var count: Int
  }

  private var builder: TableBuilder
  private var scanner: CardLineScanner
  private var card: OpenCard?
  private var stray: StrayLines?

  /// How far reading goes on before the caller is asked whether to go on, in bytes.
  private static let checkInterval = 1 << 19

  private init(isUTF8: Bool, size: Int) {
    // Measured on generated books: a card has about 200 bytes, a value about 20.
    builder = TableBuilder(
      isUTF8: isUTF8,
      expectedValues: size / 16,
      expectedEntries: size / 128
    )
    scanner = CardLineScanner(position: 0, line: 1)
  }

  /// Reads all cards in `bytes`; `checkpoint` takes how far it is, in bytes.
  static func read(
    _ bytes: [UInt8],
    isUTF8: Bool,
    encoding: SourceEncoding,
    checkpoint: (Int) throws -> Void
  ) throws -> ContactTable {
    var reader = CardReader(isUTF8: isUTF8, size: bytes.count)
    try reader.readLines(bytes.span, checkpoint: checkpoint)
    return reader.builder.table(layout: .vCard, bytes: bytes, encoding: encoding)
  }

  private mutating func readLines(
    _ bytes: Span<UInt8>,
    checkpoint: (Int) throws -> Void
  ) throws {
    var nextCheck = Self.checkInterval
    while let line = scanner.next(in: bytes) {
      if scanner.position >= nextCheck {
        try checkpoint(scanner.position)
        nextCheck = scanner.position + Self.checkInterval
      }
      try read(line, in: bytes)
    }
    finishStrayLines()
    if let card {
      builder.report(
        "the card is cut off: the file ends without END:VCARD; read as far as it goes",
        line: card.line
      )
      try finishCard(in: bytes)
    }
  }

  private mutating func read(_ line: CardLine, in bytes: Span<UInt8>) throws(ReadingError) {
    switch CardDelimiter(in: bytes, line.first) {
    case .begin: try begin(line, in: bytes)
    case .end: try end(line, in: bytes)
    case nil:
      if line.isBlank(in: bytes) { return }
      guard card != nil else { return noteStray(line) }
      try readInside(line, in: bytes)
    }
  }

  private mutating func begin(_ line: CardLine, in bytes: Span<UInt8>) throws(ReadingError) {
    if let open = card {
      if open.awaitsAgent {
        card?.depth += 1
        card?.awaitsAgent = false
        card?.end = line.raw.upperBound
        return
      }
      builder.report(
        "the card has no END:VCARD before the next begins in line \(line.line)",
        line: open.line
      )
      try finishCard(in: bytes)
    }
    finishStrayLines()
    // A byte order mark in front is no part of the card.
    let start = bytes[line.first.lowerBound] == 0xEF ? line.raw.lowerBound + 3 : line.raw.lowerBound
    card = OpenCard(
      start: start,
      line: line.line,
      firstValue: builder.values.count,
      end: line.raw.upperBound
    )
  }

  private mutating func end(_ line: CardLine, in bytes: Span<UInt8>) throws(ReadingError) {
    guard let open = card else {
      finishStrayLines()
      builder.report("END:VCARD without BEGIN:VCARD is left as it is", line: line.line)
      return
    }
    card?.end = line.raw.upperBound
    card?.awaitsAgent = false
    if open.depth > 1 {
      card?.depth -= 1
    } else if open.depth == 1 {
      try finishAgent(in: bytes)
    } else {
      try finishCard(in: bytes)
    }
  }

  /// Adds the card within the card as one value, its lines between line feeds.
  private mutating func finishAgent(in bytes: Span<UInt8>) throws(ReadingError) {
    guard let open = card else { return }
    card?.depth = 0
    var text: [UInt8] = []
    var position = open.agentStart
    while position < open.end {
      let (end, next) = LineEnds.line(in: bytes, from: position)
      if !text.isEmpty { text.append(.lineFeed) }
      text += bytes.copy(position..<end)
      position = next
    }
    try builder.add(.other, decoded: Charset.decode(text))
  }

  private mutating func finishCard(in bytes: Span<UInt8>) throws(ReadingError) {
    if card?.depth ?? 0 > 0 { try finishAgent(in: bytes) }
    guard let open = card else { return }
    builder.finishEntry(
      firstValue: open.firstValue,
      bytes: open.start..<open.end,
      line: open.line
    )
    card = nil
  }

  private mutating func noteStray(_ line: CardLine) {
    if stray == nil {
      stray = StrayLines(line: line.line, count: 1)
    } else {
      stray?.count += 1
    }
  }

  private mutating func finishStrayLines() {
    guard let lines = stray else { return }
    let what = lines.count == 1 ? "this line is" : "\(lines.count) lines from here are"
    builder.report("\(what) outside of any card: left as written", line: lines.line)
    stray = nil
  }

  /// Reads a line of the open card.
  private mutating func readInside(
    _ line: CardLine,
    in bytes: Span<UInt8>
  ) throws(ReadingError) {
    card?.end = line.raw.upperBound
    if line.continuation == .none {
      try readProperty(line, bytes.extracting(line.first), origin: line.first.lowerBound)
    } else {
      let text = line.unfolded(in: bytes, keepsBlanks: card?.isVersion21 ?? false)
      try readProperty(line, text.span, origin: nil)
    }
  }

  /// Reads the unfolded line `text`.
  private mutating func readProperty(
    _ line: CardLine,
    _ text: Span<UInt8>,
    origin: Int?
  ) throws(ReadingError) {
    guard let header = PropertyHeader(in: text, 0..<text.count) else {
      card?.awaitsAgent = false
      if card?.depth == 0 {
        builder.report("no property: kept as it is written", line: line.line)
      }
      return
    }
    let known = CardProperty(text, header.name)
    let isInner = card?.depth ?? 0 > 0
    let value = header.value..<text.count
    if known == .agent && text.trimmed(value).isEmpty {
      card?.awaitsAgent = true
      if !isInner { card?.agentStart = line.raw.lowerBound }
      return
    }
    card?.awaitsAgent = false
    guard !isInner else { return }
    if known == .version { card?.isVersion21 = text.trimmed(value).isVersion21(text) }
    let property = Property(
      known,
      header,
      of: text,
      isVersion21: card?.isVersion21 ?? false,
      address: card?.addresses ?? 0
    )
    if !builder.isUTF8 && property.parameters.charset.isEmpty
      && !UTF8Validity.isValid(text, 0..<text.count)
    {
      builder.reportEncoding(line: line.line)
    }
    try builder.add(property, of: text, origin: origin)
    if known == .address { card?.addresses &+= 1 }
  }
}

extension Range<Int> {
  /// Whether the version that stands here in `text` is 2.1.
  func isVersion21(_ text: Span<UInt8>) -> Bool {
    text.equals(self, upper: [UInt8(ascii: "2"), .dot, UInt8(ascii: "1")])
  }
}
