/// A function, initializer, subscript or computed variable that has a body.
struct SwiftFunction {
  /// As it is written; the keyword where it has no name.
  let name: String
  /// The first line, from the keyword on, and the line of the closing brace, counted from 1.
  let lines: ClosedRange<Int>
  /// Where its body stands in the tokens, with the braces.
  let body: ClosedRange<Int>
  /// Whether `@Test` stands before it.
  let isTest: Bool

  private static let namedKeywords: Set<String> = ["func", "var"]
  private static let unnamedKeywords: Set<String> = ["init", "deinit", "subscript"]
  private static let nextDeclaration: Set<String> = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
    "init", "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  /// The functions in `code`, in its order, those within others after them.
  static func all(in code: CodeTokens) -> [SwiftFunction] {
    var functions: [SwiftFunction] = []
    var testFrom: Int?
    for index in code.tokens.indices {
      if code.text(index) == "@", code.text(index + 1) == "Test" { testFrom = index }
      let keyword = code.text(index)
      let isNamed = namedKeywords.contains(keyword)
      guard isNamed || unnamedKeywords.contains(keyword), code.text(index - 1) != ".",
        code.tokens[index].kind == .word, let opening = bodyStart(in: code, after: index)
      else { continue }
      let closing = code.closingBrace(of: opening)
      functions.append(
        SwiftFunction(
          name: isNamed ? code.text(index + 1) : keyword,
          lines: code.tokens[index]
            .line...max(
              code.tokens[index].line,
              code.tokens[closing].line
            ),
          body: opening...max(opening, closing),
          isTest: keyword == "func" && testFrom != nil
        )
      )
      if keyword == "func" { testFrom = nil }
    }
    return functions
  }

  /// Where the body of the declaration at `keyword` opens; nil where it has none.
  ///
  /// A protocol's requirement ends with the next declaration or the protocol, a stored variable
  /// with its value.
  private static func bodyStart(in code: CodeTokens, after keyword: Int) -> Int? {
    var depth = 0
    for index in code.tokens.indices[keyword...].dropFirst() {
      switch code.text(index) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return index
      case "}" where depth == 0: return nil
      case "=" where depth == 0 && code.text(keyword) == "var": return nil
      case let word where depth <= 0 && nextDeclaration.contains(word) && index > keyword + 1:
        return nil
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }
}
