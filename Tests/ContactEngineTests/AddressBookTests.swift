import Foundation
import RecordLinkage
import ResponsiveWork
import Testing

@testable import ContactEngine

@Suite struct AddressBookTests {
  static let cards = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:a1\r
    N:Okoye;Robert;;;\r
    FN:Robert Okoye\r
    TEL;TYPE=CELL:+1 415 555 0101\r
    X-SHOE-SIZE:44\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:a2\r
    N:Okoye;Bob;;;\r
    FN:Bob Okoye\r
    TEL;TYPE=CELL:(415) 555-0101\r
    EMAIL:bob.okoye@x.test\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:a3\r
    N:Wei;Xu;;;\r
    FN:Xu Wei\r
    TEL:555-0123\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:a3\r
    N:WEI;XU;;;\r
    FN:XU  WEI\r
    TEL:555 0123\r
    REV:20260101T000000Z\r
    END:VCARD\r

    """

  @Test func `each contact has its closest other, by name and identifier`() async throws {
    let folder = try Folder()
    let book = AddressBook()
    #expect(try await book.read(folder.write("c.vcf", Self.cards)).isEmpty)
    let report = try await book.findDuplicates()
    #expect(report.count == 4)
    #expect((0..<4).map(report.name) == ["Robert Okoye", "Bob Okoye", "Xu Wei", "XU WEI"])
    #expect((0..<4).map(report.identifier) == ["a1", "a2", "a3", "a3#2"])
    #expect(report.closest.map(\.other) == [1, 0, 3, 2])
    #expect(report.closest[2].similarity == .exact)
    #expect(report.closest[0].similarity < .exact)
    #expect(report.exactDuplicates == [[2, 3]])
    #expect(report.clusters == [0, 0, 2, 2])
    #expect(report.pairs.count == report.pairCount)
    for pair in report.pairs { #expect(pair.a < pair.b) }
  }

  @Test func `identifiers are unique, also where one looks like a repeated other`() async throws {
    let folder = try Folder()
    let book = AddressBook()
    let rows = "id,first,last\nx,A,B\nx,C,D\nx#2,E,F\nx,G,H\n,I,J\n"
    _ = try await book.read(
      folder.write("t.csv", rows),
      columns: "id=id,given=first,family=last"
    )
    let report = try await book.findDuplicates()
    let names = (0..<5).map(report.identifier)
    #expect(Set(names).count == 5)
    #expect(names.prefix(2) == ["x", "x#2"])
  }

  @Test func `merging exact duplicates leaves the others as they are, and undo restores`()
    async throws
  {
    let folder = try Folder()
    let source = try folder.write("c.vcf", Self.cards)
    let book = AddressBook()
    _ = try await book.read(source)
    let summary = try await book.merge(.exact, output: folder.path("out.vcf"))
    #expect(summary.before == 4 && summary.after == 3)
    let output = try folder.read("out.vcf")
    #expect(output.components(separatedBy: "BEGIN:VCARD").count == 4)
    #expect(
      output.hasPrefix(
        Self.cards.components(separatedBy: "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:a3")[0]
      )
    )
    #expect(try folder.read("c.vcf") == Self.cards)
    let restored = try await AddressBook.undo(
      journal: folder.path("out.vcf.journal"),
      output: folder.path("back.vcf")
    )
    #expect(restored == folder.path("back.vcf"))
    #expect(try folder.read("back.vcf") == Self.cards)
  }

  @Test func `merging by probability unites, keeps what is not known, and undo restores in place`()
    async throws
  {
    let folder = try Folder()
    let book = AddressBook()
    _ = try await book.read(folder.write("c.vcf", Self.cards))
    let summary = try await book.merge(.probability(nil), output: folder.path("out.vcf"))
    #expect(summary.after == 2)
    let output = try folder.read("out.vcf")
    for kept in ["X-SHOE-SIZE:44", "bob.okoye@x.test"] { #expect(output.contains(kept)) }
    #expect(output.components(separatedBy: "\r\nFN:").count == 3)
    let place = try await AddressBook.undo(journal: folder.path("out.vcf.journal"), output: nil)
    #expect(place == folder.path("out.vcf"))
    #expect(try folder.read("out.vcf") == Self.cards)
  }

  @Test func `a table is merged as a table, and compressed where the name says so`() async throws {
    let folder = try Folder()
    let rows =
      "id,first,last,tel1,tel2,colour\n1,Ana,Ruiz,555-0101,,red\n2,Bo,Ek,555-0102,,\n"
      + "3,Ana,Ruiz,555-0101,555-0177,red\n"
    let source = try folder.write("t.csv", rows)
    let book = AddressBook()
    _ = try await book.read(source, columns: "id=id,given=first,family=last,phone=tel1+tel2")
    let summary = try await book.merge(.probability(0.5), output: folder.path("out.csv.gz"))
    #expect(summary.after == 2)
    _ = try await AddressBook.undo(
      journal: folder.path("out.csv.gz.journal"),
      output: folder.path("back.csv")
    )
    #expect(try folder.read("back.csv") == rows)
    #expect(
      try Data(contentsOf: URL(filePath: folder.path("out.csv.gz"))).starts(with: [0x1F, 0x8B])
    )
  }

  @Test func `a dry run tells and writes nothing`() async throws {
    let folder = try Folder()
    let book = AddressBook()
    _ = try await book.read(folder.write("c.vcf", Self.cards))
    let summary = try await book.merge(.probability(nil), output: nil)
    #expect(summary.changes.count == 2)
    #expect(try folder.names() == ["c.vcf"])
  }

  @Test func `files are never merged into themselves`() async throws {
    let folder = try Folder()
    let source = try folder.write("c.vcf", Self.cards)
    let book = AddressBook()
    _ = try await book.read(source)
    await #expect(throws: AddressBookError.self) {
      try await book.merge(.exact, output: source)
    }
    #expect(try folder.read("c.vcf") == Self.cards)
  }

  @Test func `a changed output is not undone over`() async throws {
    let folder = try Folder()
    let book = AddressBook()
    _ = try await book.read(folder.write("c.vcf", Self.cards))
    _ = try await book.merge(.exact, output: folder.path("out.vcf"))
    try folder.write("out.vcf", Self.cards + "\r\n")
    await #expect(throws: AddressBookError.self) {
      try await AddressBook.undo(journal: folder.path("out.vcf.journal"), output: nil)
    }
    #expect(try folder.read("out.vcf") == Self.cards + "\r\n")
  }

  @Test func `cancelled work leaves no file behind`() async throws {
    let folder = try Folder()
    let book = AddressBook()
    _ = try await book.read(folder.write("c.vcf", Self.cards))
    let progress = WorkProgress()
    progress.cancel()
    await #expect(throws: CancellationError.self) {
      try await book.merge(.exact, output: folder.path("out.vcf"), progress: progress)
    }
    #expect(try folder.names() == ["c.vcf"])
  }

  @Test(
    "what cannot be read is refused with the name of the file",
    arguments: ["", "\u{0}\u{1}\u{2}", "\u{89}PNG\r\n\u{1A}\n", "just words\n"]
  )
  func refused(content: String) async throws {
    let folder = try Folder()
    let path = try folder.write("bad.vcf", content)
    let book = AddressBook()
    let error = await #expect(throws: AddressBookError.self) { try await book.read(path) }
    guard case .unreadable(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix(path))
  }

  @Test func `a missing file, a folder and a missing folder are told apart`() async throws {
    let folder = try Folder()
    let book = AddressBook()
    let missing = await #expect(throws: AddressBookError.self) {
      try await book.read(folder.path("none.vcf"))
    }
    #expect(missing?.message.contains("no such file") == true)
    let place = await #expect(throws: AddressBookError.self) {
      try await book.read(folder.path(""))
    }
    #expect(place?.message.contains("folder") == true)
    _ = try await book.read(folder.write("c.vcf", Self.cards))
    let output = await #expect(throws: AddressBookError.self) {
      try await book.merge(.exact, output: folder.path("none/out.vcf"))
    }
    guard case .notWritable = output else {
      Issue.record("\(String(describing: output))")
      return
    }
  }

  @Test func `clusters are compared with the truth by identifier`() async throws {
    let folder = try Folder()
    let clusters = try folder.write("c.csv", "id,cluster\n1,1\n2,1\n3,3\n4,3\n")
    let truth = try folder.write("t.csv", "no,who\n4,b\n3,a\n2,a\n1,a\n")
    var question = AccuracyQuestion(clusters: clusters, truth: truth, columns: "id=no,truth=who")
    let result = try await AddressBook.evaluate(question).pairs
    #expect(result?.truePositives == 1)
    #expect(result?.falsePositives == 1)
    #expect(result?.falseNegatives == 2)
    question.clusters = try folder.write("i.csv", "id,cluster\n1,1\n")
    let incomplete = question
    await #expect(throws: AddressBookError.self) {
      try await AddressBook.evaluate(incomplete)
    }
  }
}
