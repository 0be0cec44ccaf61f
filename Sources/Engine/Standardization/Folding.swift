// Folding brings the spellings of one word together: case, diacritics, ligatures and scripts.
//
//   "Müller" → "muller"     "Łukasz" → "lukasz"     "Straße" → "strasse"
//   "Иван"   → "ivan"       "Σωκράτης" → "sokratis" "ＡＢＣ" → "abc"
//
// What has no Latin form here (Han, Kana, Hangul, Arabic ...) stays as it is: better its own word
// than a wrong one.

/// Appends the folded form of `text` to `output`: lower case, without diacritics, in Latin letters.
///
/// Punctuation of ASCII stays, other punctuation and controls become spaces. Bytes that are no
/// UTF-8 are taken for Latin-1.
/// - Complexity: O(*n*) in the count of bytes.
package func fold(_ text: ArraySlice<UInt8>, into output: inout [UInt8]) {
  var index = text.startIndex
  let end = text.endIndex
  while index < end {
    let byte = text[index]
    if byte < 0x80 {
      output.append(asciiLowercase(byte))
      index += 1
    } else {
      let (scalar, length) = decodeScalar(text, at: index)
      foldScalar(scalar, into: &output)
      index += length
    }
  }
}

/// The folded form of `text`.
package func folded(_ text: ArraySlice<UInt8>) -> [UInt8] {
  var output: [UInt8] = []
  output.reserveCapacity(text.count)
  fold(text, into: &output)
  return output
}

/// The lower-case form of an ASCII byte; controls become spaces.
func asciiLowercase(_ byte: UInt8) -> UInt8 {
  if byte >= 0x41 && byte <= 0x5A { return byte | 0x20 }
  return byte < 0x20 || byte == 0x7F ? 0x20 : byte
}

/// The scalar that begins at `index`, and its length in bytes.
private func decodeScalar(_ text: ArraySlice<UInt8>, at index: Int) -> (UInt32, Int) {
  let first = UInt32(text[index])
  func next(_ offset: Int) -> UInt32? {
    guard index + offset < text.endIndex else { return nil }
    let byte = text[index + offset]
    return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
  }
  if first & 0xE0 == 0xC0, let a = next(1) { return ((first & 0x1F) << 6 | a, 2) }
  if first & 0xF0 == 0xE0, let a = next(1), let b = next(2) {
    return ((first & 0x0F) << 12 | a << 6 | b, 3)
  }
  if first & 0xF8 == 0xF0, let a = next(1), let b = next(2), let c = next(3) {
    return ((first & 0x07) << 18 | a << 12 | b << 6 | c, 4)
  }
  return (first, 1)
}

private func foldScalar(_ scalar: UInt32, into output: inout [UInt8]) {
  switch scalar {
  case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: output.append(0x20)
  case 0xAA: output.append(UInt8(ascii: "a"))
  case 0xBA, 0xB0: output.append(UInt8(ascii: "o"))  // 2º, 2°
  case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: break  // unseen
  case 0x2018, 0x2019, 0x2BC, 0x60, 0xB4: output.append(UInt8(ascii: "'"))
  case 0x2010...0x2015, 0x2212: output.append(UInt8(ascii: "-"))
  case 0xC0...0x24F: append(FoldingTables.latin[Int(scalar) - 0xC0], to: &output)
  case 0x300...0x36F: break  // combining marks
  case 0x370...0x3FF: append(FoldingTables.greek[Int(scalar) - 0x370], to: &output)
  case 0x400...0x45F: append(FoldingTables.cyrillic[Int(scalar) - 0x400], to: &output)
  case 0x490, 0x491: output.append(UInt8(ascii: "g"))
  case 0x1E00...0x1EFF: append(FoldingTables.latinAdditional[Int(scalar) - 0x1E00], to: &output)
  case 0x80...0xBF, 0x2000...0x206F: output.append(0x20)
  case 0xFF01...0xFF5E: output.append(asciiLowercase(UInt8(scalar - 0xFF01 + 0x21)))
  default: appendUTF8(scalar, to: &output)
  }
}

private func append(_ text: String, to output: inout [UInt8]) {
  output.append(contentsOf: text.utf8)
}

private func appendUTF8(_ scalar: UInt32, to output: inout [UInt8]) {
  guard let scalar = Unicode.Scalar(scalar) else { return output.append(0x20) }
  output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
}

/// Whether a folded byte belongs to a word: a letter, a digit, or part of a scalar beyond ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
  (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80
}

/// Whether a byte is an ASCII digit.
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
