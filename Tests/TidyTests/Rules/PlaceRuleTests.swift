import Testing

@Suite struct PlaceRuleTests {
  // Put together here, since this file is under the rule as well.
  private static let up = ".." + "/"

  @Test(
    "a path out of the project is found",
    arguments: [
      ("Scripts/a.sh", "cd \(up)\(up)data", 1), ("README.md", "[a](\(up)b)", 1),
      ("Documentation/a.md", "[a](\(up)README.md)", 0),
      ("Sources/A/a.swift", "\"\(up)\(up)README.md\"", 0),
      (".ci/run", "data=\(up)\(up)data", 0), ("Scripts/a.sh", "cd /data/books/mine", 1),
      ("Scripts/a.sh", "cd /usr/lib", 0), ("Sources/A/a.swift", "\"/data/pairs\"", 0),
      ("Scripts/a.sh", "echo a/b", 0),
    ]
  )
  func foreignPlaces(path: String, text: String, findings: Int) {
    let rule = PlaceRules.ownFolder { $0 == "/data/books" || $0 == "/usr/lib" }
    #expect(rule.messages([path: text]).count == findings)
  }

  @Test(
    "a link that leads nowhere is found",
    arguments: [
      ("[a](b.md)", 0), ("[a](b.md#the-head)", 0), ("[a](#own)", 0), ("[a](nosuch.md)", 1),
      ("[a](b.md#nosuch)", 1), ("[a](#nosuch)", 1), ("[a](https://example.org/b)", 0),
      ("[a](\(up)Package.swift)", 0), ("[a](\(up)Sources)", 0), ("[a](./b.md)", 0),
    ]
  )
  func links(text: String, findings: Int) {
    let texts = ["Documentation/a.md": "# Own\n\(text)", "Documentation/b.md": "# The head"]
    #expect(PlaceRules.links.messages(texts).count == findings)
  }
}
