/// The words of a segment that one word of the query fits.
final class PartWords {
  let word: [UInt8]
  /// For each vocabulary: the words that begin with it.
  let beginning: [Range<Int>]
  /// For each vocabulary: the word itself.
  let exact: [Int?]
  /// For each vocabulary: the words with it inside, those that begin with it among them.
  let inside: [[UInt32]]
  var fuzzy = FuzzyWords()

  /// Shorter ones are looked for at the beginning of words alone; one Chinese letter has three
  /// bytes.
  static let shortestInside = 3

  init(_ word: [UInt8], _ fields: SearchFields, isQuoted: Bool, in segment: Segment) {
    self.word = word
    var beginning: [Range<Int>] = []
    var exact: [Int?] = []
    var inside: [[UInt32]] = [[], [], []]
    for (index, words) in segment.vocabularies.enumerated() {
      let isWanted = SearchField.Vocabulary(rawValue: index).map(fields.meets) ?? false
      let range = isWanted ? words.tokens(startingWith: word) : 0..<0
      let isThere = !range.isEmpty && words.range(range.lowerBound).count == word.count
      exact.append(isThere ? range.lowerBound : nil)
      beginning.append(isQuoted ? 0..<0 : range)
      if isWanted, !isQuoted, word.count >= Self.shortestInside {
        inside[index] = words.tokens(containing: word)
      }
    }
    self.beginning = beginning
    self.exact = exact
    self.inside = inside
  }

  /// How it fits word `token`; nil where it does not.
  func kind(_ vocabulary: Int, _ token: Int) -> MatchKind? {
    if exact[vocabulary] == token { return .exact }
    if beginning[vocabulary].contains(token) { return .prefix }
    if isInside(vocabulary, UInt32(token)) { return .infix }
    return fuzzy.kind(vocabulary, UInt32(token))
  }

  private func isInside(_ vocabulary: Int, _ token: UInt32) -> Bool {
    let list = inside[vocabulary]
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < token { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == token
  }
}
