import ContactFormats
import ContactModel
import Testing

private let jCard = """
  ["vcard",[["version",{},"text","4.0"],["fn",{},"text","Ana Ruiz"],
   ["n",{},"text",["Ruiz","Ana",["B.","C."],"",""]],
   ["tel",{"type":["home","cell"],"pref":"1"},"uri","tel:+34-600-000-001"],
   ["bday",{},"date-and-or-time","1985-04-12"],["categories",{},"text","friends","a,b"],
   ["x-odd",{"group":"item1"},"unknown","a\\\\,b"]]]
  """

private let card = """
  {"@type":"Card","version":"1.0","uid":"urn:uuid:1","name":{"full":"Bo Lee","components":[
    {"kind":"given","value":"Bo"},{"kind":"surname","value":"Lee"}]},
   "emails":{"e1":{"address":"bo@example.org","contexts":{"work":true},"pref":1}},
   "phones":{"P":{"number":"tel:+1-555-0100","features":{"mobile":true}}},
   "example.com:foo":{"bar":1.50}}
  """

@Suite struct JSONReadingTests {
  private func lines(_ table: ContactTable, _ index: Int = 0) -> [String] {
    CardConversion.lines(of: index, in: table).lines.map {
      String(decoding: $0.raw, as: UTF8.self).replacing("\r\n ", with: "")
        .replacing("\r\n", with: "")
    }
  }

  @Test func `a jCard is read`() throws {
    let table = try read(jCard)
    #expect(table.layout == .json)
    #expect(table.first(.name, at: 0) == "Ana Ruiz")
    #expect(table.first(.phone, at: 0) == "+34-600-000-001")
    #expect(table.all(.group) == ["friends", "a,b"])
    #expect(
      lines(table) == [
        "BEGIN:VCARD", "VERSION:4.0", "FN:Ana Ruiz", "N:Ruiz;Ana;B.,C.;;",
        "TEL;TYPE=home,cell;PREF=1;VALUE=uri:tel:+34-600-000-001", "BDAY:19850412",
        "CATEGORIES:friends,a\\,b", "item1.X-ODD:a\\,b", "END:VCARD",
      ]
    )
  }

  @Test func `a JSContact card is read, and what vCard lacks is kept`() throws {
    let table = try read(card)
    #expect(table.first(.name, at: 0) == "Bo Lee")
    #expect(table.first(.email, at: 0) == "bo@example.org")
    #expect(
      lines(table) == [
        "BEGIN:VCARD", "VERSION:4.0", "FN:Bo Lee", "N:Lee;Bo;;;",
        "EMAIL;TYPE=work;PREF=1;PROP-ID=e1:bo@example.org",
        "TEL;VALUE=uri;TYPE=cell;PROP-ID=P:tel:+1-555-0100", "UID:urn:uuid:1",
        "JSPROP;JSPTR=\"example.com:foo\":{\"bar\":1.50}", "END:VCARD",
      ]
    )
    let written = ContactWriting.write(
      [CardConversion.lines(of: 0, in: table).lines],
      as: .jsContact
    )
    let again = String(decoding: written.bytes, as: UTF8.self)
    #expect(again.contains("\"bar\":1.50") && again.contains("\"P\":{"))
  }

  @Test(
    "cards are found wherever they are",
    arguments: [
      ("[\(jCard),\(jCard)]", 2), ("[\(card), \(jCard)]", 2), ("{\"cards\":[\(card)]}", 1),
      ("{\"list\":{\"a\":\(card),\"b\":\(card)}}", 2), ("[\"vcardstream\",\(jCard)]", 1),
      (jCard.replacing("\n", with: "") + "\n" + jCard.replacing("\n", with: "") + "\n", 2),
      ("\u{FEFF} \(card)", 1), ("{\"uid\":\"1\",\"name\":{\"full\":\"Ana\"}}", 1),
      ("[\(card),\n {\"@type\":\"Card\",\"name\":", 1),
    ]
  )
  func places(text: String, count: Int) throws {
    let table = try read(text)
    #expect(table.entries.count == count)
    for entry in table.entries {
      let first = table.text.bytes[entry.bytes.lowerBound]
      let last = table.text.bytes[entry.bytes.upperBound - 1]
      #expect([[91, 93], [123, 125]].contains([first, last]))
    }
  }

  @Test func `what is broken is told with its line`() throws {
    let table = try read("[\(card),\n{\"@type\":\"Card\" \"uid\":1}\n,\(jCard)]")
    #expect(table.entries.count == 2)
    #expect(table.issues.first?.line == 6)
    #expect(table.entries.map(\.line) == [1, 7])
    #expect(throws: ReadingError.self) { try read("[1, 2") }
    #expect(throws: ReadingError.self) { try read(String(repeating: "[\"", count: 100_000)) }
  }

  @Test func `broken JSON is never a crash, and is done soon`() {
    var random = SeededGenerator(seed: 3)
    let source = Array("[\(card),\(jCard),\n\(card)]".utf8)
    let odd = Array("{}[]\",:\\0ntu \n".utf8) + [0xFF, 0xC3]
    for _ in 0..<600 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = odd.randomElement(using: &random) ?? 0
        case 1: bytes.insert(odd.randomElement(using: &random) ?? 0, at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + 9))
        }
      }
      do {
        let table = try read(bytes)
        for index in table.entries.indices {
          #expect(!CardConversion.lines(of: index, in: table).lines.isEmpty)
        }
      } catch {
        #expect(error is ReadingError)
      }
    }
  }
}
