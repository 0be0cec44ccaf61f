/// Effects stand at the edge: what computes neither prints, waits, nor asks the machine.
enum EffectRules {
  static let all = [printing, pureStages, sleepingTests, foreignLanguages]

  static let printing = TidyRule(
    "only the command prints",
    where: {
      ["Sources/", "Benchmarks/"].contains(where: $0.path.hasPrefix)
        && !["CommandLineInterface", "smartercontacts", "Program"].contains($0.target)
    },
    check: { file in
      let code = file.code
      return ["print", "debugPrint", "dump"].flatMap { code.indices(of: [$0, "("]) }
        .filter { ![".", "func"].contains(code.text($0 - 1)) }
        .map { (code.tokens[$0].line, "give the text back; the command prints it") }
    }
  )

  /// Values in, values out: the stages up to `Merging`.
  static let stages: Set<Substring> = [
    "ClericalReview", "ContactFormats", "ContactModel", "ContactSearch", "Merging",
    "RecordLinkage", "Standardization",
  ]

  static let pureStages = TidyRule(
    "a stage asks neither files, clocks, chance nor the environment",
    where: { $0.path.hasPrefix("Sources/") && stages.contains($0.target ?? "") },
    check: { file in
      let code = file.code
      let effects: Set = [
        "ContinuousClock", "Date", "FileHandle", "FileManager", "ProcessInfo", "SuspendingClock",
        "SystemRandomNumberGenerator", "clock_gettime", "fopen", "getenv", "gettimeofday",
        "opendir", "socket",
      ]
      return code.tokens.indices.filter {
        effects.contains(code.text($0)) && code.text($0 - 1) != "."
      }.map {
        (code.tokens[$0].line, "\(code.text($0)) is an effect: take what it gives as a value")
      }
    }
  )

  static let sleepingTests = TidyRule(
    "nobody sleeps in a test",
    // The usual ways that articles show are compiled there, and never run.
    where: { $0.path.hasPrefix("Tests/") && !$0.path.contains("/Articles/") },
    check: { file in
      let code = file.code
      let owners = ["Task", "Thread", "ContinuousClock", "SuspendingClock"]
      let ofOwner = owners.flatMap { owner in
        code.indices(of: [owner, ".", "sleep"])
          + code.indices(of: [owner, "(", ")", ".", "sleep"])
      }
      let ofLibc = ["nanosleep", "sleep", "usleep"].flatMap { code.indices(of: [$0, "("]) }
        .filter { ![".", "func"].contains(code.text($0 - 1)) }
      return (ofOwner + ofLibc).map { (code.tokens[$0].line, "move a manual clock instead") }
    }
  )

  static let foreignLanguages = TidyRule(
    "SQL stands in the store, and HTML in the page's files",
    where: { $0.path.hasPrefix("Sources/") },
    check: { file in
      let isStore = file.target == "ContactStore"
      let sql = ["SELECT ", "INSERT INTO ", "DELETE FROM ", "CREATE TABLE ", "CREATE INDEX "]
      let html = ["<html", "<body", "<div", "<span", "<script", "<table"]
      let banned = (isStore ? [] : sql) + html
      return file.tokens.compactMap { token in
        guard token.kind == .string else { return nil }
        return banned.first(where: token.text.contains).map {
          (token.line, "\($0)… belongs into another place")
        }
      }
    }
  )
}
