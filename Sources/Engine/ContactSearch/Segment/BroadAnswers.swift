internal import ResponsiveWork

// One or two letters begin a word of a great part of a book: to count those contacts takes
// milliseconds, again with each first keystroke. The answers are made with the segment.

/// The answers to queries of one or two letters or digits.
enum BroadAnswers {
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
  static let keyCount = 36 + 36 * 36
  /// How many of the best contacts are kept of each.
  static let kept = 64
  /// In smaller segments, and for fewer contacts, one looks each time.
  private static let fewestContacts = 10_000
  private static let fewestHits = 3_000

  /// The number of `query`'s answer; nil where it is no query of one or two letters.
  static func key(_ query: SearchQuery) -> Int? {
    guard query.terms.count == 1, query.required.isEmpty, query.forbidden.isEmpty else {
      return nil
    }
    let term = query.terms[0]
    guard term.fields == .all, !term.isQuoted, !term.isNegated, term.parts.count == 1 else {
      return nil
    }
    return key(term.parts[0])
  }

  private static func key(_ word: [UInt8]) -> Int? {
    let letters = word.compactMap { alphabet.firstIndex(of: $0) }
    guard letters.count == word.count, (1...2).contains(word.count) else { return nil }
    return word.count == 1 ? letters[0] : 36 + letters[0] * 36 + letters[1]
  }

  private static func word(_ key: Int) -> [UInt8] {
    key < 36 ? [alphabet[key]] : [alphabet[(key - 36) / 36], alphabet[(key - 36) % 36]]
  }

  /// How long the columns of a segment are.
  static func room(contactCount: Int) -> (counts: Int, best: Int) {
    contactCount >= fewestContacts ? (keyCount, keyCount * kept) : (0, 0)
  }

  /// The columns of counts and of best contacts of `segment`, whose own are still zero.
  static func columns(for segment: Segment) -> (counts: [UInt32], best: [UInt32]) {
    let workers = 2
    let next = Lock(0)
    let answers = SegmentBuilder.parallel(workers) { _ in
      let search = SegmentSearch(segment)
      var answers: [(key: Int, count: Int, best: [UInt32])] = []
      while true {
        let key = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard key < keyCount else { return answers }
        guard let query = query(key, segment) else { continue }
        let count = search.findLiteral(query) { false }
        guard count >= fewestHits else { continue }
        answers.append((key, count, search.best(kept, picks: [:]).map { UInt32($0.contact) }))
      }
    }
    var counts = [UInt32](repeating: 0, count: keyCount)
    var best = [UInt32](repeating: 0, count: keyCount * kept)
    for (key, count, contacts) in answers.flatMap({ $0 }) {
      counts[key] = UInt32(count)
      best.replaceSubrange(key * kept..<key * kept + contacts.count, with: contacts)
    }
    return (counts, best)
  }

  /// The query of an answer, if there may be many who fit.
  private static func query(_ key: Int, _ segment: Segment) -> SearchQuery? {
    let word = word(key)
    let isNumber = word.allSatisfy { $0 < 0x3A }
    let postings = segment.vocabularies.reduce(0) {
      $0 + $1.postings(of: $1.tokens(startingWith: word)).count
    }
    guard isNumber || postings >= fewestHits else { return nil }
    // One or two letters are no query that could be too long.
    return try? SearchQuery(String(decoding: word, as: UTF8.self))
  }
}

extension Segment {
  /// The count and the best contacts of answer `key`; nil where it was not made.
  func broadAnswer(_ key: Int) -> (count: Int, best: [UInt32])? {
    guard broadCounts.count > key, broadCounts[key] > 0 else { return nil }
    let first = key * BroadAnswers.kept
    return (Int(broadCounts[key]), (first..<first + BroadAnswers.kept).map { broadBest[$0] })
  }
}
