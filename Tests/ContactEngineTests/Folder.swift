import Foundation

/// A folder of its own for each test, gone with it.
final class Folder {
  private let url: URL

  init() throws {
    url = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing is lost when a temporary folder stays.
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { name.isEmpty ? url.path : url.appending(path: name).path }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
    return path(name)
  }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: url.appending(path: name),
      withIntermediateDirectories: false
    )
    return path(name)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
