import ContactFormats
import ContactModel
import Foundation
import Testing

@testable import ContactEngine

/// Standardizes text of cards.
enum Standardized {
  /// What lines between BEGIN and END become; the lines that are retired are left out.
  static func lines(
    _ lines: [String],
    version: String = "3.0",
    request: StandardizingRequest = StandardizingRequest(region: "US")
  ) -> [String] {
    let lines = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]
    let card = Array(lines.joined(separator: "\r\n").utf8) + [0x0D, 0x0A]
    let text = String(decoding: Self.card(card, request), as: UTF8.self)
    return text.components(separatedBy: "\r\n").dropFirst(2).dropLast(2)
  }

  /// What a card becomes.
  static func card(_ card: [UInt8], _ request: StandardizingRequest) -> [UInt8] {
    let isUTF8 = String(validating: card, as: UTF8.self) != nil
    let lines = ContentLines.card(card[...], firstLine: 1)
    var raws = lines.map(\.raw)
    for change in CardStandardizing(request).changes(lines, isUTF8: isUTF8, charset: nil) {
      raws[change.index] = change.raw ?? []
    }
    return raws.flatMap(\.self)
  }
}

@Suite struct StandardizeTests {
  @Test(
    "of a line only the value changes",
    arguments: [
      ("3.0", "TEL:2065550100", "TEL:+1 206-555-0100"),
      (
        "3.0", "item1.tel;type=HOME;type=pref:(206) 555.0100",
        "item1.tel;type=HOME;type=pref:+1 206-555-0100"
      ),
      ("2.1", "TEL;HOME;VOICE:206 555 0100", "TEL;HOME;VOICE:+1 206-555-0100"),
      (
        "4.0", "TEL;PREF=1;TYPE=\"home,work\":+1-206-555 0100",
        "TEL;PREF=1;TYPE=\"home,work\":+1 206-555-0100"
      ),
      ("3.0", "TEL:206.555.0100 x12", "TEL:+1 206-555-0100 ext. 12"),
      ("3.0", "EMAIL;TYPE=x:Ana.Ruiz@Example.COM", "EMAIL;TYPE=x:Ana.Ruiz@example.com"),
      ("3.0", "FN:ANA  RUIZ", "FN:Ana Ruiz"),
      ("3.0", "N:RUIZ GOMEZ,PEREZ;ana;;DR.;phd", "N:Ruiz Gomez,Perez;Ana;;DR.;phd"),
      ("3.0", "FN:SMITH\\, JOHN", "FN:Smith\\, John"),
      (
        "3.0", "ADR:;;5 Memory Ln;Bath;;ba1 1aa;United Kingdom",
        "ADR:;;5 Memory Lane;Bath;;BA1 1AA;United Kingdom"
      ),
      (
        "3.0", "ADR:;Apt 2\\, B;5  Memory Ln\\nBack,side;Bath;;;USA",
        "ADR:;Apt 2\\, B;5 Memory Lane\\nBack,side;Bath;;;USA"
      ),
      (
        "2.1", "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:j=C3=B6rg=20m=C3=BCller",
        "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:J=C3=B6rg M=C3=BCller"
      ),
      (
        "2.1", "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=6A=C3=B6=72=67=20=6D",
        "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=4A=C3=B6=72=67=20=4D"
      ),
      (
        "2.1", "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:=F6zt=FCrk=3B;ana",
        "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:=D6zt=FCrk=3B;Ana"
      ),
    ]
  )
  func values(version: String, line: String, expected: String) {
    #expect(Standardized.lines([line], version: version) == [expected])
  }

  @Test(
    "what is not understood stays",
    arguments: [
      "TEL:call the office", "TEL:555-0123", "TEL:12", "TEL:", "TEL:1231234567",
      "TEL;VALUE=uri:tel:+1-206-555-0100", "TEL:+1 206 555 0100 / +1 206 555 0101",
      "EMAIL:Ana Ruiz <Ana@Example.COM>", "EMAIL:nobody", "EMAIL:a@b@", "FN:IBM",
      "FN:ana@example.com", "FN:room 101", "FN:山田 太郎",
      "FN:McDonald", "N:van der Berg;Jan;;;", "X-TEL:2065550100", "NOTE:FN:ANA", "ADR:;;;;;;",
      "PHOTO;ENCODING=b:AAAA", "TEL", "FN:a\\", "N:\\;;a\\x",
    ]
  )
  func untouched(line: String) {
    for version in ["2.1", "3.0", "4.0"] {
      #expect(Standardized.lines([line], version: version) == [line])
    }
  }

  @Test func `folds and their width are kept, and a short line is not folded`() {
    let folded = ["FN:ANA MARIA DOLORES DEL CA", "\tRMEN RUIZ GOMEZ"]
    #expect(
      Standardized.lines(folded) == ["FN:Ana Maria Dolores del Ca", "\trmen Ruiz Gomez"]
    )
    let long = "FN:" + (1...12).map { _ in "ANABELLA" }.joined(separator: " ")
    #expect(
      Standardized.lines([long]) == [
        String(long.prefix(3)) + String(repeating: "Anabella ", count: 11) + "Anabella"
      ]
    )
    let soft = ["FN;ENCODING=QUOTED-PRINTABLE:ana=", "=20ruiz"]
    #expect(
      Standardized.lines(soft, version: "2.1") == ["FN;ENCODING=QUOTED-PRINTABLE:Ana Ruiz"]
    )
  }

  @Test func `a letter is written in the encoding of its line`() throws {
    func card(_ name: [UInt8], _ street: String) -> [UInt8] {
      Array("BEGIN:VCARD\nVERSION:2.1\nFN:".utf8) + name
        + Array("\nADR:;;\(street);Ulm;;;Germany\nEND:VCARD\n".utf8)
    }
    let request = StandardizingRequest()
    let latin = Standardized.card(card([0x6A, 0xF6, 0x72, 0x67, 0x20, 0x6D], "Hofstr. 5"), request)
    var expected = card([0x4A, 0xF6, 0x72, 0x67, 0x20, 0x4D], "HofstrXe 5")
    expected.replace([0x58], with: [0x61, 0xDF])
    #expect(latin == expected)
    let unicode = Standardized.card(card(Array("ö".utf8), "Hofstr. 5"), request)
    #expect(String(decoding: unicode, as: UTF8.self).contains("Hofstraße 5"))
  }

  @Test(
    "what stands on a card twice is said once, with all that was said of it",
    arguments: [
      (
        ["TEL;TYPE=home:206 555 0100", "TEL;TYPE=cell,pref:+1 206-555-0100"],
        ["TEL;TYPE=home;TYPE=cell;TYPE=pref:+1 206-555-0100"]
      ),
      (
        ["EMAIL:a@x.de", "EMAIL:b@x.de", "EMAIL;type=work:A@X.de"],
        ["EMAIL;TYPE=work:a@x.de", "EMAIL:b@x.de"]
      ),
      (
        ["TEL;HOME:+1 206-555-0100", "TEL;WORK:+1 206-555-0100"], ["TEL;HOME;WORK:+1 206-555-0100"]
      ),
      (
        ["TEL:+1 206-555-0100", "i.TEL:+1 206-555-0100", "i.X-ABLabel:Mum"],
        ["i.TEL:+1 206-555-0100", "i.X-ABLabel:Mum"]
      ),
      (
        ["i.TEL:+1 206-555-0100", "i.X-ABLabel:Mum", "j.TEL:+1 206-555-0100", "j.X-ABLabel:Mum"],
        ["i.TEL:+1 206-555-0100", "i.X-ABLabel:Mum"]
      ),
      (
        ["i.TEL:+1 206-555-0100", "i.X-ABLabel:Mum", "j.TEL:+1 206-555-0100", "j.X-ABLabel:Dad"],
        ["i.TEL:+1 206-555-0100", "i.X-ABLabel:Mum", "j.TEL:+1 206-555-0100", "j.X-ABLabel:Dad"]
      ),
      (
        ["TEL:+1 206-555-0100", "TEL;X-ID=7:+1 206-555-0100"],
        ["TEL:+1 206-555-0100", "TEL;X-ID=7:+1 206-555-0100"]
      ),
      (["TEL;HOME:1231234567", "TEL;WORK:+1-123-123 4567"], ["TEL;WORK;HOME:+1-123-123 4567"]),
      (
        ["TEL:+1 206-555-0100", "TEL:+1 206-555-0101"],
        ["TEL:+1 206-555-0100", "TEL:+1 206-555-0101"]
      ),
      (
        ["ADR;TYPE=home:;;5 Memory Ln;Bath;;;USA", "ADR;TYPE=work:;;5 Memory Lane;Bath;;;USA"],
        ["ADR;TYPE=home;TYPE=work:;;5 Memory Lane;Bath;;;USA"]
      ),
    ]
  )
  func duplicates(lines: [String], expected: [String]) {
    #expect(Standardized.lines(lines) == expected)
  }

  @Test func `the country of a number is that of the card, and then the one that is given`() {
    let national = StandardizingRequest(kinds: [.phones], region: "US")
    func number(_ others: String...) -> String? {
      Standardized.lines(["TEL:030 1234567"] + others, request: national).first
    }
    #expect(number("ADR:;;;Berlin;;;Deutschland") == "TEL:+49 30 1234567")
    #expect(number("TEL:+49 30 7654321") == "TEL:+49 30 1234567")
    #expect(number("ADR:;;;Bern;;;Schweiz", "ADR:;;;Berlin;;;DE") == "TEL:030 1234567")
    #expect(number("ADR:;;;Atlantis;;;Atlantis") == "TEL:030 1234567")
    #expect(number() == "TEL:030 1234567")
    let german = StandardizingRequest(region: "DE", phoneForm: .national)
    #expect(Standardized.lines(["TEL:+49 (0)30 1234567"], request: german) == ["TEL:030 1234567"])
    let digits = StandardizingRequest(region: "DE", phoneForm: .e164)
    #expect(Standardized.lines(["TEL:030/123 45-67"], request: digits) == ["TEL:+49301234567"])
  }

  @Test func `only what is asked for is changed`() {
    let lines = [
      "FN:ANA RUIZ", "TEL:2065550100", "TEL:+1 206 555 0100", "EMAIL:a@B.de",
      "ADR:;;5 Memory Ln;Bath;;;USA",
    ]
    for kind in StandardizingKind.allCases {
      let request = StandardizingRequest(kinds: [kind], region: "US")
      let changed = zip(lines, Standardized.lines(lines, request: request) + [""])
        .filter { $0 != $1 }.map { String($0.0.prefix { $0 != ":" }) }
      switch kind {
      case .phones: #expect(changed == ["TEL", "TEL"])
      case .addresses: #expect(changed == ["ADR"])
      case .names: #expect(changed == ["FN"])
      case .emails: #expect(changed == ["EMAIL"])
      case .duplicates: #expect(changed.first == "TEL")
      }
    }
  }

  @Test func `the name of a company stays as it is spelled`() {
    for company in [["ORG:ACME GMBH"], ["KIND:org"], ["X-ABShowAs:COMPANY"]] {
      #expect(Standardized.lines(["FN:ACME GMBH"] + company) == ["FN:ACME GMBH"] + company)
    }
    #expect(
      Standardized.lines(["FN:ANA RUIZ", "N:RUIZ;ANA;;;"]) == ["FN:Ana Ruiz", "N:Ruiz;Ana;;;"]
    )
  }

  @Test(
    "of a table only the cells change that have to",
    arguments: [
      ("Phone 1 - Value\n206 555 0100\n", "Phone 1 - Value\n+1 206-555-0100\n"),
      (
        "First Name,Phone 1 - Value\r\n\"ANA\tMARIA\",\"206 555 0100 ::: x\"\r\n",
        "First Name,Phone 1 - Value\r\n\"Ana Maria\",\"+1 206-555-0100 ::: x\"\r\n"
      ),
      (
        "Phone 1 - Value,Address 1 - Street,Address 1 - Country\n030 1234567,Hofstr. 5,Germany\n",
        "Phone 1 - Value,Address 1 - Street,Address 1 - Country\n"
          + "+49 30 1234567,Hofstraße 5,Germany\n"
      ),
      (
        "E-mail 1 - Value;Phone 1 - Value;Custom\nA@B.de;;206 555 0100\n",
        "E-mail 1 - Value;Phone 1 - Value;Custom\nA@b.de;;206 555 0100\n"
      ),
      (
        "Phone 1 - Value,Address 1 - Country\n030 1234567,Atlantis\n",
        "Phone 1 - Value,Address 1 - Country\n030 1234567,Atlantis\n"
      ),
    ]
  )
  func tables(table: String, expected: String) async throws {
    let folder = try Folder()
    let book = AddressBook()
    _ = try await book.read(try folder.write("t.csv", table))
    let request = StandardizingRequest(region: "US")
    _ = try await book.standardize(request, output: folder.path("out.csv"))
    #expect(try folder.read("out.csv") == expected)
    let back = folder.path("back.csv")
    _ = try await AddressBook.undo(journal: folder.path("out.csv.journal"), output: back)
    #expect(try folder.read("back.csv") == table)
  }

  @Test func `lists that are not written in place are told, and stay`() async throws {
    let folder = try Folder()
    let book = AddressBook()
    let list = #"[["vcard",[["version",{},"text","4.0"],["fn",{},"text","ANA RUIZ"]]]]"#
    _ = try await book.read(try folder.write("c.json", list))
    let summary = try await book.standardize(StandardizingRequest(), output: nil)
    #expect(summary.changed == 0 && summary.left.count == 1)
    let stored = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    _ = try await stored.importFile(folder.path("c.json"))
    #expect(
      try await stored.standardizeInBook(StandardizingRequest(), isApplied: true).changed == 1
    )
    _ = try await stored.undo(.last)
    _ = try await stored.export(ExportRequest(source: folder.path("c.json")), to: folder.path("b"))
    #expect(try folder.read("b") == list)
  }
}
