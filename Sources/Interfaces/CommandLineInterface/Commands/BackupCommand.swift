internal import ContactEngine
internal import ResponsiveWork

extension Command {
  static let backup = Command(
    name: "backup",
    summary: "writes a copy of the book, and checks it",
    operands: .file(isRequired: false),
    options: [],
    details: [
      """
      Without FILE the copy stands beside the book, with the time in its name. It is one file, a book \
      by itself: --book opens it, "smartercontacts restore" puts it back. Before many contacts are \
      changed for the first time a backup is made without being asked for.
      """
    ],
    examples: [
      Example(purpose: "onto another disk", line: "smartercontacts backup /media/disk/book.sqlite")
    ],
    run: { arguments, session in
      let path = try arguments.bookPath()
      let place = arguments.operands.first ?? "\(path).\(TimeText.compact(SystemCalls.now()))"
      guard place != "-" else { throw CommandFailure.usage("a backup is a file; name one") }
      session.progress.setTitle("Backing up")
      session.unfinished.insert(place + ".part")
      let book = try await session.book(arguments, for: .reading)
      try await book.backUp(to: place, progress: session.progress)
      let count = try await book.contactCount()
      session.display.end()
      try session.print("written and checked: \(place.visible), \(counted(count, "contact"))\n")
      return .done
    }
  )
}
