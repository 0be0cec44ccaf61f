internal import ContactEngine

extension CommandFailure {
  /// What an error of the engine means to the one who called the command.
  ///
  /// The engine's messages begin with the file's path; "-" is said in words.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as AddressBookError:
      let words = error.message.hasPrefix("-: ")
      let message = words ? "standard input" + error.message.dropFirst() : error.message
      switch error {
      case .unreadable: self = .unreadable(message)
      case .usage: self = .usage(message)
      case .notWritable, .readerGone: self = .notWritable(message)
      case .notFound: self = .notFound(message)
      }
    case let error as SystemError: self = .notWritable(error.message)
    case is CancellationError:
      // Without Ctrl-C: what asked for the end has said why.
      self = CommandFailure(
        status: .interrupted(by: 2),
        message: "the work was stopped; nothing was written"
      )
    default:
      // Reading and usage have errors of their own, above; the rest is found while writing.
      self = .notWritable("the work could not be finished, and nothing was written; try again")
    }
  }
}
