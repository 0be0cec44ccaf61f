import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct BookEndToEndTests {
  private let book: BookProcess

  init() throws { book = try BookProcess() }

  @Test func `an import says at once which new contacts are in the book already`() throws {
    try book.importing(InventedContacts.book)
    let file = try book.folder.write(
      InventedContacts.card("z", "Kofi", "Mensah", "EMAIL:kofi@example.org")
        + InventedContacts.card("y", "Li", "Wei"),
      to: "new.vcf"
    )
    let output = try book.done("import", file)
    #expect(output.contains("new.vcf: 2 contacts, 2 new\n"))
    #expect(output.contains("1 of what is new is probably in the book twice:\n"))
    #expect(output.contains("Kofi Mensah ("))
    #expect(!output.contains("Ana Ruiz"))
    #expect(try !book.done("import", "--no-duplicates", file).contains("twice"))
  }

  @Test func `a book of one file comes back byte for byte`() throws {
    let text =
      "junk before\r\n" + InventedContacts.book + "\r\n\nbetween\n"
      + InventedContacts.book.replacingOccurrences(of: "\r\n", with: "\n") + "BEGIN:VCARD\nFN:Cut"
    let file = try book.folder.write(text, to: "odd.vcf")
    #expect(try book.run("import", file).status == 0)
    #expect(try book.cards() == text)
    let output = try book.done("export", book.folder.file("out.vcf"))
    #expect(output.hasPrefix("written: "))
    #expect(try book.folder.text("out.vcf") == text)
  }

  @Test func `gzip and UTF-16 come back byte for byte`() throws {
    let path = try book.folder.write(InventedContacts.book, to: "book.vcf")
    _ = try CommandProcess.run(program: "/bin/gzip", [path])
    let bytes = try Data(contentsOf: URL(filePath: path + ".gz"))
    try book.done("import", path + ".gz")
    let back = book.folder.file("back.vcf.gz")
    try book.done("export", back)
    #expect(try Data(contentsOf: URL(filePath: back)) == bytes)
    // Under another name it is the text.
    try book.done("export", book.folder.file("back.vcf"))
    #expect(try book.folder.text("back.vcf") == InventedContacts.book)

    let other = try BookProcess()
    let wide = try #require(("\u{FEFF}" + InventedContacts.book).data(using: .utf16LittleEndian))
    let source = other.folder.file("wide.vcf")
    try wide.write(to: URL(filePath: source))
    try other.done("import", source)
    let out = other.folder.file("out.vcf")
    try other.done("export", out)
    #expect(try Data(contentsOf: URL(filePath: out)) == wide)
  }

  @Test func `a source is written in its own order, untouched cards as they are`() throws {
    try book.importing(InventedContacts.book, as: "one.vcf")
    let cards =
      InventedContacts.card("z", "Bo", "Dahl") + "\r\n"
      + InventedContacts.card("y", "Li", "Wei")
    try book.importing(cards, as: "two.vcf")
    #expect(try book.done("export", "--source", "two.vcf", "-") == cards)
    try book.done("merge", "--exact")
    #expect(try book.done("export", "--source", "two.vcf", "-") == cards)
    let one = try book.done("export", "--source", book.folder.file("one.vcf"), "-")
    #expect(one.contains("NOTE:plays chess") && one.components(separatedBy: "UID:").count == 6)
    let missing = try book.run("export", "--source", "three.vcf", "-")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("nothing was imported from three.vcf"))
  }

  @Test func `changes are survivors and deletions for each source`() throws {
    let ana = InventedContacts.card("a1", "Ana", "Ruiz", "EMAIL:ana.ruiz@example.com", "NOTE:one")
    let anna = InventedContacts.card("b1", "Ana", "Ruiz", "EMAIL:ana.ruiz@example.com", "NOTE:two")
    try book.importing(ana, InventedContacts.card("z", "Bo", "Dahl"), as: "phone.vcf")
    try book.importing(anna, as: "mail.vcf")
    try book.importing(InventedContacts.card("y", "Li", "Wei"), as: "rest.vcf")
    try book.done("merge")
    let folder = book.folder.file("changes")
    #expect(try book.run("export", "--changes", folder).status == 2)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let output = try book.done("export", "--changes", folder)
    #expect(output.contains("rest.vcf: nothing to take over"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["mail.changed.vcf", "mail.deleted.csv", "phone.changed.vcf"])
    let phone = try book.folder.text("changes/phone.changed.vcf")
    #expect(phone.contains("UID:a1") && phone.contains("NOTE:one") && phone.contains("NOTE:two"))
    #expect(!phone.contains("Bo"))
    let deleted = try book.folder.text("changes/mail.deleted.csv")
    #expect(deleted == "uid,occurrence,contact,merged_into\nb1,1,3,1\n")
  }

  @Test func `a removed contact is gone, stays so, and comes back by undo`() throws {
    try book.importing(InventedContacts.book)
    let before = try book.cards()
    #expect(try book.done("remove", "k1", "2").contains("removed: 2 contacts (entry 1)"))
    #expect(try !book.cards().contains("Mensah"))
    #expect(try book.run("remove", "k1").status == 1)
    #expect(try book.run("remove", "2").status == 2)
    #expect(try book.done("show", "2").contains("to have it again: smartercontacts undo 1"))
    try book.done("undo")
    #expect(try book.cards() == before)
    #expect(try book.run("undo").status == 1)
  }

  @Test func `a retired value is said again, which can be undone`() throws {
    try book.importing(
      InventedContacts.card("a", "Ana", "Ruiz", "EMAIL:ana.ruiz@example.com", "TITLE:Cook"),
      InventedContacts.card("b", "Anna", "Ruiz", "EMAIL:ana.ruiz@example.com", "TITLE:Chef")
    )
    try book.done("merge")
    let shown = try book.object(book.done("show", "1", "--json"))
    let retired = shown["retired"] as? [[String: Any]] ?? []
    let name = try #require(retired.first { $0["reason"] as? String == "not chosen" })
    let text = try #require(name["text"] as? String)
    let number = try #require(name["number"] as? Int)
    let survivor = try #require(shown["number"] as? Int)
    #expect(try !book.lines(of: survivor).contains(text))
    try book.done("edit", "\(survivor)", "--restore", "\(number)")
    #expect(try book.lines(of: survivor).contains(text))
    try book.done("undo")
    #expect(try !book.lines(of: survivor).contains(text))
  }

  @Test func `a later edit of a line is shown as a conflict with both values, and settled`() throws
  {
    try book.importing(InventedContacts.card("a", "Ana", "Ruiz", "NOTE:one"))
    try book.done("edit", "1", "--line", "6", "--to", "NOTE:two")
    try book.done("edit", "1", "--line", "6", "--to", "NOTE:three")
    let result = try book.run("undo", "1")
    #expect(result.status == 0)
    #expect(result.errors.contains("NOTE:three"), "\(result.errors)")
    #expect(result.errors.contains("--settle"))
    #expect(try book.lines(of: 1).contains("NOTE:three"))
    try book.done("edit", "1", "--settle")
    #expect(try book.object(book.done("show", "1", "--json"))["conflicts"] as? [String] == [])
    #expect(try book.run("edit", "1", "--settle").status == 1)
  }

  @Test(
    "an edit that makes no line of a card is refused",
    arguments: [
      ["--add", "no colon"], ["--add", "A:1\nB:2"], ["--add", "END:VCARD"], ["--line", "3"],
      ["--to", "A:1"], [], ["--line", "99", "--to", "A:1"], ["--restore", "1"],
    ]
  )
  func badEdits(options: [String]) throws {
    try book.importing(InventedContacts.card("a", "Ana", "Ruiz"))
    let result = try book.run(["edit", "1"] + options)
    #expect([1, 2].contains(result.status), "\(result.output)")
    #expect(try book.cards() == InventedContacts.card("a", "Ana", "Ruiz"))
  }

  @Test func `undo takes back all that one command merged; undoing that merges again`() throws {
    try book.importing(InventedContacts.many(30))
    let before = try book.cards()
    try book.done("merge", "--exact")
    #expect(try book.count() == 15)
    let merged = try book.cards()
    let undone = try book.object(book.done("undo", "--json"))
    #expect((undone["undone"] as? [Int])?.count == 15)
    #expect(try book.cards() == before)
    for entry in try #require(undone["entries"] as? [Int]) { try book.done("undo", "\(entry)") }
    #expect(try book.cards() == merged)
    try book.done("undo", "--since", "1h")
    #expect(try book.cards() == before)
    #expect(try book.run("undo", "--since", "whenever").status == 2)
    #expect(try book.run("undo", "999").status == 1)
  }

  @Test func `the history tells what was done, of all and of one contact`() throws {
    #expect(try book.run("history").status == 3)
    try book.importing(InventedContacts.book)
    #expect(try book.run("history").status == 1)
    try book.done("remove", "4")
    try book.done("not-same", "1", "2")
    try book.done("undo", "2")
    let lines = try book.done("history").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains("undo") && lines[0].contains("of 2"))
    #expect(lines[1].hasSuffix("undone"))
    #expect(try book.done("history", "4").split(separator: "\n").count == 1)
    #expect(try book.done("history", "--limit", "1").split(separator: "\n").count == 1)
    let json = try book.done("history", "--json")
    let items = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
    #expect(items.map { $0["number"] as? Int } == [3, 2, 1])
    #expect(items[2]["name"] as? String == "Kofi Mensah")
  }

  @Test func `who is not the same is neither listed nor merged, until it is taken back`() throws {
    try book.importing(InventedContacts.book)
    try book.done("not-same", "a1", "a2")
    try book.done("not-same", "a1", "a3")
    #expect(try book.run("not-same", "a2", "a1").status == 2)
    #expect(try book.run("not-same", "1", "1").status == 2)
    let json = try book.done("duplicates", "--json", "--sort", "file")
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
    let closest = list.map { ($0["closest"] as? [String: Any])?["id"] as? String }
    #expect(closest[0] != "3" && closest[0] != "5")
    #expect(closest[2] == "5" && closest[4] == "3")
    #expect(list[0]["cluster"] as? String == "1")
    let pairs = try book.done("duplicates", "--pairs", "-")
    #expect(!pairs.contains("\n1,3,") && !pairs.contains("\n1,5,"))
    try book.done("merge", "--exact")
    #expect(try book.count() == 6)
    try book.done("not-same", "a1", "a2", "--forget")
    #expect(try book.run("not-same", "a1", "a2", "--forget").status == 1)
    try book.done("merge", "--exact")
    #expect(try book.count() == 5)
  }

  @Test func `forgetting needs a yes, and leaves no byte`() throws {
    try book.importing(InventedContacts.book)
    let refused = try book.run("forget", "k1")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--yes"))
    #expect(try book.done("forget", "k1", "--yes").contains("erased: 1 contact"))
    #expect(try book.run("show", "k1").status == 1)
    #expect(try book.count() == 5)
    for name in try book.folder.names where name.hasPrefix("book.sqlite") {
      let bytes = try Data(contentsOf: URL(filePath: book.folder.file(name)))
      #expect(bytes.range(of: Data("kofi@example.org".utf8)) == nil, "\(name)")
    }
  }

  @Test func `a backup is a book by itself, and is put back`() throws {
    try book.importing(InventedContacts.book)
    let copy = book.folder.file("copy.sqlite")
    #expect(try book.done("backup", copy).contains("6 contacts"))
    try book.done("remove", "1")
    #expect(try CommandProcess.run(["show", "1", "--book", copy]).status == 0)
    let restored = try book.done("restore", copy)
    #expect(restored.contains(book.path + ".replaced"))
    #expect(try book.count() == 6)
    #expect(try book.run("restore", try book.folder.write("none", to: "none")).status == 3)
    #expect(try book.run("restore", book.folder.file("missing")).status == 3)
    #expect(try book.run("restore", book.path).status == 2)
    #expect(try book.count() == 6)
  }

  @Test func `without a book it is said how to make one, and none is made`() throws {
    for arguments in [["show", "1"], ["remove", "1"], ["undo"], ["export", "-"], ["backup"]] {
      let result = try book.run(arguments)
      #expect(result.status == 3, "\(arguments)")
      #expect(result.errors.contains("there is no book; import contacts to make one"))
    }
    #expect(try book.folder.names.isEmpty)
    let none = try book.folder.write("no book", to: "book.sqlite")
    #expect(try book.run("show", "1").errors.contains("\(none): this is not a book"))
  }

  @Test func `which value survives is chosen property by property, also by source`() throws {
    let card = { (uid: String, given: String, birthday: String) in
      InventedContacts.card(
        uid,
        given,
        "Ruiz",
        "EMAIL:ana.ruiz@example.com",
        "TEL:+1 202 555 0143",
        "BDAY:\(birthday)"
      )
    }
    try book.importing(card("a", "Ana", "19900102"), as: "phone.vcf")
    try book.importing(card("b", "Anna", "1990-01-02"), as: "mail.vcf")
    for (rules, given, birthday) in [
      ("FN=from:mail.vcf,BDAY=longest", "Anna", "1990-01-02"),
      ("FN=from:phone.vcf,BDAY=from:phone.vcf", "Ana", "19900102"),
    ] {
      try book.done("merge", "--keep", rules)
      let cards = try book.cards()
      #expect(cards.contains("FN:\(given) Ruiz") && cards.contains("BDAY:\(birthday)"), "\(cards)")
      try book.done("undo")
    }
    for wrong in ["TEL=newest", "FN=best", "=longest", "FN=longest,N=newest"] {
      #expect(try book.run("merge", "--keep", wrong).status == 2)
    }
    #expect(try book.run("merge", "--keep", "longest", "--survivor", "newest").status == 2)
  }

  @Test func `a report tells of each merged line where it is now`() throws {
    try book.importing(InventedContacts.book)
    let report = book.folder.file("report.csv")
    try book.done("merge", "--exact", "--report", report)
    let rows = referenceRows(Array(try book.folder.text("report.csv").utf8))
    #expect(
      rows.first == ["contact", "line", "property", "state", "now_contact", "entry", "reason"]
    )
    #expect(rows.count == 1 + 2 * 8)
    #expect(rows.contains { $0[0] == "3" && $0[2] == "TEL" && $0[3] == "retired" })
  }
}
