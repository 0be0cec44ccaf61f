import Foundation
import Testing

@testable import CommandLineInterface

@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
    "script, which makes terminals, is not installed"
  )
)
struct TerminalEndToEndTests {
  /// What the list looks like in a terminal.
  private func list(_ environment: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let book = try folder.write(InventedContacts.book, to: "book.vcf")
    let command = "\(CommandProcess.path.shellWord) duplicates --limit 1 \(book.shellWord)"
    let result = try CommandProcess.run(
      program: "/usr/bin/script",
      ["-qec", command, "/dev/null"],
      environment: ["NO_COLOR": "", "TERM": "xterm"].merging(environment) { $1 }
    )
    #expect(result.status == 0)
    return result.output
  }

  @Test func `a terminal gets color`() throws {
    #expect(try list([:]).contains("\u{1B}[31m= Ana Ruiz (100 %)\u{1B}[0m"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `a terminal that cannot or must not have color gets marks alone`(
    environment: [String: String]
  ) throws {
    let text = try list(environment)
    #expect(!text.contains("\u{1B}[3"))
    #expect(text.contains("= Ana Ruiz (100 %)"))
  }
}
