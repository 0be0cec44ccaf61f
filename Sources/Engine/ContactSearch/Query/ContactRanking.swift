/// Which value of a contact a term of the query was found in, and how.
package struct TermMatch: Hashable, Sendable {
  package let field: SearchField
  package let kind: MatchKind
}

/// A contact with what it is ranked by.
struct RankedContact {
  let contact: Int
  let id: UInt32
  let score: Int
  let picked: Int

  /// Whether `a` stands before `b`.
  static func isBetter(_ a: Self, _ b: Self) -> Bool {
    if a.score != b.score { return a.score > b.score }
    return a.picked != b.picked ? a.picked > b.picked : a.contact < b.contact
  }
}

/// Ranks single contacts with a look at all their words.
///
/// Each term has a word of its own where there is one: "ann ann" is no search for all who have one
/// Ann in them. What is left of a name, and of a word, speaks against a contact a little.
final class ContactRanking {
  private let terms: [TermSearch]
  private let segment: Segment
  /// Longer words choose first, since fewer words fit them.
  private let order: [Int]
  /// Where each term was found in the contact that was looked at last.
  private var found: [Found]

  private static let scale = 8
  private static let costOfNameLeft = 3
  private static let mostNamesLeft = 3
  private static let mostLettersLeft = 6
  private static let gainOfOrder = 2
  private static let costOfFirstLetter = 3

  /// Where a term was found in a contact's row; worth nothing where it was not.
  private struct Found {
    var start = -1
    var length = 0
    var field = SearchField.other
    var worth: UInt8 = 0
    var kind = MatchKind.exact
    var lettersLeft = 0

    func contains(_ index: Int) -> Bool { index >= start && index < start + length }
  }

  init(terms: [TermSearch], segment: Segment) {
    self.terms = terms.filter { !$0.term.isNegated }
    self.segment = segment
    let lengths = self.terms.map { $0.term.parts.reduce(0) { $0 + $1.count } }
    order = lengths.indices.sorted { (lengths[$0], $1) > (lengths[$1], $0) }
    found = Array(repeating: Found(), count: lengths.count)
  }

  /// What `contact` is worth, comparable between segments; nil where a term does not fit.
  func score(_ contact: Int) -> Int? {
    find(contact)
    var score = 0
    var namesUsed = 0
    for index in found.indices {
      let place = found[index]
      guard place.worth > 0 else { return nil }
      score += Int(place.worth) * Self.scale - min(place.lettersLeft, Self.mostLettersLeft)
      let isFirst = !found[..<index].contains { $0.start == place.start }
      if isFirst, place.field.vocabulary == .names { namesUsed += place.length }
      if index > 0, place.field == .family, found[index - 1].field == .given {
        score += Self.gainOfOrder
      }
    }
    var names = 0
    for index in segment.row(contact) {
      let entry = RowEntry(bits: segment.rows[index])
      if entry.vocabulary == 0, entry.field != .nickname { names += 1 }
    }
    return score - min(max(names - namesUsed, 0), Self.mostNamesLeft) * Self.costOfNameLeft
  }

  /// What each term was found in, in the terms' order.
  func matches(_ contact: Int) -> [TermMatch] {
    find(contact)
    return found.filter { $0.worth > 0 }.map { TermMatch(field: $0.field, kind: $0.kind) }
  }

  private func find(_ contact: Int) {
    for index in found.indices { found[index] = Found() }
    for index in order { found[index] = find(terms[index], contact) }
  }

  private func find(_ term: TermSearch, _ contact: Int) -> Found {
    var best = Found()
    var borrowed = Found()
    if let phrase = term.phrase, let (worth, index) = phrase.worth(of: contact, in: segment) {
      best = Found(
        start: index,
        length: term.term.parts.count,
        field: RowEntry(bits: segment.rows[index]).field,
        worth: worth,
        kind: term.term.isQuoted ? .exact : .prefix
      )
    }
    let words = term.words
    for index in segment.row(contact) {
      let entry = RowEntry(bits: segment.rows[index])
      guard term.term.fields.contains(entry.field) else { continue }
      guard let place = fit(term, words, entry, index) else { continue }
      if found.contains(where: { $0.contains(index) }) {
        if borrowed.worth == 0 { borrowed = place }
      } else if place.worth > best.worth
        || (place.worth == best.worth && place.lettersLeft < best.lettersLeft)
      {
        best = place
      }
    }
    guard best.worth == 0, borrowed.worth > 0 else { return best }
    borrowed.worth = MatchWorth.borrowed
    return borrowed
  }

  @inline(__always)
  private func fit(
    _ term: TermSearch,
    _ words: PartWords?,
    _ entry: RowEntry,
    _ index: Int
  ) -> Found? {
    var place = Found(start: index, length: 1, field: entry.field)
    if entry.field == .phone {
      guard let number = term.term.number,
        let kind = number.match(in: PackedNumber(word: segment.numbers[entry.token]))
      else { return nil }
      place.kind = kind
    } else {
      guard let words, let kind = words.kind(entry.vocabulary, entry.token) else { return nil }
      place.kind = kind
      if kind != .exact {
        let spelling = segment.vocabularies[entry.vocabulary]
        let range = spelling.range(entry.token)
        place.lettersLeft = max(0, range.count - words.word.count)
        // Fingers seldom slip at the first letter.
        if !kind.isLiteral, spelling.bytes[range.lowerBound] != words.word[0] {
          place.lettersLeft += Self.costOfFirstLetter
        }
      }
    }
    place.worth = MatchWorth.of(place.kind, entry.field)
    return place
  }
}
