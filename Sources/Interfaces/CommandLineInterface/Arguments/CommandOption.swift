/// An option of a command.
///
/// Parsing, `--help` and completion are all made from this, so that they cannot disagree.
struct CommandOption: Hashable, Sendable {
  /// What stands after an option.
  struct Value: Hashable, Sendable {
    /// What `--help` calls it, as in `FILE`.
    var placeholder: String
    /// What it may be.
    var kind: ValueKind
  }

  /// The name without dashes, as in `threshold`.
  var name: String
  /// Its value; `nil` for an option that stands alone.
  var value: Value?
  /// What it does, in a phrase for `--help`.
  var help: String

  /// An option that stands alone.
  init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }

  /// An option with a value.
  init(_ name: String, _ placeholder: String, _ kind: ValueKind, help: String) {
    self.name = name
    value = Value(placeholder: placeholder, kind: kind)
    self.help = help
  }

  /// As it is written on the command line.
  var spelling: String { "--" + name }

  /// As `--help` shows it.
  var signature: String { value.map { "\(spelling) \($0.placeholder)" } ?? spelling }
}

extension CommandOption {
  static let help = CommandOption("help", help: "shows this text")
  static let version = CommandOption("version", help: "shows the version")
  static let book = CommandOption(
    "book",
    "PATH",
    .outputFile,
    help: "the book that is worked on; without it, that of this user"
  )

  /// The options that every command has.
  static let everywhere: [CommandOption] = [book, help, version]

  static let columns = CommandOption(
    "columns",
    "MAPPING",
    .text,
    help: """
      what the columns of a CSV file hold: field=column,..., with + between columns that repeat a \
      field, & between columns to be joined, and : before the column that holds the type, as in \
      given=first_name,phone=tel1:type1+tel2; without it, known headers are recognized
      """
  )
  static let probability = CommandOption(
    "probability",
    "P",
    .share,
    help: "least probability of being one person at which contacts are put together (0...1 or %)"
  )
  static let threshold = CommandOption(
    "threshold",
    "S",
    .share,
    help: "leaves out what is less alike than S (0...1, or 0% to 100%)"
  )
  static let json = CommandOption("json", help: "prints JSON, for programs")
}
