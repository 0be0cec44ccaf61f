/// Completion for bash 3.2 and later; needs nothing else.
enum BashCompletion {
  /// The script, which defines a function and registers it.
  static func script(for commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = opening
    lines += ["  case $option in", "    -*) case \"$command $option\" in"]
    for command in commands {
      for option in command.allOptions {
        guard let value = option.value else { continue }
        lines.append(
          "      '\(command.name) \(option.spelling)') \(action(value.kind)); return ;;"
        )
      }
    }
    lines += ["    esac ;;", "  esac", "  case $cur in", "    -*) case $command in"]
    for command in commands {
      let words = command.allOptions.map(\.spelling).joined(separator: " ")
      lines.append("      \(command.name)) _smartercontacts_words \(words.singleQuoted); return ;;")
    }
    lines += [
      "      *) _smartercontacts_words '--help --version'; return ;;", "    esac ;;", "  esac",
      "  case $command in",
    ]
    for command in commands {
      lines.append("    \(command.name)) \(action(command.operands, names: names)) ;;")
    }
    lines += [
      "    *) (( COMP_CWORD == 1 )) && _smartercontacts_words \(names.singleQuoted) ;;", "  esac",
      "}", "complete -F _smartercontacts smartercontacts",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .inputFile, .outputFile: "_smartercontacts_files"
    case .choice(let words):
      "_smartercontacts_words \(words.joined(separator: " ").singleQuoted)"
    case .text, .share, .count: ":"
    }
  }

  private static func action(_ operands: Command.Operands, names: String) -> String {
    switch operands {
    case .none, .names(_, _, offersFiles: false): ":"
    case .files, .file, .names(_, _, offersFiles: true): "_smartercontacts_files"
    case .word(_, let words):
      "_smartercontacts_words \(words.joined(separator: " ").singleQuoted)"
    case .command: "_smartercontacts_words \(names.singleQuoted)"
    }
  }

  // bash breaks words at "=" (COMP_WORDBREAKS), unless someone changed that: both are understood.
  private static let opening = [
    "# Completion of smartercontacts for bash.",
    "_smartercontacts_words() {",
    "  local word",
    "  while IFS= read -r word; do COMPREPLY+=(\"$before$word\"); done \\",
    "    < <(compgen -W \"$1\" -- \"$cur\")",
    "}",
    "_smartercontacts_files() {",
    "  local word",
    "  compopt -o filenames 2> /dev/null",
    "  while IFS= read -r word; do COMPREPLY+=(\"$before$word\"); done < <(compgen -f -- \"$cur\")",
    "}",
    "_smartercontacts() {",
    "  local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]}",
    "  local before= command= index",
    "  COMPREPLY=()",
    "  (( COMP_CWORD > 1 )) && command=${COMP_WORDS[1]}",
    "  if [[ $cur == = ]]; then",
    "    cur=",
    "  elif [[ $option == = ]]; then",
    "    option=${COMP_WORDS[COMP_CWORD-2]}",
    "  elif [[ $cur == --*=* ]]; then",
    "    option=${cur%%=*} before=${cur%%=*}= cur=${cur#*=}",
    "  fi",
    "  for (( index = 2; index < COMP_CWORD; index++ )); do",
    "    if [[ ${COMP_WORDS[index]} == -- ]]; then _smartercontacts_files; return; fi",
    "  done",
  ]
}
