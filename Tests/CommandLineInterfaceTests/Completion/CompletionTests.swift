import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct CompletionTests {
  /// What bash offers where the cursor stands after the last of `words`.
  private func bash(_ words: [String], in folder: TemporaryFolder? = nil) throws -> [String] {
    let folder = try folder ?? TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let script = try elsewhere.write(CompletionShell.bash.script(for: Command.all), to: "script")
    let program = """
      source "$1"; cd "$2"; shift 2
      COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 ))
      _smartercontacts
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try CommandProcess.run(
      program: "/bin/bash",
      ["--norc", "-c", program, "bash", script, folder.path] + words
    )
    #expect(result.errors.isEmpty, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "bash completes commands, options and values",
    arguments: [
      ("smartercontacts|", Command.all.map(\.name).joined(separator: " ")),
      ("smartercontacts|dup", "duplicates"),
      ("smartercontacts|--", "--help --version"),
      ("smartercontacts|duplicates|--th", "--threshold"),
      ("smartercontacts|duplicates|--format|", "table json csv"),
      ("smartercontacts|duplicates|--format|j", "json"),
      ("smartercontacts|duplicates|--format|=|", "table json csv"),
      ("smartercontacts|duplicates|--format|=", "table json csv"),
      ("smartercontacts|duplicates|--format|=|c", "csv"),
      ("smartercontacts|duplicates|--format=c", "--format=csv"),
      ("smartercontacts|duplicates|--sort|n", "name"),
      ("smartercontacts|duplicates|x.vcf|--ex", "--explain"),
      ("smartercontacts|merge|--s", "--survivor"),
      ("smartercontacts|merge|--survivor|most", "most-complete most-frequent"),
      ("smartercontacts|completion|", "bash zsh fish"),
      ("smartercontacts|completion|f", "fish"),
      ("smartercontacts|help|m", "merge"),
      ("smartercontacts|duplicates|--threshold|", ""),
      ("smartercontacts|undo|", ""),
      ("smartercontacts|nonsense|x", ""),
    ]
  )
  func bashWords(line: String, expected: String) throws {
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(try bash(words) == expected.split(separator: " ").map(String.init))
  }

  @Test func `bash completes files, also with spaces and after two dashes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "my contacts.vcf")
    try folder.write("", to: "more*.vcf")
    let command = ["smartercontacts", "duplicates"]
    #expect(try bash(command + ["my"], in: folder) == ["my contacts.vcf"])
    #expect(Set(try bash(command + ["m"], in: folder)) == ["my contacts.vcf", "more*.vcf"])
    #expect(try bash(command + ["--pairs", "my"], in: folder) == ["my contacts.vcf"])
    #expect(try bash(command + ["--", "my"], in: folder) == ["my contacts.vcf"])
    #expect(try bash(["smartercontacts", "undo", "--journal", "my"], in: folder).count == 1)
    #expect(try bash(["smartercontacts", "undo", "my"], in: folder).isEmpty)
  }

  @Test func `every option is offered to bash`() throws {
    for command in Command.all {
      let offered = try bash(["smartercontacts", command.name, "--"])
      #expect(offered == command.allOptions.map(\.spelling))
    }
  }

  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
  }

  @Test(
    "zsh takes the script",
    .enabled(if: isInstalled("zsh"), "zsh is not installed")
  )
  func zsh() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(CompletionShell.zsh.script(for: Command.all), to: "_script")
    let check = try CommandProcess.run(program: "/usr/bin/zsh", ["-f", "-n", script])
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    let load = try CommandProcess.run(
      program: "/usr/bin/zsh",
      [
        "-f", "-c",
        "autoload -U compinit; compinit -D -u; source \(script); print $_comps[smartercontacts]",
      ]
    )
    #expect(load.output == "_smartercontacts\n", "\(load.errors)")
  }

  @Test(
    "fish completes options and values",
    .enabled(if: isInstalled("fish"), "fish is not installed")
  )
  func fish() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(CompletionShell.fish.script(for: Command.all), to: "s.fish")
    func offers(_ line: String) throws -> [String] {
      let result = try CommandProcess.run(
        program: "/usr/bin/fish",
        ["--no-config", "-c", "source \(script); complete --do-complete '\(line)'"],
        environment: ["HOME": folder.path]
      )
      #expect(result.errors.isEmpty, "\(result.errors)")
      return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try offers("smartercontacts dup") == ["duplicates"])
    #expect(try offers("smartercontacts duplicates --format ") == ["csv", "json", "table"])
    #expect(try offers("smartercontacts duplicates --format=j") == ["--format=json"])
    #expect(try offers("smartercontacts duplicates --thr") == ["--threshold"])
    #expect(try offers("smartercontacts completion z") == ["zsh"])
  }
}
