// name,note
// "Ruiz, Ana","says ""hi"",
// and more"
//
// has a row of two cells: `Ruiz, Ana` and `says "hi",` with a second line.

/// A cell of a row, as places in the source.
///
/// A source has less than 2 GiB, so that four bytes are enough for a place.
struct CSVCell {
  private var rawStart: Int32
  private var rawEnd: Int32
  private var contentStart: Int32
  private var contentEnd: Int32
  /// Which column it is in, counted from 0.
  let column: Int32
  /// Whether two quotes in it stand for one.
  let hasDoubledQuotes: Bool

  /// Creates a cell; `content` is what stands between its quotes, or all of `raw`.
  init(column: Int32, raw: Range<Int>, content: Range<Int>, hasDoubledQuotes: Bool) {
    self.column = column
    self.hasDoubledQuotes = hasDoubledQuotes
    rawStart = Int32(truncatingIfNeeded: raw.lowerBound)
    rawEnd = Int32(truncatingIfNeeded: raw.upperBound)
    contentStart = Int32(truncatingIfNeeded: content.lowerBound)
    contentEnd = Int32(truncatingIfNeeded: content.upperBound)
  }

  /// The cell as written, with its quotes.
  var raw: Range<Int> { Int(rawStart)..<Int(rawEnd) }

  /// What stands between its quotes, or all of it.
  var content: Range<Int> { Int(contentStart)..<Int(contentEnd) }
}

/// A row of cells.
struct CSVRow {
  /// All its bytes, line end included.
  var bytes: Range<Int>
  /// The number of its first line, counted from 1.
  var line: Int
  /// How many cells it has, empty ones too.
  var cellCount: Int
}

/// Something in the quoting of a row that the rules do not allow.
struct CSVQuoteFault {
  enum Kind {
    /// The quote that opens the cell is taken for text, since none closes it.
    case unclosed
    /// A quote within the cell is taken for text, since it is not doubled.
    case notDoubled
  }

  var kind: Kind
  /// The line of the quote that opens the cell.
  var line: Int
}

/// Takes a table apart into rows and cells.
///
/// A cell may be in double quotes, and then have separators, line ends and doubled quotes in it. Its
/// last quote is one that a separator, a line end or the end of the source follows; others before it
/// are text. The cell is not quoted at all, its quote text, if there is no such quote, or if one
/// comes first that opens a cell: that was the sign of a forgotten quote in all files seen.
///
/// - Note: Source: RFC 4180, and what programs write in spite of it.
struct CSVRowScanner {
  let separator: UInt8
  /// Whether cells with nothing in them are among the cells.
  let keepsEmptyCells: Bool
  /// Where the next row begins.
  private(set) var position: Int
  /// The number of the next line, counted from 1.
  private(set) var line: Int
  /// What was wrong with quotes in the last row.
  private(set) var faults: [CSVQuoteFault] = []
  /// How many more bytes may be searched for last quotes in vain; then all quotes are text.
  ///
  /// Without it, a file of nothing but opened quotes would be searched once for each of them.
  private(set) var searchBudget: Int
  /// The cells of the last row.
  private(set) var cells: [CSVCell] = []

  /// A quoted cell is not longer than this, in bytes: the bound of the search for its last quote.
  private static let longestCell = 1 << 24

  init(
    separator: UInt8,
    position: Int,
    line: Int,
    keepsEmptyCells: Bool = false,
    searchBudget: Int = 1 << 28
  ) {
    self.searchBudget = searchBudget
    self.separator = separator
    self.position = position
    self.line = line
    self.keepsEmptyCells = keepsEmptyCells
  }

  /// Reads the next row, or returns `nil` at the end.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> CSVRow? {
    let start = position
    guard start < bytes.count else { return nil }
    let firstLine = line
    cells.removeAll(keepingCapacity: true)
    if !faults.isEmpty { faults.removeAll() }
    var column: Int32 = 0
    var index = start
    let end = bytes.count
    while true {
      let cellStart = index
      if index < end && (bytes[index] == .quote || bytes[index] == .space),
        let cell = quotedCell(in: bytes, at: index, column: column)
      {
        index = cell.raw.upperBound
        cells.append(cell)
      } else {
        while index < end {
          let byte = bytes[index]
          if byte == separator || byte.isLineEnd { break }
          index += 1
        }
        if index > cellStart || keepsEmptyCells {
          let range = cellStart..<index
          cells.append(
            CSVCell(column: column, raw: range, content: range, hasDoubledQuotes: false)
          )
        }
      }
      column += 1
      guard index < end else { break }
      guard bytes[index] == separator else {
        index = LineEnds.after(in: bytes, at: index)
        line += 1
        break
      }
      index += 1
    }
    position = index
    return CSVRow(bytes: start..<index, line: firstLine, cellCount: Int(column))
  }

  /// The quoted cell at `start`, which may have blanks around its quotes.
  private mutating func quotedCell(
    in bytes: Span<UInt8>,
    at start: Int,
    column: Int32
  ) -> CSVCell? {
    var opening = start
    while opening < bytes.count && bytes[opening] == .space { opening += 1 }
    guard opening < bytes.count, bytes[opening] == .quote, searchBudget > 0 else { return nil }
    let limit = min(bytes.count, opening + Self.longestCell)
    var index = opening + 1
    var lines = 0
    var hasDoubledQuotes = false
    var hasStrayQuote = false
    while index < limit {
      let byte = bytes[index]
      if byte.isLineEnd {
        index = LineEnds.after(in: bytes, at: index)
        lines += 1
        continue
      }
      guard byte == .quote else {
        index += 1
        continue
      }
      if index + 1 < bytes.count && bytes[index + 1] == .quote {
        hasDoubledQuotes = true
        index += 2
        continue
      }
      var after = index + 1
      while after < bytes.count && bytes[after] == .space && separator != .space { after += 1 }
      if after == bytes.count || bytes[after] == separator || bytes[after].isLineEnd {
        if hasStrayQuote { faults.append(CSVQuoteFault(kind: .notDoubled, line: line)) }
        line += lines
        return CSVCell(
          column: column,
          raw: start..<after,
          content: (opening + 1)..<index,
          hasDoubledQuotes: hasDoubledQuotes
        )
      }
      let before = bytes[index - 1]
      if index > opening + 1 && (before == separator || before.isLineEnd) { break }
      hasStrayQuote = true
      index += 1
    }
    searchBudget -= index - opening
    faults.append(CSVQuoteFault(kind: .unclosed, line: line))
    return nil
  }
}

extension CSVCell {
  /// The text of the cell, its doubled quotes made one.
  func text(in bytes: Span<UInt8>) -> [UInt8] {
    guard hasDoubledQuotes else { return bytes.copy(content) }
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      text.append(bytes[index])
      let isDoubled =
        bytes[index] == .quote && index + 1 < content.upperBound && bytes[index + 1] == .quote
      index += isDoubled ? 2 : 1
    }
    return text
  }
}
