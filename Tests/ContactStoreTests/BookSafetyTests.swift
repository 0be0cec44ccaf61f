import ContactModel
import ContactStore
import Foundation
import Merging
import Testing

@Suite struct BookSafetyTests {
  private let ana = card("Ana Ruiz", uid: "a", "TEL:030 1234")
  private let anna = card("Anna Ruiz", uid: "b", "TEL:030 1234", "EMAIL:ana@example.com")

  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  private func overwrite(_ path: String, at offset: UInt64, _ bytes: [UInt8]) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seek(toOffset: offset)
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  @Test func `only the owner can read a book, its log and its backups`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana))
    try store.backUp(to: folder.path("book/copy"))
    #expect(try permissions(folder.path("book")) == 0o700)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("book")) {
      #expect(try permissions(folder.path("book/\(name)")) == 0o600, "\(name)")
    }
  }

  @Test func `a second process that would write is told who does, and readers are let in`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana))
    let holder = Int(ProcessInfo.processInfo.processIdentifier)
    let expected = StoreError.locked(path: store.path, process: holder, since: 1_700_000_000)
    #expect(throws: expected) { _ = try ContactStore.invented(folder) }
    #expect(
      expected.message
        == "\(store.path): process \(holder) changes the book since 2023-11-14 22:13:20 UTC; "
        + "wait until it has ended, or end it"
    )
    let reader = try ContactStore(store.path, access: .read, settings: .invented())
    #expect(try reader.cards() == [1: ana])
    #expect(throws: StoreError.readOnly(path: store.path)) {
      _ = try reader.importContacts(try .cards(anna))
    }
    // A reader sees a book as it was before an import, or as it is after it.
    var seen: Set<Int> = []
    let more = (0..<2000).map { card("P\($0)") }.joined()
    _ = try store.importContacts(try .cards(more)) { _ in
      seen.insert(try reader.counts().contacts)
    }
    #expect(seen == [1])
    #expect(try reader.counts().contacts == 2001)
  }

  @Test func `the lock is free when the one who had it has ended`() throws {
    let folder = try Folder()
    _ = try ContactStore.invented(folder)
    #expect(try ContactStore.invented(folder).counts().contacts == 0)
  }

  @Test func `other files are not taken for books, and not changed`() throws {
    let folder = try Folder()
    let path = folder.path("notes.txt")
    for text in ["these are notes\n", String(repeating: "these are notes\n", count: 900)] {
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(throws: StoreError.notABook(path: path)) {
        _ = try ContactStore(path, access: .write(), settings: .invented())
      }
      #expect(throws: StoreError.notABook(path: path)) {
        _ = try ContactStore(path, access: .read, settings: .invented())
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == Data(text.utf8))
    }
    let missing = folder.path("none.sqlite")
    #expect(throws: StoreError.missing(path: missing)) {
      _ = try ContactStore(missing, access: .read, settings: .invented())
    }
    #expect(!FileManager.default.fileExists(atPath: missing))
  }

  @Test func `a database of another program and a newer book are refused by what they are`() throws
  {
    let folder = try Folder()
    _ = try ContactStore.invented(folder).importContacts(try .cards(ana))
    let path = folder.path("book/book.sqlite")
    // SQLite keeps the user version at byte 60 of the file, and the application at byte 68.
    try overwrite(path, at: 60, [0, 0, 0, 99])
    #expect(throws: StoreError.newerVersion(path: path, found: 99, known: 1)) {
      _ = try ContactStore.invented(folder)
    }
    try overwrite(path, at: 68, [1, 2, 3, 4])
    #expect(throws: StoreError.notABook(path: path)) { _ = try ContactStore.invented(folder) }
  }

  @Test func `damage is told, and a backup brings the book back`() throws {
    let folder = try Folder()
    var store: ContactStore? = try .invented(folder)
    _ = try store?.importContacts(try .cards((0..<500).map { card("P\($0)") }.joined()))
    let copy = folder.path("copy.sqlite")
    try store?.backUp(to: copy)
    let path = try #require(store?.path)
    store = nil
    let size = try #require(FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    for offset in stride(from: 8192, to: size, by: 4096) {
      try overwrite(path, at: UInt64(offset), [UInt8](repeating: 0xA5, count: 4096))
    }
    do {
      let damaged = try ContactStore.invented(folder)
      _ = try damaged.cards()
      Issue.record("the damage was not seen")
    } catch let error as StoreError {
      guard case .damaged = error else {
        Issue.record("\(error.message)")
        return
      }
    }
    try ContactStore.restore(copy, to: path, settings: .invented())
    #expect(try ContactStore.invented(folder).counts().contacts == 500)
  }

  @Test func `what is no whole book is not restored`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana))
    let copy = folder.path("copy.sqlite")
    try store.backUp(to: copy)
    #expect(throws: (any Error).self) {
      // The book is open: who restores would lose what is being written.
      try ContactStore.restore(copy, to: store.path, settings: .invented())
    }
    let other = folder.path("other.sqlite")
    try Data("no book".utf8).write(to: URL(filePath: copy))
    #expect(throws: StoreError.notABook(path: copy)) {
      try ContactStore.restore(copy, to: other, settings: .invented())
    }
    #expect(!FileManager.default.fileExists(atPath: other))
    #expect(!FileManager.default.fileExists(atPath: other + ".part"))
  }

  @Test func `many contacts are changed for the first time only after a backup`() throws {
    let folder = try Folder()
    var store: ContactStore? = try .invented(folder, bulkSize: 3)
    _ = try store?.importContacts(try .cards((1...6).map { card("P\($0)") }.joined()))
    let backup = folder.path("book/book.sqlite.backup")
    _ = try store?.remove([ContactID(1)], title: "one")
    #expect(!FileManager.default.fileExists(atPath: backup))
    _ = try store?.remove([2, 3, 4, 5].map(ContactID.init), title: "many")
    #expect(FileManager.default.fileExists(atPath: backup))
    let path = try #require(store?.path)
    store = nil
    try ContactStore.restore(backup, to: path, settings: .invented())
    #expect(try ContactStore.invented(folder).counts().contacts == 5)
  }

  /// What a process leaves that is killed: the files as they are at that moment.
  private func photograph(_ store: ContactStore, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for ending in ["", "-wal"] where FileManager.default.fileExists(atPath: store.path + ending) {
      try FileManager.default.copyItem(atPath: store.path + ending, toPath: folder + "/b" + ending)
    }
  }

  @Test func `a book that is left at any moment of a change is as before it, or as after it`()
    throws
  {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + anna))
    var moments: [String] = []
    func photograph() throws {
      moments.append(folder.path("moment\(moments.count)"))
      try self.photograph(store, to: moments[moments.count - 1])
    }
    // Larger than the pages that are held in memory, so that unfinished pages reach the log.
    let note = "NOTE:" + String(repeating: "x", count: 30_000)
    let many = (0..<3000).map { card("P\($0)", uid: "p\($0)", note) }
    var last = 0
    _ = try store.importContacts(try .cards(many.joined())) { done in
      if done - last > 20 << 20 || done == 0 {
        last = done
        try photograph()
      }
    }
    let imported = moments.count
    #expect(imported > 3)
    let patches = try (0..<200).map { number in
      let states = try [3 + 2 * number, 4 + 2 * number].map { try store.state(of: ContactID($0)) }
      let kept = states[0].lines.map(\.id) + [states[1].lines[2].id]
      return MergePatch(survivor: states[0].contact, losers: [states[1].contact], kept: kept)
    }
    let merges = try store.merge(patches, title: "all") { done in
      if done.isMultiple(of: 100) { try photograph() }
    }
    _ = try store.undo(merges) { try photograph() }
    for (number, moment) in moments.enumerated() {
      let left = try ContactStore(moment + "/b", access: .write(), settings: .invented())
      let expected = number < imported ? [2] : [3002, 2802]
      #expect(expected.contains(try left.counts().contacts), "moment \(number)")
      // A copy is checked by SQLite after it is written.
      try left.backUp(to: moment + "/copy")
      if number > 2 { try FileManager.default.removeItem(atPath: moment) }
    }
  }
}
