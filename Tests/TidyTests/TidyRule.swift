import Testing

/// A place that breaks a rule.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  /// Counted from 1.
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// A rule of how the project is written, as a function from the project's texts to what breaks it.
struct TidyRule: Sendable, CustomTestStringConvertible {
  let name: String
  let findings: @Sendable (Project) -> [Finding]

  var testDescription: String { name }

  /// What breaks the rule in a project of these texts alone.
  func messages(_ texts: [String: String]) -> [String] {
    let files = texts.map { ProjectFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    return findings(Project(files: files)).map(\.description)
  }
}

/// Rules that look at one Swift file at a time.
extension TidyRule {
  /// - Parameters:
  ///   - name: A sentence that says what holds.
  ///   - applies: Whether the rule holds for a file.
  ///   - check: Gives the line and the description of each breach in a file.
  init(
    _ name: String,
    where applies: @escaping @Sendable (ProjectFile) -> Bool = { _ in true },
    check: @escaping @Sendable (ProjectFile) -> [(line: Int, message: String)]
  ) {
    self.init(name: name) { project in
      project.swiftFiles.filter(applies).flatMap { file in
        check(file).map {
          Finding(path: file.path, line: $0.line, message: $0.message)
        }
      }
    }
  }
}
