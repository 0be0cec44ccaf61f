import ContactModel

// "phone=tel1:type1+tel2" becomes the tokens
//   name "phone", sign "=", name "tel1", sign ":", name "type1", sign "+", name "tel2"
// and these two values of the field phone, the first of which has a type.

extension ColumnMapping {
  /// Reads what `--columns` says.
  ///
  /// - Throws: A ``ColumnMappingError`` that names the faulty part.
  package init(parsing text: String) throws(ColumnMappingError) {
    let items = try MappingItem.items(of: text)
    guard !items.isEmpty else { throw .empty }
    var seen: Set<String> = []
    var fields: [(field: ColumnField, slots: [MappingItem.Slot])] = []
    for item in items {
      guard let field = ColumnField.named(item.field) else { throw .noSuchField(name: item.field) }
      guard seen.insert(item.field).inserted else { throw .repeatedField(name: item.field) }
      fields.append((field, item.slots))
    }
    // Addresses of work are counted on from the others, of which there is always one.
    let homes =
      fields.filter { $0.field.field.isAddressPart && $0.field.kind != .work }.map(\.slots.count)
      .max() ?? 1
    self.init(
      assignments: fields.flatMap { entry in
        let first = entry.field.kind == .work ? max(homes, 1) : 0
        return entry.slots.enumerated().map { number, slot in
          Assignment(
            field: entry.field.field,
            kind: entry.field.kind,
            occurrence: first + number,
            columns: slot.columns,
            typeColumn: slot.typeColumn
          )
        }
      }
    )
  }
}

/// A field and its columns, as in `phone=tel1:type1+tel2`.
private struct MappingItem {
  struct Slot {
    var columns: [String]
    var typeColumn: String?
  }

  private enum Token: Equatable {
    case name(String)
    case sign(Character)
  }

  var field: String
  var slots: [Slot]

  /// The items of a mapping; those with nothing in them, as after a last comma, are left out.
  static func items(of text: String) throws(ColumnMappingError) -> [MappingItem] {
    var items: [MappingItem] = []
    for tokens in try tokens(of: text).split(separator: .sign(",")) {
      items.append(try MappingItem(Array(tokens)))
    }
    return items
  }

  private init(_ tokens: [Token]) throws(ColumnMappingError) {
    func fail(_ reason: String) -> ColumnMappingError {
      .syntax(item: Self.text(of: tokens), reason: reason)
    }
    guard case .name(let field)? = tokens.first else {
      throw fail("it does not begin with a field")
    }
    guard tokens.count > 1, tokens[1] == .sign("=") else { throw fail("it has no =") }
    self.field = field
    slots = []
    for slot in tokens.dropFirst(2).split(
      separator: .sign("+"),
      omittingEmptySubsequences: false
    ) {
      let parts = slot.split(separator: .sign(":"), omittingEmptySubsequences: false)
      guard parts.count <= 2 else { throw fail("a value has two types") }
      var columns: [String] = []
      for part in parts[0].split(separator: .sign("&"), omittingEmptySubsequences: false) {
        guard part.count == 1, case .name(let column)? = part.first else {
          throw fail("a column's name is missing")
        }
        columns.append(column)
      }
      var typeColumn: String?
      if parts.count == 2 {
        guard parts[1].count == 1, case .name(let column)? = parts[1].first else {
          throw fail("the name of the type's column is missing")
        }
        typeColumn = column
      }
      slots.append(Slot(columns: columns, typeColumn: typeColumn))
    }
  }

  private static func text(of tokens: [Token]) -> String {
    tokens.map {
      switch $0 {
      case .name(let name): name
      case .sign(let sign): String(sign)
      }
    }.joined()
  }

  /// Names and signs; a name has no space around it, and may stand in double quotes.
  private static func tokens(of text: String) throws(ColumnMappingError) -> [Token] {
    var tokens: [Token] = []
    var name = ""
    func finishName() {
      let plain = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      if !plain.isEmpty { tokens.append(.name(plain)) }
      name = ""
    }
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"" where name.allSatisfy({ $0 == " " }):
        name = ""
        tokens.append(.name(try quotedName(in: &rest, of: text)))
      case ",", "=", "+", "&", ":":
        finishName()
        tokens.append(.sign(character))
      default:
        name.append(character)
      }
    }
    finishName()
    return tokens
  }

  /// The rest of a name whose opening quote was taken; two quotes in it stand for one.
  private static func quotedName(
    in rest: inout Substring,
    of text: String
  ) throws(ColumnMappingError) -> String {
    var name = ""
    while let character = rest.popFirst() {
      guard character == "\"" else {
        name.append(character)
        continue
      }
      guard rest.first == "\"" else { return name }
      rest.removeFirst()
      name.append("\"")
    }
    throw .syntax(item: text, reason: "a double quote is not closed")
  }
}
