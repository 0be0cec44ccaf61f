/// The countries whose conventions the books follow.
enum Country: Int, CaseIterable, Sendable {
  case unitedStates, unitedKingdom, germany, canada, australia, ireland, france, spain, italy
  case netherlands, sweden, poland, czechia, russia, greece, turkey, brazil, mexico, india, japan
  case china, vietnam, emirates
  case hungary, finland, ukraine, romania, nigeria, southKorea, portugal, egypt, southAfrica
  case newZealand

  /// The ISO 3166 code in small letters.
  var code: String { Self.codes[rawValue] }

  private static let codes = [
    "us", "gb", "de", "ca", "au", "ie", "fr", "es", "it", "nl", "se", "pl", "cz", "ru", "gr", "tr",
    "br", "mx", "in", "jp", "cn", "vn", "ae", "hu", "fi", "ua", "ro", "ng", "kr", "pt", "eg",
    "za", "nz",
  ]

  var facts: CountryFacts { Self.tables[rawValue] }

  private static let tables: [CountryFacts] = allCases.map { country in
    switch country {
    case .unitedStates: .unitedStates
    case .unitedKingdom: .unitedKingdom
    case .germany: .germany
    case .canada: .canada
    case .australia: .australia
    case .ireland: .ireland
    case .france: .france
    case .spain: .spain
    case .italy: .italy
    case .netherlands: .netherlands
    case .sweden: .sweden
    case .poland: .poland
    case .czechia: .czechia
    case .russia: .russia
    case .greece: .greece
    case .turkey: .turkey
    case .brazil: .brazil
    case .mexico: .mexico
    case .india: .india
    case .japan: .japan
    case .china: .china
    case .vietnam: .vietnam
    case .emirates: .emirates
    case .hungary: .hungary
    case .finland: .finland
    case .ukraine: .ukraine
    case .romania: .romania
    case .nigeria: .nigeria
    case .southKorea: .southKorea
    case .portugal: .portugal
    case .egypt: .egypt
    case .southAfrica: .southAfrica
    case .newZealand: .newZealand
    }
  }

  /// How often the people of a book live in each country.
  static let shares = WeightedTable<Country>([
    (.unitedStates, 300), (.unitedKingdom, 140), (.germany, 120), (.canada, 40), (.australia, 40),
    (.ireland, 20), (.france, 70), (.spain, 50), (.italy, 45), (.netherlands, 35), (.sweden, 30),
    (.poland, 30), (.czechia, 12), (.russia, 25), (.greece, 18), (.turkey, 25), (.brazil, 25),
    (.mexico, 20), (.india, 35), (.japan, 18), (.china, 18), (.vietnam, 10), (.emirates, 10),
  ])

  /// How often the people of the other kinds of book live in each country: mostly where the mixed
  /// book has nobody.
  static let otherShares = WeightedTable<Country>([
    (.hungary, 100), (.finland, 90), (.ukraine, 80), (.romania, 80), (.nigeria, 90),
    (.southKorea, 60), (.portugal, 80), (.egypt, 50), (.southAfrica, 80), (.newZealand, 70),
    (.brazil, 60), (.india, 50), (.turkey, 40), (.vietnam, 30), (.greece, 20), (.ireland, 20),
  ])

  /// Lists that somebody keeps are of a place or two.
  static let fewShares = WeightedTable<Country>([
    (.portugal, 25), (.hungary, 20), (.nigeria, 20), (.newZealand, 20), (.finland, 15),
  ])
}

/// What is particular to a country: who lives there, and how addresses and numbers are written.
struct CountryFacts: Sendable {
  /// The country's name in its own language, then as others write it.
  let names: [String]
  let cultures: WeightedTable<Culture>
  let cities: WeightedTable<City>
  /// Small towns are composed from syllables, so that a place can be rare.
  let hasComposedTowns: Bool
  /// What follows a city's own digits: `#` is a digit, `@` a letter.
  let postcode: String
  let streets: StreetStyle
  let numbers: NumberingPlan
  /// Each legal form of a company in the ways it is written.
  let legalForms: [[String]]

  init(
    names: [String],
    cultures: [(element: Culture, weight: UInt64)],
    cities: String,
    hasComposedTowns: Bool = false,
    postcode: String,
    streets: StreetStyle,
    numbers: NumberingPlan,
    legalForms: [[String]]
  ) {
    self.names = names
    self.cultures = WeightedTable(cultures)
    self.cities = WeightedTable(ranked: City.list(cities), flatness: 2)
    self.hasComposedTowns = hasComposedTowns
    self.postcode = postcode
    self.streets = streets
    self.numbers = numbers
    self.legalForms = legalForms
  }
}

/// A city with what its addresses and telephone numbers begin with.
struct City: Sendable, Equatable {
  var name: String
  /// The name that foreigners use, "Munich" for "München"; empty where it is the same.
  var foreignName: String
  var region: String
  var postcodeStart: String
  var areaCode: String

  /// Reads lines such as `München=Munich|BY|80|89`.
  static func list(_ text: String) -> [City] {
    text.split(whereSeparator: \.isNewline).map { line in
      let fields = line.drop { $0 == " " }
        .split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      precondition(fields.count == 4, "a city has a name, a region, a postcode and an area code")
      let names = fields[0].split(separator: "=").map(String.init)
      return City(
        name: names[0],
        foreignName: names.count > 1 ? names[1] : "",
        region: fields[1],
        postcodeStart: fields[2],
        areaCode: fields[3]
      )
    }
  }
}
