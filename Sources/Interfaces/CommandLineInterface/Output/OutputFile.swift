internal import ContactEngine

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// An output that appears whole or not at all.
///
/// A file is written beside its place, under a name of its own, and put there by ``finish()``. One
/// that is not finished is removed.
final class OutputFile {
  /// Where rows are appended.
  var sink: ByteSink
  private let name: String
  private let target: OutputTarget
  private let unfinished: UnfinishedFiles
  private let descriptor: Int32
  private var temporaryPath: String?
  private var isFinished = false

  /// Opens the output; `name` is what messages call it.
  ///
  /// - Throws: A failure with the status 4.
  init(_ target: OutputTarget, name: String, unfinished: UnfinishedFiles) throws(CommandFailure) {
    self.name = name
    self.target = target
    self.unfinished = unfinished
    do {
      switch target {
      case .standardOutput:
        descriptor = STDOUT_FILENO
      case .device(let path):
        descriptor = try SystemCalls.openForWriting(path)
      case .file(let path, let permissions):
        let temporary = OutputTarget.folder(of: path) + "/.smartercontacts-\(getpid()).tmp"
        SystemCalls.remove(temporary)  // left by a process that was killed and had this number
        unfinished.insert(temporary)
        descriptor = try SystemCalls.create(temporary)
        temporaryPath = temporary
        if let permissions { fchmod(descriptor, mode_t(permissions)) }
      }
    } catch {
      throw .notWritable("\(name): \(error.message); choose another file")
    }
    sink = ByteSink(descriptor)
  }

  deinit {
    guard !isFinished, target != .standardOutput else { return }
    close(descriptor)
    guard let temporaryPath else { return }
    SystemCalls.remove(temporaryPath)
    unfinished.remove(temporaryPath)
  }

  /// Hands over a large collection of rows; call it after each row.
  func flushIfLarge() throws {
    try reporting { (sink) throws(OutputError) in try sink.flushIfLarge() }
  }

  /// Puts the file in its place.
  ///
  /// - Throws: A failure with the status 4, or ``OutputError/closed``.
  func finish() throws {
    try reporting { (sink) throws(OutputError) in try sink.flush() }
    switch target {
    case .standardOutput: return
    case .device:
      close(descriptor)
      isFinished = true
    case .file(let path, _):
      guard let temporary = temporaryPath else { return }
      do throws(SystemError) {
        try SystemCalls.synchronize(descriptor)
        try SystemCalls.rename(temporary, to: path)
      } catch {
        throw CommandFailure.notWritable("\(name): \(error.message); choose another file")
      }
      close(descriptor)
      isFinished = true
      unfinished.remove(temporary)
    }
  }

  private func reporting(_ body: (inout ByteSink) throws(OutputError) -> Void) throws {
    do throws(OutputError) {
      try body(&sink)
    } catch .refused(let reason) {
      throw CommandFailure.notWritable("\(name): \(reason); nothing was written")
    } catch {
      throw error
    }
  }
}
