// Unicode's own lower case: "MÜLLER" and "Müller" are one spelling. `String.lowercased` gives the
// same, but allocates: 700 ns for a name of two umlauts, a table 20.

/// The lower-case forms of the letters of two bytes: Latin, Greek, Cyrillic, Armenian and others.
struct LowercaseTable: Sendable {
  static let unicode = LowercaseTable()

  /// For each scalar from U+0080 to U+07FF its lower-case form in UTF-8, first byte lowest.
  private let forms: [UInt32]

  private init() {
    forms = (0x80..<0x800).map { (value: UInt32) in
      guard let scalar = Unicode.Scalar(value) else { return 0 }
      var packed: UInt32 = 0
      // The longest, of U+0130, has three bytes.
      for byte in scalar.properties.lowercaseMapping.utf8.reversed() {
        packed = packed << 8 | UInt32(byte)
      }
      return packed
    }
  }

  /// Appends `text` in lower case; bytes that are no UTF-8 stay as they are.
  func append(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte < 0x80 {
        output.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index += 1
      } else if byte & 0xE0 == 0xC0, byte >= 0xC2, index + 1 < text.endIndex,
        text[index + 1] & 0xC0 == 0x80
      {
        var form = forms[Int(byte & 0x1F) << 6 + Int(text[index + 1] & 0x3F) - 0x80]
        while form != 0 {
          output.append(UInt8(truncatingIfNeeded: form))
          form >>= 8
        }
        index += 2
      } else {
        index = appendLong(text, at: index, to: &output)
      }
    }
  }

  /// Appends the scalar of three or four bytes at `start`; returns where it ends.
  private func appendLong(
    _ text: ArraySlice<UInt8>,
    at start: Int,
    to output: inout [UInt8]
  ) -> Int {
    let length = text[start] >= 0xF0 ? 4 : 3
    let end = min(start + length, text.endIndex)
    // Kana, Han and Hangul have no case.
    let isCaseless = (0xE3...0xE9).contains(text[start])
    if isCaseless || end - start < length {
      output.append(contentsOf: text[start..<end])
      return end
    }
    let scalar = String(decoding: text[start..<end], as: UTF8.self).unicodeScalars
    if scalar.count == 1, let only = scalar.first, only != "\u{FFFD}" {
      output.append(contentsOf: only.properties.lowercaseMapping.utf8)
      return end
    }
    output.append(text[start])
    return start + 1
  }
}
