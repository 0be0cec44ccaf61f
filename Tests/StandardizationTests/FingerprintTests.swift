import ContactFormats
import ContactModel
import Testing

@testable import Standardization

@Suite struct FingerprintTests {
  @Test(
    "spellings of one card are one",
    arguments: [
      ("TEL;TYPE=CELL:+1 415 555 0101", "TEL;TYPE=CELL:(415) 555-0101"),
      ("EMAIL:Ana@Example.com", "EMAIL:ana@example.com"),
      ("ADR:;;1 Memory Lane;Ulm;;89073;", "ADR:;;1 Memory Ln;Ulm;;89073;"),
      ("ADR:;;Hauptstr. 5;Ulm;;89073;", "ADR:;;Hauptstraße 5;Ulm;;89073;"),
      ("BDAY:1980-05-06", "BDAY:19800506"), ("TITLE:Head  of Sales", "TITLE:HEAD OF SALES"),
    ]
  )
  func same(first: String, second: String) throws {
    let table = try cards([first, second])
    #expect(table.records[0].fingerprint == table.records[1].fingerprint)
  }

  @Test(
    "what says something else is another",
    arguments: [
      ("TEL:1-800-FLOWERS", "TEL:1-800-CONTACTS"), ("TEL:0800 REWE", "TEL:0800 EDEKA"),
      ("TEL:110,,,1234", "TEL:1101234"), ("TEL:555-0123", "TEL:555-0123 (mobile)"),
      ("ADR:;;1 Oak St Floor 2 Apt 3;Ulm;;;", "ADR:;;1 Oak St Apt 23;Ulm;;;"),
      ("BDAY:05/06/1980", "BDAY:1980-05-06"), ("NOTE:a", "NOTE:A"), ("X-A:1", "X-B:1"),
      ("TEL;TYPE=HOME:555-0123", "TEL;TYPE=WORK:555-0123"), ("TEL:5550123", "NOTE:5550123"),
    ]
  )
  func different(first: String, second: String) throws {
    let table = try cards([first, second])
    #expect(table.records[0].fingerprint != table.records[1].fingerprint)
  }

  @Test func `no two of many kinds and neighbouring numbers are one`() throws {
    let kinds = ["HOME", "WORK", "CELL", "FAX", "PAGER", "HOME,FAX", "WORK,FAX", "PREF"]
    let lines = kinds.flatMap { kind in (0..<300).map { "TEL;TYPE=\(kind):555\(1000 + $0)" } }
    let table = try cards(lines)
    #expect(Set(table.records.map(\.fingerprint)).count == lines.count)
  }

  @Test func `the order of lines and repeated ones do not matter`() throws {
    let table = try cards(["NOTE:a\r\nURL:b\r\nNOTE:a", "URL:b\r\nNOTE:a"])
    #expect(table.records[0].fingerprint == table.records[1].fingerprint)
  }

  private func cards(_ lines: [String]) throws -> ComparableTable {
    let text = lines.map {
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\n\($0)\r\nEND:VCARD\r\n"
    }.joined()
    var standardizer = Standardizer()
    try standardizer.add(try ContactReading.read(Array(text.utf8), columns: nil)) {
      (_: Int) throws in
    }
    return standardizer.finish()
  }
}
