import Testing

@Suite struct MarkdownLinkTests {
  @Test(
    "a link's target is found, outside of code",
    arguments: [
      ("[a](b.md) and ![c](d.svg \"title\")", ["b.md", "d.svg"]),
      ("`[a](b.md)` [c](d.md)", ["d.md"]),
      ("```\n[a](b.md)\n```\n[c](d.md)", ["d.md"]),
      ("[a]: b.md", ["b.md"]),
      ("<img src=\"a.svg\"><source srcset=\"b.svg\">", ["a.svg", "b.svg"]),
      ("no link", []),
    ]
  )
  func targets(text: String, targets: [String]) {
    #expect(MarkdownLink.all(in: text).map(\.target) == targets)
  }

  @Test func `a heading's anchor is made as code hosts make it`() {
    let text = "# The way, in short\ntext\n## `run` and X-Y\n```\n# none\n```"
    #expect(MarkdownLink.anchors(in: text) == ["the-way-in-short", "run-and-x-y"])
  }
}
