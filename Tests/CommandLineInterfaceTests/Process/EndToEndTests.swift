import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct ListingEndToEndTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    book = try folder.write(InventedContacts.book, to: "book.vcf")
  }

  @Test func `the list shows every contact, the most alike first`() throws {
    let result = try CommandProcess.run(["duplicates", book])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("= Ana Ruiz (100 %) ") && lines[0].hasSuffix(" Ana Ruiz"))
    #expect(lines[1].hasPrefix("= Ana Ruiz (100 %) "))
    #expect(lines[2].contains("Anna Ruiz (") && !lines[2].contains("100 %"))
    #expect(result.output.utf8.allSatisfy { $0 != 0x1B })
  }

  @Test func `the threshold leaves out what is less alike, and nothing left is the status 1`()
    throws
  {
    let exact = try CommandProcess.run(["duplicates", "--threshold", "100%", book])
    #expect(exact.status == 0)
    #expect(exact.output.split(separator: "\n").count == 2)
    let alone = try folder.write(
      InventedContacts.card("x", "Li", "Wei") + InventedContacts.card("y", "Bo", "Dahl"),
      to: "alone.vcf"
    )
    let none = try CommandProcess.run(["duplicates", "--threshold", "0.99", alone])
    #expect(none.status == 1)
    #expect(none.output.isEmpty)
    #expect(
      none.errors == "smartercontacts: no two contacts are 99 % alike; try a lower --threshold\n"
    )
    let empty = try CommandProcess.run(["duplicates", "--threshold", "0.99", "--json", alone])
    #expect(empty.status == 1)
    #expect(empty.output == "[\n]\n")
  }

  @Test func `one contact alone has no other`() throws {
    let alone = try folder.write(InventedContacts.card("x", "Li", "Wei"), to: "alone.vcf")
    let result = try CommandProcess.run(["duplicates", alone])
    #expect(result.output == "  Li Wei (0 %)   (no other)\n")
    #expect(result.status == 0)
    #expect(try CommandProcess.run(["duplicates", "--threshold", "0", alone]).status == 1)
  }

  @Test func `JSON, CSV and table tell the same`() throws {
    let json = try CommandProcess.run(["duplicates", "--json", "--sort", "file", book])
    let list =
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]] ?? []
    #expect(list.map { $0["id"] as? String } == ["a1", "n1", "a2", "k1", "a3", "h1"])
    #expect(list.map { $0["number"] as? Int } == [1, 2, 3, 4, 5, 6])
    #expect(list[0]["similarity"] as? Double == 1)
    #expect((list[0]["closest"] as? [String: Any])?["id"] as? String == "a2")
    #expect(list[2]["cluster"] as? String == "a1")
    let csv = try CommandProcess.run(["duplicates", "--format=csv", "--sort", "file", book])
    let rows = referenceRows(Array(csv.output.utf8))
    #expect(rows.count == 7)
    for (row, object) in zip(rows.dropFirst(), list) {
      #expect(row[0] == object["id"] as? String)
      #expect(row[1] == object["name"] as? String)
      #expect(Double(row[2]) == object["similarity"] as? Double)
      #expect(Double(row[3]) == object["probability"] as? Double)
      #expect(row[4] == (object["closest"] as? [String: Any])?["id"] as? String)
      #expect(row[6] == object["cluster"] as? String)
    }
  }

  @Test func `the weights of an explanation add up to its sum`() throws {
    let json = try CommandProcess.run(["duplicates", "--json", "--explain", book])
    let list =
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]] ?? []
    #expect(list.count == 6)
    for object in list {
      let evidence = object["evidence"] as? [[String: Any]] ?? []
      let sum = evidence.reduce(0) { $0 + ($1["weight"] as? Double ?? .nan) }
      let probability = 1 / (1 + exp2(-sum))
      #expect(abs(probability - (object["probability"] as? Double ?? .nan)) < 2e-4)
    }
    let table = try CommandProcess.run(["duplicates", "--explain", "--limit", "1", book])
    let lines = table.output.split(separator: "\n")
    #expect(lines.count > 2 && lines.last?.contains("sum") == true)
  }

  @Test func `pairs and clusters hold each pair and each record once`() throws {
    let pairs = folder.file("pairs.csv")
    let clusters = folder.file("clusters.csv")
    let result = try CommandProcess.run([
      "duplicates", "--pairs", pairs, "--clusters=\(clusters)", book,
    ])
    #expect(result.status == 0)
    let pairRows = referenceRows(Array(try folder.text("pairs.csv").utf8))
    #expect(pairRows.first == ["a", "b", "similarity", "probability"])
    #expect(Set(pairRows.dropFirst().map { Set($0[0...1]) }).count == pairRows.count - 1)
    #expect(pairRows.contains { $0[0...1] == ["a1", "a2"] && $0[2] == "1.0000" })
    let clusterRows = referenceRows(Array(try folder.text("clusters.csv").utf8))
    #expect(clusterRows.first == ["id", "cluster"])
    #expect(clusterRows.dropFirst().map { $0[0] } == ["a1", "n1", "a2", "k1", "a3", "h1"])
    #expect(clusterRows[3][1] == "a1")
    #expect(try folder.names == ["book.vcf", "clusters.csv", "pairs.csv"])
    let piped = try CommandProcess.run(["duplicates", "--clusters", "-", book])
    #expect(piped.output == (try folder.text("clusters.csv")))
  }

  @Test func `standard input and gzip are read like a file`() throws {
    let plain = try CommandProcess.run(["duplicates", book])
    let piped = try CommandProcess.run(["duplicates", "-"], input: InventedContacts.book)
    #expect(piped.output == plain.output && piped.status == 0)
    _ = try CommandProcess.run(program: "/bin/gzip", ["-k", book])
    let packed = try CommandProcess.run(["duplicates", book + ".gz"])
    #expect(packed.output == plain.output && packed.status == 0)
  }

  @Test func `a table is read by its columns`() throws {
    let table = try folder.write(InventedContacts.table, to: "table.csv")
    let result = try CommandProcess.run([
      "duplicates", "--columns", InventedContacts.columns, "--clusters", "-", table,
    ])
    #expect(result.output == "id,cluster\n1,1\n2,1\n3,3\n4,4\n")
  }

  @Test func `a review imports into the book, lists twenty at most, and says what is to come`()
    throws
  {
    let many = try folder.write(InventedContacts.many(50), to: "many.vcf")
    let result = try CommandProcess.run(["review", many, "--no-open", "--book", folder.file("b")])
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 20)
    #expect(result.errors.contains("50 new"))
    #expect(result.errors.contains("to come"))
    let again = try CommandProcess.run(["review", "--book", folder.file("b")])
    #expect(again.output == result.output)
  }

  @Test func `nobody reading the list is no failure`() throws {
    let many = try folder.write(InventedContacts.many(4_000), to: "many.vcf")
    let result = try CommandProcess.run(
      program: "/bin/bash",
      ["-c", "set -o pipefail; \"$0\" duplicates \"$1\" | head -1", CommandProcess.path, many]
    )
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 1)
    // On a slow machine it tells its progress.
    #expect(result.errors.split(separator: "\n").allSatisfy { $0.contains(" %, ") })
  }
}

@Suite struct BadInputEndToEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `what cannot be read has the status 3 and is named`() throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + [73, 72, 68, 82]
    try Data(png + Array(repeating: 7, count: 500)).write(to: URL(filePath: folder.file("p.vcf")))
    var random = SplitMix(seed: 1)
    let noise = (0..<4_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    try Data(noise).write(to: URL(filePath: folder.file("noise.csv")))
    try folder.write("", to: "empty.vcf")
    for name in ["missing.vcf", "", "empty.vcf", "p.vcf", "noise.csv"] {
      let path = name.isEmpty ? folder.path : folder.file(name)
      for command in [["duplicates"], ["merge", "--dry-run"], ["review"]] {
        let result = try CommandProcess.run(command + [path])
        #expect(result.status == 3, "\(command) \(name): \(result.errors)")
        #expect(result.errors.hasPrefix("smartercontacts: \(path): "), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.output.isEmpty)
      }
    }
    let piped = try CommandProcess.run(["duplicates", "-"])
    #expect(piped.status == 3)
    #expect(piped.errors.hasPrefix("smartercontacts: standard input: "))
  }

  @Test func `a card that is cut off is an issue with its line, and the rest is used`() throws {
    let cut = try folder.write(InventedContacts.book + "BEGIN:VCARD\r\nFN:Cut Off\r\n", to: "c.vcf")
    let result = try CommandProcess.run(["duplicates", cut])
    #expect(result.status == 0)
    let line = InventedContacts.book.split(separator: "\r\n").count + 1
    #expect(result.errors.hasPrefix("\(cut):\(line): "))
    #expect(result.output.split(separator: "\n").count == 7)
  }

  @Test func `columns that the file does not have are wrong usage`() throws {
    let table = try folder.write(InventedContacts.table, to: "table.csv")
    for columns in ["given=first_name", "nonsense=vorname", "given"] {
      let result = try CommandProcess.run(["duplicates", "--columns", columns, table])
      #expect(result.status == 2, "\(columns): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `of many issues twenty are told`() {
    let issues = (1...25).map { (line: $0, message: "odd\u{1B}") }
    let lines = IssueText.lines(issues, of: "a.vcf").split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first == "a.vcf:1: odd\\x1B")
    #expect(lines.last == "a.vcf: and 5 more")
  }
}
