/// How one language writes street addresses, for inventing pairs of them.
struct AddressSpellings: Sendable {
  enum Layout { case numberFirst, kindFirst, kindFirstNumberFirst, glued }

  let name: String
  let layout: Layout
  /// Names, each with its spellings.
  let names: [[String]]
  /// Types of streets, each with its spellings; for a glued one as it is glued.
  let kinds: [[String]]
  /// Directions, each with its spellings; an empty list where there are none.
  let directions: [[String]]
  /// Ways to write a flat, `%` being its number; all of one meaning.
  let units: [String]
  /// Town, region's spellings and postcode's pattern: `%1` postcode, `%2` town, `%3` region.
  let place: String
  let towns: [[String]]
  let regions: [[String]]
  let postcode: String

  static let all = [english, british, german, french, spanish, italian, dutch, swedish]

  static let english = AddressSpellings(
    name: "english",
    layout: .numberFirst,
    names: [
      ["Memory"], ["Oak Hill"], ["Fifth", "5th"], ["Saint James", "St. James", "St James"],
      ["Martin Luther King", "MLK"], ["O'Brien", "O’Brien", "OBrien"],
      ["Mount Vernon", "Mt. Vernon"],
      ["42nd", "42 nd"], ["Jefferson"], ["Van Ness"], ["Lakeview"],
    ],
    kinds: [
      ["Street", "St", "St.", "street"], ["Avenue", "Ave", "Ave.", "Av"], ["Lane", "Ln", "Ln."],
      ["Drive", "Dr", "Dr."], ["Boulevard", "Blvd", "Blvd."], ["Court", "Ct"],
      ["Place", "Pl", "Pl."],
      ["Parkway", "Pkwy"], ["Road", "Rd", "Rd."], ["Circle", "Cir"], ["Trail", "Trl"],
    ],
    directions: [
      ["North", "N", "N."], ["South", "S"], ["Northwest", "NW", "N.W."], ["East", "E."],
    ],
    units: ["Apt %", "Apt. %", "#%", "Unit %", "Apartment %", "# %"],
    place: "%2, %3 %1",
    towns: [["Springfield"], ["Saint Paul", "St. Paul", "St Paul"], ["Fort Worth"], ["Portland"]],
    regions: [
      ["IL", "Illinois"], ["TX", "Texas"], ["NY", "New York", "N.Y."], ["OR", "Oregon"],
    ],
    postcode: "6#7#1"
  )
  static let british = AddressSpellings(
    name: "british",
    layout: .numberFirst,
    names: [
      ["High"], ["Victoria"], ["Saint Mary's", "St. Mary's", "St Marys"], ["Mill"], ["Abbey"],
    ],
    kinds: [
      ["Road", "Rd", "Rd."], ["Street", "St", "St."], ["Gardens", "Gdns"], ["Close", "Cl"],
      ["Crescent", "Cres"], ["Terrace", "Ter", "Terr."], ["Square", "Sq"], ["Grove", "Gr"],
    ],
    directions: [],
    units: ["Flat %", "Apt %", "Apartment %", "Unit %"],
    place: "%2 %1",
    towns: [["London"], ["Leeds"], ["Bristol"]],
    regions: [],
    postcode: "SW1# 2AB"
  )
  static let german = AddressSpellings(
    name: "german",
    layout: .glued,
    names: [
      ["Haupt"], ["Müller", "Mueller"], ["Schul"], ["Goethe"], ["Bahnhof"], ["Grün", "Gruen"],
      ["Königs", "Koenigs"], ["Linden"],
    ],
    kinds: [["straße", "str.", "strasse", "str"], ["gasse", "g."], ["platz", "pl."], ["weg"]],
    directions: [],
    units: ["Whg. %", "Wohnung %", "Whg %", "App. %"],
    place: "%1 %2",
    towns: [["Berlin"], ["Köln", "Koeln", "Köln"], ["Frankfurt am Main", "Frankfurt a. M."]],
    regions: [],
    postcode: "10#15"
  )
  static let french = AddressSpellings(
    name: "french",
    layout: .kindFirstNumberFirst,
    names: [
      ["de la Paix"], ["Victor Hugo"], ["du Général Leclerc", "du Gal Leclerc", "Général Leclerc"],
      ["Saint-Michel", "St Michel", "St-Michel"], ["de l'Église", "de l’Eglise"], ["des Lilas"],
    ],
    kinds: [
      ["rue", "R."], ["avenue", "Av.", "Ave", "av"], ["boulevard", "Bd", "Blvd", "bd."],
      ["place", "Pl.", "pl"], ["chemin", "Ch.", "chem."], ["impasse", "Imp."], ["route", "Rte"],
    ],
    directions: [],
    units: ["Appt %", "apt. %", "Appartement %", "appt. %"],
    place: "%1 %2",
    towns: [["Paris"], ["Saint-Denis", "St-Denis", "St Denis"], ["Lyon"]],
    regions: [],
    postcode: "75#0#"
  )
  static let spanish = AddressSpellings(
    name: "spanish",
    layout: .kindFirst,
    names: [
      ["Mayor"], ["de la Rosa", "la Rosa", "Rosa"], ["Alcalá", "Alcala", "de Alcalá"],
      ["Serrano"], ["San Juan", "S. Juan"], ["Doctor Fleming", "Dr. Fleming"],
    ],
    kinds: [
      ["Calle", "C/", "C.", "C/.", "Cl."], ["Avenida", "Av.", "Avda.", "Avda"],
      ["Plaza", "Pza.", "Plza."], ["Paseo", "P.º", "Pº"], ["Carretera", "Ctra."],
      ["Ronda", "Rda."],
    ],
    directions: [],
    units: ["%º B", "piso % puerta B", "%.º B", "%ºB", "%º puerta B"],
    place: "%1 %2",
    towns: [["Madrid"], ["Valencia"], ["Sevilla"]],
    regions: [],
    postcode: "280#1"
  )
  static let italian = AddressSpellings(
    name: "italian",
    layout: .kindFirst,
    names: [
      ["Garibaldi"], ["dei Mille"], ["Roma"], ["San Marco", "S. Marco"], ["Dante"],
      ["Santa Maria", "S. Maria", "Sta. Maria"],
    ],
    kinds: [
      ["Via", "V."], ["Viale", "V.le"], ["Piazza", "P.zza", "P.za"], ["Corso", "C.so"],
      ["Largo", "L.go"], ["Vicolo", "V.lo"],
    ],
    directions: [],
    units: ["int. %", "interno %", "int %"],
    place: "%1 %2 %3",
    towns: [["Firenze"], ["Parma"], ["Bari"]],
    regions: [["FI", "(FI)"], ["MI", "(MI)"], ["RM", "(RM)"]],
    postcode: "501#3"
  )
  static let dutch = AddressSpellings(
    name: "dutch",
    layout: .glued,
    names: [["Kerk"], ["Beatrix"], ["Wilgen"], ["P.C. Hooft", "PC Hooft"], ["Molen"]],
    kinds: [["straat", "str."], ["laan", "ln."], ["plein", "pln."], ["weg"]],
    directions: [],
    units: ["bus %", "app. %", "apt %"],
    place: "%1 %2",
    towns: [["Amsterdam"], ["Utrecht"]],
    regions: [],
    postcode: "10#7 GC"
  )
  static let swedish = AddressSpellings(
    name: "swedish",
    layout: .glued,
    names: [
      ["Stor"], ["Drottning"], ["S:t Eriks", "Sankt Eriks", "St. Eriks"], ["Björk"], ["Skol"],
    ],
    kinds: [["gatan", "g."], ["vägen", "v."], ["torget", "torg"]],
    directions: [],
    units: ["lgh %", "lägenhet %", "Lgh. %"],
    place: "%1 %2",
    towns: [["Stockholm"], ["Malmö", "MALMÖ"]],
    regions: [],
    postcode: "11# 35"
  )
}

/// One invented address before it is spelled: positions in the tables of a language.
struct InventedAddress {
  /// A part that is altered to get another address.
  enum Part: CaseIterable { case number, letter, unit, kind, name, direction, town, postcode }

  let language: AddressSpellings
  var number: Int
  var letter: String
  var unit: Int
  var kind: Int
  var name: Int
  var direction: Int
  var town: Int
  var region: Int
  var digits: Int

  init(_ language: AddressSpellings, _ random: inout SplitMix) {
    self.language = language
    number = 1 + random.below(240)
    letter = random.below(8) == 0 ? "b" : ""
    unit = random.below(3) == 0 ? 1 + random.below(40) : 0
    kind = random.below(language.kinds.count)
    name = random.below(language.names.count)
    direction =
      language.directions.isEmpty || random.below(2) == 0
      ? -1 : random.below(language.directions.count)
    town = random.below(language.towns.count)
    region = language.regions.isEmpty ? 0 : random.below(language.regions.count)
    digits = random.below(100)
  }

  /// Another address, which differs in one part; `nil` where this one has no such part.
  func altered(_ part: Part, _ random: inout SplitMix) -> InventedAddress? {
    var new = self
    func other(_ value: Int, of count: Int) -> Int { (value + 1 + random.below(count - 1)) % count }
    switch part {
    case .number: new.number += 1 + random.below(20)
    case .letter: new.letter = letter == "b" ? "c" : "b"
    case .unit:
      guard unit > 0 else { return nil }
      new.unit += 1 + random.below(9)
    case .kind: new.kind = other(kind, of: language.kinds.count)
    case .name: new.name = other(name, of: language.names.count)
    case .direction:
      guard direction >= 0 else { return nil }
      new.direction = other(direction, of: language.directions.count)
    case .town, .postcode:
      // A town alone may be another name of its part: it is told by its postcode.
      // Both digits change, as a postcode may show but one.
      let step = 1 + random.below(9)
      new.digits = (digits / 10 + step) % 10 * 10 + (digits % 10 + step) % 10
      if part == .town { new.town = other(town, of: language.towns.count) }
    }
    return new
  }

  func spelled(_ random: inout SplitMix) -> String {
    func pick(_ words: [String]) -> String { words[random.below(words.count)] }
    let kind = pick(language.kinds[kind])
    let name = pick(language.names[name])
    let house =
      String(number) + (letter.isEmpty ? "" : pick([letter, " " + letter, letter.uppercased()]))
    let way = direction < 0 ? "" : pick(language.directions[direction]) + " "
    var street: String
    switch language.layout {
    case .numberFirst: street = "\(pick([house, house + ","])) \(way)\(name) \(kind)"
    case .kindFirstNumberFirst: street = "\(house)\(pick([" ", ", "]))\(kind) \(name)"
    case .kindFirst: street = "\(kind) \(name)\(pick([" ", ", ", " nº ", ", n. "]))\(house)"
    case .glued:
      let isApart = random.below(4) == 0 && kind.hasPrefix("str") && language.name == "german"
      street =
        name + (isApart ? " " + kind.prefix(1).uppercased() + kind.dropFirst() : kind) + " " + house
    }
    if random.below(6) == 0 { street = street.uppercased() }
    if unit > 0 { street += ", " + replacing("%", in: pick(language.units), by: String(unit)) }
    var code = language.postcode
    for digit in [digits / 10, digits % 10] where code.contains("#") {
      if let place = code.firstIndex(of: "#") {
        code.replaceSubrange(place...place, with: String(digit))
      }
    }
    let region = language.regions.isEmpty ? "" : pick(language.regions[region])
    let parts = [("%1", code), ("%2", pick(language.towns[town])), ("%3", region)]
    let place = parts.reduce(language.place) { replacing($1.0, in: $0, by: $1.1) }
    return street + pick([", ", ", ", "\n"]) + place
  }

  private func replacing(_ mark: String, in text: String, by new: String) -> String {
    guard let range = text.firstRange(of: mark) else { return text }
    return text.replacingCharacters(range, new)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, _ new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
