/// A command: what it is called, what may follow, and what it does.
struct Command: Sendable {
  /// What may stand besides options.
  enum Operands: Hashable, Sendable {
    case none
    /// Files; the book where none is given.
    case files(isRequired: Bool)
    /// One file, or none where it is not required.
    case file(isRequired: Bool)
    /// Contacts or entries, so many; files as well where they are offered.
    case names(placeholder: String, ClosedRange<Int>, offersFiles: Bool = false)
    /// One of these words.
    case word(placeholder: String, [String])
    /// The name of a command, or nothing.
    case command

    /// As `--help` shows it, with a space before it.
    var usage: String {
      switch self {
      case .none: ""
      case .files(let isRequired): isRequired ? " FILE..." : " [FILE...]"
      case .file(let isRequired): isRequired ? " FILE" : " [FILE]"
      case .names(let placeholder, _, _): " \(placeholder)"
      case .word(let placeholder, _): " \(placeholder)"
      case .command: " [COMMAND]"
      }
    }
  }

  /// A use of the command that can be copied.
  struct Example: Hashable, Sendable {
    var purpose: String
    var line: String
  }

  var name: String
  /// What it does, in a phrase.
  var summary: String
  var operands: Operands
  /// Its own options, in the order of `--help`.
  var options: [CommandOption]
  /// Paragraphs for `--help`.
  var details: [String]
  var examples: [Example]
  /// Does it.
  var run: @Sendable (CommandArguments, Session) async throws -> ExitStatus

  /// Its own options and those that every command has; its own goes before one of that name.
  var allOptions: [CommandOption] {
    let names = options.map(\.name)
    return options + CommandOption.everywhere.filter { !names.contains($0.name) }
  }

  /// All commands, in the order of `--help`.
  static let all: [Command] = [
    review, importing, export, find, duplicates, merge, standardize, show, edit, remove, notSame,
    history, undo, forget, backup, restore, evaluate, help, completion,
  ]
}
