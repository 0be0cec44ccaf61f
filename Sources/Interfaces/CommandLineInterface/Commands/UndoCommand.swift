internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let journal = CommandOption(
    "journal",
    "FILE",
    .inputFile,
    help: "the journal that the merge wrote beside its output"
  )
  fileprivate static let output = CommandOption(
    "output",
    "OUT",
    .outputFile,
    help: "where the contacts go as they were; without it, in the place of the merged file"
  )
}

extension Command {
  static let undo = Command(
    name: "undo",
    summary: "brings back what a merge put together, its contents byte for byte",
    operands: .none,
    options: [.journal, .output],
    details: [
      """
      The merged file must be there as the merge wrote it. In --output, - is standard output; where \
      several files were merged, OUT is a folder, and each file gets its name back. A file that is \
      there with other content is never replaced in a folder.
      """,
      """
      The contents come back byte for byte, in their encoding. A gzip file is compressed anew, in a \
      folder and on standard output; under a name that OUT gives, it is gzip where that name ends in \
      .gz.
      """,
    ],
    examples: [
      Example(
        purpose: "undo a merge that wrote clean.vcf",
        line: "smartercontacts undo --journal clean.vcf.journal --output contacts.vcf"
      )
    ],
    run: { arguments, session in
      guard let journal = arguments.text(.journal) else {
        throw CommandFailure.usage("--journal is missing; name the journal that the merge wrote")
      }
      let output = arguments.text(.output)
      // A folder takes the files of a merge of several.
      let isFolder = output.flatMap { try? SystemCalls.status(of: $0) }?.kind == .folder
      if !isFolder { _ = try arguments.target(.output, notReplacing: [journal]) }
      session.progress.setTitle("Undoing a merge")
      let written = try await AddressBook.undo(
        journal: journal,
        output: output,
        progress: session.progress,
        unfinished: session.unfinished
      )
      session.display.end()
      if output != "-" { try session.print("written: \(written.visible)\n") }
      return .done
    }
  )
}
