import ContactFormats
import ContactModel
import Standardization
import Testing

/// A book of invented people, written as a table.
struct InventedBook {
  let table: ComparableTable
  let truth: [String]

  /// Reads rows of `given,family,suffix,phone,email,street,city,postcode,birthday,org,truth`.
  init(_ rows: [String]) throws {
    let header = "given,family,suffix,phone,email,street,city,postcode,birthday,org,truth"
    try self.init(
      csv: header + "\n" + rows.joined(separator: "\n") + "\n",
      columns: "given=given,family=family,suffix=suffix,phone=phone,email=email,street=street,"
        + "city=city,postcode=postcode,birthday=birthday,organization=org,truth=truth"
    )
  }

  init(csv: String, columns: String) throws {
    let contacts = try ContactReading.read(
      Array(csv.utf8),
      columns: try ColumnMapping(parsing: columns)
    )
    truth = contacts.entries.indices.map { contacts.first(.truth, at: $0) ?? "" }
    var standardizer = Standardizer()
    try standardizer.add(contacts) { (_: Int) throws in }
    table = standardizer.finish()
  }
}

/// A generator of numbers that are the same in every run.
struct FixedGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return mixed(state)
  }
}
