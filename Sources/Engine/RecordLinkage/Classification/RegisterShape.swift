package import Standardization

// Which of two models fits a file. An address book's fields are mostly empty, and what is there is
// shared by households and offices: its weights are fitted beforehand. A register, such as a
// customers' list or a directory of organizations, has nearly every field in nearly every record,
// with columns that no shipped weight knows: its weights are fitted to the file itself.
//
//   given, family, phone .8, e-mail .6, address .5, birthday .3     → a book
//   given, family, birthday .97, street 1, postcode 1, identifier 1 → a register

/// How full the fields of a table are.
package struct RegisterShape: Sendable {
  /// The share of pairs in which both have the field, for each of ``RegisterShape/Part``.
  private var filled: [Double] = Array(repeating: 0, count: Part.allCases.count)
  /// The share of records that are organizations.
  private var organizations = 0.0

  /// What tells records apart besides their names.
  private enum Part: Int, CaseIterable {
    case phone, email, address, birthday, identifier
  }

  /// Smaller files are taken as books: there is too little to fit to.
  private static let fewestRecords = 100
  /// How many parts both of a pair must have on average.
  private static let leastParts = 1.75
  /// Of them those that people have for themselves: books rarely have them.
  private static let leastOwn = 0.6
  /// From this share on a file is a directory of organizations.
  private static let mostlyOrganizations = 0.5
  /// The parts that a pair of organizations must have on average.
  private static let leastOfOrganizations = 1.25

  /// Looks at all records.
  package init(_ table: ComparableTable) {
    guard table.records.count >= Self.fewestRecords else { return }
    var counts = [Double](repeating: 0, count: Part.allCases.count)
    for record in table.records {
      if !record.phones.isEmpty { counts[Part.phone.rawValue] += 1 }
      if !record.emails.isEmpty { counts[Part.email.rawValue] += 1 }
      if !record.addresses.isEmpty { counts[Part.address.rawValue] += 1 }
      if !record.birthday.isMissing { counts[Part.birthday.rawValue] += 1 }
      if !record.identifiers.isEmpty { counts[Part.identifier.rawValue] += 1 }
      if record.kind == .organization { organizations += 1 }
    }
    let total = Double(table.records.count)
    filled = counts.map { ($0 / total) * ($0 / total) }
    organizations /= total
  }

  /// Whether the table is a register.
  package var isRegister: Bool {
    let parts = filled.reduce(0, +)
    if organizations >= Self.mostlyOrganizations { return parts >= Self.leastOfOrganizations }
    let own = filled[Part.birthday.rawValue] + filled[Part.identifier.rawValue]
    return parts >= Self.leastParts && own >= Self.leastOwn
  }
}
