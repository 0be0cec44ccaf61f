/// Why a journal does not undo.
package enum JournalError: Error, Hashable {
  /// The bytes are no journal at all.
  case notAJournal
  /// A later version of the program wrote it.
  case newerVersion(found: Int, known: Int)
  /// Its end is missing.
  case cut
  /// That line, counted from 1, cannot be read.
  case damaged(line: Int)
  /// All lines can be read, but they are not those that were written.
  case altered
  /// The merged file is not as the merge wrote it; sizes in bytes.
  case outputChanged(name: String, expectedSize: Int, size: Int)
  /// A source would not come out as it was.
  case sourceDiffers(path: String)
  /// The journal has no merge of that number.
  case noSuchMerge(number: Int, count: Int)

  /// What happened, and what to do.
  package var message: String {
    switch self {
    case .notAJournal:
      "this is no journal of a merge; give the file that ends in .journal"
    case .newerVersion(let found, let known):
      "the journal is of version \(found), this program reads up to \(known); use a newer program"
    case .cut:
      "the end of the journal is missing; use a complete copy"
    case .damaged(let line):
      "line \(line) of the journal cannot be read; use an undamaged copy"
    case .altered:
      "the journal was changed after it was written; use an unchanged copy"
    case .outputChanged(let name, let expectedSize, let size):
      size == expectedSize
        ? "\(name) was changed since the merge; undo needs it as the merge wrote it"
        : "\(name) was changed since the merge (\(expectedSize) bytes then, \(size) now);"
          + " undo needs it as the merge wrote it"
    case .sourceDiffers(let path):
      "\(path) would not come out as it was before the merge; nothing was undone"
    case .noSuchMerge(let number, let count):
      "the journal has no merge \(number); it has \(count) \(count == 1 ? "merge" : "merges")"
    }
  }
}
