/// A query in one segment: which contacts fit it, how many, and the best of them.
final class SegmentSearch {
  let segment: Segment
  /// Contacts that are no longer there, in order.
  var removed: [UInt32] = []
  private(set) var terms: [TermSearch] = []
  private var query: SearchQuery?
  private var pool: [TermWorths] = []
  private var hits = SegmentHits()
  private let total: WorthColumn
  private var isDense = false
  private var denseBest: [UInt32] = []
  /// The best of an answer that was made when the segment was.
  private var broad: [UInt32]?

  /// The most that are ranked with a look at the whole contact.
  ///
  /// Where more are equal, nobody could say which is meant.
  private static let mostRanked = 128

  init(_ segment: Segment) {
    self.segment = segment
    total = WorthColumn(count: segment.count)
  }

  /// Finds the contacts that have what is written, and counts them.
  func findLiteral(_ query: SearchQuery, _ stop: () -> Bool) -> Int {
    self.query = query
    broad = nil
    terms = query.terms.enumerated().map { index, term in
      if index == pool.count { pool.append(TermWorths(contactCount: segment.count)) }
      return TermSearch(term, in: segment, pool[index])
    }
    for term in terms {
      if stop() { return 0 }
      term.findLiteral(besides: terms, stop)
    }
    return combine(stop)
  }

  /// The count of a query of one or two letters or digits, which very many contacts fit; nil where
  /// it is no such query, or too much has changed.
  func findBroad(_ query: SearchQuery, limit: Int) -> Int? {
    guard let key = BroadAnswers.key(query), let answer = segment.broadAnswer(key),
      limit + removed.count <= BroadAnswers.kept
    else { return nil }
    self.query = query
    let worths = pool.first ?? TermWorths(contactCount: segment.count)
    if pool.isEmpty { pool.append(worths) }
    terms = [TermSearch(query.terms[0], in: segment, worths)]
    broad = answer.best.filter { !removed.contains(sorted: $0) }
    let ranking = ContactRanking(terms: terms, segment: segment)
    return answer.count - removed.count { ranking.score(Int($0)) != nil }
  }

  /// Adds the contacts that have something like it, and counts all.
  func findSimilar(_ stop: () -> Bool) -> Int {
    for term in terms where !term.term.isNegated {
      if stop() { return 0 }
      term.findSimilar(stop)
    }
    return combine(stop)
  }

  /// Brings the terms together: a contact fits all of them, and no negated one.
  private func combine(_ stop: () -> Bool) -> Int {
    hits = SegmentHits()
    isDense = false
    let wanted = terms.filter { !$0.term.isNegated }
    let listed = wanted.filter(\.worths.isListed).min {
      $0.worths.listed.count < $1.worths.listed.count
    }
    // Sums stay below 128: four terms of 30.
    let divisor = UInt8((wanted.count + 3) / 4)
    guard let listed, divisor == 1 else { return combineAll(wanted, max(divisor, 1), stop) }
    let others = wanted.filter { $0 !== listed }.map(\.worths.column)
    let column = listed.worths.column
    for contact in listed.worths.listed {
      var sum = column[Int(contact)]
      if sum == 0 { continue }
      for other in others {
        let worth = other[Int(contact)]
        sum = worth == 0 || sum == 0 ? 0 : sum + worth
      }
      if sum != 0, isKept(Int(contact)) { hits.add(contact, sum) }
    }
    return hits.count
  }

  /// The same for terms that very many contacts fit.
  private func combineAll(_ wanted: [TermSearch], _ divisor: UInt8, _ stop: () -> Bool) -> Int {
    isDense = true
    if let first = wanted.first {
      total.copy(first.worths.column)
      if divisor > 1 { total.divide(by: divisor) }
      for term in wanted.dropFirst() {
        if stop() { return 0 }
        total.combine(term.worths.column, divisor: divisor)
      }
    } else {
      total.fill(1, count: segment.count)
    }
    for contact in removed { total[Int(contact)] = 0 }
    if needsFilter {
      for contact in 0..<segment.count where total[contact] != 0 {
        if contact & 0xFFFF == 0, stop() { return 0 }
        if !fits(contact) { total[contact] = 0 }
      }
    }
    let best = total.best(Self.mostRanked)
    denseBest = best.contacts
    return best.count
  }

  private var needsFilter: Bool {
    guard let query else { return false }
    return !query.required.isEmpty || !query.forbidden.isEmpty
      || terms.contains(where: \.term.isNegated)
  }

  private func isKept(_ contact: Int) -> Bool {
    if !removed.isEmpty, removed.contains(sorted: UInt32(contact)) { return false }
    return !needsFilter || fits(contact)
  }

  /// Whether the filters let a contact through.
  private func fits(_ contact: Int) -> Bool {
    guard let query else { return false }
    let traits = ContactTraits(rawValue: segment.traits[contact])
    guard traits.isSuperset(of: query.required), traits.isDisjoint(with: query.forbidden) else {
      return false
    }
    return !terms.contains { $0.term.isNegated && $0.worths.column[contact] != 0 }
  }

  /// The best contacts, the best first; among equals those that `picks` has more of.
  func best(_ limit: Int, picks: [UInt32: Int]) -> [RankedContact] {
    let most = max(Self.mostRanked, limit)
    var candidates =
      broad ?? (isDense ? denseCandidates(most) : hits.best(most))
    if !picks.isEmpty { addPicked(picks, to: &candidates) }
    let ranking = ContactRanking(terms: terms, segment: segment)
    let ranked = candidates.compactMap { contact -> RankedContact? in
      guard let score = ranking.score(Int(contact)) ?? (terms.isEmpty ? 0 : nil) else { return nil }
      let id = segment.ids[Int(contact)]
      let picked = picks.isEmpty ? 0 : picks[id, default: 0]
      return RankedContact(contact: Int(contact), id: id, score: score, picked: picked)
    }
    return Array(ranked.sorted(by: RankedContact.isBetter).prefix(limit))
  }

  /// How each term fits `contact`.
  func matches(of contact: Int) -> [TermMatch] {
    ContactRanking(terms: terms, segment: segment).matches(contact)
  }

  private func denseCandidates(_ most: Int) -> [UInt32] {
    most > Self.mostRanked ? total.best(most).contacts : denseBest
  }

  /// Of very many equals only some are ranked; those picked before are among them.
  private func addPicked(_ picks: [UInt32: Int], to candidates: inout [UInt32]) {
    let known = Set(candidates)
    guard broad != nil || known.count >= Self.mostRanked, let last = candidates.last else { return }
    let least = broad == nil ? worth(Int(last)) : 0
    for id in picks.keys {
      guard let contact = segment.contact(id: id), !known.contains(UInt32(contact)),
        !removed.contains(sorted: UInt32(contact))
      else { continue }
      // Of a broad answer nothing is known but its best: the ranking sees whether it fits.
      if broad != nil || worth(contact) >= least { candidates.append(UInt32(contact)) }
    }
  }

  private func worth(_ contact: Int) -> UInt8 {
    if isDense { return total[contact] }
    return hits.worth(of: UInt32(contact))
  }
}

extension [UInt32] {
  /// Whether `value` is in an array that is in order.
  func contains(sorted value: UInt32) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == value
  }
}
