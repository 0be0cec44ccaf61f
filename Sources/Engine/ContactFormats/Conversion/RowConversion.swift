import ContactModel

/// Makes vCard lines of the rows of a table.
struct RowConversion {
  /// What stands before the name of a property in a column that holds lines of it as they are.
  static let wholeColumn = "vCard "

  private let layout: CSVLayout

  init(_ layout: CSVLayout) { self.layout = layout }

  /// The cells of one row, by what they are.
  private struct Row {
    /// Each value's cells in the order of their parts, joined by a space.
    var values: [(slot: Slot, column: Int, text: String)] = []
    var types: [Slot: String] = [:]
    var kinds: [Slot: ValueKind] = [:]
    var unmapped: [ContentLine] = []
    var whole: [ContentLine] = []
    var line: Int
  }

  private struct Slot: Hashable {
    var field: Field
    var occurrence: Int
  }

  /// The properties of the row whose cells are `cells`, as lines of vCard 4.0.
  func properties(of cells: [ContentLine]) -> [ContentLine] {
    let row = sorted(cells)
    return WholeLines.merged(readable(row), row.whole) { lines in
      [TableStyle.own, .google, .outlook].map { style in
        let filled = RowCells(lines, style: style).cells
        let others = layout.header.map { name in
          ContentLine(property: name, value: Array((filled[name] ?? "").utf8), line: row.line)
        }
        return readable(sorted(others))
      }
    }
  }

  /// What the columns say that people read.
  private func readable(_ row: Row) -> [ContentLine] {
    var lines: [ContentLine] = []
    var groups = 0
    appendNames(of: row, to: &lines)
    appendAddresses(of: row, to: &lines, groups: &groups)
    var categories: [[UInt8]] = []
    for value in row.values {
      append(value, of: row, to: &lines, groups: &groups, categories: &categories)
    }
    if !categories.isEmpty {
      let list = categories.map(TextValue.escaped).joined(separator: [.comma])
      lines.append(ContentLine(property: "CATEGORIES", value: Array(list), line: row.line))
    }
    return lines + row.unmapped
  }

  private func sorted(_ cells: [ContentLine]) -> Row {
    var row = Row(line: cells.first?.line ?? 1)
    var parts: [Slot: [(part: Int, column: Int, text: String)]] = [:]
    for (column, cell) in cells.enumerated() {
      let decoded = Charset.decode(cell.value)
      if cell.name.hasPrefix(Self.wholeColumn),
        column >= layout.columns.count
          || layout.columns[column] == .unmapped
      {
        row.whole += WholeLines.lines(in: decoded, line: cell.line)
        continue
      }
      let text = String(decoding: decoded, as: UTF8.self).trimmed
      guard !text.isEmpty else { continue }
      switch column < layout.columns.count ? layout.columns[column] : .unmapped {
      case .value(let field, let kind, let occurrence, let part):
        let slot = Slot(field: field, occurrence: occurrence)
        parts[slot, default: []].append((part, column, text))
        row.kinds[slot] = kind
      case .type(let field, let occurrence):
        let owner = field.isAddressPart ? Field.address : field
        row.types[Slot(field: owner, occurrence: occurrence)] = text
      case .unmapped:
        let name = cell.name.isEmpty ? "\(column + 1)" : cell.name
        row.unmapped.append(
          .unmapped("X-COLUMN", named: name, Array(text.utf8), line: cell.line)
        )
      }
    }
    row.values = parts.map { slot, list in
      let sorted = list.sorted { $0.part < $1.part }
      return (slot, list[0].column, sorted.map(\.text).joined(separator: " "))
    }.sorted { $0.column < $1.column }
    return row
  }

  private func appendNames(of row: Row, to lines: inout [ContentLine]) {
    let order: [Field] = [.family, .given, .middle, .prefix, .suffix]
    let parts = order.map { field in
      row.values.first { $0.slot.field == field }.map { Array($0.text.utf8) } ?? []
    }
    if parts.contains(where: { !$0.isEmpty }) {
      lines.append(
        ContentLine(property: "N", value: TextValue.structured(parts.map { [$0] }), line: row.line)
      )
    }
    // Some headers have two columns for one part: what the second says otherwise is kept.
    for field in order {
      let values = row.values.filter { $0.slot.field == field }
      for value in values.dropFirst() where value.text != values[0].text {
        lines.append(unmapped(value, row: row))
      }
    }
  }

  private func appendAddresses(
    of row: Row,
    to lines: inout [ContentLine],
    groups: inout Int
  ) {
    let order: [Field] = [.unit, .street, .city, .region, .postcode, .country]
    let values = row.values.filter { $0.slot.field.isAddressPart }
    for occurrence in Set(values.map(\.slot.occurrence)).sorted() {
      let own = values.filter { $0.slot.occurrence == occurrence }
      var parts = order.map { field in
        own.first { $0.slot.field == field }.map { Array($0.text.utf8) } ?? []
      }
      var parameters: [ContentLine.Parameter] = []
      if let whole = own.first(where: { $0.slot.field == .address })?.text {
        parameters.append(.init(name: "LABEL", values: [ParameterText.encoded(whole)]))
        // What is not taken apart is shown where people look for it.
        if parts.allSatisfy(\.isEmpty) { parts[1] = Array(whole.utf8) }
      }
      let slot = Slot(field: .address, occurrence: occurrence)
      let kind = own.compactMap { row.kinds[$0.slot] }.first ?? []
      append(
        ContentLine(
          property: "ADR",
          parameters: parameters,
          value: TextValue.structured([[[]]] + parts.map { [$0] }),
          line: row.line
        ),
        label: row.types[slot],
        kind: kind,
        to: &lines,
        groups: &groups
      )
    }
  }

  /// Appends a line with the types of its column, or those that its label stands for.
  private func append(
    _ line: ContentLine,
    label: String?,
    kind: ValueKind,
    to lines: inout [ContentLine],
    groups: inout Int
  ) {
    var line = line
    var label = label ?? ""
    var isPreferred = kind.contains(.preferred)
    // Google marks the first of its kind.
    if label == "*" || label.hasPrefix("* ") {
      label = String(label.dropFirst(2))
      isPreferred = true
    }
    let named = TypeWords.types(ofLabel: label)
    let types = TypeWords.types(of: kind) + (named ?? [])
    if !types.isEmpty { line.parameters.insert(.init(name: "TYPE", values: types), at: 0) }
    if isPreferred { line.parameters.append(.init(name: "PREF", values: ["1"])) }
    guard named == nil else { return lines.append(line) }
    groups += 1
    line.group = "item\(groups)"
    lines.append(line)
    lines.append(
      ContentLine(
        property: "X-ABLABEL",
        group: line.group,
        value: TextValue.escaped(Array(label.utf8)),
        line: line.line
      )
    )
  }

  private func unmapped(
    _ value: (slot: Slot, column: Int, text: String),
    row: Row
  ) -> ContentLine {
    .unmapped(
      "X-COLUMN",
      named: layout.header[value.column],
      Array(value.text.utf8),
      line: row.line
    )
  }

  private func append(
    _ value: (slot: Slot, column: Int, text: String),
    of row: Row,
    to lines: inout [ContentLine],
    groups: inout Int,
    categories: inout [[UInt8]]
  ) {
    let text = Array(value.text.utf8)
    func add(_ name: String, _ written: [UInt8], parameters: [ContentLine.Parameter] = []) {
      lines.append(
        ContentLine(property: name, parameters: parameters, value: written, line: row.line)
      )
    }
    switch value.slot.field {
    case .id: add("UID", TextValue.withEscapedLineEnds(text))
    case .name: add("FN", TextValue.escaped(text))
    case .nickname: add("NICKNAME", TextValue.escaped(text))
    case .note: add("NOTE", TextValue.escaped(text))
    case .birthplace: add("BIRTHPLACE", TextValue.escaped(text))
    case .sex: add("GENDER", Self.gender(value.text))
    case .birthday:
      if value.text == "0/0/00" { return }
      if let date = DateForms.basic(text) {
        add("BDAY", date)
      } else {
        add("BDAY", TextValue.escaped(text), parameters: [.init(name: "VALUE", values: ["text"])])
      }
    case .group:
      categories += value.text.separated(by: " ::: ").flatMap { $0.split(separator: ";") }
        .map { Array(String($0).trimmed.utf8) }.filter { !$0.isEmpty }
    case .organization, .title, .phone, .email, .url:
      for part in value.text.separated(by: " ::: ") {
        append(
          repeatable(value.slot.field, Array(part.trimmed.utf8), line: row.line),
          label: row.types[value.slot],
          kind: row.kinds[value.slot] ?? [],
          to: &lines,
          groups: &groups
        )
      }
    case .truth, .identifier, .bookkeeping, .other: lines.append(unmapped(value, row: row))
    case .prefix, .given, .middle, .family, .suffix: break
    case .address, .street, .unit, .city, .region, .postcode, .country: break
    }
  }

  private func repeatable(_ field: Field, _ text: [UInt8], line: Int) -> ContentLine {
    let name: String
    var value = TextValue.escaped(text)
    switch field {
    case .organization: name = "ORG"
    case .title: name = "TITLE"
    case .phone: name = "TEL"
    case .email: name = "EMAIL"
    default:
      name = "URL"
      value = TextValue.withEscapedLineEnds(text)
    }
    return ContentLine(property: name, value: value, line: line)
  }

  /// A word for the sex as vCard 4.0 has it: a letter, or else a text behind it.
  private static func gender(_ word: String) -> [UInt8] {
    switch word.lowercased() {
    case "m", "male": Array("M".utf8)
    case "f", "female": Array("F".utf8)
    case "o", "n", "u": Array(word.uppercased().utf8)
    default: TextValue.structured([[[]], [Array(word.utf8)]])
    }
  }
}

extension String {
  /// Without blanks and line ends at either side.
  var trimmed: String {
    let bytes = Array(utf8)
    return String(decoding: bytes[bytes.span.trimmed(0..<bytes.count)], as: UTF8.self)
  }

  /// The parts between `separator`.
  func separated(by separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: true).map(String.init)
  }
}
