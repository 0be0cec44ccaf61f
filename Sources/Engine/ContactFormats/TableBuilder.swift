import ContactModel

/// Collects the values, entries and issues of one source while it is read.
struct TableBuilder {
  /// Whether the whole source is UTF-8, so that no value needs to be looked at again.
  let isUTF8: Bool
  /// What text is encoded in that is neither UTF-8 nor declared; `nil` is Windows-1252.
  let charset: String?
  /// How large what is read may be.
  let bounds: ReadingBounds
  private(set) var values: [FieldValue] = []
  private(set) var entries: [ContactTable.Entry] = []
  private var decoded: [UInt8] = []
  private var issues: [ParseIssue] = []
  private var issuesLeftOut = 0
  private var hasReportedEncoding = false

  /// More issues than this are counted, not listed: nobody reads them, and they take memory.
  static let issueLimit = 10_000

  init(
    isUTF8: Bool,
    charset: String?,
    bounds: ReadingBounds,
    expectedValues: Int,
    expectedEntries: Int
  ) {
    self.bounds = bounds
    self.isUTF8 = isUTF8
    self.charset = charset
    values.reserveCapacity(expectedValues)
    entries.reserveCapacity(expectedEntries)
  }

  /// Adds a value, unless it is blank; the space around it is left out.
  ///
  /// `origin` is where `text` begins in the source; `nil` where it does not stand there.
  @inline(__always)
  mutating func add(
    _ field: Field,
    kind: ValueKind = [],
    occurrence: UInt16 = 0,
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?
  ) throws(ReadingError) {
    let range = text.trimmed(range)
    guard !range.isEmpty else { return }
    let place: TextRange
    if let origin {
      place = TextRange(start: origin + range.lowerBound, count: range.count)
    } else {
      place = try store(text, range)
    }
    values.append(FieldValue(field, kind: kind, occurrence: occurrence, text: place))
  }

  /// Adds a value that was written out anew, unless it is blank.
  mutating func add(
    _ field: Field,
    kind: ValueKind = [],
    occurrence: UInt16 = 0,
    decoded text: [UInt8]
  ) throws(ReadingError) {
    try add(field, kind: kind, occurrence: occurrence, text.span, 0..<text.count, origin: nil)
  }

  private mutating func store(
    _ text: Span<UInt8>,
    _ range: Range<Int>
  ) throws(ReadingError) -> TextRange {
    let start = decoded.count
    guard start + range.count <= SourceText.limit else {
      throw .tooLarge(limit: SourceText.limit)
    }
    for index in range { decoded.append(text[index]) }
    return TextRange(decodedStart: start, count: range.count)
  }

  /// Ends a contact, whose values begin at `firstValue`.
  mutating func finishEntry(
    firstValue: Int,
    bytes: Range<Int>,
    line: Int
  ) throws(ReadingError) {
    guard entries.count < bounds.contacts else {
      throw .tooManyContacts(limit: bounds.contacts)
    }
    guard values.count <= bounds.values else {
      throw .tooManyValues(limit: bounds.values)
    }
    entries.append(
      ContactTable.Entry(values: firstValue..<values.count, bytes: bytes, line: line)
    )
  }

  /// A builder of the same kind with nothing in it.
  func emptied() -> TableBuilder {
    TableBuilder(
      isUTF8: isUTF8,
      charset: charset,
      bounds: bounds,
      expectedValues: 0,
      expectedEntries: 0
    )
  }

  /// Adds what `next` collected from a later part of the source, before which so many lines stand.
  ///
  /// Both are of a source that is all UTF-8.
  ///
  /// - Returns: Whether the whole is within its bounds; if not, nothing should be made of it.
  mutating func append(_ next: TableBuilder, linesBefore: Int) -> Bool {
    guard entries.count + next.entries.count <= bounds.contacts,
      values.count + next.values.count <= bounds.values,
      decoded.count + next.decoded.count <= SourceText.limit,
      issues.count + next.issues.count <= Self.issueLimit, next.issuesLeftOut == 0
    else { return false }
    let firstValue = values.count
    if decoded.isEmpty || next.decoded.isEmpty {
      values += next.values
    } else {
      for var value in next.values {
        if value.text.isDecoded {
          value.text = TextRange(
            decodedStart: decoded.count + value.text.start,
            count: value.text.count
          )
        }
        values.append(value)
      }
    }
    decoded += next.decoded
    for var entry in next.entries {
      let (low, high) = (entry.values.lowerBound, entry.values.upperBound)
      entry.values = (firstValue + low)..<(firstValue + high)
      entry.line += linesBefore
      entries.append(entry)
    }
    for var issue in next.issues {
      issue.line += linesBefore
      issues.append(issue)
    }
    return true
  }

  /// Takes the values from `first` on back.
  mutating func discardValues(from first: Int) {
    values.removeSubrange(first...)
  }

  /// Notes that a line is longer than it may be.
  mutating func reportLongLine(line: Int) {
    let limit = bounds.line
    report(
      "a line is longer than \(limit) bytes: what continues it beyond is taken for further lines",
      line: line
    )
  }

  /// Notes something odd.
  mutating func report(_ message: @autoclosure () -> String, line: Int) {
    guard issues.count < Self.issueLimit else {
      issuesLeftOut += 1
      return
    }
    issues.append(ParseIssue(line: line, message: message()))
  }

  /// Notes, once for a source, that it is not all UTF-8.
  mutating func reportEncoding(line: Int) {
    guard !hasReportedEncoding else { return }
    hasReportedEncoding = true
    let name = charset ?? "Windows-1252"
    report(
      "not UTF-8: where no other encoding is declared, such text is read as \(name) from here",
      line: line
    )
  }

  /// The table, with the issues in the order of their lines.
  consuming func table(
    layout: ContactTable.Layout,
    bytes: [UInt8],
    encoding: SourceEncoding
  ) -> ContactTable {
    var text = SourceText(bytes: bytes)
    text.decoded = decoded
    var table = ContactTable(layout: layout, text: text, encoding: encoding)
    table.charset = charset
    table.values = values
    table.entries = entries
    var sorted = issues.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    .map(\.element)
    if issuesLeftOut > 0 {
      sorted.append(
        ParseIssue(
          line: sorted.last?.line ?? 1,
          message: "\(issuesLeftOut) further issues are not listed"
        )
      )
    }
    table.issues = sorted
    return table
  }
}

extension Span<UInt8> {
  /// `range` without the blanks and line ends at either side.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end && self[start].isBlank { start += 1 }
    while end > start && self[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// The bytes of `range`.
  func copy(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range { bytes.append(self[index]) }
    return bytes
  }

  /// The index of the first `byte` in `range`.
  @inline(__always)
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let backslash = UInt8(ascii: "\\")
  static let dot = UInt8(ascii: ".")

  /// Line feed and carriage return.
  @inline(__always)
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Space, tab and the two signs of line ends.
  @inline(__always)
  var isBlank: Bool {
    self == .space || (self <= .carriageReturn && self >= .tab && self != 11 && self != 12)
  }

  /// An ASCII letter in upper case; other bytes stay.
  @inline(__always)
  var upper: UInt8 { self &- UInt8(ascii: "a") < 26 ? self & 0xDF : self }
}
