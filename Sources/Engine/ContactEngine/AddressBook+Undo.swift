public import ResponsiveWork

extension AddressBook {
  /// Undoes all merges of a journal.
  ///
  /// The contents come back byte for byte, in their encoding; what was gzip is compressed anew. In a
  /// folder each file has the form and the name that it had. Elsewhere a file is gzip where its name
  /// ends in `.gz`.
  ///
  /// - Parameters:
  ///   - path: The file that a merge wrote beside its output.
  ///   - output: Where the contacts go as they were: a file, a folder, or `-` for standard output;
  ///     `nil` puts them in the merged file's place.
  ///   - progress: Cancels the work; is not finished here.
  ///   - unfinished: Knows the files that are not whole yet.
  /// - Returns: The path written.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public static func undo(
    journal path: String,
    output: String?,
    progress: WorkProgress = WorkProgress(),
    unfinished: UnfinishedFiles = UnfinishedFiles()
  ) async throws -> String {
    try await onOwnThread {
      let work = UndoWork(journal: path, progress: progress, unfinished: unfinished)
      return try work.run(output: output)
    }
  }
}
