extension Book {
  /// Where the backup stands that is made without being asked for.
  var automaticBackup: String { path + ".backup" }

  /// Writes a copy of the book to a file, and checks it.
  func backUp(to place: String, isAutomatic: Bool, checkpoint: () throws -> Void) throws {
    let temporary = place + ".part"
    do {
      try Self.copy(connection, to: temporary, checkpoint: checkpoint)
      let copy = try Connection(path: temporary, mode: .write)
      try Self.verify(copy, path: place)
      for table in ["contact", "operation", "import", "archive"] {
        let count = "SELECT count(*) FROM " + table
        let expected = try integer(count)
        guard try Self.integer(count, copy) == expected else {
          throw StoreError.badBackup(path: place, detail: "the count of \(table) differs")
        }
      }
    } catch {
      Self.discard(temporary)
      throw error
    }
    try Self.put(temporary, inPlace: place)
    guard isWritable else { return }
    try run(
      """
      INSERT INTO backup VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET time = ?2, is_automatic = ?3
      """,
      .text(place),
      .integer(settings.now()),
      .integer(isAutomatic ? 1 : 0)
    )
  }

  /// Puts a backup in the place of a book, after checking it.
  static func restore(
    _ backup: String,
    to path: String,
    settings: BookSettings,
    checkpoint: () throws -> Void
  ) throws {
    guard FileSystem.exists(backup) else { throw StoreError.missing(path: backup) }
    guard FileSystem.makeFolder(for: path) == 0 else { throw StoreError.readOnly(path: path) }
    guard let lock = try LockFile(path + ".lock") else {
      let holder = LockFile.holder(path + ".lock")
      throw StoreError.locked(path: path, process: holder.process, since: holder.since)
    }
    lock.sign(time: settings.now())
    let temporary = path + ".part"
    do {
      let source = try Connection(path: backup, mode: .read)
      try verify(source, path: backup)
      try copy(source, to: temporary, checkpoint: checkpoint)
      try verify(try Connection(path: temporary, mode: .write), path: backup)
      try checkpoint()
    } catch {
      discard(temporary)
      throw error
    }
    // What the old book's log has is brought into the old book: were this process killed here, that
    // would still be whole. One that is damaged is replaced as it is.
    if let old = try? Connection(path: path, mode: .write) {
      try? old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    FileSystem.remove(path + "-wal")
    FileSystem.remove(path + "-shm")
    try put(temporary, inPlace: path)
    withExtendedLifetime(lock) {}
  }

  private static func copy(
    _ source: Connection,
    to temporary: String,
    checkpoint: () throws -> Void
  ) throws {
    discard(temporary)
    let refusal = FileSystem.makeFile(temporary)
    guard refusal == 0 else {
      throw StoreError.failed(path: temporary, reason: FileSystem.reason(refusal))
    }
    let copy = try Connection(path: temporary, mode: .write)
    try copy.copy(from: source, checkpoint: checkpoint)
    // A copy is one file, whole by itself.
    try copy.execute("PRAGMA journal_mode = DELETE")
  }

  /// Checks that a file is a book, and whole.
  private static func verify(_ copy: Connection, path: String) throws {
    guard try integer("PRAGMA application_id", copy) == Schema.applicationID else {
      throw StoreError.notABook(path: path)
    }
    let version = try integer("PRAGMA user_version", copy)
    guard version <= Schema.version else {
      throw StoreError.newerVersion(path: path, found: version, known: Schema.version)
    }
    let check = try copy.prepare("PRAGMA integrity_check")
    guard try check.step(), check.text(0) == "ok" else {
      throw StoreError.damaged(path: path, detail: check.text(0))
    }
  }

  private static func integer(_ sql: String, _ connection: Connection) throws -> Int {
    let statement = try connection.prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  private static func put(_ temporary: String, inPlace place: String) throws {
    FileSystem.synchronize(temporary)
    let refusal = FileSystem.rename(temporary, to: place)
    guard refusal == 0 else {
      discard(temporary)
      throw StoreError.failed(path: place, reason: FileSystem.reason(refusal))
    }
    FileSystem.synchronize(FileSystem.parent(place))
  }

  private static func discard(_ temporary: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { FileSystem.remove(temporary + ending) }
  }
}
