import Testing

@Suite struct SafetyRuleTests {
  @Test(
    "a trap is found in code only",
    arguments: [
      ("try! f()", 1), ("a as! B", 1), ("fatalError(\"x\")", 1), ("@_exported import A", 1),
      ("try !f()", 0), ("// try! f()", 0), ("\"as! B\"", 0), ("try? f()", 0), ("a as? B", 0),
      ("preconditionFailure(\"x\")", 0),
    ]
  )
  func traps(text: String, findings: Int) {
    #expect(SafetyRules.traps.messages(["a.swift": text]).count == findings)
  }

  @Test(
    "an unchecked promise needs a proof beside it",
    arguments: [
      ("final class A: @unchecked Sendable {}", 1),
      ("// Fast.\nfinal class A: @unchecked Sendable {}", 1),
      ("// Safe: it never changes.\nfinal class A: @unchecked Sendable {}", 0),
      (
        "// Safe: it never changes,\n// as the lock holds.\nfinal class A: @unchecked Sendable {}",
        0
      ),
      ("final class A: @unchecked Sendable {\n  // Safe to send: a lock guards it.\n}", 0),
      ("// Safe.\n\n\n\n\n\nfinal class A: @unchecked Sendable {}", 1),
      ("nonisolated(unsafe) var a = 1", 1),
      ("nonisolated(unsafe) var a = 1  // safe: set once", 0),
    ]
  )
  func promises(text: String, findings: Int) {
    #expect(SafetyRules.provedPromises.messages(["a.swift": text]).count == findings)
  }

  @Test(
    "a singleton is found",
    arguments: [
      ("static let shared = A()", 1), ("public static var instance: A", 1),
      ("static let sharedPhone = 3", 0), ("let shared = a.shared(b)", 0),
    ]
  )
  func singletons(text: String, findings: Int) {
    #expect(SafetyRules.oneOfEach.messages(["a.swift": text]).count == findings)
    let queue = "Sources/ResponsiveWork/LastOutQueue/LastOutQueue.swift"
    #expect(SafetyRules.oneOfEach.messages([queue: text]).isEmpty)
  }
}
