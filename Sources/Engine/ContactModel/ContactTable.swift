/// The contacts of one source, in its order, and the text they stand in.
package struct ContactTable: Sendable {
  /// One contact of the source.
  package struct Entry: Hashable, Sendable {
    /// Its values, in `ContactTable.values`.
    package var values: Range<Int>
    /// Its bytes in the source, from the first of its own to the last, line end included.
    package var bytes: Range<Int>
    /// The line on which it begins, counted from 1.
    package var line: Int

    package init(values: Range<Int>, bytes: Range<Int>, line: Int) {
      self.values = values
      self.bytes = bytes
      self.line = line
    }
  }

  /// How a source lays its contacts out.
  package enum Layout: Hashable, Sendable {
    /// vCards: content lines from BEGIN to END.
    case vCard
    /// Rows of cells; `header` is the row of column names, and where the first row begins.
    case csv(CSVLayout)
    /// LDIF: records of attributes, a blank line after each.
    case ldif
    /// JSON: each entry is a jCard or a JSContact card.
    case json
  }

  package var layout: Layout
  package var text: SourceText
  /// How the source was encoded before it became `text`, so that it can be written back.
  package var encoding: SourceEncoding
  /// The encoding of what in `text` is neither UTF-8 nor declared to be another, as the C library
  /// names it; `nil` where that is Windows-1252, or nothing.
  package var charset: String?
  /// Whether all of `text` is UTF-8; JSON counts as such, since it may be nothing else.
  package var isUTF8 = true
  package var values: [FieldValue] = []
  package var entries: [Entry] = []
  /// What was odd in the source, in its order.
  package var issues: [ParseIssue] = []

  package init(layout: Layout, text: SourceText, encoding: SourceEncoding = .asRead) {
    self.layout = layout
    self.text = text
    self.encoding = encoding
  }

  /// The values of the contact at `index`.
  package func values(at index: Int) -> ArraySlice<FieldValue> { values[entries[index].values] }

  /// The first value of `field` of the contact at `index`.
  package func first(_ field: Field, at index: Int) -> String? {
    values(at: index).first { $0.field == field }.map { text.string($0.text) }
  }
}

/// How the rows of a CSV source are written.
package struct CSVLayout: Hashable, Sendable {
  /// The column names, decoded, in order.
  package var header: [String]
  /// The byte between two cells.
  package var separator: UInt8
  /// The header row as written, with what stands before it (a byte order mark) and its line end.
  package var headerBytes: Range<Int>
  /// What each column holds.
  package var columns: [ColumnRole]

  package init(
    header: [String],
    separator: UInt8,
    headerBytes: Range<Int>,
    columns: [ColumnRole]
  ) {
    self.header = header
    self.separator = separator
    self.headerBytes = headerBytes
    self.columns = columns
  }
}

/// What a column of a CSV source holds.
package enum ColumnRole: Hashable, Sendable {
  /// Part `part` of the `occurrence`th value of `field` (several columns may be joined by `&`).
  case value(Field, kind: ValueKind, occurrence: Int, part: Int)
  /// The type of the `occurrence`th value of `field`.
  case type(Field, occurrence: Int)
  /// Not mapped: kept, and compared as it is written.
  case unmapped
}

/// Something odd in a source that could still be used.
public struct ParseIssue: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// What was seen and what was made of it.
  public var message: String

  /// Creates an issue at `line`.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
