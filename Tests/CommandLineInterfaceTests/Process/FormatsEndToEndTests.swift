import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct FormatsEndToEndTests {
  private let book: BookProcess

  init() throws { book = try BookProcess() }

  private static let google = """
    First Name,Last Name,Notes,E-mail 1 - Value,Phone 1 - Value
    Ana,Ruiz,"plays; chess, ""well""\r\nand go",ana.ruiz@example.com,202 555 0143
    Bo,Dahl,,bo@example.com ::: b@example.org,

    """

  @Test(
    "a book of one file comes back byte for byte, whatever the format",
    arguments: ["google.csv", "people.ldif", "list.json", "jcard.json", "semicolons.csv"]
  )
  func untouched(name: String) throws {
    let text =
      switch name {
      case "google.csv": Self.google
      case "people.ldif":
        "version: 1\n\n# a comment\ndn: cn=Ana Ruiz\ncn: Ana Ruiz\nmail: ana@example.com\n\n"
          + "dn: cn=Bo\nobjectclass: person\ncn:: Qm8=\n"
      case "list.json":
        "[ {\"@type\": \"Card\",\"version\":\"1.0\",\"uid\":\"a\",\"name\":{\"full\":\"Ana Ruiz\"}},\n"
          + " {\"@type\":\"Card\",\"version\":\"1.0\",\"uid\":\"b\",\"name\":{\"full\":\"Bo\"}} ]\n"
      case "jcard.json":
        "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"fn\",{},\"text\",\"Ana Ruiz\"]]]"
      default: "given;family;email\nAna;Ruiz;a@example.com\nBo;Dahl;\n"
      }
    let file = try book.folder.write(text, to: name)
    try book.done("import", file)
    #expect(try book.cards() == text)
    #expect(try book.done("import", file).contains("imported before"))
  }

  @Test(
    "contacts go through every format and come back as they were",
    arguments: ["vcard", "jcard", "jscontact", "csv", "google", "outlook", "ldif"]
  )
  func formats(format: String) throws {
    try book.importing(InventedContacts.book)
    let path = book.folder.file("out.\(format)")
    let output = try book.done("export", "--format", format, path)
    #expect(output.contains("6 contacts"))
    let other = try BookProcess()
    try other.done("import", path)
    for id in 1...6 {
      let before = try book.lines(of: id).filter { Self.isData($0) }
      let text = try other.lines(of: id).joined(separator: "\n")
      for line in before {
        let value = line.split(separator: ":", maxSplits: 1).last.map(String.init) ?? line
        #expect(text.contains(value), "\(line) is not in\n\(text)")
      }
    }
  }

  private static func isData(_ line: String) -> Bool {
    !["BEGIN", "END", "VERSION"].contains { line.hasPrefix($0) }
  }

  @Test(arguments: ["2.1", "3.0", "4.0"])
  func `cards are written in the version that is asked for`(version: String) throws {
    try book.importing(InventedContacts.book)
    let text = try book.done("export", "--version", version, "-")
    #expect(text.components(separatedBy: "VERSION:\(version)\r\n").count == 7)
    #expect(try book.run("export", "--version", version, "--format", "csv", "-").status == 2)
  }

  @Test func `cards of several versions become one of one version, which can be undone`() throws {
    let old = [
      "BEGIN:VCARD", "VERSION:2.1", "UID:b", "N:Ruiz;Ana;;;", "FN:Ana Ruiz",
      "EMAIL;INTERNET:ana.ruiz@example.com",
      "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:gr=C3=BC=C3=9Fe", "END:VCARD",
    ]
    try book.importing(
      InventedContacts.card(
        "a",
        "Ana",
        "Ruiz",
        "EMAIL:ana.ruiz@example.com",
        "TITLE:Cook",
        "ORG:Kitchen",
        "TEL;TYPE=HOME:+1 202 555 0143"
      ),
      old.joined(separator: "\r\n") + "\r\n"
    )
    let before = try book.cards()
    try book.done("merge")
    let lines = try book.lines(of: 1)
    #expect(lines.contains("VERSION:3.0") && lines.contains("NOTE:grüße"), "\(lines)")
    try book.done("undo")
    #expect(try book.cards() == before)
  }

  @Test func `a file of several encodings is written in one`() throws {
    let latin = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jörg Müßig\r\nN:Müßig;Jörg;;;\r\nEND:VCARD\r\n"
    let path = book.folder.file("latin.vcf")
    try #require(latin.data(using: .isoLatin1)).write(to: URL(filePath: path))
    try book.done("import", path)
    try book.importing(InventedContacts.card("h", "Hanako", "Yamada", "FN:山田花子"), as: "u.vcf")
    let all = try book.cards()
    #expect(all.contains("FN:Jörg Müßig") && all.contains("FN:山田花子"))
    // The source alone comes back as it was.
    let back = book.folder.file("back.vcf")
    try book.done("export", "--source", "latin.vcf", back)
    #expect(try Data(contentsOf: URL(filePath: back)) == Data(contentsOf: URL(filePath: path)))
  }

  @Test func `a table with changed contacts is written anew, and that is told`() throws {
    let file = try book.folder.write(Self.google, to: "google.csv")
    try book.done("import", file)
    try book.done("edit", "1", "--add", "TITLE:Cook")
    let result = try book.run("export", "--source", "google.csv", "-")
    #expect(result.status == 0)
    #expect(result.output.contains("First Name") && result.output.contains("Cook"))
    #expect(result.errors.contains("google.csv has no form for what has changed"))
    try book.done("undo")
    #expect(try book.done("export", "--source", "google.csv", "-") == Self.google)
    // Rows that are gone are left out, the others stay as they are.
    try book.done("remove", "2")
    let rows = Self.google.components(separatedBy: "Bo,")
    #expect(try book.done("export", "--source", "google.csv", "-") == rows[0])
  }

  @Test(
    "the name of a file says its format where nobody else does",
    arguments: [
      ("out.vcf", "BEGIN:VCARD"), ("out.json", "\"@type\""), ("out.ldif", "version: 1"),
      ("out.csv", "First Name,Last Name"), ("out", "First Name,Last Name"),
    ]
  )
  func impliedFormat(name: String, expected: String) throws {
    try book.done("import", try book.folder.write(Self.google, to: "google.csv"))
    try book.done("export", book.folder.file(name))
    #expect(try book.folder.text(name).contains(expected))
  }

  @Test func `old encodings of tables are understood, and kept`() throws {
    let text = "given,family,note\nJörg,Müßig,Grüße\n"
    let path = book.folder.file("latin.csv")
    try #require(text.data(using: .windowsCP1252)).write(to: URL(filePath: path))
    #expect(try book.run("import", path).status == 0)
    #expect(try book.done("show", "1").contains("NOTE:Grüße"))
    let back = book.folder.file("back.csv")
    try book.done("export", back)
    #expect(try Data(contentsOf: URL(filePath: back)) == Data(contentsOf: URL(filePath: path)))
  }

  @Test func `a contact of a file is left out, with a journal that brings it back`() throws {
    let file = try book.folder.write(InventedContacts.book, to: "all.vcf")
    let out = book.folder.file("rest.vcf")
    let arguments = ["remove", "k1", "a2", file, "--output", out]
    #expect(try CommandProcess.run(arguments).status == 0)
    let rest = try book.folder.text("rest.vcf")
    #expect(!rest.contains("UID:k1") && !rest.contains("UID:a2") && rest.contains("UID:a1"))
    #expect(rest.components(separatedBy: "BEGIN:VCARD").count == 5)
    let back = book.folder.file("back.vcf")
    _ = try CommandProcess.run(["undo", "--journal", out + ".journal", "--output", back])
    #expect(try book.folder.text("back.vcf") == InventedContacts.book)
    let none = try CommandProcess.run(["remove", "zz", file, "--output", out])
    #expect(none.status == 1)
    #expect(none.errors.contains("no contact is called zz"))
    #expect(try CommandProcess.run(["remove", "k1", file, "--output", file]).status == 2)
    #expect(try CommandProcess.run(["remove", file, "--output", out]).status == 2)
    #expect(
      try book.folder.names.sorted() == ["all.vcf", "back.vcf", "rest.vcf", "rest.vcf.journal"]
    )
  }
}
