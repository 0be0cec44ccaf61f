import Testing

@Suite struct EffectRuleTests {
  @Test(
    "only the command prints",
    arguments: [
      ("Sources/Engine/Merging/A.swift", "print(a)", 1),
      ("Benchmarks/SyntheticContacts/A.swift", "debugPrint(a)", 1),
      ("Tests/MergingTests/A.swift", "print(count)", 0),
      ("Sources/Engine/Merging/A.swift", "a.print(b)\nfunc print(_ a: A) {}", 0),
      ("Sources/Engine/Merging/A.swift", "// print(a)\n\"print(a)\"", 0),
      ("Sources/Interfaces/CommandLineInterface/A.swift", "print(a)", 0),
      ("Benchmarks/Program/A.swift", "print(a)", 0),
      ("Snippets/A.swift", "print(a)", 0),
    ]
  )
  func printing(path: String, text: String, findings: Int) {
    #expect(EffectRules.printing.messages([path: text]).count == findings)
  }

  @Test(
    "a stage has no effects",
    arguments: [
      ("Sources/Engine/Merging/A.swift", "let now = Date()", 1),
      ("Sources/Engine/RecordLinkage/A.swift", "SystemRandomNumberGenerator()", 1),
      ("Sources/Engine/Merging/A.swift", "let date = a.Date", 0),
      ("Sources/Engine/ContactEngine/A.swift", "let now = Date()", 0),
      ("Tests/MergingTests/A.swift", "FileManager.default", 0),
    ]
  )
  func stages(path: String, text: String, findings: Int) {
    #expect(EffectRules.pureStages.messages([path: text]).count == findings)
  }

  @Test(
    "a sleeping test is found",
    arguments: [
      ("try await Task.sleep(for: .seconds(1))", 1), ("Thread.sleep(forTimeInterval: 1)", 1),
      ("usleep(100)", 1), ("try await ContinuousClock().sleep(for: d)", 1), ("sleep(1)", 1),
      ("try await clock.sleep(for: d)", 0), ("func sleep(a: Int) {}", 0), ("// Task.sleep", 0),
    ]
  )
  func sleeping(text: String, findings: Int) {
    #expect(EffectRules.sleepingTests.messages(["Tests/A/A.swift": text]).count == findings)
    #expect(EffectRules.sleepingTests.messages(["Sources/A/A.swift": text]).isEmpty)
  }

  @Test(
    "SQL and HTML are found outside their places",
    arguments: [
      ("Sources/Engine/Merging/A.swift", "\"SELECT a FROM b\"", 1),
      ("Sources/Engine/ContactStore/A.swift", "\"SELECT a FROM b\"", 0),
      ("Sources/Interfaces/WebInterface/A.swift", "\"<div>\"", 1),
      ("Sources/Interfaces/WebInterface/Assets/a.html", "<div>", 0),
      ("Sources/Engine/Merging/A.swift", "// SELECT a FROM b", 0),
    ]
  )
  func languages(path: String, text: String, findings: Int) {
    #expect(EffectRules.foreignLanguages.messages([path: text]).count == findings)
  }
}
