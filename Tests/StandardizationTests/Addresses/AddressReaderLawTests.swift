import SyntheticContacts
import Testing

@testable import Standardization

/// The reader is held against the plain one it was made from.
@Suite struct AddressReaderLawTests {
  @Test(arguments: AddressPairs.allCases)
  func `keys of the table of pairs are those of the plain reader`(pairs: AddressPairs) {
    var both = BothReaders()
    for line in pairs.lines {
      for side in line.dropFirst(2).split(separator: "|") {
        both.compare(WrittenAddress(whole: String(side)))
        both.compare(WrittenAddress(street: String(side)))
      }
    }
  }

  @Test func `keys of a generated book are those of the plain reader`() {
    var both = BothReaders()
    for record in SyntheticBook(BookRecipe(count: 20_000, seed: 91)) {
      for place in [record.content.home, record.content.work] where !place.isEmpty {
        let whole = [
          place.street, place.unit, place.city, place.region + " " + place.postcode, place.country,
        ].filter { !$0.isEmpty }.joined(separator: ", ")
        both.compare(WrittenAddress(whole: whole))
        both.compare(
          WrittenAddress(
            street: place.street,
            unit: place.unit,
            city: place.city,
            region: place.region,
            postcode: place.postcode,
            country: place.country
          )
        )
      }
    }
  }

  @Test func `keys of random text are those of the plain reader`() {
    var both = BothReaders()
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<6_000 {
      both.compare(
        WrittenAddress(
          whole: randomText(&generator),
          street: Bool.random(using: &generator) ? "" : randomText(&generator),
          unit: Bool.random(using: &generator) ? "" : randomText(&generator),
          city: Bool.random(using: &generator) ? "" : randomText(&generator),
          region: Bool.random(using: &generator) ? "" : randomText(&generator),
          postcode: Bool.random(using: &generator) ? "" : randomText(&generator),
          country: Bool.random(using: &generator) ? "" : randomText(&generator)
        )
      )
    }
  }

  @Test func `bytes that are no text are read like the plain reader does`() {
    var both = BothReaders()
    var generator = SystemRandomNumberGenerator()
    let odd: [UInt8] = [
      0, 1, 0x0A, 0x0D, 0x20, 0x31, 0x61, 0xC2, 0xBA, 0xC3, 0xA4, 0xC9, 0x90, 0xFF,
    ]
    for _ in 0..<4_000 {
      var written = WrittenAddress()
      let bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        odd.randomElement(using: &generator) ?? 0
      }
      written.street = bytes[...]
      written.city = bytes[...]
      written.postcode = bytes.reversed()[...]
      both.compare(written)
    }
  }

  @Test func `an address is read alike whatever was read before it`() {
    var generator = SystemRandomNumberGenerator()
    var reader = AddressReader()
    var tokens = TokenTable()
    for _ in 0..<2_000 {
      let written = WrittenAddress(whole: randomText(&generator))
      let key = reader.key(written, tokens: &tokens)
      #expect(addressKey(written, tokens: &tokens) == key)
    }
  }

  private func randomText(_ generator: inout SystemRandomNumberGenerator) -> String {
    let words = [
      "st", "str.", "Straße", "12", "5a", "#", "/", ",", "\n", "c/o", "po box", "piso", "2º", "B",
      "n", "-", "\u{1F600}", "ß", "\u{301}", "calle", "10115", "Berlin", "apt", "1/2", "'", "l'",
      "Saint", "St.", "IL", "USA", "bajo", "links", "Fifth", "1e", "o'b", "p.o.", "nº", "IJ", "ﬁ",
      "Hauptstr.", "Mühleng.", "Storg.", "floor", "2nd", "One", "Loop", "DE-", "SW1A 1AA", "Ave",
      "1tr", "3izq", "12og", "C/.", "S:t", "3º", "1ª", "2.º", "C.P.", "Statale", "rue", "O", "Est",
      "Ouest", "PC", "Hooftstr.", "1e", "étage", "ét.", "Esp", "c/o Weber", "puerta", "S.", "bis",
      "MLK", "izda.", ":", "n.", "16",
    ]
    return (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      Int.random(in: 0..<8, using: &generator) > 0
        ? words.randomElement(using: &generator) ?? ""
        : String(Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &generator)) ?? " ")
    }.joined(separator: Bool.random(using: &generator) ? " " : "")
  }
}

/// The reader and the plain one, side by side, each kept from one address to the next.
private struct BothReaders: ~Copyable {
  private var reader = AddressReader()
  private var plain = ReferenceAddressReader()
  private var tokens = TokenTable()

  mutating func compare(
    _ written: WrittenAddress,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = plain.key(written, tokens: &tokens)
    let key = reader.key(written, tokens: &tokens)
    let text = String(decoding: written.whole + [0x7C] + written.street, as: UTF8.self)
    if key != expected {
      Issue.record("\(text): \(key), not \(expected)", sourceLocation: sourceLocation)
    }
    let parts = referenceExactAddress(written)
    if exactAddress(written) != parts {
      Issue.record("exact \(text)", sourceLocation: sourceLocation)
    }
    let hash = parts.reduce(UInt64(7)) { stableHash($1[...], seed: mixed($0)) }
    if reader.exactHash(written, seed: 7) != hash {
      Issue.record("hash of \(text)", sourceLocation: sourceLocation)
    }
  }
}

extension WrittenAddress {
  fileprivate init(
    whole: String = "",
    street: String = "",
    unit: String = "",
    city: String = "",
    region: String = "",
    postcode: String = "",
    country: String = ""
  ) {
    self.init()
    self.whole = Array(whole.utf8)[...]
    self.street = Array(street.utf8)[...]
    self.unit = Array(unit.utf8)[...]
    self.city = Array(city.utf8)[...]
    self.region = Array(region.utf8)[...]
    self.postcode = Array(postcode.utf8)[...]
    self.country = Array(country.utf8)[...]
  }
}
