import ContactModel
import ContactStore
import Merging
import Testing

@Suite struct ContactStoreTests {
  private let ana = card("Ana Ruiz", uid: "a", "TEL:030 1234")
  private let anna = card("Anna Ruiz", uid: "b", "TEL:030 1234", "EMAIL:ana@example.com")
  private let bo = card("Bo Li", "TEL:1")

  @Test func `contacts come back byte for byte, also what stands between them`() throws {
    let folder = try Folder()
    let text = "# made up\r\n" + ana + "\r\n" + anna + "odd line\n" + bo
    let store = try ContactStore.invented(folder)
    let summary = try store.importContacts(try .cards(text))
    #expect(summary.count == 3)
    #expect(summary.newContacts == [ContactID(1), ContactID(2), ContactID(3)])
    #expect(try store.cards()[1] == ana)
    #expect(try store.cards()[3] == bo)
    #expect(try store.exported(summary.number) == text)
    #expect(try store.counts().contacts == 3)
  }

  @Test func `a merge is undone to the byte, and undoing that merges again`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    let number = try store.importContacts(try .cards(ana + anna + bo)).number
    let merge = try store.merge(1, 2)
    let merged = try store.cards()
    #expect(merged.count == 2)
    #expect(try store.counts().contacts == 2)
    #expect(try store.contact(uid: "a") == store.contact(uid: "b"))
    let undo = try store.undo([merge]).entries[0]
    #expect(try store.exported(number) == ana + anna + bo)
    #expect(try store.counts().contacts == 3)
    _ = try store.undo([undo])
    #expect(try store.cards() == merged)
  }

  @Test func `a book is there again when it is opened again`() throws {
    let folder = try Folder()
    var store: ContactStore? = try .invented(folder)
    _ = try store?.importContacts(try .cards(ana + anna + bo))
    let merge = try #require(try store?.merge(1, 2))
    let merged = try store?.cards()
    store = nil
    let again = try ContactStore.invented(folder)
    #expect(try again.cards() == merged)
    #expect(try again.history(limit: 10).map(\.id) == [merge])
    _ = try again.undo([merge])
    #expect(try again.cards() == [1: ana, 2: anna, 3: bo])
  }

  @Test func `each retired value is shown with its reason, and comes back when asked for`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + anna))
    _ = try store.merge(1, 2)
    let survivor = try store.resolved(ContactID(1))
    let state = try store.state(of: survivor)
    let name = try #require(
      state.retired.first { $0.raw.starts(with: "FN:".utf8) && $0.cause.losesValue }
    )
    #expect(name.cause.words == "not chosen")
    let edit = try store.edit(
      [ContactEdit(contact: survivor, changes: [.restore(name.line)])],
      title: "restore"
    )
    let restored = try store.text(survivor.number)
    #expect(restored.contains("FN:Ana Ruiz\r\n"))
    #expect(restored.contains("FN:Anna Ruiz\r\n"))
    // Who restores a second name means it.
    #expect(try store.state(of: survivor).conflicts.isEmpty)
    #expect(try store.counts().conflicts == 0)
    _ = try store.undo([edit])
    #expect(try store.state(of: survivor) == state)
  }

  @Test func `what an undoing leaves open is listed until it is decided`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(bo))
    let bo = ContactID(1)
    let phone = try #require(
      try store.state(of: bo).lines.first { $0.raw.starts(with: "TEL".utf8) }
    )
    let first = try store.edit(
      [ContactEdit(contact: bo, changes: [.replace(phone.id, with: Array("TEL:2\r\n".utf8))])],
      title: ""
    )
    _ = try store.edit(
      [ContactEdit(contact: bo, changes: [.replace(phone.id, with: Array("TEL:3\r\n".utf8))])],
      title: ""
    )
    #expect(try store.undo([first]).conflicts == 1)
    #expect(try store.contactsInConflict(limit: 5) == [bo])
    #expect(try store.counts().conflicts == 1)
    let lines = try store.state(of: bo).conflicts[0].lines
    _ = try store.edit([ContactEdit(contact: bo, changes: [.settle(lines)])], title: "")
    #expect(try store.contactsInConflict(limit: 5).isEmpty)
    #expect(try store.text(1).contains("TEL:1"))
    #expect(try store.text(1).contains("TEL:3"))
  }

  @Test func `an edit of a line that is not there is refused`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(bo))
    #expect(throws: StoreError.noSuchLine(ContactID(1))) {
      let line = LineID(.contact(ContactID(1)), 99)
      _ = try store.edit([ContactEdit(contact: ContactID(1), changes: [.retire(line)])], title: "")
    }
    #expect(throws: StoreError.noSuchContact(ContactID(7))) {
      _ = try store.remove([ContactID(1), ContactID(7)], title: "")
    }
    #expect(try store.cards() == [1: bo])
    #expect(try store.history(limit: 5).isEmpty)
  }

  @Test func `what is undone is not undone twice, and what was merged is not merged again`() throws
  {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + anna + bo))
    let merge = try store.merge(1, 2)
    let gone = try store.resolved(ContactID(1)) == ContactID(1) ? 2 : 1
    #expect(throws: StoreError.notPresent(ContactID(gone))) {
      _ = try store.remove([ContactID(gone)], title: "")
    }
    _ = try store.undo([merge])
    #expect(throws: StoreError.alreadyUndone(merge)) { _ = try store.undo([merge]) }
    #expect(throws: StoreError.noSuchOperation(OperationID(99))) {
      _ = try store.undo([OperationID(99)])
    }
  }

  @Test func `two people stay two people when one of them is merged`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + anna + bo))
    let decision = try store.notSame(ContactID(2), ContactID(3))
    _ = try store.merge(1, 2)
    let survivor = try store.resolved(ContactID(2))
    let pairs = try store.notSamePairs()
    #expect(pairs.map(\.0) == [survivor])
    #expect(pairs.map(\.1) == [ContactID(3)])
    _ = try store.undo([decision])
    #expect(try store.notSamePairs().isEmpty)
  }

  @Test func `contacts and history come in pages`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards((1...9).map { card("P\($0)", "TEL:\($0)") }.joined()))
    let removals = try [3, 5].map { try store.remove([ContactID($0)], title: "gone") }
    #expect(try store.contacts(limit: 3).map(\.id.number) == [1, 2, 4])
    #expect(try store.contacts(after: ContactID(4), limit: 3).map(\.id.number) == [6, 7, 8])
    #expect(try store.history(limit: 1).map(\.id) == [removals[1]])
    #expect(try store.history(before: removals[1], limit: 5).map(\.id) == [removals[0]])
    #expect(try store.history(of: ContactID(5)).map(\.kind) == [.remove])
    #expect(try store.contacts(of: removals[0]) == [ContactID(3)])
    try store.set("region", to: "DE")
    #expect(try store.setting("region") == "DE")
    try store.set("region", to: nil)
    #expect(try store.setting("region") == nil)
  }
}
