/// Reads the arguments of one command.
///
/// Options may stand before and after files; `--` ends them; `-` is a file.
struct ArgumentParser {
  private let command: Command
  private let commands: [Command]
  private var result = CommandArguments()

  init(command: Command, commands: [Command]) {
    self.command = command
    self.commands = commands
  }

  /// - Throws: A failure with the status 2.
  mutating func parse(_ arguments: [String]) throws(CommandFailure) -> CommandArguments {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        result.operands += arguments[index...]
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        result.operands.append(argument)
        continue
      }
      let next = index < arguments.count ? arguments[index] : nil
      if try take(argument, next: next) { index += 1 }
    }
    try checkOperands()
    return result
  }

  /// Takes an option; says whether it took `next` as its value.
  private mutating func take(
    _ argument: String,
    next: String?
  ) throws(CommandFailure) -> Bool {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.spelling == spelling }) else {
      throw unknown(spelling)
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let value = option.value else {
      guard attached == nil else { throw .usage("\(spelling) takes no value; leave out \"=\"") }
      result.set(option)
      return false
    }
    // `--threshold --explain` is a forgotten value, not the value "--explain".
    let isNextValue = next.map { !$0.hasPrefix("--") } ?? false
    guard let text = attached ?? (isNextValue ? next : nil) else {
      throw .usage("\(spelling) needs a value; write \(option.signature)")
    }
    if let problem = value.kind.problem(with: text) { throw .usage("\(spelling): \(problem)") }
    result.set(option, to: text)
    return attached == nil
  }

  private func unknown(_ spelling: String) -> CommandFailure {
    let word = String(spelling.drop { $0 == "-" })
    if let near = nearest(to: word, in: command.allOptions.map(\.name)) {
      return .usage("unknown option \(spelling); did you mean --\(near)?")
    }
    let owners = commands.filter { $0.options.contains { $0.spelling == spelling } }.map(\.name)
    guard owners.isEmpty else {
      return .usage("\(command.name) has no option \(spelling); it belongs to \(list(owners))")
    }
    return .usage("unknown option \(spelling); \(seeHelp(of: command))")
  }

  private func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private func checkOperands() throws(CommandFailure) {
    let operands = result.operands
    guard !operands.contains("") else {
      throw .usage("the name of a file is empty; \(seeHelp(of: command))")
    }
    switch command.operands {
    case .none:
      guard let first = operands.first else { return }
      throw .usage("\(command.name) takes no argument \"\(first)\"; \(seeHelp(of: command))")
    case .files:
      guard operands.count(where: { $0 == "-" }) <= 1 else {
        throw .usage("standard input (-) can be read once; leave out the other -")
      }
    case .file(let isRequired):
      guard try onlyOperand() != nil || !isRequired else {
        throw .usage("\(command.name) needs a file; \(seeHelp(of: command))")
      }
    case .names(let placeholder, let count, _):
      guard operands.count >= count.lowerBound else {
        throw .usage(
          "\(command.name) needs \(placeholder.replacing("...", with: "")); "
            + seeHelp(of: command)
        )
      }
      guard operands.count <= count.upperBound else {
        throw .usage(
          "\(command.name) takes no argument \"\(operands[count.upperBound])\"; "
            + seeHelp(of: command)
        )
      }
    case .word(_, let words):
      guard let word = try onlyOperand() else {
        throw .usage("\(command.name) needs an argument; give \(alternatives(words))")
      }
      if let problem = ValueKind.choice(words).problem(with: word) { throw .usage(problem) }
    case .command:
      if let name = try onlyOperand() { _ = try commands.named(name) }
    }
  }

  private func onlyOperand() throws(CommandFailure) -> String? {
    guard result.operands.count <= 1 else {
      throw .usage("\(command.name) takes one argument; leave out \"\(result.operands[1])\"")
    }
    return result.operands.first
  }
}
