import ContactModel

// John Doe;John;Doe;john@doe.example
// Jane Doe;Jane;Doe;jane@doe.example
//
// has no header, since an address of e-mail names no column. By what stands in them the columns are
// a whole name, its two parts, and an e-mail.

/// A table whose first row is a contact already.
struct HeaderlessTable {
  /// How it is written; its columns are called "Column 1" and so on.
  let dialect: CSVDialect
  /// What its columns hold, as far as their content tells.
  let roles: [ColumnRole]

  private static let sampleRows = 100

  /// Recognizes the table that `dialect` found in `bytes`; `nil` where it is none of contacts.
  ///
  /// It has more than one column, one of which is of e-mails or phones in the first row too, and one
  /// that is a name.
  init?(_ dialect: CSVDialect, in bytes: Span<UInt8>, charset: String?) {
    let count = dialect.header.count
    guard (2...200).contains(count),
      dialect.header.contains(where: { CellShape($0).isWay })
    else { return nil }
    var columns = [ColumnContent](repeating: ColumnContent(), count: count)
    var scanner = CSVRowScanner(
      separator: dialect.separator,
      position: dialect.preamble.upperBound,
      line: dialect.headerLine,
      keepsEmptyCells: true
    )
    var rows = 0
    while rows < Self.sampleRows, let row = scanner.next(in: bytes) {
      rows += 1
      guard row.cellCount == count else { continue }
      for cell in scanner.cells {
        let text = Charset.decode(cell.text(in: bytes), otherwise: charset)
        let range = text.span.trimmed(0..<text.count)
        columns[Int(cell.column)].add(String(decoding: text[range], as: UTF8.self))
      }
    }
    let roles = Self.roles(columns)
    guard let roles else { return nil }
    self.roles = roles
    var own = dialect
    own.headerBytes = dialect.preamble
    own.firstRowLine = dialect.headerLine
    own.header = (1...count).map { "Column \($0)" }
    self.dialect = own
  }

  private static func roles(_ columns: [ColumnContent]) -> [ColumnRole]? {
    var roles = [ColumnRole](repeating: .unmapped, count: columns.count)
    var seen: [Field: Int] = [:]
    func assign(_ field: Field, _ column: Int) {
      let occurrence = seen[field, default: 0]
      seen[field] = occurrence + 1
      roles[column] = .value(field, kind: [], occurrence: occurrence, part: 0)
    }
    for (index, column) in columns.enumerated() {
      switch column.shape {
      case .email: assign(.email, index)
      case .phone: assign(.phone, index)
      case .url: assign(.url, index)
      case .date where seen[.birthday] == nil: assign(.birthday, index)
      case .date, .word, .words, .other, nil: break
      }
    }
    guard seen[.email] != nil || seen[.phone] != nil else { return nil }
    guard let names = NameColumns(columns) else { return nil }
    if let whole = names.whole { assign(.name, whole) }
    if let given = names.given { assign(.given, given) }
    if let family = names.family { assign(.family, family) }
    return roles
  }
}

/// What the text of a cell looks like.
private enum CellShape: Hashable {
  case email, phone, url, date
  /// A word of letters.
  case word
  /// Several words.
  case words
  case other

  init(_ text: String) {
    let lower = text.lowercased()
    let digits = text.count { $0.isASCII && $0.isNumber }
    if Self.isEmail(text) {
      self = .email
    } else if lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("www.") {
      self = .url
    } else if digits >= 4, Self.isDate(text) {
      self = .date
    } else if digits >= 6, text.allSatisfy({ $0.isNumber || "+-()./ xX".contains($0) }) {
      self = .phone
    } else if digits == 0, text.contains(where: \.isLetter) {
      self = text.contains(" ") ? .words : .word
    } else {
      self = .other
    }
  }

  /// Whether it is a way to reach somebody, which names no column.
  var isWay: Bool { self == .email || self == .phone }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].dropFirst().dropLast().contains(".")
      && !text.contains { $0.isWhitespace || $0 == "," || $0 == ";" }
  }

  private static func isDate(_ text: String) -> Bool {
    for separator in ["-", "/", "."] as [Character] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
        continue
      }
      let counts = parts.map(\.count)
      if counts == [4, 2, 2] || (counts[0] < 3 && counts[1] < 3 && [2, 4].contains(counts[2])) {
        return true
      }
    }
    return false
  }
}

/// What stands in a column of the sample.
private struct ColumnContent {
  private(set) var cells: [String] = []
  private var counts: [CellShape: Int] = [:]

  mutating func add(_ text: String) {
    cells.append(text)
    if !text.isEmpty { counts[CellShape(text), default: 0] += 1 }
  }

  /// What most of its cells look like; `nil` where there is no such thing.
  var shape: CellShape? {
    let filled = counts.values.reduce(0, +)
    guard let best = counts.max(by: { $0.value < $1.value }), best.value * 5 >= filled * 3 else {
      return nil
    }
    return best.key
  }

  var isText: Bool { shape == .word || shape == .words }
}

/// The columns that make a name.
private struct NameColumns {
  var whole: Int?
  var given: Int?
  var family: Int?

  /// Finds them: a column that two others make up, else two of single words, else the first text.
  init?(_ columns: [ColumnContent]) {
    let texts = columns.indices.filter { columns[$0].isText }
    guard let first = texts.first else { return nil }
    for whole in texts where columns[whole].shape == .words {
      for given in texts where given != whole {
        for family in texts where family != whole && family != given {
          if Self.makeUp(columns[whole], columns[given], columns[family]) {
            (self.whole, self.given, self.family) = (whole, given, family)
            return
          }
        }
      }
    }
    let words = texts.filter { columns[$0].shape == .word }
    if columns[first].shape == .words || words.count < 2 {
      whole = first
    } else {
      (given, family) = (words[0], words[1])
    }
  }

  /// Whether `whole` is `given` and `family` in most rows.
  private static func makeUp(
    _ whole: ColumnContent,
    _ given: ColumnContent,
    _ family: ColumnContent
  ) -> Bool {
    var filled = 0
    var alike = 0
    for index in whole.cells.indices where !whole.cells[index].isEmpty {
      filled += 1
      let made = given.cells[index] + " " + family.cells[index]
      if whole.cells[index] == made { alike += 1 }
    }
    return filled > 0 && alike * 5 >= filled * 3
  }
}
