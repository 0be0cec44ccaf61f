import Foundation

/// The package's targets, as SwiftPM reads them from the manifest.
struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  /// A dependency on a target of the package, or on a product of another.
  ///
  /// `.byName`, `.target` or `.product`: the name stands first.
  struct Dependency: Decodable {
    let name: String
    let isProduct: Bool

    init(name: String, isProduct: Bool) {
      self.name = name
      self.isProduct = isProduct
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      guard let kind = kinds.first, case .name(let name)? = kind.value.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "an unknown kind of dependency")
        )
      }
      self.init(name: name, isProduct: kind.key == "product")
    }
  }

  private enum Part: Decodable {
    case name(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(String.self)).map(Part.name) ?? .other  // null or a condition
    }
  }

  let targets: [Target]

  /// Asks SwiftPM, in a scratch folder of its own: the package's is locked while its tests run.
  static func ofProject() throws -> Manifest {
    let scratch = URL.temporaryDirectory.appending(path: "tidy-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }  // only the machine's tidiness
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Project.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// Each dependency on a target that doesn't stand above, as "A depends on B".
  var upwardFaults: [String] {
    var above: Set<String> = []
    var faults: [String] = []
    for target in targets {
      for dependency in target.dependencies
      where !dependency.isProduct && !above.contains(dependency.name) {
        faults.append("\(target.name) depends on \(dependency.name)")
      }
      above.insert(target.name)
    }
    return faults
  }
}
