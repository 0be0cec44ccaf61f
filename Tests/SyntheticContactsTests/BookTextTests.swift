import Testing

@testable import SyntheticContacts

private let recipe = BookRecipe(count: 2500, seed: 31, hardness: 1.5)
private let records = recipe.records()
private let cardBytes = BookText(recipe, format: .vcard).bytes
private let cards = readPlainCards(cardBytes)
private let table = readPlainTable(BookText(recipe, format: .csv).bytes)

@Suite struct VCardTextTests {
  @Test func `each line has at most 75 octets, ends with CRLF and breaks no character`() throws {
    let lines = try #require(physicalLines(cardBytes))
    #expect(lines.allSatisfy { $0.count <= 75 })
    #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    // Long lines exist, or the rule was not put to the test.
    #expect(lines.count { $0.first == 0x20 } > 50)
  }

  @Test func `each card has what vCard 3.0 asks for, once`() {
    #expect(cards.count == records.count)
    for card in cards {
      #expect(card.first == ReadProperty(name: "BEGIN", group: "", parameters: [], value: "VCARD"))
      #expect(card.last?.name == "END")
      for name in ["VERSION", "N", "FN", "UID"] { #expect(card.count { $0.name == name } == 1) }
      #expect(card.contains { $0.name == "VERSION" && $0.value == "3.0" })
      #expect(card.contains { $0.name == "FN" && !$0.value.isEmpty })
    }
  }

  @Test func `a reader finds the record in its card`() {
    for (record, card) in zip(records, cards) {
      func texts(_ name: String) -> [String] { card.filter { $0.name == name }.map(\.text) }
      let content = record.content
      #expect(texts("UID") == [record.identifier])
      #expect(
        card.first { $0.name == "N" }?.parts == [
          content.name.family, content.name.given, content.name.middle, content.name.prefix,
          content.name.suffix,
        ]
      )
      #expect(texts("TEL") == content.phones.map(\.text))
      #expect(texts("EMAIL") == content.emails.map(\.text))
      #expect(texts("TITLE") == (content.title.isEmpty ? [] : [content.title]))
      #expect(texts("NOTE") == (content.note.isEmpty ? [] : [content.note]))
      #expect(
        card.filter { $0.name == "ADR" }.map(\.parts)
          == [content.home, content.work].filter { !$0.isEmpty }.map {
            ["", $0.unit, $0.street, $0.city, $0.region, $0.postcode, $0.country]
          }
      )
      #expect(card.contains { $0.name == "BDAY" } == !content.birthday.isEmpty)
      #expect(
        card.first { $0.name == "CATEGORIES" }?.split(at: ",") ?? [] == content.extras.categories
      )
    }
  }

  @Test(arguments: [
    "PRODID", "NICKNAME", "ORG", "URL", "REV", "PHOTO", "CATEGORIES", "X-ABLABEL", "X-ABADR",
    "X-SOCIALPROFILE", "X-PHONETIC-FIRST-NAME", "X-EVOLUTION-FILE-AS", "X-ANDROID-CUSTOM",
    "X-MOZILLA-HTML", "X-MS-OL-DEFAULT-POSTAL-ADDRESS", "IMPP",
  ])
  func `programs' own properties occur`(name: String) {
    #expect(cards.contains { card in card.contains { $0.name == name } })
  }

  @Test func `a label stands with the line it labels`() {
    for card in cards {
      let groups = Dictionary(grouping: card.filter { !$0.group.isEmpty }, by: \.group)
      for lines in groups.values {
        #expect(lines.count == 2)
        #expect(lines[1].name.hasPrefix("X-AB"))
      }
    }
  }

  @Test func `each card is written in the dialect of one program`() {
    for (record, card) in zip(records, cards) {
      let isApple = card.contains { $0.value.contains("Apple Inc.") }
      #expect(isApple == (record.content.extras.program == .apple))
      if isApple {
        for line in card where ["TEL", "EMAIL", "ADR"].contains(line.name) {
          #expect(line.parameters.allSatisfy { $0.hasPrefix("type=") })
        }
      }
    }
  }
}

@Suite struct ContentLinesTests {
  @Test(arguments: ["a", "ü", "山", "😀"], 60...160)
  func `any text folds and unfolds to itself`(letter: String, length: Int) {
    let text = String(repeating: letter, count: length)
    var lines = ContentLines()
    lines.add("NOTE", text: text)
    #expect(physicalLines(lines.bytes)?.allSatisfy { $0.count <= 75 } == true)
    var card = ContentLines()
    card.add("NOTE", text: text)
    card.add("END", raw: "VCARD")
    #expect(readPlainCards(card.bytes).first?.first?.text == text)
  }

  @Test func `a line of 75 octets is not folded, one of 76 is`() {
    for (length, count) in [(70, 1), (71, 2)] {
      var lines = ContentLines()
      lines.add("NOTE", text: String(repeating: "x", count: length))
      #expect(physicalLines(lines.bytes)?.count == count)
    }
  }

  @Test func `what a text escapes is read back`() {
    let text = "a;b,c\\d\ne:f\"g"
    var lines = ContentLines()
    lines.add("NOTE", text: text)
    lines.add("N", parts: [text, "", text])
    lines.add("END", raw: "VCARD")
    let card = readPlainCards(lines.bytes)[0]
    #expect(card[0].text == text)
    #expect(card[1].parts == [text, "", text])
  }

  @Test(arguments: [
    ([], ""), ([0x66], "Zg=="), ([0x66, 0x6F], "Zm8="), ([0x66, 0x6F, 0x6F], "Zm9v"),
    ([0x66, 0x6F, 0x6F, 0x62], "Zm9vYg=="), ([0xFB, 0xFF, 0xFE], "+//+"),
  ])
  func `base64 is that of RFC 4648`(bytes: [UInt8], text: String) {
    #expect(base64(bytes) == text)
  }
}

@Suite struct CSVTextTests {
  @Test func `the header names the columns that measuring maps`() {
    #expect(table.first == CSVTable.columns)
    #expect(CSVTable.columns.count == 37)
    #expect(Set(CSVTable.columns).count == 37)
  }

  @Test func `a reader finds each record in its row`() {
    #expect(table.count == records.count + 1)
    for (record, row) in zip(records, table.dropFirst()) {
      let cells = Dictionary(uniqueKeysWithValues: zip(CSVTable.columns, row))
      let content = record.content
      #expect(row.count == 37)
      #expect(cells["rec_id"] == record.identifier)
      #expect(cells["truth_id"] == "e\(record.person)")
      #expect(cells["household_id"] == record.household.map { "h\($0)" } ?? "")
      #expect(cells["view"] == record.view.rawValue)
      #expect(cells["given"] == content.name.given)
      #expect(cells["family"] == content.name.family)
      #expect(cells["org"] == content.organization)
      #expect(cells["street"] == content.home.street)
      #expect(cells["work_postcode"] == content.work.postcode)
      #expect(cells["note"] == content.note)
      let phones = (1...4).compactMap { cells["phone\($0)"] }.filter { !$0.isEmpty }
      let kinds = (1...4).compactMap { cells["phone\($0)_type"] }.filter { !$0.isEmpty }
      let emails = (1...3).compactMap { cells["email\($0)"] }.filter { !$0.isEmpty }
      #expect(phones == content.phones.map(\.text))
      #expect(kinds == content.phones.map(\.kind.rawValue))
      #expect(emails == content.emails.map(\.text))
    }
  }

  @Test func `a field with quotes, commas and line ends comes back`() {
    var record = records[0]
    record.content.note = "say \"hi\", then\r\nleave; \"\"\n"
    var text = CSVTable()
    text.write(record)
    #expect(readPlainTable(text.bytes)[0][33] == record.content.note)
  }

  @Test func `the pieces of a large book make the whole`() {
    let text = BookText(BookRecipe(count: 5000, seed: 1), format: .vcard)
    var pieces: [[UInt8]] = []
    text.pieces { pieces.append($0) }
    #expect(pieces.count > 1)
    #expect(Array(pieces.joined()) == text.bytes)
    #expect(readPlainCards(text.bytes).count == 5000)
  }
}
