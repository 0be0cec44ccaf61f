import Testing

@Suite struct SearchTableTests {
  /// What a line of the snippet tells: what happened, and to which text.
  struct Happening {
    var what: Substring
    var text: Substring
  }

  func happenings(_ lines: [Substring]) -> [Happening] {
    lines.compactMap { line in
      // "  1284 ms    stopped "n" at 12 %"
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 3, let words = line.firstRange(of: " ms ") else { return nil }
      let what = parts[0][words.upperBound...].split(separator: " ").first ?? ""
      return Happening(what: what, text: parts[1])
    }
  }

  @Test func `queued searches never run, running ones stop early, the newest alone is shown`()
    async throws
  {
    let result = try await SnippetProcess.run("SearchTable")
    #expect(result.status == 0, "\(result.errors)")
    var typed: Substring = ""
    var running: Substring?
    var counts: [Substring: Int] = [:]
    for happening in happenings(result.lines) {
      counts[happening.what, default: 0] += 1
      switch happening.what {
      case "types": typed = happening.text
      case "searching":
        #expect(running == nil, "\(happening.text) is searched for beside \(running ?? "")")
        running = happening.text
      case "stopped", "searched":
        #expect(running == happening.text)
        running = nil
      case "shows": #expect(happening.text == typed, "rows of an older text are shown")
      default: Issue.record("\(happening) is unknown")
      }
    }
    #expect(running == nil)
    let started = counts["searching", default: 0]
    let typedTexts = counts["types", default: 0] - 2
    #expect(started < typedTexts, "each text was searched for")
    #expect(counts["stopped", default: 0] > 0)
    #expect(counts["searched", default: 0] >= 3)
    let summary = """
      \(typedTexts + 2) keystrokes, \(typedTexts) texts: \(typedTexts - started) were never searched \
      for, \(counts["stopped", default: 0]) searches stopped early, \
      \(counts["searched", default: 0]) ran to their end, 1 at once at most
      """
    #expect(result.lines.contains { $0.hasSuffix(summary) }, "no line says: \(summary)")
  }
}
