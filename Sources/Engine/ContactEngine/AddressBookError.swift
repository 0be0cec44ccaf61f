/// Why the book could not do what was asked.
public enum AddressBookError: Error, Hashable, Sendable {
  /// A source holds nothing that can be read.
  case unreadable(message: String)
  /// What was asked does not fit what there is, as columns that no file has.
  case usage(message: String)
  /// An output cannot be written.
  case notWritable(message: String)

  /// What happened, to which file, and what to do.
  public var message: String {
    switch self {
    case .unreadable(let message), .usage(let message), .notWritable(let message): message
    }
  }
}
