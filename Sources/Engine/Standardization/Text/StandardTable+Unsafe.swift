internal import CStandardData

/// A table that is part of the program.
enum StandardTable {
  case folding, nameWords, nicknames, nameVariants, legalForms, phonePlans, countries
  case streets, places

  /// The lines of the table, without its comments.
  var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A).filter { $0.first != UInt8(ascii: "#") }
  }

  /// All of the table.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    let data =
      switch self {
      case .folding: unsafe standard_data_folding()
      case .nameWords: unsafe standard_data_names()
      case .nicknames: unsafe standard_data_nicknames()
      case .nameVariants: unsafe standard_data_name_variants()
      case .legalForms: unsafe standard_data_organizations()
      case .phonePlans: unsafe standard_data_phone_plans()
      case .countries: unsafe standard_data_countries()
      case .streets: unsafe standard_data_streets()
      case .places: unsafe standard_data_places()
      }
    // The bytes are constants of the program, so they outlive every use.
    return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.count))
  }
}
