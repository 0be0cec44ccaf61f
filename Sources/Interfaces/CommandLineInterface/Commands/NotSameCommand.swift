internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let takeBack = CommandOption(
    "forget",
    help: "takes it back: the two may be one person again"
  )
}

extension Command {
  static let notSame = Command(
    name: "not-same",
    summary: "remembers that two contacts are two people",
    operands: .names(placeholder: "A B", 2...2),
    options: [.takeBack],
    details: [
      """
      A and B are contacts, by their numbers in the book or their UIDs. The two are not listed as \
      duplicates of each other any more, nor merged, also when they are imported again.
      """
    ],
    examples: [
      Example(
        purpose: "father and son of one name",
        line: "smartercontacts not-same 12 13"
      )
    ],
    run: { arguments, session in
      let book = try await session.book(arguments, for: .changing)
      let a = try await book.contact(named: arguments.operands[0])
      let b = try await book.contact(named: arguments.operands[1])
      if arguments.has(.takeBack) {
        let result = try await book.unmarkNotSame(a, b)
        session.display.end()
        try session.print("\(a) and \(b) may be one person again (entry \(result.entry))\n")
        return .done
      }
      let entry = try await book.markNotSame(a, b)
      session.display.end()
      try session.print(
        "remembered: \(a) and \(b) are two people (entry \(entry))\n"
          + "to take it back: smartercontacts undo \(entry)\n"
      )
      return .done
    }
  )
}
