package import ContactModel

/// Reads contacts of any known format.
package enum ContactReading {
  /// Reads the contacts in `bytes`, whatever format they are in.
  ///
  /// The format is recognized by content. What is odd but usable becomes an issue of the table.
  ///
  /// - Parameters:
  ///   - bytes: A whole file, plain or gzip, in UTF-8, UTF-16 or an older encoding.
  ///   - columns: What the columns of a CSV file hold; `nil` recognizes known headers. Other formats
  ///     ignore it.
  ///   - bounds: How large what is read may be.
  ///   - checkpoint: Is told at least every MiB how many of `bytes` are done; the number never
  ///     falls. What it throws ends the reading and is passed on.
  /// - Returns: The contacts in their order; those of a vCard file, of a table or of LDIF.
  /// - Throws: ``ReadingError``, or what `checkpoint` throws.
  /// - Complexity: O(*n*) in the count of bytes, uncompressed.
  package static func read(
    _ bytes: [UInt8],
    columns: ColumnMapping?,
    bounds: ReadingBounds = .standard,
    checkpoint: (_ bytesDone: Int) throws -> Void = { _ in }
  ) throws -> ContactTable {
    guard Gzip.isGzip(bytes) else {
      return try readPlain(bytes, columns: columns, bounds: bounds, checkpoint: checkpoint)
    }
    // Uncompressing takes about as long as reading.
    let half = bytes.count / 2
    let plain: [UInt8]
    do {
      let limit = ReadingBounds.uncompressed(size: bytes.count)
      var isChecked = false
      plain = try Gzip.decompress(bytes, limit: limit) { used, result in
        try checkpoint(used / 2)
        // A file that expands to endless zeros is refused before it fills the memory.
        if !isChecked { try refuseBinary(result) }
        isChecked = true
      }
    } catch GzipError.tooLarge(let limit) {
      throw ReadingError.tooLarge(limit: limit)
    } catch let error as GzipError {
      throw ReadingError.damagedGzip(error)
    }
    let scale = Double(bytes.count - half) / Double(max(plain.count, 1))
    return try readPlain(plain, columns: columns, bounds: bounds) { done in
      try checkpoint(half + Int(Double(done) * scale))
    }
  }

  /// Refuses what is no text, by its beginning.
  private static func refuseBinary(_ bytes: [UInt8]) throws(ReadingError) {
    if let name = ContentKind.signature(bytes) { throw .notContacts(description: name) }
    if UTF16Transcoding.encoding(of: bytes) == .asRead && ContentKind.isBinary(bytes) {
      throw .notContacts(description: "binary data")
    }
  }

  private static func readPlain(
    _ bytes: [UInt8],
    columns: ColumnMapping?,
    bounds: ReadingBounds,
    checkpoint: (Int) throws -> Void
  ) throws -> ContactTable {
    guard bytes.count <= SourceText.limit else {
      throw ReadingError.tooLarge(limit: SourceText.limit)
    }
    try checkpoint(0)
    try refuseBinary(bytes)
    let encoding = UTF16Transcoding.encoding(of: bytes)
    guard case .utf16(let bigEndian, _) = encoding else {
      return try readText(
        bytes,
        encoding: encoding,
        columns: columns,
        bounds: bounds,
        checkpoint: checkpoint
      )
    }
    let text = try UTF16Transcoding.decode(bytes, bigEndian: bigEndian) { try checkpoint(0) }
    guard text.count <= SourceText.limit else {
      throw ReadingError.tooLarge(limit: SourceText.limit)
    }
    let scale = Double(bytes.count) / Double(max(text.count, 1))
    return try readText(text, encoding: encoding, columns: columns, bounds: bounds) { done in
      try checkpoint(min(bytes.count, Int(Double(done) * scale)))
    }
  }

  private static func readText(
    _ bytes: [UInt8],
    encoding: SourceEncoding,
    columns: ColumnMapping?,
    bounds: ReadingBounds,
    checkpoint: (Int) throws -> Void
  ) throws -> ContactTable {
    if JSONContacts.isJSON(bytes) {
      return try JSONContacts.read(bytes, bounds, encoding: encoding, checkpoint: checkpoint)
    }
    let isUTF8 = try isUTF8(bytes) { try checkpoint(0) }
    let charset = isUTF8 ? nil : CharsetGuess.guess(bytes.span)
    let kind = try ContentKind.recognize(bytes, columns: columns, charset: charset) {
      try checkpoint(0)
    }
    var table: ContactTable
    switch kind {
    case .cards:
      table = try CardReader.read(
        bytes,
        isUTF8: isUTF8,
        charset: charset,
        bounds: bounds,
        encoding: encoding,
        checkpoint: checkpoint
      )
    case .records:
      table = try LDIFReader.read(
        bytes,
        isUTF8: isUTF8,
        charset: charset,
        bounds: bounds,
        encoding: encoding,
        checkpoint: checkpoint
      )
    case .table(let dialect, let roles):
      table = try CSVReader.read(
        bytes,
        layout: CSVLayout(
          header: dialect.header,
          separator: dialect.separator,
          headerBytes: dialect.headerBytes,
          columns: roles
        ),
        dialect: dialect,
        isUTF8: isUTF8,
        charset: charset,
        bounds: bounds,
        encoding: encoding,
        checkpoint: checkpoint
      )
    }
    table.isUTF8 = isUTF8
    try checkpoint(bytes.count)
    return table
  }

  private static func isUTF8(_ bytes: [UInt8], checkpoint: () throws -> Void) throws -> Bool {
    let piece = 1 << 20
    var start = 0
    while start < bytes.count {
      try checkpoint()
      var end = min(start + piece, bytes.count)
      // A piece ends before the first byte of a sequence.
      while end < bytes.count && end > start && bytes[end] & 0xC0 == 0x80 { end -= 1 }
      if end == start { return false }
      guard UTF8Validity.isValid(bytes.span, start..<end) else { return false }
      start = end
    }
    return true
  }
}
