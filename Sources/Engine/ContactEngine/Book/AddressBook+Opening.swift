import ContactFormats
import ContactModel
import ContactStore
public import ResponsiveWork

/// For what a book is opened.
public enum BookUse: Hashable, Sendable {
  /// To read; any number of processes may, also while one changes it.
  case reading
  /// To change; one process at a time may.
  case changing
  /// To change, or to make where there is none.
  case making
}

extension AddressBook {
  /// Opens the book in a file.
  ///
  /// - Parameters:
  ///   - path: The book's file.
  ///   - use: For what it is opened.
  /// - Returns: The book; none of its contacts is read yet.
  /// - Throws: ``AddressBookError``: there is no book, it is none or damaged, or another process
  ///   changes it.
  public static func open(_ path: String, for use: BookUse) async throws -> AddressBook {
    let store = try await onOwnThread {
      try reporting {
        if use != .making, !exists(path) { throw StoreError.missing(path: path) }
        return try ContactStore(
          path,
          access: use == .reading ? .read : .write(),
          settings: bookSettings
        )
      }
    }
    return AddressBook(store: store)
  }

  /// Puts a backup in the place of a book, after it was checked.
  ///
  /// The book that is replaced is kept beside it.
  ///
  /// - Parameters:
  ///   - backup: The backup's file.
  ///   - path: The book's file.
  ///   - progress: Cancels the work, which then leaves the book as it was.
  /// - Returns: Where the book is now that was replaced; `nil` where none was there.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public static func restore(
    _ backup: String,
    to path: String,
    progress: WorkProgress = WorkProgress()
  ) async throws -> String? {
    try await onOwnThread {
      try reporting {
        let checkpoint = { if progress.isCancelled { throw CancellationError() } }
        guard exists(backup) else {
          throw AddressBookError.unreadable(message: "\(backup): no such file; check the name")
        }
        guard !isSameFile(backup, path) else {
          throw AddressBookError.usage(message: "\(backup): this is the book itself; name a backup")
        }
        let replaced = try kept(path, checkpoint: checkpoint)
        try ContactStore.restore(backup, to: path, settings: bookSettings, checkpoint: checkpoint)
        return replaced
      }
    }
  }

  /// Copies a book that is about to be replaced; what cannot be read as one is copied nowhere.
  private static func kept(_ path: String, checkpoint: () throws -> Void) throws -> String? {
    guard exists(path) else { return nil }
    let store: ContactStore
    do {
      store = try ContactStore(path, access: .write(), settings: bookSettings)
    } catch StoreError.damaged, StoreError.notABook {
      // A damaged book is what a backup is for: its bytes stay, under another name.
      let place = path + ".replaced"
      try moveFile(path, to: place)
      return place
    }
    let place = path + ".replaced"
    try store.backUp(to: place, checkpoint: checkpoint)
    return place
  }

  /// Writes a copy of the book to a file, and checks it.
  ///
  /// - Parameters:
  ///   - path: The file, which is replaced where it is there.
  ///   - progress: Cancels the work; is not finished here.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func backUp(to path: String, progress: WorkProgress = WorkProgress()) async throws {
    try requireWritable(path)
    try await onStore { store in
      guard !isSameFile(path, store.path) else {
        throw AddressBookError.usage(message: "\(path): this is the book itself; name another file")
      }
      try store.backUp(to: path) { if progress.isCancelled { throw CancellationError() } }
    }
  }

  /// How many contacts the book has.
  public func contactCount() async throws -> Int {
    try await onStore { try $0.counts().contacts }
  }

  /// Does work with the book on a thread that no task waits for.
  func onStore<Value: Sendable>(
    _ work: @escaping @Sendable (ContactStore) throws -> Value
  ) async throws -> Value {
    guard let store else { preconditionFailure("these contacts are no book") }
    return try await Self.onOwnThread { try Self.reporting { try work(store) } }
  }

  /// Runs `body`; what the store says of an error is said in the engine's words.
  static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as StoreError {
      throw AddressBookError(error)
    }
  }

  private static let bookSettings = BookSettings(
    lineLengths: { card in ContentLines.card(card, firstLine: 1).map(\.raw.count) }
  )
}

extension AddressBookError {
  init(_ error: StoreError) {
    switch error {
    case .missing, .notABook, .newerVersion, .damaged:
      self = .unreadable(message: error.message)
    case .locked, .diskFull, .readOnly, .failed, .badBackup:
      self = .notWritable(message: error.message)
    case .noSuchContact, .noSuchOperation, .noSuchSource:
      self = .notFound(message: error.message)
    case .noSuchLine, .notPresent, .alreadyUndone, .forgotten:
      self = .usage(message: error.message)
    }
  }
}
