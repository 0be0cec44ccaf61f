/// A contact that was found.
package struct SearchHit: Hashable, Sendable {
  package let id: UInt32
  /// More is better.
  package let score: Int
  /// How each term of the query was found, in its order.
  package let matches: [TermMatch]
}

/// What a search gives.
package struct SearchAnswer: Hashable, Sendable {
  /// The change of the index that it knows.
  package var generation: Int
  /// How many contacts fit; exact.
  package var count: Int
  /// The best ones, the best first.
  package var hits: [SearchHit]
  /// Whether contacts with something like the text are among them, since few have the text itself.
  package var isWidened: Bool
  /// Where nothing fits: words that are there, near to those that are not.
  package var spellings: [String]
}

/// Runs searches one after the other, and keeps their memory: a byte a contact and word.
package final class SearchSession {
  /// With fewer contacts than this that have the text itself, those are looked for that have
  /// something like it.
  package static let fewHits = 20

  private var searches: [SegmentSearch] = []

  package init() {}

  /// Finds contacts.
  ///
  /// - Parameters:
  ///   - query: What is looked for; where it is empty, nothing is found.
  ///   - index: Where.
  ///   - limit: The most rows.
  ///   - picks: What was picked before, by id: more of it wins among equals.
  ///   - early: Gets the rows that have the text itself, before a longer search for similar ones.
  ///   - isCancelled: Asked at least every few hundred microseconds.
  /// - Returns: nil where it was cancelled.
  package func find(
    _ query: SearchQuery,
    in index: ContactIndex,
    limit: Int = 20,
    picks: [UInt32: Int] = [:],
    early: (SearchAnswer) -> Void = { _ in },
    isCancelled: () -> Bool = { false }
  ) -> SearchAnswer? {
    var answer = SearchAnswer(
      generation: index.generation,
      count: 0,
      hits: [],
      isWidened: false,
      spellings: []
    )
    guard !query.isEmpty else { return answer }
    prepare(index)
    for search in searches {
      answer.count +=
        search.findBroad(query, limit: limit) ?? search.findLiteral(query, isCancelled)
    }
    if isCancelled() { return nil }
    answer.hits = best(limit, picks)
    guard answer.count < Self.fewHits, !query.terms.isEmpty else {
      return isCancelled() ? nil : answer
    }
    early(answer)
    let loose = query.loosened
    if loose != query {
      for search in searches { _ = search.findLiteral(loose, isCancelled) }
    }
    answer.count = 0
    for search in searches { answer.count += search.findSimilar(isCancelled) }
    if isCancelled() { return nil }
    let all = best(limit, picks)
    // Words that were taken apart no longer show where they stood side by side.
    let literal = loose == query ? [] : answer.hits
    let known = Set(literal.map(\.id))
    answer.hits = Array((literal + all.filter { !known.contains($0.id) }).prefix(limit))
    answer.isWidened = true
    if answer.count == 0 { answer.spellings = NearestWords.of(query, in: searches, isCancelled) }
    return isCancelled() ? nil : answer
  }

  /// Keeps the memory of segments that are searched again.
  private func prepare(_ index: ContactIndex) {
    searches = index.parts.map { part in
      let search = searches.first { $0.segment === part.segment } ?? SegmentSearch(part.segment)
      search.removed = part.removed
      return search
    }
  }

  private func best(_ limit: Int, _ picks: [UInt32: Int]) -> [SearchHit] {
    var ranked: [(search: SegmentSearch, contact: RankedContact)] = []
    for search in searches {
      ranked += search.best(limit, picks: picks).map { (search, $0) }
    }
    if searches.count > 1 {
      ranked = ranked.enumerated().sorted { a, b in
        let (first, second) = (a.element.contact, b.element.contact)
        if first.score != second.score { return first.score > second.score }
        return first.picked != second.picked
          ? first.picked > second.picked : a.offset < b.offset
      }.map(\.element)
    }
    return ranked.prefix(limit).map { search, contact in
      SearchHit(
        id: contact.id,
        score: contact.score,
        matches: search.matches(of: contact.contact)
      )
    }
  }
}
