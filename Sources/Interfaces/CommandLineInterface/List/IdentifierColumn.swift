/// The identifiers of all contacts as CSV cells, one after the other.
///
/// Each is written out once, however many pairs it stands in.
struct IdentifierColumn {
  private var cells: [UInt8] = []
  private var starts: [Int] = [0]

  init(count: Int, identifier: (Int) -> String) {
    starts.reserveCapacity(count + 1)
    for index in 0..<count {
      CSVText.append(identifier(index), to: &cells)
      starts.append(cells.count)
    }
  }

  /// Appends the cell of the contact `index`.
  func append(_ index: Int, to bytes: inout [UInt8]) {
    bytes += cells[starts[index]..<starts[index + 1]]
  }
}

/// The file of `--pairs`: every pair once.
enum PairRows {
  static let header = "a,b,similarity,probability\n"

  static func append(
    _ a: Int,
    _ b: Int,
    similarity: Double,
    probability: Double,
    identifiers: borrowing IdentifierColumn,
    to bytes: inout [UInt8]
  ) {
    identifiers.append(a, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    identifiers.append(b, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    DecimalText.append(similarity, places: 4, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    DecimalText.append(probability, places: 6, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// The file of `--clusters`: every contact once.
enum ClusterRows {
  static let header = "id,cluster\n"

  static func append(
    _ contact: Int,
    cluster: Int,
    identifiers: borrowing IdentifierColumn,
    to bytes: inout [UInt8]
  ) {
    identifiers.append(contact, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    identifiers.append(cluster, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}
