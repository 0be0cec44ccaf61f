import Foundation

/// A built snippet, run as a process of its own.
struct SnippetProcess {
  /// What it left behind.
  struct Result {
    var status: Int32
    var lines: [Substring]
    var errors: String
  }

  /// Runs the snippet to its end.
  static func run(_ name: String, _ arguments: [String] = []) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "snippet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }  // the system empties it, too
    // Files, not pipes: a pipe that nobody empties meanwhile stops the program.
    let output = folder.appending(path: "output")
    let errors = folder.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = products.appending(path: name)
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    // Not `waitUntilExit`, which would keep a thread from the other tests.
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return Result(
      status: process.terminationStatus,
      lines: try String(contentsOf: output, encoding: .utf8).split(separator: "\n"),
      errors: try String(contentsOf: errors, encoding: .utf8)
    )
  }

  /// Where the built programs stand: beside the test bundle.
  private static var products: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
