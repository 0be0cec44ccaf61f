import ContactFormats
import ContactModel
import Merging
import ResponsiveWork

/// One undoing: reads the journal and the merged file, and writes what was before.
struct UndoWork: Sendable {
  /// The journal's path.
  let journal: String
  let progress: WorkProgress
  let unfinished: UnfinishedFiles

  /// Undoes all merges; gives the path written.
  func run(output: String?) throws -> String {
    let (restored, merged) = try restored()
    let path = output ?? merged
    if isFolder(path) {
      try write(restored, intoFolder: path)
      return path
    }
    guard restored.count == 1 else {
      throw AddressBookError.usage(
        message: "\(restored.count) files were merged; name a folder for them with --output"
      )
    }
    let source = restored[0]
    var storage = SourceStorage(text: source.storage)
    if path == "-" {
      let bytes = try storage.stored(source.bytes, path: "standard output")
      try writeStandardOutput(bytes, checkpoint: checkpoint)
      return path
    }
    try requireWritable(path)
    guard !isSameFile(path, journal) else {
      throw AddressBookError.usage(message: "\(path): it is the journal; write to another file")
    }
    // By its name, as a merge writes it: nobody looks for gzip in contacts.vcf.
    if !isDevice(path) { storage.isCompressed = path.hasSuffix(".gz") }
    let file = try pending(try storage.stored(source.bytes, path: path), at: path)
    try unfinished.commit([file], checkpoint: checkpoint)
    return path
  }

  private func checkpoint() throws {
    if progress.isCancelled { throw CancellationError() }
  }

  /// The sources as they were, and the merged file's path.
  private func restored() throws -> ([RestoredSource], merged: String) {
    do {
      let journal = try MergeJournal.decode(
        try readFile(journal, limit: SourceText.limit, checkpoint: checkpoint)
      )
      let folder = self.journal.lastIndex(of: "/").map { String(self.journal[...$0]) } ?? ""
      let merged = folder + journal.output.name
      // Several files may be larger together than each may be; UTF-16 takes twice the bytes.
      let limit = max(SourceText.limit, 2 * journal.output.size + 2)
      let stored = try readFile(merged, limit: limit, checkpoint: checkpoint)
      let text = try SourceStorage(text: journal.output.storage)
        .text(of: stored, path: merged, limit: limit, checkpoint: checkpoint)
      try checkpoint()
      return (try journal.restore(output: text, hash: sha256), merged)
    } catch let error as JournalError {
      throw AddressBookError.unreadable(message: "\(journal): \(error.message)")
    }
  }

  /// Writes each source under its own name; all of them, or none.
  private func write(_ sources: [RestoredSource], intoFolder folder: String) throws {
    var names: Set<String> = []
    for source in sources {
      let name = fileName(of: source.path)
      guard !["", ".", ".."].contains(name) else {
        throw AddressBookError.usage(
          message: "\(source.path): this names no file; the journal was not written by a merge"
        )
      }
      guard names.insert(name).inserted else {
        throw AddressBookError.usage(
          message: "\(folder): two of the merged files are called \(name), so that a folder "
            + "cannot hold both; nothing was written"
        )
      }
    }
    var files: [PendingFile] = []
    for source in sources {
      let place = "\(folder)/\(fileName(of: source.path))"
      let storage = SourceStorage(text: source.storage)
      if exists(place) {
        try requireEqual(place, source, storage)
      } else {
        try requireWritable(place)
        files.append(try pending(try storage.stored(source.bytes, path: place), at: place))
      }
    }
    try unfinished.commit(files, checkpoint: checkpoint)
  }

  /// Checks that what is at `place` has the content that would be written there.
  private func requireEqual(
    _ place: String,
    _ source: RestoredSource,
    _ storage: SourceStorage
  ) throws {
    var isEqual = false
    if !isFolder(place), !isDevice(place) {
      let limit = max(SourceText.limit, 2 * source.bytes.count + 2)
      var bytes = try readFile(place, limit: limit, checkpoint: checkpoint)
      if storage.isCompressed {
        bytes = try SourceStorage().text(
          of: bytes,
          path: place,
          limit: limit,
          checkpoint: checkpoint
        )
      }
      var plain = storage
      plain.isCompressed = false
      isEqual = try bytes == plain.stored(source.bytes, path: place)
    }
    guard isEqual else {
      throw AddressBookError.usage(
        message: "\(place): it is there and has other content; name an empty folder. "
          + "Nothing was written"
      )
    }
  }

  private func pending(_ bytes: [UInt8], at path: String) throws -> PendingFile {
    let file = try PendingFile(path, unfinished: unfinished)
    try file.append(bytes, checkpoint: checkpoint)
    return file
  }
}

/// The last part of a path.
func fileName(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
