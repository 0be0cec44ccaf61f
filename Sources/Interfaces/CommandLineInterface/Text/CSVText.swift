/// Text as CSV writes it.
///
/// - Note: Source: RFC 4180, with LF as the line end.
enum CSVText {
  /// Appends `cell`, in quotes where it needs them.
  static func append(_ cell: String, to bytes: inout [UInt8]) {
    let needsQuotes = cell.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
      default: false
      }
    }
    // Programs strip spaces around a cell without quotes.
    let hasOuterSpace = cell.utf8.first == UInt8(ascii: " ") || cell.utf8.last == UInt8(ascii: " ")
    guard needsQuotes || hasOuterSpace else {
      bytes += cell.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
