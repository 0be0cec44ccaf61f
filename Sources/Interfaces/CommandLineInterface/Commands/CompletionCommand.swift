/// The shells that completion is made for.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that teaches the shell the commands and their options.
  func script(for commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletion.script(for: commands)
    case .zsh: ZshCompletion.script(for: commands)
    case .fish: FishCompletion.script(for: commands)
    }
  }
}

extension Command {
  static let completion = Command(
    name: "completion",
    summary: "prints a script that completes commands, options and values in a shell",
    operands: .word(placeholder: "SHELL", CompletionShell.allCases.map(\.rawValue)),
    options: [],
    details: ["SHELL is bash, zsh or fish."],
    examples: [
      Example(
        purpose: "bash, for this user",
        line: """
          smartercontacts completion bash \
          > ~/.local/share/bash-completion/completions/smartercontacts
          """
      ),
      Example(
        purpose: "zsh, in a folder that is in $fpath",
        line: "smartercontacts completion zsh > ~/.zfunc/_smartercontacts"
      ),
      Example(
        purpose: "fish",
        line: "smartercontacts completion fish > ~/.config/fish/completions/smartercontacts.fish"
      ),
    ],
    run: { arguments, session in
      let shell = arguments.operands.first.flatMap(CompletionShell.init)
      guard let shell else { throw CommandFailure.usage("completion needs the name of a shell") }
      try session.print(shell.script(for: all))
      return .done
    }
  )
}
