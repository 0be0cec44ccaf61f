/// Completion for zsh, by its own `_arguments`.
enum ZshCompletion {
  /// The script, for a file named `_smartercontacts` in a folder of `$fpath`, or to be sourced.
  static func script(for commands: [Command]) -> String {
    var lines = [
      "#compdef smartercontacts",
      "# Completion of smartercontacts for zsh.",
      "_smartercontacts() {",
      "  local context state state_descr line",
      "  typeset -A opt_args",
      "  _arguments -C \\",
      "    '(- *)'{-h,--help}'[\(escaped(CommandOption.help.phrase))]' \\",
      "    '(- *)--version[\(escaped(CommandOption.version.phrase))]' \\",
      "    '1:command:->command' '*::argument:->argument' && return",
      "  case $state in",
      "    command)",
      "      local -a commands",
      "      commands=(",
    ]
    for command in commands {
      lines.append("        \("\(command.name):\(command.summary)".singleQuoted)")
    }
    lines += [
      "      )", "      _describe command commands ;;", "    argument)", "      case $words[1] in",
    ]
    for command in commands {
      lines.append("        \(command.name)) _arguments \\")
      lines += command.allOptions.map { "          \(argument($0).singleQuoted) \\" }
      lines.append("          \(argument(command.operands, commands).singleQuoted) ;;")
    }
    lines += [
      "      esac ;;", "  esac", "}",
      "if [[ $funcstack[1] == _smartercontacts ]]; then",
      "  _smartercontacts \"$@\"",
      "else",
      "  compdef _smartercontacts smartercontacts",
      "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func argument(_ option: CommandOption) -> String {
    let phrase = escaped(option.phrase)
    guard let value = option.value else { return "\(option.spelling)[\(phrase)]" }
    return "\(option.spelling)=[\(phrase)]:\(value.placeholder):\(action(value.kind))"
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .inputFile, .outputFile: "_files"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .text, .share, .count: " "
    }
  }

  private static func argument(_ operands: Command.Operands, _ commands: [Command]) -> String {
    switch operands {
    case .none, .names(_, _, offersFiles: false): "*: : "
    case .files, .names(_, _, offersFiles: true): "*:file:_files"
    case .file: "1:file:_files"
    case .word(let placeholder, let words): "1:\(placeholder):(\(words.joined(separator: " ")))"
    case .command: "1:command:(\(commands.map(\.name).joined(separator: " ")))"
    }
  }

  /// For the text between brackets.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
