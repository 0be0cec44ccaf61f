/// Writes a journal line by line.
struct JournalWriter {
  static let format = "smartercontacts-journal"

  private var writer = JSONWriter()
  private var checksum = Checksum()
  private var count = 0

  /// So much is gathered before it is handed on.
  private static let chunkSize = 1 << 20

  /// Begins with the header of `journal`; its entries are not written.
  init(_ journal: MergeJournal) {
    writer.object { writer in
      writer.key("format")
      writer.value(Self.format)
      writer.key("version")
      writer.value(MergeJournal.version)
      writer.key("time")
      writer.value(journal.time)
      writer.key("rule")
      writer.value(journal.rule)
      writer.key("sources")
      writer.array(journal.sources) { $1.write(to: &$0) }
      writer.key("output")
      writer.object { writer in
        writer.key("name")
        writer.value(journal.output.name)
        writer.key("storage")
        writer.value(journal.output.storage)
        writer.key("size")
        writer.value(journal.output.size)
        writer.key("sha256")
        writer.value(journal.output.hash)
      }
    }
    writer.endLine()
  }

  mutating func append(_ entry: MergeJournal.Entry) {
    entry.write(to: &writer)
    writer.endLine()
    count += 1
  }

  /// What was written since the last time, if that is enough to be handed on.
  mutating func takeChunk() -> [UInt8]? {
    guard writer.bytes.count >= Self.chunkSize else { return nil }
    let chunk = writer.take()
    checksum.append(chunk[...])
    return chunk
  }

  /// What was written since the last time, with the last line.
  mutating func finish() -> [UInt8] {
    checksum.append(writer.bytes[...])
    let digits = checksum.digits
    writer.object { writer in
      writer.key("end")
      writer.value(true)
      writer.key("merges")
      writer.value(count)
      writer.key("checksum")
      writer.value(digits)
    }
    writer.endLine()
    return writer.take()
  }
}

extension MergeJournal.Source {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("path")
      writer.value(path)
      writer.key("storage")
      writer.value(storage)
      writer.key("size")
      writer.value(size)
      writer.key("sha256")
      writer.value(hash)
      writer.member("omitted", "omitted64", omitted)
      writer.member("lineEnd", "lineEnd64", lineEnd)
    }
  }
}
