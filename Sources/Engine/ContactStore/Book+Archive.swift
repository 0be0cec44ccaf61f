/// The bytes of sources, as they were imported.
extension Book {
  /// Which of an import's bytes.
  enum ArchiveForm: Int {
    /// The text in which its contacts stand.
    case text = 0
    /// The bytes as they came.
    case original = 1
  }

  /// The bytes of a source are kept in pieces of so many: one is read at a time.
  static let chunkSize = 1 << 16

  private static func chunkID(_ number: Int, _ form: ArchiveForm, of importNumber: Int) -> Int {
    importNumber << 25 | form.rawValue << 24 | number
  }

  /// Keeps `bytes`; `checkpoint` is told how many are done, at least every MiB.
  func archive(
    _ bytes: [UInt8],
    as form: ArchiveForm,
    of importNumber: Int,
    checkpoint: (Int) throws -> Void
  ) throws {
    let insert = try statement("INSERT INTO archive VALUES (?, ?)")
    var start = 0
    while start < bytes.count {
      let end = min(start + Self.chunkSize, bytes.count)
      insert.bind(Self.chunkID(start / Self.chunkSize, form, of: importNumber), at: 1)
      insert.bind(bytes[start..<end], at: 2)
      _ = try insert.step()
      start = end
      if start & 0xF_FFFF < Self.chunkSize { try checkpoint(start) }
    }
  }

  /// Reads archived bytes.
  func archived(
    _ range: Range<Int>,
    as form: ArchiveForm = .text,
    of importNumber: Int
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let number = position / Self.chunkSize
      let chunk = try chunk(Self.chunkID(number, form, of: importNumber))
      let start = position - number * Self.chunkSize
      let end = min(chunk.count, range.upperBound - number * Self.chunkSize)
      guard start < end else {
        throw StoreError.damaged(path: path, detail: "import \(importNumber) is not whole")
      }
      bytes += chunk[start..<end]
      position += end - start
    }
    return bytes
  }

  private func chunk(_ id: Int) throws -> [UInt8] {
    if let lastChunk, lastChunk.id == id { return lastChunk.bytes }
    let select = try statement("SELECT bytes FROM archive WHERE id = ?")
    select.bind(id, at: 1)
    defer { select.reset() }
    guard try select.step() else {
      throw StoreError.damaged(path: path, detail: "a piece of the archive is missing")
    }
    let bytes = select.bytes(0)
    lastChunk = (id, bytes)
    return bytes
  }

  /// Overwrites archived bytes with zeros, and removes the bytes as they came, which have them too.
  func eraseArchived(_ range: Range<Int>, of importNumber: Int) throws {
    var position = range.lowerBound
    let update = try statement("UPDATE archive SET bytes = ? WHERE id = ?")
    while position < range.upperBound {
      let number = position / Self.chunkSize
      let id = Self.chunkID(number, .text, of: importNumber)
      var bytes = try chunk(id)
      let start = position - number * Self.chunkSize
      let end = min(bytes.count, range.upperBound - number * Self.chunkSize)
      guard start < end else { break }
      for index in start..<end { bytes[index] = 0 }
      update.bind(bytes[...], at: 1)
      update.bind(id, at: 2)
      _ = try update.step()
      lastChunk = nil
      position += end - start
    }
    let first = Self.chunkID(0, .original, of: importNumber)
    try run(
      "DELETE FROM archive WHERE id BETWEEN ? AND ?",
      .integer(first),
      .integer(first | 0xFF_FFFF)
    )
    // A source without what was erased is another one: its digest would tell what was in it.
    try run(
      "UPDATE import SET sha256 = NULL, has_original = 0 WHERE id = ?",
      .integer(importNumber)
    )
  }
}
