import ContactModel

/// Reads the rows of a table.
struct CSVReader {
  private var builder: TableBuilder
  private var scanner: CSVRowScanner
  private let firstBudget: Int
  private let plan: CSVColumnPlan
  private let columnCount: Int
  /// Whether ` ::: ` occurs anywhere in the source.
  private let hasRepeatedValues: Bool

  private static let checkInterval = 1 << 19
  /// Reads all rows in `bytes`; `checkpoint` takes how far it is, in bytes.
  static func read(
    _ bytes: [UInt8],
    layout: CSVLayout,
    dialect: CSVDialect,
    isUTF8: Bool,
    charset: String?,
    bounds: ReadingBounds,
    encoding: SourceEncoding,
    threads: Int = activeProcessorCount(),
    leastPart: Int = CSVReader.leastPart,
    checkpoint: (Int) throws -> Void
  ) throws -> ContactTable {
    var reader = CSVReader(
      bytes,
      layout: layout,
      dialect: dialect,
      isUTF8: isUTF8,
      charset: charset,
      bounds: bounds
    )
    reader.reportRepeatedNames(layout.header, line: dialect.headerLine)
    let untouched = reader
    let isRead = try reader.readRows(
      bytes,
      threads: threads,
      leastPart: leastPart,
      checkpoint: checkpoint
    )
    if !isRead {
      reader = untouched
      try reader.readRows(bytes.span, upTo: bytes.count, checkpoint: checkpoint)
    }
    return reader.builder.table(layout: .csv(layout), bytes: bytes, encoding: encoding)
  }

  private init(
    _ bytes: [UInt8],
    layout: CSVLayout,
    dialect: CSVDialect,
    isUTF8: Bool,
    charset: String?,
    bounds: ReadingBounds
  ) {
    // Measured on generated books: a row has about 135 bytes, a value about 13.
    builder = TableBuilder(
      isUTF8: isUTF8,
      charset: charset,
      bounds: bounds,
      expectedValues: bytes.count / 10,
      expectedEntries: bytes.count / 100
    )
    scanner = CSVRowScanner(
      separator: layout.separator,
      position: layout.headerBytes.upperBound,
      line: dialect.firstRowLine,
      searchBudget: min(1 << 28, max(1 << 16, bytes.count * 16))
    )
    firstBudget = scanner.searchBudget
    plan = CSVColumnPlan(layout.columns)
    columnCount = layout.header.count
    hasRepeatedValues = bytes.span.hasTripleColon
  }

  private mutating func reportRepeatedNames(_ header: [String], line: Int) {
    var seen: Set<String> = []
    for name in header where !name.isEmpty && !seen.insert(name).inserted {
      builder.report("the column \"\(name)\" is there twice: the first is meant", line: line)
    }
  }

  /// Whether all of the source is UTF-8.
  var isUTF8: Bool { builder.isUTF8 }

  /// Where the next row begins.
  var position: Int { scanner.position }

  /// A reader of the same table from another row on, whose lines are counted from 0.
  func part(from position: Int) -> CSVReader {
    var part = self
    part.builder = builder.emptied()
    part.scanner = CSVRowScanner(
      separator: scanner.separator,
      position: position,
      line: 0,
      searchBudget: firstBudget
    )
    return part
  }

  /// Adds what another reader of the same table read from `position` on.
  ///
  /// - Returns: Whether that is what this reader would have read.
  mutating func append(_ next: CSVReader, from position: Int) -> Bool {
    guard scanner.position == position, scanner.searchBudget == firstBudget,
      next.scanner.searchBudget == firstBudget,
      builder.append(next.builder, linesBefore: scanner.line)
    else { return false }
    let line = scanner.line + next.scanner.line
    scanner = CSVRowScanner(
      separator: scanner.separator,
      position: next.scanner.position,
      line: line,
      searchBudget: firstBudget
    )
    return true
  }

  /// Reads the rows that begin before `end`; `checkpoint` takes how far it is, in bytes.
  mutating func readRows(
    _ bytes: Span<UInt8>,
    upTo end: Int,
    checkpoint: (Int) throws -> Void
  ) throws {
    var nextCheck = scanner.position + Self.checkInterval
    while scanner.position < end, let row = scanner.next(in: bytes) {
      if scanner.position >= nextCheck {
        try checkpoint(scanner.position)
        nextCheck = scanner.position + Self.checkInterval
      }
      if !scanner.faults.isEmpty { try reportFaults() }
      // A line with nothing on it, or with separators alone, is no contact.
      if scanner.cells.isEmpty { continue }
      try read(row, in: bytes)
    }
  }

  private mutating func reportFaults() throws(ReadingError) {
    for fault in scanner.faults {
      switch fault.kind {
      case .notDoubled:
        builder.report(
          "a quote in a quoted cell is not doubled: taken for text",
          line: fault.line
        )
      case .unclosed:
        guard scanner.searchBudget > 0 else {
          throw .malformedCSV(line: fault.line, reason: "too many quotes are opened, not closed")
        }
        builder.report("a quote is opened, not closed: taken for text", line: fault.line)
      }
    }
  }

  private mutating func read(_ row: CSVRow, in bytes: Span<UInt8>) throws(ReadingError) {
    let firstValue = builder.values.count
    if row.cellCount != columnCount { reportCount(of: row) }
    if !builder.isUTF8 && !UTF8Validity.isValid(bytes, row.bytes) {
      builder.reportEncoding(line: row.line)
    }
    for index in scanner.cells.indices {
      let cell = scanner.cells[index]
      let column = Int(cell.column)
      guard column < columnCount else {
        try addUnmapped(cell, column: column, in: bytes)
        continue
      }
      switch plan.columns[column].action {
      case .value: try addValue(cell, plan.columns[column], in: bytes)
      case .unmapped: try addUnmapped(cell, column: column, in: bytes)
      case .joined: try addJoined(index, plan.columns[column], in: bytes)
      case .type: try addType(cell, in: bytes)
      }
    }
    // A row of blanks alone is no contact either.
    guard builder.values.count > firstValue else { return }
    guard row.bytes.count <= builder.bounds.contact else {
      throw .contactTooLarge(line: row.line, limit: builder.bounds.contact)
    }
    try builder.finishEntry(firstValue: firstValue, bytes: row.bytes, line: row.line)
  }

  private mutating func reportCount(of row: CSVRow) {
    let extra = scanner.cells.last.map { Int($0.column) >= columnCount } ?? false
    if row.cellCount < columnCount {
      builder.report(
        "the row has \(row.cellCount) cells of \(columnCount): the others are taken for empty",
        line: row.line
      )
    } else if extra {
      builder.report(
        "the row has \(row.cellCount) cells, the header \(columnCount): the others are kept as "
          + "they are",
        line: row.line
      )
    }
  }

  private mutating func addUnmapped(
    _ cell: CSVCell,
    column: Int,
    in bytes: Span<UInt8>
  ) throws(ReadingError) {
    try add(
      cell,
      CSVColumnPlan.Column(occurrence: UInt16(min(column, Int(UInt16.max)))),
      kind: [],
      in: bytes
    )
  }

  /// A type that is not understood is kept, since two contacts may differ in nothing else.
  private mutating func addType(_ cell: CSVCell, in bytes: Span<UInt8>) throws(ReadingError) {
    guard Self.kind(of: cell, in: bytes) == nil else { return }
    try addUnmapped(cell, column: Int(cell.column), in: bytes)
  }

  @inline(__always)
  private mutating func addValue(
    _ cell: CSVCell,
    _ column: CSVColumnPlan.Column,
    in bytes: Span<UInt8>
  ) throws(ReadingError) {
    if column.field == .birthday && Self.isNoBirthday(bytes, cell.content) { return }
    // What Outlook writes where nothing is known.
    if column.field == .sex && bytes.equals(cell.content, upper: Self.noGender) { return }
    try add(cell, column, kind: column.kind.union(kind(for: column, in: bytes)), in: bytes)
  }

  private static let noGender = Array("UNSPECIFIED".utf8)

  /// Whether it is what Outlook writes where there is no birthday: `0/0/00`, or `0.0.00`.
  private static func isNoBirthday(_ bytes: Span<UInt8>, _ cell: Range<Int>) -> Bool {
    !cell.isEmpty
      && cell.allSatisfy { bytes[$0] == UInt8(ascii: "0") || !bytes[$0].isDigitOrLetter }
  }

  /// The kind that the type's cell of this row gives to a value of `column`.
  private func kind(for column: CSVColumnPlan.Column, in bytes: Span<UInt8>) -> ValueKind {
    guard column.typeColumn >= 0 else { return [] }
    for cell in scanner.cells where cell.column == column.typeColumn {
      return Self.kind(of: cell, in: bytes) ?? []
    }
    return []
  }

  /// The kind that the words of `cell` stand for; `nil` where one of them is not known.
  private static func kind(of cell: CSVCell, in bytes: Span<UInt8>) -> ValueKind? {
    var kind: ValueKind = []
    var index = cell.content.lowerBound
    while index < cell.content.upperBound {
      let start = index
      while index < cell.content.upperBound && bytes[index].isWordPart { index += 1 }
      if index == start {
        index += 1  // Google marks its own labels with "* "
        continue
      }
      guard let word = PackedWord(bytes, start..<index), let known = KindWords.kind(word) else {
        return nil
      }
      kind.formUnion(known)
    }
    return kind
  }

  /// Adds the cell, or the values between ` ::: ` in it.
  @inline(__always)
  private mutating func add(
    _ cell: CSVCell,
    _ column: CSVColumnPlan.Column,
    kind: ValueKind,
    in bytes: Span<UInt8>
  ) throws(ReadingError) {
    if cell.hasDoubledQuotes || (!builder.isUTF8 && !UTF8Validity.isValid(bytes, cell.content)) {
      let text = Charset.decode(cell.text(in: bytes), otherwise: builder.charset)
      try addParts(text.span, 0..<text.count, origin: nil, column, kind: kind)
    } else {
      try addParts(bytes, cell.content, origin: 0, column, kind: kind)
    }
  }

  @inline(__always)
  private mutating func addParts(
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?,
    _ column: CSVColumnPlan.Column,
    kind: ValueKind
  ) throws(ReadingError) {
    if (hasRepeatedValues && column.isRepeatable) || column.splitsAtSemicolons {
      return try addEach(text, range, origin: origin, column, kind: kind)
    }
    try builder.add(
      column.field,
      kind: kind,
      occurrence: column.occurrence,
      text,
      range,
      origin: origin
    )
  }

  private mutating func addEach(
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?,
    _ column: CSVColumnPlan.Column,
    kind: ValueKind
  ) throws(ReadingError) {
    var start = range.lowerBound
    var number: UInt16 = 0
    while start <= range.upperBound {
      let (end, next) = text.endOfPart(
        start..<range.upperBound,
        splitsAtSemicolons: column.splitsAtSemicolons
      )
      var part = text.trimmed(start..<end)
      // Google marks its own groups with "* ".
      if column.field == .group && part.count > 2 && text[part.lowerBound] == UInt8(ascii: "*")
        && text[part.lowerBound + 1] == .space
      {
        part = (part.lowerBound + 2)..<part.upperBound
      }
      // The parts of the second address in a cell belong together, and not to the first.
      let shift = column.field.isAddressPart ? number << 8 : 0
      try builder.add(
        column.field,
        kind: kind,
        occurrence: column.occurrence | shift,
        text,
        part,
        origin: origin
      )
      number = min(number + 1, 255)
      start = next
    }
  }

  /// Adds the cells of a joined value when the first of them is met.
  private mutating func addJoined(
    _ index: Int,
    _ column: CSVColumnPlan.Column,
    in bytes: Span<UInt8>
  ) throws(ReadingError) {
    let members = plan.groups[column.group]
    let cells = scanner.cells
    if cells[..<index].contains(where: { members.contains($0.column) }) { return }
    var parts: [CSVCell] = []
    for member in members {
      for cell in cells[index...] where cell.column == member {
        if !bytes.trimmed(cell.content).isEmpty { parts.append(cell) }
      }
    }
    if parts.count == 1 { return try addValue(parts[0], column, in: bytes) }
    var text: [UInt8] = []
    for cell in parts {
      let part = Charset.decode(cell.text(in: bytes), otherwise: builder.charset)
      if !text.isEmpty { text.append(.space) }
      text += part[part.span.trimmed(0..<part.count)]
    }
    let kind = column.kind.union(kind(for: column, in: bytes))
    try addParts(text.span, 0..<text.count, origin: nil, column, kind: kind)
  }
}
