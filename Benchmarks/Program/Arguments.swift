/// The options and operands of a subcommand: `--name value`, the rest operands.
struct Arguments: Sendable {
  private var options: [(name: String, value: String)] = []
  private(set) var operands: [String] = []

  /// Reads `words`.
  ///
  /// - Throws: ``BenchmarkFailure/usage(_:)`` where an option has no value.
  init(_ words: ArraySlice<String>) throws(BenchmarkFailure) {
    var rest = words
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        operands.append(word)
        continue
      }
      guard let value = rest.popFirst() else {
        throw .usage("\(word) needs a value")
      }
      options.append((String(word.dropFirst(2)), value))
    }
  }

  /// The last value of an option; nil where it is not given.
  func text(_ name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// The option as a `Value`, or `standard` where it is not given.
  ///
  /// - Throws: ``BenchmarkFailure/usage(_:)`` where the text is no such value.
  func value<Value: LosslessStringConvertible>(
    _ name: String,
    default standard: Value
  ) throws(BenchmarkFailure) -> Value {
    guard let text = text(name) else { return standard }
    guard let value = Value(text) else { throw .usage("--\(name) cannot be \(text)") }
    return value
  }

  /// The option as one of the names of a `Choice`, or `standard` where it is not given.
  ///
  /// - Throws: ``BenchmarkFailure/usage(_:)`` where the text is none of the names.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String,
    default standard: Choice
  ) throws(BenchmarkFailure) -> Choice where Choice.RawValue == String {
    guard let text = text(name) else { return standard }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--\(name) is one of \(names)")
    }
    return choice
  }

  /// Fails where an option is given that the command does not know.
  ///
  /// - Throws: ``BenchmarkFailure/usage(_:)`` with the unknown option.
  func allow(_ names: [String]) throws(BenchmarkFailure) {
    for option in options where !names.contains(option.name) {
      throw .usage("there is no option --\(option.name)")
    }
  }
}
