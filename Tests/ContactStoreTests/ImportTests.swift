import ContactFormats
import ContactModel
import ContactStore
import Merging
import Testing

@Suite struct ImportTests {
  private let ana = card("Ana Ruiz", uid: "a", "TEL:030 1234")
  private let anna = card("Anna Ruiz", uid: "b", "TEL:030 1234", "EMAIL:ana@example.com")
  private let bo = card("Bo Li", "TEL:1")

  @Test func `the same file twice adds nothing, whatever it is called`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    let first = try store.importContacts(try .cards(ana + bo))
    let second = try store.importContacts(try .cards(ana + bo, name: "copy.vcf"))
    #expect(second.wasKnown)
    #expect(second.number == first.number)
    #expect(second.unchanged == 2)
    #expect(try store.counts().contacts == 2)
    #expect(try store.imports().count == 1)
  }

  @Test func `cards in another order and between new ones are known again`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + anna + bo))
    let text = bo + card("Cy", "TEL:3") + anna + ana
    let summary = try store.importContacts(try .cards(text))
    #expect(summary.unchanged == 3)
    #expect(summary.newContacts == [ContactID(4)])
    #expect(summary.operation == nil)
    #expect(try store.exported(summary.number) == text)
  }

  @Test func `equal cards and equal UIDs of one file stay apart, also when it comes again`() throws
  {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    let twin = card("Twin", uid: "t", "TEL:1")
    let other = card("Other", uid: "t", "TEL:2")
    let text = bo + bo + twin + twin + other
    let first = try store.importContacts(try .cards(text))
    #expect(first.newContacts.count == 5)
    let second = try store.importContacts(try .cards(other + text))
    #expect(second.unchanged == 5)
    #expect(second.newContacts.count == 1)
    #expect(second.updated.isEmpty)
    #expect(try store.origin(of: ContactID(5)).occurrence == 3)
  }

  @Test func `a changed card updates its contact, and that can be undone`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + bo))
    let newer = card("Ana Ruiz", uid: "a", "TEL:030 9999", "EMAIL:a@example.com")
    let summary = try store.importContacts(try .cards(newer + bo))
    #expect(summary.updated == [ContactID(1)])
    #expect(summary.unchanged == 1)
    #expect(try store.cards() == [1: newer, 2: bo])
    #expect(try store.exported(summary.number) == newer + bo)
    // The same newer card says nothing new.
    let third = try store.importContacts(try .cards(bo + newer))
    #expect(third.updated.isEmpty)
    #expect(third.unchanged == 2)
    let operation = try #require(summary.operation)
    _ = try store.undo([operation])
    #expect(try store.cards() == [1: ana, 2: bo])
    // What was undone is not brought back by a file that said it before.
    let fourth = try store.importContacts(try .cards(newer))
    #expect(fourth.updated.isEmpty)
    #expect(try store.cards() == [1: ana, 2: bo])
  }

  @Test func `what a person changed meanwhile is a conflict, not overwritten`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana))
    let phone = try #require(
      try store.state(of: ContactID(1)).lines.first { $0.raw.starts(with: "TEL".utf8) }
    )
    let change = ContactEdit.Change.replace(phone.id, with: Array("TEL:by hand\r\n".utf8))
    _ = try store.edit([ContactEdit(contact: ContactID(1), changes: [change])], title: "edit")
    let newer = ana.replacing("030 1234", with: "030 9999").replacing("Ana Ruiz", with: "Ana R.")
    _ = try store.importContacts(try .cards(newer))
    let text = try store.text(1)
    #expect(text.contains("TEL:by hand"))
    #expect(text.contains("TEL:030 9999"))
    #expect(text.contains("FN:Ana R."))
    #expect(try store.state(of: ContactID(1)).conflicts.count == 1)
  }

  @Test func `a card that was merged away finds its survivor, and brings it what is new`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + anna))
    let merge = try store.merge(1, 2)
    let again = try store.importContacts(try .cards(anna + ana, name: "phone.vcf"))
    #expect(again.newContacts.isEmpty)
    #expect(again.merged == 1)
    #expect(try store.counts().contacts == 1)
    let gone = try store.resolved(ContactID(1)) == ContactID(1) ? anna : ana
    let newer = gone.replacing("END:VCARD", with: "NOTE:new\r\nEND:VCARD")
    let update = try store.importContacts(try .cards(newer, name: "phone.vcf"))
    #expect(update.updated.count == 1)
    let survivor = try store.resolved(ContactID(1))
    #expect(try store.text(survivor.number).contains("NOTE:new"))
    _ = try store.undo([merge])
    #expect(try Set(store.cards().values) == [gone == ana ? anna : ana, newer])
  }

  @Test func `a removed contact does not come back with its file`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana + bo))
    _ = try store.remove([ContactID(1)], title: "remove")
    let summary = try store.importContacts(try .cards(bo + ana))
    #expect(summary.removed == 1)
    #expect(summary.newContacts.isEmpty)
    #expect(try store.cards() == [2: bo])
  }

  @Test func `an older state of a card does not take back what a newer one said`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    let newer = card("Ana Ruiz", uid: "a", "TEL:2", "REV:20260101T000000Z")
    let older = card("Ana", uid: "a", "TEL:1", "REV:2025-01-01")
    _ = try store.importContacts(try .cards(newer))
    let summary = try store.importContacts(try .cards(older, name: "old backup"))
    #expect(summary.older == 1)
    #expect(summary.operation == nil)
    #expect(try store.cards() == [1: newer])
    let newest = newer.replacing("TEL:2", with: "TEL:3").replacing("2026", with: "2027")
    #expect(try store.importContacts(try .cards(newest)).updated == [ContactID(1)])
    #expect(try store.cards() == [1: newest])
  }

  @Test func `names that a source gives its rows are not mixed up with those of another`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    func rows(_ name: String, _ row: String) -> ImportSource {
      let text = Array("id,name\n1,\(row)\n".utf8)
      return ImportSource(name: name, text: text, format: "csv", count: 1) { _ in
        ImportedCard(
          bytes: 8..<text.count,
          line: 2,
          uid: "1",
          isUIDUniversal: false,
          card: Array(card(row).utf8)
        )
      }
    }
    _ = try store.importContacts(rows("a.csv", "Ana"))
    let other = try store.importContacts(rows("b.csv", "Bo"))
    #expect(other.newContacts == [ContactID(2)])
    let newer = try store.importContacts(rows("a.csv", "Ana Ruiz"))
    #expect(newer.updated == [ContactID(1)])
    #expect(try store.cards() == [1: card("Ana Ruiz"), 2: card("Bo")])
    #expect(try store.exported(newer.number) == "id,name\n1,Ana Ruiz\n")
  }

  @Test func `bytes that came in another form are given back in it`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    let bytes: [UInt8] =
      [0xFF, 0xFE] + (ana + bo).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let summary = try store.importContacts(try .cards(bytes))
    #expect(try store.cards() == [1: ana, 2: bo])
    var written: [UInt8] = []
    #expect(try store.exportUntouched(summary.number) { written += $0 })
    #expect(written == bytes)
    _ = try store.remove([ContactID(1)], title: "")
    #expect(try store.exportUntouched(summary.number) { _ in } == false)
    #expect(try store.exported(summary.number) == "\u{FEFF}" + bo)
  }

  @Test func `a source is told what it has to take over`() throws {
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    let ana = card("Ana Ruiz", uid: "a", "TEL:030 1234", "NOTE:tall")
    let phone = try store.importContacts(try .cards(ana + bo, name: "phone"))
    let server = try store.importContacts(try .cards(anna, name: "server"))
    _ = try store.merge(1, 3)
    _ = try store.remove([ContactID(2)], title: "")
    let survivor = try store.resolved(ContactID(1))
    let merged = Array(try store.text(survivor.number).utf8)
    var changes: [Int: [SourceChange]] = [:]
    for number in [phone.number, server.number] {
      try store.changes(since: number) { changes[number, default: []].append($0) }
    }
    let removal = SourceChange.deleted(ContactID(2), uid: nil, occurrence: 1, into: nil)
    let merge = SourceChange.deleted(ContactID(3), uid: "b", occurrence: 1, into: survivor)
    #expect(survivor == ContactID(1))
    #expect(changes[phone.number] == [.changed(survivor, uid: "a", card: merged), removal])
    #expect(changes[server.number] == [merge, .added(survivor, card: merged)])
  }

  @Test func `a cancelled import leaves nothing`() throws {
    struct Cancelled: Error {}
    let folder = try Folder()
    let store = try ContactStore.invented(folder)
    _ = try store.importContacts(try .cards(ana))
    let many = (0..<3000).map {
      card("P\($0)", uid: "p\($0)", "NOTE:\(String(repeating: "x", count: 400))")
    }
    let source = try ImportSource.cards(many.joined())
    var calls = 0
    var positions: [Int] = []
    _ = try? store.importContacts(source) { done in
      calls += 1
      positions.append(done)
      if done > source.text.count * 9 / 10 { throw Cancelled() }
    }
    #expect(positions == positions.sorted())
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 <= 1 << 20 })
    #expect(try store.cards() == [1: ana])
    for last in [1, calls / 2, calls - 1] {
      var left = last
      #expect(throws: Cancelled.self) {
        _ = try store.importContacts(source) { _ in
          left -= 1
          if left == 0 { throw Cancelled() }
        }
      }
    }
    #expect(try store.counts().contacts == 1)
    #expect(try store.counts().imports == 1)
    #expect(try store.importContacts(source).newContacts.count == 3000)
  }
}

extension String {
  /// The text with `new` for each `old`.
  func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
