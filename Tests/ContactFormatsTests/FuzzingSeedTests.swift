import ContactFormats
import ContactModel
import Foundation
import Testing

/// Where the inputs stand that fuzzing begins with, and those that it found.
private let seeds: [URL] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzzing").standardizedFileURL
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (files?.allObjects as? [URL] ?? []).filter { $0.path.contains("/seeds/") }
}()

@Suite struct FuzzingSeedTests {
  @Test func `there are seeds for each reader`() {
    let readers = Set(seeds.map { $0.deletingLastPathComponent().path })
    #expect(readers.count == 5)
  }

  /// An input whose name begins with "refused" is none of a contact file.
  @Test(arguments: seeds)
  func `a seed is read, or refused with a known error`(seed: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: seed))
    if seed.lastPathComponent.hasPrefix("refused") {
      #expect(throws: ReadingError.self) { try ContactReading.read(bytes, columns: nil) }
    } else {
      #expect(try ContactReading.read(bytes, columns: nil).entries.isEmpty == false)
    }
  }
}
