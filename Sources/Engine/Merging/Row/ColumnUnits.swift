import ContactModel

/// Which columns of a CSV source stay together when rows are merged.
///
/// Street, city and postcode of one address are a *unit*: a row takes another's whole or not at
/// all. The columns of `phone=phone1:type1+phone2:type2` are two units of one *slot class*: what
/// stands in the first may as well stand in the second.
struct ColumnUnits {
  /// What a merge does with a unit.
  enum Role: Hashable {
    /// Names the row.
    case identity
    /// The person's name.
    case name
    /// The parts of an address.
    case address
    /// A date, of which the fuller is better.
    case date
    /// A phone number.
    case phone
    /// Any other known value.
    case value
    /// Stays as the survivor has it, where it has it.
    case unknown
  }

  /// Columns that hold one value.
  struct Unit: Hashable {
    let role: Role
    /// The columns with its parts, in order.
    private(set) var columns: [Int]
    /// What each of those holds.
    private(set) var fields: [Field]
    /// The column with its type.
    private(set) var typeColumn: Int?

    /// Its columns, that of the type last.
    private(set) var allColumns: [Int] = []

    init(role: Role, columns: [Int], fields: [Field]) {
      self.role = role
      self.columns = columns
      self.fields = fields
      allColumns = columns
    }

    fileprivate mutating func add(_ column: Int, _ field: Field) {
      columns.append(column)
      fields.append(field)
      allColumns.append(column)
    }

    fileprivate mutating func addType(_ column: Int) {
      typeColumn = column
      allColumns.append(column)
    }
  }

  private(set) var units: [Unit] = []
  /// The units that can stand for each other, in their order.
  private(set) var classes: [[Int]] = []
  /// The number of columns.
  let columnCount: Int
  /// The column that says when a row was changed.
  let revisionColumn: Int?

  /// What units are told apart by.
  private struct Label: Hashable {
    var family: Family
    var occurrence: Int
  }

  private enum Family: Hashable {
    case name, address
    case field(Field)
    case column(Int)

    init(_ field: Field) {
      switch field {
      case .name, .prefix, .given, .middle, .family, .suffix: self = .name
      case .address, .street, .unit, .city, .region, .postcode, .country: self = .address
      default: self = .field(field)
      }
    }
  }

  /// What units of one slot class have in common.
  private struct Shape: Hashable {
    var family: Family
    var kind: ValueKind
    var parts: [Part]
    var hasType: Bool
    /// Set for what never changes places.
    var occurrence: Int?
  }

  private struct Part: Hashable {
    var field: Field
    var number: Int
  }

  init(_ layout: CSVLayout) {
    columnCount = layout.columns.count
    revisionColumn = layout.header.firstIndex { $0.uppercased() == "REV" }
    var numbers: [Label: Int] = [:]
    var shapes: [Shape] = []
    for (column, role) in layout.columns.enumerated() {
      guard case .value(let field, let kind, let occurrence, let part) = role else { continue }
      let label = Label(family: Family(field), occurrence: occurrence)
      let number = numbers[label] ?? units.count
      if number == units.count {
        numbers[label] = number
        units.append(Unit(role: Self.role(of: field), columns: [], fields: []))
        shapes.append(Self.shape(label, kind))
      }
      units[number].add(column, field)
      shapes[number].parts.append(Part(field: field, number: part))
    }
    addTypes(layout, numbers, &shapes)
    addUnknown(layout, &shapes)
    findClasses(shapes)
  }

  private static func role(of field: Field) -> Role {
    switch Family(field) {
    case .name: .name
    case .address: .address
    case .field(.id): .identity
    case .field(.birthday): .date
    case .field(.phone): .phone
    case .field(.truth), .field(.bookkeeping), .field(.other): .unknown
    case .field: .value
    case .column: .unknown
    }
  }

  private static func shape(_ label: Label, _ kind: ValueKind) -> Shape {
    // Two columns for a family name are its two parts, not two names.
    let isFixed = label.family == .name || label.family == .field(.id)
    return Shape(
      family: label.family,
      kind: kind,
      parts: [],
      hasType: false,
      occurrence: isFixed ? label.occurrence : nil
    )
  }

  private mutating func addTypes(
    _ layout: CSVLayout,
    _ numbers: [Label: Int],
    _ shapes: inout [Shape]
  ) {
    for (column, role) in layout.columns.enumerated() {
      guard case .type(let field, let occurrence) = role,
        let number = numbers[Label(family: Family(field), occurrence: occurrence)],
        units[number].typeColumn == nil
      else { continue }
      units[number].addType(column)
      shapes[number].hasType = true
    }
  }

  /// Makes a unit of each column that belongs to none.
  private mutating func addUnknown(_ layout: CSVLayout, _ shapes: inout [Shape]) {
    var isTaken = [Bool](repeating: false, count: columnCount)
    for unit in units {
      for column in unit.columns { isTaken[column] = true }
      if let column = unit.typeColumn { isTaken[column] = true }
    }
    for column in isTaken.indices where !isTaken[column] {
      units.append(Unit(role: .unknown, columns: [column], fields: [.other]))
      shapes.append(Shape(family: .column(column), kind: [], parts: [], hasType: false))
    }
  }

  private mutating func findClasses(_ shapes: [Shape]) {
    var numbers: [Shape: Int] = [:]
    for (unit, shape) in shapes.enumerated() {
      if let number = numbers[shape] {
        classes[number].append(unit)
      } else {
        numbers[shape] = classes.count
        classes.append([unit])
      }
    }
  }
}
