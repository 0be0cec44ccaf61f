#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Why the system refused a call.
struct SystemError: Error, Hashable {
  /// The number of the error, as in `ENOENT`.
  let number: Int32

  /// What happened, in the system's words and in lower case, as in "no space left on device".
  var message: String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// That of the call before.
  static var last: SystemError { SystemError(number: errno) }
}

/// The calls to the system that take pointers, behind signatures that don't.
enum SystemCalls {
  /// What stands at a path.
  struct Status: Hashable {
    enum Kind: Hashable { case file, folder, other }

    var kind: Kind
    var device: UInt64
    var inode: UInt64
    var permissions: UInt32
    var byteCount: Int

    /// Whether both are one file under two names.
    func isSameFile(as other: Status) -> Bool { device == other.device && inode == other.inode }
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        return unsafe rest.baseAddress.map { unsafe Glibc.write(descriptor, $0, rest.count) } ?? 0
      }
      guard written < 0 else {
        start += written
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable(descriptor)
      default: throw .last
      }
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  /// The width of the terminal in columns; `nil` where it is none or does not know.
  static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// What stands at `path`, links followed.
  static func status(of path: String) throws(SystemError) -> Status {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw .last }
    let kind: Status.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return Status(
      kind: kind,
      device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino),
      permissions: UInt32(status.st_mode & 0o7777),
      byteCount: Int(status.st_size)
    )
  }

  /// `path` without links.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Checks that this process may write at `path`; for a folder, that it may add files.
  static func checkWritable(_ path: String) throws(SystemError) {
    guard unsafe access(path, W_OK) == 0 else { throw .last }
  }

  /// Makes a file that is not there yet, and opens it for writing.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Opens what is there for writing: a pipe, a device.
  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Puts the file `source` in the place of `target`, in one step.
  static func rename(_ source: String, to target: String) throws(SystemError) {
    guard unsafe Glibc.rename(source, target) == 0 else { throw .last }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Waits until what was written is on the disk.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    // Pipes and devices cannot be synchronized, which is no fault.
    guard fsync(descriptor) != 0, errno != EINVAL, errno != EROFS else { return }
    throw .last
  }

  /// Whether this process was told to outlive `signal`, as `nohup` does.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Keeps `signal` from ending this process.
  static func ignore(_ signal: Int32) {
    _ = Glibc.signal(signal, SIG_IGN)
  }

  // MARK: Time

  /// Seconds since 1970.
  static func now() -> Int { time(nil) }

  /// That time in the zone of this computer.
  static func localTime(_ seconds: Int) -> CalendarTime {
    var seconds = time_t(seconds)
    var fields = unsafe tm()
    unsafe localtime_r(&seconds, &fields)
    return unsafe calendarTime(fields)
  }

  /// That time in UTC.
  static func universalTime(_ seconds: Int) -> CalendarTime {
    var seconds = time_t(seconds)
    var fields = unsafe tm()
    unsafe gmtime_r(&seconds, &fields)
    return unsafe calendarTime(fields)
  }

  /// The seconds since 1970 of a time in the zone of this computer; `nil` where there is no such.
  static func seconds(ofLocal time: CalendarTime) -> Int? {
    var fields = unsafe tm()
    unsafe fields.tm_year = Int32(time.year - 1900)
    unsafe fields.tm_mon = Int32(time.month - 1)
    unsafe fields.tm_mday = Int32(time.day)
    unsafe fields.tm_hour = Int32(time.hour)
    unsafe fields.tm_min = Int32(time.minute)
    unsafe fields.tm_sec = Int32(time.second)
    unsafe fields.tm_isdst = -1
    let seconds = unsafe mktime(&fields)
    return seconds == -1 ? nil : Int(seconds)
  }

  private static func calendarTime(_ fields: tm) -> CalendarTime {
    unsafe CalendarTime(
      year: Int(fields.tm_year) + 1900,
      month: Int(fields.tm_mon) + 1,
      day: Int(fields.tm_mday),
      hour: Int(fields.tm_hour),
      minute: Int(fields.tm_min),
      second: Int(fields.tm_sec)
    )
  }

  /// A line that a person types; `nil` at the end of the input.
  static func typedLine() -> String? { readLine(strippingNewline: true) }
}
