import ContactFormats
import ContactModel
import Testing

@Suite struct LDIFReadingTests {
  /// Lines of a record behind its dn, and what they say.
  struct Case: Sendable {
    let lines: [String]
    let values: [String]
  }

  static let attributes: [Case] = [
    Case(lines: ["cn: Ana Ruiz"], values: ["name: Ana Ruiz"]),
    Case(
      lines: ["CN:Ana", "sn: Ruiz", "givenName: A"],
      values: ["name: Ana", "family: Ruiz", "given: A"]
    ),
    Case(lines: ["cn:: WsO8cmljaA=="], values: ["name: Zürich"]),
    Case(lines: ["cn: Ana", " Ruiz"], values: ["name: AnaRuiz"]),
    Case(lines: ["cn: Ana", "  Ruiz"], values: ["name: Ana Ruiz"]),
    Case(lines: ["cn:: WsO8", " cmljaA=="], values: ["name: Zürich"]),
    Case(
      lines: ["cn: A", "# a comment", " that goes on", "sn: B"],
      values: ["name: A", "family: B"]
    ),
    Case(
      lines: ["cn;lang-es: Ana"],
      values: ["name: Ana", "other: CN;LANG-ES:Ana"]
    ),
    Case(
      lines: ["sn: B", "jpegPhoto:< file:///p.jpg"],
      values: ["family: B", "other: JPEGPHOTO:file:///p.jpg"]
    ),
    Case(lines: ["sn: B", "photo:: AAECAw=="], values: ["family: B", "other: PHOTO:AAECAw=="]),
    Case(
      lines: [
        "telephoneNumber: 1", "homePhone: 2", "mobile: 3", "otherFacsimileTelephoneNumber: 4",
      ],
      values: ["phone: 1", "phone: 2", "phone: 3", "phone: 4"]
    ),
    Case(
      lines: ["mail: a@example.com", "mozillaSecondEmail: b@example.com"],
      values: ["email: a@example.com", "email: b@example.com"]
    ),
    Case(
      lines: ["cn: A", "postalAddress: 1 Oak Ln $ Town $ 12 \\24"],
      values: ["name: A", "address: 1 Oak Ln \nTown \n12 $"]
    ),
    Case(
      lines: ["sn: A", "birthyear: 1980", "birthmonth: 3", "birthday: 22"],
      values: ["family: A", "birthday: 1980 3 22"]
    ),
    Case(
      lines: ["sn: A", "birthmonth: 3", "birthday: 2"],
      values: ["family: A", "birthday: --03-02"]
    ),
    Case(
      lines: ["o: Acme", "x-custom: y", "x-empty:"],
      values: ["organization: Acme", "other: X-CUSTOM:y"]
    ),
  ]

  @Test("an attribute becomes values", arguments: attributes)
  func attribute(example: Case) throws {
    let text = (["dn: id=1"] + example.lines + [""]).joined(separator: "\n")
    let table = try read(text)
    #expect(table.layout == .ldif)
    #expect(table.described() == ["id: id=1"] + example.values)
    #expect(table.issues.isEmpty)
  }

  @Test func `addresses and phones have kinds`() throws {
    let table = try read(
      "dn: x\nl: W\nmozillaHomeLocalityName: H\ntelephoneNumber: 1\nfacsimileTelephoneNumber: 2\n"
    )
    let cities = table.values(at: 0).filter { $0.field == .city }
    #expect(cities.map(\.kind) == [.work, .home])
    #expect(Set(cities.map(\.occurrence)).count == 2)
    #expect(table.kinds(.phone) == [.work, .fax])
  }

  @Test("records end at blank lines, whatever the line ends", arguments: ["\n", "\r\n", "\r"])
  func records(end: String) throws {
    let lines = [
      "# exported", "version: 1", "", "dn: a", "cn: A", "", "", "# of B", "dn: b", "cn: B",
    ]
    let table = try read(lines.joined(separator: end))
    #expect(table.entries.indices.map { table.first(.name, at: $0) } == ["A", "B"])
    #expect(table.entries.map(\.line) == [4, 9])
    #expect(table.issues.isEmpty)
    let first = table.entries[0].bytes
    #expect(String(decoding: table.text.bytes[first], as: UTF8.self) == "dn: a\(end)cn: A\(end)")
  }

  @Test func `changes and records of no person are left as they are, with an issue`() throws {
    let text = """
      dn: a
      changetype: add
      cn: A

      dn: b
      changetype: modify
      replace: telephoneNumber
      telephoneNumber: 1
      -

      dn: c
      changetype: delete

      dn: ou=people
      objectclass: organizationalUnit
      ou: people

      """
    let table = try read(text)
    #expect(table.entries.count == 1)
    #expect(table.first(.name, at: 0) == "A")
    #expect(table.issues.map(\.line) == [5, 11, 14])
    #expect(table.values.count == table.entries[0].values.count)
  }

  @Test func `odd lines are issues`() throws {
    let table = try read("dn: a\ncn: A\nno attribute\nphoto:: not base64!\ndn: b\ncn: B\n\ncn: C\n")
    #expect(table.entries.count == 3)
    #expect(table.issues.map(\.line) == [3, 4, 5, 8])
    #expect(table.described().contains("other: PHOTO:not base64!"))
  }

  @Test func `the lines of a record are its bytes`() throws {
    let text =
      "dn: a\r\n# c\r\ncn;lang-de;x: A\r\n B\r\nnote:: aGk=\r\nodd\r\npicture:< file:///p\r\n"
    let lines = ContentLines.record(Array(text.utf8)[...], firstLine: 7)
    #expect(lines.flatMap(\.raw) == Array(text.utf8))
    #expect(lines.map(\.name) == ["DN", "", "CN", "NOTE", "", "PICTURE"])
    #expect(lines.map(\.line) == [7, 8, 9, 11, 12, 13])
    #expect(String(decoding: lines[2].value, as: UTF8.self) == "AB")
    #expect(lines[2].parameters.map(\.name) == ["LANGUAGE", "OPTION"])
    #expect(String(decoding: lines[3].value, as: UTF8.self) == "hi")
    #expect(lines[5].parameters == [.init(name: "VALUE", values: ["uri"])])
  }

  @Test func `LDIF in UTF-16, Latin-1 and gzip is read`() throws {
    let text = "dn: a\ncn: Zürich\n"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try read(wide).first(.name, at: 0) == "Zürich")
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    let table = try read(latin)
    #expect(table.first(.name, at: 0) == "Zürich")
    #expect(table.issues.map(\.line) == [2])
    #expect(try read(Gzip.compress(Array(text.utf8))).first(.name, at: 0) == "Zürich")
  }

  @Test func `cards and tables are not taken for LDIF`() throws {
    #expect(try read("BEGIN:VCARD\nNOTE:dn: x\nEND:VCARD\n").layout == .vCard)
    #expect(throws: ReadingError.self) { try read("version: 1\n\ndear Ana\n") }
  }
}
