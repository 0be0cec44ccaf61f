/// Writes rows of a table.
package enum CSVWriting {
  /// The row of `cells`, which are written already, quotes included.
  package static func row(
    cells: [[UInt8]],
    separator: UInt8,
    lineEnd: [UInt8]
  ) -> [UInt8] {
    Array(cells.joined(separator: [separator])) + lineEnd
  }

  /// `value` as a cell: in quotes where it has the separator, a quote, a line end, or blanks at
  /// either end, else as it is.
  package static func quoted(_ value: [UInt8], separator: UInt8) -> [UInt8] {
    let needsQuotes =
      value.contains { $0 == separator || $0 == .quote || $0 == .lineFeed || $0 == .carriageReturn }
      || value.first == .space || value.last == .space
    guard needsQuotes else { return value }
    var cell: [UInt8] = [.quote]
    for byte in value {
      if byte == .quote { cell.append(.quote) }
      cell.append(byte)
    }
    cell.append(.quote)
    return cell
  }
}
