import ContactStore
public import ResponsiveWork

extension AddressBook {
  /// Writes contacts of the book.
  ///
  /// A source that is written without a format comes back in its own order and form, byte for byte
  /// where nothing was done to it. So does a book that was imported from one file.
  ///
  /// - Parameters:
  ///   - request: What is written, and how.
  ///   - path: A file, compressed where its name ends in `.gz`, or `-` for standard output.
  ///   - progress: Counts the contacts; is not finished here.
  ///   - unfinished: Knows the files that are not whole yet.
  /// - Returns: What was written.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func export(
    _ request: ExportRequest,
    to path: String,
    progress: WorkProgress = WorkProgress(),
    unfinished: UnfinishedFiles = UnfinishedFiles()
  ) async throws -> ExportReport {
    if path != "-" { try requireWritable(path) }
    return try await onStore { store in
      guard path == "-" || !isSameFile(path, store.path) else {
        throw AddressBookError.usage(message: "\(path): this is the book itself; name another file")
      }
      let export = BookExport(store: store, progress: progress, unfinished: unfinished)
      return try export.run(request, to: path)
    }
  }

  /// Writes for each source what it has to take over to be as the book is: survivors, deletions.
  ///
  /// - Parameters:
  ///   - request: For which source, and in which format.
  ///   - folder: Where the files go.
  ///   - progress: Cancels the work; is not finished here.
  ///   - unfinished: Knows the files that are not whole yet.
  /// - Returns: What was written for each source.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func exportChanges(
    _ request: ExportRequest,
    to folder: String,
    progress: WorkProgress = WorkProgress(),
    unfinished: UnfinishedFiles = UnfinishedFiles()
  ) async throws -> [SourceChanges] {
    try await onStore { store in
      let export = BookExport(store: store, progress: progress, unfinished: unfinished)
      return try ChangesExport(export: export).run(request, folder: folder)
    }
  }
}
