#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Where an output goes, checked before the work starts.
enum OutputTarget: Hashable {
  case standardOutput
  /// A file that is written beside its place and then put there.
  case file(path: String, permissions: UInt32?)
  /// A pipe or a device, written directly: renaming would remove it.
  case device(path: String)

  /// The target that `path` names; `-` is standard output.
  ///
  /// - Parameters:
  ///   - path: As given by the user.
  ///   - inputs: Files that must not be replaced.
  /// - Throws: A failure with the status 4, or 2 where `path` is one of `inputs`.
  init(_ path: String, notReplacing inputs: [String] = []) throws(CommandFailure) {
    guard path != "-" else {
      self = .standardOutput
      return
    }
    guard let status = try? SystemCalls.status(of: path) else {
      // Not there, or a link to nowhere; the folder decides.
      self = try Self.newFile(path)
      return
    }
    for input in inputs where input != "-" {
      // An input that is not there is reported when it is read.
      if let other = try? SystemCalls.status(of: input), other.isSameFile(as: status) {
        throw .usage("\(path) is also read; sources are never changed: choose another output")
      }
    }
    switch status.kind {
    case .folder:
      throw .notWritable("\(path): this is a folder; name a file in it")
    case .other:
      self = .device(path: path)
    case .file:
      do {
        let resolved = try SystemCalls.resolved(path)
        try SystemCalls.checkWritable(resolved)
        try Self.checkFolder(of: resolved, named: path)
        self = .file(path: resolved, permissions: status.permissions)
      } catch let error as SystemError {
        throw .notWritable("\(path): \(error.message); choose another file")
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw .notWritable("\(path): \(error)")
      }
    }
  }

  private static func newFile(_ path: String) throws(CommandFailure) -> OutputTarget {
    guard !path.hasSuffix("/") else {
      throw .notWritable("\(path): this names a folder; name a file")
    }
    try checkFolder(of: path, named: path)
    // Without links and dots, so that one place under two names is one target.
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    let folder: String
    do {
      folder = try SystemCalls.resolved(Self.folder(of: path))
    } catch {
      throw .notWritable("\(path): \(error.message); choose another file")
    }
    return .file(path: folder == "/" ? "/\(name)" : "\(folder)/\(name)", permissions: nil)
  }

  private static func checkFolder(of path: String, named name: String) throws(CommandFailure) {
    let folder = folder(of: path)
    do {
      let status = try SystemCalls.status(of: folder)
      guard status.kind == .folder else {
        throw CommandFailure.notWritable("\(name): \(folder) is no folder; choose another")
      }
      try SystemCalls.checkWritable(folder)
    } catch let error as SystemError {
      throw error.number == ENOENT
        ? .notWritable("\(name): there is no folder \(folder); make it or choose another")
        : .notWritable("\(name): the folder \(folder): \(error.message); choose another")
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .notWritable("\(name): \(error)")
    }
  }

  /// The folder that `path` stands in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
