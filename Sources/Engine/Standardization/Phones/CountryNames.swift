// Which region a card's address names:
//
//   "Deutschland", "GERMANY", "Allemagne", "DE", "DEU", "D"   DE
//   "U.S.A.", "États-Unis", "Estados Unidos"                  US
//
// A name counts as its letters and digits: case, diacritics and punctuation do not.

/// The region that an address's country names.
///
/// - Parameter name: A country in one of many languages, or its code of two or three letters.
/// - Returns: The region; `nil` where none is known by that name.
/// - Complexity: O(*n*) in the bytes. No memory is taken where all are ASCII.
package func regionCode(forCountry name: ArraySlice<UInt8>) -> RegionCode? {
  CountryNames.known.region(of: name)
}

/// The region in which the numbers of a card were written, as far as the card tells.
///
/// That is the country of its address; else the one country that its other numbers say; else the
/// book's region.
///
/// - Parameters:
///   - country: The country of the card's address; empty where there is none.
///   - phones: The keys of the card's numbers, read without a region.
///   - book: The region of the book.
/// - Returns: The region; `nil` where nothing tells it.
package func homeRegion(
  country: ArraySlice<UInt8>,
  phones: some Sequence<PhoneKey>,
  book: RegionCode?
) -> RegionCode? {
  if let region = regionCode(forCountry: country) { return region }
  var said: UInt16 = 0
  for phone in phones where phone.saysCountry {
    guard said == 0 || said == phone.country else { return book }
    said = phone.country
  }
  return NumberingPlans.world.plan(ofCountry: said)?.region ?? book
}

/// The regions by the hashes of their names.
final class CountryNames: Sendable {
  private let hashes: [UInt64]
  private let regions: [RegionCode?]

  static let known = CountryNames(table: StandardTable.countries.text)

  /// Longer ones are no names of countries.
  private static let mostBytes = 200

  /// What stands on envelopes before the postcode, and is no code of ISO 3166.
  private static let signsOfCars = [
    "D": "DE", "A": "AT", "F": "FR", "I": "IT", "E": "ES", "B": "BE", "S": "SE", "N": "NO",
    "L": "LU", "P": "PT", "FL": "LI", "FIN": "FI", "IRL": "IE", "GBR": "GB", "H": "HU",
  ]

  init(table: String) {
    // Codes go first: they stand for themselves, whatever they mean as a word.
    var entries: [(UInt64, RegionCode)] = []
    var names: [(UInt64, RegionCode)] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 4, let region = RegionCode(fields[0]) else { continue }
      for code in fields.prefix(2) where !code.isEmpty {
        entries.append((Self.hash(Array(code.utf8)[...]), region))
      }
      for name in fields[3].split(separator: "|") {
        names.append((Self.hash(Array(name.utf8)[...]), region))
      }
    }
    for (sign, letters) in Self.signsOfCars.sorted(by: { $0.key < $1.key }) {
      if let region = RegionCode(letters) {
        names.append((Self.hash(Array(sign.utf8)[...]), region))
      }
    }
    entries += names
    var capacity = 64
    while capacity < entries.count * 4 { capacity *= 2 }
    var hashes = [UInt64](repeating: 0, count: capacity)
    var regions = [RegionCode?](repeating: nil, count: capacity)
    for (hash, region) in entries {
      var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & (capacity - 1) }
      // The first row of the table that has a name keeps it.
      guard hashes[slot] == 0 else { continue }
      hashes[slot] = hash
      regions[slot] = region
    }
    self.hashes = hashes
    self.regions = regions
  }

  /// The region that has this name; a hash of 64 bits stands for the name.
  func region(of name: ArraySlice<UInt8>) -> RegionCode? {
    guard !name.isEmpty, name.count <= Self.mostBytes else { return nil }
    let hash = Self.hash(name)
    var slot = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
    while hashes[slot] != 0 {
      if hashes[slot] == hash { return regions[slot] }
      slot = (slot + 1) & (hashes.count - 1)
    }
    return nil
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.contains { $0 >= 0x80 } ? asciiHash(folded(name)[...]) : asciiHash(name)
  }

  private static func asciiHash(_ name: ArraySlice<UInt8>) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name {
      let lower = asciiLowercase(byte)
      guard isWordByte(lower) else { continue }
      value = (value ^ UInt64(lower)) &* 0x100_0000_01B3
      value ^= value >> 29
    }
    return value
  }
}
