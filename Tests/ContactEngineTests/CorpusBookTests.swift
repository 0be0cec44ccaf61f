import Foundation
import SyntheticContacts
import Testing

@testable import ContactEngine

/// The folder with contact files of many programs; absent on most machines.
private let corpus = ProcessInfo.processInfo.environment["SMARTERCONTACTS_DATA"].map {
  URL(filePath: $0).appending(path: "contacts")
}

private let files: [URL] = {
  // Without the folder the suite is skipped, with a message.
  guard let corpus,
    let all = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)
  else { return [] }
  return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "vcf" }
    .sorted { $0.path < $1.path }
}()

@Suite(.enabled(if: corpus != nil, "SMARTERCONTACTS_DATA names no folder with samples"))
struct CorpusBookTests {
  /// What is said or kept of all contacts that are in the book.
  private func texts(_ book: AddressBook, count: Int) async throws -> Set<String> {
    var texts: Set<String> = []
    for contact in 1...count {
      let details = try await book.details(of: String(contact))
      texts.formUnion(details.lines.map(\.text))
      texts.formUnion(details.retired.map(\.text))
    }
    return texts
  }

  @Test(
    "what was done to a file's contacts loses no line, and undone gives it back",
    arguments: files,
    [1, 2, 3]
  )
  func laws(of file: URL, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try Folder()
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    let report: ImportReport
    do {
      report = try await book.importFile(file.path)
    } catch is AddressBookError {
      return  // Two files of the corpus have no contact in them.
    }
    let count = report.added.count
    guard count > 0 else { return }
    let before = try await texts(book, count: count)
    for _ in 0..<min(20, count) {
      let some = Set((0..<3).map { _ in Int.random(in: 1...count, using: &random) })
      do {
        _ = try await book.merge(contacts: some.sorted())
      } catch is AddressBookError {}  // One that was merged already is no other.
    }
    let after = try await texts(book, count: count)
    let lost = before.subtracting(after)
    #expect(lost.isEmpty, "\(after.subtracting(before).sorted().prefix(20))")
    for _ in 0..<5 {
      let contact = Int.random(in: 1...count, using: &random)
      do {
        _ = try await book.edit(contact, [.add("X-ADDED:1"), .retire(line: 3)])
        _ = try await book.remove([contact])
      } catch is AddressBookError {}  // What is not there any more cannot be changed.
    }
    let entries = try await book.history(limit: 10_000)
      .filter { $0.isActive && $0.undoes == nil }.map(\.number).shuffled(using: &random)
    for entry in entries { _ = try await book.undo(.entry(entry)) }
    _ = try await book.export(ExportRequest(), to: folder.path("back.vcf"))
    #expect(try folder.bytes("back.vcf") == [UInt8](try Data(contentsOf: file)))
  }
}
