import ContactFormats
import ContactModel
import Testing

@Suite struct CardNestingTests {
  @Test
  func `a bare card in a card is a card of its own, and what is left of the outer is told of`()
    throws
  {
    let text =
      "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nBEGIN:VCARD\nFN:C\nEND:VCARD\nTEL:2\nEND:VCARD\n"
      + "TEL:1\nNOTE:x\nEND:VCARD\nBEGIN:VCARD\nFN:D\nEND:VCARD\n"
    let table = try read(text)
    #expect(table.entries.indices.map { table.first(.name, at: $0) } == ["A", "B", "C", "D"])
    #expect(table.issues.map(\.line) == [1, 3, 8, 10])
    #expect(table.issues[2].message.contains("of the card in line 3"))
    #expect(table.issues[3].message.contains("2 lines from here are of the card in line 1"))
  }

  @Test(
    "an AGENT's card is part of its line, wherever it begins",
    arguments: ["AGENT:\r\nBEGIN:VCARD", "AGENT:BEGIN:VCARD", "agent; TYPE=x : begin:vcard "]
  )
  func agent(begin: String) throws {
    let inner = "\r\nFN:Inner\r\nAGENT:\r\nBEGIN:VCARD\r\nFN:Deep\r\nEND:VCARD\r\nEND:VCARD"
    let table = try readCard(begin + inner, "FN:Outer", version: "2.1")
    #expect(table.entries.count == 1)
    #expect(table.all(.name) == ["Outer"])
    #expect(table.issues.isEmpty)
    let lines = ContentLines.lines(of: table, at: 0)
    #expect(lines.map(\.name) == ["BEGIN", "VERSION", "AGENT", "FN", "END"])
    let within = ContentLines.card(lines[2].value[...], firstLine: 1)
    #expect(within.map(\.name).suffix(4) == ["BEGIN", "FN", "AGENT", "END"])
  }

  @Test(
    "BEGIN and END may have blanks around the colon",
    arguments: ["BEGIN : VCARD", "begin: vcard"]
  )
  func blanks(begin: String) throws {
    let table = try read("\(begin)\nFN:A\nEND :VCARD\n\(begin)\nFN:B\nEND: VCARD\n")
    #expect(table.entries.indices.map { table.first(.name, at: $0) } == ["A", "B"])
    #expect(table.issues.isEmpty)
  }

  @Test func `lines that end in a backslash go on where no property follows`() throws {
    let table = try readCard(
      "ADR;HOME:;;House\\",
      "1 Oak Ln\\",
      "Rear;Town;;;",
      "NOTE:a\\",
      "TEL:1",
      "TITLE:b\\",
      version: "2.1"
    )
    #expect(table.all(.street) == ["House 1 Oak Ln Rear"])
    #expect(table.all(.city) == ["Town"])
    #expect(table.all(.phone) == ["1"])
    #expect(table.issues.isEmpty)
    let lines = ContentLines.lines(of: table, at: 0)
    #expect(lines.map(\.name) == ["BEGIN", "VERSION", "ADR", "NOTE", "TEL", "TITLE", "END"])
  }

  @Test func `text before, between and after cards is left and told of`() throws {
    let text = "a: b\nBEGIN:VCARD\nFN:A\nEND:VCARD\nc\nd\nBEGIN:VCARD\nFN:B\nEND:VCARD\ne"
    let table = try read(text)
    #expect(table.entries.map(\.line) == [2, 7])
    #expect(table.issues.map(\.line) == [1, 5, 10])
    #expect(table.issues.allSatisfy { $0.message.contains("outside of any card") })
  }
}
