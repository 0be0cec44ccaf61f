package import Merging

/// Why a book could not be opened, read or changed.
///
/// What was under way has not happened: a book is changed whole or not at all.
package enum StoreError: Error, Hashable, Sendable {
  /// There is no file at `path`.
  case missing(path: String)
  /// The file is something else.
  case notABook(path: String)
  /// A later version of the program made the book.
  case newerVersion(path: String, found: Int, known: Int)
  /// The file is a book, and parts of it cannot be read.
  case damaged(path: String, detail: String)
  /// Another process changes the book; `since` is in seconds since 1970.
  case locked(path: String, process: Int?, since: Int?)
  /// There is no space left for the change.
  case diskFull(path: String)
  /// The book, or its folder, may not be written.
  case readOnly(path: String)
  /// The system refused something else.
  case failed(path: String, reason: String)
  /// The book has no such contact.
  case noSuchContact(ContactID)
  /// The book has no such operation.
  case noSuchOperation(OperationID)
  /// The book has no such source.
  case noSuchSource(String)
  /// The contact has no such line, or not where the change needs it.
  case noSuchLine(ContactID)
  /// The contact is not in the book by itself: it was removed, or merged into another.
  case notPresent(ContactID)
  /// The operation does not count any more.
  case alreadyUndone(OperationID)
  /// What the operation did was erased with the person whom it was about.
  case forgotten(OperationID)
  /// The copy that was just written is not as the book.
  case badBackup(path: String, detail: String)

  /// What happened, to what, and what to do.
  package var message: String {
    switch self {
    case .missing(let path): "\(path): there is no book; import contacts to make one"
    case .notABook(let path): "\(path): this is not a book; name another file with --book"
    case .newerVersion(let path, let found, let known):
      "\(path): the book is of version \(found), this program knows up to \(known);"
        + " use a newer program"
    case .damaged(let path, let detail):
      "\(path): the book is damaged (\(detail)); restore a backup"
    case .locked(let path, let process, let since): Self.locked(path, process, since)
    case .diskFull(let path): "\(path): no space is left; make room and try again"
    case .readOnly(let path): "\(path): the book cannot be written; check its permissions"
    case .failed(let path, let reason): "\(path): \(reason)"
    case .noSuchContact(let contact): "the book has no contact \(contact.number)"
    case .noSuchOperation(let id): "the history has no entry \(id.number)"
    case .noSuchSource(let name): "nothing was imported from \(name)"
    case .noSuchLine(let contact):
      "contact \(contact.number) has no such line any more; look at it again"
    case .notPresent(let contact):
      "contact \(contact.number) was removed or merged; undo that first"
    case .alreadyUndone(let id):
      "entry \(id.number) is undone already; undo its undoing to have it again"
    case .forgotten(let id):
      "entry \(id.number) cannot be undone: whom it was about was forgotten on request"
    case .badBackup(let path, let detail):
      "\(path): the backup is not as the book (\(detail)); write it to another place"
    }
  }

  private static func locked(_ path: String, _ process: Int?, _ since: Int?) -> String {
    let holder = process.map { "process \($0)" } ?? "another process"
    let time = since.map { " since \(UTCTime.text($0))" } ?? ""
    return "\(path): \(holder) changes the book\(time); wait until it has ended, or end it"
  }
}
