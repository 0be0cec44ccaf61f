internal import ContactEngine
internal import ResponsiveWork

extension CommandArguments {
  /// Checks that files are given, since there is no book yet that could be worked on instead.
  func checkFiles(of command: String) throws(CommandFailure) {
    guard operands.isEmpty else { return }
    throw .usage(
      "no file is given and there is no book yet; name files, as in \"\(command) contacts.vcf\""
    )
  }

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
  /// Finds the duplicates of a book; `weight` is what this is of the whole work, in 0...1.
  func findDuplicates(
    in book: AddressBook,
    probability: Double?,
    weight: Double
  ) async throws -> DuplicateReport {
    let child = progress.child(title: "Comparing contacts", weight: weight)
    let report = try await book.findDuplicates(probability: probability, progress: child)
    try Task.checkCancellation()
    return report
  }
}
