import ContactModel

/// The cells of one contact in the columns that people read, by the name of the column.
struct RowCells {
  private let style: TableStyle
  private(set) var cells: [String: String] = [:]
  /// The columns in the order in which they were filled.
  private(set) var columns: [String] = []
  private var numbers: [String: Int] = [:]
  private var labels: [String: String] = [:]

  init(_ properties: [ContentLine], style: TableStyle) {
    self.style = style
    for line in properties where line.name == "X-ABLABEL" && !line.group.isEmpty {
      labels[line.group.uppercased()] = Self.text(line)
    }
    for line in properties { add(line) }
  }

  private static func text(_ line: ContentLine) -> String {
    String(decoding: TextValue.plain(line.value), as: UTF8.self)
  }

  /// Fills a cell, unless it is filled; returns whether it was free.
  @discardableResult
  private mutating func fill(_ column: String, _ text: String) -> Bool {
    guard cells[column] == nil else { return false }
    guard !text.isEmpty else { return true }
    cells[column] = text
    columns.append(column)
    return true
  }

  private mutating func fill(_ field: Field, _ text: String) {
    if let column = style.column(field) { fill(column, text) }
  }

  private mutating func add(_ line: ContentLine) {
    let text = Self.text(line)
    switch line.name {
    case "UID": fill(.id, String(decoding: line.value, as: UTF8.self))
    case "FN": fill(.name, text)
    case "N": addName(line)
    case "NICKNAME": fill(.nickname, text)
    case "NOTE": fill(.note, text)
    case "BIRTHPLACE": fill(.birthplace, text)
    case "GENDER": fill(.sex, Self.gender(line))
    case "BDAY":
      let date = DateForms.extended(line.value) ?? TextValue.plain(line.value)
      fill(.birthday, String(decoding: date, as: UTF8.self))
    case "CATEGORIES":
      let words = TextValue.list(line.value).map { String(decoding: $0, as: UTF8.self) }
      fill(.group, words.joined(separator: style == .outlook ? ";" : " ::: "))
    case "ORG": addOrganization(line)
    case "TITLE": addRepeated("title", text, line)
    case "EMAIL": addRepeated("email", text, line)
    case "TEL": addRepeated("phone", Self.number(line, text), line)
    case "URL": addRepeated("url", String(decoding: line.value, as: UTF8.self), line)
    case "ADR": addAddress(line)
    case "X-COLUMN":
      // Columns that came from another table go where they were.
      if let name = line.parameter("X-NAME"), !style.fixedColumns.contains(name) {
        fill(name, text)
      }
    default: break
    }
  }

  /// The number of a `tel:` URI.
  private static func number(_ line: ContentLine, _ text: String) -> String {
    line.value.starts(with: "tel:".utf8) ? String(text.dropFirst(4)) : text
  }

  private static func gender(_ line: ContentLine) -> String {
    let parts = TextValue.structured(line.value).map { $0.first ?? [] }
    let word = parts.last { !$0.isEmpty } ?? []
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func addName(_ line: ContentLine) {
    let order: [Field] = [.family, .given, .middle, .prefix, .suffix]
    for (field, items) in zip(order, TextValue.structured(line.value)) {
      let texts = items.map { String(decoding: $0, as: UTF8.self) }
      fill(field, texts.joined(separator: " "))
    }
  }

  private mutating func addOrganization(_ line: ContentLine) {
    let first = TextValue.plain(TextValue.split(line.value, at: .semicolon)[0])
    addRepeated("organization", String(decoding: first, as: UTF8.self), line)
  }

  /// The label of a line: that of its group, or the words for its types.
  private func label(_ line: ContentLine) -> String {
    if let own = labels[line.group.uppercased()], line.types.isEmpty { return own }
    let words = TypeWords.label(of: line.types) ?? ""
    return line.parameter("PREF") == "1" ? "* " + words : words
  }

  private mutating func addRepeated(_ kind: String, _ text: String, _ line: ContentLine) {
    guard !text.isEmpty else { return }
    let number = numbers[kind, default: 0] + 1
    numbers[kind] = number
    switch style {
    case .own:
      fill("\(kind)\(number)", text)
      fill("\(kind)\(number)_type", label(line))
    case .google:
      switch kind {
      case "email", "phone":
        let name = kind == "email" ? "E-mail" : "Phone"
        fill("\(name) \(number) - Label", label(line))
        fill("\(name) \(number) - Value", text)
      case "url": fill("Website \(number) - Value", text)
      case "organization": fill("Organization Name", text)
      default: fill("Organization Title", text)
      }
    case .outlook: addOutlook(kind, number, text, line)
    }
  }

  private mutating func addOutlook(
    _ kind: String,
    _ number: Int,
    _ text: String,
    _ line: ContentLine
  ) {
    let columns: [String] =
      switch kind {
      case "email": ["E-mail Address", "E-mail 2 Address", "E-mail 3 Address"]
      case "phone": TableStyle.outlookPhones(Set(line.types).subtracting(["voice"]))
      case "url": ["Web Page", "Personal Web Page", "Business Homepage"]
      case "organization": ["Company"]
      default: ["Job Title"]
      }
    for column in columns where fill(column, text) { return }
  }

  private mutating func addAddress(_ line: ContentLine) {
    let parts = TextValue.structured(line.value).map { items in
      items.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
    }
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    let whole = line.parameter("LABEL") ?? ""
    let number = numbers["address", default: 0] + 1
    numbers["address"] = number
    let names: [String]
    switch style {
    case .own:
      names = ["street", "unit", "city", "region", "postcode", "country"].map { "\($0)\(number)" }
      // The type belongs to this column, so it is there even where it has nothing.
      fill("address\(number)", whole)
      if fill("address\(number)_type", label(line)), !columns.contains("address\(number)") {
        columns.append("address\(number)")
      }
    case .google:
      let prefix = "Address \(number) - "
      names = ["Street", "Extended Address", "City", "Region", "Postal Code", "Country"].map {
        prefix + $0
      }
      fill(prefix + "Label", label(line))
      fill(prefix + "Formatted", whole)
    case .outlook:
      let prefix = TableStyle.outlookAddress(Set(line.types))
      names = ["Street", "Street 2", "City", "State", "Postal Code", "Country/Region"].map {
        "\(prefix) \($0)"
      }
      guard names.allSatisfy({ cells[$0] == nil }) else { return }
    }
    let order = [2, 1, 3, 4, 5, 6]
    for (name, index) in zip(names, order) { fill(name, part(index)) }
  }
}
