import ContactModel
import Testing

@testable import Standardization

@Suite struct PhoneMatchTests {
  /// A spelling and the region in which it was written.
  struct Spelling: Sendable, CustomTestStringConvertible {
    let text: String
    let region: String

    init(_ text: String, _ region: String) { (self.text, self.region) = (text, region) }

    var testDescription: String { "\(text) (\(region))" }
  }

  @Test(
    "these spellings are one number",
    arguments: [
      // The four of the first SmarterContacts.
      one("US", "1231234567", "123 123 4567", "(123) 123-4567", "+1-123-123 4567"),
      // A calling code without plus.
      one("DE", "491711234567", "0171 1234567", "+49 171 1234567", "49 (0)171 1234567"),
      one("DE", "4930901820", "030 901820", "+49 30 901820"),
      one("GB", "442079460018", "020 7946 0018", "+44 20 7946 0018"),
      one("US", "12065550100", "206-555-0100", "1 (206) 555-0100", "+1.206.555.0100"),
      one("US", "442079460018", "+44 20 7946 0018"), one("FR", "33612345678", "06 12 34 56 78"),
      one("AT", "43664123456", "0664 123456"), one("CH", "41781234567", "078 123 45 67"),
      one("ID", "62812345678", "0812-345-678"), one("PL", "48512345678", "512 345 678"),
      one("", "+442079460018", "+44 (0) 20 7946 0018", "442079460018"),
      // 00 everywhere.
      one("US", "00442079460018", "+44 20 7946 0018", "011 44 20 7946 0018"),
      one("CA", "0033612345678", "+33 6 12 34 56 78"),
      one("AU", "0044 20 7946 0018", "+442079460018"),
      one("JP", "00442079460018", "010 44 20 7946 0018"),
      one("ID", "00162812345678", "0812-345-678"), one("SG", "006581234567", "8123 4567"),
      one("BR", "005511961234567", "+55 11 96123-4567"), one("SG", "006531271755", "3127 1755"),
      one("RU", "0049 171 1234567", "8~10 49 171 1234567", "+49 171 1234567"),
      // Pluses.
      one("GB", "++44 20 7946 0018", "+0044 20 7946 0018", "+ 44 20 7946 0018", "020 7946 0018"),
      one("US", "+011 44 20 7946 0018", "＋44 20 7946 0018", "(+44) 20 7946 0018"),
      // Old Mexico.
      one("MX", "+52 1 55 1234 5678", "044 55 1234 5678", "045 55 1234 5678", "01 55 1234 5678"),
      one("MX", "55 1234 5678", "+52 55 1234 5678", "+52 1 55 1234 5678"),
      // Words.
      one(
        "US",
        "2065550100 (mobile)",
        "206 555 0100 cell",
        "Home: 2065550100",
        "Mobile 206-555-0100"
      ),
      one(
        "DE",
        "0171 1234567 (privat)",
        "Handy: 0171/1234567",
        "Mobil 0171 1234567",
        "+49 171 1234567 dienstlich"
      ),
      one("FR", "06 12 34 56 78 (portable)", "Tél. : 06.12.34.56.78", "tél 0612345678 bureau"),
      one(
        "ES",
        "612 34 56 78 (móvil)",
        "Tfno: 612345678",
        "Teléfono 612 345 678",
        "casa 612345678"
      ),
      one("RU", "моб. 8 912 345-67-89", "Тел.: +7 (912) 345 67 89", "89123456789 (рабочий)"),
      one("JP", "携帯 090-1234-5678", "電話：090-1234-5678", "+81 90 1234 5678"),
      one("US", "Tel: +1 206 555 0100", "tel:+1-206-555-0100", "☎ 2065550100", "📞 (206) 555 0100"),
      one("US", "call me at 2065550100", "2065550100 after 6 pm", "2065550100"),
      // Letters.
      one("US", "2O6 555 O1OO", "206 555 01oo", "206 555 0100"),
      one("GB", "O2O 7946 OO18", "020 7946 0018"),
      one("US", "+1 800 555 OO OO", "800 555 0000"),
      one("US", "1-800-FLOWERS", "+1 800 356 9377", "1-800-flowers", "1 800 Flowers"),
      one("US", "1-800-MY-APPLE", "8006927753"), one("AU", "1300 FLOWER", "1300356937"),
      // Extensions.
      one(
        "US",
        "+1 206 555 0100 ext. 12",
        "(206) 555-0100 x12",
        "206-555-0100 #12",
        "2065550100x12"
      ),
      one("US", "tel:+1-206-555-0100;ext=12", "206.555.0100 Ext 12", "206 555 0100, ext. 12"),
      one(
        "DE",
        "030 901820 Durchwahl 12",
        "+49 30 901820 DW 12",
        "030/901820 App. 12",
        "030 901820 x12"
      ),
      one("FR", "01 23 45 67 89 poste 12", "+33 1 23 45 67 89 ext 12"),
      one("ES", "912 34 56 78 ext. 5", "+34 912345678 anexo 5"),
      one("GB", "020 7946 0018 #5", "+44 20 7946 0018;5"),
      one("RU", "8 (495) 123-45-67 доб. 12", "+7 495 123 45 67 ext. 12"),
      // Trunk prefixes.
      one(
        "GB",
        "+44 (0)20 7946 0018",
        "020 7946 0018",
        "+44 0 20 7946 0018",
        "0044 (0)20 7946 0018"
      ),
      one("HU", "06 20 123 4567", "+36 20 123 4567", "+36 (06) 20 123 4567"),
      one("LT", "8 612 34567", "(0-612) 34567", "+370 612 34567"),
      one("RU", "8 912 345 67 89", "+7 912 345 67 89"),
      one("AR", "011 15-2345-6789", "+54 9 11 2345 6789"),
      one("BR", "0 15 11 96123-4567", "+55 11 96123 4567"),
      one("IT", "+39 06 698 12345", "06 69812345", "0039 06 69812345", "+39 (06) 698 12345"),
      one("IT", "+39 (0)347 123 4567", "347 123 4567"),
      one("SM", "0549 886377", "+378 0549 886377", "886377"),
      // Scripts, dashes, marks that nobody sees.
      one("SA", "٠٥٠١٢٣٤٥٦٧", "+966 50 123 4567"), one("IN", "०२२ २७५७ ०१२३", "+91 22 2757 0123"),
      one("IR", "۰۹۱۲ ۳۴۵ ۶۷۸۹", "+98 912 345 6789"), one("TH", "๐๘๑ ๒๓๔ ๕๖๗๘", "+66 81 234 5678"),
      one("GB", "＋４４　２０　７９４６　００１８", "020 7946 0018", "(020) 7946–0018", "020−7946−0018"),
      one(
        "US",
        "\u{202A}+1 206 555 0100\u{202C}",
        "206\u{200B}5550100",
        "206\u{A0}555\u{2011}0100",
        "\u{FEFF}2065550100"
      ),
    ]
  )
  func same(spellings: [Spelling]) throws {
    for first in spellings {
      for second in spellings {
        let (a, b) = (try #require(key(first)), try #require(key(second)))
        #expect(a.matches(b), "\(first.testDescription) and \(second.testDescription)")
      }
    }
  }

  @Test(
    "these are two numbers",
    arguments: [
      (Spelling("(206) 555-0100 x12", "US"), Spelling("(206) 555-0100 x13", "US")),
      (Spelling("030 901820 DW 12", "DE"), Spelling("+49 30 901820 Durchwahl 21", "DE")),
      (Spelling("+39 6 698 12345", "IT"), Spelling("06 69812345", "IT")),
      (Spelling("+39 2 1234 5678", "IT"), Spelling("+39 02 1234 5678", "IT")),
      (Spelling("0171 1234567", "DE"), Spelling("0171 1234567", "GB")),
      (Spelling("020 7946 0018", "GB"), Spelling("020 7946 0018", "NL")),
      (Spelling("0171 1234567", "DE"), Spelling("0171 1234567", "US")),
      (Spelling("0171 1234567", "DE"), Spelling("+44 171 1234567", "DE")),
      (Spelling("+1 206 555 0100", "US"), Spelling("+1 206 555 0101", "US")),
      (Spelling("206 555 0100", "US"), Spelling("+49 206 5550100", "US")),
      (Spelling("+44 7400 123456", "GB"), Spelling("+44 121 234 5678", "GB")),
    ]
  )
  func different(first: Spelling, second: Spelling) throws {
    let (a, b) = (try #require(key(first)), try #require(key(second)))
    #expect(!a.matches(b))
    #expect(!b.matches(a))
  }

  @Test(
    "a second number is left out, and the key says so",
    arguments: [
      ("2065550100 / 2065550101", 2_065_550_100), ("206-555-0100/1", 2_065_550_100),
      ("2065550100 or 2065550101", 2_065_550_100), ("206 555 0100, 206 555 0101", 2_065_550_100),
      ("2065550100; 2065550101", 2_065_550_100), ("206-555-0100 & 206-555-0101", 2_065_550_100),
      ("+1 206 555 0100 +1 206 555 0101", 2_065_550_100), ("2065550100\n2065550101", 2_065_550_100),
      ("h 206 555 0100 w 206 555 0101", 2_065_550_100),
    ]
  )
  func secondNumber(text: String, national: UInt64) throws {
    let found = try #require(key(Spelling(text, "US")))
    #expect(found.national == national)
    #expect(!found.isWhole)
  }

  @Test(
    "the country is known from the number, from the region, or not at all",
    arguments: [
      (Spelling("+49 171 1234567", "US"), 49, 0), (Spelling("0171 1234567", "DE"), 49, 49),
      (Spelling("0171 1234567", "US"), 1000, 1),
      (Spelling("555-0100", "US"), 0, 1), (Spelling("2065550100", ""), 0, 0),
      (Spelling("1 206 555 0100", ""), 1, 0), (Spelling("8 701 123 4567", "KZ"), 7, 7),
    ] as [(Spelling, UInt16, UInt16)]
  )
  func country(spelling: Spelling, country: UInt16, assumed: UInt16) throws {
    let found = try #require(key(spelling))
    #expect(found.country == country)
    #expect(found.assumedCountry == assumed)
  }

  @Test func `matching is symmetric, and each number matches itself`() {
    let texts = [
      "+1 206 555 0100", "2065550100", "555-0100", "0171 1234567", "+39 06 69812345",
      "+39 6 69812345", "06 69812345", "206 555 0100 x12", "442079460018", "911",
    ]
    let keys = texts.flatMap { text in
      ["", "US", "DE", "IT", "GB"].compactMap { key(Spelling(text, $0)) }
    }
    for a in keys {
      #expect(a.matches(a))
      for b in keys { #expect(a.matches(b) == b.matches(a)) }
    }
  }

  private func key(_ spelling: Spelling) -> PhoneKey? {
    phoneKey(Array(spelling.text.utf8)[...], kind: [], region: RegionCode(spelling.region))
  }
}

@Suite struct PhoneWordTests {
  @Test func `no two words share a hash, but those that differ in case alone`() {
    var words: [UInt64: String] = [:]
    for (list, _) in PhoneWords.lists {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        var hash = PhoneWordHash()
        for scalar in word.unicodeScalars { hash.add(scalar.value) }
        let known = words.updateValue(word.lowercased(), forKey: hash.value)
        #expect(known == nil, "\(word) stands twice, or shares the hash of \(known ?? "")")
        #expect(PhoneWords.known.meaning(hash) != nil)
      }
    }
    #expect(words.count > 200)
  }

  @Test("capitals are small letters", arguments: [("TEL", "tel"), ("МОБ", "моб"), ("ΤΗΛ", "τηλ")])
  func folds(upper: String, lower: String) {
    var (first, second) = (PhoneWordHash(), PhoneWordHash())
    for scalar in upper.unicodeScalars { first.add(scalar.value) }
    for scalar in lower.unicodeScalars { second.add(scalar.value) }
    #expect(first.value == second.value)
  }
}

private func one(_ region: String, _ texts: String...) -> [PhoneMatchTests.Spelling] {
  texts.map { PhoneMatchTests.Spelling($0, region) }
}
