import ContactModel

extension ColumnMapping {
  /// The mapping for a header that a known program writes; `nil` where none is known.
  ///
  /// Of the programs, the one is meant that explains the most columns. Columns that it does not know
  /// stay unmapped.
  package static func recognizing(header: [String]) -> ColumnMapping? {
    let present = PresentColumns(header)
    let candidates = [
      ownHeader(header),
      GoogleHeader.assignments(present),
      HeaderTables.outlook.compactMap(present.restricted),
      HeaderTables.thunderbird.compactMap(present.restricted),
      LocalizedHeader.assignments(header),
    ]
    var best: (mapping: [Assignment], count: Int) = ([], 0)
    for candidate in candidates where candidate.contains(where: { $0.field.identifies }) {
      let count = candidate.reduce(0) { $0 + $1.columns.count + ($1.typeColumn == nil ? 0 : 1) }
      if count > best.count { best = (candidate, count) }
    }
    // One known name among many others is chance: "name,price,stock" is no address book.
    guard best.count > 1 || (best.count == 1 && header.count == 1) else { return nil }
    return ColumnMapping(assignments: best.mapping)
  }

  /// The fields of `--columns` as names of columns, which may be numbered: `phone2`, `phone2_type`.
  ///
  /// Where there is no name among them, most columns must be fields: a mapping that leaves out what
  /// people are called would do more harm than an error that asks for one.
  private static func ownHeader(_ header: [String]) -> [Assignment] {
    var columns: [OwnName: String] = [:]
    var names: [OwnName] = []
    for column in header {
      guard let name = OwnName(column), columns[name] == nil else { continue }
      columns[name] = column
      names.append(name)
    }
    guard names.contains(where: \.isName) || names.count * 2 >= header.count else { return [] }
    let values = names.filter { !$0.isType }.sorted { $0.number < $1.number }
    // Numbers may begin anywhere and leave some out; occurrences are counted from 0.
    var ranks: [ColumnField: [Int: Int]] = [:]
    for name in values {
      let count = ranks[name.rankedField, default: [:]].count
      if ranks[name.rankedField, default: [:]][name.number] == nil {
        ranks[name.rankedField, default: [:]][name.number] = count
      }
    }
    // Addresses of work are counted on from the others, of which there is always one.
    let firstWork = max(1, ranks[OwnName.homeAddress]?.count ?? 0)
    return values.map { name in
      let rank = ranks[name.rankedField]?[name.number] ?? 0
      let type = OwnName(field: name.field, number: name.number, isType: true)
      return Assignment(
        field: name.field.field,
        kind: name.field.kind,
        occurrence: name.field.kind == .work ? firstWork + rank : rank,
        columns: [columns[name] ?? ""],
        typeColumn: columns[type]
      )
    }
  }
}

/// The name of a column that is a field's, as `work_city` or `phone2_type`.
private struct OwnName: Hashable {
  let field: ColumnField
  /// 0 where there is none.
  let number: Int
  let isType: Bool

  /// Short forms that our own generator of contact books writes.
  private static let shortForms = [
    "org": "organization", "rec-id": "id", "truth-id": "truth",
  ]

  init?(_ column: String) {
    var name = String(
      column.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 }
    )
    isType = name.hasSuffix("-type")
    if isType { name.removeLast("-type".count) }
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
    name.removeLast(digits.count)
    if name.hasSuffix("-") { name.removeLast() }
    guard digits.count < 4, let field = ColumnField.named(Self.shortForms[name] ?? name) else {
      return nil
    }
    self.field = field
    number = Int(String(digits.reversed())) ?? 0
  }

  init(field: ColumnField, number: Int, isType: Bool) {
    self.field = field
    self.number = number
    self.isType = isType
  }

  static let homeAddress = ColumnField(name: "address", field: .address, kind: [])
  private static let workAddress = ColumnField(name: "address", field: .address, kind: .work)

  /// The field whose values are counted together: the parts of addresses are.
  var rankedField: ColumnField {
    guard field.field.isAddressPart else { return field }
    return field.kind == .work ? Self.workAddress : Self.homeAddress
  }

  /// Whether it says what a contact is called.
  var isName: Bool { [.name, .given, .family, .organization].contains(field.field) }
}

extension Field {
  /// Whether it can tell who a contact is, so that a table with it may be one of contacts.
  fileprivate var identifies: Bool {
    switch self {
    case .name, .given, .family, .organization, .phone, .email: true
    default: false
    }
  }
}

/// The columns of a header, by name without regard to case.
struct PresentColumns {
  private let names: Set<String>

  init(_ header: [String]) { names = Set(header.map { $0.lowercased() }) }

  /// The numbers in names such as "Phone 2 - Value", in order.
  var numbers: [Int] {
    let parts = names.compactMap { name -> Int? in
      guard let end = name.firstRange(of: " - ")?.lowerBound else { return nil }
      return name[..<end].split(separator: " ").last.flatMap { Int($0) }
    }
    return Set(parts).filter { $0 > 0 && $0 < 1000 }.sorted()
  }

  func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// `assignment` with those of its columns that are there; `nil` where none is.
  func restricted(_ assignment: ColumnMapping.Assignment) -> ColumnMapping.Assignment? {
    var result = assignment
    result.columns = assignment.columns.filter(contains)
    if let type = assignment.typeColumn, !contains(type) { result.typeColumn = nil }
    return result.columns.isEmpty && result.typeColumn == nil ? nil : result
  }
}

/// The columns of Google Contacts, of before 2023 ("E-mail 1 - Type") and since ("E-mail 1 - Label").
private enum GoogleHeader {
  private typealias Assignment = ColumnMapping.Assignment

  private static let single: [(Field, String)] = [
    (.name, "Name"), (.prefix, "Name Prefix"), (.given, "Given Name"), (.given, "First Name"),
    (.middle, "Additional Name"), (.middle, "Middle Name"), (.family, "Family Name"),
    (.family, "Last Name"), (.suffix, "Name Suffix"), (.nickname, "Nickname"),
    (.organization, "Organization Name"), (.title, "Organization Title"), (.birthday, "Birthday"),
    (.sex, "Gender"), (.note, "Notes"), (.group, "Group Membership"), (.group, "Labels"),
  ]

  private static let addressParts: [(Field, String)] = [
    (.address, "Formatted"), (.street, "Street"), (.unit, "Extended Address"), (.city, "City"),
    (.region, "Region"), (.postcode, "Postal Code"), (.country, "Country"),
  ]

  /// The columns that are there; none unless there is one that only Google has.
  static func assignments(_ present: PresentColumns) -> [ColumnMapping.Assignment] {
    let numbered = present.numbers.flatMap { numberedAssignments($0, present) }
    let isNew = present.contains("Organization Name") && present.contains("Labels")
    let isOld = present.contains("Group Membership") && present.contains("Given Name")
    guard isNew || isOld || !numbered.isEmpty else { return [] }
    var seen: [Field: Int] = [:]
    let plain = single.filter { present.contains($0.1) }.map { field, name in
      defer { seen[field, default: 0] += 1 }
      return Assignment(field: field, occurrence: seen[field, default: 0], columns: [name])
    }
    return plain + numbered
  }

  private static func numberedAssignments(
    _ number: Int,
    _ present: PresentColumns
  ) -> [ColumnMapping.Assignment] {
    func type(_ kind: String) -> String? {
      ["Label", "Type"].map { "\(kind) \(number) - \($0)" }.first(where: present.contains)
    }
    let last = number - 1
    var all = [
      Assignment(
        field: .email,
        occurrence: last,
        columns: ["E-mail \(number) - Value"],
        typeColumn: type("E-mail")
      ),
      Assignment(
        field: .phone,
        occurrence: last,
        columns: ["Phone \(number) - Value"],
        typeColumn: type("Phone")
      ),
      Assignment(field: .url, occurrence: last, columns: ["Website \(number) - Value"]),
      // The columns without a number come before those with one.
      Assignment(
        field: .organization,
        occurrence: number,
        columns: ["Organization \(number) - Name"]
      ),
      Assignment(field: .title, occurrence: number, columns: ["Organization \(number) - Title"]),
      Assignment(field: .address, occurrence: last, columns: [], typeColumn: type("Address")),
    ]
    all += addressParts.map {
      Assignment(field: $0.0, occurrence: last, columns: ["Address \(number) - \($0.1)"])
    }
    return all.compactMap(present.restricted)
  }
}
