/// How the bytes of a source became the text that is worked on.
package enum SourceEncoding: Hashable, Sendable {
  /// The text is the source's bytes, whatever they are.
  case asRead
  /// The source is UTF-16 and was rewritten as UTF-8; a byte order mark stays in the text.
  ///
  /// An unpaired surrogate becomes the three bytes that UTF-8 would give it, if it were allowed,
  /// so that every source can be written back; `oddByte` is a last byte that had no partner.
  case utf16(bigEndian: Bool, oddByte: UInt8?)
}
