/// Words of the book that are near to words of the query that fit nothing.
enum NearestWords {
  private static let mostSuggested = 3

  static func of(
    _ query: SearchQuery,
    in searches: [SegmentSearch],
    _ stop: () -> Bool
  ) -> [String] {
    query.terms.flatMap { term -> [String] in
      guard term.parts.count == 1, term.number == nil, (2...64).contains(term.parts[0].count) else {
        return []
      }
      return nearest(term.parts[0], searches, stop)
    }
  }

  private static func nearest(
    _ word: [UInt8],
    _ searches: [SegmentSearch],
    _ stop: () -> Bool
  ) -> [String] {
    let distance = TypoDistance(word)
    let most = max(1, word.count / 2)
    var found: [(distance: Int, contacts: Int, word: [UInt8])] = []
    for search in searches {
      let names = search.segment.vocabularies[SearchField.Vocabulary.names.rawValue]
      for token in 0..<names.count {
        if token & 4095 == 0, stop() { return [] }
        let range = names.range(token)
        guard abs(range.count - word.count) <= most else { continue }
        let whole = distance.distances(to: names.bytes, range).whole
        guard whole > 0 else { return [] }
        guard whole <= most else { continue }
        let contacts = names.postings(of: token..<(token + 1)).count
        found.append((whole, contacts, names.word(token)))
      }
    }
    return found.sorted { ($0.distance, -$0.contacts) < ($1.distance, -$1.contacts) }
      .prefix(mostSuggested).map { String(decoding: $0.word, as: UTF8.self) }
  }
}
