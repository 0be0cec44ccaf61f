/// Why a source is not read.
package enum ReadingError: Error, Hashable, Sendable {
  /// There is nothing in it.
  case empty
  /// It is larger, uncompressed, than can be addressed; `limit` is in bytes.
  case tooLarge(limit: Int)
  /// It holds no contacts; `description` says what it seems to be, as in "a PNG picture".
  case notContacts(description: String)
  /// It begins as gzip, but cannot be uncompressed.
  case damagedGzip(GzipError)
  /// It is a table whose header is not known; `header` has the column names.
  case unknownColumns(header: [String])
  /// The mapping does not fit the header of the table.
  case mapping(ColumnMappingError)
  /// The card, row or record that begins in `line` is larger than `limit` bytes.
  case contactTooLarge(line: Int, limit: Int)
  /// It has more contacts than `limit`.
  case tooManyContacts(limit: Int)
  /// Its contacts have more values than `limit`.
  case tooManyValues(limit: Int)
  /// It is a table that cannot be read on from `line`.
  case malformedCSV(line: Int, reason: String)

  /// What happened and what to do, for people.
  package var message: String {
    switch self {
    case .empty:
      "it is empty; there is nothing to read"
    case .tooLarge(let limit):
      "it is larger than \(limit) bytes, uncompressed; split it into smaller files"
    case .notContacts(let description):
      "it is \(description), not contacts; give a vCard, CSV or LDIF file, plain or gzip"
    case .damagedGzip(let error):
      error.message
    case .unknownColumns(let header):
      "its columns are not known; say what they hold, as in "
        + "--columns given=FIRST,family=LAST,phone=TEL1+TEL2; there are: "
        + header.columnList
    case .mapping(let error):
      error.message
    case .contactTooLarge(let line, let limit):
      "the contact in line \(line) is larger than \(limit) bytes; is its end missing?"
    case .tooManyContacts(let limit):
      "it has more than \(limit) contacts; split it into smaller files"
    case .tooManyValues(let limit):
      "its contacts have more than \(limit) values; split it into smaller files"
    case .malformedCSV(let line, let reason):
      "it is not readable as CSV from line \(line): \(reason)"
    }
  }
}

extension [String] {
  /// The names between commas, the first hundred of them.
  var columnList: String {
    let shown = prefix(100).map { $0.isEmpty ? "(no name)" : $0 }.joined(separator: ", ")
    return count > 100 ? shown + ", and \(count - 100) more" : shown
  }
}
