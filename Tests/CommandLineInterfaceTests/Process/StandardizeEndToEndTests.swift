import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct StandardizeEndToEndTests {
  private let process: BookProcess

  init() throws { process = try BookProcess() }

  private static let card =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:a1\r\nFN:ANA RUIZ\r\nTEL;TYPE=home:2065550100\r\n"
    + "TEL;TYPE=cell:+1-206-555 0100\r\nNOTE:x\r\nEMAIL:a@B.de\r\nEND:VCARD\r\n"
  private static let plain =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:b2\r\nFN:Bo Dahl\r\nEND:VCARD\r\n"

  @Test func `it shows what would change as diff does, and changes nothing`() throws {
    try process.importing(Self.card, Self.plain)
    let result = try process.run("standardize", "--region", "US")
    #expect(result.status == 0)
    #expect(
      result.output == """
        --- contact 1 (ANA RUIZ)
        +++ contact 1 (ANA RUIZ)
        @@ -4,3 +4,2 @@
        -FN:ANA RUIZ
        -TEL;TYPE=home:2065550100
        -TEL;TYPE=cell:+1-206-555 0100
        +FN:Ana Ruiz
        +TEL;TYPE=home;TYPE=cell:+1 206-555-0100
        @@ -8 +7 @@
        -EMAIL:a@B.de
        +EMAIL:a@b.de

        """
    )
    #expect(
      result.errors
        == "1 of 2 contacts would change: phones in 1, names in 1, emails in 1, duplicates in 1\n"
    )
    #expect(try process.cards() == Self.card + Self.plain)
  }

  @Test func `in the book it is one entry that undo takes back`() throws {
    try process.importing(Self.card, Self.plain)
    let applied = try process.run("standardize", "--region", "US", "--apply")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(applied.output.contains("to undo: smartercontacts undo 1\n"))
    #expect(applied.errors.hasPrefix("1 of 2 contacts changed: "))
    #expect(try process.lines(of: 1).contains("TEL;TYPE=home;TYPE=cell:+1 206-555-0100"))
    #expect(try process.retired(of: 1).contains("TEL;TYPE=cell:+1-206-555 0100"))
    let again = try process.run("standardize", "--region", "US", "--apply")
    #expect(again.status == 0 && again.errors == "2 contacts, nothing to standardize\n")
    try process.done("edit", "1", "--add", "NOTE:y")
    try process.done("undo", "1")
    #expect(try process.cards() == Self.card.replacing("END", with: "NOTE:y\r\nEND") + Self.plain)
  }

  @Test func `files are written beside with a journal, and undo brings them back`() throws {
    let table = "Name,E-mail 1 - Value,Phone 1 - Value\n\"ANA RUIZ\",a@b.de,2065550100\nBo,,\n"
    for (name, text) in [("c.vcf", Self.plain + Self.card), ("c.csv", table)] {
      let file = try process.folder.write(text, to: name)
      let output = process.folder.file("out-" + name)
      let result = try CommandProcess.run(
        ["standardize", "--region", "US", "--apply", "--output", output, file]
      )
      #expect(result.status == 0, "\(result.errors)")
      #expect(try process.folder.text(name) == text)
      let written = try process.folder.text("out-" + name)
      #expect(written.contains("Ana Ruiz") && written.contains("+1 206-555-0100"))
      let undone = try CommandProcess.run(
        ["undo", "--journal", output + ".journal", "--output", "-"]
      )
      #expect(undone.output == text, "\(undone.errors)")
    }
    #expect(try process.folder.text("out-c.csv").contains("\"Ana Ruiz\",a@b.de,+1 206-555-0100\n"))
  }

  @Test func `programs get an object`() throws {
    try process.importing(Self.card, Self.plain)
    let shown = try process.object(process.done("standardize", "--json", "--only", "names,emails"))
    let changes = try #require(shown["changes"] as? [[String: Any]])
    #expect(changes.count == 1 && changes[0]["id"] as? String == "1")
    let lines = try #require(changes[0]["lines"] as? [[String: Any]])
    #expect(lines.map { $0["after"] as? String } == ["FN:Ana Ruiz", "EMAIL:a@b.de"])
    #expect(shown["contacts"] as? Int == 2 && shown["entry"] is NSNull)
    let applied = try process.object(process.done("standardize", "--json", "--apply"))
    #expect(applied["entry"] as? Int == 1 && applied["changed"] as? Int == 1)
  }

  @Test func `the region is that of the locale where none is given`() throws {
    let file = try process.folder.write(Self.card, to: "c.vcf")
    let arguments = ["standardize", "--only", "phones", file]
    func output(_ environment: [String: String]) throws -> String {
      try CommandProcess.run(arguments, environment: environment).output
    }
    let plain = try output(["LC_ALL": "C"])
    #expect(plain.contains("+TEL;TYPE=home:+1 206-555-0100") == true)
    #expect(LocaleName.region("de_AT.UTF-8@euro") == "AT")
    #expect(LocaleName.region("C.UTF-8") == nil && LocaleName.region("POSIX") == nil)
  }

  @Test(
    "what does not go together is told",
    arguments: [
      (["--only", "phnes"], "did you mean phones?"), (["--only", ""], "empty"),
      (["--region", "Germany"], "two letters"), (["--apply"], "--output is missing"),
      (["--output", "x.vcf"], "--apply"), (["--format", "nice"], "not known"),
    ]
  )
  func usage(arguments: [String], message: String) throws {
    let file = try process.folder.write(Self.card, to: "c.vcf")
    let result = try CommandProcess.run(["standardize", file] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
