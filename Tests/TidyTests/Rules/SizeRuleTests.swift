import Testing

@Suite struct SizeRuleTests {
  @Test(arguments: [(400, 0), (401, 1)])
  func `a file may have 400 lines and not one more`(lines: Int, findings: Int) {
    let text = String(repeating: "a\n", count: lines)
    #expect(SizeRules.fileLength.messages(["a.swift": text]).count == findings)
  }

  @Test(arguments: [(60, []), (61, ["a.swift:1: f has 61 lines"])])
  func `a function may have 60 lines and not one more`(lines: Int, messages: [String]) {
    let text = "func f() {\n" + String(repeating: "  g()\n", count: lines - 2) + "}\n"
    #expect(SizeRules.functionLength.messages(["a.swift": text]) == messages)
  }
}
