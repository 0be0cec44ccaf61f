internal import Standardization

/// The words of a segment that a word of the query may have been meant for.
struct FuzzyWords: Sendable {
  /// A word, and how the query's word is like it.
  struct Match: Sendable {
    var token: UInt32
    var kind: MatchKind
  }

  /// For each vocabulary, in the order of the words.
  private(set) var matches: [[Match]] = [[], [], []]

  /// Words of fewer letters are too near to too many.
  static let shortestWithTypo = 4
  static let shortestWithTwo = 7
  /// More than this are no help.
  private static let mostMatches = 4000

  init() {}

  /// Looks through names, and through the other words but for those of e-mail addresses.
  ///
  /// `stop` is asked every few thousand words; where it says true, the result is partial.
  init(_ word: [UInt8], isLast: Bool, in segment: Segment, stop: () -> Bool) {
    addNames(word, segment)
    if word.count >= Self.shortestWithTypo, word.count <= 64, word.allSatisfy({ $0 < 0x80 }) {
      for vocabulary in [SearchField.Vocabulary.names, .rest] {
        addTypos(word, isLast, segment, vocabulary.rawValue, stop)
      }
    }
    for vocabulary in matches.indices { tidy(vocabulary) }
  }

  /// How word `token` is like the query's word; nil where it is not.
  func kind(_ vocabulary: Int, _ token: UInt32) -> MatchKind? {
    let list = matches[vocabulary]
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].token < token { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low].token == token ? list[low].kind : nil
  }

  private mutating func addNames(_ word: [UInt8], _ segment: Segment) {
    var buffer: [UInt8] = []
    if word.count >= Self.shortestWithTypo, let sound = SoundHash.of(word[...], &buffer) {
      for token in Segment.names(with: sound, in: segment.sounds) {
        matches[0].append(Match(token: UInt32(token), kind: .sound))
      }
    }
    for group in Nicknames.groups(of: word[...]) {
      for token in Segment.names(with: UInt32(group), in: segment.nicknames) {
        matches[0].append(Match(token: UInt32(token), kind: .nickname))
      }
    }
  }

  private mutating func addTypos(
    _ word: [UInt8],
    _ isLast: Bool,
    _ segment: Segment,
    _ vocabulary: Int,
    _ stop: () -> Bool
  ) {
    let words = segment.vocabularies[vocabulary]
    let distance = TypoDistance(word)
    let letters = LetterMask(word[...]).bits
    let most = word.count >= Self.shortestWithTwo ? 2 : 1
    for token in 0..<words.count {
      if token & 4095 == 0, stop() { return }
      let others = words.letters[token]
      guard Self.hasAtMost(most, letters & ~others) else { continue }
      let range = words.range(token)
      guard range.count + most >= word.count else { continue }
      let mayBeWhole =
        range.count <= word.count + most
        && Self.hasAtMost(most, others & ~letters)
      guard mayBeWhole || isLast else { continue }
      let (whole, prefix) = distance.distances(to: words.bytes, range)
      let kind: MatchKind? =
        switch (whole, prefix) {
        case (0, _), (1, _): .typo
        case (_, 0), (_, 1): isLast ? .typoInPrefix : whole == 2 && most == 2 ? .twoTypos : nil
        case (2, _): most == 2 ? .twoTypos : nil
        default: nil
        }
      if let kind { matches[vocabulary].append(Match(token: UInt32(token), kind: kind)) }
    }
  }

  /// Whether `bits` has so many ones at most, which is 1 or 2.
  @inline(__always)
  private static func hasAtMost(_ count: Int, _ bits: UInt32) -> Bool {
    let withoutOne = bits & (bits &- 1)
    return withoutOne == 0 || (count == 2 && withoutOne & (withoutOne &- 1) == 0)
  }

  /// Keeps the best match of each word, and of too many the best.
  private mutating func tidy(_ vocabulary: Int) {
    var list = matches[vocabulary]
    if list.count > Self.mostMatches {
      list.sort { ($0.kind, $0.token) < ($1.kind, $1.token) }
      list.removeLast(list.count - Self.mostMatches)
    }
    list.sort { ($0.token, $0.kind) < ($1.token, $1.kind) }
    var last: UInt32?
    matches[vocabulary] = list.filter { match in
      defer { last = match.token }
      return match.token != last
    }
  }
}
