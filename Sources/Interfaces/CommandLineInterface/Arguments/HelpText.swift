/// What `--help` prints, made from the tables of commands and options.
enum HelpText {
  /// The widest line, in columns.
  static let width = 80

  /// The text about one command.
  static func text(of command: Command) -> String {
    var lines = wrapped("smartercontacts \(command.name): \(command.summary)", indent: 0)
    lines += ["", "Usage: smartercontacts \(command.name)\(command.operands.usage) [OPTIONS]"]
    for paragraph in command.details {
      lines.append("")
      lines += wrapped(paragraph, indent: 0)
    }
    lines += ["", "Options:"]
    for option in command.allOptions {
      lines += entry(option.signature, option.fullHelp)
    }
    lines += ["", command.examples.count == 1 ? "Example:" : "Examples:"]
    for example in command.examples {
      lines += wrapped("# " + example.purpose, indent: 2)
      lines += copyable(example.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text about all commands.
  static func overview(of commands: [Command]) -> String {
    var lines = wrapped(
      """
      smartercontacts finds near-copies in contact books, shows how alike each contact is to its \
      closest other, and merges them without losing a byte. Nothing leaves this computer.
      """,
      indent: 0
    )
    lines += ["", "Usage: smartercontacts COMMAND [FILE...] [OPTIONS]", "", "Commands:"]
    for command in commands { lines += entry(command.name, command.summary) }
    lines += ["", "Options:"]
    for option in [CommandOption.help, .version] { lines += entry(option.signature, option.help) }
    lines += [""]
    lines += wrapped(
      """
      Exit status: 0 done; 1 nothing found where that matters; 2 wrong usage; 3 nothing readable \
      in the input, or no book; 4 output could not be written; 130 interrupted.
      """,
      indent: 0
    )
    lines += [
      "", "Example:", "  smartercontacts duplicates --threshold 90% contacts.vcf", "",
      "More: smartercontacts COMMAND --help",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name on the left and its explanation in a column on the right.
  private static func entry(_ name: String, _ explanation: String) -> [String] {
    let column = 22
    var lines = wrapped(explanation, indent: column)
    let head = "  " + name
    if head.count + 2 <= column, let first = lines.first {
      lines[0] = head + first.dropFirst(head.count)
    } else {
      lines.insert(head, at: 0)
    }
    return lines
  }

  /// A command line, broken so that a shell takes it as it stands.
  private static func copyable(_ line: String) -> [String] {
    let lines = wrapped(line, indent: 2, width: width - 2)
    return lines.enumerated().map { index, text in
      (index > 0 ? "  " : "") + text + (index < lines.count - 1 ? " \\" : "")
    }
  }

  /// Breaks `text` between words.
  static func wrapped(_ text: String, indent: Int, width: Int = width) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
      }
      if line.count > indent { line += " " }
      line += word
    }
    if line.count > indent { lines.append(line) }
    return lines
  }
}

extension CommandOption {
  /// The help with the words that may be chosen.
  fileprivate var fullHelp: String {
    guard case .choice(let words) = value?.kind else { return help }
    return "\(help): \(alternatives(words))"
  }
}
