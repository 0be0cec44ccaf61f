import Foundation

/// A folder that is there as long as a test runs.
final class Folder {
  let url = URL.temporaryDirectory.appending(path: "book-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  deinit { try? FileManager.default.removeItem(at: url) }  // only the machine's tidiness
}
