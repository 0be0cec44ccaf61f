/// Swift code as a sequence of tokens without its comments, to look for words that stand together.
struct CodeTokens: Sendable {
  let tokens: [SwiftToken]

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens.filter { $0.kind != .comment }
  }

  /// The text of the token at `index`, or nothing where there is none or it is a literal.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index), tokens[index].kind != .string else { return "" }
    return tokens[index].text
  }

  /// Where the tokens `texts` follow each other.
  func indices(of texts: [String]) -> [Int] {
    guard let first = texts.first else { return [] }
    return tokens.indices.filter { start in
      tokens[start].text == first && texts.indices.allSatisfy { text(start + $0) == texts[$0] }
    }
  }

  /// The index of the brace that closes the one at `opening`, or the last index.
  func closingBrace(of opening: Int) -> Int {
    var depth = 0
    for index in tokens.indices[opening...] {
      switch text(index) {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count - 1
  }
}
