import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct CommandProcessTests {
  @Test func `the version is printed`() throws {
    let result = try CommandProcess.run(["--version"])
    #expect(result.status == 0)
    #expect(result.output == "smartercontacts \(commandVersion)\n")
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: Command.all.map(\.name))
  func `help is a result and goes to standard output`(name: String) throws {
    let result = try CommandProcess.run([name, "--help"])
    #expect(result.status == 0)
    #expect(result.output == HelpText.text(of: try Command.all.named(name)))
    #expect(result.errors.isEmpty)
    #expect(try CommandProcess.run(["help", name]).output == result.output)
  }

  @Test func `the overview is printed by help`() throws {
    for arguments in [["help"], ["--help"]] {
      let result = try CommandProcess.run(arguments)
      #expect(result.output == HelpText.overview(of: Command.all))
      #expect(result.status == 0)
    }
  }

  @Test(
    "wrong usage has the status 2, one line of words, and no result",
    arguments: [
      [], ["nonsense"], ["duplicates"], ["duplicates", "--treshold", "1"], ["merge", "x.vcf"],
      ["merge", "--exact", "--probability", "1", "--dry-run", "x.vcf"], ["undo", "x"], ["show"],
      ["evaluate"],
      ["review"], ["duplicates", "--json", "--format", "csv", "x.vcf"],
      ["duplicates", "--pairs", "-", "--clusters", "-", "x.vcf"],
      ["merge", "--output", "-", "x.vcf"], ["merge", "--output", "/dev/null", "x.vcf"],
      ["duplicates", "--threshold", "2", "x.vcf"], ["completion", "csh"],
    ]
  )
  func usage(arguments: [String]) throws {
    let result = try CommandProcess.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("smartercontacts: "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `without files the message says that there is no book yet`() throws {
    let result = try CommandProcess.run(["duplicates", "--book", "b.sqlite"])
    #expect(result.errors.contains("no file is given and there is no book yet"))
  }

  @Test(
    "an output that cannot be written has the status 4 before anything is read",
    arguments: [
      ["duplicates", "--pairs"], ["duplicates", "--clusters"], ["merge", "--output"],
      ["merge", "--dry-run", "--report"],
    ]
  )
  func outputs(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("none/out.csv")
    // The input does not exist either: reading it first would give the status 3.
    let result = try CommandProcess.run(arguments + [path, folder.file("missing.vcf")])
    #expect(result.status == 4)
    #expect(result.errors.hasPrefix("smartercontacts: \(path): there is no folder"))
    #expect(result.output.isEmpty)
  }

  @Test func `a message cannot command the terminal`() throws {
    let result = try CommandProcess.run(["nonsense\u{1B}[2J"])
    #expect(result.errors.contains("nonsense\\x1B[2J"))
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test func `a reader that goes away ends the command quietly`() throws {
    let result = try CommandProcess.run(
      program: "/bin/bash",
      ["-c", "set -o pipefail; \"$0\" help duplicates | true", CommandProcess.path]
    )
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func `standard output without room has the status 4`() throws {
    let result = try CommandProcess.run(
      program: "/bin/bash",
      ["-c", "\"$0\" --help > /dev/full", CommandProcess.path]
    )
    #expect(result.status == 4)
    #expect(
      result.errors == """
        smartercontacts: standard output: no space left on device; the results are not complete

        """
    )
  }
}
