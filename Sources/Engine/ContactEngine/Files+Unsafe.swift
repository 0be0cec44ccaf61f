import ContactStore
internal import Glibc

// The one place of the engine that calls the system.

/// Reads a file whole; `-` is standard input.
///
/// - Parameters:
///   - path: A file, a pipe or `-`.
///   - limit: The most bytes that are taken.
///   - checkpoint: Called at least every 4 MiB; what it throws ends the reading.
/// - Returns: Its bytes.
/// - Throws: ``AddressBookError/unreadable(message:)`` with the path and the cause.
func readFile(_ path: String, limit: Int, checkpoint: () throws -> Void) throws -> [UInt8] {
  let descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else {
    throw AddressBookError.unreadable(message: "\(path): \(reason(errno)); check the name")
  }
  defer { if path != "-" { close(descriptor) } }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else {
    throw AddressBookError.unreadable(message: "\(path): \(reason(errno))")
  }
  guard status.st_mode & S_IFMT != S_IFDIR else {
    throw AddressBookError.unreadable(message: "\(path): it is a folder; give a file in it")
  }
  let tooLarge = AddressBookError.unreadable(
    message: "\(path): it is larger than \(limit) bytes; split it into smaller files"
  )
  var bytes: [UInt8] = []
  if status.st_mode & S_IFMT == S_IFREG {
    // A sparse file may claim to be larger than all the memory there is.
    guard Int(status.st_size) <= limit else { throw tooLarge }
    bytes.reserveCapacity(Int(status.st_size) + 1)
  }
  var chunk = [UInt8](repeating: 0, count: 4 << 20)
  while true {
    try checkpoint()
    let count = unsafe chunk.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    if count == 0 { return bytes }
    guard count > 0 else {
      if errno == EINTR { continue }
      throw AddressBookError.unreadable(message: "\(path): \(reason(errno))")
    }
    bytes += chunk[..<count]
    guard bytes.count <= limit else { throw tooLarge }
  }
}

/// A file that is written beside its place and put there when it is whole.
///
/// What is not committed leaves nothing behind. A pipe or a device is written directly, for renaming
/// would remove it.
final class PendingFile {
  private let name: String
  private let path: String
  /// `nil` for a pipe or a device.
  private let temporary: String?
  private let descriptor: Int32
  private let unfinished: UnfinishedFiles

  /// Opens a file beside `name`, or the device of that name.
  ///
  /// A link is followed: what it leads to is replaced, and keeps its permissions.
  ///
  /// - Throws: ``AddressBookError/notWritable(message:)`` with the path and the cause.
  init(_ name: String, unfinished: UnfinishedFiles) throws {
    self.name = name
    self.unfinished = unfinished
    path = resolved(name)
    if isDevice(name) {
      temporary = nil
      descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    } else {
      let temporary = "\(path).\(getpid())-\(PendingFileNumber.next()).part"
      self.temporary = temporary
      unfinished.insert(temporary)
      unsafe unlink(temporary)  // left by a process that was killed and had this number
      descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else {
      let cause = reason(errno)
      if let temporary { unfinished.remove(temporary) }
      throw AddressBookError.notWritable(message: "\(name): \(cause); check the folder")
    }
    var status = stat()
    if temporary != nil, unsafe stat(path, &status) == 0 {
      fchmod(descriptor, status.st_mode & 0o7777)
    }
  }

  /// Appends `bytes`; `checkpoint` is called every 4 MiB, and what it throws ends the writing.
  func append(_ bytes: [UInt8], checkpoint: () throws -> Void) throws {
    try write(bytes, to: descriptor, name: name, checkpoint: checkpoint)
  }

  /// Waits until all is on the disk, so that ``commit()`` is quick.
  func synchronize() throws {
    // Pipes and devices cannot be synchronized, which is no fault.
    guard fsync(descriptor) != 0, errno != EINVAL, errno != EROFS else { return }
    throw AddressBookError.notWritable(message: "\(name): \(reason(errno))")
  }

  /// Puts the file in its place.
  func commit() throws {
    guard let temporary else { return }
    guard unsafe rename(temporary, path) == 0 else {
      throw AddressBookError.notWritable(message: "\(name): \(reason(errno))")
    }
    unfinished.remove(temporary)
    isCommitted = true
  }

  private var isCommitted = false

  deinit {
    // An initializer that throws ends here as well.
    if descriptor >= 0 { close(descriptor) }
    guard let temporary, !isCommitted else { return }
    unsafe unlink(temporary)
    unfinished.remove(temporary)
  }
}

/// Gives a file another name; what had that name is replaced.
///
/// - Throws: ``AddressBookError/notWritable(message:)`` with the path and the cause.
func moveFile(_ path: String, to place: String) throws {
  guard unsafe rename(path, place) == 0 else {
    throw AddressBookError.notWritable(message: "\(path): \(reason(errno))")
  }
}

/// Removes a file, if it is there.
func removeFile(_ path: String) { _ = unsafe unlink(path) }

/// The path without links; the path itself where nothing is there.
private func resolved(_ path: String) -> String {
  guard let real = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// The place that `path` names, without links and dots, whether a file is there or not.
func place(of path: String) -> String {
  var status = stat()
  if unsafe stat(path, &status) == 0 { return resolved(path) }
  let slash = path.lastIndex(of: "/")
  let folder = slash.map { String(path[...$0]) } ?? "."
  let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
  let parent = resolved(folder)
  return parent.hasSuffix("/") ? parent + name : "\(parent)/\(name)"
}

/// Writes bytes to standard output.
func writeStandardOutput(_ bytes: [UInt8], checkpoint: () throws -> Void) throws {
  try write(bytes, to: STDOUT_FILENO, name: "standard output", checkpoint: checkpoint)
}

private func write(
  _ bytes: [UInt8],
  to descriptor: Int32,
  name: String,
  checkpoint: () throws -> Void
) throws {
  var written = 0
  while written < bytes.count {
    try checkpoint()
    let end = min(bytes.count, written + 4 << 20)
    let count = unsafe bytes[written..<end].withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    if count < 0 && errno == EINTR { continue }
    if count < 0 && errno == EPIPE && descriptor == STDOUT_FILENO {
      throw AddressBookError.readerGone
    }
    guard count > 0 else {
      throw AddressBookError.notWritable(message: "\(name): \(reason(errno))")
    }
    written += count
  }
}

/// Says that a file can be made at `path`, before any work is done.
func requireWritable(_ path: String) throws {
  if isDevice(path) {
    guard unsafe access(path, W_OK) == 0 else {
      throw AddressBookError.notWritable(message: "\(path): \(reason(errno))")
    }
    return
  }
  let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  let place = folder.isEmpty ? "/" : folder
  var status = stat()
  guard unsafe stat(place, &status) == 0 else {
    throw AddressBookError.notWritable(
      message: "\(path): the folder \(place) does not exist; make it first"
    )
  }
  guard status.st_mode & S_IFMT == S_IFDIR else {
    throw AddressBookError.notWritable(message: "\(path): \(place) is no folder")
  }
  guard unsafe access(place, W_OK) == 0 else {
    throw AddressBookError.notWritable(message: "\(path): \(reason(errno))")
  }
  if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
    throw AddressBookError.notWritable(message: "\(path): it is a folder; give a file name")
  }
}

/// Whether two paths lead to one file.
func isSameFile(_ a: String, _ b: String) -> Bool {
  var first = stat()
  var second = stat()
  guard unsafe stat(a, &first) == 0, unsafe stat(b, &second) == 0 else { return false }
  return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}

/// Whether `path` is a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether `path` is there and neither a file nor a folder: a pipe, a device.
func isDevice(_ path: String) -> Bool {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return false }
  let kind = status.st_mode & S_IFMT
  return kind != S_IFREG && kind != S_IFDIR
}

/// Whether anything is at `path`.
func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

/// The SHA-256 of `bytes`, in lower-case hexadecimal digits.
func sha256(_ bytes: [UInt8]) -> String { ContentDigest(of: bytes[...]).text }

/// Seconds since 1970.
func currentTime() -> Int { time(nil) }

private func reason(_ number: Int32) -> String {
  switch number {
  case ENOENT: "no such file"
  case EACCES, EPERM: "not allowed"
  case ENOSPC: "no space is left"
  default: unsafe String(cString: strerror(number))
  }
}
