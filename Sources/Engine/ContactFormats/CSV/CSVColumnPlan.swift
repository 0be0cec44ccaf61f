import ContactModel

/// What is done with the cells of each column.
struct CSVColumnPlan {
  enum Action: UInt8 {
    /// The cell is a value of its own.
    case value
    /// The cell is joined with those of other columns.
    case joined
    /// The cell is the type of a value.
    case type
    /// The cell is kept as it is.
    case unmapped
  }

  struct Column {
    var action = Action.unmapped
    var field = Field.other
    var kind: ValueKind = []
    var occurrence: UInt16
    /// The column that holds the type; -1 where there is none.
    var typeColumn: Int32 = -1
    /// Which of `groups` a joined cell belongs to.
    var group = 0
    /// Whether several values may stand in one cell, between ` ::: ` as Google writes them.
    var isRepeatable = false
    /// Whether several values may also stand between semicolons, as in Outlook's categories.
    var splitsAtSemicolons = false
  }

  private(set) var columns: [Column]
  /// The columns that are joined, each in the order of the mapping.
  private(set) var groups: [[Int32]] = []

  private struct Target: Hashable {
    var field: Field
    var occurrence: Int
  }

  init(_ roles: [ColumnRole]) {
    columns = roles.indices.map { Column(occurrence: UInt16(min($0, Int(UInt16.max)))) }
    var members: [Target: [(part: Int, column: Int)]] = [:]
    var types: [Target: Int] = [:]
    for (index, role) in roles.enumerated() {
      switch role {
      case .value(let field, let kind, let occurrence, let part):
        columns[index].action = .value
        columns[index].field = field
        columns[index].kind = kind
        columns[index].occurrence = field.isAddressPart ? UInt16(min(occurrence, 255)) : 0
        columns[index].isRepeatable = Self.isRepeatable(field)
        columns[index].splitsAtSemicolons = field == .group
        members[Target(field: field, occurrence: occurrence), default: []].append((part, index))
      case .type(let field, let occurrence):
        columns[index].action = .type
        types[Self.typeTarget(field, occurrence)] = index
      case .unmapped: break
      }
    }
    for (target, list) in members {
      for member in list {
        let type = types[Self.typeTarget(target.field, target.occurrence)]
        columns[member.column].typeColumn = type.map { Int32($0) } ?? -1
        if list.count > 1 {
          columns[member.column].action = .joined
          columns[member.column].group = groups.count
        }
      }
      if list.count > 1 {
        groups.append(list.sorted { $0.part < $1.part }.map { Int32($0.column) })
      }
    }
  }

  /// What a type belongs to: that of an address belongs to all its parts.
  private static func typeTarget(_ field: Field, _ occurrence: Int) -> Target {
    Target(field: field.isAddressPart ? .address : field, occurrence: occurrence)
  }

  /// Whether a contact can have several values of `field`.
  private static func isRepeatable(_ field: Field) -> Bool {
    switch field {
    case .phone, .email, .url, .group, .nickname, .organization, .title, .identifier: true
    case .address, .street, .unit, .city, .region, .postcode, .country: true
    case .id, .truth, .name, .prefix, .given, .middle, .family, .suffix: false
    case .birthday, .birthplace, .sex, .note, .bookkeeping, .other: false
    }
  }
}
