#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Why results could not be handed over.
enum OutputError: Error, Hashable {
  /// Nobody reads any more, as after `| head`.
  case closed
  /// The system refused; the text says why.
  case refused(String)
}

/// Collects bytes and hands them to a descriptor in large pieces.
struct ByteSink {
  /// What is not handed over yet.
  var bytes: [UInt8] = []
  private let descriptor: Int32

  /// Large enough that a call to the system does not count.
  private static let pieceSize = 1 << 16

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    bytes.reserveCapacity(Self.pieceSize + 4096)
  }

  /// Hands over what is collected if it is worth a call; call it after each row.
  mutating func flushIfLarge() throws(OutputError) {
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Hands over all that is collected.
  mutating func flush() throws(OutputError) {
    guard !bytes.isEmpty else { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try SystemCalls.write(bytes, to: descriptor)
    } catch {
      throw error.number == EPIPE ? .closed : .refused(error.message)
    }
  }
}
