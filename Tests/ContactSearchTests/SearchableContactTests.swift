@testable import ContactSearch
import ContactModel
import Testing

@Suite struct SearchableContactTests {
  private func table(_ values: [(Field, String)]) -> ContactTable {
    var bytes: [UInt8] = []
    var table = ContactTable(layout: .vCard, text: SourceText())
    for (field, text) in values {
      let range = TextRange(start: bytes.count, count: text.utf8.count)
      bytes += Array(text.utf8)
      table.values.append(FieldValue(field, text: range))
    }
    table.text = SourceText(bytes: bytes)
    table.entries = [.init(values: 0..<values.count, bytes: 0..<bytes.count, line: 1)]
    return table
  }

  @Test(
    "a contact's values go to these fields",
    arguments: [
      ([(.name, "Ann Marie Smith")], [(.given, "Ann Marie"), (.family, "Smith")]),
      ([(.name, "Smith, Ann")], [(.family, "Smith"), (.given, " Ann")]),
      ([(.name, "Ann Smith"), (.given, "Ann")], [(.given, "Ann")]),
      ([(.id, "1"), (.region, "CA"), (.sex, "f")], [(.place, "CA")]),
      ([(.other, String(repeating: "x", count: 2000))], []),
    ] as [([(Field, String)], [(SearchField, String)])]
  )
  func fields(values: [(Field, String)], expected: [(SearchField, String)]) {
    var contact = SearchableContact()
    contact.add(0, of: table(values))
    #expect(contact.values.map(\.field) == expected.map(\.0))
    let texts = contact.values.map { String(decoding: contact.bytes[$0.range], as: UTF8.self) }
    #expect(texts == expected.map(\.1))
  }
}
