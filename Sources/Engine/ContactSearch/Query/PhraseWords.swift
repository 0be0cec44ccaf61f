/// Words that stand side by side in one value of a contact.
///
/// The first may be the end of a word and the last the beginning of one, as in text that is looked
/// through: "vin.zaber" is in kevin.zaberby@mail.example.
final class PhraseWords {
  private let parts: [[UInt8]]
  private let fields: SearchFields
  private let isAddress: Bool
  /// The words that the first part ends, in order.
  private let firsts: [UInt32]
  /// For each part behind the first and each vocabulary: the words it may be.
  private let others: [Range<UInt32>]

  private static let vocabularies = SearchField.Vocabulary.count

  init(_ term: SearchQuery.Term, in segment: Segment) {
    parts = term.parts
    fields = term.fields
    isAddress = term.isAddress
    var firsts: [UInt32] = []
    var others: [Range<UInt32>] = []
    for (index, words) in segment.vocabularies.enumerated()
    where SearchField.Vocabulary(rawValue: index).map(term.fields.meets) ?? false {
      firsts += Self.endings(parts[0], words, term.isQuoted).map { Self.key($0, index) }
    }
    for part in parts.indices.dropFirst() {
      for (index, words) in segment.vocabularies.enumerated() {
        let isOpen = part == parts.count - 1 && !term.isQuoted
        let range =
          isOpen
          ? words.tokens(startingWith: parts[part])
          : words.token(parts[part]).map { $0..<($0 + 1) } ?? 0..<0
        let first = Self.key(UInt32(range.lowerBound), index)
        others.append(first..<first + UInt32(range.count))
      }
    }
    self.firsts = firsts
    self.others = others
  }

  /// A word of any vocabulary as one number.
  @inline(__always)
  private static func key(_ token: UInt32, _ vocabulary: Int) -> UInt32 {
    UInt32(vocabulary) << 27 | token
  }

  private static func token(_ key: UInt32) -> Int { Int(key & (1 << 27 - 1)) }

  private static func endings(_ part: [UInt8], _ words: SegmentWords, _ isQuoted: Bool) -> [UInt32]
  {
    guard !isQuoted, part.count >= PartWords.shortestInside else {
      return words.token(part).map { [UInt32($0)] } ?? []
    }
    return words.tokens(containing: part).filter { words.word(Int($0), endsWith: part) }
  }

  /// Calls `body` with the contacts that may have the phrase, some of them several times.
  func forEachCandidate(in segment: Segment, _ body: (Int) -> Bool) {
    for (vocabulary, words) in segment.vocabularies.enumerated() {
      var best = firsts.filter { Int($0 >> 27) == vocabulary }.map(Self.token).map { $0..<$0 + 1 }
      var least = best.reduce(0) { $0 + words.postings(of: $1).count }
      for part in 0..<others.count / Self.vocabularies {
        let range = others[part * Self.vocabularies + vocabulary]
        let start = Self.token(range.lowerBound)
        let tokens = start..<start + range.count
        let count = words.postings(of: tokens).count
        if count < least { (best, least) = ([tokens], count) }
      }
      var last: UInt32?
      for range in best {
        for index in words.postings(of: range) {
          let contact = words.postings[index] >> 4
          if contact == last { continue }
          last = contact
          if !body(Int(contact)) { return }
        }
      }
    }
  }

  /// What `contact` is worth for the phrase, and where in its row the phrase begins.
  func worth(of contact: Int, in segment: Segment) -> (worth: UInt8, index: Int)? {
    guard let lowest = firsts.first, let highest = firsts.last else { return nil }
    let row = segment.row(contact)
    let rows = segment.rows
    let end = row.upperBound - parts.count
    var best: (worth: UInt8, index: Int)?
    var start = row.lowerBound
    while start <= end {
      let entry = RowEntry(bits: rows[start])
      let key = Self.key(entry.bits >> 5, entry.vocabulary)
      if key >= lowest, key <= highest, fields.contains(entry.field),
        let kind = kind(at: start, entry, key, segment)
      {
        let isSought = isAddress && entry.field == .email
        let worth = isSought ? MatchWorth.ofAddress(kind) : MatchWorth.of(kind, entry.field)
        if worth > best?.worth ?? 0 { best = (worth, start) }
      }
      start += 1
    }
    return best
  }

  private func kind(
    at start: Int,
    _ first: RowEntry,
    _ key: UInt32,
    _ segment: Segment
  ) -> MatchKind? {
    let vocabulary = first.vocabulary
    for part in 1..<parts.count {
      let entry = RowEntry(bits: segment.rows[start + part])
      let range = others[(part - 1) * Self.vocabularies + vocabulary]
      guard entry.field == first.field, !entry.startsValue,
        range.contains(Self.key(UInt32(entry.token), vocabulary))
      else { return nil }
    }
    guard firsts.contains(sorted: key) else { return nil }
    let words = segment.vocabularies[vocabulary]
    guard words.range(first.token).count == parts[0].count else { return .suffix }
    let last = RowEntry(bits: segment.rows[start + parts.count - 1]).token
    return words.range(last).count == parts[parts.count - 1].count ? .exact : .prefix
  }
}
