import Foundation
import Testing

@testable import CommandLineInterface

/// Edits of contacts in a book.
@Suite struct BookEditEndToEndTests {
  private let book: BookProcess

  init() throws {
    book = try BookProcess()
    try book.importing(InventedContacts.card("a1", "Ana", "Ruiz", "TEL:1", "TEL:2", "NOTE:old"))
  }

  private func number(_ text: String) throws -> String {
    let lines = try book.lines(of: 1)
    return "\(try #require(lines.firstIndex(of: text)) + 1)"
  }

  @Test func `all that is asked for at once is done, and undone as one`() throws {
    let before = try book.cards()
    let (first, second, note) = (try number("TEL:1"), try number("TEL:2"), try number("NOTE:old"))
    let result = try book.run([
      "edit", "1", "--retire", first, "--retire", second, "--add", "TITLE:Cook", "--add",
      "ROLE:A",
      "--line", note, "--to", "NOTE:new",
    ])
    #expect(result.status == 0, "\(result.errors)")
    let lines = try book.lines(of: 1)
    for text in ["TITLE:Cook", "ROLE:A", "NOTE:new"] { #expect(lines.contains(text)) }
    for text in ["TEL:1", "TEL:2", "NOTE:old"] {
      #expect(!lines.contains(text))
      #expect(try book.retired(of: 1).contains(text))
    }
    try book.done("undo")
    #expect(try book.cards() == before)
  }

  @Test func `two wishes for one line are refused`() throws {
    let line = try number("TEL:1")
    for wishes in [
      ["--retire", line, "--retire", line], ["--retire", line, "--line", line, "--to", "TEL:3"],
      ["--line", line, "--to", "TEL:3", "--to", "TEL:4"],
    ] {
      #expect(try book.run(["edit", "1"] + wishes).status == 2, "\(wishes)")
    }
    #expect(try book.lines(of: 1).contains("TEL:1"))
  }

  @Test func `an earlier text takes the place of the present one, which is retired`() throws {
    let line = try number("TEL:1")
    try book.done("edit", "1", "--line", line, "--to", "TEL:3")
    let edited = try book.cards()
    try book.done("edit", "1", "--restore", "1")
    #expect(try book.lines(of: 1)[try #require(Int(line)) - 1] == "TEL:1")
    #expect(try book.retired(of: 1).contains("TEL:3"))
    try book.done("undo")
    #expect(try book.cards() == edited)
  }

  @Test func `what a card needs once is not restored from another card`() throws {
    try book.importing(
      InventedContacts.card("b1", "Ana", "Ruiz", "TEL:1", "TEL:2", "NOTE:new"),
      as: "b.vcf"
    )
    try book.done("merge", "--probability", "0.001")
    let before = try book.cards()
    let retired = try book.retired(of: 1)
    for (index, text) in retired.enumerated() where text.hasPrefix("BEGIN") || text.hasPrefix("VER")
    {
      #expect(try book.run("edit", "1", "--restore", "\(index + 1)").status == 2, "\(text)")
    }
    #expect(retired.contains { $0.hasPrefix("BEGIN") })
    #expect(try book.cards() == before)
  }

  @Test func `a source that is named in full is found beside one with that name in this folder`()
    throws
  {
    let path = book.folder.file("contacts.vcf")
    let other = try book.folder.write(InventedContacts.card("z", "Bo", "Dahl"), to: "other.vcf")
    let name = "contacts.vcf"
    #expect(try book.run(["import", "--source", name, other]).status == 0)
    #expect(try book.done("export", "-", "--source", name).contains("Dahl"))
    #expect(try book.done("export", "-", "--source", path).contains("Ruiz"))
  }

  @Test func `changes that no longer hold do not stay in the folder`() throws {
    try book.importing(
      InventedContacts.card("b1", "Ana", "Ruiz", "TEL:1", "TEL:2", "NOTE:new"),
      as: "b.vcf"
    )
    try book.done("merge", "--probability", "0.001")
    let folder = book.folder.file("changes")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try book.done("export", "--changes", folder)
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    try book.done("undo")
    #expect(try book.run("export", "--changes", folder).status == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}
