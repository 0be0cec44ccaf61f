/// Names that tell a reader what a thing is.
enum NameRules {
  /// Words that say nothing wherever they stand in a name.
  static let emptyWords: Set<String> = [
    "helper", "helpers", "manager", "managers", "misc", "util", "utilities", "utility", "utils",
  ]

  /// Words that say nothing when a name ends with them; `SharedPhone` says something.
  static let emptyEndings: Set<String> = ["common", "core", "shared"]

  static let all = [places, types]

  static let places = TidyRule(name: "no file, folder or target is named for nothing") { project in
    project.files.filter { $0.target != nil }.compactMap { file in
      let components = file.path.split(separator: "/").map { component in
        String(component.prefix { $0 != "." })
      }
      return components.first(where: saysNothing).map {
        Finding(path: file.path, line: 1, message: "\($0) doesn't say what is in it")
      }
    }
  }

  static let types = TidyRule("no type is named for nothing") { file in
    let code = file.code
    let keywords: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    return code.tokens.indices.compactMap { index in
      let name = code.text(index + 1)
      guard keywords.contains(code.text(index)), saysNothing(name) else { return nil }
      return (code.tokens[index].line, "\(name) doesn't say what it is")
    }
  }

  private static func saysNothing(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains(where: emptyWords.contains)
      || words.last.map(emptyEndings.contains) == true
  }

  /// The words of a name in lower case: `HTTPTransport` and `http_transport` have two.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var wasUpper = false
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let endsUpperRun =
        wasUpper && index + 1 < characters.count && characters[index + 1].isLowercase
      if !character.isLetter {
        words.append("")
      } else if words.isEmpty || (character.isUppercase && (!wasUpper || endsUpperRun)) {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      wasUpper = character.isUppercase
    }
    return words.filter { !$0.isEmpty }
  }
}
