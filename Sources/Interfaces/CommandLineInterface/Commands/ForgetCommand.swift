internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let yes = CommandOption("yes", help: "does not ask")
}

extension Command {
  static let forget = Command(
    name: "forget",
    summary: "erases a person everywhere, history and archive included, for good",
    operands: .names(placeholder: "ID", 1...1),
    options: [.yes],
    details: [
      """
      ID is the contact's number in the book, or its UID. All contacts that are merged with it are \
      erased too: its cards, what was retired, what the history says of it, and the bytes in the \
      book's files. This cannot be undone. On a terminal it is asked first; elsewhere --yes is \
      needed. Files that were imported or exported, and backups that you made, are not touched.
      """
    ],
    examples: [
      Example(purpose: "erase contact 12", line: "smartercontacts forget 12 --yes")
    ],
    run: { arguments, session in
      let book = try await session.book(arguments, for: .changing)
      let details = try await book.details(of: arguments.operands[0])
      session.display.end()
      if !arguments.has(.yes) {
        let others = details.origins.count - 1
        let with = others > 0 ? ", with \(counted(others, "card")) merged into it," : ""
        let question =
          "Erase \(details.name) (contact \(details.number))\(with) for good? There is no undo."
        switch session.asks(question) {
        case true?: break
        case false?: throw CommandFailure.notFound("nothing was erased")
        case nil:
          throw CommandFailure.usage(
            "nothing was erased; to erase \(details.name) for good, add --yes"
          )
        }
      }
      let report = try await book.forget(details.number)
      try session.print("erased: \(counted(report.contacts.count, "contact"))\n")
      if !report.entries.isEmpty {
        try session.print(
          "\(counted(report.entries.count, "entry", "entries")) of the history cannot be undone"
            + " any more\n"
        )
      }
      for backup in report.backups {
        session.tell("\(backup): this backup still has the contact; delete it or make a new one")
      }
      if !report.isErased {
        session.tell(
          "another program reads the book; the last bytes go when the book is next changed"
        )
      }
      return .done
    }
  )
}
