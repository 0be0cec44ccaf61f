import Merging

/// A book that is open: the connection, and the statements that were prepared for it.
///
/// For one thread at a time.
final class Book {
  let path: String
  let connection: Connection
  let isWritable: Bool
  let settings: BookSettings
  /// Held as long as the book may be written.
  private let lock: LockFile?
  private var statements: [String: Statement] = [:]
  private var isInTransaction = false
  /// The piece of the archive that was read last.
  var lastChunk: (id: Int, bytes: [UInt8])?
  private var hashing = SHA256Stream()

  private init(
    path: String,
    connection: Connection,
    lock: LockFile?,
    settings: BookSettings
  ) {
    self.path = path
    self.connection = connection
    self.lock = lock
    self.settings = settings
    isWritable = lock != nil
  }

  // MARK: Opening

  static func open(
    _ path: String,
    access: BookAccess,
    settings: BookSettings
  ) throws(StoreError) -> Book {
    switch access {
    case .read: try openForReading(path, settings)
    case .write(let patience): try openForWriting(path, patience, settings)
    }
  }

  private static func openForReading(
    _ path: String,
    _ settings: BookSettings
  ) throws(StoreError) -> Book {
    guard FileSystem.exists(path) else { throw .missing(path: path) }
    do {
      let connection = try readingConnection(path)
      let book = Book(path: path, connection: connection, lock: nil, settings: settings)
      try book.check()
      guard try book.version() == Schema.version else {
        // Only who may write the book can bring it up to date.
        throw StoreError.failed(
          path: path,
          reason: "an older program made the book; open it once for writing"
        )
      }
      try book.prepareConnection()
      return book
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func readingConnection(_ path: String) throws(SQLiteFailure) -> Connection {
    do {
      let connection = try Connection(path: path, mode: .read)
      // The first look at the file needs its shared memory, which a folder may refuse.
      try connection.execute("PRAGMA schema_version")
      return connection
    } catch {
      guard error.cannotOpen, !FileSystem.exists(path + "-wal") else { throw error }
    }
    return try Connection(path: path, mode: .readImmutable)
  }

  private static func openForWriting(
    _ path: String,
    _ patience: Int,
    _ settings: BookSettings
  ) throws(StoreError) -> Book {
    if !FileSystem.exists(path) {
      let refusal = FileSystem.makeFolder(for: path)
      guard refusal == 0 else {
        throw .failed(path: path, reason: FileSystem.reason(refusal) + "; check the folder")
      }
    }
    do {
      let lock = try lock(path, patience, settings)
      let refusal = FileSystem.makeFile(path)
      guard refusal == 0 else {
        throw FileSystem.isWritable(FileSystem.parent(path))
          ? StoreError.failed(path: path, reason: FileSystem.reason(refusal))
          : StoreError.readOnly(path: path)
      }
      let connection = try Connection(path: path, mode: .write)
      let book = Book(path: path, connection: connection, lock: lock, settings: settings)
      try book.check()
      try book.prepareConnection()
      // Large pages: a piece of the archive is then a few of them. Only while there are none.
      if try book.version() == 0 { try connection.execute("PRAGMA page_size = 8192") }
      try connection.execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
          + "PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 16777216;"
      )
      try book.migrate()
      try book.finishErasing()
      return book
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Takes the writer's lock, waiting a moment where another process has it.
  private static func lock(
    _ path: String,
    _ patience: Int,
    _ settings: BookSettings
  ) throws -> LockFile {
    let place = path + ".lock"
    var waited = 0
    while true {
      if let lock = try LockFile(place) {
        lock.sign(time: settings.now())
        return lock
      }
      guard waited < patience else {
        let holder = LockFile.holder(place)
        throw StoreError.locked(path: path, process: holder.process, since: holder.since)
      }
      FileSystem.pause(milliseconds: 20)
      waited += 20
    }
  }

  /// Says whether the file is a book that this program knows.
  private func check() throws {
    let found = try version()
    let mark = try integer("PRAGMA application_id")
    let tables = try integer("SELECT count(*) FROM sqlite_schema")
    let isEmpty = mark == 0 && found == 0 && tables == 0
    guard mark == Schema.applicationID || isEmpty && isWritable else {
      throw StoreError.notABook(path: path)
    }
    guard found <= Schema.version else {
      throw StoreError.newerVersion(path: path, found: found, known: Schema.version)
    }
  }

  private func version() throws -> Int { try integer("PRAGMA user_version") }

  private func prepareConnection() throws {
    // 64 MiB of pages, and nothing in files that others might read.
    try connection.execute("PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY")
  }

  private func migrate() throws {
    let found = try version()
    guard found < Schema.version else { return }
    try transaction {
      for migration in Schema.migrations[found...] { try connection.execute(migration) }
      try connection.execute(
        "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)"
      )
    }
  }

  /// The digest of some bytes.
  func digest(of bytes: ArraySlice<UInt8>) -> ContentDigest {
    hashing.append(bytes)
    return ContentDigest(bytes: hashing.finish())
  }

  // MARK: Statements

  /// The statement for `sql`, prepared at its first use.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try connection.prepare(sql)
    statements[sql] = statement
    return statement
  }

  /// Runs a statement that gives no rows.
  func run(_ sql: String, _ values: Value...) throws {
    let statement = try statement(sql)
    statement.bind(values)
    _ = try statement.step()
  }

  /// What a statement gives in its first row and column; 0 where there is no row.
  func integer(_ sql: String, _ values: Value...) throws -> Int {
    let statement = try statement(sql)
    statement.bind(values)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Goes through the rows that a statement gives.
  func rows(_ sql: String, _ values: Value..., row: (Statement) throws -> Void) throws {
    let statement = try statement(sql)
    statement.bind(values)
    defer { statement.reset() }
    while try statement.step() { try row(statement) }
  }

  /// Runs `body` so that all of it is in the book afterwards, or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    try connection.execute("BEGIN IMMEDIATE")
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      let result = try body()
      try connection.execute("COMMIT")
      return result
    } catch {
      // A full disk may have rolled back already; the first error is the one to tell.
      try? connection.execute("ROLLBACK")
      // What was begun may fill the disk as long as the log has it: a log that stays does no harm.
      try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
      throw error
    }
  }

  /// Runs `body` on one state of the book, whatever others write meanwhile.
  func reading<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    try connection.execute("BEGIN")
    isInTransaction = true
    defer {
      isInTransaction = false
      // Nothing was written: there is nothing that could fail to be kept.
      try? connection.execute("COMMIT")
    }
    return try body()
  }

  /// Says that the book was not opened for writing.
  func requireWritable() throws {
    guard isWritable else { throw StoreError.readOnly(path: path) }
  }
}

/// A value for a parameter of a statement.
enum Value {
  case integer(Int)
  case text(String)
  case bytes([UInt8])
  case null

  static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
  static func optional(_ number: Int?) -> Value { number.map(Value.integer) ?? .null }
}

extension Statement {
  func bind(_ values: [Value]) {
    for (index, value) in values.enumerated() {
      switch value {
      case .integer(let number): bind(number, at: index + 1)
      case .text(let text): bind(text, at: index + 1)
      case .bytes(let bytes): bind(bytes[...], at: index + 1)
      case .null: bindNull(at: index + 1)
      }
    }
  }
}

extension StoreError {
  /// What `error` means for the book at `path`.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let failure as SQLiteFailure where failure.isFull: self = .diskFull(path: path)
    case let failure as SQLiteFailure where failure.isForeign: self = .notABook(path: path)
    case let failure as SQLiteFailure where failure.isReadOnly: self = .readOnly(path: path)
    case let failure as SQLiteFailure where failure.isDamage:
      self = .damaged(path: path, detail: failure.text)
    case let failure as SQLiteFailure where failure.isBusy:
      let holder = LockFile.holder(path + ".lock")
      self = .locked(path: path, process: holder.process, since: holder.since)
    case let failure as SQLiteFailure: self = .failed(path: path, reason: failure.text)
    case is PatchDamage: self = .damaged(path: path, detail: "an entry of the history")
    default: self = .failed(path: path, reason: String(describing: error))
    }
  }
}
