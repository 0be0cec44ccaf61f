import Foundation
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
  return all.compactMap { $0 as? URL }.filter { ["vcf", "csv", "ldif"].contains($0.pathExtension) }
    .sorted { $0.path < $1.path }
}()

@Suite(.enabled(if: corpus != nil, "SMARTERCONTACTS_DATA names no folder with samples"))
struct StandardizeCorpusTests {
  @Test(
    "a file of any program is standardized once, and comes back byte for byte",
    arguments: files,
    ["DE", "US"]
  )
  func laws(of file: URL, region: String) async throws {
    let folder = try Folder()
    let request = StandardizingRequest(region: region)
    let files = AddressBook()
    do {
      _ = try await files.read(file.path)
      let output = folder.path("out")
      _ = try await files.standardize(request, output: output)
      let again = AddressBook()
      _ = try await again.read(output)
      #expect(try await again.standardize(request, output: nil).changed == 0)
      _ = try await AddressBook.undo(journal: output + ".journal", output: folder.path("back"))
      #expect(try folder.bytes("back") == Array(Data(contentsOf: file)))
    } catch is AddressBookError {}  // Some have no contact in them, or are no files to write.
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    do {
      _ = try await book.importFile(file.path)
    } catch is AddressBookError {
      return
    }
    let summary = try await book.standardizeInBook(request, isApplied: true)
    #expect(try await book.standardizeInBook(request, isApplied: false).changed == 0)
    if let entry = summary.entry { _ = try await book.undo(.entry(entry)) }
    _ = try await book.export(ExportRequest(source: file.path), to: folder.path("back2"))
    #expect(try folder.bytes("back2") == Array(Data(contentsOf: file)))
  }
}
