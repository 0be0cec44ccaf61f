/// Whether a folded byte belongs to a word: a letter, a digit, or part of a scalar beyond ASCII.
@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool {
  (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80
}

/// Whether a byte is an ASCII digit.
@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// The words of folded text: runs of letters and digits; an apostrophe joins (o'brien → obrien).
package func splitWords(_ text: [UInt8]) -> [[UInt8]] {
  var words: [[UInt8]] = []
  var word: [UInt8] = []
  for byte in text {
    if isWordByte(byte) {
      word.append(byte)
    } else if byte != UInt8(ascii: "'") && !word.isEmpty {
      words.append(word)
      word.removeAll(keepingCapacity: true)
    }
  }
  if !word.isEmpty { words.append(word) }
  return words
}
