/// What the whole command line asks for.
enum Invocation {
  case run(Command, CommandArguments)
  case help(Command?)
  case version

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: A failure with the status 2.
  init(parsing arguments: [String], commands: [Command]) throws(CommandFailure) {
    guard let first = arguments.first else {
      throw .usage("no command is given; \(seeHelp(of: nil))")
    }
    guard !first.hasPrefix("-") else {
      try self.init(leadingOption: first, rest: arguments.dropFirst(), commands: commands)
      return
    }
    let command = try commands.named(first)
    let rest = arguments.dropFirst()
    let wantsHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    guard !wantsHelp else {
      self = .help(command)
      return
    }
    var parser = ArgumentParser(command: command, commands: commands)
    let parsed = try parser.parse(Array(rest))
    let asksVersion = parsed.has(.version) && command.allOptions.contains(.version)
    self = asksVersion ? .version : .run(command, parsed)
  }

  private init(
    leadingOption option: String,
    rest: ArraySlice<String>,
    commands: [Command]
  ) throws(CommandFailure) {
    switch option {
    case "--help", "-h":
      self = .help(try rest.first.map { name throws(CommandFailure) in try commands.named(name) })
    case CommandOption.version.spelling:
      self = .version
    default:
      let name = option.prefix { $0 != "=" }
      let isKnown = commands.contains { $0.allOptions.contains { $0.spelling == name } }
      throw .usage(
        isKnown
          ? "the command is missing before \(name); \(seeHelp(of: nil))"
          : "unknown option \(name); \(seeHelp(of: nil))"
      )
    }
  }
}

extension [Command] {
  /// The command of that name.
  ///
  /// - Throws: A failure with the status 2 that names the nearest one.
  func named(_ name: String) throws(CommandFailure) -> Command {
    if let command = first(where: { $0.name == name }) { return command }
    let near = nearest(to: name, in: map(\.name))
    let advice = near.map { "did you mean \($0)?" } ?? seeHelp(of: nil)
    throw .usage("unknown command \(name); \(advice)")
  }
}

/// Where to read more, as the end of a message.
func seeHelp(of command: Command?) -> String {
  "see \"smartercontacts\(command.map { " " + $0.name } ?? "") --help\""
}
