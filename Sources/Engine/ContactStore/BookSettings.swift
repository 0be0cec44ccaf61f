/// What a book is given from outside.
package struct BookSettings: Sendable {
  /// Takes a card apart into its content lines: gives the number of bytes of each, line ends and
  /// folds included, together those of the card.
  package var lineLengths: @Sendable (ArraySlice<UInt8>) -> [Int]
  /// Seconds since 1970.
  package var now: @Sendable () -> Int
  /// A change of more contacts than this at once is preceded by the book's first backup.
  package var bulkSize: Int

  package init(
    bulkSize: Int = 10,
    now: @escaping @Sendable () -> Int = { FileSystem.now() },
    lineLengths: @escaping @Sendable (ArraySlice<UInt8>) -> [Int]
  ) {
    self.lineLengths = lineLengths
    self.now = now
    self.bulkSize = bulkSize
  }
}

/// For what a book is opened.
package enum BookAccess: Hashable, Sendable {
  /// To read; any number of processes may.
  case read
  /// To change; one process at a time may. Another is waited for so long.
  case write(waitMilliseconds: Int = 2000)
}
