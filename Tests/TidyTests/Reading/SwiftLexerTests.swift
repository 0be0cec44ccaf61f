import Testing

@Suite struct SwiftLexerTests {
  private func texts(_ text: String, _ kind: SwiftToken.Kind) -> [String] {
    SwiftLexer.tokens(of: text).filter { $0.kind == kind }.map(\.text)
  }

  @Test(
    "only code gives words",
    arguments: [
      (#"let a = "b c""#, ["let", "a"]),
      (#"f("x\(y("z"))w").g"#, ["f", "y", "g"]),
      (##"f(#"\(no) " \#(yes)"#)"##, ["f", "yes"]),
      ("a // b\nc", ["a", "c"]),
      ("a /* b /* c */ d */ e", ["a", "e"]),
      ("\"\"\"\n a \"quoted\" \\(b)\n\"\"\" c", ["b", "c"]),
      (#"x = /a"b/ ; y"#, ["x", "y"]),
      (##"x = #/a"b/c/# ; y"##, ["x", "y"]),
      ("a / b / c", ["a", "b", "c"]),
      ("a/b/c", ["a", "b", "c"]),
      (#""a\"b" c"#, ["c"]),
      ("let `class` = 1_000", ["let", "`class`", "1_000"]),
      ("func `a b`() {}", ["func", "`a b`"]),
      ("größe = é", ["größe", "é"]),
      ("#expect(a)", ["expect", "a"]),
    ]
  )
  func words(text: String, words: [String]) {
    #expect(texts(text, .word) == words)
  }

  @Test(
    "a literal's text is what stands between its quotes",
    arguments: [
      (#""a" + "b""#, ["a", "b"]),
      (#""a\(b)c""#, ["a", "c"]),
      (##"#"a"b"#"##, ["a\"b"]),
      (#""""#, [""]),
      (#""a \" b""#, [#"a \" b"#]),
    ]
  )
  func strings(text: String, strings: [String]) {
    #expect(texts(text, .string) == strings)
  }

  @Test func `a token knows its line`() {
    let text = "a\n/* b\n */ c\n\"\"\"\nd\n\"\"\" e // f\ng"
    let lines = SwiftLexer.tokens(of: text).map(\.line)
    #expect(lines == [1, 2, 3, 4, 6, 6, 7])
  }

  @Test(
    "a text that ends too early is read to its end",
    arguments: [#""a"#, #""a\("#, #""a\(b"#, "/* a", "#\"a", "\"\"\"a", "`a", "x = /a", "\"\\", ""]
  )
  func truncated(text: String) {
    #expect(SwiftLexer.tokens(of: text).count <= text.count + 1)
  }

  @Test func `what follows without a space is attached`() {
    let tokens = SwiftLexer.tokens(of: "try! a as ! b")
    #expect(tokens.map(\.isAttached) == [false, true, false, false, false, false])
  }
}
