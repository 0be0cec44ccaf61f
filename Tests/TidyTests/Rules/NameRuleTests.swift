import Testing

@Suite struct NameRuleTests {
  @Test(
    "a name splits into its words",
    arguments: [
      ("HTTPTransport", ["http", "transport"]),
      ("http_transport", ["http", "transport"]),
      ("JaroWinkler", ["jaro", "winkler"]),
      ("Contact+CSV", ["contact", "csv"]),
      ("scoreX2", ["score", "x"]),
      ("", []),
    ]
  )
  func splits(name: String, words: [String]) {
    #expect(NameRules.words(of: name) == words)
  }

  @Test(
    "a place that says nothing is found",
    arguments: [
      "Sources/ContactCore/A.swift", "Sources/Engine/Merging/Utils/A.swift",
      "Sources/Engine/Merging/StringUtils.swift", "Tests/A/TestHelper.swift",
      "Sources/Shared/A.swift", "Benchmarks/Common/A.swift", "Sources/A/String+Misc.swift",
    ]
  )
  func emptyPlaces(path: String) {
    #expect(NameRules.places.messages([path: ""]).count == 1)
  }

  @Test(
    "a place that says something passes",
    arguments: [
      "Sources/Engine/RecordLinkage/SharedPhone.swift", "Sources/A/Score.swift",
      "Sources/A/Encore.swift", "Documentation/Utils.md",
    ]
  )
  func goodPlaces(path: String) {
    #expect(NameRules.places.messages([path: ""]).isEmpty)
  }

  @Test(
    "a type that says nothing is found, one that says something passes",
    arguments: [
      ("struct StringHelper {}", 1), ("actor BookManager {}", 1), ("enum MatchingCore {}", 1),
      ("struct SharedPhone {}", 0), ("struct A {}\n// class Manager {}", 0),
    ]
  )
  func types(text: String, findings: Int) {
    #expect(NameRules.types.messages(["Sources/A/A.swift": text]).count == findings)
  }
}
