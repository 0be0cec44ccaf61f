import Testing

@testable import CommandLineInterface

@Suite struct InvocationTests {
  private func parse(_ line: String) throws -> Invocation {
    try Invocation(
      parsing: line.split(separator: " ").map(String.init),
      commands: Command.all
    )
  }

  private func arguments(_ line: String) throws -> CommandArguments {
    guard case .run(_, let arguments) = try parse(line) else {
      throw CommandFailure.usage("not run: \(line)")
    }
    return arguments
  }

  private func message(_ line: String) -> String {
    do {
      _ = try parse(line)
      return "no failure"
    } catch let failure as CommandFailure {
      #expect(failure.status == .usage)
      return failure.message
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "options may stand anywhere and have their value attached or apart",
    arguments: [
      "duplicates a.vcf b.vcf --threshold 0.9 --limit 5",
      "duplicates --threshold 0.9 a.vcf --limit 5 b.vcf",
      "duplicates --threshold=0.9 --limit=5 a.vcf b.vcf",
      "duplicates --limit=7 --threshold=90% --limit=5 -- a.vcf b.vcf",
    ]
  )
  func places(line: String) throws {
    let arguments = try arguments(line)
    #expect(arguments.operands == ["a.vcf", "b.vcf"])
    #expect(arguments.share(.threshold) == 0.9)
    #expect(arguments.count(CommandOption("limit", help: "")) == 5)
  }

  @Test func `after two dashes everything is a file`() throws {
    #expect(try arguments("duplicates -- --json -").operands == ["--json", "-"])
  }

  @Test func `one dash is standard input, and a value too`() throws {
    let arguments = try arguments("duplicates --pairs - -")
    #expect(arguments.operands == ["-"])
    #expect(arguments.text(CommandOption("pairs", help: "")) == "-")
  }

  @Test func `a value may have an equals sign and be empty of dashes`() throws {
    let mapping = "given=first,family=last"
    #expect(try arguments("duplicates --columns=\(mapping) x").text(.columns) == mapping)
    #expect(try arguments("duplicates --columns \(mapping) x").text(.columns) == mapping)
  }

  @Test(
    "help is shown wherever it is asked for",
    arguments: [
      ("--help", nil), ("-h", nil), ("--help merge", "merge"), ("merge --help", "merge"),
      ("merge -h", "merge"), ("merge --nonsense --help", "merge"), ("undo x -h", "undo"),
    ] as [(String, String?)]
  )
  func help(line: String, name: String?) throws {
    guard case .help(let command) = try parse(line) else {
      Issue.record("no help: \(line)")
      return
    }
    #expect(command?.name == name)
  }

  @Test func `help after two dashes is a file`() throws {
    #expect(try arguments("merge -- --help").operands == ["--help"])
  }

  @Test(arguments: ["--version", "merge --version"])
  func `the version is shown`(line: String) throws {
    guard case .version = try parse(line) else {
      Issue.record("no version: \(line)")
      return
    }
  }

  @Test func `every command takes a book`() throws {
    for command in Command.all {
      let word =
        switch command.operands {
        case .word(_, let words): words[0]
        case .file: "x"
        case .names(_, let count, _):
          Array(repeating: "1", count: count.lowerBound)
            .joined(separator: " ")
        case .none, .files, .command: ""
        }
      let arguments = try arguments("\(command.name) \(word) --book b.sqlite")
      #expect(arguments.text(.book) == "b.sqlite", "\(command.name)")
    }
  }

  @Test(
    "what is wrong is told with what to do",
    arguments: [
      ("", "no command is given; see \"smartercontacts --help\""),
      ("dupliactes", "unknown command dupliactes; did you mean duplicates?"),
      ("xyz", "unknown command xyz; see \"smartercontacts --help\""),
      ("--treshold", "unknown option --treshold; see \"smartercontacts --help\""),
      (
        "--threshold=1 duplicates",
        "the command is missing before --threshold; see \"smartercontacts --help\""
      ),
      (
        "duplicates --treshold 1",
        "unknown option --treshold; did you mean --threshold?"
      ),
      ("duplicates -threshold 1", "unknown option -threshold; did you mean --threshold?"),
      ("duplicates --THRESHOLD=1", "unknown option --THRESHOLD; did you mean --threshold?"),
      ("duplicates --thres 1", "unknown option --thres; did you mean --threshold?"),
      (
        "duplicates --dry-run x",
        "duplicates has no option --dry-run; it belongs to merge"
      ),
      (
        "evaluate --output x",
        "evaluate has no option --output; it belongs to merge, standardize, remove and undo"
      ),
      ("undo -x", "unknown option -x; see \"smartercontacts undo --help\""),
      ("duplicates --threshold", "--threshold needs a value; write --threshold S"),
      ("duplicates --threshold --json", "--threshold needs a value; write --threshold S"),
      ("duplicates --json=yes", "--json takes no value; leave out \"=\""),
      (
        "duplicates --format xml",
        "--format: \"xml\" is not known; give table, json or csv"
      ),
      ("duplicates --format jsn", "--format: \"jsn\" is not known; did you mean json?"),
      ("duplicates --limit 0", "--limit: \"0\" does not fit; give a whole number, 1 or more"),
      ("duplicates --limit -3", "--limit: \"-3\" does not fit; give a whole number, 1 or more"),
      ("duplicates --limit ten", "--limit: \"ten\" does not fit; give a whole number, 1 or more"),
      (
        "review --port 65536",
        "--port: \"65536\" does not fit; give a whole number, from 1 to 65535"
      ),
      ("duplicates --pairs=", "--pairs: the name of the file is empty; give one"),
      ("duplicates - -", "standard input (-) can be read once; leave out the other -"),
      ("undo 1 x", "undo takes no argument \"x\"; see \"smartercontacts undo --help\""),
      ("completion", "completion needs an argument; give bash, zsh or fish"),
      ("completion bahs", "\"bahs\" is not known; did you mean bash?"),
      ("completion bash zsh", "completion takes one argument; leave out \"zsh\""),
      ("help merg", "unknown command merg; did you mean merge?"),
    ]
  )
  func messages(line: String, expected: String) {
    #expect(message(line) == expected)
  }
}

@Suite struct ValueKindTests {
  @Test(
    "these are one share",
    arguments: [
      ("0.9", 0.9), ("90%", 0.9), ("90 %", 0.9), (".9", 0.9), ("+0.9", 0.9), ("9e-1", 0.9),
      ("0", 0), ("1", 1), ("100%", 1), ("0%", 0), ("1.0", 1), ("99.9%", 0.999), ("-0", 0),
    ]
  )
  func shares(text: String, expected: Double) {
    #expect(ValueKind.share(text).map { abs($0 - expected) < 1e-12 } == true)
    #expect(ValueKind.share.problem(with: text) == nil)
  }

  @Test(
    "these are no shares",
    arguments: [
      "", "%", " ", "90", "1.01", "-0.1", "101%", "0,9", "nan", "inf", "0x1p-1", "0.9x", "90%%",
      "1e999", "--", "9 0%",
    ]
  )
  func noShares(text: String) throws {
    #expect(ValueKind.share(text) == nil)
    let problem = try #require(ValueKind.share.problem(with: text))
    #expect(problem.contains("from 0 to 1"))
  }

  @Test func `a share that was meant in per cent is pointed out`() {
    #expect(ValueKind.share.problem(with: "95")?.hasSuffix("did you mean 95%?") == true)
    #expect(ValueKind.share.problem(with: "101")?.contains("did you mean") == false)
  }
}
