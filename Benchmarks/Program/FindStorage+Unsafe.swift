import ContactSearch
import Glibc

/// Reads a saved index straight into its memory, as a program at its start does.
///
/// - Throws: ``SavedIndexError``, or ``BenchmarkFailure`` where the file cannot be read.
func loadIndex(_ path: String) throws -> ContactIndex {
  let descriptor = unsafe open(path, O_RDONLY)
  guard descriptor >= 0 else { throw BenchmarkFailure.usage("\(path) cannot be read") }
  defer { close(descriptor) }
  var status = stat()
  // Safe: the pointer is used in the call only.
  guard unsafe fstat(descriptor, &status) == 0 else {
    throw BenchmarkFailure.usage("\(path) cannot be read")
  }
  return try ContactIndex(savedByteCount: Int(status.st_size)) { span in
    // Safe: the buffer is used in the closure only, and read() stays within it.
    unsafe span.withUnsafeMutableBytes { buffer in
      var filled = 0
      while filled < buffer.count {
        let count = unsafe read(
          descriptor,
          buffer.baseAddress?.advanced(by: filled),
          buffer.count - filled
        )
        guard count > 0 else { break }
        filled += count
      }
    }
  }
}

/// Writes a saved index.
func writeIndex(_ bytes: RawSpan, _ path: String) throws {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  guard descriptor >= 0 else { throw BenchmarkFailure.usage("\(path) cannot be written") }
  defer { close(descriptor) }
  // Safe: the buffer is used in the closure only, and write() stays within it.
  unsafe bytes.withUnsafeBytes { buffer in
    var written = 0
    while written < buffer.count {
      let count = unsafe write(
        descriptor,
        buffer.baseAddress?.advanced(by: written),
        buffer.count - written
      )
      guard count > 0 else { break }
      written += count
    }
  }
}
