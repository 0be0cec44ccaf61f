import ContactStore
import Merging
import ResponsiveWork

/// Writes for each source what it has to take over to be as the book is.
///
/// ```
/// phone.changed.vcf    the cards that replace or join those of phone.vcf
/// phone.deleted.csv    what is to be deleted there: uid,occurrence,contact,merged_into
/// ```
struct ChangesExport {
  let export: BookExport

  private var store: ContactStore { export.store }

  /// Writes the files of all sources, or of one, into a folder; all of them, or none.
  func run(_ request: ExportRequest, folder: String) throws -> [SourceChanges] {
    guard isFolder(folder) else {
      throw AddressBookError.usage(
        message: "\(folder): this is no folder; changes are files of several names: make a folder"
      )
    }
    var files: [PendingFile] = []
    var changes: [SourceChanges] = []
    var names: Set<String> = []
    var outdated: [String] = []
    for source in try sources(request) {
      let stem = "\(folder)/\(unique(fileName(of: source.source), in: &names))"
      changes.append(try write(source, request, stem, to: &files))
      outdated += [changedPath(stem, request), deletedPath(stem)]
    }
    try export.unfinished.commit(files, checkpoint: export.checkpoint)
    // What an earlier export said there does not hold any more; who took it over would lose contacts.
    let written = Set(changes.flatMap(\.files))
    for path in outdated where !written.contains(path) { removeFile(path) }
    return changes
  }

  /// The newest import of each source.
  private func sources(_ request: ExportRequest) throws -> [StoredImport] {
    if let name = request.source { return [try export.source(named: name)] }
    var newest: [StoredImport] = []
    for stored in try store.imports() {
      newest.removeAll { $0.source == stored.source }
      newest.append(stored)
    }
    return newest
  }

  /// The name without its endings, and a number behind it where another source has it.
  private func unique(_ name: String, in names: inout Set<String>) -> String {
    let stem = name.split(separator: ".").first.map(String.init) ?? "contacts"
    var unique = stem
    var number = 2
    while !names.insert(unique).inserted {
      unique = "\(stem)-\(number)"
      number += 1
    }
    return unique
  }

  private func write(
    _ source: StoredImport,
    _ request: ExportRequest,
    _ stem: String,
    to files: inout [PendingFile]
  ) throws -> SourceChanges {
    let charsets = try SourceCharsets(store)
    var cards: [(bytes: [UInt8], charset: String?)] = []
    var deletions: [String] = []
    try store.changes(since: source.number) { change in
      try export.checkpoint()
      switch change {
      case .changed(let contact, _, let card), .added(let contact, let card):
        cards.append((card, charsets.charset(for: contact.number, card: card)))
      case .deleted(let contact, let uid, let occurrence, let survivor):
        let into = survivor.map { "\($0.number)" } ?? ""
        deletions.append("\(cell(uid ?? "")),\(occurrence),\(contact.number),\(into)\n")
      }
    }
    var result = SourceChanges(
      source: source.source,
      changed: cards.count,
      deleted: deletions.count,
      files: []
    )
    if !cards.isEmpty {
      let format = request.format ?? .vcard
      let path = changedPath(stem, request)
      let output = try output(path)
      _ = try CardForms.write(
        count: cards.count,
        as: format,
        version: request.version,
        to: output.append
      ) { cards[$0] }
      try output.closed().map { files.append($0) }
      result.files.append(path)
    }
    if !deletions.isEmpty {
      let path = deletedPath(stem)
      let output = try output(path)
      try output.append(Array("uid,occurrence,contact,merged_into\n".utf8))
      for deletion in deletions { try output.append(Array(deletion.utf8)) }
      try output.closed().map { files.append($0) }
      result.files.append(path)
    }
    return result
  }

  private func changedPath(_ stem: String, _ request: ExportRequest) -> String {
    "\(stem).changed.\((request.format ?? .vcard).ending)"
  }

  private func deletedPath(_ stem: String) -> String { "\(stem).deleted.csv" }

  private func output(_ path: String) throws -> ExportOutput {
    try ExportOutput(path, unfinished: export.unfinished, checkpoint: export.checkpoint)
  }

  /// A cell of a CSV file.
  private func cell(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
