// Russian, Ukrainian and Bulgarian family names are written in as many ways as there are languages
// to write them in:
//
//   Жуков        Zhukov, Schukow, Joukov, Žukov
//   Соловьёва    Solovyova, Solovieva, Solowjowa
//   Гриценко     Gritsenko, Hrytsenko
//   Достоевский  Dostoevsky, Dostoyevskiy, Dostojewski
//
// Only where both names have such an ending are their letters taken so loosely.

/// Whether two folded family names are one Slavic name in two systems of writing.
func areSlavicSpellings(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  guard a.count > 4, b.count > 4 else { return false }
  let (first, second) = (slavicLetters(a), slavicLetters(b))
  guard first.count == second.count, let ending = slavicEnding(first),
    ending == slavicEnding(second), first.count > ending.shortest
  else { return false }
  return zip(first, second).allSatisfy { x, y in
    x == y || hisses.contains(x) && hisses.contains(y)
      || !ending.isWeak && guttural(x) & guttural(y) != 0
  }
}

/// What ch, kh, tch and č become.
private let harsh: UInt8 = 1
private let hisses = Array("szc".utf8)

/// An ending by which a Slavic family name is known.
private struct SlavicEnding: Equatable {
  var letters: StaticString
  /// Names of other languages end so as well.
  var isWeak: Bool
  var shortest: Int { isWeak ? 5 : 4 }

  static func == (a: Self, b: Self) -> Bool { a.isWeak == b.isWeak }
}

private let slavicEndings = [
  SlavicEnding(letters: "ov", isWeak: false), SlavicEnding(letters: "ova", isWeak: false),
  SlavicEnding(letters: "ev", isWeak: false), SlavicEnding(letters: "eva", isWeak: false),
  SlavicEnding(letters: "ski", isWeak: false), SlavicEnding(letters: "skaia", isWeak: false),
  SlavicEnding(letters: "enko", isWeak: false), SlavicEnding(letters: "\u{1}uk", isWeak: false),
  SlavicEnding(letters: "ic", isWeak: false), SlavicEnding(letters: "i\u{1}", isWeak: false),
  SlavicEnding(letters: "in", isWeak: true), SlavicEnding(letters: "ina", isWeak: true),
]

private func slavicEnding(_ letters: [UInt8]) -> SlavicEnding? {
  slavicEndings.first { ending in
    ending.letters.withUTF8Buffer { unsafe letters.suffix($0.count).elementsEqual($0) }
  }
}

/// The classes of sounds between g, h, kh, ch and c that a letter may stand for, as bits.
private func guttural(_ letter: UInt8) -> Int {
  switch letter {
  case UInt8(ascii: "c"): 1
  case harsh: 1 | 2
  case UInt8(ascii: "h"): 2 | 4
  case UInt8(ascii: "g"): 4
  default: 0
  }
}

/// Clusters of letters and what they become, the longest first.
private let clusters: [(letters: [UInt8], output: [UInt8])] = [
  ("schtsch", "s"), ("chtch", "s"), ("shch", "s"), ("stch", "s"), ("sch", "s"), ("sh", "s"),
  ("sz", "s"), ("sc", "s"), ("zh", "z"), ("tsch", "\u{1}"), ("tch", "\u{1}"), ("ch", "\u{1}"),
  ("cz", "\u{1}"), ("kh", "\u{1}"), ("ts", "c"), ("tz", "c"), ("ks", "ks"), ("x", "ks"),
  ("w", "v"), ("gue", "ge"), ("gui", "gi"), ("ou", "u"), ("ff", "v"),
].map { (letters: Array($0.0.utf8), output: Array($0.1.utf8)) }

/// The letters of a folded word in one system of writing.
private func slavicLetters(_ word: [UInt8]) -> [UInt8] {
  var output: [UInt8] = []
  var index = 0
  func put(_ letter: UInt8) { if output.last != letter { output.append(letter) } }
  // "Joukov" is French; "Jurin" would be Yurin.
  if word.starts(with: "jou".utf8) {
    put(UInt8(ascii: "z"))
    index = 1
  }
  while index < word.count {
    if let end = palatalEnd(word, index) {
      let next = end < word.count ? word[end] : 0
      if next == UInt8(ascii: "e") || next == UInt8(ascii: "o") {
        put(UInt8(ascii: "e"))
        index = end + 1
      } else {
        put(UInt8(ascii: "i"))
        index = end
      }
    } else if let cluster = clusters.first(where: { word[index...].starts(with: $0.letters) }) {
      for letter in cluster.output { put(letter) }
      index += cluster.letters.count
    } else {
      put(softened(word, index, after: output.last))
      index += 1
    }
  }
  return output
}

/// Where the letters i, y, j that begin at `index` end.
private func palatalEnd(_ word: [UInt8], _ index: Int) -> Int? {
  let end = word[index...].firstIndex { !"iyj".utf8.contains($0) } ?? word.count
  return end > index ? end : nil
}

/// "Gorbachov" is Gorbachev, "Popof" is Popov.
private func softened(_ word: [UInt8], _ index: Int, after last: UInt8?) -> UInt8 {
  let letter = word[index]
  if letter == UInt8(ascii: "o"), index + 1 < word.count, "vwf".utf8.contains(word[index + 1]),
    let last, last == harsh || hisses.contains(last)
  {
    return UInt8(ascii: "e")
  }
  return letter == UInt8(ascii: "f") && index + 1 == word.count ? UInt8(ascii: "v") : letter
}
