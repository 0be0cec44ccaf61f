// The sound of a name as people of many languages spell it: one code for Müller, Mueller, Muller;
// Schmidt, Schmitt, Smit; Sasha, Sascha; Aleksandr, Alexander; Sidorov, Sidoroff.
//
//   "mueller"  → "mlr": vowels go, but for one in front
//   "schmidt"  → "smt"      "alexander" → "alkntr"      "wayne" → "fn"

/// Appends the sound of a folded word to `output`; a word without letters gives nothing.
package func soundKey(_ word: ArraySlice<UInt8>, into output: inout [UInt8]) {
  let first = output.count
  var index = word.startIndex
  while index < word.endIndex {
    let letter = word[index]
    let next = index + 1 < word.endIndex ? word[index + 1] : 0
    let (code, length) = sound(letter, next, word, index)
    if code != 0 && (output.count == first || output[output.count - 1] != code) {
      if code != vowel || output.count == first { output.append(code) }
    }
    index += length
  }
}

private let vowel = UInt8(ascii: "a")

/// The code of the sound at `index`, 0 for none, and how many letters it takes.
private func sound(
  _ letter: UInt8,
  _ next: UInt8,
  _ word: ArraySlice<UInt8>,
  _ index: Int
) -> (UInt8, Int) {
  switch letter {
  case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
    UInt8(ascii: "u"), UInt8(ascii: "y"):
    return (vowel, 1)
  case UInt8(ascii: "j"):
    // Jan/Ian, Juri/Yuri: a vowel in front of one.
    return (vowel, 1)
  case UInt8(ascii: "h"):
    return (0, 1)
  case UInt8(ascii: "b"), UInt8(ascii: "p"):
    return next == UInt8(ascii: "h") ? (UInt8(ascii: "f"), 2) : (UInt8(ascii: "p"), 1)
  case UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "w"):
    return (UInt8(ascii: "f"), 1)
  case UInt8(ascii: "d"), UInt8(ascii: "t"):
    if next == UInt8(ascii: "s") || next == UInt8(ascii: "z") { return (UInt8(ascii: "s"), 2) }
    return (UInt8(ascii: "t"), 1)
  case UInt8(ascii: "g"), UInt8(ascii: "q"), UInt8(ascii: "k"):
    return (UInt8(ascii: "k"), next == UInt8(ascii: "s") ? 2 : 1)
  case UInt8(ascii: "x"):
    return (UInt8(ascii: "k"), 1)
  case UInt8(ascii: "c"):
    return soundOfC(next, word, index)
  case UInt8(ascii: "s"), UInt8(ascii: "z"):
    return soundOfS(next, word, index)
  case UInt8(ascii: "m"), UInt8(ascii: "n"):
    return (letter, 1)
  case UInt8(ascii: "l"), UInt8(ascii: "r"):
    return (letter, 1)
  default:
    return (letter, 1)
  }
}

private func soundOfC(_ next: UInt8, _ word: ArraySlice<UInt8>, _ index: Int) -> (UInt8, Int) {
  switch next {
  case UInt8(ascii: "k"): (UInt8(ascii: "k"), 2)
  case UInt8(ascii: "h"), UInt8(ascii: "z"): (UInt8(ascii: "s"), 2)
  case UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "y"): (UInt8(ascii: "s"), 1)
  default: (UInt8(ascii: "k"), 1)
  }
}

/// s, z, sh, sch, sz, sc before e or i.
private func soundOfS(_ next: UInt8, _ word: ArraySlice<UInt8>, _ index: Int) -> (UInt8, Int) {
  if next == UInt8(ascii: "c") {
    let third = index + 2 < word.endIndex ? word[index + 2] : 0
    return (UInt8(ascii: "s"), third == UInt8(ascii: "h") ? 3 : 1)
  }
  let joins = next == UInt8(ascii: "h") || next == UInt8(ascii: "z")
  return (UInt8(ascii: "s"), joins ? 2 : 1)
}
