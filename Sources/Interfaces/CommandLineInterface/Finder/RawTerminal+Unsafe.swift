internal import Dispatch
internal import ResponsiveWork

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The terminal of this process, taken for keys: each key comes at once, and none is echoed.
///
/// Standard input and output stay free: lines come from one, what is chosen goes to the other.
final class RawTerminal: Sendable {
  private let descriptor: Int32
  /// How the terminal was; `nil` once it is so again.
  private let before: Lock<termios?>

  /// Takes the terminal.
  ///
  /// - Throws: ``SystemError`` where this process has none.
  init() throws(SystemError) {
    descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else {
      let error = SystemError.last
      close(descriptor)
      throw error
    }
    before = Lock(settings)
    take(settings)
  }

  deinit {
    restore()
    close(descriptor)
  }

  /// Takes the terminal again, after this process was stopped and goes on.
  func retake() { if let settings = before.withLock({ $0 }) { take(settings) } }

  private func take(_ settings: termios) {
    var raw = settings
    unsafe cfmakeraw(&raw)
    // A terminal that is gone is noticed when it is read.
    _ = unsafe tcsetattr(descriptor, TCSADRAIN, &raw)
    write(FinderDrawing.begin)
  }

  /// Gives the terminal back as it was; may be called again, from any thread.
  func restore() {
    guard var settings = before.withLock({ $0.take() }) else { return }
    write(FinderDrawing.end)
    _ = unsafe tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  func write(_ text: String) {
    // Nothing can be told to a terminal that is gone; its end is noticed when it is read.
    try? SystemCalls.write(Array(text.utf8), to: descriptor)
  }

  /// Its size now.
  var size: FinderState.Size {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return FinderState.Size(columns: 80, lines: 24) }
    return FinderState.Size(columns: Int(size.ws_col), lines: Int(size.ws_row))
  }

  /// Calls `receive` with what is typed, on `queue`, and with nothing when the terminal is gone.
  ///
  /// It ends when the source is cancelled, or released.
  func read(
    on queue: DispatchQueue,
    receive: @escaping @Sendable ([UInt8]) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [descriptor] in
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
      receive(Array(bytes.prefix(max(0, count))))
    }
    source.resume()
    return source
  }
}
