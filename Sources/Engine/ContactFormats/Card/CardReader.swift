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
    /// Whether it has a LABEL, which may be an address of its own.
    var hasLabels = false
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
  /// The first lines of the cards that were cut since another began in them; the last of them.
  private var cutCards: [Int] = []

  /// How far reading goes on before the caller is asked whether to go on, in bytes.
  private static let checkInterval = 1 << 19

  private init(isUTF8: Bool, charset: String?, bounds: ReadingBounds, size: Int) {
    // Measured on generated books: a card has about 200 bytes, a value about 20.
    builder = TableBuilder(
      isUTF8: isUTF8,
      charset: charset,
      bounds: bounds,
      expectedValues: size / 16,
      expectedEntries: size / 128
    )
    scanner = CardLineScanner(position: 0, line: 1, longest: bounds.line)
  }

  /// Reads all cards in `bytes`; `checkpoint` takes how far it is, in bytes.
  static func read(
    _ bytes: [UInt8],
    isUTF8: Bool,
    charset: String?,
    bounds: ReadingBounds,
    encoding: SourceEncoding,
    checkpoint: (Int) throws -> Void
  ) throws -> ContactTable {
    var reader = CardReader(
      isUTF8: isUTF8,
      charset: charset,
      bounds: bounds,
      size: bytes.count
    )
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
      let deepest = builder.bounds.nesting
      if open.awaitsAgent && open.depth < deepest {
        card?.depth += 1
        card?.awaitsAgent = false
        card?.end = line.raw.upperBound
        return
      }
      builder.report(
        open.awaitsAgent
          ? "cards stand in more than \(deepest) cards: a new one begins in line "
            + "\(line.line)"
          : "the card has no END:VCARD before the next begins in line \(line.line)",
        line: open.line
      )
      if cutCards.count < deepest { cutCards.append(open.line) }
      try finishCard(in: bytes)
    }
    finishStrayLines()
    // A byte order mark in front is no part of the card.
    var start = line.raw.lowerBound
    while bytes[start] == 0xEF { start += 3 }
    card = OpenCard(
      start: start,
      line: line.line,
      firstValue: builder.values.count,
      end: line.raw.upperBound
    )
  }

  private mutating func end(_ line: CardLine, in bytes: Span<UInt8>) throws(ReadingError) {
    guard let open = card else {
      if let cut = cutCards.popLast() { return finishStrayLines(ofCardIn: cut) }
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
    try builder.add(.other, decoded: Charset.decode(text, otherwise: builder.charset))
  }

  private mutating func finishCard(in bytes: Span<UInt8>) throws(ReadingError) {
    if card?.depth ?? 0 > 0 { try finishAgent(in: bytes) }
    guard let open = card else { return }
    card = nil
    if open.hasLabels {
      try builder.addLabels(of: bytes.copy(open.start..<open.end), firstAddress: open.addresses)
    }
    try builder.finishEntry(
      firstValue: open.firstValue,
      bytes: open.start..<open.end,
      line: open.line
    )
  }

  private mutating func noteStray(_ line: CardLine) {
    if stray == nil {
      stray = StrayLines(line: line.line, count: 1)
    } else {
      stray?.count += 1
    }
  }

  /// Reports the lines since the last card; `card` is the line of one that they belong to, but that
  /// ends where another begins in it.
  private mutating func finishStrayLines(ofCardIn card: Int? = nil) {
    guard let lines = stray else { return }
    let what = lines.count == 1 ? "this line is" : "\(lines.count) lines from here are"
    let place =
      card.map { "of the card in line \($0), which ends where another begins in it" }
      ?? "outside of any card"
    builder.report("\(what) \(place): left as written", line: lines.line)
    stray = nil
  }

  /// Reads a line of the open card.
  private mutating func readInside(
    _ line: CardLine,
    in bytes: Span<UInt8>
  ) throws(ReadingError) {
    card?.end = line.raw.upperBound
    try checkSize(line)
    if line.continuation == .none {
      try readProperty(line, bytes.extracting(line.first), origin: line.first.lowerBound)
    } else {
      let text = line.unfolded(in: bytes, keepsBlanks: card?.isVersion21 ?? false)
      try readProperty(line, text.span, origin: nil)
    }
  }

  @inline(__always)
  private mutating func checkSize(_ line: CardLine) throws(ReadingError) {
    guard let open = card else { return }
    if open.end - open.start > builder.bounds.contact {
      throw .contactTooLarge(line: open.line, limit: builder.bounds.contact)
    }
    if line.raw.count >= builder.bounds.line { builder.reportLongLine(line: line.line) }
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
    if known == .agent, let inner = InnerCard(text, value) {
      if !isInner { card?.agentStart = line.raw.lowerBound }
      card?.awaitsAgent = inner == .follows
      if inner == .hasBegun { card?.depth += 1 }
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
    if known == .label { card?.hasLabels = true }
  }
}

extension Range<Int> {
  /// Whether the version that stands here in `text` is 2.1.
  func isVersion21(_ text: Span<UInt8>) -> Bool {
    text.equals(self, upper: [UInt8(ascii: "2"), .dot, UInt8(ascii: "1")])
  }
}
