internal import Standardization

// What of a text the query was found in is shown in it as it was written: the text is folded letter
// by letter, so that each folded byte knows the letter it comes from.
//
//   query "strasse mul"   text "Müller, Hauptstraße 5"   → ‹Mül›ler, Haupt‹straße› 5

/// Finds what to highlight.
package struct Highlights: Sendable {
  private let query: SearchQuery
  /// Longer texts are looked at up to here; nobody sees the rest in a row.
  private static let mostLetters = 2_000

  package init(_ query: SearchQuery) { self.query = query }

  /// The parts of `text`, a value of `field`, that the query was found in, in order and apart.
  package func ranges(in text: String, field: SearchField) -> [Range<String.Index>] {
    let letters = Letters(text, limit: Self.mostLetters)
    var isMarked = [Bool](repeating: false, count: letters.count)
    for term in query.terms where !term.isNegated && term.fields.contains(field) {
      if field == .phone {
        if let number = term.number { letters.mark(number, &isMarked) }
      } else {
        letters.mark(term, &isMarked)
      }
    }
    var ranges: [Range<String.Index>] = []
    var start: Int?
    for index in 0...letters.count {
      let isIn = index < letters.count && isMarked[index]
      if isIn, start == nil { start = index }
      if !isIn, let first = start {
        ranges.append(letters.places[first]..<letters.places[index])
        start = nil
      }
    }
    return ranges
  }
}

/// The letters of a text with their folded words.
private struct Letters {
  /// Where each letter begins, and the end.
  private(set) var places: [String.Index] = []
  /// The folded bytes of all words, and the letter that each comes from.
  private var bytes: [UInt8] = []
  private var sources: [Int] = []
  private var words: [Range<Int>] = []
  private var digits: [UInt8] = []
  private var digitSources: [Int] = []

  var count: Int { places.count - 1 }

  init(_ text: String, limit: Int) {
    var wordStart = 0
    var index = text.startIndex
    while index < text.endIndex, places.count < limit {
      let next = text.index(after: index)
      for byte in folded(Array(text[index..<next].utf8)[...]) {
        if (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80 {
          bytes.append(byte)
          sources.append(places.count)
          if byte <= 0x39 {
            digits.append(byte)
            digitSources.append(places.count)
          }
        } else if byte != UInt8(ascii: "'"), bytes.count > wordStart {
          words.append(wordStart..<bytes.count)
          wordStart = bytes.count
        }
      }
      places.append(index)
      index = next
    }
    places.append(index)
    if bytes.count > wordStart { words.append(wordStart..<bytes.count) }
  }

  /// Marks the digits of `number`.
  func mark(_ number: NumberFragment, _ isMarked: inout [Bool]) {
    let wanted = number.compared
    guard let start = digits.firstRange(of: wanted)?.lowerBound else { return }
    let (first, last) = (digitSources[start], digitSources[start + wanted.count - 1])
    for letter in first...last { isMarked[letter] = true }
  }

  /// Marks what `term` was found in: each literal match, or else the word it may have been meant
  /// for.
  func mark(_ term: SearchQuery.Term, _ isMarked: inout [Bool]) {
    var isFound = false
    for first in words.indices where first + term.parts.count <= words.count {
      guard let range = match(term, at: first) else { continue }
      isFound = true
      for letter in sources[range.lowerBound]...sources[range.upperBound - 1] {
        isMarked[letter] = true
      }
    }
    guard !isFound, term.parts.count == 1, let word = similar(to: term) else { return }
    for byte in word { isMarked[sources[byte]] = true }
  }

  private func match(_ term: SearchQuery.Term, at first: Int) -> Range<Int>? {
    let parts = term.parts
    let word = words[first]
    if parts.count == 1 {
      if term.isQuoted { return bytes[word].elementsEqual(parts[0]) ? word : nil }
      if bytes[word].starts(with: parts[0]) {
        return word.lowerBound..<word.lowerBound + parts[0].count
      }
      return parts[0].count < PartWords.shortestInside
        ? nil : bytes[word].firstRange(of: parts[0])
    }
    let isWhole = term.isQuoted || parts[0].count < PartWords.shortestInside
    guard isWhole ? bytes[word].elementsEqual(parts[0]) : ends(word, with: parts[0]) else {
      return nil
    }
    for part in 1..<parts.count {
      let isOpen = part == parts.count - 1 && !term.isQuoted
      let next = bytes[words[first + part]]
      guard isOpen ? next.starts(with: parts[part]) : next.elementsEqual(parts[part]) else {
        return nil
      }
    }
    let last = words[first + parts.count - 1].lowerBound + parts[parts.count - 1].count
    return word.upperBound - parts[0].count..<last
  }

  private func ends(_ word: Range<Int>, with part: [UInt8]) -> Bool {
    word.count >= part.count && bytes[word].suffix(part.count).elementsEqual(part)
  }

  /// The word that the term is nearest to, if it is near enough to have been found by it.
  private func similar(to term: SearchQuery.Term) -> Range<Int>? {
    let part = term.parts[0]
    guard part.count >= FuzzyWords.shortestWithTypo, part.count <= 64 else { return nil }
    let distance = TypoDistance(part)
    let most = part.count >= FuzzyWords.shortestWithTwo ? 2 : 1
    var buffer: [UInt8] = []
    let sound = SoundHash.of(part[...], &buffer)
    let nearest = words.map { word in
      let (whole, prefix) = distance.distances(to: Array(bytes[word]))
      return (word, term.isLast ? min(whole, prefix) : whole)
    }.min { $0.1 < $1.1 }
    if let nearest, nearest.1 <= most { return nearest.0 }
    return sound == nil ? nil : words.first { SoundHash.of(bytes[$0], &buffer) == sound }
  }
}
