import Testing

@testable import Standardization

@Suite struct NamePartsTests {
  @Test(
    "names come apart whatever field they stand in",
    arguments: [
      // given, middle, family, suffix → given, middle, family, generation
      (["Ana", "", "Ruiz", ""], "ana||ruiz|0"),
      (["Bob Smith", "", "", ""], "bob||smith|0"),
      (["", "", "Bob Smith", ""], "bob||smith|0"),
      (["", "", "Ruiz, Ana", ""], "ana||ruiz|0"),
      (["Ludwig", "", "van Beethoven", ""], "ludwig||beethoven|0"),
      (["Ana María", "", "García López", ""], "ana|maria|garcia lopez|0"),
      (["Dr. Tom", "", "Ford Jr.", ""], "tom||ford|2"),
      (["Tom", "", "Ford", "III"], "tom||ford|4"),
      (["Ian", "", "Mc Donald", ""], "ian||mcdonald|0"),
      (["", "", "de la Cruz", ""], "||cruz|0"),
      (["", "", "", ""], "|||0"),
    ]
  )
  func fields(parts: [String], expected: String) {
    let bytes = parts.map { Array($0.utf8)[...] }
    let name = nameParts(given: bytes[0], middle: bytes[1], family: bytes[2], suffix: bytes[3])
    #expect(text(name) == expected)
  }

  @Test(
    "a whole name comes apart",
    arguments: [
      ("Dr. Ludwig van Beethoven Jr.", "ludwig||beethoven|2"),
      ("Ruiz, Ana María", "ana|maria|ruiz|0"),
      ("Ana", "ana|||0"), ("", "|||0"), ("J. R. R. Tolkien", "j|r r|tolkien|0"),
      ("Mr John Smith Sr", "john||smith|1"),
    ]
  )
  func whole(name: String, expected: String) {
    #expect(text(nameParts(whole: Array(name.utf8)[...])) == expected)
  }

  @Test func `forms of one name are related, of two names are not`() {
    func groups(_ name: String) -> Set<UInt16> { Set(Nicknames.groups(of: Array(name.utf8)[...])) }
    #expect(!groups("bob").isDisjoint(with: groups("robert")))
    #expect(!groups("bob").isDisjoint(with: groups("rob")))
    #expect(!groups("peggy").isDisjoint(with: groups("margaret")))
    #expect(!groups("paco").isDisjoint(with: groups("francisco")))
    #expect(groups("robert").isDisjoint(with: groups("william")))
    #expect(groups("xyz").isEmpty)
  }

  private func text(_ name: NameParts) -> String {
    func join(_ words: [[UInt8]]) -> String {
      words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
    return [join(name.given), join(name.middle), join(name.family), "\(name.generation.rawValue)"]
      .joined(separator: "|")
  }
}

@Suite struct OrganizationWordsTests {
  @Test func `legal forms are no part of an organization's name`() {
    func name(_ text: String) -> String {
      wordsOfOrganization(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: " ")
    }
    #expect(name("Acme Systems, Inc.") == "acme systems")
    #expect(name("ACME Systems") == "acme systems")
    #expect(name("Huber G.m.b.H. & Co. KG") == "huber")
    #expect(name("The Co.") == "the co")
  }
}
