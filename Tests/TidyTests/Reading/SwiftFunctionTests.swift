import Testing

@Suite struct SwiftFunctionTests {
  private func functions(_ text: String) -> [SwiftFunction] {
    SwiftFunction.all(in: ProjectFile(path: "a.swift", text: text).code)
  }

  @Test(
    "a function reaches from its keyword to its brace",
    arguments: [
      ("func a() {\n}", ["a 1-2"]),
      ("func a(\n  b: Int\n) -> Int\n{\n  b\n}", ["a 1-6"]),
      ("struct S {\n  init() { if x { y } }\n  func b() {\n  }\n}", ["init 2-2", "b 3-4"]),
      ("var a: Int {\n  1\n}\nvar b = 2\nvar c: Int = f { 3 }", ["a 1-3"]),
      ("protocol P {\n  func a() -> Int\n  var b: Int { get }\n}", ["b 3-3"]),
      ("func a() { \"}\" }\n// func b() {\nfunc c() {}", ["a 1-1", "c 3-3"]),
      ("func a(f: () -> Void = { g() }) {\n}", ["a 1-2"]),
      ("subscript(i: Int) -> Int {\n i }\ndeinit { }", ["subscript 1-2", "deinit 3-3"]),
      ("x.init(a) { b }\nself.init()", []),
      ("func < (a: A, b: A) -> Bool {\n}", ["< 1-2"]),
      ("func outer() {\n  func inner() {\n  }\n}", ["outer 1-4", "inner 2-3"]),
    ]
  )
  func extents(text: String, expected: [String]) {
    let found = functions(text).map { "\($0.name) \($0.lines.lowerBound)-\($0.lines.upperBound)" }
    #expect(found == expected)
  }

  @Test func `the function behind @Test is a test, and no other`() {
    let found = functions("@Test(arguments: [{ 1 }]) func a() {}\nfunc b() {}")
    #expect(found.map(\.isTest) == [true, false])
  }
}
