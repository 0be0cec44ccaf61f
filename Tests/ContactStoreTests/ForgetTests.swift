import ContactModel
import ContactStore
import Foundation
import Merging
import Testing

@Suite struct ForgetTests {
  private let ana = card("Xenia Quill", uid: "xq-1", "TEL:555 0101", "NOTE:plays the zither")
  private let anna = card("X. Quill", uid: "xq-2", "TEL:555 0101", "EMAIL:zither@example.com")
  private let bo = card("Bo Li", uid: "b", "TEL:1")

  /// All bytes of all files of a book.
  private func bytes(_ folder: Folder) throws -> Data {
    let book = folder.url.appending(path: "book")
    return try FileManager.default.contentsOfDirectory(at: book, includingPropertiesForKeys: nil)
      .reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }

  private func expectGone(_ words: [String], _ folder: Folder) throws {
    let bytes = try bytes(folder)
    for word in words { #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word) is still there") }
  }

  @Test func `a person who is forgotten is in no file of the book any more`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder, bulkSize: 1)
    let number = try store.importContacts(try .cards("odd\r\n" + ana + bo + anna)).number
    let line = try #require(
      try store.state(of: ContactID(1)).lines.first { $0.raw.starts(with: "NOTE".utf8) }
    )
    let change = ContactEdit.Change.replace(line.id, with: Array("NOTE:the bassoon\r\n".utf8))
    let edit = try store.edit(
      [ContactEdit(contact: ContactID(1), changes: [change])],
      title: "Quill"
    )
    _ = try store.undo([edit])
    let newer = anna.replacing("zither@", with: "viola@")
    _ = try store.importContacts(try .cards(newer, name: "newer"))
    let merge = try store.merge(1, 3)
    #expect(FileManager.default.fileExists(atPath: store.path + ".backup"))
    let words = [
      "Quill", "xq-1", "xq-2", "555 0101", "zither", "bassoon", "viola", "xq-",
    ]
    #expect(try bytes(folder).range(of: Data("bassoon".utf8)) != nil)
    let summary = try store.forget(try store.resolved(ContactID(1)))
    #expect(summary.contacts == [ContactID(1), ContactID(3)])
    #expect(summary.operations.contains(merge))
    #expect(summary.isErased)
    try expectGone(words, folder)
    #expect(try store.cards() == [2: bo])
    #expect(try store.counts().contacts == 1)
    #expect(try store.exported(number) == "odd\r\n" + bo)
    #expect(throws: StoreError.forgotten(merge)) { _ = try store.undo([merge]) }
    #expect(throws: StoreError.noSuchContact(ContactID(1))) { _ = try store.contact(ContactID(1)) }
    // Who was forgotten is new to the book, under another number.
    let again = try store.importContacts(try .cards("odd\r\n" + ana + bo + anna))
    #expect(again.unchanged == 1)
    #expect(again.newContacts.map(\.number).min() ?? 0 > 3)
  }

  @Test func `someone once merged with the person, and no longer, stays whole`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + bo))
    let merge = try store.merge(2, 1)
    let survivor = try store.resolved(ContactID(2))
    let line = try #require(
      try store.state(of: survivor).lines.first { $0.raw.starts(with: "NOTE".utf8) }
    )
    let change = ContactEdit.Change.replace(line.id, with: Array("NOTE:the bassoon\r\n".utf8))
    _ = try store.edit([ContactEdit(contact: survivor, changes: [change])], title: "")
    _ = try store.undo([merge])
    _ = try store.forget(ContactID(1))
    try expectGone(["Quill", "xq-1", "zither", "bassoon"], folder)
    #expect(try store.cards() == [2: bo])
    #expect(try store.state(of: ContactID(2)).lines.count == 6)
  }

  @Test func `others who were changed with the person can still be changed back`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + bo))
    let edits = try [1, 2].map { number in
      let id = ContactID(number)
      let line = try #require(
        try store.state(of: id).lines.first { $0.raw.starts(with: "TEL".utf8) }
      )
      let text = Array("TEL:+1 \(number)\r\n".utf8)
      return ContactEdit(contact: id, changes: [.replace(line.id, with: text)])
    }
    let standardizing = try store.edit(edits, title: "standardize")
    _ = try store.forget(ContactID(1))
    _ = try store.undo([standardizing])
    #expect(try store.cards() == [2: bo])
  }

  @Test func `what a reader keeps from being erased is erased when the book is next opened`() throws
  {
    let folder = try Folder()
    var store: ContactStore? = try .invented(folder)
    _ = try store?.importContacts(try .cards(ana + bo))
    let path = try #require(store?.path)
    let reader = try ContactStore(path, access: .read, settings: .invented())
    var summary: ForgetSummary?
    try reader.eachContact { _ in
      if summary == nil { summary = try store?.forget(ContactID(1)) }
    }
    #expect(summary?.isErased == false)
    store = nil
    store = try .invented(folder)
    try expectGone(["Quill", "zither"], folder)
    #expect(try store?.cards() == [2: bo])
  }
}
