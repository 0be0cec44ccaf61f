import ContactEngine
import Foundation
import Testing

@testable import CommandLineInterface

/// A folder of its own for one test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "smartercontacts-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // What is left is removed with the system's temporary files.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
    return file(name)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
  }

  /// The names in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

@Suite struct OutputTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal(_ path: String, inputs: [String] = []) -> CommandFailure? {
    do {
      _ = try OutputTarget(path, notReplacing: inputs)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a new file in a folder that is there is fine`() throws {
    let path = folder.file("new.csv")
    #expect(try OutputTarget(path) == .file(path: path, permissions: nil))
    #expect(try OutputTarget(folder.path + "/./new.csv") == OutputTarget(path))
    #expect(try folder.names.isEmpty)
  }

  @Test func `a dash is standard output`() throws {
    #expect(try OutputTarget("-") == .standardOutput)
  }

  @Test func `where nothing can be written, the status is 4 and the path is named`() throws {
    try folder.write("x", to: "file")
    let cases = [
      (folder.file("none/new.csv"), "there is no folder"),
      (folder.path, "this is a folder"),
      (folder.file("new/"), "this names a folder"),
      (folder.file("file/new.csv"), "is no folder"),
    ]
    for (path, words) in cases {
      let failure = try #require(refusal(path))
      #expect(failure.status == .notWritable)
      #expect(failure.message.hasPrefix("\(path): "))
      #expect(failure.message.contains(words), "\(failure.message)")
    }
  }

  @Test func `a source is never an output, under whatever name`() throws {
    let source = try folder.write("x", to: "contacts.vcf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.vcf"),
      withDestinationPath: source
    )
    try FileManager.default.linkItem(atPath: source, toPath: folder.file("hard.vcf"))
    for path in [
      source, folder.path + "/./contacts.vcf", folder.file("link.vcf"),
      folder.file("hard.vcf"),
    ] {
      let failure = try #require(refusal(path, inputs: ["-", folder.file("none"), source]))
      #expect(failure.status == .usage)
      #expect(failure.message.contains("sources are never changed"))
    }
  }

  @Test func `a link is followed, a device is written directly`() throws {
    let file = try folder.write("x", to: "real.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.csv"),
      withDestinationPath: file
    )
    let target = try OutputTarget(folder.file("link.csv"))
    #expect(try target == OutputTarget(file))
    #expect(try OutputTarget("/dev/null") == .device(path: "/dev/null"))
  }

  @Test(
    "the folder of a path",
    arguments: [("a", "."), ("/a", "/"), ("a/b", "a"), ("/a/b/c", "/a/b"), ("./a", ".")]
  )
  func folders(path: String, expected: String) {
    #expect(OutputTarget.folder(of: path) == expected)
  }
}

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ path: String, _ unfinished: UnfinishedFiles) throws -> OutputFile {
    try OutputFile(OutputTarget(path), name: path, unfinished: unfinished)
  }

  @Test func `a file is there only when it is finished`() throws {
    let file = try open(folder.file("a.csv"), UnfinishedFiles())
    file.sink.bytes += Array(repeating: UInt8(ascii: "x"), count: 200_000)
    try file.flushIfLarge()
    #expect(try !folder.names.contains("a.csv"))
    try file.finish()
    #expect(try folder.names == ["a.csv"])
    #expect(try folder.text("a.csv").utf8.count == 200_000)
  }

  @Test func `a file that is not finished leaves the old one and nothing else`() throws {
    try folder.write("old", to: "a.csv")
    do {
      let file = try open(folder.file("a.csv"), UnfinishedFiles())
      file.sink.bytes += Array(repeating: 0, count: 200_000)
      try file.flushIfLarge()
      #expect(try folder.names.count == 2)
    }
    #expect(try folder.names == ["a.csv"])
    #expect(try folder.text("a.csv") == "old")
  }

  @Test func `what is unfinished can be discarded at once`() throws {
    let unfinished = UnfinishedFiles()
    let file = try open(folder.file("a.csv"), unfinished)
    #expect(try folder.names.count == 1)
    unfinished.discardAll()
    #expect(try folder.names.isEmpty)
    #expect(throws: CommandFailure.self) { try file.finish() }
  }

  @Test func `a file that is replaced keeps its permissions, and a link stays a link`() throws {
    let path = try folder.write("old", to: "a.csv")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.csv"),
      withDestinationPath: path
    )
    let file = try open(folder.file("link.csv"), UnfinishedFiles())
    file.sink.bytes += "new".utf8
    try file.finish()
    #expect(try folder.text("a.csv") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.csv")) == path
    )
  }

  @Test func `a device without room is reported with the status 4`() throws {
    let file = try OutputFile(
      OutputTarget("/dev/full"),
      name: "/dev/full",
      unfinished: UnfinishedFiles()
    )
    file.sink.bytes += "x".utf8
    let failure = #expect(throws: CommandFailure.self) { try file.finish() }
    #expect(failure?.status == .notWritable)
    #expect(failure?.message.hasPrefix("/dev/full: no space left on device") == true)
  }
}
