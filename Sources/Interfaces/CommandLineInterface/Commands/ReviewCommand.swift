internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let port = CommandOption(
    "port",
    "N",
    .count(1...65535),
    help: "the port of the page; without it, a free one"
  )
  fileprivate static let noOpen = CommandOption(
    "no-open",
    help: "does not open the page in a browser"
  )
  fileprivate static let allow = CommandOption(
    "allow",
    "LEVEL",
    .choice(["compare", "exact", "everything"]),
    help: "what may be done on the page"
  )
}

extension Command {
  static let review = Command(
    name: "review",
    summary: "finds duplicates and shows the closest twenty, to look through them",
    operands: .files(isRequired: false),
    options: [.columns, .threshold, .probability, .port, .noOpen, .allow],
    details: [
      """
      FILE is a contact file, plain or compressed by gzip; - is standard input. It is imported into \
      the book first, where the same file twice adds nothing; without FILE the book is looked \
      through as it is. The page on which contacts are compared side by side is to come.
      """
    ],
    examples: [
      Example(
        purpose: "the closest twenty of an address book",
        line: "smartercontacts review contacts.vcf"
      )
    ],
    run: { arguments, session in
      let hasFiles = try arguments.worksOnFiles("review")
      session.progress.setTitle("Finding duplicates")
      let book = try await session.book(arguments, for: hasFiles ? .making : .reading)
      _ = try await session.importFiles(
        arguments.operands,
        into: book,
        columns: arguments.text(.columns),
        weight: hasFiles ? 0.3 : 0
      ) { report in
        // The list alone is the result.
        session.display.write(lines: ImportText.lines(report))
      }
      let report = try await session.findDuplicates(
        in: book,
        probability: arguments.share(.probability),
        weight: hasFiles ? 0.7 : 1
      )
      session.display.end()
      let selection = ListSelection(threshold: arguments.share(.threshold), limit: 20)
      let list = ContactList(report: report, selection: selection, isExplained: false)
      try list.print(as: .table, style: session.style, to: session.standardOutput)
      session.tell(
        "the page to look through them is to come; until then: smartercontacts merge --dry-run"
      )
      return .done
    }
  )
}
