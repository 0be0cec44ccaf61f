/// What was said on the command line after the command's name, checked against its options.
struct CommandArguments: Hashable, Sendable {
  /// The arguments that are no options.
  var operands: [String] = []
  private var texts: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Notes an option; the last of equal ones counts, where a command does not take all.
  mutating func set(_ option: CommandOption, to text: String? = nil) {
    if let text { texts[option.name, default: []].append(text) } else { flags.insert(option.name) }
  }

  /// Whether the option was given.
  func has(_ option: CommandOption) -> Bool {
    flags.contains(option.name) || texts[option.name] != nil
  }

  /// The option's value as written.
  func text(_ option: CommandOption) -> String? { texts[option.name]?.last }

  /// All values of the option as written, in their order.
  func texts(_ option: CommandOption) -> [String] { texts[option.name] ?? [] }

  /// The value of an option of the kind ``ValueKind/share``, in 0...1.
  func share(_ option: CommandOption) -> Double? { text(option).flatMap(ValueKind.share) }

  /// The value of an option of the kind ``ValueKind/count(_:)``.
  func count(_ option: CommandOption) -> Int? { text(option).flatMap { Int($0) } }

  /// All values of the option of the kind ``ValueKind/count(_:)``, in their order.
  func counts(_ option: CommandOption) -> [Int] { texts(option).compactMap { Int($0) } }
}
