/// One word of a contact: which word, of which field, and whether a value begins with it.
///
/// Of a phone it is the number's place among the numbers.
struct RowEntry {
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(token: Int, field: SearchField, startsValue: Bool) {
    bits = UInt32(token) << 5 | (startsValue ? 16 : 0) | UInt32(field.rawValue)
  }

  /// The same with another word.
  func with(token: Int) -> RowEntry { RowEntry(bits: UInt32(token) << 5 | bits & 31) }

  /// More words than this are in no book.
  static let mostTokens = 1 << 27

  // Two bits for each field, which is quicker than to ask the field: rows are walked through often.
  private static let vocabularies: UInt32 = 0x9AAA_DA00

  /// The number of the field's ``SearchField/Vocabulary``.
  @inline(__always)
  var vocabulary: Int { Int(Self.vocabularies >> ((bits & 15) * 2) & 3) }

  var token: Int { Int(bits >> 5) }
  var startsValue: Bool { bits & 16 != 0 }
  /// There are sixteen fields, so that four bits are always one.
  var field: SearchField { SearchField(rawValue: UInt8(bits & 15)) ?? .other }
}
