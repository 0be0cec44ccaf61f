/// Who may import what.
///
/// The manifest says which targets a target is linked with; this says what it may be: it changes
/// when the architecture does, together with `Documentation/Architecture.md`.
enum ImportRules {
  /// The values that the engine's answers are made of: a face shows them.
  private static let answers: Set = ["ContactModel", "Merging", "RecordLinkage"]
  private static let systemLibrary: Set = ["Darwin", "Glibc", "Musl"]

  /// What each target under `Sources` may import, in the manifest's order.
  static let allowed: [Substring: Set<String>] = [
    "ResponsiveWork": systemLibrary.union(["Observation", "Synchronization"]),
    "ResponsiveWorkTesting": systemLibrary.union(["ResponsiveWork"]),
    "ContactModel": [],
    "ContactFormats": systemLibrary.union([
      "ContactModel", "CZlib", "Dispatch", "Synchronization",
    ]),
    "Standardization": systemLibrary.union([
      "ContactModel", "CPhoneNumber", "CStandardData", "Dispatch", "Synchronization",
    ]),
    "ContactSearch": ["ContactModel", "Standardization", "ResponsiveWork", "Dispatch"],
    "RecordLinkage": systemLibrary.union([
      "ContactModel", "Standardization", "ResponsiveWork", "Dispatch", "Synchronization",
    ]),
    "Merging": ["ContactModel", "FoundationEssentials"],
    "ContactStore": systemLibrary.union([
      "ContactModel", "Merging", "ResponsiveWork", "CSQLite", "CCrypto",
    ]),
    "ContactEngine": systemLibrary.union([
      "ContactModel", "ContactFormats", "Standardization", "ContactSearch", "RecordLinkage",
      "Merging", "ContactStore", "ResponsiveWork", "Dispatch", "FoundationEssentials",
    ]),
    "CommandLineInterface": systemLibrary.union(answers).union([
      "ContactEngine", "ResponsiveWork", "Dispatch", "FoundationEssentials",
    ]),
    "smartercontacts": ["CommandLineInterface"],
  ]

  static let all = [onlyAllowed, oneImporterOfEachHeader]

  static let onlyAllowed = TidyRule(
    "a target imports only what its place in the architecture lets it",
    where: { $0.path.hasPrefix("Sources/") },
    check: { file in
      guard let target = file.target, let allowed = allowed[target] else {
        return [(1, "\(file.target ?? "this place") isn't in the table of ImportRules.swift")]
      }
      return imports(of: file).filter { !allowed.contains($0.module) }
        .map { ($0.line, "\(target) may not import \($0.module)") }
    }
  )

  static let oneImporterOfEachHeader = TidyRule(
    name: "a C header is seen by one Swift target"
  ) { project in
    var importers: [String: Substring] = [:]
    var findings: [Finding] = []
    for file in project.swiftFiles where file.path.hasPrefix("Sources/") {
      for (module, line) in imports(of: file) where isForeign(module, in: project) {
        let importer = importers[module, default: file.target ?? ""]
        importers[module] = importer
        if importer != file.target {
          let message = "\(module) is imported by \(importer) already"
          findings.append(Finding(path: file.path, line: line, message: message))
        }
      }
    }
    return findings
  }

  private static func isForeign(_ module: String, in project: Project) -> Bool {
    project.files.contains { $0.path.hasPrefix("Sources/Foreign/\(module)/") }
  }

  /// The modules that a file imports, with the line of each.
  static func imports(of file: ProjectFile) -> [(module: String, line: Int)] {
    let code = file.code
    let kinds: Set = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    return code.tokens.indices.filter { code.text($0) == "import" }.map { index in
      let next = code.text(index + 1)
      return (kinds.contains(next) ? code.text(index + 2) : next, code.tokens[index].line)
    }
  }
}
