import ContactModel

/// What a source is, by its content.
enum ContentKind {
  /// vCards.
  case cards
  /// A table whose columns hold what the roles say.
  case table(CSVDialect, [ColumnRole])
  /// Records of LDIF.
  case records

  private struct Signature {
    let bytes: [UInt8]
    let name: String

    init(_ bytes: [UInt8], _ name: String) {
      self.bytes = bytes
      self.name = name
    }

    init(_ text: String, _ name: String) {
      self.init(Array(text.utf8), name)
    }
  }

  private static let signatures = [
    Signature([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    Signature([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    Signature("GIF8", "a GIF picture"),
    Signature("%PDF", "a PDF document"),
    Signature("PK\u{3}\u{4}", "a ZIP archive or an office document"),
    Signature("PK\u{5}\u{6}", "an empty ZIP archive"),
    Signature([0xD0, 0xCF, 0x11, 0xE0], "an older office document"),
    Signature("!BDN", "an Outlook data file"),
    Signature("SQLite format 3", "an SQLite database"),
    Signature("bplist", "a binary property list"),
    Signature("BZh", "a bzip2 archive"),
    Signature([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive"),
    Signature([0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"),
    Signature([0x37, 0x7A, 0xBC, 0xAF], "a 7z archive"),
    Signature("Rar!", "a RAR archive"),
    Signature([0x7F, 0x45, 0x4C, 0x46], "a program"),
    Signature("{\\rtf", "an RTF document"),
    Signature([0xFF, 0xFE, 0, 0], "text in UTF-32"),
    Signature([0, 0, 0xFE, 0xFF], "text in UTF-32"),
  ]

  /// What `bytes` are, if they begin as no text does.
  static func signature(_ bytes: [UInt8]) -> String? {
    signatures.first { bytes.starts(with: $0.bytes) }?.name
  }

  /// Whether `bytes` are no text, UTF-16 apart: text has hardly any control characters.
  ///
  /// Where a card begins among odd bytes, as on a damaged disk, it is worth reading.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(8192)
    let controls = head.count { $0 < 0x20 && !$0.isBlank && $0 != 0x1B && $0 != 0x0C }
    guard controls > 4, controls * 50 > head.count else { return false }
    let sample = bytes.prefix(1 << 20)
    return !hasCard(in: sample.span, lines: .max) {}
  }

  /// Text of other formats, by its beginning.
  private static let otherFormats = [
    Signature("<!DOCTYPE", "a web page"), Signature("<HTML", "a web page"),
    Signature("<?XML", "an XML document"), Signature("BEGIN:VCALENDAR", "a calendar"),
    Signature("[", "JSON that is no list of cards"), Signature("{", "JSON that is no card"),
  ]

  /// Recognizes `bytes`, which are no UTF-16.
  ///
  /// A card in the first line decides, then a header whose columns are known, then a card anywhere,
  /// then a first row that is a contact itself.
  static func recognize(
    _ bytes: [UInt8],
    columns: ColumnMapping?,
    charset: String?,
    checkpoint: () throws -> Void
  ) throws -> ContentKind {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[mark...].contains(where: { !$0.isBlank }) else { throw ReadingError.empty }
    if isBinary(bytes) { throw ReadingError.notContacts(description: "binary data") }
    let span = bytes.span
    if try hasCard(in: span, lines: 1, checkpoint: checkpoint) { return .cards }
    if isRecords(span) { return .records }
    let dialect = CSVDialect(of: bytes, charset: charset)
    var mismatch: ColumnMappingError?
    if let mapping = columns ?? ColumnMapping.recognizing(header: dialect.header) {
      do {
        return .table(dialect, try mapping.roles(header: dialect.header))
      } catch {
        mismatch = error
      }
    }
    if try hasCard(in: span, lines: .max, checkpoint: checkpoint) { return .cards }
    if let other = otherFormat(span) { throw ReadingError.notContacts(description: other) }
    if columns == nil, let table = HeaderlessTable(dialect, in: span, charset: charset) {
      return .table(table.dialect, table.roles)
    }
    let isTable = dialect.isPlausible || columns?.occurs(in: dialect.header) == true
    guard isTable else { throw ReadingError.notContacts(description: "text without contacts") }
    throw mismatch.map(ReadingError.mapping) ?? .unknownColumns(header: dialect.header)
  }

  /// Whether a card begins in the first `lines` lines that are not blank.
  private static func hasCard(
    in bytes: Span<UInt8>,
    lines: Int,
    checkpoint: () throws -> Void
  ) rethrows -> Bool {
    var position = 0
    var nextCheck = 1 << 20
    var seen = 0
    while position < bytes.count && seen < lines {
      if position >= nextCheck {
        try checkpoint()
        nextCheck = position + 1 << 20
      }
      let (end, next) = LineEnds.line(in: bytes, from: position)
      if case .begin? = CardDelimiter(in: bytes, position..<end) { return true }
      if !bytes.trimmed(position..<end).isEmpty { seen += 1 }
      position = next
    }
    return false
  }

  /// Whether a record of LDIF begins in the first line that is neither a comment nor `version: 1`.
  private static func isRecords(_ bytes: Span<UInt8>) -> Bool {
    let mark = bytes.count > 2 && bytes.equals(0..<3, upper: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = LDIFScanner(position: mark, line: 1)
    while let line = scanner.next(in: bytes) {
      let text = bytes.trimmed(line.first)
      guard !text.isEmpty, bytes[text.lowerBound] != UInt8(ascii: "#") else { continue }
      guard let attribute = LDIFAttribute(in: bytes, text) else { return false }
      if bytes.equals(attribute.name, upper: Array("DN".utf8)) { return true }
      guard bytes.equals(attribute.name, upper: Array("VERSION".utf8)) else { return false }
    }
    return false
  }

  private static func otherFormat(_ bytes: Span<UInt8>) -> String? {
    let text = bytes.trimmed(0..<bytes.count)
    for signature in otherFormats where text.count >= signature.bytes.count {
      let head = text.lowerBound..<(text.lowerBound + signature.bytes.count)
      if bytes.equals(head, upper: signature.bytes) { return signature.name }
    }
    return nil
  }
}
