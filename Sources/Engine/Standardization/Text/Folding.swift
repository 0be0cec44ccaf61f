// Folding brings the spellings of one word together: case, diacritics, ligatures and scripts.
//
//   "Müller" → "muller"     "Łukasz" → "lukasz"     "Straße" → "strasse"
//   "Иван"   → "ivan"       "Σωκράτης" → "sokratis" "ＡＢＣ" → "abc"
//
// What has no Latin form here (Han, Kana, Hangul, Arabic ...) stays as it is: better its own word
// than a wrong one. Folding is idempotent, and composed and decomposed text fold alike.

/// Appends the folded form of `text` to `output`: lower case, without diacritics, in Latin letters.
///
/// Punctuation of ASCII stays, other punctuation, symbols and controls become spaces. Bytes that
/// are no UTF-8 are taken for Latin-1.
/// - Complexity: O(*n*) in the count of bytes; nothing is allocated where `output` has room.
package func fold(_ text: ArraySlice<UInt8>, into output: inout [UInt8]) {
  var index = text.startIndex
  let end = text.endIndex
  while index < end {
    let byte = text[index]
    guard byte >= 0x80 else {
      output.append(asciiLowercase(byte))
      index += 1
      continue
    }
    // Text beyond ASCII rarely comes alone: one look at the table for the whole run.
    index = foldRun(text, from: index, table: FoldingTable.unicode, into: &output)
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
@inline(__always)
func asciiLowercase(_ byte: UInt8) -> UInt8 {
  if byte >= 0x41 && byte <= 0x5A { return byte | 0x20 }
  return byte < 0x20 || byte == 0x7F ? 0x20 : byte == 0x60 ? 0x27 : byte
}

/// Folds the bytes beyond ASCII that begin at `start`; returns where they end.
func foldRun(
  _ text: ArraySlice<UInt8>,
  from start: Int,
  table: FoldingTable,
  into output: inout [UInt8]
) -> Int {
  var index = start
  var last: UInt32 = 0
  while index < text.endIndex, text[index] >= 0x80 {
    var (scalar, length) = decodeScalar(text, at: index)
    if scalar >= 0x370 && scalar < 0x400, let pair = greekPair(scalar, text, after: index + length)
    {
      append(pair.entry, to: &output)
      length += pair.length
      scalar = 0
    } else if !compose(scalar, after: last, into: &output) {
      let entry = table[scalar]
      if entry == FoldingTable.keeps {
        appendUTF8(scalar, to: &output)
      } else if entry != FoldingTable.drops {
        append(entry, to: &output)
      }
    }
    last = scalar
    index += length
  }
  return index
}

@inline(__always)
private func append(_ entry: UInt32, to output: inout [UInt8]) {
  var rest = entry
  while rest != 0 {
    output.append(UInt8(truncatingIfNeeded: rest))
    rest >>= 8
  }
}

/// The scalar that begins at `index`, and its length in bytes.
///
/// A byte that begins none is its own scalar, as in Latin-1; too long forms begin none.
func decodeScalar(_ text: ArraySlice<UInt8>, at index: Int) -> (UInt32, Int) {
  let first = UInt32(text[index])
  func next(_ offset: Int) -> UInt32? {
    guard index + offset < text.endIndex else { return nil }
    let byte = text[index + offset]
    return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
  }
  if first & 0xE0 == 0xC0, first >= 0xC2, let a = next(1) { return ((first & 0x1F) << 6 | a, 2) }
  if first & 0xF0 == 0xE0, let a = next(1), let b = next(2) {
    let scalar = (first & 0x0F) << 12 | a << 6 | b
    if scalar >= 0x800 && !(0xD800..<0xE000).contains(scalar) { return (scalar, 3) }
  }
  if first & 0xF8 == 0xF0, let a = next(1), let b = next(2), let c = next(3) {
    let scalar = (first & 0x07) << 18 | a << 12 | b << 6 | c
    if scalar >= 0x10000 && scalar < 0x110000 { return (scalar, 4) }
  }
  return (first, 1)
}

private func appendUTF8(_ scalar: UInt32, to output: inout [UInt8]) {
  switch scalar {
  case 0..<0x80: output.append(UInt8(scalar))
  case 0x80..<0x800:
    output.append(UInt8(0xC0 | scalar >> 6))
    output.append(UInt8(0x80 | scalar & 0x3F))
  case 0x800..<0x10000:
    output.append(UInt8(0xE0 | scalar >> 12))
    output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    output.append(UInt8(0x80 | scalar & 0x3F))
  default:
    output.append(UInt8(0xF0 | scalar >> 18))
    output.append(UInt8(0x80 | scalar >> 12 & 0x3F))
    output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    output.append(UInt8(0x80 | scalar & 0x3F))
  }
}

/// Joins a combining sign to the letter before it where the two are one other letter.
///
/// "й" is no "и", "ガ" no "カ", and 각 is one syllable of three parts: decomposed text would
/// otherwise fold to other words than composed text.
/// - Returns: Whether `scalar` was joined.
private func compose(_ scalar: UInt32, after last: UInt32, into output: inout [UInt8]) -> Bool {
  switch scalar {
  case 0x306 where last == 0x418 || last == 0x438:
    output[output.count - 1] = UInt8(ascii: "y")
    return true
  case 0x308 where last == 0x406 || last == 0x456:
    output[output.count - 1] = UInt8(ascii: "y")
    output.append(UInt8(ascii: "i"))
    return true
  case 0x3099, 0x309A:
    guard output.count >= 3, let before = lastScalar(output),
      let voiced = voicedForm(before, isHalf: scalar == 0x309A)
    else { return false }
    replaceLast(with: voiced, in: &output)
    return true
  case 0x1161..<0x1176:
    // The leading consonant is there as it was written.
    guard output.count >= 3, let before = lastScalar(output), (0x1100..<0x1113).contains(before)
    else { return false }
    replaceLast(with: 0xAC00 + ((before - 0x1100) * 21 + scalar - 0x1161) * 28, in: &output)
    return true
  case 0x11A8..<0x11C3:
    guard output.count >= 3, let before = lastScalar(output),
      (0xAC00..<0xD7A4).contains(before), (before - 0xAC00) % 28 == 0
    else { return false }
    replaceLast(with: before + scalar - 0x11A7, in: &output)
    return true
  default:
    return false
  }
}

/// What a kana is with a voicing sign behind it; `nil` where it has no such form.
private func voicedForm(_ kana: UInt32, isHalf: Bool) -> UInt32? {
  guard (0x3041..<0x30FF).contains(kana) else { return nil }
  switch (kana - 0x3040) % 0x60 {
  case 0x2F, 0x32, 0x35, 0x38, 0x3B: return kana + (isHalf ? 2 : 1)  // ha to ho
  case _ where isHalf: return nil
  case let place where (0x0B...0x22).contains(place) && place % 2 == 1: return kana + 1  // ka to ti
  case 0x24, 0x26, 0x28, 0x5D: return kana + 1  // tu, te, to, the sign of repetition
  case 0x06: return kana + 0x4E  // u
  case 0x4F...0x52 where kana > 0x30A0: return kana + 8  // wa to wo
  default: return nil
  }
}

private func lastScalar(_ output: [UInt8]) -> UInt32? {
  let (scalar, length) = decodeScalar(output[...], at: output.count - 3)
  return length == 3 ? scalar : nil
}

private func replaceLast(with scalar: UInt32, in output: inout [UInt8]) {
  output.removeLast(3)
  appendUTF8(scalar, to: &output)
}
