import ContactFormats
import ContactModel
import Testing

/// A table taken apart as the rules say, without thought of speed.
private struct ReferenceTable {
  /// The text of each cell of each row.
  var rows: [[[UInt8]]] = []
  /// The bytes of each row.
  var bytes: [Range<Int>] = []

  private let text: [UInt8]
  private let separator: UInt8

  init(_ text: [UInt8], separator: UInt8 = UInt8(ascii: ",")) {
    self.text = text
    self.separator = separator
    var position = 0
    while position < text.count {
      let start = position
      var row: [[UInt8]] = []
      while true {
        let cellStart = position
        if let last = lastQuote(of: position) {
          row.append(unquoted(Array(text[(cellStart + 1)..<last])))
          position = last + 1
        } else {
          while position < text.count && text[position] != separator && lineEnd(at: position) == 0 {
            position += 1
          }
          row.append(Array(text[cellStart..<position]))
        }
        guard position < text.count, text[position] == separator else { break }
        position += 1
      }
      position += lineEnd(at: position)
      rows.append(row)
      bytes.append(start..<position)
    }
  }

  /// The length of the line end at `index`; 0 where there is none.
  private func lineEnd(at index: Int) -> Int {
    for end in [[13, 13, 10], [13, 10], [13], [10]] as [[UInt8]]
    where text[min(index, text.count)...].starts(with: end) {
      return end.count
    }
    return 0
  }

  /// The quote that ends the cell which one at `start` begins.
  private func lastQuote(of start: Int) -> Int? {
    guard start < text.count, text[start] == UInt8(ascii: "\"") else { return nil }
    var index = start + 1
    while index < text.count {
      guard text[index] == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      let next = index + 1 < text.count ? text[index + 1] : UInt8(ascii: "\n")
      if next == UInt8(ascii: "\"") {
        index += 2
      } else if [separator, 10, 13].contains(next) {
        return index
      } else if index > start + 1 && [separator, 10, 13].contains(text[index - 1]) {
        return nil
      } else {
        index += 1
      }
    }
    return nil
  }

  private func unquoted(_ cell: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isSecond = false
    for byte in cell {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond && result.last == byte
      if !isSecond { result.append(byte) }
    }
    return result
  }
}

@Suite struct CSVLawTests {
  private static let header = "a,b,c,d,e,f,g,h\n"

  /// Compares what is read of `rows` with the plain reading.
  private func check(_ rows: [UInt8]) throws {
    let start = Self.header.utf8.count
    let table = try read(Array(Self.header.utf8) + rows, columns: "truth=h")
    let reference = ReferenceTable(rows)
    var expected: [String] = []
    for (cells, bytes) in zip(reference.rows, reference.bytes) {
      let values = cells.enumerated().compactMap { index, cell -> String? in
        let text = String(decoding: cell, as: UTF8.self)
        let plain = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
        return plain.isEmpty ? nil : "\(index)=\(String(plain))"
      }
      if !values.isEmpty {
        expected.append("\(bytes.lowerBound + start)-\(bytes.upperBound + start) \(values)")
      }
    }
    let seen = table.entries.indices.map { index in
      let entry = table.entries[index]
      let values = table.values(at: index).map {
        "\($0.field == .truth ? 7 : $0.occurrence)=\(table.text.string($0.text))"
      }
      return "\(entry.bytes.lowerBound)-\(entry.bytes.upperBound) \(values)"
    }
    #expect(seen == expected, "\(String(decoding: rows, as: UTF8.self).debugDescription)")
    try checkCells(of: table)
  }

  /// Every row comes apart into cells that are its bytes.
  private func checkCells(of table: ContactTable) throws {
    guard case .csv(let layout) = table.layout else {
      Issue.record("no table")
      return
    }
    for entry in table.entries {
      let bytes = Array(table.text.bytes[entry.bytes])
      let cells = ContentLines.row(bytes[...], layout: layout, firstLine: entry.line)
      let row = CSVWriting.row(cells: cells.map(\.raw), separator: layout.separator, lineEnd: [])
      #expect(bytes.starts(with: row))
      #expect(bytes[row.count...].allSatisfy { $0 == 10 || $0 == 13 })
    }
  }

  @Test func `every short text is read as the plain reading says`() throws {
    let alphabet = Array("a,\"\n\r".utf8)
    for length in 1...6 {
      var digits = [Int](repeating: 0, count: length)
      while true {
        try check(digits.map { alphabet[$0] })
        guard let place = digits.lastIndex(where: { $0 < alphabet.count - 1 }) else { break }
        digits[place] += 1
        for index in (place + 1)..<max(length, place + 1) { digits[index] = 0 }
      }
    }
  }

  @Test func `long random texts are read as the plain reading says`() throws {
    var random = SeededGenerator(seed: 11)
    let alphabet = Array("aab,,,\"\"\n\r".utf8)
    for _ in 0..<2000 {
      let rows = (0..<Int.random(in: 7...300, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 10
      }
      try check(rows)
    }
  }

  @Test func `what is quoted is read back`() throws {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("ab ,;\"\n\rü".utf8)
    for separator in Array(",;\t|".utf8) {
      for _ in 0..<500 {
        let values = (0..<3).map { _ in
          (0..<Int.random(in: 1...8, using: &random)).map { _ in
            alphabet.randomElement(using: &random) ?? 10
          }
        }
        let cells = values.map { CSVWriting.quoted($0, separator: separator) }
        let row = CSVWriting.row(cells: cells, separator: separator, lineEnd: [10])
        let layout = CSVLayout(
          header: ["a", "b", "c"],
          separator: separator,
          headerBytes: 0..<0,
          columns: [.unmapped, .unmapped, .unmapped]
        )
        let lines = ContentLines.row(row[...], layout: layout, firstLine: 1)
        #expect(lines.map(\.value) == values)
        #expect(lines.map(\.raw) == cells)
      }
    }
  }
}
