import ContactModel
import ContactStore
import Foundation
import Testing

/// What SQLite writes into the first bytes of a file (its file format, section 1.3).
private struct DatabaseHeader {
  var pageSize: Int
  var version: Int
  var application: Int

  init(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)).prefix(100))
    try #require(bytes.count == 100)
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    pageSize = number(16..<18)
    version = number(60..<64)
    application = number(68..<72)
  }
}

@Suite struct MigrationTests {
  @Test func `an empty file becomes a book of the newest version`() throws {
    let folder = try Folder()
    let path = folder.path("empty.sqlite")
    try Data().write(to: URL(filePath: path))
    #expect(throws: StoreError.notABook(path: path)) {
      _ = try ContactStore(path, access: .read, settings: .invented())
    }
    let store = try ContactStore(path, access: .write(), settings: .invented())
    _ = try store.importContacts(try .cards(card("Ana")))
    let copy = folder.path("copy.sqlite")
    try store.backUp(to: copy)
    let header = try DatabaseHeader(copy)
    #expect(header.pageSize == 8192)
    #expect(header.version == 1)
    #expect(header.application == 0x534D_4342)
  }

  @Test func `a book that was begun and left is finished`() throws {
    let folder = try Folder()
    let path = folder.path("book.sqlite")
    // A process that ends before its first transaction leaves a file without tables.
    _ = try ContactStore(path, access: .write(), settings: .invented())
    let whole = try Data(contentsOf: URL(filePath: path))
    try Data().write(to: URL(filePath: path))
    let store = try ContactStore(path, access: .write(), settings: .invented())
    #expect(try store.counts().contacts == 0)
    #expect(whole.count > 0)
  }
}
