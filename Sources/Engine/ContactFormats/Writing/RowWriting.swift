import ContactModel

/// Finds out which columns a table needs, one contact after the other.
struct TableSurvey {
  let style: TableStyle
  private(set) var notes: [ConversionNote] = []
  private var seen: Set<String>
  private(set) var numbered: [String] = []
  private var wholeNames: Set<String> = []
  private var layouts = RowLayouts()
  private var hasFormula = false

  /// Columns beyond this stand in one for them all.
  private static let mostColumns = 2000

  init(_ style: TableStyle) {
    self.style = style
    seen = Set(style.fixedColumns)
  }

  /// Takes the properties of the next contact into account.
  mutating func add(_ properties: [ContentLine]) {
    let cells = RowCells(properties, style: style)
    for column in cells.columns where !seen.contains(column) && seen.count < Self.mostColumns {
      seen.insert(column)
      numbered.append(column)
    }
    let line = properties.first?.line ?? 1
    for name in layouts.namesLost(properties, cells, style).subtracting(wholeNames).sorted() {
      wholeNames.insert(name)
      notes.append(
        ConversionNote(
          line: line,
          what: name,
          place: "whole lines of it stand in the column \"\(RowConversion.wholeColumn)\(name)\""
        )
      )
    }
    if !hasFormula, cells.cells.values.contains(where: Self.isFormula) {
      hasFormula = true
      notes.append(
        ConversionNote(
          line: line,
          what: "a cell that begins with =, @ or a tab",
          place: "written as it is; a spreadsheet may take it for a formula"
        )
      )
    }
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    if first == .equals || first == UInt8(ascii: "@") || first == .tab { return true }
    // A number may begin with a sign.
    let isSigned = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    return isSigned && text.utf8.contains { $0 | 0x20 &- UInt8(ascii: "a") < 26 }
  }

  /// All columns, in the order of the table.
  var header: [String] {
    let order = { (column: String) -> (Int, Int) in
      let name = column.lowercased()
      let kind = TableStyle.numberedOrder.firstIndex { name.hasPrefix($0) }
      return (kind == nil ? 1 : 0, 0)
    }
    let sorted = numbered.enumerated().sorted {
      (order($0.element).0, $0.offset) < (order($1.element).0, $1.offset)
    }
    return style.fixedColumns + sorted.map(\.element)
      + wholeNames.sorted().map { RowConversion.wholeColumn + $0 }
  }
}

/// The layouts of the columns that contacts have: most have the same.
struct RowLayouts {
  private var layouts: [[String]: CSVLayout] = [:]
  private static let limit = 1000

  /// The names of the properties that the cells do not give back as they were.
  mutating func namesLost(
    _ properties: [ContentLine],
    _ cells: RowCells,
    _ style: TableStyle
  ) -> Set<String> {
    let fixed = style.fixedColumns
    let header = fixed + cells.columns.filter { !fixed.contains($0) }
    let layout = layout(header)
    let row = header.map { name in
      ContentLine(
        property: name,
        value: Array((cells.cells[name] ?? "").utf8),
        line: properties.first?.line ?? 1
      )
    }
    let back = RowConversion(layout).properties(of: row)
    // A name that was made of the others will be made again.
    let others = properties.filter { $0.name != "FN" }
    let isDerived =
      others.count == properties.count - 1 && style.column(.name) == nil
      // A row of blanks would be no contact.
      && !cells.columns.isEmpty
      && properties.contains {
        $0.name == "FN" && $0.group.isEmpty && $0.value == DerivedNames.fullName(of: others)
          && $0.parameters.allSatisfy { $0.name == "DERIVED" }
      }
    return WholeLines.namesLost(of: isDerived ? others : properties, in: back)
  }

  private mutating func layout(_ header: [String]) -> CSVLayout {
    if let known = layouts[header] { return known }
    let unmapped = [ColumnRole](repeating: .unmapped, count: header.count)
    var roles = unmapped
    do {
      roles = try ColumnMapping.recognizing(header: header)?.roles(header: header) ?? unmapped
    } catch {
      // Columns that do not fit are kept as whole lines.
    }
    let layout = CSVLayout(header: header, separator: .comma, headerBytes: 0..<0, columns: roles)
    if layouts.count >= Self.limit { layouts.removeAll() }
    layouts[header] = layout
    return layout
  }
}

/// Writes the rows of a table whose columns are known.
struct RowWriting {
  private let style: TableStyle
  private let names: [String]
  private let whole: Set<String>
  private var layouts = RowLayouts()
  private static let lineEnd: [UInt8] = [.carriageReturn, .lineFeed]

  init(_ survey: TableSurvey) {
    style = survey.style
    names = survey.header
    whole = Set(survey.header.filter { $0.hasPrefix(RowConversion.wholeColumn) })
  }

  /// The row of the column names.
  var header: [UInt8] { Self.row(names.map { Array($0.utf8) }) }

  private static func row(_ cells: [[UInt8]]) -> [UInt8] {
    CSVWriting.row(
      cells: cells.map { CSVWriting.quoted($0, separator: .comma) },
      separator: .comma,
      lineEnd: lineEnd
    )
  }

  /// The row of the contact with `properties`.
  mutating func row(_ properties: [ContentLine]) -> [UInt8] {
    let cells = RowCells(properties, style: style)
    let lost = layouts.namesLost(properties, cells, style)
    return Self.row(
      names.map { column in
        guard whole.contains(column) else { return Array((cells.cells[column] ?? "").utf8) }
        let name = String(column.dropFirst(RowConversion.wholeColumn.count))
        guard lost.contains(name) else { return [] }
        let lines = properties.filter { $0.name == name }.map(WholeLines.text)
        return Array(lines.joined(separator: [.lineFeed]))
      }
    )
  }
}
