internal import ContactEngine
internal import ResponsiveWork

extension Command {
  static let restore = Command(
    name: "restore",
    summary: "puts a backup in the place of the book",
    operands: .file(isRequired: true),
    options: [],
    details: [
      """
      The backup is checked first, and stays. The book that is replaced is kept beside it, under its \
      name with .replaced behind it.
      """
    ],
    examples: [
      Example(
        purpose: "the backup that was made before many contacts were changed",
        line: "smartercontacts restore ~/.local/share/smartercontacts/book.sqlite.backup"
      )
    ],
    run: { arguments, session in
      let path = try arguments.bookPath()
      session.progress.setTitle("Restoring a backup")
      session.unfinished.insert(path + ".part")
      let replaced = try await AddressBook.restore(
        arguments.operands[0],
        to: path,
        progress: session.progress
      )
      session.display.end()
      try session.print("restored: \(path.visible)\n")
      if let replaced { try session.print("the book before is kept: \(replaced.visible)\n") }
      return .done
    }
  )
}
