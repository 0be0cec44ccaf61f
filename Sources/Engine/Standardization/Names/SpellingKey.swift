// One key for the spellings that one name has in Latin letters, where the sound is the same and the
// writing is a matter of the system:
//
//   Müller, Mueller, Muller → muller     Юлия, Yulia, Iuliia, Julia → iulia
//   Михаил, Mikhail, Michail → mihail    Γιώργος, Giorgos, Yorgos → iorgos
//   Jørgensen, Joergensen → iorgensen    Соловьёв, Solovyov, Solovyev, Solovjov → solovev
//
// The folded word stays the name's own form: this key also brings a few other names together (Meyer
// with Meier never, Michael with Michal not either, but Ottilie van Aaken with van Aken). So it is
// looked at in comparing, never stored as the name.

/// Appends the spelling key of a folded word to `output`.
///
/// - Complexity: O(*n*); nothing is allocated where `output` has room.
package func spellingKey(_ word: ArraySlice<UInt8>, into output: inout [UInt8]) {
  let start = output.count
  var index = word.startIndex
  while index < word.endIndex {
    let length = appendSpelling(word, index, start, &output)
    index += max(1, length)
  }
  settleEnd(start, &output)
}

/// Appends what stands for the letters at `index`; returns how many letters these are.
private func appendSpelling(
  _ word: ArraySlice<UInt8>,
  _ index: Int,
  _ start: Int,
  _ output: inout [UInt8]
) -> Int {
  let isFirst = output.count == start
  func has(_ letters: StaticString) -> Bool { matches(word, index, letters) }
  func put(_ letter: UInt8, _ length: Int) -> Int {
    // "yi", "iy", "ii", "ij" are one.
    if letter == vowelI && !isFirst && output[output.count - 1] == vowelI { return length }
    output.append(letter)
    return length
  }
  switch word[index] {
  case UInt8(ascii: "a"):
    if has("ae") || has("aa") { return put(UInt8(ascii: "a"), isKeptE(word, index) ? 1 : 2) }
    if isFirst && has("ai") { return put(UInt8(ascii: "e"), 2) }
  case UInt8(ascii: "o"):
    if has("oe") { return put(UInt8(ascii: "o"), isKeptE(word, index) ? 1 : 2) }
    if has("ou") { return put(UInt8(ascii: "u"), 2) }
    if isFirst && has("oi") { return put(vowelI, 2) }
  case UInt8(ascii: "u"):
    if has("ue") { return put(UInt8(ascii: "u"), isKeptE(word, index) ? 1 : 2) }
  case UInt8(ascii: "e"):
    if isFirst && has("ei") { return put(vowelI, 2) }
  case UInt8(ascii: "i"), UInt8(ascii: "y"), UInt8(ascii: "j"):
    return putI(word, index, isFirst: isFirst, put)
  case UInt8(ascii: "g"):
    if isFirst && (has("gia") || has("gio") || has("giu") || has("gya")) { return put(vowelI, 2) }
    if has("gk") || has("gh") { return put(UInt8(ascii: "g"), 2) }
  case UInt8(ascii: "k"):
    if has("kh") { return put(UInt8(ascii: "h"), 2) }
    if has("ks") { return put(UInt8(ascii: "x"), 2) }
  case UInt8(ascii: "w"):
    return put(UInt8(ascii: "v"), 1)
  case UInt8(ascii: "m"):
    // Lampros is Lambros, but Lampert is not Lambert.
    if has("mp") || has("mb"), isGreek(word) { return put(UInt8(ascii: "b"), 2) }
  case UInt8(ascii: "p"):
    if has("ph") { return put(UInt8(ascii: "f"), 2) }
  case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "t"),
    UInt8(ascii: "z"):
    return putHiss(word, index, put)
  default: break
  }
  return put(word[index], 1)
}

private let vowelI = UInt8(ascii: "i")

/// i, y and j: one vowel, part of "ye" and "yo" (Russian ё), or a consonant in short names.
private func putI(
  _ word: ArraySlice<UInt8>,
  _ index: Int,
  isFirst: Bool,
  _ put: (UInt8, Int) -> Int
) -> Int {
  let letter = word[index]
  // Jan is not Ian, nor Jon Ion: in short names the letters are most of the name.
  if isFirst && word.count <= 3 { return put(letter, 1) }
  if isFirst, matches(word, index, "ye") { return put(UInt8(ascii: "e"), 2) }
  if !isFirst, letter != vowelI, index + 1 < word.endIndex, !isVowel(word[index - 1]) {
    let next = word[index + 1]
    if next == UInt8(ascii: "o") || next == UInt8(ascii: "e") { return put(UInt8(ascii: "e"), 2) }
  }
  return put(vowelI, 1)
}

/// The hissing sounds, of which each system has its own writing.
private func putHiss(
  _ word: ArraySlice<UInt8>,
  _ index: Int,
  _ put: (UInt8, Int) -> Int
) -> Int {
  func has(_ letters: StaticString) -> Bool { matches(word, index, letters) }
  switch word[index] {
  case UInt8(ascii: "s"):
    if has("schtsch") { return put(UInt8(ascii: "s"), 7) }
    if has("shch") { return put(UInt8(ascii: "s"), 4) }
    // At the end the letters are a name's own: Bush, Busch and Bus are three.
    if has("sch"), index + 3 < word.endIndex { return put(UInt8(ascii: "s"), 3) }
    if has("sh"), index + 2 < word.endIndex { return put(UInt8(ascii: "s"), 2) }
  case UInt8(ascii: "t"):
    if has("tsch") { return put(UInt8(ascii: "h"), 4) }
    if has("tch") { return put(UInt8(ascii: "h"), 3) }
    if has("th"), index + 2 < word.endIndex { return put(UInt8(ascii: "t"), 2) }
    if has("ts") || has("tz") { return put(UInt8(ascii: "c"), 2) }
  case UInt8(ascii: "c"):
    let endsInSch = index > word.startIndex && word[index - 1] == UInt8(ascii: "s")
    if has("ch"), !endsInSch { return put(UInt8(ascii: "h"), 2) }
    if has("cz") { return put(UInt8(ascii: "c"), 2) }
  case UInt8(ascii: "d"):
    if has("dj") || has("dh") { return put(UInt8(ascii: "d"), 2) }
  case UInt8(ascii: "z"):
    if has("zh") { return put(UInt8(ascii: "z"), 2) }
  default: break
  }
  return put(word[index], 1)
}

/// Whether a word ends as Greek names do.
func isGreek(_ word: ArraySlice<UInt8>) -> Bool {
  guard word.count > 4 else { return false }
  let end = word.suffix(2)
  return ["os", "is", "as", "ou", "es"].contains { end.elementsEqual($0.utf8) }
}

/// Whether the e of "ae", "oe", "ue" is a vowel of its own: Michael, Samuel, Joelle.
private func isKeptE(_ word: ArraySlice<UInt8>, _ index: Int) -> Bool {
  guard index + 1 < word.endIndex, word[index + 1] == UInt8(ascii: "e") else { return false }
  let rest = word[(index + 1)...]
  return ["el", "ela", "ele", "elle", "ella", "els"].contains { rest.elementsEqual($0.utf8) }
}

/// "Petrovich" and "Petrovic", "Sidoroff" and "Sidorov".
private func settleEnd(_ start: Int, _ output: inout [UInt8]) {
  let count = output.count - start
  guard count > 3 else { return }
  let last = output[output.count - 1]
  let before = output[output.count - 2]
  if before == vowelI && last == UInt8(ascii: "h") {
    output[output.count - 1] = UInt8(ascii: "c")
  } else if before == last && last == UInt8(ascii: "f") {
    output.removeLast()
    output[output.count - 1] = UInt8(ascii: "v")
  }
}

private func isVowel(_ letter: UInt8) -> Bool {
  switch letter {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
    UInt8(ascii: "u"), UInt8(ascii: "y"):
    true
  default: false
  }
}

@inline(__always)
private func matches(_ word: ArraySlice<UInt8>, _ index: Int, _ letters: StaticString) -> Bool {
  let count = letters.utf8CodeUnitCount
  guard index + count <= word.endIndex else { return false }
  return letters.withUTF8Buffer { buffer in
    for offset in 0..<count where unsafe buffer[offset] != word[index + offset] { return false }
    return true
  }
}
