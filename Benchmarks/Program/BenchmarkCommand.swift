/// A subcommand of the program: one row in the table, one file for what it does.
struct BenchmarkCommand: Sendable {
  let name: String
  /// The arguments, for the usage.
  let synopsis: String
  /// What it does, in one line.
  let summary: String
  /// More, for the command's own help.
  let details: String
  /// Runs the command.
  let run: @Sendable (Arguments) throws(BenchmarkFailure) -> Void
}

/// Why a subcommand stopped.
enum BenchmarkFailure: Error, Hashable {
  /// The arguments cannot be used; the text says which and what is expected.
  case usage(String)
  /// A file could not be written.
  case output(path: String, reason: String)
  /// A figure missed its threshold.
  case threshold(String)
  /// Something is short, and the output says what.
  case short

  var message: String {
    switch self {
    case .usage(let text), .threshold(let text): text
    case .short: ""
    case .output(let path, let reason): "\(path): \(reason)"
    }
  }

  var exitStatus: Int32 {
    switch self {
    case .threshold, .short: 1
    case .usage: 2
    case .output: 4
    }
  }
}

/// All subcommands.
let benchmarkCommands: [BenchmarkCommand] = [
  generateCommand, linkageCommand, keysCommand, fitCommand, responsiveCommand, counterCommand,
  progressCommand, conformanceCommand, formatsCommand, phonesCommand, phonePlansCommand,
  findCommand,
]

/// Runs the subcommand that `arguments`, the program's name first, name; returns the exit status.
func runBenchmarks(_ arguments: [String]) -> Int32 {
  let words = Array(arguments.dropFirst())
  guard let name = words.first, name != "--help", name != "-h" else {
    writeText(usage, to: words.isEmpty ? .standardError : .standardOutput)
    return words.isEmpty ? 2 : 0
  }
  guard let command = benchmarkCommands.first(where: { $0.name == name }) else {
    writeText("Benchmarks: no command is called \(name).\n\n" + usage, to: .standardError)
    return 2
  }
  if words.contains("--help") {
    writeText(commandUsage(command), to: .standardOutput)
    return 0
  }
  do {
    try command.run(Arguments(words.dropFirst()))
    return 0
  } catch {
    if !error.message.isEmpty {
      writeText("Benchmarks \(name): \(error.message)\n", to: .standardError)
    }
    return error.exitStatus
  }
}

private var usage: String {
  "Usage: Benchmarks COMMAND [OPTIONS]\n\n"
    + benchmarkCommands.map { "  \($0.name)  \($0.summary)\n" }.joined()
    + "\nBenchmarks COMMAND --help shows a command's options.\n"
}

private func commandUsage(_ command: BenchmarkCommand) -> String {
  "Usage: Benchmarks \(command.name) \(command.synopsis)\n\n\(command.summary)\n\(command.details)\n"
}
