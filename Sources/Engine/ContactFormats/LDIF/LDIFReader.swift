import ContactModel

/// Reads records of people from LDIF.
///
/// - Note: Source: RFC 2849; the attributes are those of ``LDIFAttributeRole``.
struct LDIFReader {
  /// A record whose end was not met yet.
  private struct OpenRecord {
    var start: Int
    var line: Int
    var firstValue: Int
    var end: Int
    /// The kind of change that it is; `nil` where it is the record itself.
    var change: String?
    /// Whether it says who it is about.
    var tellsWhoItIs = false
    var birthday = BirthdayParts()
  }

  /// A birthday in three attributes, as Mozilla writes it.
  private struct BirthdayParts {
    var year: [UInt8] = []
    var month: [UInt8] = []
    var day: [UInt8] = []

    /// The date; `nil` where there is none.
    var text: [UInt8]? {
      if month.isEmpty && year.isEmpty { return day.isEmpty ? nil : day }
      if !year.isEmpty {
        return Array([year, month, day].filter { !$0.isEmpty }.joined(separator: [.space]))
      }
      let padded = [month, day].map { $0.count == 1 ? [UInt8(ascii: "0")] + $0 : $0 }
      return Array("--".utf8) + Array(padded.joined(separator: Array("-".utf8)))
    }
  }

  private var builder: TableBuilder
  private var scanner: LDIFScanner
  private var record: OpenRecord?

  private static let checkInterval = 1 << 19

  /// Reads all records in `bytes`; `checkpoint` takes how far it is, in bytes.
  static func read(
    _ bytes: [UInt8],
    isUTF8: Bool,
    charset: String?,
    bounds: ReadingBounds,
    encoding: SourceEncoding,
    checkpoint: (Int) throws -> Void
  ) throws -> ContactTable {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = LDIFReader(
      builder: TableBuilder(
        isUTF8: isUTF8,
        charset: charset,
        bounds: bounds,
        expectedValues: bytes.count / 30,
        expectedEntries: bytes.count / 300
      ),
      scanner: LDIFScanner(position: mark, line: 1, longest: bounds.line)
    )
    try reader.readLines(bytes.span, checkpoint: checkpoint)
    return reader.builder.table(layout: .ldif, bytes: bytes, encoding: encoding)
  }

  private init(builder: TableBuilder, scanner: LDIFScanner) {
    self.builder = builder
    self.scanner = scanner
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
      if line.isBlank(in: bytes) && line.continuation == .none {
        try finishRecord()
      } else if bytes[line.first.lowerBound] == UInt8(ascii: "#") {
        record?.end = line.raw.upperBound
      } else {
        try read(line, in: bytes)
      }
    }
    try finishRecord()
  }

  private mutating func read(_ line: CardLine, in bytes: Span<UInt8>) throws(ReadingError) {
    if line.raw.count >= builder.bounds.line {
      builder.reportLongLine(line: line.line)
    }
    if line.continuation == .none {
      try read(line, bytes.extracting(line.first), origin: line.first.lowerBound)
    } else {
      let text = line.unfolded(in: bytes, keepsBlanks: false)
      try read(line, text.span, origin: nil)
    }
  }

  /// Reads the unfolded line `text`; `origin` is where it stands in the source, if it does.
  private mutating func read(
    _ line: CardLine,
    _ text: Span<UInt8>,
    origin: Int?
  ) throws(ReadingError) {
    guard let attribute = LDIFAttribute(in: text, 0..<text.count) else {
      // A dash ends a part of a change.
      if !(record?.change != nil && text.count == 1 && text[0] == UInt8(ascii: "-")) {
        builder.report("no attribute: left as it is written", line: line.line)
      }
      record?.end = line.raw.upperBound
      return
    }
    let name = LDIFName(text, attribute.name)
    if name == .version && record == nil { return }
    if name == .dn || record == nil {
      if record != nil {
        builder.report("no blank line before this record", line: line.line)
        try finishRecord()
      }
      if name != .dn { builder.report("the record has no dn", line: line.line) }
      record = OpenRecord(
        start: line.raw.lowerBound,
        line: line.line,
        firstValue: builder.values.count,
        end: line.raw.upperBound
      )
    }
    record?.end = line.raw.upperBound
    try checkSize()
    try add(attribute, name: name, of: text, origin: origin, line: line.line)
  }

  private func checkSize() throws(ReadingError) {
    if let open = record, open.end - open.start > builder.bounds.contact {
      throw .contactTooLarge(line: open.line, limit: builder.bounds.contact)
    }
  }

  private mutating func add(
    _ attribute: LDIFAttribute,
    name: LDIFName,
    of text: Span<UInt8>,
    origin: Int?,
    line: Int
  ) throws(ReadingError) {
    let role = LDIFAttributeRole.role(of: name)
    // Most attributes are text that stands in the source as it is.
    if let role, role.field != .address, name != .changeType, attribute.form == .text,
      attribute.options.isEmpty,
      builder.isUTF8 || UTF8Validity.isValid(text, attribute.value)
    {
      if role.field.tellsWhoItIs { record?.tellsWhoItIs = true }
      return try builder.add(
        role.field,
        kind: role.kind,
        occurrence: role.occurrence,
        text,
        attribute.value,
        origin: origin
      )
    }
    guard let bytes = attribute.bytes(in: text) else {
      builder.report("no base64 after the two colons: kept as it is written", line: line)
      return try addWhole(attribute, text.copy(attribute.value), of: text)
    }
    if !builder.isUTF8 && bytes.isText && !UTF8Validity.isValid(bytes.span, 0..<bytes.count) {
      builder.reportEncoding(line: line)
    }
    let value = Charset.decode(bytes, otherwise: builder.charset)
    if try note(name, value) { return }
    // A picture is no text, and a place is not what stands there.
    guard attribute.form != .place, bytes.isText, let role else {
      return try addWhole(attribute, text.copy(attribute.value), of: text)
    }
    if role.field.tellsWhoItIs { record?.tellsWhoItIs = true }
    try builder.add(
      role.field,
      kind: role.kind,
      occurrence: role.occurrence,
      decoded: role.field == .address ? Self.unfoldedAddress(value) : value
    )
    if !attribute.options.isEmpty { try addWhole(attribute, value, of: text) }
  }

  /// Takes in what is put together at the end of the record, and returns whether it is that alone.
  private mutating func note(_ name: LDIFName, _ value: [UInt8]) throws(ReadingError) -> Bool {
    switch name {
    case .changeType:
      let change = String(decoding: value.prefix(40), as: UTF8.self).lowercased()
      if change != "add" { record?.change = change }
      return false
    case .birthYear: record?.birthday.year = value
    case .birthMonth: record?.birthday.month = value
    case .birthDay: record?.birthday.day = value
    default: return false
    }
    return true
  }

  /// Adds an attribute as it is, its name in upper case.
  private mutating func addWhole(
    _ attribute: LDIFAttribute,
    _ value: [UInt8],
    of text: Span<UInt8>
  ) throws(ReadingError) {
    guard !value.isEmpty else { return }
    let end = attribute.options.isEmpty ? attribute.name.upperBound : attribute.options.upperBound
    let head = (attribute.name.lowerBound..<end).map { text[$0].upper }
    try builder.add(
      .other,
      decoded: head + [.colon] + Charset.decode(value, otherwise: builder.charset)
    )
  }

  /// The lines of a postal address, which stand between dollar signs.
  private static func unfoldedAddress(_ value: [UInt8]) -> [UInt8] {
    let lines = value.split(separator: UInt8(ascii: "$")).map { line in
      Array(line[line.drop { $0 == .space }.startIndex...])
    }
    let text = String(decoding: Array(lines.joined(separator: [.lineFeed])), as: UTF8.self)
    return Array(text.replacing("\\24", with: "$").replacing("\\5C", with: "\\").utf8)
  }

  private mutating func finishRecord() throws(ReadingError) {
    guard let open = record else { return }
    record = nil
    if let change = open.change {
      builder.discardValues(from: open.firstValue)
      builder.report("a change (\(change)) is no contact: left as it is written", line: open.line)
      return
    }
    guard open.tellsWhoItIs else {
      builder.discardValues(from: open.firstValue)
      builder.report(
        "a record without a name, phone or e-mail is no contact: left as it is written",
        line: open.line
      )
      return
    }
    if let birthday = open.birthday.text { try builder.add(.birthday, decoded: birthday) }
    try builder.finishEntry(
      firstValue: open.firstValue,
      bytes: open.start..<open.end,
      line: open.line
    )
  }
}
