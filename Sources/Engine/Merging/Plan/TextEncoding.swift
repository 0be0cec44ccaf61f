/// How a text is encoded, as far as its bytes tell.
package enum TextEncoding: Hashable, Sendable {
  /// Bytes below 128 alone: the same text in UTF-8 and in the encodings of old.
  case ascii
  case utf8
  /// Anything else, as Windows-1252; also UTF-8 that is damaged.
  case other

  /// So much is checked at once: checking makes a copy, which is to stay small.
  private static let pieceSize = 1 << 20

  /// The encoding of `bytes`.
  ///
  /// - Complexity: O(*n*).
  package init(of bytes: [UInt8]) {
    var start = bytes.firstIndex { $0 >= 0x80 } ?? bytes.count
    self = start == bytes.count ? .ascii : .utf8
    while start < bytes.count {
      let end = Self.pieceEnd(bytes, from: start)
      guard String(validating: bytes[start..<end], as: UTF8.self) != nil else {
        self = .other
        return
      }
      start = end
    }
  }

  /// Where a piece ends that begins at `start`, which is before a character.
  private static func pieceEnd(_ bytes: [UInt8], from start: Int) -> Int {
    guard bytes.count - start > pieceSize else { return bytes.count }
    // A character has no more than three bytes behind its first.
    let last = start + pieceSize
    return (last - 3...last).last { bytes[$0] & 0b1100_0000 != 0b1000_0000 } ?? last
  }
}
