/// What was said on the command line after the command's name, checked against its options.
struct CommandArguments: Hashable, Sendable {
  /// The arguments that are no options.
  var operands: [String] = []
  private var texts: [String: String] = [:]
  private var flags: Set<String> = []

  /// Notes an option; the last of equal ones counts.
  mutating func set(_ option: CommandOption, to text: String? = nil) {
    if let text { texts[option.name] = text } else { flags.insert(option.name) }
  }

  /// Whether the option was given.
  func has(_ option: CommandOption) -> Bool {
    flags.contains(option.name) || texts[option.name] != nil
  }

  /// The option's value as written.
  func text(_ option: CommandOption) -> String? { texts[option.name] }

  /// The value of an option of the kind ``ValueKind/share``, in 0...1.
  func share(_ option: CommandOption) -> Double? { texts[option.name].flatMap(ValueKind.share) }

  /// The value of an option of the kind ``ValueKind/count(_:)``.
  func count(_ option: CommandOption) -> Int? { texts[option.name].flatMap { Int($0) } }
}
