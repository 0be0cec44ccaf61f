import Foundation

/// A text file of the project.
struct ProjectFile: Sendable {
  /// From the project's folder on: `Sources/ResponsiveWork/Lock.swift`.
  let path: String
  let text: String
  /// The tokens of a Swift file, comments included; none of another file.
  let tokens: [SwiftToken]
  /// The tokens without the comments.
  let code: CodeTokens

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = path.hasSuffix(".swift") ? SwiftLexer.tokens(of: text) : []
    code = CodeTokens(tokens)
  }

  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The lines without their ends, a last empty one left out.
  var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The target that the file belongs to, as its place tells; nil outside the targets' folders.
  var target: Substring? {
    var folders = path.split(separator: "/").dropLast()
    guard let first = folders.popFirst(), ["Sources", "Tests", "Benchmarks"].contains(first) else {
      return nil
    }
    if ["Engine", "Foreign", "Interfaces"].contains(folders.first) { folders.removeFirst() }
    return folders.first
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
}

/// The texts that the tidy rules hold for.
struct Project: Sendable {
  let files: [ProjectFile]

  init(files: [ProjectFile]) {
    self.files = files
  }

  var swiftFiles: [ProjectFile] { files.filter(\.isSwift) }

  /// The folder that holds the manifest.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// This project as it lies on the disk, read once.
  static let onDisk = Project(root: root)

  private static let folders = [
    ".ci", "Benchmarks", "Documentation", "Samples", "Scripts", "Snippets", "Sources", "Tests",
  ]

  private static let textSuffixes = [
    "swift", "md", "txt", "sh", "h", "c", "cpp", "modulemap", "json", "yml", "svg", "css", "html",
    "js",
  ]

  /// Reads the text files in the project's folders, and those beside the manifest.
  private init(root: URL) {
    let manager = FileManager.default
    var paths = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []  // none: a test fails
    paths = paths.filter { $0.contains(".") && !$0.hasPrefix(".") }
    for folder in Self.folders {
      let inside = manager.enumerator(atPath: root.appending(path: folder).path)
      paths += inside?.compactMap { ($0 as? String).map { "\(folder)/\($0)" } } ?? []
    }
    files = paths.sorted().compactMap { path in
      let name = path.split(separator: "/").last ?? ""
      guard !name.contains(".") || Self.textSuffixes.contains(where: { name.hasSuffix(".\($0)") }),
        let data = manager.contents(atPath: root.appending(path: path).path),
        let text = String(data: data, encoding: .utf8)
      else { return nil }
      return ProjectFile(path: path, text: text)
    }
  }

  /// Whether there is a file or folder at `path`, from the project's folder on.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Whether the machine holds a file or folder at this absolute path.
  static func machineHas(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
