internal import ContactEngine
internal import ResponsiveWork

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension CommandArguments {
  /// The file of the book: that of `--book`, else this user's own.
  func bookPath() throws(CommandFailure) -> String {
    if let path = text(.book) { return path }
    // What is not absolute is to be ignored: XDG Base Directory Specification.
    if let data = SystemCalls.environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/smartercontacts/book.sqlite"
    }
    if let home = SystemCalls.environment("HOME"), home.hasPrefix("/") {
      return home + "/.local/share/smartercontacts/book.sqlite"
    }
    throw .usage("there is no home folder to keep a book in; name a file with --book")
  }

  /// Whether the command works on files that are named, and not on the book.
  ///
  /// - Throws: A failure with the status 2 where no file is named and there is no book.
  func worksOnFiles(_ command: String) throws(CommandFailure) -> Bool {
    guard operands.isEmpty else { return true }
    let path = try bookPath()
    guard (try? SystemCalls.status(of: path)) == nil else { return false }
    throw .usage(
      "no file is given and there is no book yet; name files, as in \"\(command) contacts.vcf\","
        + " or import some first"
    )
  }
}

extension Session {
  /// Opens the book that the arguments name.
  func book(_ arguments: CommandArguments, for use: BookUse) async throws -> AddressBook {
    let path = try arguments.bookPath()
    // The backup before the first change of many contacts, should the program have to end in it.
    if use != .reading { unfinished.insert(path + ".backup.part") }
    return try await AddressBook.open(path, for: use)
  }

  /// Tells where the backup is that was made before many contacts were changed for the first time.
  func tellBackup(_ path: String?) {
    guard let path else { return }
    tell("before the first change of many contacts the book was backed up: \(path)")
  }

  /// Tells of conflicts, with all texts that stand against each other.
  func tell(_ conflicts: [BookConflict], count: Int) {
    guard count > 0 else { return }
    var text = ""
    for conflict in conflicts { text += ConflictText.lines(conflict) }
    if count > conflicts.count {
      text += "and \(counted(count - conflicts.count, "more conflict"))\n"
    }
    display.write(lines: text)
  }

  /// Asks something that is answered by yes or no; `nil` where nobody can answer.
  func asks(_ question: String) -> Bool? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    display.write(lines: "\(question.visible) [y/N] ")
    let answer = SystemCalls.typedLine()?.lowercased() ?? ""
    return ["y", "yes"].contains(answer)
  }
}

/// A conflict as text.
enum ConflictText {
  /// What it is, the texts, and how it is decided, each line with its end.
  static func lines(_ conflict: BookConflict) -> String {
    var text = "conflict in \(conflict.name.visible) (contact \(conflict.contact)): "
    text += conflict.cause.visible + "\n"
    for value in conflict.values { text += "  \(value.visible.shortened(toWidth: 120))\n" }
    return text
      + "  to decide: smartercontacts edit \(conflict.contact) --settle, or --retire LINE\n"
  }
}
