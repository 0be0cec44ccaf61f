// The name of an organization without its legal form:
//
//   "Acme Systems, Inc.", "ACME Systems", "The Acme Systems Company" → acme systems
//   "Huber G.m.b.H. & Co. KG" → huber      "AB Volvo", "Volvo AB" → volvo
//
// The form stays apart as evidence: Acme GmbH and Acme AG may be two.

/// Reads names of organizations into runs of bytes; keep one and use it for many names.
package struct OrganizationReader: Sendable {
  /// Folded letters and digits without what parts the words.
  package private(set) var text: [UInt8] = []
  /// The words of the name, each a run of ``text``.
  package private(set) var words: [Range<Int>] = []
  /// Which line of the table of legal forms the name has, from 1 on; 0 for none.
  package private(set) var legalForm: UInt32 = 0

  private var folded: [UInt8] = []
  private let forms = LegalForms.table

  /// Creates a reader.
  package init() {}

  /// Reads one name; that before it is gone, and a name of legal forms alone keeps all its words.
  package mutating func read(_ name: ArraySlice<UInt8>) {
    text.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    folded.removeAll(keepingCapacity: true)
    legalForm = 0
    fold(name, into: &folded)
    split()
    dropForms()
  }

  /// Parts the words; dots and apostrophes join, and single letters behind the first are one word.
  private mutating func split() {
    var start = 0
    for byte in folded {
      if isWordByte(byte) {
        text.append(byte)
      } else if byte != UInt8(ascii: "."), byte != UInt8(ascii: "'") {
        endWord(&start)
      }
    }
    endWord(&start)
  }

  private mutating func endWord(_ start: inout Int) {
    guard text.count > start else { return }
    if text.count - start == 1, let last = words.last, last.count == 1,
      words.count > 1, forms.value(text, last) == 0
    {
      words[words.count - 1] = last.lowerBound..<text.count
    } else {
      words.append(start..<text.count)
    }
    start = text.count
  }

  private mutating func dropForms() {
    var kept = 0
    for index in words.indices {
      let value = forms.value(text, words[index])
      if value == LegalForms.linking { continue }
      if value != 0 {
        legalForm = value
        continue
      }
      words[kept] = words[index]
      kept += 1
    }
    guard kept > 0 else {
      legalForm = 0
      return
    }
    words.removeSubrange(kept...)
    // "Sp. z o.o.": the words before its last one.
    while legalForm == LegalForms.polish, words.count > 1, isBeforeForm(words[words.count - 1]) {
      words.removeLast()
    }
  }

  private func isBeforeForm(_ word: Range<Int>) -> Bool {
    text[word].elementsEqual("z".utf8) || text[word].elementsEqual("sp".utf8)
  }
}

/// The words of an organization's name without its legal form, folded.
func wordsOfOrganization(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
  var reader = OrganizationReader()
  reader.read(text)
  return reader.words.map { Array(reader.text[$0]) }
}

/// The table of legal forms.
private enum LegalForms {
  /// The value of words that only link: and, the.
  static let linking: UInt32 = 0x8000

  /// The value of the Polish form, which has three words.
  static let polish = table[Array("spzoo".utf8)[...]]

  static let table: WordTable = {
    var entries: [(word: ArraySlice<UInt8>, value: UInt32)] = []
    var seen: Set<ArraySlice<UInt8>> = []
    for (number, line) in StandardTable.legalForms.lines.enumerated() {
      let halves = line.split(separator: 0x09)
      guard halves.count == 2 else { continue }
      let value = halves[0].elementsEqual("linking".utf8) ? linking : UInt32(number + 1)
      // A spelling of two forms ("SAS") counts as the first.
      for word in halves[1].split(separator: 0x20) where seen.insert(word).inserted {
        entries.append((word, value))
      }
    }
    return WordTable(entries)
  }()
}
