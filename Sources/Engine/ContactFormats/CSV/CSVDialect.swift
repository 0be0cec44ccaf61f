/// How a table is written: its separator, and where its header stands.
struct CSVDialect {
  var separator: UInt8
  /// The header with all that stands before it, line end included.
  var headerBytes: Range<Int>
  /// What stands before the header: a byte order mark, blank lines, the name of the separator.
  let preamble: Range<Int>
  /// The column names, decoded.
  var header: [String]
  /// The line of the header, counted from 1, and that after it.
  var headerLine: Int
  var firstRowLine: Int
  /// Whether it looks like a table: several names, and rows with as many cells.
  var isPlausible: Bool

  private static let separators: [UInt8] = [
    .comma, .semicolon, .tab, UInt8(ascii: "|"),
  ]

  /// Finds out how `bytes` are written.
  ///
  /// The separator is the one for which the most rows have as many cells as the header, and the
  /// header has many.
  ///
  /// `charset` is the encoding of what is no UTF-8; `nil` is Windows-1252.
  init(of bytes: [UInt8], charset: String?) {
    let span = bytes.span
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = 1
    while start < bytes.count {
      let (end, next) = LineEnds.line(in: span, from: start)
      guard span.trimmed(start..<end).isEmpty else { break }
      start = next
      line += 1
    }
    var declared: UInt8?
    // Excel's own first line, as "sep=;", names the separator.
    let (end, next) = LineEnds.line(in: span, from: start)
    let first = Array(bytes[start..<end])
    if first.count == 5, first.starts(with: "sep=".utf8), Self.separators.contains(first[4]) {
      declared = first[4]
      start = next
      line += 1
    }
    let scores = (declared.map { [$0] } ?? Self.separators).map {
      Score($0, in: span, from: start)
    }
    let best = scores.max { $0.value < $1.value }
    // A table of one column has no separator.
    separator = best.map { $0.value > 0 ? $0.separator : .comma } ?? .comma
    var scanner = CSVRowScanner(
      separator: separator,
      position: start,
      line: line,
      keepsEmptyCells: true
    )
    headerLine = line
    _ = scanner.next(in: span)
    header = scanner.cells.map { cell in
      let text = Charset.decode(cell.text(in: span), otherwise: charset)
      let range = text.span.trimmed(0..<text.count)
      return String(decoding: text[range], as: UTF8.self)
    }
    let names = header.count { !$0.isEmpty }
    isPlausible = names > 1 && names + 1 >= header.count && best?.isPlausible == true
    headerBytes = 0..<scanner.position
    preamble = 0..<start
    firstRowLine = scanner.line
  }
}

/// How well a separator explains the first rows of a table.
private struct Score {
  let separator: UInt8
  /// 0 where the header has one cell only, or too few rows are like it.
  let value: Double
  /// Whether there are rows, and most are like the header.
  let isPlausible: Bool

  /// How many bytes and rows are looked at.
  private static let sampleSize = 1 << 17
  private static let sampleRows = 50

  init(_ separator: UInt8, in bytes: Span<UInt8>, from start: Int) {
    self.separator = separator
    var scanner = CSVRowScanner(
      separator: separator,
      position: start,
      line: 1,
      searchBudget: Self.sampleSize * 16
    )
    guard let header = scanner.next(in: bytes), header.cellCount > 1 else {
      value = 0
      isPlausible = false
      return
    }
    var rows = 0
    var alike = 0
    while rows < Self.sampleRows, scanner.position < start + Self.sampleSize,
      let row = scanner.next(in: bytes)
    {
      if scanner.cells.isEmpty { continue }
      rows += 1
      if row.cellCount == header.cellCount { alike += 1 }
    }
    let share = rows == 0 ? 1 : Double(alike) / Double(rows)
    value = share < 0.5 ? 0 : share * share * Double(header.cellCount - 1)
    isPlausible = rows > 0 && share >= 0.8
  }
}
