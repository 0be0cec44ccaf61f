import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct FindEndToEndTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    book = try folder.write(InventedContacts.book, to: "book.vcf")
  }

  private func find(_ arguments: String..., input: String = "") throws -> CommandProcess.Result {
    try CommandProcess.run(["find"] + arguments, input: input)
  }

  @Test(
    arguments: [
      ("mensah", "Kofi Mensah"), ("kofi chess", "Kofi Mensah"), ("mesnah", "Kofi Mensah"),
      ("0123", "Piotr Nowak"), ("xyzzy", nil), ("note:chess -has:phone", "Kofi Mensah"),
      ("hanako@example", "Hanako Yamada"),
    ] as [(String, String?)]
  )
  func `a contact is found by any part of it`(text: String, name: String?) throws {
    let result = try find("--in", book, text)
    guard let name else {
      #expect(result.status == 1)
      #expect(result.errors.contains("nothing found"))
      return
    }
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(name))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test func `programs get the exact count and the first contacts`() throws {
    let result = try find("--in", book, "--json", "--limit", "1", "ruiz")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["count"] as? Int == 3)
    #expect((object?["contacts"] as? [Any])?.count == 1)
  }

  @Test func `lines are filtered as they came`() throws {
    let lines = "apple pie\nbanana\n  apple tart\u{1B}[31m\n"
    let result = try find("--stdin", "--filter", "apple", input: lines)
    #expect(Set(result.output.split(separator: "\n")) == ["apple pie", "  apple tart\u{1B}[31m"])
    let ended = try find("--stdin", "--filter", "--print0", "banana", input: lines)
    #expect(ended.output == "banana\0")
    #expect(try find("--stdin", "--filter", "cherry", input: lines).status == 1)
  }

  private static let manyWords = (0..<100).map { "w\($0)" }.joined(separator: " ")

  @Test(arguments: [
    (["--filter", "x"], "--filter needs --stdin"), (["--stdin", "--filter"], "needs a TEXT"),
    (["--stdin", "--in", "x.vcf", "y"], "give one of them"),
    (["--stdin", "--filter", String(repeating: "x", count: 5_000)], "longer than 4096 bytes"),
    (["--stdin", "--filter", Self.manyWords], "more than 64 words"),
  ])
  func `what cannot be asked is refused with words`(arguments: [String], message: String) throws {
    let result = try CommandProcess.run(["find"] + arguments, input: "a\n")
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
