/// The project speaks of itself alone, and what it points to is there.
enum PlaceRules {
  static let all = [ownFolder(onMachine: Project.machineHas), links]

  /// Folders that every Unix machine has.
  private static let systemFolders: Set<Substring> = [
    "bin", "dev", "etc", "home", "lib", "opt", "proc", "run", "sbin", "sys", "usr", "var",
  ]

  /// The one place that looks for data beside the project.
  private static let dataLookup = ".ci/run"

  /// Holds for what leads somewhere: a path that doesn't is an invented one, or a page's address.
  static func ownFolder(onMachine: @escaping @Sendable (String) -> Bool) -> TidyRule {
    TidyRule(name: "no file names a folder outside the project") { project in
      project.files.filter { !$0.path.hasPrefix("Samples/") }.flatMap { file in
        file.lines.enumerated().compactMap { index, line in
          let foreign = paths(in: line).first {
            climbsOut($0, of: file) || isForeign($0, onMachine: onMachine)
          }
          return foreign.map {
            Finding(path: file.path, line: index + 1, message: "\($0) is outside the project")
          }
        }
      }
    }
  }

  /// The words of a line that have a slash; most lines have none, and cost nothing.
  private static func paths(in line: Substring) -> [Substring] {
    guard line.utf8.contains(UInt8(ascii: "/")) else { return [] }
    return line.split { " \t\"'`()<>,;=|".contains($0) }
      .filter { $0.utf8.contains(UInt8(ascii: "/")) }
  }

  /// Whether a relative path leaves the project when it is read from where the file is.
  private static func climbsOut(_ path: Substring, of file: ProjectFile) -> Bool {
    let depth = file.path.split(separator: "/").count - 1
    let climbs = path.split(separator: "/").prefix { $0 == ".." }.count
    return climbs > depth && file.path != dataLookup
  }

  /// Whether an absolute path names a place of this machine that others don't have.
  private static func isForeign(_ path: Substring, onMachine: (String) -> Bool) -> Bool {
    let folders = path.split(separator: "/")
    guard path.hasPrefix("/"), !path.hasPrefix("//"), folders.count > 1 else { return false }
    return !systemFolders.contains(folders[0]) && onMachine("/\(folders[0])/\(folders[1])")
  }

  static let links = TidyRule(name: "a link in a document leads somewhere") { project in
    project.files.filter { $0.path.hasSuffix(".md") }.flatMap { file in
      MarkdownLink.all(in: file.text).compactMap { link in
        fault(of: link, in: file, project: project).map {
          Finding(path: file.path, line: link.line, message: $0)
        }
      }
    }
  }

  /// What is wrong with a link; nil for a good one and for one to another site.
  private static func fault(
    of link: MarkdownLink,
    in file: ProjectFile,
    project: Project
  ) -> String? {
    guard !link.target.contains(":") else { return nil }
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = file.path.split(separator: "/").dropLast()
    var place = folder
    for component in (parts.first ?? "").split(separator: "/") where component != "." {
      if component == ".." { _ = place.popLast() } else { place.append(component) }
    }
    let isSameFile = parts.first?.isEmpty != false
    let path = isSameFile ? file.path : place.joined(separator: "/")
    let text = project.files.first { $0.path == path }?.text
    guard text != nil || isThere(path, in: project) else { return "\(link.target) isn't there" }
    guard parts.count == 2, let text, path.hasSuffix(".md") else { return nil }
    return MarkdownLink.anchors(in: text).contains(String(parts[1]))
      ? nil : "\(path) has no heading #\(parts[1])"
  }

  private static func isThere(_ path: String, in project: Project) -> Bool {
    project.files.contains { $0.path.hasPrefix(path + "/") } || Project.exists(path)
  }
}
