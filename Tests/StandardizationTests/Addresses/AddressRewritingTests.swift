import SyntheticContacts
import Testing

@testable import Standardization

@Suite struct AddressRewritingTests {
  @Test(
    "a street is spelled in full, and what is not sure stays",
    arguments: [
      ("12 Memory Ln", nil, "12 Memory Lane"), ("Memory Ln", nil, "Memory Lane"),
      ("Hauptstr. 5", nil, "Hauptstraße 5"), ("Hauptstr. 5", "CH", "Hauptstrasse 5"),
      ("C/ Mayor 3, 2º", nil, "Calle Mayor 3, 2º"), ("C/Mayor 3", "ES", "Calle Mayor 3"),
      ("P.zza Garibaldi 4", nil, "Piazza Garibaldi 4"),
      ("22 Bd Haussmann", "FR", "22 boulevard Haussmann"),
      ("10 St James St", "GB", "10 St James Street"),
      ("500 n. main st  apt 4", "US", "500 North Main Street Apt 4"),
      ("1600 Pennsylvania Ave NW", "US", "1600 Pennsylvania Avenue Northwest"),
      ("12 E St", "US", "12 E Street"), ("12 W E Smith St", "US", "12 W E Smith Street"),
      ("5 RUE DE LA PAIX", "FR", "5 rue de la Paix"),
      ("CALLE DE LA ROSA 5", nil, "Calle de la Rosa 5"),
      ("VIA DEI MILLE 7", "IT", "Via dei Mille 7"),
      ("an der alten ziegelei 5", "DE", "An der Alten Ziegelei 5"),
      ("Storg. 5", "SE", "Storgatan 5"), ("Kerkstr. 12a", "NL", "Kerkstraat 12a"),
      ("Kerkstr. 12a", nil, "Kerkstr. 12a"), ("100 EAST 42ND ST", "US", "100 East 42nd Street"),
      ("Old Farm", nil, "Old Farm"), ("xxxx", "DE", "xxxx"), ("XXXX 5", "US", "XXXX 5"),
      ("Mühlen Str. 7", "DE", "Mühlen Straße 7"), ("HAUPTSTRASSE 5", "DE", "Hauptstraße 5"),
      ("HAUPTSTRASSE 5", "CH", "Hauptstrasse 5"), ("LANGE STRASSE 5", "AT", "Lange Straße 5"),
      ("hauptstrasse 5", "DE", "Hauptstrasse 5"), ("Hauptstrasse 5", "DE", "Hauptstrasse 5"),
      ("PO Box 12", "US", "PO Box 12"), ("", nil, ""),
    ] as [(String, String?, String)]
  )
  func streets(text: String, country: String?, expected: String) {
    #expect(rewrittenStreet(text, country: country) ?? text == expected)
  }

  @Test(
    "a postcode is spaced only where it has its country's form",
    arguments: [
      ("sw1a2aa", "GB", "SW1A 2AA"), ("1017gc", "NL", "1017 GC"), ("m5j2r8", "CA", "M5J 2R8"),
      ("11135", "SE", "111 35"), ("627011234", "US", "62701-1234"), ("00590", "PL", "00-590"),
      ("62701", "US", "62701"), ("12345 67", "NL", "12345 67"), ("11135", nil, "11135"),
    ] as [(String, String?, String)]
  )
  func postcodes(text: String, country: String?, expected: String) {
    #expect(rewrittenPostcode(text, country: country) ?? text == expected)
  }

  @Test(
    "a place in one case gets capitals",
    arguments: [
      ("NEW  YORK", "New York"), ("frankfurt am main", "Frankfurt am Main"), ("IL", "IL"),
      ("NSW", "NSW"), ("McAllen", "McAllen"), ("SAINT-DENIS", "Saint-Denis"),
    ]
  )
  func places(text: String, expected: String) {
    #expect(rewrittenPlace(text) ?? text == expected)
  }

  @Test func `a generated street keeps its key and its digits, and is standard at once`() {
    var tokens = TokenTable()
    var reader = AddressReader()
    func key(_ text: String) -> AddressKey {
      var written = WrittenAddress()
      written.street = Array(text.utf8)[...]
      var key = reader.key(written, tokens: &tokens)
      key.rules = []
      return key
    }
    var changed = 0
    for record in SyntheticBook(BookRecipe(count: 20_000, seed: 92)) {
      for place in [record.content.home, record.content.work] where !place.street.isEmpty {
        for country in [nil, "US", "DE", "FR", "ES", "IT", "NL", "SE"] {
          guard let new = rewrittenStreet(place.street, country: country) else { continue }
          changed += 1
          #expect(key(new) == key(place.street), "\(place.street) → \(new)")
          #expect(new.filter(\.isNumber) == place.street.filter(\.isNumber))
          #expect(rewrittenStreet(new, country: country) == nil, "\(place.street) → \(new)")
        }
      }
    }
    #expect(changed > 1_000)
  }

  @Test func `any text keeps its digits and is standard when it comes out`() {
    var generator = SystemRandomNumberGenerator()
    let words = [
      "st", "STR.", "12", "5a", "N", "C/", ",", "\n", "Main", "HAUPTSTR.", "2º", "ß", "İ", "ŉ",
      "rue", "de", "la", "PAIX", "l'", "\u{301}", "Ave", "apt", "v.le", " ",
    ]
    let countries = [nil, "US", "DE", "CH", "FR", "ES", "IT", "NL", "SE", "CA", "JP"]
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        Int.random(in: 0..<4, using: &generator) > 0
          ? words.randomElement(using: &generator) ?? ""
          : String(Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &generator)) ?? " ")
      }.joined(separator: Bool.random(using: &generator) ? " " : "")
      let country = countries.randomElement(using: &generator) ?? nil
      for style in [AddressStyle.full, .short] {
        guard let new = rewrittenStreet(text, country: country, style: style) else { continue }
        #expect(new.filter(\.isNumber) == text.filter(\.isNumber))
        #expect(rewrittenStreet(new, country: country, style: style) == nil, "\(text) → \(new)")
      }
      if let new = rewrittenPlace(text) { #expect(rewrittenPlace(new) == nil, "\(text) → \(new)") }
      if let new = rewrittenPostcode(text, country: country) {
        #expect(rewrittenPostcode(new, country: country) == nil, "\(text) → \(new)")
      }
    }
  }
}
