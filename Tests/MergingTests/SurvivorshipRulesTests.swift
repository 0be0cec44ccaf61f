import Merging
import Testing

@Suite struct SurvivorshipRulesTests {
  @Test(
    "rules are read as they are written",
    arguments: [
      ("newest", "newest"), ("*=longest", "longest"),
      ("BDAY=newest", "BDAY=newest,*=most-complete"),
      (" bday = newest , * = first ", "BDAY=newest,*=first"),
      ("N=longest,gender=from:phone.vcf", "FN=longest,GENDER=from:phone.vcf,*=most-complete"),
      ("SORT-STRING=first,*=longest", "FN=first,*=longest"),
    ]
  )
  func reading(text: String, written: String) throws {
    let rules = try SurvivorshipRules(parsing: text)
    #expect(rules.text == written)
    #expect(try SurvivorshipRules(parsing: written) == rules)
  }

  @Test(
    "what is no rule is told",
    arguments: [
      ("TEL=longest", SurvivorshipRulesError.keptWhole(property: "TEL")),
      ("UID=newest", .keptWhole(property: "UID")),
      ("FN=first,N=newest", .namedTwice(property: "N")),
      ("BDAY=oldest", .unknownRule(property: "BDAY", rule: "oldest")),
      ("*=from:a.vcf", .unknownRule(property: "*", rule: "from:a.vcf")),
      ("BDAY=from:", .unknownRule(property: "BDAY", rule: "from:")),
      ("=newest", .noProperty(text: "=newest")), ("", .unknownRule(property: "*", rule: "")),
      ("BDAY=first,,", .unknownRule(property: "*", rule: "")),
    ]
  )
  func refusing(text: String, error: SurvivorshipRulesError) {
    #expect(throws: error) { _ = try SurvivorshipRules(parsing: text) }
    #expect(!error.message.isEmpty)
  }

  private let cards = [
    historyCard("FN:Ana Ruiz Lopez", "BDAY:1990-01-01", "GENDER:F", "REV:2020-01-01", "NOTE:a"),
    historyCard("FN:Ana", "BDAY:1991-02-02", "GENDER:M", "REV:2026-01-01"),
    historyCard(
      "FN:A. R.",
      "REV:2010-01-01",
      "TEL:1",
      "TEL:2",
      "TEL:3",
      "ORG:x",
      "URL:y",
      "ROLE:z"
    ),
  ]

  private func kept(_ rules: SurvivorshipRules, sources: [String] = []) -> Set<String> {
    let merged = CardMerging.merge(
      cards.map { PlainReader.lines($0) },
      rules: rules,
      sources: sources,
      key: testKey
    )
    #expect(merged.lines.count + merged.retired.count == 26)
    let lines = merged.lines.map { String(decoding: $0.raw.dropLast(2), as: UTF8.self) }
    return Set(
      lines.filter { $0.hasPrefix("FN") || $0.hasPrefix("BDAY") || $0.hasPrefix("GENDER") }
    )
  }

  @Test(
    "each property follows its own rule",
    arguments: [
      ("most-complete", ["FN:Ana Ruiz Lopez", "BDAY:1990-01-01", "GENDER:F"]),
      ("newest", ["FN:Ana", "BDAY:1991-02-02", "GENDER:M"]),
      ("FN=longest,BDAY=newest,*=first", ["FN:Ana Ruiz Lopez", "BDAY:1991-02-02", "GENDER:F"]),
      ("GENDER=newest,*=longest", ["FN:Ana Ruiz Lopez", "BDAY:1990-01-01", "GENDER:M"]),
      ("N=from:c,BDAY=from:c,GENDER=from:b", ["FN:A. R.", "BDAY:1990-01-01", "GENDER:M"]),
    ]
  )
  func choosing(rules: String, expected: [String]) throws {
    let rules = try SurvivorshipRules(parsing: rules)
    #expect(kept(rules, sources: ["a", "b", "c"]) == Set(expected))
  }

  @Test func `what a person chose comes before all rules`() throws {
    var rules = SurvivorshipRules(.first)
    try rules.set(.card(1), for: "bday")
    try rules.set(.card(2), for: "FN")
    try rules.set(.card(2), for: "GENDER")  // which has none
    #expect(kept(rules) == ["FN:A. R.", "BDAY:1991-02-02", "GENDER:F"])
    #expect(rules.text == "first")
  }
}
