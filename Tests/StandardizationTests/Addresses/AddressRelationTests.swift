import Testing

@testable import Standardization

@Suite struct AddressRelationTests {
  @Test(
    "spellings of one address are the same, and others are not",
    arguments: AddressPairs.allCases
  )
  func table(pairs: AddressPairs) {
    #expect(pairs == .other || pairs.lines.count >= 40)
    for line in pairs.lines {
      let (relation, rule) = relation(line)
      #expect((relation == .same) == (line.first == "="), "\(line): \(relation), \(rule)")
    }
  }

  @Test func `what is called the same is the same, and little is missed`() {
    var (called, right, wanted) = (0, 0, 0)
    var deciding: [AddressRule: Int] = [:]
    for line in AddressPairs.allCases.flatMap(\.lines) {
      let (relation, rule) = relation(line)
      let isSame = line.first != "!"
      wanted += isSame ? 1 : 0
      guard relation == .same else { continue }
      called += 1
      right += isSame ? 1 : 0
      deciding[rule, default: 0] += 1
    }
    let rules = deciding.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
    print("addresses: \(right) of \(called) right, of \(wanted) wanted; by rule: \(rules)")
    #expect(Double(right) >= 0.99 * Double(called))
    #expect(Double(right) >= 0.97 * Double(wanted))
  }

  @Test(
    "the rule that decides is named",
    arguments: [
      ("1 Memory Lane", "1 Memory Ln", AddressRule.type),
      ("1 N Oak St", "1 North Oak St", .direction),
      ("Hauptstr. 5", "Hauptstr. 6", .otherNumber), ("1 Oak St", "1 Oak Ave", .otherType),
      ("Calle Mayor 3", "Mayor 3", .missingType), ("1 Oak St", "1 Oak St Apt 4", .missingUnit),
      ("350 5th Ave", "350 Fifth Ave", .ordinal), ("1 Oak St", "1 OAK ST", .spelling),
    ]
  )
  func rules(first: String, second: String, rule: AddressRule) {
    #expect(relation(first, second).rule == rule)
  }

  @Test func `any text is read, is the same as itself, and the order of two does not matter`() {
    var generator = SystemRandomNumberGenerator()
    let words = [
      "st", "str.", "12", "5a", "#", "/", ",", "\n", "c/o", "po box", "piso", "2º", "B", "n", "-",
      "\u{1F600}", "ß", "\u{301}", "calle", "10115", "Berlin", "apt", "1/2", "'", "l'",
    ]
    for _ in 0..<3_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          Bool.random(using: &generator)
            ? words.randomElement(using: &generator) ?? ""
            : String(Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &generator)) ?? " ")
        }.joined(separator: Bool.random(using: &generator) ? " " : "")
      }
      #expect(relation(texts[0], texts[0]).relation != .different, "\(texts[0])")
      #expect(relation(texts[0], texts[1]) == relation(texts[1], texts[0]), "\(texts)")
    }
  }

  private func relation(_ line: Substring) -> (relation: AddressRelation, rule: AddressRule) {
    let sides = line.dropFirst(2).split(separator: "|").map { String($0) }
    return relation(sides[0], sides[1])
  }

  private func relation(
    _ first: String,
    _ second: String
  ) -> (relation: AddressRelation, rule: AddressRule) {
    var tokens = TokenTable()
    var reader = AddressReader()
    func key(_ text: String) -> AddressKey {
      var written = WrittenAddress()
      written.whole = Array(text.utf8)[...]
      return reader.key(written, tokens: &tokens)
    }
    let (a, b) = (key(first), key(second))
    return addressRelation(a, b, tokens: tokens)
  }
}
