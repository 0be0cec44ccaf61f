/// What the command tells the program that started it.
struct ExitStatus: Hashable, Sendable {
  /// The number that the system gets.
  let code: Int32

  /// Done.
  static let done = ExitStatus(code: 0)
  /// Nothing was found where that matters.
  static let nothingFound = ExitStatus(code: 1)
  /// The command was not called as it can be.
  static let usage = ExitStatus(code: 2)
  /// Nothing in the input could be read.
  static let unreadable = ExitStatus(code: 3)
  /// The output could not be written.
  static let notWritable = ExitStatus(code: 4)

  /// Ended by that signal: 130 for Ctrl-C, as shells count.
  static func interrupted(by signal: Int32) -> ExitStatus { ExitStatus(code: 128 + signal) }
}

/// Why a command ended early: a message for people and a status for programs.
struct CommandFailure: Error, Hashable {
  /// The status with which the command ends.
  var status: ExitStatus
  /// As in "contacts.vcf: there is no such file; check the name".
  var message: String

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: message)
  }

  static func unreadable(_ message: String) -> CommandFailure {
    CommandFailure(status: .unreadable, message: message)
  }

  static func notFound(_ message: String) -> CommandFailure {
    CommandFailure(status: .nothingFound, message: message)
  }

  static func notWritable(_ message: String) -> CommandFailure {
    CommandFailure(status: .notWritable, message: message)
  }
}
