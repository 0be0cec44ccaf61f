import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct InterruptionEndToEndTests {
  @Test(
    "a signal ends the command soon, with its status, and leaves nothing",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)],
    [["duplicates", "-"], ["merge", "--output", "out.vcf", "-"], ["undo", "--journal", "-"]]
  )
  func signals(expected: (signal: Int32, status: Int32), arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: CommandProcess.path)
    // Nothing ever comes from this pipe: the command is in the middle of a read.
    let input = Pipe()
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try Self.awaitWatching(process.processIdentifier)
    let clock = ContinuousClock()
    let start = clock.now
    kill(process.processIdentifier, expected.signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == expected.status)
    #expect(process.terminationReason == .exit)
    // 0.2 s is the goal; on a machine that does other work as well, that much would be luck.
    #expect(clock.now - start < .seconds(2))
    #expect(try folder.names.isEmpty)
  }

  /// Waits until the process catches SIGTERM, which it does after SIGINT.
  private static func awaitWatching(_ process: Int32) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      let caught = line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
      if caught & (1 << UInt64(SIGTERM - 1)) != 0 { return }
      sched_yield()
    }
    Issue.record("the command does not watch for signals")
  }
}
