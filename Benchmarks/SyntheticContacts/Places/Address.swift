/// A postal address before it is written down: the same house in every spelling.
struct Address: Sendable, Equatable {
  var country: Country
  var number: String
  var streetName: String
  /// The position of the kind of street in the country's table.
  var streetKind: Int
  /// The number of the flat; empty for a house.
  var unit: String
  var city: City
  var postcode: String

  init(in country: Country, _ random: inout SeededGenerator) {
    let facts = country.facts
    self.country = country
    // The product of two draws: low house numbers are common, high ones rare.
    let highest = facts.streets.highestNumber
    number = String(1 + random.below(highest) * random.below(highest) / highest)
    streetName = random.element(of: facts.streets.names)
    streetKind = random.below(facts.streets.kinds.count)
    unit = random.chance(0.2) ? String(1 + random.below(60)) : ""
    city = facts.cities.pick(&random)
    if facts.hasComposedTowns, random.chance(0.35) { city.rename(&random) }
    postcode = fill(city.postcodeStart + facts.postcode, &random)
  }
}

extension City {
  /// Turns the city into a small town of the same region.
  fileprivate mutating func rename(_ random: inout SeededGenerator) {
    name = random.element(of: Self.beginnings) + random.element(of: Self.endings)
    foreignName = ""
  }

  private static let beginnings =
    "Alder Amber Barrow Bell Bishop Bram Cald Cinder Clear Cran Dun Elder Fal Fern Gold Hales Hart Hazel Holm Iron Kelm Lark Little Lyd Maple Mells Nether Old Otter Pen Quarry Raven Rush Sedge Silver Swan Tarn Thorn Upper Wend Whin Wren Yar"
    .split(separator: " ").map(String.init)
  private static let endings =
    "beck borough bourne brook bury cliffe combe creek dale den falls field fleet ford gate grove ham haven hurst lake leigh mere mill moor mouth ness pool port ridge stead stoke ton vale ville water well wick worth"
    .split(separator: " ").map(String.init)
}

/// Replaces each `#` by a digit and each `@` by a letter that postcodes use.
func fill(_ pattern: String, _ random: inout SeededGenerator) -> String {
  var filled: [UInt8] = []
  for byte in pattern.utf8 {
    switch byte {
    case UInt8(ascii: "#"): filled.append(UInt8(ascii: "0") + UInt8(random.below(10)))
    case UInt8(ascii: "@"): filled.append(postcodeLetters[random.below(postcodeLetters.count)])
    default: filled.append(byte)
    }
  }
  return String(decoding: filled, as: UTF8.self)
}

private let postcodeLetters = Array("ABDEFGHJLNPQRSTUWXYZ".utf8)
