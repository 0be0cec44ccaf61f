import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.enabled(if: SlowEntityServer.canRun, "python3 runs the slow server"))
struct EntityFinderTests {
  @Test func `a newer text and leaving abort requests in flight, and a failure can be retried`()
    async throws
  {
    let server = try SlowEntityServer()
    let result = try await SnippetProcess.run("EntityFinder", [server.address])
    #expect(result.status == 0, "\(result.errors)")
    let record = try await server.record()
    #expect(
      record.requests.map { "\($0.name) \($0.outcome)" } == [
        "Meri answered", "Meril aborted", "Mer answered", "To answered", "Tomb refused",
        "Tomb answered", "Tombo aborted",
      ]
    )
    #expect(
      result.lines.filter { !$0.contains("indicator") }.prefix { $0 != "the server has seen" } == [
        "types \"M\"", "types \"Me\"", "types \"Mer\"", "types \"Meri\"",
        "  shows Meridia Foods, Merilu Paper",
        "types \"Meril\"", "types \"Meri\"", "types \"Mer\"",
        "  shows Meridia Foods, Merilu Paper, Meroda Optics",
        "types \"To\"", "  shows nothing", "  shows Tomba Tools, Toneva Music",
        "types \"Tomb\"",
        "  \"Tomb\" failed: The server is busy (503). Try again in a moment.",
        "tries again", "  shows Tomba Tools",
        "types \"Tombo\"", "leaves", "  shows nothing",
      ]
    )
    #expect(result.lines.contains("  the indicator appears"))
  }

  @Test func `the snippet starts a server of its own`() async throws {
    let result = try await SnippetProcess.run("EntityFinder")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.suffix(8).first == "the server has seen")
    #expect(result.lines.suffix(7).filter { $0.hasSuffix(": aborted") }.count == 2)
  }
}

/// The slow server, run by `python3`.
final class SlowEntityServer {
  struct Record: Codable {
    struct Request: Codable {
      var name: String
      var outcome: String
    }

    var requests: [Request]
  }

  static var canRun: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
  }

  let address: String
  private let process = Process()
  /// The server goes when this end is closed, however the test ends.
  private let life = Pipe()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3",
      URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "slow-entity-server.py").path,
    ]
    process.standardInput = life
    process.standardOutput = output
    try process.run()
    address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { process.terminate() }

  /// What the server has written down.
  func record() async throws -> Record {
    let url = try #require(URL(string: "\(address)/record"))
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Record.self, from: data)
  }
}
