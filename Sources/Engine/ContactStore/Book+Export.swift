import Merging

/// Writing sources back.
extension Book {
  /// A contact where an import has it.
  private struct Entry {
    var position: Int
    var length: Int
    var contact: ContactID
    /// The digest of its card, as the import has it.
    var content: [UInt8]
  }

  /// The newest import of a source.
  func lastImport(of source: String) throws -> Int {
    let number = try integer(
      "SELECT max(import.id) FROM import JOIN source ON source.id = import.source WHERE name = ?",
      .text(source)
    )
    guard number > 0 else { throw StoreError.noSuchSource(source) }
    return number
  }

  /// Writes an import back: untouched contacts and what stands between them as they are.
  func export(_ importNumber: Int, _ piece: (ExportPiece) throws -> Void) throws {
    try reading {
      let size = try textSize(of: importNumber)
      var position = 0
      let holes = try erasedRanges(of: importNumber)
      try eachEntry(of: importNumber) { entry in
        try between(position..<entry.position, importNumber, holes, piece)
        position = entry.position + entry.length
        switch try outcome(of: entry) {
        case .untouched:
          let bytes = try archived(entry.position..<position, of: importNumber)
          try piece(.untouched(entry.contact, bytes))
        case .changed(let card): try piece(.changed(entry.contact, card))
        case .gone: break
        }
      }
      try between(position..<size, importNumber, holes, piece)
    }
  }

  /// Gives the bytes of an import as they came, if no contact of it was touched.
  func exportUntouched(_ importNumber: Int, _ sink: ([UInt8]) throws -> Void) throws -> Bool {
    try reading {
      guard try erasedRanges(of: importNumber).isEmpty else { return false }
      var isUntouched = true
      try eachEntry(of: importNumber) { entry in
        guard isUntouched else { return }
        if case .untouched = try outcome(of: entry) { return }
        isUntouched = false
      }
      guard isUntouched else { return false }
      let hasOriginal = try integer(
        "SELECT has_original FROM import WHERE id = ?",
        .integer(importNumber)
      )
      let size =
        hasOriginal == 0
        ? try textSize(of: importNumber)
        : try integer("SELECT size FROM import WHERE id = ?", .integer(importNumber))
      var position = 0
      while position < size {
        let end = min(position + 1 << 20, size)
        try sink(
          try archived(
            position..<end,
            as: hasOriginal == 0 ? .text : .original,
            of: importNumber
          )
        )
        position = end
      }
      return true
    }
  }

  /// What the source of an import has to take over.
  func sourceChanges(_ importNumber: Int, _ change: (SourceChange) throws -> Void) throws {
    try reading {
      var present: Set<ContactID> = []
      var survivors: [ContactID] = []
      try eachEntry(of: importNumber) { entry in
        let contact = entry.contact
        switch try outcome(of: entry) {
        case .untouched: present.insert(contact)
        case .changed(let card):
          present.insert(contact)
          try change(.changed(contact, uid: try origin(of: contact).uid, card: card))
        case .gone(let survivor):
          let origin = try origin(of: contact)
          let occurrence = origin.occurrence
          if let survivor { survivors.append(survivor) }
          try change(
            .deleted(contact, uid: origin.uid, occurrence: occurrence, into: survivor)
          )
        }
      }
      for survivor in survivors where present.insert(survivor).inserted {
        try change(.added(survivor, card: try contact(survivor).bytes))
      }
    }
  }

  /// What became of a contact since an import had it.
  private enum Outcome {
    case untouched
    case changed([UInt8])
    case gone(into: ContactID?)
  }

  private func outcome(of entry: Entry) throws -> Outcome {
    switch try presence(of: entry.contact) {
    case .removed: return .gone(into: nil)
    case .merged:
      let survivor = try resolved(entry.contact)
      let isPresent = try presence(of: survivor) == .present
      return .gone(into: isPresent ? survivor : nil)
    case .present: break
    }
    let select = try statement(
      """
      SELECT coalesce(current.content, contact.content) FROM contact
      LEFT JOIN current ON current.contact = contact.id WHERE contact.id = ?
      """
    )
    select.bind(entry.contact.number, at: 1)
    defer { select.reset() }
    guard try select.step() else { throw StoreError.noSuchContact(entry.contact) }
    if select.bytes(0) == entry.content { return .untouched }
    return .changed(try contact(entry.contact).bytes)
  }

  /// Goes through the contacts of an import, in the order in which they stand.
  private func eachEntry(of importNumber: Int, _ body: (Entry) throws -> Void) throws {
    let own = try statement(
      """
      SELECT position, length, contact.id, content FROM contact, import
      WHERE import.id = ?1 AND contact.import = ?1
        AND contact.id BETWEEN first_contact AND first_contact + contact_count - 1
      ORDER BY contact.id
      """
    )
    let seen = try statement(
      "SELECT position, length, contact, content FROM sighting WHERE import = ? ORDER BY position"
    )
    own.bind(importNumber, at: 1)
    seen.bind(importNumber, at: 1)
    defer {
      own.reset()
      seen.reset()
    }
    var nextOwn = try own.step() ? entry(own) : nil
    var nextSeen = try seen.step() ? entry(seen) : nil
    while let entry = [nextOwn, nextSeen].compactMap(\.self).min(by: { $0.position < $1.position })
    {
      if entry.position == nextOwn?.position {
        nextOwn = try own.step() ? self.entry(own) : nil
      } else {
        nextSeen = try seen.step() ? self.entry(seen) : nil
      }
      try body(entry)
    }
  }

  private func entry(_ row: Statement) -> Entry {
    Entry(
      position: row.integer(0),
      length: row.integer(1),
      contact: ContactID(row.integer(2)),
      content: row.bytes(3)
    )
  }

  private func textSize(of importNumber: Int) throws -> Int {
    var size: Int?
    try rows("SELECT text_size FROM import WHERE id = ?", .integer(importNumber)) {
      size = $0.integer(0)
    }
    guard let size else { throw StoreError.noSuchSource("import \(importNumber)") }
    return size
  }

  private func erasedRanges(of importNumber: Int) throws -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    try rows(
      "SELECT position, length FROM erased WHERE import = ? ORDER BY position",
      .integer(importNumber)
    ) { ranges.append($0.integer(0)..<($0.integer(0) + $0.integer(1))) }
    return ranges
  }

  /// Writes what stands between contacts, the places of forgotten ones left out.
  private func between(
    _ range: Range<Int>,
    _ importNumber: Int,
    _ holes: [Range<Int>],
    _ piece: (ExportPiece) throws -> Void
  ) throws {
    var position = range.lowerBound
    let inside = holes.filter { $0.lowerBound >= position && $0.upperBound <= range.upperBound }
    for hole in inside + [range.upperBound..<range.upperBound] {
      while position < hole.lowerBound {
        let end = min(position + 1 << 20, hole.lowerBound)
        try piece(.verbatim(try archived(position..<end, of: importNumber)))
        position = end
      }
      position = hole.upperBound
    }
  }
}
