/// What may stop the program, or promises what the compiler cannot hold.
enum SafetyRules {
  static let all = [traps, provedPromises, oneOfEach]

  static let traps = TidyRule("no code gives up where it could say what is wrong") { file in
    let code = file.code
    let phrases = [["try", "!"], ["as", "!"], ["fatalError", "("], ["@", "_exported"]]
    return phrases.flatMap { phrase in
      code.indices(of: phrase).filter { code.tokens[$0 + 1].isAttached }.map {
        (code.tokens[$0].line, "\(phrase.joined()) is not for us")
      }
    }
  }

  /// The proof is a comment in the declaration's first lines or right above it that says "safe".
  static let provedPromises = TidyRule(
    "a promise that the compiler cannot hold has its proof beside it"
  ) { file in
    let code = file.code
    let phrases = [["@", "unchecked"], ["nonisolated", "(", "unsafe", ")"]]
    let proofs = commentedLines(of: file)
    return phrases.flatMap { code.indices(of: $0) }.map { code.tokens[$0].line }
      .filter { line in !proofs.contains { (line - 4...line + 1).contains($0) } }
      .map { ($0, "say in a comment why this is safe") }
  }

  /// The last lines of the blocks of comment that say "safe", and each line that does.
  private static func commentedLines(of file: ProjectFile) -> [Int] {
    var lines: [Int] = []
    var blockSaysSafe = false
    var lastLine = 0
    for comment in file.tokens where comment.kind == .comment {
      if comment.line != lastLine + 1 { blockSaysSafe = false }
      lastLine = comment.line
      blockSaysSafe = blockSaysSafe || comment.text.lowercased().contains("safe")
      if blockSaysSafe { lines.append(comment.line) }
    }
    return lines
  }

  /// Where the one documented default queue stands.
  private static let defaultQueue = "Sources/ResponsiveWork/LastOutQueue"

  static let oneOfEach = TidyRule(
    "nothing is a singleton but the documented default queue",
    where: { !$0.path.hasPrefix(defaultQueue) },
    check: { file in
      let code = file.code
      let names: Set = ["instance", "shared", "sharedInstance", "singleton"]
      return code.tokens.indices.filter {
        ["static", "class"].contains(code.text($0)) && ["let", "var"].contains(code.text($0 + 1))
          && names.contains(code.text($0 + 2))
      }.map { (code.tokens[$0].line, "pass it in instead of sharing one") }
    }
  )
}
