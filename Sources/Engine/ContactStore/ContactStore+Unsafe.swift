import CCrypto
import CSQLite
import Glibc

// The one file of this target in which pointers occur. Each type here is safe to use: it owns what
// it points to, and hands out nothing but values.

/// What SQLite refused.
struct SQLiteFailure: Error {
  /// The code without its details, as `SQLITE_FULL`.
  var code: Int32
  var text: String

  var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
  var isFull: Bool { code == SQLITE_FULL }
  var isReadOnly: Bool { code == SQLITE_READONLY || code == SQLITE_PERM || code == SQLITE_AUTH }
  var isDamage: Bool { code == SQLITE_CORRUPT }
  var isForeign: Bool { code == SQLITE_NOTADB }
  var cannotOpen: Bool { code == SQLITE_CANTOPEN }
}

/// A connection to a database file.
@safe
final class Connection {
  enum Mode {
    case write, read
    /// Of a file that nobody changes, in a folder that cannot be written.
    case readImmutable
  }

  private let handle: OpaquePointer

  init(path: String, mode: Mode) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    let flags: Int32 =
      switch mode {
      case .write: SQLITE_OPEN_READWRITE
      case .read: SQLITE_OPEN_READONLY
      case .readImmutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    let name = mode == .readImmutable ? Self.immutableName(path) : path
    // The store's own lock lets one thread in at a time.
    let code = unsafe sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened = unsafe handle else {
      let text = unsafe String(cString: sqlite3_errstr(code))
      unsafe sqlite3_close_v2(handle)
      throw SQLiteFailure(code: code & 0xFF, text: text)
    }
    unsafe self.handle = opened
    unsafe sqlite3_busy_timeout(opened, 5000)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  private static func immutableName(_ path: String) -> String {
    let letters = path.utf8.map { byte -> String in
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + hexadecimal([byte])
    }
    return "file:" + letters.joined() + "?immutable=1"
  }

  var failure: SQLiteFailure {
    SQLiteFailure(
      code: unsafe sqlite3_errcode(handle) & 0xFF,
      text: unsafe String(cString: sqlite3_errmsg(handle))
    )
  }

  /// Runs statements that give nothing back.
  func execute(_ sql: String) throws(SQLiteFailure) {
    guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  func prepare(_ sql: String) throws(SQLiteFailure) -> Statement {
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard unsafe sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil) == SQLITE_OK,
      let prepared = unsafe statement
    else { throw failure }
    return unsafe Statement(prepared, of: self)
  }

  /// The key of the row that was inserted last.
  var lastKey: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// Copies all of `source` into this database, a piece at a time.
  func copy(from source: Connection, checkpoint: () throws -> Void) throws {
    guard let backup = unsafe sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw failure
    }
    var code = SQLITE_OK
    do {
      while code == SQLITE_OK {
        try checkpoint()
        code = unsafe sqlite3_backup_step(backup, 256)
      }
    } catch {
      unsafe sqlite3_backup_finish(backup)
      throw error
    }
    unsafe sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else {
      throw SQLiteFailure(code: code & 0xFF, text: unsafe String(cString: sqlite3_errstr(code)))
    }
  }
}

/// A prepared statement; parameters and columns are counted as SQLite does: from 1, and from 0.
@safe
final class Statement {
  private let handle: OpaquePointer
  // A statement must not outlive its connection.
  private let connection: Connection

  fileprivate init(_ handle: OpaquePointer, of connection: Connection) {
    unsafe self.handle = handle
    self.connection = connection
  }

  deinit { unsafe sqlite3_finalize(handle) }

  func bind(_ value: Int, at index: Int) {
    unsafe sqlite3_bind_int64(handle, Int32(index), Int64(value))
  }

  func bind(_ value: String, at index: Int) {
    let count = Int32(value.utf8.count)
    unsafe sqlite3_bind_text(handle, Int32(index), value, count, csqlite_transient())
  }

  func bind(_ value: ArraySlice<UInt8>, at index: Int) {
    guard !value.isEmpty else {
      unsafe sqlite3_bind_zeroblob(handle, Int32(index), 0)
      return
    }
    unsafe value.withUnsafeBytes { bytes in
      unsafe _ = sqlite3_bind_blob64(
        handle,
        Int32(index),
        bytes.baseAddress,
        UInt64(bytes.count),
        csqlite_transient()
      )
    }
  }

  func bindNull(at index: Int) { unsafe sqlite3_bind_null(handle, Int32(index)) }

  /// Goes to the next row; `false` when there is none, and then the statement is ready again.
  func step() throws(SQLiteFailure) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      reset()
      return false
    default:
      let failure = connection.failure
      reset()
      throw failure
    }
  }

  func reset() { unsafe sqlite3_reset(handle) }

  func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  func integer(_ column: Int) -> Int { Int(unsafe sqlite3_column_int64(handle, Int32(column))) }

  func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

  func bytes(_ column: Int) -> [UInt8] {
    let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
    guard count > 0, let start = unsafe sqlite3_column_blob(handle, Int32(column)) else {
      return []
    }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}

/// SHA-256, a piece at a time.
@safe
struct SHA256Stream: ~Copyable {
  private let context: OpaquePointer?

  init() {
    unsafe context = EVP_MD_CTX_new()
    unsafe _ = EVP_DigestInit_ex(context, EVP_sha256(), nil)
  }

  deinit { unsafe EVP_MD_CTX_free(context) }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe _ = EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
  }

  /// The digest of all bytes so far; the stream begins anew.
  mutating func finish() -> [UInt8] {
    let digest = unsafe [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      unsafe _ = EVP_DigestFinal_ex(context, buffer.baseAddress, nil)
      count = 32
    }
    // Without a name it keeps the algorithm, which takes a third of the time.
    unsafe _ = EVP_DigestInit_ex(context, nil, nil)
    return digest
  }
}

/// The file system, as far as a book needs it.
enum FileSystem {
  /// Makes the folders on the way to `path`, readable by their owner alone.
  static func makeFolder(for path: String) -> Int32 {
    var missing: [String] = []
    var folder = parent(path)
    while unsafe access(folder, F_OK) != 0, folder != "/", folder != "." {
      missing.append(folder)
      folder = parent(folder)
    }
    for folder in missing.reversed() {
      guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else { return errno }
    }
    return 0
  }

  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a file that its owner alone can read, unless it is there.
  static func makeFile(_ path: String) -> Int32 {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    close(descriptor)
    return 0
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  static func size(_ path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  static func remove(_ path: String) { unsafe _ = unlink(path) }

  static func rename(_ path: String, to place: String) -> Int32 {
    unsafe Glibc.rename(path, place) == 0 ? 0 : errno
  }

  /// Waits until a file, or a folder's list of files, is on the disk.
  static func synchronize(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  static func reason(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }

  static func pause(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  /// Seconds since 1970.
  static func now() -> Int { time(nil) }
}

/// A file that one process at a time holds; the system lets go of it when the process ends.
@safe
final class LockFile {
  private let descriptor: Int32

  /// Takes the lock; `nil` where another holds it.
  init?(_ path: String) throws(SQLiteFailure) {
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let isRefused = errno == EACCES || errno == EROFS || errno == EPERM
      let code = isRefused ? SQLITE_READONLY : errno == ENOSPC ? SQLITE_FULL : SQLITE_CANTOPEN
      throw SQLiteFailure(code: code, text: FileSystem.reason(errno))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Says who holds the lock; that it cannot be said is no fault.
  func sign(time: Int) {
    let text = Array("\(getpid()) \(time)\n".utf8)
    guard ftruncate(descriptor, 0) == 0 else { return }
    unsafe text.withUnsafeBytes { unsafe _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Who signed the lock at `path`, and when.
  static func holder(_ path: String) -> (process: Int?, since: Int?) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return (nil, nil) }
    defer { close(descriptor) }
    var text = [UInt8](repeating: 0, count: 64)
    let count = unsafe text.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, 64) }
    let words = String(decoding: text.prefix(max(0, count)), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    return (words.first.flatMap { Int($0) }, words.dropFirst().first.flatMap { Int($0) })
  }
}
