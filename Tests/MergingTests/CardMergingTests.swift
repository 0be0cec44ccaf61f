import ContactModel
import Merging
import Testing

/// A card of `lines` between BEGIN and END.
func card(_ lines: String..., end: String = "\n") -> String {
  (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).map { $0 + end }.joined()
}

func merged(_ cards: [String], rule: SurvivorshipRule = .mostComplete) -> MergedCard {
  CardMerging.merge(cards.map { PlainReader.lines($0) }, rule: rule, key: testKey)
}

func text(_ card: MergedCard) -> String {
  String(decoding: card.lines.flatMap(\.raw), as: UTF8.self)
}

/// The lines between BEGIN, VERSION and END.
func body(_ card: MergedCard) -> [String] {
  text(card).split(whereSeparator: \.isNewline).map(String.init).filter {
    !$0.hasPrefix("BEGIN:") && !$0.hasPrefix("END:") && !$0.hasPrefix("VERSION:")
  }
}

@Suite struct CardMergingTests {
  @Test func `what the others have besides is added before the end`() {
    let merge = merged([
      card("FN:Ana Ruiz", "TEL:1", "NOTE:x"), card("FN:Ana Ruiz", "EMAIL:ana@example.com"),
    ])
    #expect(
      text(merge) == card("FN:Ana Ruiz", "TEL:1", "NOTE:x", "EMAIL:ana@example.com")
    )
    #expect(merge.survivor == 0)
  }

  @Test func `the card with the most values gives the frame`() {
    let merge = merged([
      card("UID:a", "FN:Ana Ruiz"), card("UID:b", "FN:Ana Ruiz", "TEL:1", "NOTE:x"),
    ])
    #expect(body(merge) == ["UID:b", "FN:Ana Ruiz", "TEL:1", "NOTE:x"])
    #expect(merge.aliases == ["a"])
  }

  @Test func `of equals the earliest gives the frame`() {
    let merge = merged([card("UID:a", "FN:Ana Ruiz"), card("UID:b", "FN:Eva Ruiz")])
    #expect(body(merge) == ["UID:a", "FN:Ana Ruiz"])
  }

  @Test func `a card that is cut off gives no frame`() {
    let cut = "BEGIN:VCARD\nVERSION:3.0\nFN:Ana Ruiz\nTEL:1\nNOTE:x\nEMAIL:an"
    let merge = merged([cut, card("FN:Ana Ruiz", "TEL:2")])
    #expect(merge.survivor == 1)
    #expect(text(merge) == card("FN:Ana Ruiz", "TEL:2", "TEL:1", "NOTE:x", "EMAIL:an"))
  }

  @Test(
    "a mere initial, small letters and capitals do not beat a complete name",
    arguments: [
      "A. Ruiz", "Ana R.", "Ana", "ana ruiz", "ANA RUIZ", "ana@example.com", "+1 231", "Álvaro",
      "иван петров",
    ]
  )
  func nameIsComplete(lesser: String) {
    let merge = merged([
      card("FN:\(lesser)", "TEL:1", "TEL:2", "TEL:3"), card("FN:Ana Ruiz", "TEL:1"),
    ])
    #expect(body(merge).contains("FN:Ana Ruiz"))
    #expect(!body(merge).contains("FN:\(lesser)"))
    #expect(merge.survivor == 0)
    #expect(merge.namedBy == 1)
  }

  @Test(
    "of complete names that of the fullest card is kept",
    arguments: ["Ana Ruiz", "Ana R. Ruiz", "王小明", "Иван Петров", "Ana de la Cruz", "王 明"]
  )
  func completeNames(name: String) {
    let merge = merged([card("FN:Eva Sanz"), card("FN:\(name)", "TEL:1")])
    #expect(body(merge).contains("FN:\(name)"))
  }

  @Test func `FN and N come from one card`() {
    let merge = merged([
      card("N:Ruiz;A.;;;", "FN:A. Ruiz", "SORT-STRING:Ruiz A.", "TEL:1", "TEL:2"),
      card("FN:Ana Ruiz", "N:Ruiz;Ana;;;"),
    ])
    #expect(
      body(merge) == ["N:Ruiz;Ana;;;", "FN:Ana Ruiz", "TEL:1", "TEL:2"]
    )
  }

  @Test func `a line of the survivor stays where the chosen card says the same`() {
    let merge = merged([
      card("FN:Ana Ruiz", "N:Ruiz;A.;;;", "TEL:1", "TEL:2"),
      card("fn:Ana Ruiz", "N:Ruiz;Ana;;;"),
    ])
    #expect(body(merge) == ["FN:Ana Ruiz", "N:Ruiz;Ana;;;", "TEL:1", "TEL:2"])
    #expect(merge.namedBy == 1)
  }

  @Test(
    "a rule other than most complete takes the name as it is",
    arguments: [
      (SurvivorshipRule.first, "A. Ruiz"), (.newest, "ANA RUIZ"), (.longest, "ana maría ruiz"),
      (.mostFrequent, "Ana"),
    ]
  )
  func namesByRule(rule: SurvivorshipRule, expected: String) {
    let merge = merged(
      [
        card("FN:A. Ruiz"), card("FN:ANA RUIZ", "REV:20240101"), card("FN:ana maría ruiz"),
        card("FN:Ana"), card("FN:Ana"), card("FN:Ana Ruiz", "TEL:1", "REV:20200101"),
      ],
      rule: rule
    )
    #expect(body(merge).filter { $0.hasPrefix("FN:") } == ["FN:\(expected)"])
  }

  @Test func `a name without N takes it only from a card whose name agrees`() {
    let agreeing = merged([
      card("FN:Ana Ruiz", "TEL:1", "TEL:2"), card("FN:Ana Ruiz", "N:Ruiz;Ana;;;"),
    ])
    #expect(body(agreeing).contains("N:Ruiz;Ana;;;"))
    let other = merged([
      card("FN:Ana Ruiz", "TEL:1", "TEL:2"), card("FN:Eva Ruiz", "N:Ruiz;Eva;;;"),
    ])
    #expect(body(other) == ["FN:Ana Ruiz", "TEL:1", "TEL:2"])
    #expect(other.retired.count { $0.reason.losesValue } == 2)
  }

  @Test(
    "the rule chooses what can be only one",
    arguments: [
      (SurvivorshipRule.mostComplete, "BDAY:1980-01-02"), (.longest, "BDAY:1980-01-02T00:00:00Z"),
      (.newest, "BDAY:1980-01-03"), (.mostFrequent, "BDAY:--0102"), (.first, "BDAY:--0102"),
    ]
  )
  func rules(rule: SurvivorshipRule, expected: String) {
    let merge = merged(
      [
        card("FN:Ana Ruiz", "BDAY:--0102", "TEL:1", "TEL:2", "TEL:3"),
        card("FN:Ana Ruiz", "BDAY:1980-01-02", "TEL:1", "TEL:2", "REV:20200101T000000Z"),
        card("FN:Ana Ruiz", "BDAY:1980-01-03", "REV:2024-01-31T12:00:00+01:00"),
        card("FN:Ana Ruiz", "BDAY:--0102", "REV:2024-01-31T11:30:00+01:00"),
        card("FN:Ana Ruiz", "BDAY:1980-01-02T00:00:00Z"),
      ],
      rule: rule
    )
    #expect(body(merge).filter { $0.hasPrefix("BDAY") } == [expected])
    #expect(merge.retired.count { $0.reason.losesValue } >= 1)
  }

  /// Two lines with one value, and those that are kept.
  static let pairs: [(String, String, [String])] = [
    ("TEL:0301234", "TEL:0301234", ["TEL:0301234"]),
    ("TEL:0301234", "TEL:+49301234", ["TEL:+49301234"]),
    ("TEL:+49301234", "TEL:0301234", ["TEL:+49301234"]),
    ("TEL:0301234", "TEL;TYPE=CELL:030 1234", ["TEL;TYPE=CELL:030 1234"]),
    ("TEL;TYPE=CELL,WORK:0301234", "TEL;TYPE=work:+49301234", ["TEL;TYPE=CELL,WORK:0301234"]),
    ("TEL;TYPE=HOME:1", "TEL;TYPE=WORK:1", ["TEL;TYPE=HOME:1", "TEL;TYPE=WORK:1"]),
    ("TEL;TYPE=CELL:1", "TEL;TYPE=MOBILE:1", ["TEL;TYPE=CELL:1"]),
    ("TEL;TYPE=CELL:1", "TEL;TYPE=CELL,PREF:1", ["TEL;TYPE=CELL,PREF:1"]),
    ("TEL;TYPE=CELL,PREF:1", "TEL;TYPE=CELL;TYPE=VOICE:1", ["TEL;TYPE=CELL,PREF:1"]),
    ("TEL;CELL:1", "TEL;TYPE=cell:1", ["TEL;CELL:1"]),
    (
      "EMAIL:Ana@Example.com", "EMAIL;TYPE=INTERNET:ana@example.com",
      ["EMAIL;TYPE=INTERNET:ana@example.com"]
    ),
    ("NOTE:a\\, b", "NOTE:a, b", ["NOTE:a\\, b"]),
    ("NOTE:a", "NOTE:b", ["NOTE:a", "NOTE:b"]),
    ("NOTE;ENCODING=QUOTED-PRINTABLE:=C3=BC", "NOTE:ü", ["NOTE;ENCODING=QUOTED-PRINTABLE:=C3=BC"]),
    ("ORG:Acme;", "ORG:Acme", ["ORG:Acme;"]),
    ("ORG:Acme\\;", "ORG:Acme", ["ORG:Acme\\;", "ORG:Acme"]),
    ("ORG:Acme;Sales", "ORG:Acme", ["ORG:Acme;Sales", "ORG:Acme"]),
    ("TITLE:Boss", "ROLE:Boss", ["TITLE:Boss", "ROLE:Boss"]),
    ("TITLE;LANGUAGE=de:Boss", "TITLE;LANGUAGE=DE:Boss", ["TITLE;LANGUAGE=de:Boss"]),
    ("X-THING:a", "X-THING:A", ["X-THING:a", "X-THING:A"]),
    (
      "PHOTO;ENCODING=b;TYPE=JPEG:AQID", "PHOTO;ENCODING=BASE64;JPEG:AQ ID",
      ["PHOTO;ENCODING=b;TYPE=JPEG:AQID"]
    ),
    ("PHOTO;ENCODING=b:AQID", "PHOTO:data:image/jpeg;base64,AQID", ["PHOTO;ENCODING=b:AQID"]),
    (
      "PHOTO;ENCODING=b:AQID", "PHOTO;ENCODING=b:AQIE",
      ["PHOTO;ENCODING=b:AQID", "PHOTO;ENCODING=b:AQIE"]
    ),
    (
      "PHOTO;VALUE=uri:http://a", "PHOTO;VALUE=uri:http://b",
      ["PHOTO;VALUE=uri:http://a", "PHOTO;VALUE=uri:http://b"]
    ),
    ("TEL:1", "TEL:", ["TEL:1"]),
    ("odd line", "odd line", ["odd line"]),
    ("odd line", "other line", ["odd line", "other line"]),
    ("GEO:1;2", "GEO:3;4", ["GEO:1;2", "GEO:3;4"]),
    ("CLASS:PUBLIC", "CLASS:PRIVATE", ["CLASS:PUBLIC"]),
    ("GENDER:F", "GENDER:F;", ["GENDER:F"]),
  ]

  @Test("two lines become what both say", arguments: pairs)
  func lines(first: String, second: String, expected: [String]) {
    // The survivor is fuller, whatever the lines.
    let merge = merged([
      card("FN:Ana Ruiz", "ROLE:x", "ROLE:y", first), card("FN:Ana Ruiz", second),
    ])
    #expect(body(merge).filter { !["FN:Ana Ruiz", "ROLE:x", "ROLE:y"].contains($0) } == expected)
  }

  @Test func `a line with the facts of two replaces both`() {
    let merge = merged([
      card("FN:Ana Ruiz", "TEL;TYPE=HOME:1", "TEL;TYPE=WORK:1"),
      card("FN:Ana Ruiz", "TEL;TYPE=HOME,WORK:1"),
    ])
    #expect(body(merge) == ["FN:Ana Ruiz", "TEL;TYPE=HOME,WORK:1"])
    #expect(
      merge.retired.count { $0.reason == .saysTheSame(as: LineOrigin(card: 1, index: 3)) } == 2
    )
  }

  @Test func `a replaced line's reason names the line that is kept in the end`() {
    let merge = merged([
      card("FN:Ana Ruiz", "TEL:1", "NOTE:x"), card("FN:Ana Ruiz", "TEL;TYPE=CELL:1"),
      card("FN:Ana Ruiz", "TEL;TYPE=CELL,WORK:1"),
    ])
    let kept = LineOrigin(card: 2, index: 3)
    #expect(merge.lines.contains { $0.origin == kept })
    let reasons = merge.retired.filter { $0.origin.index == 3 }.map(\.reason)
    #expect(reasons == [.saysTheSame(as: kept), .saysTheSame(as: kept)])
  }

  @Test func `a group is renumbered where its name is taken`() {
    let merge = merged([
      card("FN:Ana Ruiz", "item1.TEL:1", "item1.X-ABLabel:Boat", "item2.URL:u"),
      card("FN:Ana Ruiz", "item1.TEL:2", "item1.X-ABLabel:Hut"),
    ])
    #expect(
      body(merge).suffix(2) == ["item3.TEL:2", "item3.X-ABLabel:Hut"]
    )
    #expect(merge.lines[6].origin == LineOrigin(card: 1, index: 3))
  }

  @Test func `a free group keeps its name`() {
    let merge = merged([
      card("FN:Ana Ruiz", "ITEM1.TEL:1", "NOTE:x"), card("FN:Ana Ruiz", "work.TEL:2"),
    ])
    #expect(body(merge).last == "work.TEL:2")
  }

  /// Labeled numbers of two cards, and what is kept.
  static let labels: [([String], [String], [String])] = [
    (["TEL:1"], ["item1.TEL:1", "item1.X-ABLabel:Boat"], ["item1.TEL:1", "item1.X-ABLabel:Boat"]),
    (["item1.TEL:1", "item1.X-ABLabel:Boat"], ["TEL:1"], ["item1.TEL:1", "item1.X-ABLabel:Boat"]),
    (
      ["item1.TEL:1", "item1.X-ABLabel:Boat"], ["item1.TEL:1", "item1.X-ABLabel:Boat"],
      ["item1.TEL:1", "item1.X-ABLabel:Boat"]
    ),
    (
      ["item1.TEL:1", "item1.X-ABLabel:Boat"], ["item4.TEL:1", "item4.X-ABLabel:Hut"],
      ["item1.TEL:1", "item1.X-ABLabel:Boat", "item4.TEL:1", "item4.X-ABLabel:Hut"]
    ),
    (
      ["TEL;TYPE=CELL:1"], ["item1.TEL:1", "item1.X-ABLabel:_$!<Mobile>!$_"], ["TEL;TYPE=CELL:1"]
    ),
    (
      ["item1.TEL:1", "item1.X-ABLabel:Boat"], ["item1.TEL;TYPE=CELL:1", "item1.X-ABLabel:Boat"],
      ["item2.TEL;TYPE=CELL:1", "item2.X-ABLabel:Boat"]
    ),
    (
      ["work.TEL:1", "work.ADR:;;a"], ["TEL;TYPE=CELL:1"],
      ["work.TEL:1", "work.ADR:;;a", "TEL;TYPE=CELL:1"]
    ),
    (["item1.X-ABLabel:alone"], ["item1.X-ABLabel:alone"], ["item1.X-ABLabel:alone"]),
  ]

  @Test("a label stays with what it labels", arguments: labels)
  func labelStays(first: [String], second: [String], expected: [String]) {
    let merge = merged([
      (["BEGIN:VCARD", "FN:Ana Ruiz", "ROLE:x", "ROLE:y"] + first + ["END:VCARD", ""])
        .joined(separator: "\n"),
      (["BEGIN:VCARD", "FN:Ana Ruiz"] + second + ["END:VCARD", ""]).joined(separator: "\n"),
    ])
    #expect(body(merge).filter { !["FN:Ana Ruiz", "ROLE:x", "ROLE:y"].contains($0) } == expected)
  }
}
