import Testing

@Suite struct DesignRuleTests {
  @Test(
    "a package type or function without a doc comment is found",
    arguments: [
      ("package func a() {}", 1), ("package static func a() {}", 1), ("package struct A {}", 1),
      ("// A.\npackage struct A {}", 1), ("/// A.\n\npackage struct A {}", 1),
      ("/// A.\npackage struct A {}", 0), ("/// A.\n@inlinable\npackage func a() {}", 0),
      ("package import A\npackage let a: A\npackage init() {}", 0), ("func a() {}", 0),
      ("package static func < (a: A, b: A) -> Bool { true }", 0), ("package func", 1),
    ]
  )
  func documentation(text: String, findings: Int) {
    let rule = DesignRules.documentedPackageDeclarations
    #expect(rule.messages(["Sources/A/A.swift": text]).count == findings)
    #expect(rule.messages(["Tests/A/A.swift": text]).isEmpty)
  }

  @Test(
    "a protocol with less than two conformers is found",
    arguments: [
      ("protocol P {}", 1), ("protocol P {}\nstruct A: P {}", 1),
      ("protocol P {}\nstruct A: P {}\nextension B: Q, P where T: Q {}", 0),
      ("protocol P {}\nstruct A<T: P>: Q {}\nextension B where T: P {}", 1),
      ("protocol P {}\nenum A<T: Q>: P {}\nactor B: P {}", 0), ("struct A: P {}", 0),
    ]
  )
  func protocols(text: String, findings: Int) {
    let texts = ["Sources/A/A.swift": text]
    #expect(DesignRules.worthwhileProtocols.messages(texts).count == findings)
  }

  @Test(
    "a test that expects nothing is found",
    arguments: [
      ("@Test func a() { f() }", 1), ("@Test func a() { #expect(b) }", 0),
      ("@Test func a() throws { let b = try #require(c) }", 0),
      ("@Test func a() { law() }\nfunc law() { inner() }\nfunc inner() { #expect(b) }", 0),
      ("@Test func a() { law() }\nfunc law() { }", 1), ("func a() {}", 0),
      ("@Test func a() { // #expect(b)\n}", 1), ("@Test func a() { \"#expect(b)\" }", 1),
      ("@Test func a() throws { try b() }", 0), ("@Test func a() { try? b() }", 1),
    ]
  )
  func failingTests(text: String, findings: Int) {
    #expect(DesignRules.testsThatCanFail.messages(["Tests/A/A.swift": text]).count == findings)
  }

  @Test func `an expectation in another target's function is no help`() {
    let texts = [
      "Tests/A/A.swift": "@Test func a() { law() }", "Tests/B/A.swift": "func law() { #expect(b) }",
    ]
    #expect(
      DesignRules.testsThatCanFail.messages(texts) == ["Tests/A/A.swift:1: a expects nothing"]
    )
  }
}
