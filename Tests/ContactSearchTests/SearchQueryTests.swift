@testable import ContactSearch
import Testing

@Suite struct SearchQueryTests {
  @Test func `what is too long is refused with the limit`() throws {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(throws: SearchQueryError.tooLong(byteCount: 1 << 20, limit: 4096)) {
      try SearchQuery(long)
    }
    let words = (0..<1000).map { "\($0)x" }.joined(separator: " ").prefix(4000)
    #expect(throws: SearchQueryError.self) { try SearchQuery(String(words)) }
  }

  @Test(
    "these are answered",
    arguments: [
      String(repeating: "a", count: 4096), String(repeating: "a ", count: 2048),
      String(repeating: "e\u{301}\u{302}", count: 500), "\u{0}\u{1}\u{7F}", "\u{202E}abc\u{202C}",
      String(decoding: [0xED, 0xA0, 0x80, 0x61] as [UInt8], as: UTF8.self), "\"", "\"\"\"", ":::",
      "has:has:has", "-", "--", "city:\"", "@", "''''", "((((((((5", "0000000000000000000000000",
      String(repeating: "\"", count: 4000),
    ]
  )
  func answers(text: String) throws {
    let query = try SearchQuery(text)
    var book = RandomBook(seed: 1)
    let contacts = book.contacts(0..<20)
    let index = ContactIndex(count: contacts.count) { $1 = contacts[$0] }
    #expect(SearchSession().find(query, in: index) != nil)
  }

  @Test(
    "these mean the same",
    arguments: [
      ("city:Berlin", "city:berlin "), ("Müller", "muller"), ("(415) 555", "415555"),
      ("org:\"a b\"", "company:\"a b\""), ("ann  ann", "ann"), ("o'brien", "obrien"),
      ("“new york”", "\"new york\""),
    ]
  )
  func same(a: String, b: String) throws {
    let (first, second) = (try SearchQuery(a + " "), try SearchQuery(b + " "))
    #expect(first.terms.map(\.number) == second.terms.map(\.number))
    #expect(first.terms.map(\.fields) == second.terms.map(\.fields))
    if first.terms.first?.number == nil { #expect(first.terms == second.terms) }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `slips are counted as by the table`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    func word(_ length: ClosedRange<Int>) -> [UInt8] {
      (0..<Int.random(in: length, using: &numbers)).map { _ in
        UInt8.random(in: 0x61...0x63, using: &numbers)
      }
    }
    let (a, b) = (word(1...9), word(0...9))
    let (fast, plain) = (TypoDistance(a).distances(to: b), referenceDistances(a, b))
    #expect(fast.whole == plain.whole && fast.prefix == plain.prefix)
  }
}
