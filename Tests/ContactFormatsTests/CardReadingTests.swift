import ContactFormats
import ContactModel
import Testing

@Suite struct CardReadingTests {
  /// Lines of a card, and what they say.
  struct Case: Sendable {
    let lines: [String]
    let values: [String]
    var version = "3.0"
  }

  static let properties: [Case] = [
    Case(lines: ["FN:Ana Ruiz"], values: ["name: Ana Ruiz"]),
    Case(
      lines: ["N:Ruiz;Ana;Luisa,Mar;Dr.;PhD,MSc"],
      values: ["family: Ruiz", "given: Ana", "middle: Luisa Mar", "prefix: Dr.", "suffix: PhD MSc"]
    ),
    Case(lines: ["N:Ruiz, Soler;Ana;;;"], values: ["family: Ruiz Soler", "given: Ana"]),
    Case(lines: ["N:;;;;"], values: []),
    Case(lines: ["N:Plato"], values: ["family: Plato"]),
    Case(
      lines: ["N:a;b;c;d;e;f"],
      values: [
        "family: a", "given: b", "middle: c", "prefix: d", "suffix: e", "other: N:a;b;c;d;e;f",
      ]
    ),
    Case(lines: ["N:A\\;B;C\\,D;E\\\\F;;"], values: ["family: A;B", "given: C,D", "middle: E\\F"]),
    Case(lines: ["NICKNAME:Annie,An\\,na"], values: ["nickname: Annie", "nickname: An,na"]),
    Case(lines: ["ORG:Acme;"], values: ["organization: Acme"]),
    Case(lines: ["ORG:Acme;Sales"], values: ["organization: Acme", "other: ORG:Acme;Sales"]),
    Case(lines: ["TITLE:Boss", "ROLE:Boss"], values: ["title: Boss", "other: ROLE:Boss"]),
    Case(lines: ["TEL;TYPE=HOME:+1 555 0100"], values: ["phone: +1 555 0100"]),
    Case(lines: ["TEL;VALUE=uri:tel:+1-555-0100"], values: ["phone: +1-555-0100"], version: "4.0"),
    Case(lines: ["TEL;TYPE=CAR:1"], values: ["phone: 1", "other: TEL;TYPE=CAR:1"]),
    Case(lines: ["TEL;TYPE=\"home,work\":1"], values: ["phone: 1"], version: "4.0"),
    Case(lines: ["EMAIL:mailto:ana@example.com"], values: ["email: ana@example.com"]),
    Case(lines: ["EMAIL;TYPE=INTERNET: ana@example.com "], values: ["email: ana@example.com"]),
    Case(
      lines: ["ADR;TYPE=HOME:;;1 Oak Ln, Rear;Town;ST;12345;USA"],
      values: [
        "street: 1 Oak Ln, Rear", "city: Town", "region: ST", "postcode: 12345", "country: USA",
      ]
    ),
    Case(
      lines: ["ADR:Box 7;Flat 2;;Town;;;"],
      values: ["unit: Flat 2", "street: Box 7", "city: Town"]
    ),
    Case(
      lines: ["ADR:Box 7;;1 Oak Ln;;;;"],
      values: ["street: 1 Oak Ln", "other: ADR:Box 7;;1 Oak Ln;;;;"]
    ),
    Case(lines: ["ADR:Box 7"], values: ["street: Box 7"]),
    Case(lines: ["BDAY:1980-03-22"], values: ["birthday: 1980-03-22"]),
    Case(lines: ["BDAY;VALUE=date:1980-03-22"], values: ["birthday: 1980-03-22"]),
    Case(
      lines: ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-22"],
      values: ["birthday: --03-22", "other: BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-22"]
    ),
    Case(lines: ["URL:http\\://example.com/a"], values: ["url: http://example.com/a"]),
    Case(lines: ["NOTE:a\\nb\\Nc\\td"], values: ["note: a\nb\nc\\td"]),
    Case(lines: ["CATEGORIES:Friends,Work\\,2"], values: ["group: Friends", "group: Work,2"]),
    Case(
      lines: ["GENDER:F;x", "X-GENDER:Female"],
      values: [
        "sex: F", "other: GENDER:F;x", "sex: Female",
      ]
    ),
    Case(lines: ["BIRTHPLACE:Lyon"], values: ["birthplace: Lyon"], version: "4.0"),
    Case(lines: ["UID:urn:uuid:1"], values: ["id: urn:uuid:1"]),
    Case(lines: ["x-skype;Type=Home:ana"], values: ["other: X-SKYPE;Type=Home:ana"]),
    Case(lines: ["item1.X-ABLabel:Hot line"], values: ["other: X-ABLABEL:Hot line"]),
    Case(lines: ["item1.TEL;type=pref:1"], values: ["phone: 1"]),
    Case(lines: ["NOTE:", "TEL;TYPE=CAR: ", "X-EMPTY:"], values: []),
    Case(lines: ["NOTE:fol", " ded te", "\txt"], values: ["note: folded text"]),
    Case(lines: ["X-A;B=\"c:d\":e"], values: ["other: X-A;B=\"c:d\":e"]),
    Case(lines: ["X-A;B=\"c:e"], values: ["other: X-A;B=\"c:e"]),
    Case(lines: ["X_messaging/irc-All:ana"], values: ["other: X_MESSAGING/IRC-ALL:ana"]),
    Case(lines: ["TEL;LANGUAGE=de:1"], values: ["phone: 1", "other: TEL;LANGUAGE=de:1"]),
    Case(
      lines: ["TEL;PREF=1:1", "TEL;PREF=2:2"],
      values: [
        "phone: 1", "phone: 2", "other: TEL;PREF=2:2",
      ],
      version: "4.0"
    ),
  ]

  @Test("a property of vCard 3.0 or 4.0 becomes values", arguments: properties)
  func property(example: Case) throws {
    let text = example.lines.joined(separator: "\r\n")
    #expect(try readCard(text, version: example.version).described() == example.values)
  }

  static let oldProperties: [Case] = [
    Case(lines: ["TEL;HOME;FAX:1"], values: ["phone: 1"]),
    Case(lines: ["NOTE;ENCODING=QUOTED-PRINTABLE:Gr=FC=DFe=0D=0A2"], values: ["note: Grüße\r\n2"]),
    Case(lines: ["NOTE;QUOTED-PRINTABLE:a=", "b=", " c"], values: ["note: ab c"]),
    Case(
      lines: ["N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=", "ller;J=C3=B6rg"],
      values: ["family: Müller", "given: Jörg"]
    ),
    Case(
      lines: ["X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;An\\;nie;1;;"],
      values: [
        "nickname: An;nie", "other: X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;An\\;nie;1;;",
      ]
    ),
    Case(
      lines: [
        "X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/nickname;"
          + "Zo=C3=AB;1"
      ],
      values: [
        "nickname: Zoë",
        "other: X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:"
          + "vnd.android.cursor.item/nickname;Zo=C3=AB;1",
      ]
    ),
    Case(
      lines: ["X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1980-03-22;3;;"],
      values: [
        "birthday: 1980-03-22",
        "other: X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1980-03-22;3;;",
      ]
    ),
    Case(
      lines: ["X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Bo;2"],
      values: ["other: X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Bo;2"]
    ),
    Case(
      lines: ["N;ENCODING=QUOTED-PRINTABLE:A=5C;B\\;C=5C=5C;D=5C"],
      values: ["family: A\\", "given: B;C\\", "middle: D\\"]
    ),
    Case(
      lines: ["N;ENCODING=QUOTED-PRINTABLE:A=3BB;C"],
      values: ["family: A;B", "given: C"]
    ),
    Case(
      lines: ["FN;CHARSET=ISO-8859-5;ENCODING=QUOTED-PRINTABLE:=B8=D2=D0=DD"],
      values: ["name: Иван"]
    ),
    Case(lines: ["FN;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=83=5C"], values: ["name: ソ"]),
    Case(lines: ["FN;CHARSET=nonsense;ENCODING=QUOTED-PRINTABLE:=E4"], values: ["name: ä"]),
    Case(lines: ["NOTE:a", " b"], values: ["note: a b"]),
    Case(lines: ["NOTE:a\\nb\\;c"], values: ["note: a\\nb;c"]),
    Case(lines: ["N:Ruiz,Soler;Ana"], values: ["family: Ruiz,Soler", "given: Ana"]),
    Case(
      lines: ["PHOTO;ENCODING=BASE64;JPEG:", " QUJD", " REVG", "", "TEL:1"],
      values: ["other: PHOTO;ENCODING=BASE64;JPEG:QUJDREVG", "phone: 1"]
    ),
    Case(
      lines: ["PHOTO;BASE64:", "QUJD", "REVGRw==", "TEL:1"],
      values: ["other: PHOTO;BASE64:QUJDREVGRw==", "phone: 1"]
    ),
    Case(
      lines: ["NOTE;QUOTED-PRINTABLE:a=", "", "=41b=", "", "TEL:1"],
      values: ["note: aAb", "phone: 1"]
    ),
  ]

  @Test("a property of vCard 2.1 becomes values", arguments: oldProperties)
  func oldProperty(example: Case) throws {
    let text = example.lines.joined(separator: "\r\n")
    #expect(try readCard(text, version: "2.1").described() == example.values)
  }

  @Test(
    "types become kinds",
    arguments: [
      ("TYPE=HOME", .home), ("TYPE=work,voice", .work), ("TYPE=CELL;TYPE=WORK", [.mobile, .work]),
      ("HOME;FAX", [.home, .fax]), ("TYPE=PAGER,PREF", [.pager, .preferred]),
      ("TYPE=iPhone", .mobile),
      ("type=\"work,cell\"", [.work, .mobile]), ("TYPE=other", .other), ("TYPE=main", []),
    ] as [(String, ValueKind)]
  )
  func kinds(parameters: String, kind: ValueKind) throws {
    let table = try readCard("TEL;\(parameters):1")
    #expect(table.kinds(.phone) == [kind])
    #expect(table.all(.other).isEmpty)
  }

  @Test func `addresses are numbered and have kinds`() throws {
    let table = try readCard("ADR;TYPE=HOME:;;A St;X;;;", "NOTE:n", "ADR;TYPE=WORK:;;B St;;;;")
    let values = table.values(at: 0).filter { [.street, .city].contains($0.field) }
    #expect(values.map(\.occurrence) == [0, 0, 1])
    #expect(values.map(\.kind) == [.home, .home, .work])
  }

  @Test(
    "text stands in the source where nothing is decoded",
    arguments: [
      "FN:Ana", "N:Ruiz;Ana", "TEL;TYPE=HOME:1", "X-B;C=d:e", "item1.X-B:e", "ADR:;;1 A St",
    ]
  )
  func literal(line: String) throws {
    let table = try readCard(line)
    #expect(table.text.decoded.isEmpty)
    #expect(table.values.count > 1)
  }

  @Test func `a card within a card is one value of its own`() throws {
    let table = try readCard(
      "AGENT:",
      "BEGIN:VCARD",
      "FN:Inner",
      "END:VCARD",
      "FN:Outer",
      version: "2.1"
    )
    #expect(table.entries.count == 1)
    #expect(
      table.described() == ["other: AGENT:\nBEGIN:VCARD\nFN:Inner\nEND:VCARD", "name: Outer"]
    )
    #expect(table.issues.isEmpty)
  }

  @Test func `a card without END ends where the next begins`() throws {
    let table = try read("BEGIN:VCARD\nFN:A\n\nBEGIN:VCARD\nFN:B\nEND:VCARD\n")
    #expect(table.entries.map(\.bytes) == [0..<17, 18..<45])
    #expect(table.entries.map(\.line) == [1, 4])
    #expect(table.issues.map(\.line) == [1])
  }

  @Test func `a card that is cut off is read as far as it goes`() throws {
    let table = try read("\nBEGIN:VCARD\nFN:A\nTEL:12")
    #expect(table.described() == ["name: A", "phone: 12"])
    #expect(table.entries[0].bytes == 1..<24)
    #expect(table.issues.map(\.line) == [2])
  }

  @Test func `a folded END is text`() throws {
    let table = try readCard("NOTE:a", " END:VCARD", "TEL:1")
    #expect(table.described() == ["note: aEND:VCARD", "phone: 1"])
  }

  @Test func `lines outside of cards and lines that are none are issues`() throws {
    let table = try read("x\ny\nBEGIN:VCARD\nno property\nFN:A\nEND:VCARD\nEND:VCARD\nz:1\n")
    #expect(table.described() == ["name: A"])
    #expect(table.issues.map(\.line) == [1, 4, 7, 8])
  }

  @Test(
    "BEGIN and END are known in any spelling",
    arguments: [
      ("begin:vcard", "end:VCard"), ("BEGIN:VCARD ", "END:VCARD\t"), (" BEGIN:VCARD", "END:VCARD"),
      ("\u{FEFF}BEGIN:VCARD", "END:VCARD"), ("\u{FEFF}\u{FEFF}BEGIN:VCARD", "END:VCARD"),
    ]
  )
  func delimiters(begin: String, end: String) throws {
    let table = try read("\(begin)\nFN:A\n\(end)\n\(begin)\nFN:B\n\(end)")
    #expect(table.entries.indices.map { table.first(.name, at: $0) } == ["A", "B"])
    #expect(table.issues.isEmpty)
  }

  @Test("lines end in many ways", arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func lineEnds(end: String) throws {
    let lines = ["BEGIN:VCARD", "FN:A", "NOTE:b", " c", "END:VCARD", "", "BEGIN:VCARD", "FN:B"]
    let table = try read((lines + ["END:VCARD", ""]).joined(separator: end))
    #expect(table.described() == ["name: A", "note: bc"])
    #expect(table.entries.map(\.line) == [1, 7])
    #expect(table.issues.isEmpty)
  }

  @Test func `a sequence that a fold splits is put together`() throws {
    let bytes =
      Array("BEGIN:VCARD\r\nFN:Zo".utf8) + [0xC3, 13, 10, 32, 0xAB] + Array("\r\nEND:VCARD".utf8)
    let table = try read(bytes)
    #expect(table.described() == ["name: Zoë"])
    #expect(table.issues.isEmpty)
  }

  @Test func `bytes that are no UTF-8 are read as Windows-1252, with an issue`() throws {
    let bytes = Array("BEGIN:VCARD\nFN:M".utf8) + [0xFC] + Array("ller\nX-A:".utf8) + [0x80]
    let table = try read(bytes + Array("\nEND:VCARD\n".utf8))
    #expect(table.described() == ["name: Müller", "other: X-A:€"])
    #expect(table.issues.map(\.line) == [2])
    #expect(table.text.bytes[table.entries[0].bytes].count == table.text.bytes.count)
  }

  @Test func `issues beyond the bound are counted, not listed`() throws {
    let lines = String(repeating: "no property\n", count: 12_000)
    let table = try read("BEGIN:VCARD\n\(lines)END:VCARD\n")
    #expect(table.issues.count == 10_001)
    #expect(table.issues.last?.message.hasPrefix("2000 further") == true)
  }
}
