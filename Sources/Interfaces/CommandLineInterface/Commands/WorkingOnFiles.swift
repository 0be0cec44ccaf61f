internal import ContactEngine
internal import ResponsiveWork

extension CommandArguments {
  /// Where the output of an option goes; `nil` where it was not given.
  func target(
    _ option: CommandOption,
    notReplacing inputs: [String]? = nil
  ) throws(CommandFailure) -> OutputTarget? {
    guard let path = text(option) else { return nil }
    return try OutputTarget(path, notReplacing: inputs ?? operands)
  }
}

extension Session {
  /// The contacts of the files that are named, or the book.
  func contacts(_ arguments: CommandArguments, isBook: Bool) async throws -> AddressBook {
    guard !isBook else { return try await book(arguments, for: .reading) }
    return try await read(arguments.operands, columns: arguments.text(.columns), weight: 0.1)
  }

  /// Finds the duplicates of a book; `weight` is what this is of the whole work, in 0...1.
  func findDuplicates(
    in book: AddressBook,
    probability: Double?,
    comparing comparison: SourceComparison = .everyone,
    weight: Double
  ) async throws -> DuplicateReport {
    let child = progress.child(title: "Comparing contacts", weight: weight)
    let report = try await book.findDuplicates(
      probability: probability,
      comparing: comparison,
      progress: child
    )
    try Task.checkCancellation()
    return report
  }
}
