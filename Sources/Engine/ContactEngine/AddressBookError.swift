/// Why the book could not do what was asked.
public enum AddressBookError: Error, Hashable, Sendable {
  /// A source holds nothing that can be read.
  case unreadable(message: String)
  /// What was asked does not fit what there is, as columns that no file has.
  case usage(message: String)
  /// An output cannot be written.
  case notWritable(message: String)
  /// What was named is not in the book.
  case notFound(message: String)
  /// Nobody reads standard output any more, as after `| head`.
  case readerGone

  /// What happened, to which file, and what to do.
  public var message: String {
    switch self {
    case .unreadable(let message), .usage(let message), .notWritable(let message),
      .notFound(let message):
      message
    case .readerGone: "standard output: nobody reads it any more"
    }
  }
}
