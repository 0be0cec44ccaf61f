import ContactFormats
import ContactModel
import Foundation

/// What a file is read as, beside what is expected of it.
struct ConformanceCheck {
  let file: String
  let cardsExpected: Int?
  private(set) var cardsFound: Int?
  private(set) var values = 0
  private(set) var valuesRight = 0
  private(set) var properties = 0
  private(set) var propertiesRight = 0
  /// Whether the untouched contacts, written back with what stands between them, are the file;
  /// `nil` where nothing was read.
  private(set) var isIdentical: Bool?
  private(set) var issues = 0
  /// What is short, for people.
  private(set) var shortfalls: [String] = []

  /// Whether there are as many contacts as expected; where nobody counted, any will do.
  var hasAllCards: Bool {
    guard let cardsExpected else { return cardsFound ?? 0 > 0 }
    return cardsFound ?? 0 == cardsExpected
  }

  /// Checks the file at `place`.
  init(_ place: URL, _ expected: ConformanceExpectations.File) {
    file = expected.file
    cardsExpected = expected.cards
    values = expected.asserted?.count ?? 0
    properties = (expected.propertyCounts ?? []).reduce(0) { $0 + $1.values.reduce(0, +) }
    do {
      let bytes = try [UInt8](Data(contentsOf: place))
      do {
        try check(bytes, expected)
      } catch let error as ReadingError {
        // A file that holds no contact is refused, and rightly so.
        if expected.cards != 0 { shortfalls.append("not read: \(error.message)") }
      }
    } catch {
      shortfalls.append("not read: \(error)")
    }
    if !hasAllCards {
      let expected = cardsExpected.map(String.init) ?? "any number of"
      shortfalls.append("\(cardsFound ?? 0) contacts instead of \(expected)")
    }
  }

  private mutating func check(
    _ bytes: [UInt8],
    _ expected: ConformanceExpectations.File
  ) throws {
    let table = try ContactReading.read(bytes, columns: nil)
    cardsFound = table.entries.count
    issues = table.issues.count
    isIdentical = try Self.written(table) == Self.uncompressed(bytes)
    if isIdentical == false { shortfalls.append("written back, it is another file") }
    for assertion in expected.asserted ?? [] { check(assertion, in: table) }
    for (index, counts) in (expected.propertyCounts ?? []).enumerated() {
      countProperties(counts, of: table, at: index)
    }
  }

  private mutating func check(
    _ assertion: ConformanceExpectations.File.Assertion,
    in table: ContactTable
  ) {
    let path = ConformancePath(assertion.path)
    var found: [String] = []
    if table.entries.indices.contains(assertion.card) {
      found =
        Self.hasCards(table)
        ? ConformanceCard(
          lines: ContentLines.lines(of: table, at: assertion.card),
          charset: table.charset
        )
        .spellings(at: path)
        : ConformanceFields(table, at: assertion.card).spellings(at: path)
    }
    if Self.agrees(assertion.value, with: found) {
      valuesRight += 1
    } else {
      let seen = found.first.map { "\"\($0)\"" } ?? "nothing"
      shortfalls.append(
        "contact \(assertion.card), \(assertion.path): \(seen) instead of \"\(assertion.value)\""
      )
    }
  }

  private mutating func countProperties(
    _ expected: [String: Int],
    of table: ContactTable,
    at index: Int
  ) {
    var found: [String: Int] = [:]
    if table.entries.indices.contains(index) {
      for line in ContentLines.lines(of: table, at: index) { found[line.name, default: 0] += 1 }
    }
    for (name, count) in expected.sorted(by: { $0.key < $1.key }) {
      let seen = found[name, default: 0]
      propertiesRight += min(seen, count)
      if seen < count { shortfalls.append("contact \(index): \(seen) \(name) of \(count)") }
    }
  }

  /// Whether one of `found` is `expected`, notes for people in brackets at the end left out.
  static func agrees(_ expected: String, with found: [String]) -> Bool {
    let plain = plainLines(expected)
    let bare = plain.split(separator: "|", omittingEmptySubsequences: false)
      .map { String(withoutNote($0)) }.joined(separator: "|")
    return found.contains { value in
      let value = plainLines(value)
      return value == plain || value == bare
    }
  }

  private static func plainLines(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// `text` without a note in brackets at its end.
  private static func withoutNote(_ text: Substring) -> Substring {
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return text }
    let rest = text[..<start]
    return rest.last == " " ? rest.dropLast() : rest
  }

  /// Whether the lines of `table` are those of cards, and not columns or attributes.
  private static func hasCards(_ table: ContactTable) -> Bool {
    if case .csv = table.layout { return false }
    return table.layout != .ldif
  }

  /// The file that `table` makes when nothing in it was touched.
  private static func written(_ table: ContactTable) -> [UInt8] {
    var text: [UInt8] = []
    var end = 0
    for (index, entry) in table.entries.enumerated() {
      text += table.text.bytes[end..<entry.bytes.lowerBound]
      let lines = ContentLines.lines(of: table, at: index).map(\.raw)
      if case .csv(let layout) = table.layout {
        let row = CSVWriting.row(cells: lines, separator: layout.separator, lineEnd: [])
        text += row + table.text.bytes[entry.bytes].dropFirst(row.count)
      } else if [.vCard, .ldif].contains(table.layout) {
        text += lines.joined()
      } else {
        // What is no text of lines has none of its own.
        text += table.text.bytes[entry.bytes]
      }
      end = entry.bytes.upperBound
    }
    return UTF16Transcoding.encode(text + table.text.bytes[end...], as: table.encoding)
  }

  private static func uncompressed(_ bytes: [UInt8]) throws -> [UInt8] {
    Gzip.isGzip(bytes) ? try Gzip.decompress(bytes, limit: .max - 1) : bytes
  }
}
