import Testing

@testable import Standardization

@Suite struct DateReadingTests {
  @Test(
    "dates in words and numbers of seven languages are read",
    arguments: [
      ("22 July 1949", 1949, 7, 22), ("July 22, 1949", 1949, 7, 22),
      ("Jul 22nd, 1949", 1949, 7, 22),
      ("22. Juli 1949", 1949, 7, 22), ("1er août 1949", 1949, 8, 1),
      ("3 de mayo de 1980", 1980, 5, 3),
      ("4 gennaio 1980", 1980, 1, 4), ("5 maart 1980", 1980, 3, 5), ("6 maj 1980", 1980, 5, 6),
      ("März 1980", 1980, 3, 0), ("July 22", 0, 7, 22), ("22 July", 0, 7, 22), ("22.7.", 0, 7, 22),
      ("1949年7月22日", 1949, 7, 22), ("22.7.1949 10:30", 1949, 7, 22), ("07/1949", 1949, 7, 0),
      ("1949-07-22 00:00:00", 1949, 7, 22), ("19490722T000000Z", 1949, 7, 22), ("--7", 0, 7, 0),
      ("Fri, 22 Jul 1949", 1949, 7, 22), ("22-Jul-49", 1949, 7, 22), ("0000-07-22", 0, 7, 22),
      ("1949/7/22", 1949, 7, 22), ("１９４９-07-22", 1949, 7, 22), ("22/07/29", 2029, 7, 22),
    ]
  )
  func reads(text: String, year: UInt16, month: UInt8, day: UInt8) {
    #expect(dateKey(Array(text.utf8)[...]) == DateKey(year: year, month: month, day: day))
  }

  @Test(
    "the region tells which comes first, and what is a guess is told",
    arguments: [
      ("3/4/1985", DateOrder.dayFirst, 4, 3, true), ("3/4/1985", .monthFirst, 3, 4, true),
      ("3.4.1985", .monthFirst, 3, 4, true), ("3.4.1985", .bySeparator, 4, 3, true),
      ("22/4/1985", .monthFirst, 4, 22, false), ("4/22/1985", .dayFirst, 4, 22, false),
      ("4/4/1985", .dayFirst, 4, 4, false), ("1985-03-04", .dayFirst, 3, 4, false),
    ]
  )
  func orders(text: String, order: DateOrder, month: UInt8, day: UInt8, isGuess: Bool) {
    let reading = readDate(Array(text.utf8)[...], order: order)
    #expect(reading.date == DateKey(year: 1985, month: month, day: day))
    #expect(reading.isAmbiguous == isGuess)
  }

  @Test(
    "nonsense is no date",
    arguments: [
      "soon", "1900-01-01", "32/13/1980", "1949-45-67", "12", "unknown", "123456789", "--13-40",
      "0",
      "July", "ana 22 July", "---22", "\u{FF}",
    ]
  )
  func nonsense(text: String) {
    #expect(dateKey(Array(text.utf8)[...]).isMissing)
  }

  @Test func `a date that is written out is read back, whatever the order`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<2_000 {
      let (year, month, day) = (
        1901 + random.below(150), 1 + random.below(12), 1 + random.below(28)
      )
      let date = DateKey(year: UInt16(year), month: UInt8(month), day: UInt8(day))
      #expect(dateKey(Array("\(year)-\(month)-\(day)".utf8)[...]) == date)
      #expect(dateKey(Array("\(day)/\(month)/\(year)".utf8)[...], order: .dayFirst) == date)
      #expect(dateKey(Array("\(month)/\(day)/\(year)".utf8)[...], order: .monthFirst) == date)
    }
    #expect(RegionCode("us").map(DateOrder.init) == .monthFirst)
    #expect(RegionCode("DE").map(DateOrder.init) == .dayFirst)
  }
}

@Suite struct MailboxReaderTests {
  @Test(
    "a written address is found wherever it stands",
    arguments: [
      ("Ana Ruiz <Ana@Example.org>", "ana@example.org"),
      ("mailto:ana@example.org", "ana@example.org"),
      ("mailto:ana@example.org?subject=x", "ana@example.org"),
      ("ana@example.org.", "ana@example.org"),
      (" ana @ example.org ", "ana@example.org"), ("ana@example .org", "ana@example.org"),
      ("A.N.A+x@googlemail.com", "ana@gmail.com"), ("ana+x@example.org", "ana@example.org"),
      ("a-b@yahoo.com", "a-b@yahoo.com"), ("ana@müller.de", "ana@xn--mller-kva.de"),
      ("ANA@MÜLLER.DE", "ana@xn--mller-kva.de"), ("ana@xn--mller-kva.de", "ana@xn--mller-kva.de"),
      ("ana@mu\u{308}ller.de", "ana@xn--mller-kva.de"), ("+@example.org", "+@example.org"),
      ("ana@пример.рф", "ana@xn--e1afmkfd.xn--p1ai"), ("\"Ruiz, Ana\" <a@b.org>", "a@b.org"),
      ("...@gmail.com", nil), ("ana at example.org", nil), ("@", nil), ("", nil), ("ana@ ", nil),
    ]
  )
  func finds(text: String, expected: String?) {
    var reader = MailboxReader()
    let found = reader.read(Array(text.utf8)[...])
    #expect((found ? String(decoding: reader.text, as: UTF8.self) : nil) == expected)
  }

  @Test func `a mailbox reads as itself, and no bytes make the reader fail`() {
    var random = SplitMix(seed: 5)
    let alphabet = Array("ab.@+<>\" gmail.com:?é\u{FF}".utf8)
    var (reader, second) = (MailboxReader(), MailboxReader())
    for _ in 0..<20_000 {
      let text = (0..<random.below(16)).map { _ in alphabet[random.below(alphabet.count)] }
      guard reader.read(text[...]) else { continue }
      #expect(!reader.user.isEmpty && !reader.domain.isEmpty)
      #expect(second.read(reader.text[...]) && second.text == reader.text, "\(text)")
    }
  }
}

@Suite struct OrganizationReaderTests {
  @Test(
    "a name comes apart from its legal form",
    arguments: [
      ("Acme Systems, Inc.", "acme systems"), ("The Acme Systems Company", "acme systems"),
      ("Huber G.m.b.H. & Co. KG", "huber"), ("AB Volvo", "volvo"), ("Volvo AB", "volvo"),
      ("Fiat S.p.A.", "fiat"), ("Danone S. A.", "danone"), ("Novo Nordisk A/S", "novo nordisk"),
      ("Orlen Sp. z o.o.", "orlen"), ("Smith & Sons Ltd", "smith sons"),
      ("Smith and Sons Limited", "smith sons"), ("ООО Ромашка", "romashka"), ("The Co.", "the co"),
      ("", ""), ("Procter & Gamble", "procter gamble"), ("H & M", "h m"), ("日本 KK", "日本"),
    ]
  )
  func reads(name: String, expected: String) {
    let words = wordsOfOrganization(Array(name.utf8)[...])
    #expect(words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") == expected)
  }

  @Test func `the legal form stays apart as evidence`() {
    func form(_ name: String) -> UInt32 {
      var reader = OrganizationReader()
      reader.read(Array(name.utf8)[...])
      return reader.legalForm
    }
    #expect(form("Acme Ltd") == form("Acme Limited") && form("Acme Ltd") != 0)
    #expect(form("Acme GmbH") != form("Acme AG"))
    #expect(form("Acme") == 0)
  }
}

@Suite struct URLKeyTests {
  @Test(
    "addresses of one page have one key",
    arguments: [
      ("https://www.Example.com:443/a/?utm_source=x#top", "example.com/a"),
      ("example.com", "example.com"),
      ("HTTP://EXAMPLE.COM/", "example.com"), ("example.com/A", "example.com/A"),
      ("https://twitter.com/AnaRuiz/", "x.com/anaruiz"), ("x.com/anaruiz?s=20", "x.com/anaruiz"),
      ("https://de.linkedin.com/in/Ana-Ruiz/", "linkedin.com/in/ana-ruiz"),
      ("linkedin.com/in/ana-ruiz?trk=x", "linkedin.com/in/ana-ruiz"),
      ("m.facebook.com/ana", "facebook.com/ana"),
      ("http://example.com/index.html", "example.com"),
      ("example.com?a=1&fbclid=2&b=3", "example.com?a=1&b=3"),
      ("//example.com.", "example.com"), ("", nil), ("ana", nil), ("not a url", nil),
      ("http://", nil),
    ]
  )
  func keys(text: String, expected: String?) {
    var output: [UInt8] = []
    let found = urlKey(Array(text.utf8)[...], into: &output)
    #expect((found ? String(decoding: output, as: UTF8.self) : nil) == expected)
    guard let expected else { return }
    var again: [UInt8] = []
    #expect(urlKey(Array(expected.utf8)[...], into: &again) && again == Array(expected.utf8))
  }
}
