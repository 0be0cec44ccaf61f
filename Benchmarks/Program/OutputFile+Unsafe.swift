import Glibc

/// A file that is written from its start, or standard output.
struct OutputFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Opens the file of `path`, a new one or emptied; `-` is standard output.
  init(path: String) throws(BenchmarkFailure) {
    self.path = path
    descriptor =
      path == "-"
      ? STDOUT_FILENO : unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw .output(path: path, reason: Self.lastError()) }
  }

  /// Appends all of `bytes`.
  borrowing func write(_ bytes: [UInt8]) throws(BenchmarkFailure) {
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor,
          buffer.baseAddress.map { unsafe $0 + start },
          buffer.count - start
        )
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw .output(path: path, reason: Self.lastError())
      }
      start += written
    }
  }

  /// Ends the file; an error that only now comes to light is thrown.
  consuming func close() throws(BenchmarkFailure) {
    guard descriptor != STDOUT_FILENO else { return }
    if Glibc.close(descriptor) != 0 { throw .output(path: path, reason: Self.lastError()) }
  }

  private static func lastError() -> String { unsafe String(cString: strerror(errno)) }
}

enum OutputStream: Sendable { case standardOutput, standardError }

/// Writes a message; one that cannot be written has nobody to read it.
func writeText(_ text: String, to stream: OutputStream) {
  let bytes = Array(text.utf8)
  _ = unsafe bytes.withUnsafeBytes { buffer in
    unsafe Glibc.write(
      stream == .standardOutput ? STDOUT_FILENO : STDERR_FILENO,
      buffer.baseAddress,
      buffer.count
    )
  }
}

/// Ends the program.
func exitProcess(_ status: Int32) -> Never { exit(status) }
