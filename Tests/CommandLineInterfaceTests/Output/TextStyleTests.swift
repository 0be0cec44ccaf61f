import Testing

@testable import CommandLineInterface

@Suite struct TextStyleTests {
  @Test(
    "there is color only where a person's terminal has it and it is wanted",
    arguments: [
      (true, nil, "xterm-256color", true), (true, "", "xterm", true), (true, "1", "xterm", false),
      (true, nil, "dumb", false), (true, nil, "", false), (true, nil, nil, false),
      (false, nil, "xterm", false),
    ] as [(Bool, String?, String?, Bool)]
  )
  func color(isTerminal: Bool, noColor: String?, terminal: String?, expected: Bool) {
    let style = TextStyle(
      isTerminal: isTerminal,
      columns: 100,
      noColor: noColor,
      terminal: terminal
    )
    #expect(style.hasColor == expected)
    #expect(style.width == (isTerminal ? 100 : nil))
    #expect(style.paint("x", .red) == (expected ? "\u{1B}[31mx\u{1B}[0m" : "x"))
    #expect(style.paint("x", .none) == "x")
  }

  @Test func `a terminal that does not know its width has 80 columns`() {
    let style = TextStyle(isTerminal: true, columns: nil, noColor: nil, terminal: "vt100")
    #expect(style.width == 80)
  }
}
