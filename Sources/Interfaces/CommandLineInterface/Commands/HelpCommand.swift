extension Command {
  static let help = Command(
    name: "help",
    summary: "shows what there is, or how to use one command",
    operands: .command,
    options: [],
    details: [],
    examples: [
      Example(purpose: "how to merge", line: "smartercontacts help merge")
    ],
    run: { arguments, session in
      let command = try arguments.operands.first.map { try all.named($0) }
      try session.print(command.map(HelpText.text) ?? HelpText.overview(of: all))
      return .done
    }
  )
}
