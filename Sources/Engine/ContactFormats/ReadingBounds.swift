import ContactModel

/// How large what is read may be.
///
/// Beyond, an issue or an error names the bound.
package struct ReadingBounds: Hashable, Sendable {
  /// The most bytes of a line with its continuations: no photo is as long as that.
  package var line = 1 << 26
  /// The most bytes of a card, a row or a record.
  package var contact = 1 << 28
  /// The most cards within cards within cards.
  package var nesting = 100
  /// The most contacts of a source.
  ///
  /// Each takes 40 bytes, and there can be one for eleven.
  package var contacts = 1 << 25
  /// The most values of a source.
  ///
  /// Each takes twelve bytes, and there can be one for four.
  package var values = 1 << 28

  /// The bounds that hold where no others are given.
  package static let standard = ReadingBounds()

  /// The most bytes that a gzip file of `size` bytes is uncompressed to.
  ///
  /// Contacts shrink to about a tenth; what shrinks to a sixtieth was made to fill the memory.
  static func uncompressed(size: Int) -> Int {
    min(SourceText.limit, max(1 << 26, size * 64))
  }

  package init() {}
}
