import Testing

@testable import Standardization

/// Invented addresses, spelled in two ways or altered in one part.
@Suite struct AddressGeneratorTests {
  @Test func `two spellings of an address are the same, and with another part they are not`() {
    var random = SplitMix(seed: 17)
    var (wanted, found, wrong) = (0, 0, [String]())
    var missed: [String: [String]] = [:]
    var deciding: [String: Int] = [:]
    var wrongParts: [String: Int] = [:]
    for round in 0..<8_000 {
      let language = AddressSpellings.all[round % AddressSpellings.all.count]
      let address = InventedAddress(language, &random)
      let a = address.spelled(&random)
      let b = address.spelled(&random)
      wanted += 1
      let (relation, rule) = relation(a, b)
      if relation == .same {
        found += 1
        deciding[rule.rawValue, default: 0] += 1
      } else {
        missed["\(language.name) \(rule)", default: []].append("\(a) | \(b)")
      }
      let part = InventedAddress.Part.allCases[random.below(InventedAddress.Part.allCases.count)]
      guard let other = address.altered(part, &random)?.spelled(&random) else { continue }
      if self.relation(a, other).relation == .same {
        wrong.append("\(part): \(a) | \(other)")
        wrongParts["\(part)", default: 0] += 1
      }
    }
    let rules = deciding.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
    print("invented addresses: \(found) of \(wanted) found, \(wrong.count) wrong; \(rules)")
    let worst = missed.sorted { $0.value.count > $1.value.count }.prefix(12).map {
      "\($0.key) \($0.value.count): \($0.value[0])"
    }
    #expect(Double(found) >= 0.97 * Double(wanted), "\(worst.joined(separator: "\n"))")
    #expect(Double(wrong.count) <= 0.01 * Double(found), "\(wrongParts) \(wrong.prefix(20))")
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
