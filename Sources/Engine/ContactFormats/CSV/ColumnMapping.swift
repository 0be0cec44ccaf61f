package import ContactModel

/// Which column of a CSV file holds what, as `--columns` says it.
///
/// ```
/// id=rec_id,given=first_name,phone=tel1:tel1_type+tel2,birthday=year&month&day
/// ```
package struct ColumnMapping: Hashable, Sendable {
  /// One value of a contact: the columns that it is made of.
  struct Assignment: Hashable, Sendable {
    var field: Field
    var kind: ValueKind = []
    /// Which of the values of `field` it is; for parts of an address, which address.
    var occurrence: Int = 0
    /// The columns that are joined by a space, by name.
    var columns: [String]
    /// The column that holds the type, by name.
    var typeColumn: String?
  }

  var assignments: [Assignment]

  init(assignments: [Assignment]) { self.assignments = assignments }

  /// What each column of `header` holds, in order.
  ///
  /// A name is sought as it is written, then without regard to case and surrounding space; the
  /// first of equal columns is meant.
  package func roles(header: [String]) throws(ColumnMappingError) -> [ColumnRole] {
    var roles = [ColumnRole](repeating: .unmapped, count: header.count)
    let index = HeaderIndex(header)
    for assignment in assignments {
      for (part, name) in assignment.columns.enumerated() {
        let role = ColumnRole.value(
          assignment.field,
          kind: assignment.kind,
          occurrence: assignment.occurrence,
          part: part
        )
        try index.assign(role, to: name, in: &roles)
      }
      if let name = assignment.typeColumn {
        let role = ColumnRole.type(assignment.field, occurrence: assignment.occurrence)
        try index.assign(role, to: name, in: &roles)
      }
    }
    return roles
  }
}

extension ColumnMapping {
  /// Whether any of its columns is in `header`.
  func occurs(in header: [String]) -> Bool {
    let present = PresentColumns(header)
    return assignments.contains { present.restricted($0) != nil }
  }
}

/// Why a mapping is not understood, or does not fit a header.
package enum ColumnMappingError: Error, Hashable, Sendable {
  /// Nothing is mapped.
  case empty
  /// `item` is not of the form `field=column`.
  case syntax(item: String, reason: String)
  /// There is no field of that name.
  case noSuchField(name: String)
  /// The field stands twice in the mapping.
  case repeatedField(name: String)
  /// The header has no column of that name; `available` are those that it has.
  case noSuchColumn(name: String, available: [String])
  /// The column stands twice in the mapping.
  case repeatedColumn(name: String)

  /// What happened and what to do, for people.
  package var message: String {
    switch self {
    case .empty:
      "--columns is empty; write it as field=column,field=column"
    case .syntax(let item, let reason):
      "--columns: \"\(item)\" is not readable: \(reason); write it as field=column,field=column, "
        + "with + between columns of a repeated field, & between columns to join, : before the "
        + "column of the type, and double quotes around a name that has such a sign in it"
    case .noSuchField(let name):
      "--columns: there is no field \"\(name)\"; there are: "
        + ColumnField.all.map(\.name).joined(separator: ", ")
    case .repeatedField(let name):
      "--columns: the field \"\(name)\" stands twice; put its columns together with +"
    case .noSuchColumn(let name, let available):
      "--columns: there is no column \"\(name)\"; there are: " + available.columnList
    case .repeatedColumn(let name):
      "--columns: the column \"\(name)\" stands twice; a column can hold one field only"
    }
  }
}

/// A field by its name in `--columns`.
struct ColumnField: Hashable, Sendable {
  let name: String
  let field: Field
  let kind: ValueKind

  /// The parts of an address, which may have `work-` before them.
  static let addressFields: [(name: String, field: Field)] = [
    ("address", .address), ("street", .street), ("unit", .unit), ("city", .city),
    ("region", .region), ("postcode", .postcode), ("country", .country),
  ]

  private static let otherFields: [(name: String, field: Field)] = [
    ("birthday", .birthday), ("birthplace", .birthplace), ("sex", .sex), ("url", .url),
    ("note", .note), ("group", .group), ("identifier", .identifier),
  ]

  private static let personFields: [(name: String, field: Field)] = [
    ("id", .id), ("truth", .truth), ("name", .name), ("prefix", .prefix), ("given", .given),
    ("middle", .middle), ("family", .family), ("suffix", .suffix), ("nickname", .nickname),
    ("organization", .organization), ("title", .title), ("phone", .phone), ("email", .email),
  ]

  /// Every field that a column can hold, in the order of the documentation.
  static let all: [ColumnField] = {
    var all = (personFields + addressFields).map {
      ColumnField(name: $0.name, field: $0.field, kind: [])
    }
    all += addressFields.map {
      ColumnField(name: "work-" + $0.name, field: $0.field, kind: .work)
    }
    all += otherFields.map { ColumnField(name: $0.name, field: $0.field, kind: []) }
    return all
  }()

  static func named(_ name: String) -> ColumnField? { all.first { $0.name == name } }
}

extension Field {
  /// Whether it is a part of a postal address, which `occurrence` tells apart from others.
  var isAddressPart: Bool {
    switch self {
    case .address, .street, .unit, .city, .region, .postcode, .country: true
    default: false
    }
  }
}

/// Finds columns by name.
private struct HeaderIndex {
  let header: [String]
  private var exact: [String: Int] = [:]
  private var folded: [String: Int] = [:]

  init(_ header: [String]) {
    self.header = header
    for (index, name) in header.enumerated() {
      if exact[name] == nil { exact[name] = index }
      let plain = Self.fold(name)
      if folded[plain] == nil { folded[plain] = index }
    }
  }

  private static func fold(_ name: String) -> String {
    String(name.lowercased().drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  func assign(
    _ role: ColumnRole,
    to name: String,
    in roles: inout [ColumnRole]
  ) throws(ColumnMappingError) {
    guard let index = exact[name] ?? folded[Self.fold(name)] else {
      throw .noSuchColumn(name: name, available: header)
    }
    guard roles[index] == .unmapped else { throw .repeatedColumn(name: name) }
    roles[index] = role
  }
}
