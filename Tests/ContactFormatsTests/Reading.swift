import ContactFormats
import ContactModel

/// Reads `text` as a file of that content.
func read(_ text: String, columns: String? = nil) throws -> ContactTable {
  try read(Array(text.utf8), columns: columns)
}

/// Reads `bytes` as a file of that content.
func read(_ bytes: [UInt8], columns: String? = nil) throws -> ContactTable {
  try ContactReading.read(bytes, columns: try columns.map { try ColumnMapping(parsing: $0) })
}

/// A card with `lines` between its BEGIN and END, read.
func readCard(_ lines: String..., version: String = "3.0") throws -> ContactTable {
  let all = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]
  return try read(all.joined(separator: "\r\n"))
}

extension ContactTable {
  /// The values of the contact at `index`, as "field: text", without VERSION.
  func described(at index: Int = 0) -> [String] {
    values(at: index).filter { $0.field != .bookkeeping }
      .map { "\($0.field): \(text.string($0.text))" }
  }

  /// The texts of all values of `field` of the contact at `index`.
  func all(_ field: Field, at index: Int = 0) -> [String] {
    values(at: index).filter { $0.field == field }.map { text.string($0.text) }
  }

  /// The kinds of all values of `field` of the first contact.
  func kinds(_ field: Field) -> [ValueKind] {
    values(at: 0).filter { $0.field == field }.map(\.kind)
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
