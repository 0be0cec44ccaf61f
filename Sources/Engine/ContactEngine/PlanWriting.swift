import ContactFormats
import ContactModel
import FoundationEssentials
import Merging
import ResponsiveWork

/// Writes what a plan for files gives: the contacts, and the journal beside them.
struct PlanWriting: Sendable {
  let sources: ContactSources
  let progress: WorkProgress
  let unfinished: UnfinishedFiles

  /// The journal and the contacts, written but not in their places.
  func pending(_ plan: MergePlan, to output: String) throws -> [PendingFile] {
    let written = plan.written()
    var storage = SourceStorage(encoding: outputEncoding, isCompressed: output.hasSuffix(".gz"))
    // UTF-16 has no place for bytes that are no UTF-8.
    if !storage.keeps(written.bytes) { storage.encoding = .asRead }
    let journal = try PendingFile(output + ".journal", unfinished: unfinished)
    try plan.writeJournal(
      of: written,
      name: fileName(of: output),
      storage: storage.text,
      time: Date(timeIntervalSince1970: Double(currentTime())).ISO8601Format(),
      hash: sha256
    ) { piece in try journal.append(piece, checkpoint: checkpoint) }
    let contacts = try PendingFile(output, unfinished: unfinished)
    try contacts.append(
      try storage.stored(written.bytes, path: output),
      checkpoint: checkpoint
    )
    return [journal, contacts]
  }

  /// That of the sources, where they have one; UTF-8 otherwise.
  private var outputEncoding: SourceEncoding {
    let encodings = Set(sources.sources.map(\.table.encoding))
    return encodings.count == 1 ? sources.sources[0].table.encoding : .asRead
  }

  private func checkpoint() throws {
    if progress.isCancelled { throw CancellationError() }
  }
}

extension ContactSources.Source {
  /// The source as a plan takes it.
  var mergeSource: MergeSource {
    MergeSource(
      path: path,
      storage: SourceStorage(encoding: table.encoding, isCompressed: isCompressed).text,
      bytes: table.text.bytes,
      entries: table.entries,
      layout: table.layout
    )
  }
}
