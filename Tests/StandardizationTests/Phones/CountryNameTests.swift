import ContactModel
import Testing

@testable import Standardization

@Suite struct CountryNameTests {
  @Test(
    "a country is known by its names and codes",
    arguments: [
      ("DE", ["Germany", "Deutschland", "ALLEMAGNE", "de", "DEU", "D", "Alemania", "Duitsland"]),
      ("US", ["USA", "U.S.A.", "United States of America", "États-Unis", "Estados Unidos", "us"]),
      ("GB", ["UK", "United Kingdom", "Great Britain", "England", "Großbritannien", "GBR"]),
      ("CH", ["Schweiz", "Suisse", "Svizzera", "Switzerland", "CHE"]),
      ("NL", ["The Netherlands", "Nederland", "Pays-Bas", "Niederlande"]),
      ("CZ", ["Česko", "Czech Republic", "Tschechien"]), ("RU", ["Россия", "Russia", "РФ"]),
      ("GR", ["Ελλάδα", "Greece"]), ("JP", ["日本", "Japan"]), ("KR", ["South Korea", "대한민국"]),
      ("CI", ["Côte d'Ivoire", "Cote dIvoire", "Côte d’Ivoire"]), ("CR", ["CR", "Costa Rica"]),
      ("VC", ["St Vincent", "Saint Vincent"]), ("SE", ["Sverige", "sweden ", "Schweden"]),
    ]
  )
  func known(region: String, names: [String]) {
    for name in names {
      #expect(regionCode(forCountry: Array(name.utf8)[...])?.text == region, "\(name)")
    }
  }

  @Test("what is no country has no region", arguments: ["", "Bavaria", "-", "QQ", "Memory Lane"])
  func unknown(name: String) { #expect(regionCode(forCountry: Array(name.utf8)[...]) == nil) }

  @Test func `every region of the numbering plans has a row with its calling code`() {
    var codes: [String: String] = [:]
    for line in StandardTable.countries.text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      codes[String(fields[0])] = String(fields[2])
    }
    for line in StandardTable.phonePlans.text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard RegionCode(fields[0]) != nil, !["AC", "TA"].contains(fields[0]) else { continue }
      #expect(codes[String(fields[0])] == String(fields[1]), "\(fields[0])")
    }
  }

  @Test(
    "the card's address comes first, then its other numbers, then the book",
    arguments: [
      ("Germany", ["+44 20 7946 0018"], "US", "DE"), ("", ["+44 20 7946 0018"], "US", "GB"),
      ("", ["+44 20 7946 0018", "+49 171 1234567"], "US", "US"), ("", ["0171 1234567"], "US", "US"),
      ("Utopia", [], "FR", "FR"), ("", ["+800 1234 5678"], "FR", "FR"),
    ]
  )
  func home(country: String, phones: [String], book: String, expected: String) {
    let keys = phones.compactMap { phoneKey(Array($0.utf8)[...], kind: []) }
    let region = homeRegion(
      country: Array(country.utf8)[...],
      phones: keys,
      book: RegionCode(book)
    )
    #expect(region?.text == expected)
  }
}
