// Reads a name into its parts, whatever fields it was written in, without allocating per name:
//
//   given "Bob Smith", family ""          → given bob, family smith
//   name "Ruiz, Ana María"                → given ana, middle maria, family ruiz
//   name "Dr. Ludwig van Beethoven Jr."   → given ludwig, family beethoven, generation jr
//   name "Robert 'Bob' Smith (work)"      → given robert, family smith, nickname bob
//   name "王小明"                          → given 小明, family 王
//
// Three steps: scanning finds words with what stands around them (dots, hyphens, brackets, case),
// cleaning takes out titles, degrees, generations and remarks, arranging gives each word its part.

/// Reads names into runs of bytes; keep one and use it for many names.
package struct NameReader: Sendable {
  /// A word of the name: where its folded bytes stand in ``text``.
  package struct Piece: Hashable, Sendable {
    package var start: Int32 = 0
    package var end: Int32 = 0

    /// The word's place in ``NameReader/text``.
    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// What to read; each is as written.
  package struct Fields {
    package var whole: ArraySlice<UInt8> = []
    package var prefix: ArraySlice<UInt8> = []
    package var given: ArraySlice<UInt8> = []
    package var middle: ArraySlice<UInt8> = []
    package var family: ArraySlice<UInt8> = []
    package var suffix: ArraySlice<UInt8> = []

    /// No field.
    package init() {}
  }

  /// Folded bytes; the pieces point into it.
  package internal(set) var text: [UInt8] = []
  /// At most one word.
  package internal(set) var given: [Piece] = []
  package internal(set) var middle: [Piece] = []
  package internal(set) var family: [Piece] = []
  /// Particles of the family name: van, de la.
  package internal(set) var particles: [Piece] = []
  package internal(set) var nicknames: [Piece] = []
  /// Family names before a marriage: née, geb.
  package internal(set) var former: [Piece] = []
  package internal(set) var generation = Generation.none
  /// m or f where a title says it, or 0.
  package internal(set) var sex: UInt8 = 0
  /// How many titles and degrees were taken out.
  package internal(set) var titleCount = 0
  /// Whether another person stood in the name, whose given name is left out: "Ana & Bo Ruiz".
  package internal(set) var isCouple = false

  var words: [NameWord] = []
  /// What all words of the field that was scanned last have together.
  var seen = NameWord()
  /// The field's text with its letters beyond ASCII folded.
  var plain: [UInt8] = []
  let roles = NameRoles.table
  let folding = FoldingTable.unicode

  /// Creates a reader.
  package init() {
    text.reserveCapacity(256)
    plain.reserveCapacity(256)
    words.reserveCapacity(32)
  }

  /// Whether the last name had no part.
  package var isEmpty: Bool {
    given.isEmpty && middle.isEmpty && family.isEmpty && nicknames.isEmpty
  }

  /// Reads one name; the parts of the one before are gone.
  ///
  /// The whole name is read only where given, middle and family name are empty.
  /// - Complexity: O(*n*) in the bytes of the fields.
  package mutating func read(_ fields: borrowing Fields) {
    clear()
    if !fields.prefix.isEmpty { readPrefix(fields.prefix) }
    if !fields.suffix.isEmpty { readSuffix(fields.suffix) }
    if fields.family.isEmpty && fields.middle.isEmpty {
      if !fields.given.isEmpty { readWhole(fields.given) } else { readWhole(fields.whole) }
    } else if fields.given.isEmpty && fields.middle.isEmpty {
      readFamilyAlone(fields.family)
    } else {
      readFields(fields)
    }
    if isEmpty && !fields.whole.isEmpty { readWhole(fields.whole) }
  }

  private mutating func clear() {
    text.removeAll(keepingCapacity: true)
    // Asking first is half the time: most lists are empty most of the time.
    if !given.isEmpty { given.removeAll(keepingCapacity: true) }
    if !middle.isEmpty { middle.removeAll(keepingCapacity: true) }
    if !family.isEmpty { family.removeAll(keepingCapacity: true) }
    if !particles.isEmpty { particles.removeAll(keepingCapacity: true) }
    if !nicknames.isEmpty { nicknames.removeAll(keepingCapacity: true) }
    if !former.isEmpty { former.removeAll(keepingCapacity: true) }
    generation = .none
    sex = 0
    titleCount = 0
    isCouple = false
  }

  private mutating func readPrefix(_ field: ArraySlice<UInt8>) {
    scan(field)
    for word in words { noteTitle(word.roles) }
  }

  private mutating func readSuffix(_ field: ArraySlice<UInt8>) {
    scan(field)
    if words.count == 2, isElderOrYounger(at: 0) { return }
    for word in words {
      if word.roles.contains(.generation) || word.roles.contains(.weakGeneration) {
        generation = word.roles.named
      } else {
        titleCount += 1
      }
    }
  }

  private mutating func readFields(_ fields: borrowing Fields) {
    scan(fields.given)
    if !words.isEmpty {
      clean(.given)
      for word in words { appendGiven(word.piece) }
    }
    if !fields.middle.isEmpty {
      scan(fields.middle)
      clean(.given)
      for word in words { appendGiven(word.piece) }
    }
    guard !fields.family.isEmpty else { return settleGivenAlone() }
    scan(fields.family)
    clean(.family)
    appendFamily(words.startIndex..<words.endIndex)
  }

  /// A family name without a given one: "de la Cruz", but "Ruiz, Ana" and "Bob Smith" are whole.
  private mutating func readFamilyAlone(_ field: ArraySlice<UInt8>) {
    scan(field)
    let isWhole =
      seen.marks.contains(.afterComma)
      || !seen.roles.contains(.particle) && !seen.marks.contains(.hyphenated)
    if isWhole && words.count > 1 {
      arrangeWhole()
    } else {
      clean(.family)
      appendFamily(words.startIndex..<words.endIndex)
    }
  }

  private mutating func readWhole(_ field: ArraySlice<UInt8>) {
    guard !field.isEmpty else { return }
    scan(field)
    arrangeWhole()
  }

  /// Given and middle field without a family: the last word of the middle field is one.
  private mutating func settleGivenAlone() {
    guard let last = middle.last, !given.isEmpty else { return }
    middle.removeLast()
    family.append(last)
  }

  mutating func appendGiven(_ piece: Piece) {
    if given.isEmpty { given.append(piece) } else { middle.append(piece) }
  }

  mutating func noteTitle(_ roles: NameRoles) {
    guard !roles.isDisjoint(with: [.anyTitle, .continuation, .degree, .weakDegree]) else { return }
    titleCount += 1
    if roles.contains(.female) {
      sex = UInt8(ascii: "f")
    } else if roles.contains(.male) || roles.contains(.leading) {
      sex = UInt8(ascii: "m")
    }
  }
}
