/// The text of one source: its bytes as read, and what had to be decoded from them.
///
/// Most values stand in the source letter for letter. Only those with escapes, folds or doubled
/// quotes are written out once more, into `decoded`.
package struct SourceText: Sendable {
  /// The source's bytes, uncompressed and otherwise untouched.
  package var bytes: [UInt8]

  /// Values that do not stand literally in `bytes`, one after the other.
  package var decoded: [UInt8] = []

  /// Creates the text of a source.
  ///
  /// - Precondition: `bytes` has at most ``limit`` bytes.
  package init(bytes: [UInt8] = []) {
    precondition(bytes.count <= Self.limit, "a source is larger than can be addressed")
    self.bytes = bytes
  }

  /// The largest source that can be addressed, in bytes (2 GiB less one).
  package static let limit = Int(Int32.max)

  /// The bytes of `range`.
  package subscript(_ range: TextRange) -> ArraySlice<UInt8> {
    let bounds = range.start..<(range.start + range.count)
    return range.isDecoded ? decoded[bounds] : bytes[bounds]
  }

  /// The text of `range`; bytes that are not UTF-8 become U+FFFD.
  package func string(_ range: TextRange) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}

/// A run of bytes in a ``SourceText``, in eight bytes.
package struct TextRange: Hashable, Sendable {
  // The top bit of `position` says that the run stands in `SourceText.decoded`.
  @usableFromInline var position: UInt32
  @usableFromInline var length: UInt32

  @inlinable static var decodedBit: UInt32 { 1 << 31 }

  /// A run of the source's own bytes.
  @inlinable
  package init(start: Int, count: Int) {
    position = UInt32(start)
    length = UInt32(count)
  }

  /// A run of the decoded bytes.
  @inlinable
  package init(decodedStart start: Int, count: Int) {
    precondition(start < Int(Self.decodedBit), "more decoded text than can be addressed")
    position = UInt32(start) | Self.decodedBit
    length = UInt32(count)
  }

  /// Whether the run stands in `SourceText.decoded`.
  @inlinable
  package var isDecoded: Bool { position & Self.decodedBit != 0 }

  /// The index of the first byte.
  @inlinable
  package var start: Int { Int(position & ~Self.decodedBit) }

  /// The number of bytes.
  @inlinable
  package var count: Int { Int(length) }

  /// Whether the run has no bytes.
  @inlinable
  package var isEmpty: Bool { length == 0 }
}
