import Foundation

/// The built command, run as a process of its own.
struct CommandProcess {
  /// What it left behind.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The built program, which stands beside the test bundle.
  static var path: String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder = URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appending(path: "smartercontacts").path
  }

  /// Runs the command to its end.
  static func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    try run(program: path, arguments, input: input, environment: environment)
  }

  /// Runs a program to its end.
  static func run(
    program: String,
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    // A book of their own: tests must neither see nor change that of the one who runs them.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_DATA_HOME": folder.path, "TZ": "UTC"]) { $1 }
      .merging(environment) { $1 }
    // Files, not pipes: a pipe that nobody empties meanwhile stops the program.
    let inputPath = try folder.write(input, to: "input")
    let outputPath = try folder.write("", to: "output")
    let errorPath = try folder.write("", to: "errors")
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: inputPath))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outputPath))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errorPath))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try folder.text("output"),
      errors: try folder.text("errors")
    )
  }
}
