internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let output = CommandOption(
    "output",
    "OUT",
    .outputFile,
    help: "removes contacts of a file: where the others go; what undoes it goes to OUT.journal"
  )
}

extension Command {
  static let remove = Command(
    name: "remove",
    summary: "takes contacts out of the book; that can be undone",
    operands: .names(placeholder: "ID... [FILE]", 1...Int.max, offersFiles: true),
    options: [.output, .columns, .json],
    details: [
      """
      ID is a contact's number in the book, or its UID. All are removed, or none. The book keeps \
      them: "smartercontacts undo" brings them back, and importing them again does not. To erase \
      someone for good, see "smartercontacts forget --help". JSON is an object with removed (an \
      array of numbers) and entry.
      """,
      """
      With --output the last argument is a vCard or CSV file, and ID what names a contact in it: the \
      others go to OUT, and what brings all back to OUT.journal. The file itself is never changed.
      """,
    ],
    examples: [
      Example(purpose: "two contacts", line: "smartercontacts remove 12 13"),
      Example(
        purpose: "a contact of a file",
        line: "smartercontacts remove uid-7 contacts.vcf --output rest.vcf"
      ),
    ],
    run: { arguments, session in
      if let output = arguments.text(.output) {
        return try await removeFromFile(arguments, output, session)
      }
      let book = try await session.book(arguments, for: .changing)
      var contacts: [Int] = []
      for name in arguments.operands {
        let contact = try await book.contact(named: name)
        if !contacts.contains(contact) { contacts.append(contact) }
      }
      let removed = try await book.remove(contacts)
      session.display.end()
      session.tellBackup(removed.backup)
      guard !arguments.has(.json) else {
        let list = contacts.map(String.init).joined(separator: ",")
        try session.print("{\"removed\":[\(list)],\"entry\":\(removed.entry)}\n")
        return .done
      }
      try session.print(
        "removed: \(counted(contacts.count, "contact")) (entry \(removed.entry))\n"
          + "to undo: smartercontacts undo \(removed.entry)\n"
      )
      return .done
    }
  )

  /// Leaves contacts of a file out of what is written.
  private static func removeFromFile(
    _ arguments: CommandArguments,
    _ output: String,
    _ session: Session
  ) async throws -> ExitStatus {
    guard arguments.operands.count > 1, let file = arguments.operands.last else {
      throw CommandFailure.usage(
        "with --output, name contacts and their file, as in \"remove uid-7 contacts.vcf\""
      )
    }
    for path in [output, output + ".journal"] {
      guard case .file = try OutputTarget(path, notReplacing: [file]) else {
        throw CommandFailure.usage("\(path): the journal stands beside the output; name a file")
      }
    }
    session.progress.setTitle("Removing contacts")
    let book = try await session.read([file], columns: arguments.text(.columns), weight: 0.5)
    let summary = try await book.remove(
      Array(arguments.operands.dropLast()),
      output: output,
      progress: session.progress.child(title: "Writing the others", weight: 0.5),
      unfinished: session.unfinished
    )
    session.display.end()
    let text = MergeText(summary, output: output, journal: output + ".journal")
    try session.print(arguments.has(.json) ? text.json : text.lines)
    return .done
  }
}
