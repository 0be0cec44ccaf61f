/// One term of a query in one segment: the words that fit, and what each contact is worth.
final class TermSearch {
  let term: SearchQuery.Term
  private let segment: Segment
  let worths: TermWorths
  private(set) var words: PartWords?
  private(set) var phrase: PhraseWords?

  init(_ term: SearchQuery.Term, in segment: Segment, _ worths: TermWorths) {
    self.term = term
    self.segment = segment
    self.worths = worths
    if term.parts.count == 1 {
      words = PartWords(term.parts[0], term.fields, isQuoted: term.isQuoted, in: segment)
    } else {
      phrase = PhraseWords(term, in: segment)
    }
  }

  /// Finds the contacts that have what is written.
  ///
  /// - Parameters:
  ///   - others: The other terms. What the beginning of a word shares with a longer one is worth
  ///     little: "s smith" is no search for all Smiths.
  ///   - stop: Asked often; where it says true, the result is partial.
  func findLiteral(besides others: [TermSearch], _ stop: () -> Bool) {
    worths.clear()
    if let words { find(words, others, stop) }
    if let phrase {
      var seen = 0
      phrase.forEachCandidate(in: segment) { contact in
        if let (worth, _) = phrase.worth(of: contact, in: segment) {
          worths.raise(contact, to: worth)
        }
        seen += 1
        return seen & 1023 != 0 || !stop()
      }
    }
    if let number = term.number, !stop() { find(number, stop) }
  }

  private func find(_ words: PartWords, _ others: [TermSearch], _ stop: () -> Bool) {
    worths.expect(countPostings(words))
    let exact = MatchWorth.row(.exact, in: term.fields)
    let prefix = MatchWorth.row(.prefix, in: term.fields)
    let infix = MatchWorth.row(.infix, in: term.fields)
    let borrowed = exact.map { $0 == 0 ? 0 : MatchWorth.borrowed }
    for (index, vocabulary) in segment.vocabularies.enumerated() {
      let beginning = words.beginning[index]
      var next = beginning.lowerBound
      if let token = words.exact[index] {
        worths.raise(vocabulary, token..<(token + 1), exact)
        next = token + 1
      }
      for range in nested(beginning, index, others) where range.lowerBound >= next {
        raise(vocabulary, next..<range.lowerBound, prefix, stop)
        raise(vocabulary, range, borrowed, stop)
        next = range.upperBound
      }
      if next < beginning.upperBound {
        raise(vocabulary, next..<beginning.upperBound, prefix, stop)
      }
      for (place, token) in words.inside[index].enumerated()
      where !beginning.contains(Int(token)) {
        worths.raise(vocabulary, Int(token)..<(Int(token) + 1), infix)
        if place & 2047 == 2047, stop() { return }
      }
    }
  }

  /// Many words at a time, but not so many that nobody could stop it.
  private func raise(
    _ words: SegmentWords,
    _ tokens: Range<Int>,
    _ worths: [UInt8],
    _ stop: () -> Bool
  ) {
    guard words.postings(of: tokens).count > 100_000, tokens.count > 1 else {
      self.worths.raise(words, tokens, worths)
      return
    }
    let middle = (tokens.lowerBound + tokens.upperBound) / 2
    raise(words, tokens.lowerBound..<middle, worths, stop)
    if stop() { return }
    raise(words, middle..<tokens.upperBound, worths, stop)
  }

  /// The words within `range` that another term begins, in order.
  private func nested(
    _ range: Range<Int>,
    _ vocabulary: Int,
    _ others: [TermSearch]
  )
    -> [Range<Int>]
  {
    guard let word = words?.word else { return [] }
    return others.compactMap { other -> Range<Int>? in
      guard let longer = other.words, longer.word.count > word.count,
        longer.word.starts(with: word)
      else { return nil }
      let words = longer.beginning[vocabulary].clamped(to: range)
      return words.isEmpty ? nil : words
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func countPostings(_ words: PartWords) -> Int {
    var count = 0
    for (index, vocabulary) in segment.vocabularies.enumerated() {
      count += vocabulary.postings(of: words.beginning[index]).count
      // Most words inside which something is found are e-mail addresses of one contact.
      count += words.inside[index].count
    }
    return count
  }

  private func find(_ number: NumberFragment, _ stop: () -> Bool) {
    let worths = MatchKind.allCases.map { MatchWorth.of($0, .phone) }
    func raise(_ word: UInt64, _ owner: UInt32) {
      guard let kind = number.match(in: PackedNumber(word: word)) else { return }
      self.worths.raise(Int(owner), to: worths[Int(kind.rawValue)])
    }
    let numbers = segment.numbers
    guard number.compared.count >= NumberFragment.shortestInside else {
      for index in 0..<numbers.count {
        if index & 0xFFFF == 0xFFFF, stop() { return }
        guard number.begins(PackedNumber(word: numbers[index])) else { continue }
        raise(numbers[index], segment.numberOwners[index])
      }
      return
    }
    for keys in NumberGrams.keys(of: number.compared[...]) {
      let all = Int(segment.gramStarts[keys.lowerBound])..<Int(segment.gramStarts[keys.upperBound])
      for start in stride(from: all.lowerBound, to: all.upperBound, by: Self.numbersAtOnce) {
        if stop() { return }
        // Fetched first, then looked at: memory is slow to answer, but answers many at once, as
        // long as no guess of what comes next goes wrong in between.
        let batch = (start..<min(start + Self.numbersAtOnce, all.upperBound)).map { place in
          let index = Int(segment.grams[place])
          return (word: numbers[index], owner: segment.numberOwners[index])
        }
        for (word, owner) in batch { raise(word, owner) }
      }
    }
  }

  private static let numbersAtOnce = 1024

  /// Adds the contacts that have something like it.
  func findSimilar(_ stop: () -> Bool) {
    guard words != nil, !term.isQuoted, term.number == nil else { return }
    let fuzzy = FuzzyWords(term.parts[0], isLast: term.isLast, in: segment, stop: stop)
    words?.fuzzy = fuzzy
    let rows = MatchKind.allCases.map { MatchWorth.row($0, in: term.fields) }
    for (vocabulary, matches) in fuzzy.matches.enumerated() {
      for match in matches {
        let token = Int(match.token)
        worths.raise(
          segment.vocabularies[vocabulary],
          token..<(token + 1),
          rows[Int(match.kind.rawValue)]
        )
      }
    }
  }
}
