import Foundation
import Testing

@testable import CommandLineInterface

/// Books of files in encodings that these do not declare.
@Suite struct BookEncodingEndToEndTests {
  private let book: BookProcess

  init() throws { book = try BookProcess() }

  /// Cards of vCard 2.1 in an encoding of their country.
  private func file(
    _ name: String,
    _ people: [(given: String, family: String)],
    _ encoding: String.Encoding
  ) throws -> String {
    let cards = people.enumerated().map { index, person in
      """
      BEGIN:VCARD\r\nVERSION:2.1\r\nN:\(person.family);\(person.given)\r
      FN:\(person.given) \(person.family)\r\nTEL:030 \(index + 1)00\r\nEND:VCARD\r

      """
    }
    let path = book.folder.file(name)
    try #require(cards.joined().data(using: encoding)).write(to: URL(filePath: path))
    return path
  }

  private let czechs = [
    (given: "Jiří", family: "Dvořák"), (given: "Žofie", family: "Šťastná"),
    (given: "Petr", family: "Novák"), (given: "Růžena", family: "Dvořáková"),
  ]
  private let russians = [
    (given: "Иван", family: "Петров"), (given: "Ян", family: "Ли"),
    (given: "Мария", family: "Иванова"),
  ]

  @Test func `a card is read as its whole file is, also beside files of other encodings`() throws {
    let first = try file("old.vcf", czechs, .windowsCP1250)
    let second = try file("older.vcf", russians, .windowsCP1251)
    #expect(try book.run(["import", "--no-duplicates", first, second]).status == 0)
    let names = (czechs + russians).map { "\($0.given) \($0.family)" }
    for arguments in [["export", "-"], ["export", "-", "--version", "4.0"]] {
      let written = try book.run(arguments).output
      for name in names { #expect(written.contains("FN:\(name)\r\n"), "\(arguments)") }
    }
    let listed = try book.done("duplicates")
    for (index, name) in names.enumerated() {
      #expect(listed.contains(name))
      #expect(try book.done("show", "\(index + 1)").hasPrefix("\(name) "))
    }
    for path in [first, second] {
      let copy = path + ".copy"
      try book.done("export", copy, "--source", path)
      #expect(FileManager.default.contentsEqual(atPath: copy, andPath: path))
    }
  }

  @Test func `cards of two old encodings become one that can be read, and two again`() throws {
    let first = try file("old.vcf", czechs, .windowsCP1250)
    let second = try file("older.vcf", russians, .windowsCP1251)
    #expect(try book.run(["import", "--no-duplicates", first, second]).status == 0)
    let before = try book.cards()
    try book.done("merge", "--probability", "0")
    let said = try (1...7).flatMap { try book.lines(of: $0) + book.retired(of: $0) }
    for person in czechs + russians {
      #expect(said.contains { $0.hasSuffix(":\(person.given) \(person.family)") })
    }
    try book.done("undo")
    #expect(try book.cards() == before)
  }

  @Test func `a retired line is shown in the encoding of its file`() throws {
    let path = try file("old.vcf", czechs, .windowsCP1250)
    #expect(try book.run(["import", "--no-duplicates", path]).status == 0)
    for _ in 1...2 { try book.done("edit", "1", "--retire", "3") }
    #expect(try book.retired(of: 1) == ["N:Dvořák;Jiří", "FN:Jiří Dvořák"])
  }

  @Test func `changes of cards in old encodings are written in one encoding`() throws {
    let first = try file("old.vcf", czechs, .windowsCP1250)
    #expect(try book.run(["import", "--no-duplicates", first]).status == 0)
    for contact in 1...2 { try book.done("edit", "\(contact)", "--add", "TITLE:Коваль") }
    let folder = book.folder.file("changes")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try book.done("export", "--changes", folder)
    let written = try Data(contentsOf: URL(filePath: folder + "/old.changed.vcf"))
    let text = try #require(String(data: written, encoding: .utf8))
    for name in ["Jiří Dvořák", "Žofie Šťastná"] { #expect(text.contains("FN:\(name)\r\n")) }
    #expect(text.components(separatedBy: "TITLE:Коваль").count == 3)
  }
}
