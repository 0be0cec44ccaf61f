extension MergeJournal {
  /// The journal as a file: JSON Lines in UTF-8.
  package func encode() -> [UInt8] {
    var writer = JournalWriter(self)
    for entry in entries { writer.append(entry) }
    return writer.finish()
  }

  /// Reads a journal.
  ///
  /// - Throws: Any of ``JournalError`` that is about the journal itself.
  package static func decode(_ bytes: [UInt8]) throws(JournalError) -> MergeJournal {
    let lines = bytes.split(separator: 0x0A)
    guard let first = lines.first, let header = JSONValue(first),
      header["format"]?.text == JournalWriter.format, let version = header["version"]?.integer,
      version > 0
    else { throw .notAJournal }
    guard version <= Self.version else {
      throw .newerVersion(found: version, known: Self.version)
    }
    guard lines.count > 1, let last = lines.last, let end = JSONValue(last), end["end"] != nil
    else {
      throw .cut
    }
    guard var journal = MergeJournal(header) else { throw .damaged(line: 1) }
    let body = lines[1..<(lines.count - 1)]
    journal.entries.reserveCapacity(body.count)
    for (index, line) in body.enumerated() {
      guard let value = JSONValue(line), let entry = Entry(value) else {
        throw .damaged(line: index + 2)
      }
      journal.entries.append(entry)
    }
    guard end["checksum"]?.text == Checksum(of: bytes[..<last.startIndex]).digits,
      end["merges"]?.integer == journal.entries.count, journal.isConsistent
    else { throw .altered }
    return journal
  }

  /// Whether all that points somewhere points at something.
  private var isConsistent: Bool {
    entries.allSatisfy { entry in
      entry.members.indices.contains(entry.survivor)
        && entry.members.allSatisfy { sources.indices.contains($0.source) }
        && entry.retired.allSatisfy { entry.members.indices.contains($0.member) }
        && entry.inverse.allSatisfy { sources.indices.contains($0.source) }
    }
  }

  private init?(_ header: JSONValue) {
    guard let time = header["time"]?.text, let rule = header["rule"]?.text,
      let sources = header["sources"]?.elements, let output = header["output"],
      let name = output["name"]?.text, let size = output["size"]?.integer,
      let hash = output["sha256"]?.text
    else { return nil }
    let read = sources.compactMap(Source.init)
    guard read.count == sources.count else { return nil }
    self.init(
      time: time,
      rule: rule,
      sources: read,
      // The first journals did not say it.
      output: Output(
        name: name,
        size: size,
        hash: hash,
        storage: output["storage"]?.text ?? "plain"
      ),
      entries: []
    )
  }
}

extension MergeJournal.Source {
  fileprivate init?(_ value: JSONValue) {
    guard let path = value["path"]?.text, let storage = value["storage"]?.text,
      let size = value["size"]?.integer, let hash = value["sha256"]?.text,
      let omitted = value.bytes("omitted", "omitted64"),
      let lineEnd = value.bytes("lineEnd", "lineEnd64")
    else { return nil }
    self.init(
      path: path,
      storage: storage,
      size: size,
      hash: hash,
      omitted: omitted,
      lineEnd: lineEnd
    )
  }
}
