import ResponsiveWork

/// Tells the files apart that this process writes at one time.
enum PendingFileNumber {
  private static let last = Lock(0)

  static func next() -> Int {
    last.withLock {
      $0 += 1
      return $0
    }
  }
}

/// The files that are being written, to be removed when the program has to end at once.
public final class UnfinishedFiles: Sendable {
  private let paths = Lock<Set<String>>([])
  private let setCommitting: @Sendable (Bool) -> Void

  /// Creates a list without files.
  ///
  /// - Parameter setCommitting: Called with `true` before files that belong together are put in
  ///   their places, and with `false` behind that; in between the program should not be ended.
  public init(setCommitting: @escaping @Sendable (Bool) -> Void = { _ in }) {
    self.setCommitting = setCommitting
  }

  /// Notes a file, before it is made.
  public func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }

  /// Forgets a file that is in its place, or removed.
  public func remove(_ path: String) { _ = paths.withLock { $0.remove(path) } }

  /// Removes the files from the disk.
  public func discardAll() {
    for path in paths.withLock({ $0 }) { removeFile(path) }
  }

  /// Puts files that are written into their places, in their order.
  ///
  /// What `checkpoint` throws leaves all as it was.
  func commit(_ files: [PendingFile], checkpoint: () throws -> Void) throws {
    for file in files { try file.synchronize() }
    setCommitting(true)
    defer { setCommitting(false) }
    try checkpoint()
    for file in files { try file.commit() }
  }
}
