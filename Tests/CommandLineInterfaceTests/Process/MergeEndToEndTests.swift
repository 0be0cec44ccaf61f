import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct MergeEndToEndTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    book = try folder.write(InventedContacts.book, to: "book.vcf")
  }

  @Test func `exact duplicates are merged, the source is not touched, and undo brings all back`()
    throws
  {
    let output = folder.file("out.vcf")
    let result = try CommandProcess.run(["merge", "--exact", "--output", output, book])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("6 contacts became 5"))
    #expect(try folder.text("book.vcf") == InventedContacts.book)
    #expect(try folder.names == ["book.vcf", "out.vcf", "out.vcf.journal"])
    let merged = try folder.text("out.vcf")
    #expect(merged.split(separator: "\r\n").count { $0 == "BEGIN:VCARD" } == 5)
    #expect(merged.contains("X-SHOE-SIZE:43"))
    for target in ["back.vcf", "-"] {
      let place = target == "-" ? target : folder.file(target)
      let undone = try CommandProcess.run([
        "undo", "--journal", output + ".journal", "--output", place,
      ])
      #expect(undone.status == 0, "\(undone.errors)")
      #expect(
        try target == "-"
          ? undone.output == InventedContacts.book
          : folder.text(target) == InventedContacts.book
      )
    }
    let inPlace = try CommandProcess.run(["undo", "--journal", output + ".journal"])
    #expect(inPlace.output == "written: \(output)\n")
    #expect(try folder.text("out.vcf") == InventedContacts.book)
  }

  @Test func `several files are restored into a folder`() throws {
    let other = try folder.write(InventedContacts.card("z", "Ana", "Ruiz"), to: "other.vcf")
    let output = folder.file("out.vcf")
    let merged = try CommandProcess.run(["merge", "--output", output, book, other])
    #expect(merged.status == 0, "\(merged.errors)")
    let back = folder.file("back")
    try FileManager.default.createDirectory(atPath: back, withIntermediateDirectories: false)
    let undone = try CommandProcess.run([
      "undo", "--journal", output + ".journal", "--output", back,
    ])
    #expect(undone.status == 0, "\(undone.errors)")
    #expect(try folder.text("back/book.vcf") == InventedContacts.book)
    #expect(try folder.text("back/other.vcf") == InventedContacts.card("z", "Ana", "Ruiz"))
  }

  @Test func `a dry run tells the changes and writes nothing`() throws {
    let result = try CommandProcess.run([
      "merge", "--exact", "--dry-run", "--output", folder.file("out.vcf"), book,
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("Ana Ruiz: "))
    #expect(result.output.contains("6 contacts would become 5"))
    #expect(try folder.names == ["book.vcf"])
    let json = try CommandProcess.run(["merge", "--exact", "--dry-run", "--json", book])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["before"] as? Int == 6 && object?["after"] as? Int == 5)
    #expect(object?["output"] is NSNull)
    #expect((object?["changes"] as? [String])?.count == 1)
  }

  @Test func `where nothing is to be merged the output is written all the same`() throws {
    let alone = InventedContacts.card("x", "Li", "Wei") + InventedContacts.card("y", "Bo", "Dahl")
    let path = try folder.write(alone, to: "alone.vcf")
    let result = try CommandProcess.run([
      "merge", "--exact", "--output", folder.file("o.vcf"), path,
    ])
    #expect(result.status == 0)
    #expect(try folder.text("o.vcf") == alone)
  }

  @Test func `a report tells of each line where it is now`() throws {
    let report = folder.file("report.csv")
    let result = try CommandProcess.run([
      "merge", "--exact", "--output", folder.file("out.vcf"), "--report", report, book,
    ])
    #expect(result.status == 0)
    let rows = referenceRows(Array(try folder.text("report.csv").utf8))
    #expect(rows.count == InventedContacts.book.split(separator: "\r\n").count + 1)
  }

  @Test func `a source is never the output`() throws {
    let result = try CommandProcess.run(["merge", "--exact", "--output", book, book])
    #expect(result.status == 2)
    #expect(result.errors.contains("sources are never changed"))
    #expect(try folder.text("book.vcf") == InventedContacts.book)
  }

  @Test func `a journal that is none, or whose file was changed, has the status 3`() throws {
    let output = folder.file("out.vcf")
    _ = try CommandProcess.run(["merge", "--exact", "--output", output, book])
    try folder.write(try folder.text("out.vcf") + "BEGIN:VCARD\r\nEND:VCARD\r\n", to: "out.vcf")
    let back = folder.file("back.vcf")
    for journal in [output + ".journal", book, folder.file("missing.journal")] {
      let result = try CommandProcess.run(["undo", "--journal", journal, "--output", back])
      #expect(result.status == 3, "\(result.errors)")
      #expect(result.errors.hasPrefix("smartercontacts: \(journal): "), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    #expect(try !folder.names.contains("back.vcf"))
  }

  @Test func `a book in UTF-16 comes back, in a file and on standard output`() throws {
    let bytes = try #require(("\u{FEFF}" + InventedContacts.book).data(using: .utf16LittleEndian))
    try bytes.write(to: URL(filePath: book))
    let output = folder.file("out.vcf")
    let merged = try CommandProcess.run(["merge", "--exact", "--output", output, book])
    #expect(merged.status == 0, "\(merged.errors)")
    let back = folder.file("back.vcf")
    let words = ["undo", "--journal", output + ".journal", "--output"]
    let undone = try CommandProcess.run(words + [back])
    #expect(undone.status == 0, "\(undone.errors)")
    #expect(try Data(contentsOf: URL(filePath: back)) == bytes)
    let piped = folder.file("piped.vcf")
    let shell = try CommandProcess.run(
      program: "/bin/bash",
      ["-c", "\"$0\" undo --journal \"$1\" --output - > \"$2\"", CommandProcess.path]
        + [output + ".journal", piped]
    )
    #expect(shell.status == 0, "\(shell.errors)")
    #expect(try Data(contentsOf: URL(filePath: piped)) == bytes)
  }

  @Test func `one place under two names is refused before anything is read`() throws {
    let result = try CommandProcess.run([
      "merge", "--exact", "--output", folder.file("zz.vcf"), "--report", folder.path + "/./zz.vcf",
      folder.file("missing.vcf"),
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("is named for two outputs"))
  }

  @Test func `a device stays what it is`() throws {
    let output = folder.file("out.vcf")
    _ = try CommandProcess.run(["merge", "--exact", "--output", output, book])
    let result = try CommandProcess.run([
      "undo", "--journal", output + ".journal", "--output", "/dev/full",
    ])
    #expect(result.status == 4)
    #expect(result.errors.hasPrefix("smartercontacts: /dev/full: no space"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: "/dev/full.part"))
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/full")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }
}
