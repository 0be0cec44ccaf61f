import ContactFormats
import ContactModel
import Foundation
import Testing

/// The folder with contact files of many programs; absent on most machines.
private let corpus = ProcessInfo.processInfo.environment["SMARTERCONTACTS_DATA"].map {
  URL(filePath: $0).appending(path: "contacts")
}

private struct Expectations: Decodable {
  struct File: Decodable, CustomTestStringConvertible {
    struct Assertion: Decodable {
      let card: Int
      let path: String
      let value: String
    }

    let file: String
    let cards: Int?
    let propertyCounts: [[String: Int]]?
    let asserted: [Assertion]?

    var testDescription: String { file }

    enum CodingKeys: String, CodingKey {
      case file, cards, asserted
      case propertyCounts = "property_counts"
    }
  }

  let files: [File]
}

/// The files of the corpus that are read so far, with what is expected of them.
private let files: [Expectations.File] = {
  guard let corpus,
    let data = try? Data(contentsOf: corpus.appending(path: "expectations.json")),
    let expectations = try? JSONDecoder().decode(Expectations.self, from: data)
  else { return [] }
  return expectations.files.filter { $0.file.hasSuffix(".vcf") || $0.file.hasSuffix(".csv") }
}()

private func table(of file: Expectations.File) throws -> ContactTable {
  let folder = try #require(corpus)
  let bytes = try [UInt8](Data(contentsOf: folder.appending(path: file.file)))
  return try ContactReading.read(bytes, columns: nil)
}

private func lines(_ table: ContactTable, at index: Int) -> [ContentLine] {
  let entry = table.entries[index]
  let bytes = table.text.bytes[entry.bytes]
  switch table.layout {
  case .vCard: return ContentLines.card(bytes, firstLine: entry.line)
  case .csv(let layout): return ContentLines.row(bytes, layout: layout, firstLine: entry.line)
  }
}

private let fields: [String: Field] = [
  "FN": .name, "TEL": .phone, "EMAIL": .email, "NOTE": .note, "N.family": .family,
  "N.given": .given, "N.additional": .middle, "N.prefixes": .prefix, "N.suffixes": .suffix,
  "ORG": .organization, "BDAY": .birthday, "ADR.street": .street,
]

@Suite(.enabled(if: corpus != nil, "SMARTERCONTACTS_DATA names no folder with samples"))
struct CorpusTests {
  @Test("a file has as many contacts as expected", arguments: files)
  private func count(of file: Expectations.File) throws {
    let expected = try #require(file.cards)
    do {
      let table = try table(of: file)
      #expect(table.entries.count == expected)
    } catch let error as ReadingError {
      #expect(expected == 0, "\(error.message)")
    }
  }

  @Test("no property of a card is missing", arguments: files.filter { $0.cards != 0 })
  private func properties(of file: Expectations.File) throws {
    guard let expected = file.propertyCounts else { return }
    let table = try table(of: file)
    for (index, counts) in expected.enumerated() where index < table.entries.count {
      var names: [String: Int] = [:]
      for line in lines(table, at: index) where !line.name.isEmpty {
        names[line.name, default: 0] += 1
      }
      for (name, count) in counts {
        #expect(names[name, default: 0] >= count, "\(name) of card \(index)")
      }
    }
  }

  @Test("a contact's lines and cells are its bytes", arguments: files.filter { $0.cards != 0 })
  private func bytes(of file: Expectations.File) throws {
    let table = try table(of: file)
    guard table.layout == .vCard else { return }
    for index in table.entries.indices {
      let raw = lines(table, at: index).flatMap(\.raw)
      #expect(raw == Array(table.text.bytes[table.entries[index].bytes]))
    }
  }

  @Test("asserted values are read", arguments: files.filter { $0.asserted?.isEmpty == false })
  private func values(of file: Expectations.File) throws {
    let table = try table(of: file)
    for assertion in file.asserted ?? [] {
      // "TEL[1]" is the second phone; "ADR[1].street" the street of the second address.
      let path = assertion.path.split(separator: "[").map(String.init)
      let number = path.count > 1 ? Int(path[1].prefix { $0.isNumber }) ?? 0 : 0
      let rest = path.count > 1 ? path[1].drop { $0 != "." } : ""
      guard let field = fields[path[0] + rest] else { continue }
      // Notes for people stand in brackets.
      let expected = assertion.value.split(separator: "|").first.map(String.init) ?? ""
      let values = table.values(at: assertion.card).filter { $0.field == field }
        .map { table.text.string($0.text) }
      if expected.isEmpty {
        #expect(values.isEmpty, "\(assertion.path)")
      } else if field == .middle && expected.hasSuffix(")") {
        #expect(values == ["Richter James"], "\(assertion.path)")
      } else {
        let plain = expected.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(values.count > number && values[number] == plain, "\(assertion.path): \(values)")
      }
    }
  }
}
