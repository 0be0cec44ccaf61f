internal import Standardization

// Words are what is between spaces and punctuation, folded; an apostrophe joins.
//
//   "Seán O'Brien-Smith"  → sean obrien smith
//   "ann_b12@mail.example" → ann b12 mail example

/// Splits text into folded words; its buffers are used again.
struct WordSplitter: Sendable {
  /// A word is cut off here: nobody types more, and encoded data is no word.
  static let longestWord = 128

  /// The bytes of all words, one after the other.
  private(set) var bytes: [UInt8] = []
  /// Where each word ends in ``bytes``.
  private(set) var ends: [Int] = []
  private var folded: [UInt8] = []

  /// The words of `text`, until the next call.
  mutating func split(_ text: ArraySlice<UInt8>) {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { add(byte | (byte >= 0x41 && byte <= 0x5A ? 0x20 : 0)) }
    } else {
      folded.removeAll(keepingCapacity: true)
      fold(text, into: &folded)
      for byte in folded { add(byte) }
    }
    endWord()
    cutLongWords()
  }

  /// How many words there are.
  var count: Int { ends.count }

  /// Word `index`.
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  private mutating func add(_ byte: UInt8) {
    if (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80 {
      bytes.append(byte)
    } else if byte != UInt8(ascii: "'") {
      endWord()
    }
  }

  private mutating func endWord() {
    if bytes.count > (ends.last ?? 0) { ends.append(bytes.count) }
  }

  private mutating func cutLongWords() {
    guard ends.indices.contains(where: { self[$0].count > Self.longestWord }) else { return }
    let words = ends.indices.map { Array(self[$0].prefix(Self.longestWord)) }
    bytes = words.flatMap { $0 }
    ends = words.reduce(into: []) { $0.append(($0.last ?? 0) + $1.count) }
  }
}
