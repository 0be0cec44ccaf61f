import Testing

@testable import Standardization

@Suite struct AddressReaderTests {
  @Test(
    "a street line comes apart into number, street and unit",
    arguments: [
      ("69 Giblin St.", "69|giblinstreet|"), ("69 Giblin Street", "69|giblinstreet|"),
      ("Hauptstraße 5", "5|hauptstreet|"), ("Hauptstr. 5", "5|hauptstreet|"),
      ("Haupt Str. 5a", "5a|hauptstreet|"), ("12 Memory Lane", "12|memorylane|"),
      ("12 Memory Ln", "12|memorylane|"), ("C/ Mayor 3, 2º", "3|mayorcalle|2"),
      ("Calle Mayor, 3", "3|mayorcalle|"), ("188 N. High Ln Apt 4", "188|northhighlane|4"),
      ("188 North High Lane #4", "188|northhighlane|4"), ("St. John's Road 7", "7|saintjohnsroad|"),
      ("4, R. Victor Hugo", "4|victorhugorue|"), ("P.zza Dante 8", "8|danteplace|"),
      ("Mühleng. 189", "189|muhlengasse|"), ("Pº Real, 16", "16|realpaseo|"),
      ("Flat 2, 10 Mill Road", "10|millroad|2"), ("Hauptstr. 5 a", "5a|hauptstreet|"),
      ("Old Farm", "|oldfarm|"), ("", "||"), ("PO Box 12 34", "1234|box|"),
      ("12 A Street", "12|astreet|"),
    ]
  )
  func splits(line: String, expected: String) {
    var tokens = TokenTable()
    var reader = AddressReader()
    var written = WrittenAddress()
    written.street = Array(line.utf8)[...]
    let key = reader.key(written, tokens: &tokens)
    let text = [key.number, key.street, key.unit].map(tokens.string).joined(separator: "|")
    #expect(text == expected)
  }
}
