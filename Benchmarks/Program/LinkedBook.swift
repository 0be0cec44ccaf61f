import ContactFormats
import ContactModel
import RecordLinkage
import ResponsiveWork
import Standardization

/// A book that was read and linked.
enum LinkedBook {
  /// Reads and links the contacts in `bytes`; also returns who each of them is.
  static func link(
    _ bytes: [UInt8],
    columns: String
  ) throws -> (linkage: Linkage, truth: [String]) {
    let contacts = try ContactReading.read(bytes, columns: try ColumnMapping(parsing: columns))
    var standardizer = Standardizer()
    try standardizer.add(contacts) { (_: Int) throws in }
    let linkage = try Linker(standardizer.finish()).link(progress: WorkProgress())
    return (linkage, contacts.entries.indices.map { contacts.first(.truth, at: $0) ?? "?\($0)" })
  }
}
