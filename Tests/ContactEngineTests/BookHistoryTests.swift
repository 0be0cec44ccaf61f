import SyntheticContacts
import Testing

@testable import ContactEngine

@Suite struct BookHistoryTests {
  private static let lines = [
    "EMAIL:ana@example.com", "TEL;HOME:0301234", "NOTE:eins,\n zwei",
    "item1.URL:https://example.com",
    "item1.X-ABLabel:Blog", "BDAY:1990-01-02", "BDAY:19900102", "X-CUSTOM:1", "N:Ruiz;Ana;;;",
  ]

  private func card(_ number: Int, _ random: inout SeededGenerator) -> String {
    var lines = [
      "BEGIN:VCARD", "VERSION:\(["2.1", "3.0", "4.0"].randomElement(using: &random) ?? "")",
    ]
    if Bool.random(using: &random) { lines.append("UID:u\(number / 2)") }
    lines.append("FN:Name \(number)")
    for line in Self.lines where Bool.random(using: &random) { lines.append(line) }
    lines.append("END:VCARD")
    let end = Bool.random(using: &random) ? "\r\n" : "\n"
    return lines.joined(separator: end) + end
  }

  /// Does something to the book; what cannot be done changes nothing.
  private func change(_ book: AddressBook, count: Int, _ random: inout SeededGenerator) async throws
  {
    let a = Int.random(in: 1...count, using: &random)
    let b = Int.random(in: 1...count, using: &random)
    let line = Int.random(in: 3...8, using: &random)
    let kind = Int.random(in: 0..<7, using: &random)
    do {
      switch kind {
      case 0, 1: _ = try await book.merge(contacts: Array(Set([a, b, a % count + 1])).sorted())
      case 2: _ = try await book.remove([a])
      case 3: _ = try await book.edit(a, [.replace(line: line, with: "NOTE:\(line) written")])
      case 4: _ = try await book.edit(a, [.retire(line: line), .add("TITLE:\(b)")])
      case 5: _ = try await book.edit(a, [.restore(retired: 1)])
      default: _ = try await book.markNotSame(a, b)
      }
    } catch is AddressBookError {}
  }

  @Test(arguments: 1...40)
  func `whatever was done, undone in any order gives the file byte for byte`(
    seed: Int
  ) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let folder = try Folder()
    let count = Int.random(in: 2...7, using: &random)
    let text = (0..<count).map { card($0, &random) }.joined(separator: "\n")
    let file = try folder.write("cards.vcf", text)
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    let report = try await book.importFile(file)
    #expect(report.added.count == count)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      try await change(book, count: count, &random)
    }
    // In between some are undone, and that again.
    let items = try await book.history(limit: 1_000)
    if let item = items.randomElement(using: &random), item.isActive {
      let undone = try await book.undo(.entry(item.number))
      if Bool.random(using: &random) { _ = try await book.undo(.entry(undone.entries[0])) }
    }
    var active = try await book.history(limit: 1_000)
      .filter { $0.isActive && $0.undoes == nil }.map(\.number)
    active.shuffle(using: &random)
    for number in active { _ = try await book.undo(.entry(number)) }
    let output = folder.path("back.vcf")
    let written = try await book.export(ExportRequest(), to: output)
    #expect(written.count == count)
    #expect(try folder.bytes("back.vcf") == Array(text.utf8))
  }
}
