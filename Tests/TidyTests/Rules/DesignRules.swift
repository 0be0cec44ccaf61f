/// What a reader may rely on in every declaration and every test.
enum DesignRules {
  static let all = [documentedPackageDeclarations, worthwhileProtocols, testsThatCanFail]

  /// swift-format asks the same of all public declarations.
  ///
  /// A property's name and type may say all there is to say, and so may an initializer's parameters.
  static let documentedPackageDeclarations = TidyRule(
    "a package type or function says what it is",
    where: { $0.path.hasPrefix("Sources/") },
    check: { file in
      let code = file.code
      let lines = file.lines
      return code.tokens.indices.filter { index in
        guard code.text(index) == "package", declares(code, from: index + 1) else { return false }
        var line = code.tokens[index].line - 1
        while line > 0, startsWithAttribute(lines[line - 1]) { line -= 1 }
        return line == 0 || !isComment(lines[line - 1])
      }.map { (code.tokens[$0].line, "write a doc comment") }
    }
  )

  /// Whether a type or a function with a name follows: not an import, a property, an initializer or
  /// an operator.
  private static func declares(_ code: CodeTokens, from index: Int) -> Bool {
    let modifiers: Set = [
      "(", ")", "async", "final", "indirect", "lazy", "mutating", "nonisolated", "nonmutating",
      "set", "static", "unsafe", "weak",
    ]
    let keywords: Set = [
      "actor", "class", "enum", "func", "protocol", "struct", "subscript", "typealias",
    ]
    var index = index
    while modifiers.contains(code.text(index)) { index += 1 }
    let isOperator =
      code.text(index) == "func" && code.tokens.dropFirst(index + 1).first?.kind == .symbol
    return keywords.contains(code.text(index)) && !isOperator
  }

  private static func startsWithAttribute(_ line: Substring) -> Bool {
    line.first { $0 != " " } == "@"
  }

  private static func isComment(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("///") || text.hasSuffix("*/")
  }

  static let worthwhileProtocols = TidyRule(name: "a protocol has more than one conformer") {
    project in
    let codes = project.swiftFiles.map { ($0, $0.code) }
    var conformers: [String: Int] = [:]
    for (_, code) in codes {
      for name in inherited(in: code) { conformers[name, default: 0] += 1 }
    }
    return codes.flatMap { file, code in
      code.tokens.indices.compactMap { index in
        let name = code.text(index + 1)
        guard code.text(index) == "protocol", file.path.hasPrefix("Sources/"),
          conformers[name, default: 0] < 2
        else { return nil }
        let message = "\(name) has \(conformers[name, default: 0]) conformers: a type will do"
        return Finding(path: file.path, line: code.tokens[index].line, message: message)
      }
    }
  }

  /// The names behind the colons of types and extensions, without those of constraints.
  private static func inherited(in code: CodeTokens) -> [String] {
    let keywords: Set = ["actor", "class", "enum", "extension", "struct"]
    return code.tokens.indices.filter { keywords.contains(code.text($0)) }.flatMap { start in
      var depth = 0
      let head = code.tokens[start...].prefix { !["{", "where"].contains($0.text) }.filter {
        token in
        if token.text == "<" { depth += 1 }
        if token.text == ">" { depth -= 1 }
        return depth == 0 && token.text != ">"
      }
      return head.drop { $0.text != ":" }.filter { $0.kind == .word }.map(\.text)
    }
  }

  /// A test fails by an expectation, or by a call that throws: of its own, or of a function of its
  /// target that it calls.
  static let testsThatCanFail = TidyRule(name: "a test can fail") { project in
    let tests = project.swiftFiles.filter { $0.path.hasPrefix("Tests/") }
    return Dictionary(grouping: tests) { $0.target ?? "" }.values.flatMap(testsThatCannotFail)
  }

  private static func testsThatCannotFail(in files: [ProjectFile]) -> [Finding] {
    let functions = files.flatMap { file in
      SwiftFunction.all(in: file.code).map {
        (file: file, function: $0, words: words(of: $0, in: file))
      }
    }
    var failing: Set = ["expect", "require", "record", "confirmation", "try"]
    var count = 0
    while failing.count != count {
      count = failing.count
      for (_, function, words) in functions
      where !function.isTest && !words.isDisjoint(with: failing) {
        failing.insert(function.name)
      }
    }
    return functions.filter { $0.function.isTest && $0.words.isDisjoint(with: failing) }.map {
      let message = "\($0.function.name) expects nothing"
      return Finding(path: $0.file.path, line: $0.function.lines.lowerBound, message: message)
    }
  }

  /// The words of a function's body; of `try`, only those that let an error through.
  private static func words(of function: SwiftFunction, in file: ProjectFile) -> Set<String> {
    let code = file.code
    return Set(
      function.body.filter { code.text($0) != "try" || code.text($0 + 1) != "?" }.map(code.text)
    )
  }
}
