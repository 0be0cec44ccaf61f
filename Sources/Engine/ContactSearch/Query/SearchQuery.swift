/// Why a query is not run.
package enum SearchQueryError: Error, Hashable {
  case tooLong(byteCount: Int, limit: Int)
  case tooManyWords(count: Int, limit: Int)
}

// ann smi              two words in any order, each the beginning or the inside of a word
// kevin.zaberby        words that stand side by side in one value
// "stable kernel"      the same, as whole words
// city:berlin          only there; -city:berlin not there
// has:photo -has:phone
// (415) 555-01         digits in a row, however a number is written

/// What is looked for.
package struct SearchQuery: Hashable, Sendable {
  /// Longer ones are no search; a person has seen a hundredth of it.
  package static let mostBytes = 4096
  package static let mostWords = 64

  /// What a contact must fit in one of its values.
  struct Term: Hashable, Sendable {
    /// Words that stand side by side.
    var parts: [[UInt8]]
    /// The digits, where there is nothing else.
    var number: NumberFragment?
    var fields: SearchFields
    /// Whether the last word is written to its end.
    var isQuoted: Bool
    var isNegated: Bool
    /// Whether it is written as e-mail addresses are, with a dot, a line or an `@` in it.
    var isAddress: Bool
    /// Whether it may still be typed.
    var isLast = false
  }

  private(set) var terms: [Term] = []
  private(set) var required: ContactTraits = []
  private(set) var forbidden: ContactTraits = []

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { terms.isEmpty && required.isEmpty && forbidden.isEmpty }

  /// Reads `text`.
  ///
  /// Nothing that can be typed is an error, but for its length: an unknown filter is text, a quote
  /// that is not closed ends with the text.
  ///
  /// - Throws: ``SearchQueryError``.
  package init(_ text: String) throws(SearchQueryError) {
    let byteCount = text.utf8.count
    guard byteCount <= Self.mostBytes else {
      throw .tooLong(byteCount: byteCount, limit: Self.mostBytes)
    }
    var scanner = QueryScanner(text)
    var chunks: [QueryScanner.Chunk] = []
    while let chunk = scanner.next() { chunks.append(chunk) }
    if let number = Self.wholeNumber(chunks) {
      chunks = [number]
    }
    for chunk in chunks { add(chunk) }
    let count = terms.reduce(0) { $0 + $1.parts.count }
    guard count <= Self.mostWords else {
      throw .tooManyWords(count: count, limit: Self.mostWords)
    }
    if let last = terms.indices.last, !scanner.endsWithSpace { terms[last].isLast = true }
  }

  /// The query with words that stand side by side taken apart, for finding what is like them;
  /// itself where there are none.
  var loosened: SearchQuery {
    var loose = self
    loose.terms = terms.flatMap { term -> [Term] in
      guard term.parts.count > 1, !term.isQuoted, !term.isNegated, term.number == nil else {
        return [term]
      }
      return term.parts.enumerated().map { index, part in
        var single = term
        single.parts = [part]
        single.isAddress = false
        single.isLast = term.isLast && index == term.parts.count - 1
        return single
      }
    }
    return loose
  }

  /// "(415) 555" is one number, not two.
  private static func wholeNumber(_ chunks: [QueryScanner.Chunk]) -> QueryScanner.Chunk? {
    guard chunks.count > 1, chunks.allSatisfy({ $0.isPlain && isNumberPart($0.text) }) else {
      return nil
    }
    return QueryScanner.Chunk(text: chunks.map(\.text).joined(separator: " "))
  }

  private static func isNumberPart(_ text: String) -> Bool {
    text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || "()+-./".utf8.contains($0) }
  }

  private mutating func add(_ chunk: QueryScanner.Chunk) {
    if chunk.filter == "has" {
      let wanted = Self.trait(chunk.text.lowercased())
      if chunk.isNegated { forbidden.formUnion(wanted) } else { required.formUnion(wanted) }
      return
    }
    var splitter = WordSplitter()
    splitter.split(Array(chunk.text.utf8)[...])
    guard splitter.count > 0 else { return }
    var fields = chunk.filter.flatMap(SearchFields.named) ?? .all
    if chunk.filter == nil, !chunk.isQuoted, chunk.text.contains("@") { fields = .init(.email) }
    let term = Term(
      parts: (0..<splitter.count).map { Array(splitter[$0]) },
      number: Self.number(chunk.text, fields),
      fields: fields,
      isQuoted: chunk.isQuoted && chunk.isClosed,
      isNegated: chunk.isNegated,
      isAddress: !chunk.isQuoted && chunk.text.contains { "._@".contains($0) }
    )
    if !terms.contains(term) { terms.append(term) }
  }

  private static func number(_ text: String, _ fields: SearchFields) -> NumberFragment? {
    guard fields.contains(.phone), text.utf8.allSatisfy({ $0 == 0x20 || $0 < 0x3A }),
      isNumberPart(String(text.filter { $0 != " " }))
    else { return nil }
    let digits = text.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }
    return digits.isEmpty ? nil : NumberFragment(digits: digits)
  }

  private static func trait(_ name: String) -> ContactTraits {
    if name == "photo" || name == "picture" { return .photo }
    return SearchFields.named(name).map(ContactTraits.fields) ?? []
  }
}

/// Cuts a query at spaces and quotes.
struct QueryScanner {
  struct Chunk {
    /// What stands before a colon, where that is a filter.
    var filter: String?
    var text: String
    var isQuoted = false
    var isClosed = false
    var isNegated = false

    var isPlain: Bool { filter == nil && !isQuoted && !isNegated }
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Whether the last word is done with.
  var endsWithSpace: Bool { scalars.last.map(Self.isSpace) ?? false }

  /// The next chunk; nil at the end.
  mutating func next() -> Chunk? {
    while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
    guard index < scalars.count else { return nil }
    if Self.isQuote(scalars[index]) { return quoted() }
    var word = takeWord()
    guard let colon = word.firstIndex(of: ":") else { return Chunk(text: word) }
    let isNegated = word.hasPrefix("-")
    let name = word[..<colon].dropFirst(isNegated ? 1 : 0).lowercased()
    guard name == "has" || SearchFields.named(name) != nil else { return Chunk(text: word) }
    word = String(word[word.index(after: colon)...])
    var chunk = Chunk(text: word)
    if word.isEmpty, index < scalars.count, Self.isQuote(scalars[index]) { chunk = quoted() }
    chunk.filter = name
    chunk.isNegated = isNegated
    return chunk
  }

  private mutating func takeWord() -> String {
    var word = String.UnicodeScalarView()
    while index < scalars.count, !Self.isSpace(scalars[index]) {
      if Self.isQuote(scalars[index]), word.last == ":" { break }
      word.append(scalars[index])
      index += 1
    }
    return String(word)
  }

  private mutating func quoted() -> Chunk {
    index += 1
    var text = String.UnicodeScalarView()
    while index < scalars.count, !Self.isQuote(scalars[index]) {
      text.append(scalars[index])
      index += 1
    }
    let isClosed = index < scalars.count
    index += 1
    return Chunk(text: String(text), isQuoted: true, isClosed: isClosed)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.value == 0x7F
      || (scalar.value >= 0x80 && scalar.properties.isWhitespace)
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "”" || scalar == "„"
  }
}
