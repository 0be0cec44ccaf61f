import ContactFormats
public import ContactModel
import ContactStore
import Merging
public import ResponsiveWork

/// What an import did.
public struct ImportReport: Hashable, Sendable {
  /// What the source is called in the book.
  public var source: String
  /// How many contacts it has.
  public var count: Int
  /// The numbers of those that the book did not know, in a row.
  public var added: Range<Int>
  /// How many the book had just so.
  public var unchanged: Int
  /// The numbers of those that had an older text, and have the source's now.
  public var updated: [Int]
  /// How many are part of other contacts, since they were merged earlier.
  public var merged: Int
  /// How many were removed from the book earlier, and stay so.
  public var removed: Int
  /// How many the source has in an older text than the book has from it already.
  public var older: Int
  /// Whether the very same bytes were imported before, so that nothing was to be done.
  public var wasKnown: Bool
  /// The entry of the history with which the updates are undone.
  public var entry: Int?
  /// How many new texts stand against what a person changed here.
  public var conflictCount: Int
  /// The first of these conflicts.
  public var conflicts: [BookConflict]
  /// What was odd in the file, in its order.
  public var issues: [ParseIssue]
}

extension AddressBook {
  /// Takes the contacts of a file into the book: all of them, or none.
  ///
  /// What the book knows is known again: the same file adds nothing, a changed card updates its own
  /// contact, and one that was merged into another finds it.
  ///
  /// - Parameters:
  ///   - path: A contact file of any format, plain or gzip; `-` is standard input.
  ///   - columns: What the columns of a CSV file hold; `nil` recognizes known headers.
  ///   - source: What the source is called in the book; `nil` is the file's path. What is imported
  ///     under one name later is a newer state of it.
  ///   - progress: Counts the bytes; is not finished here.
  /// - Returns: What it did.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func importFile(
    _ path: String,
    columns: String? = nil,
    source: String? = nil,
    progress: WorkProgress = WorkProgress()
  ) async throws -> ImportReport {
    let name = source ?? (path == "-" ? "standard input" : place(of: path))
    return try await onStore { store in
      let reading = progress.child(title: "Reading \(fileName(of: name))", weight: 0.4)
      let file = try Self.file(path, mapping: try columns.map(Self.mapping), progress: reading)
      reading.finish()
      let table = file.table
      let writing = progress.child(
        title: "Importing \(fileName(of: name))",
        weight: 0.6,
        units: Int64(max(1, table.text.bytes.count))
      )
      let counter = ByteCounter(writing)
      let before = try store.counts().conflicts
      let summary = try store.importContacts(
        Self.importSource(name, table, original: file.original),
        checkpoint: counter.reached
      )
      writing.finish()
      let count = max(0, try store.counts().conflicts - before)
      return ImportReport(
        source: name,
        count: summary.count,
        added: summary.added,
        unchanged: summary.unchanged,
        updated: summary.updated.map(\.number),
        merged: summary.merged,
        removed: summary.removed,
        older: summary.older,
        wasKnown: summary.wasKnown,
        entry: summary.operation?.number,
        conflictCount: count,
        conflicts: count > 0 ? try Self.conflicts(in: summary.updated, of: store) : [],
        issues: table.issues
      )
    }
  }

  /// What is noted of a source's encoding: `nil` where all of it is UTF-8.
  private static func charset(of table: ContactTable) -> String? {
    table.charset ?? (table.isUTF8 ? nil : SourceCharsets.standard)
  }

  private static func importSource(
    _ name: String,
    _ table: ContactTable,
    original: [UInt8]?
  ) -> ImportSource {
    let isUniversal = CardForms.hasUniversalIdentifiers(table.layout)
    let storage = SourceStorage(
      encoding: table.encoding,
      isCompressed: original.map(Gzip.isGzip) ?? false,
      charset: table.layout == .vCard ? Self.charset(of: table) : nil
    )
    return ImportSource(
      name: name,
      text: table.text.bytes,
      original: original,
      format: CardForms.name(of: table.layout),
      encoding: storage.text,
      count: table.entries.count
    ) { index in
      let entry = table.entries[index]
      return ImportedCard(
        bytes: entry.bytes,
        line: entry.line,
        uid: table.first(.id, at: index),
        isUIDUniversal: isUniversal,
        card: CardForms.card(of: index, in: table)
      )
    }
  }
}
