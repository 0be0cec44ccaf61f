import ContactFormats
import ContactModel
import Foundation
import Testing

/// The folder with contact files of many programs; absent on most machines.
private let corpus = ProcessInfo.processInfo.environment["SMARTERCONTACTS_DATA"].map {
  URL(filePath: $0).appending(path: "contacts")
}

private let files: [String] = {
  guard let corpus, let names = FileManager.default.enumerator(atPath: corpus.path) else {
    return []
  }
  let endings = [".vcf", ".csv", ".ldif", ".ldi", ".json"]
  return names.compactMap { $0 as? String }.filter { name in
    endings.contains(where: name.hasSuffix) && name != "expectations.json"
  }.sorted()
}()

@Suite(.enabled(if: corpus != nil, "SMARTERCONTACTS_DATA names no folder with samples"))
struct CorpusConversionTests {
  private static let formats = ContactFormat.named.map(\.format) + [.vCard(.v21), .vCard(.v40)]

  @Test("a contact of any program comes back from every format", arguments: files)
  private func back(file: String) throws {
    let folder = try #require(corpus)
    let bytes = try [UInt8](Data(contentsOf: folder.appending(path: file)))
    let table: ContactTable
    do {
      table = try ContactReading.read(bytes, columns: nil)
    } catch is ReadingError {
      return
    }
    let cards = table.entries.indices.map { CardConversion.lines(of: $0, in: table) }
    for format in Self.formats {
      let written = ContactWriting.write(cards.map(\.lines), as: format).bytes
      if cards.isEmpty { continue }
      let again = try ContactReading.read(written, columns: nil)
      #expect(again.entries.count == cards.count, "\(format)")
      guard again.entries.count == cards.count else { continue }
      for (index, card) in cards.enumerated() {
        let back = CardConversion.lines(of: index, in: again)
        let before = meanings(cardLines(card.bytes), .v40)
        let lost = missing(before, in: meanings(cardLines(back.bytes), .v40))
          .filter { !$0.hasPrefix(".FN ") || $0.contains("LANGUAGE") }
        #expect(lost.isEmpty, "\(format), contact \(index)")
      }
    }
  }

  @Test("a card of any program comes back from other versions", arguments: files)
  private func versions(file: String) throws {
    let folder = try #require(corpus)
    let bytes = try [UInt8](Data(contentsOf: folder.appending(path: file)))
    guard let table = try? ContactReading.read(bytes, columns: nil), table.layout == .vCard else {
      return  // `try?`: what is no contacts has nothing to convert
    }
    for index in table.entries.indices {
      let original = ContentLines.lines(of: table, at: index)
      let source = CardVersion(of: original)
      for version in CardVersion.allCases where version != source {
        let converted = cardLines(CardConversion.converted(original, to: version).bytes)
        let back = CardConversion.converted(converted, to: source)
        let lost = missing(meanings(original, source), in: meanings(cardLines(back.bytes), source))
        #expect(lost.isEmpty, "\(source.text) to \(version.text), card \(index)")
      }
    }
  }
}
