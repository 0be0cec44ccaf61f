// Japanese names in Latin letters: long vowels are written in several ways.
//
//   Sato, Satou, Satoh     Ono, Ohno, Oono     Yuki, Yuuki     Koji, Kouji

/// Whether two folded words are one Japanese word in two systems of writing.
func areJapaneseSpellings(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  guard a.count != b.count, let first = shortVowels(a), let second = shortVowels(b) else {
    return false
  }
  return first == second
}

/// A word of Japanese syllables with its long vowels short; `nil` for any other word.
///
/// Only what is hardly ever two vowels elsewhere: "Sousa" is not Sosa, "Moore" not More.
func shortVowels(_ word: [UInt8]) -> [UInt8]? {
  var output: [UInt8] = []
  var index = 0
  while index < word.count {
    let onset = onsetLength(word, index)
    let vowel = index + onset
    guard vowel < word.count, "aeiou".utf8.contains(word[vowel]) else {
      // n, and m before b, m, p, close a syllable.
      guard onset == 1, !output.isEmpty, "nm".utf8.contains(word[index]) else { return nil }
      output.append(UInt8(ascii: "n"))
      index += 1
      continue
    }
    output += word[index...vowel]
    index = vowel + 1
    if isLengthened(word, vowel, onset: Array(word[(vowel - onset)..<vowel])) { index += 1 }
  }
  return output
}

private func onsetLength(_ word: [UInt8], _ index: Int) -> Int {
  let onsets = [
    "ssh", "tch", "ch", "sh", "ts", "ky", "gy", "ny", "hy", "by", "py", "my", "ry", "kk", "ss",
    "tt", "pp", "k", "g", "s", "z", "t", "d", "n", "h", "b", "p", "m", "y", "r", "w", "j", "f",
  ]
  return onsets.first { word[index...].starts(with: $0.utf8) }?.utf8.count ?? 0
}

/// Whether the letter behind a vowel only makes it long.
private func isLengthened(_ word: [UInt8], _ vowel: Int, onset: [UInt8]) -> Bool {
  guard vowel + 1 < word.count else { return false }
  let (letter, next) = (word[vowel], word[vowel + 1])
  let isLast = vowel + 2 == word.count
  let isBeforeConsonant = !isLast && !"aeiou".utf8.contains(word[vowel + 2])
  if letter == UInt8(ascii: "u") { return next == letter }
  guard letter == UInt8(ascii: "o") else { return false }
  switch next {
  case UInt8(ascii: "u"):
    let clear = ["sh", "ch", "j", "ky", "gy", "ry", "hy", "y", "k"]
    return isLast && word.count > 3 || clear.contains { onset.elementsEqual($0.utf8) }
  case UInt8(ascii: "o"): return vowel == 0
  case UInt8(ascii: "h"): return isLast && word.count > 3 || vowel == 0 && isBeforeConsonant
  default: return false
  }
}
