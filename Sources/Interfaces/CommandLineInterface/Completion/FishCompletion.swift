/// Completion for fish 3 and later.
enum FishCompletion {
  /// The script, for a file in `~/.config/fish/completions`.
  static func script(for commands: [Command]) -> String {
    let start = "complete -c smartercontacts"
    var lines = [
      "# Completion of smartercontacts for fish.",
      "\(start) -f",
      "\(start) -n __fish_use_subcommand -s h -l help -d \(quoted(CommandOption.help.phrase))",
      "\(start) -n __fish_use_subcommand -l version -d \(quoted(CommandOption.version.phrase))",
    ]
    for command in commands {
      lines.append(
        "\(start) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
      )
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let value = option.value.map { " " + arguments(of: $0.kind) } ?? ""
        lines.append(
          "\(start) \(condition) -l \(option.name) -d \(quoted(option.phrase))\(value)"
        )
      }
      switch command.operands {
      case .none, .names(_, _, offersFiles: false): break
      case .files, .file, .names(_, _, offersFiles: true): lines.append("\(start) \(condition) -F")
      case .word(_, let words):
        lines.append("\(start) \(condition) -a \(quoted(words.joined(separator: " ")))")
      case .command:
        let names = commands.map(\.name).joined(separator: " ")
        lines.append("\(start) \(condition) -a \(quoted(names))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(of kind: ValueKind) -> String {
    switch kind {
    case .inputFile, .outputFile: "-r -F"
    case .choice(let words): "-x -a \(quoted(words.joined(separator: " ")))"
    case .text, .share, .count: "-x"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.reduce(into: "'") { result, character in
      if "'\\".contains(character) { result.append("\\") }
      result.append(character)
    } + "'"
  }
}
