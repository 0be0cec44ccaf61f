import Foundation

/// A package in a folder of its own, which depends on this one by its path and imports only
/// `ResponsiveWork`.
struct OutsidePackage {
  /// What a command left behind.
  struct Result {
    var status: Int32
    var output: String
  }

  let folder: URL

  /// Where this package stands.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(program: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
    let sources = folder.appending(path: "Sources/Outside")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Self.manifest.write(
      to: folder.appending(path: "Package.swift"),
      atomically: false,
      encoding: .utf8
    )
    try program.write(
      to: sources.appending(path: "main.swift"),
      atomically: false,
      encoding: .utf8
    )
    try layPkgConfig()
  }

  private static var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Outside",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "SmarterContacts", path: "\(root.path)")],
      targets: [
        .executableTarget(
          name: "Outside",
          dependencies: [.product(name: "ResponsiveWork", package: "SmarterContacts")]
        )
      ]
    )
    """
  }

  /// A pkg-config that finds nothing, and leaves a file behind when it is asked.
  private func layPkgConfig() throws {
    let tools = folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: false)
    for name in ["pkg-config", "pkgconf"] {
      let tool = tools.appending(path: name)
      let script = "#!/bin/sh\ntouch '\(folder.path)/pkg-config-was-asked'\nexit 1\n"
      try script.write(to: tool, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    }
  }

  /// Whether the build asked pkg-config for anything.
  var askedPkgConfig: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "pkg-config-was-asked").path)
  }

  /// The modules that were compiled, this package's and its own.
  var compiledModules: Set<String> {
    get throws {
      let modules = folder.appending(path: ".build/debug/Modules")
      let names = try FileManager.default.contentsOfDirectory(atPath: modules.path)
      return Set(
        names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.prefix { $0 != "." }) }
      )
    }
  }

  /// Builds the program, in a folder of its own, so that no other build is waited for.
  func build() async throws -> Result {
    try await run("swift", ["build", "--package-path", folder.path, "--product", "Outside"])
  }

  /// Runs the program that was built.
  func runProgram() async throws -> Result {
    try await run(folder.appending(path: ".build/debug/Outside").path, [])
  }

  /// The libraries that the program loads, those that they need included.
  func libraries() async throws -> Result {
    try await run("ldd", [folder.appending(path: ".build/debug/Outside").path])
  }

  func remove() throws { try FileManager.default.removeItem(at: folder) }

  private func run(_ command: String, _ arguments: [String]) async throws -> Result {
    // A file, not a pipe: a pipe that nobody empties meanwhile stops the program.
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.environment = environment
    process.standardOutput = file
    process.standardError = file
    // Not `waitUntilExit`, which would keep a thread from the other tests.
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8)
    )
  }

  /// This process's, without pkg-config and without the ways to tell it and the compiler where C
  /// libraries are.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH", "PKG_CONFIG_LIBDIR"] {
      environment[name] = nil
    }
    environment["PKG_CONFIG_PATH"] = ""
    let tools = folder.appending(path: "tools").path
    environment["PATH"] = "\(tools):\(environment["PATH"] ?? "/usr/bin:/bin")"
    return environment
  }
}
