import Testing

@testable import CommandLineInterface

@Suite struct HelpTextTests {
  private static let sample = Command(
    name: "greet",
    summary: "says hello",
    operands: .files(isRequired: false),
    options: [
      CommandOption("loud", help: "says it so that everybody in a large room hears it very well"),
      CommandOption("style", "STYLE", .choice(["plain", "warm"]), help: "how it is said"),
      CommandOption("a-name-that-is-long", "FILE", .inputFile, help: "is explained below"),
    ],
    details: ["First paragraph.", "Second paragraph."],
    examples: [
      Command.Example(purpose: "say it", line: "smartercontacts greet x"),
      Command.Example(
        purpose: "say it often",
        line: "smartercontacts greet " + (1...16).map { "file\($0)" }.joined(separator: " ")
      ),
    ],
    run: { _, _ in .done }
  )

  @Test func `the help of a command is laid out in columns`() {
    #expect(
      HelpText.text(of: Self.sample) == """
        smartercontacts greet: says hello

        Usage: smartercontacts greet [FILE...] [OPTIONS]

        First paragraph.

        Second paragraph.

        Options:
          --loud              says it so that everybody in a large room hears it very
                              well
          --style STYLE       how it is said: plain or warm
          --a-name-that-is-long FILE
                              is explained below
          --book PATH         the book that is worked on; without it, that of this user
          --help              shows this text
          --version           shows the version

        Examples:
          # say it
          smartercontacts greet x
          # say it often
          smartercontacts greet file1 file2 file3 file4 file5 file6 file7 file8 file9 \\
            file10 file11 file12 file13 file14 file15 file16

        """
    )
  }

  @Test(arguments: Command.all.map(\.name))
  func `help fits 80 columns, names every option, and has an example that parses`(
    name: String
  ) throws {
    let command = try Command.all.named(name)
    let text = HelpText.text(of: command)
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
    }
    for option in command.allOptions { #expect(text.contains("  \(option.signature)")) }
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = example.line.prefix { $0 != ">" }.split(separator: " ").map(String.init)
      #expect(words.first == "smartercontacts")
      guard
        case .run(let parsed, _) = try Invocation(
          parsing: Array(words.dropFirst()),
          commands: Command.all
        )
      else {
        Issue.record("\(example.line) runs nothing")
        continue
      }
      #expect(parsed.name == name)
    }
  }

  @Test func `the overview fits 80 columns and names every command`() {
    let text = HelpText.overview(of: Command.all)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for command in Command.all { #expect(text.contains("\n  \(command.name) ")) }
  }

  @Test func `no command has two options of one name, and no two commands have one name`() {
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    for command in Command.all {
      #expect(Set(command.allOptions.map(\.name)).count == command.allOptions.count)
    }
  }

  @Test(
    "text is broken between words only",
    arguments: [0, 4, 22]
  )
  func wrapping(indent: Int) {
    let text = (1...60).map { String(repeating: "x", count: $0 * 7 % 13 + 1) }
      .joined(separator: " ")
    let lines = HelpText.wrapped(text, indent: indent)
    #expect(
      lines.allSatisfy { $0.count <= 80 && $0.hasPrefix(String(repeating: " ", count: indent)) }
    )
    #expect(lines.flatMap { $0.split(separator: " ") }.joined(separator: " ") == text)
    // No line could have taken the first word of the next.
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.split(separator: " ")[0]
      #expect(line.count + 1 + word.count > 80)
    }
  }
}
