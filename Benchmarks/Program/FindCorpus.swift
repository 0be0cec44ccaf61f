import ContactSearch
import Foundation

/// The contacts that are searched: a table with tabs, a contact a line, several phones and e-mail
/// addresses in one cell with semicolons between them.
///
/// Columns: id given family nickname organization phones emails street city note.
struct FindCorpus: Sendable {
  private let bytes: [UInt8]
  /// Where the cells of each line begin, and where the line ends.
  private let cells: [Int]
  let count: Int

  private static let columnCount = 10
  private static let fields: [SearchField] = [
    .given, .family, .nickname, .organization, .phone, .email, .street, .city, .note,
  ]

  init(path: String) throws {
    bytes = Array(try Data(contentsOf: URL(filePath: path)))
    var cells: [Int] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      cells.append(start)
      for index in start..<end where bytes[index] == 0x09 { cells.append(index + 1) }
      cells.append(end + 1)
      guard cells.count % (Self.columnCount + 1) == 0 else {
        throw BenchmarkFailure.usage("\(path): a line has not \(Self.columnCount) cells")
      }
      start = end + 1
    }
    self.cells = cells
    count = cells.count / (Self.columnCount + 1)
  }

  /// Fills `contact` from line `index`.
  func read(_ index: Int, _ contact: inout SearchableContact) {
    let first = index * (Self.columnCount + 1)
    contact.id = UInt32(index)
    for (column, field) in Self.fields.enumerated() {
      let cell = bytes[cells[first + column + 1]..<(cells[first + column + 2] - 1)]
      if field == .phone || field == .email {
        for value in cell.split(separator: UInt8(ascii: ";")) { contact.add(field, value) }
      } else {
        contact.add(field, cell)
      }
    }
  }

  /// The text of a cell.
  func text(_ index: Int, column: Int) -> String {
    let first = index * (Self.columnCount + 1) + column
    return String(decoding: bytes[cells[first]..<(cells[first + 1] - 1)], as: UTF8.self)
  }
}

/// A keystroke of the trace: what stands in the field after it.
struct FindKeystroke: Decodable {
  let s: Int
  let t: Int
  let q: String
}

/// A query with the contacts that are meant.
struct FindLabel: Decodable {
  let type: String
  let q: String
  let want: [UInt32]
}

/// Reads a file with a JSON object on each line.
func readLines<Line: Decodable>(_ path: String) throws -> [Line] {
  try Data(contentsOf: URL(filePath: path)).split(separator: 0x0A).map {
    try JSONDecoder().decode(Line.self, from: $0)
  }
}
