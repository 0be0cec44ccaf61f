/// The language in which a street line is written.
enum StreetLanguage {
  case english, german, french, spanish, italian, dutch, swedish

  /// The language of the country, or where none is known, that which the line itself shows.
  init?(country: String?, words: [String]) {
    if let country {
      guard let language = Self.ofCountries.first(where: { $0.value.contains(country) })?.key else {
        return nil
      }
      // "4 rue Foch" in Montréal
      let isFrench =
        country == "CA" && words.contains { ["rue", "boul.", "chemin"].contains($0.lowercased()) }
      self = isFrench ? .french : language
      return
    }
    guard let language = Self.evidence(words) else { return nil }
    self = language
  }

  private static let ofCountries: [StreetLanguage: Set<String>] = [
    .english: ["US", "CA", "GB", "IE", "AU", "NZ"], .german: ["DE", "AT", "CH", "LI"],
    .french: ["FR", "MC"], .italian: ["IT", "SM"], .dutch: ["NL"], .swedish: ["SE"],
    .spanish: ["ES", "MX", "AR", "CO", "CL", "PE", "UY", "EC", "VE"],
  ]

  private static func evidence(_ words: [String]) -> StreetLanguage? {
    let lower = words.map { $0.lowercased().filter { $0 != "," } }
    let front = lower.first { $0.first?.isNumber == false && $0 != "bis" && $0 != "ter" } ?? ""
    if ["c/", "calle", "avda.", "avda", "ctra.", "p.º"].contains(front) { return .spanish }
    if ["via", "viale", "v.le", "p.zza", "p.za", "c.so", "l.go", "piazza"].contains(front) {
      return .italian
    }
    if ["rue", "chemin", "impasse"].contains(front) { return .french }
    let german = ["haupt", "bahnhof", "schul", "goethe", "schiller", "friedrich"]
    let isGerman = lower.contains { word in
      word.hasSuffix("straße")
        || word.hasSuffix("str.")
          && (word.contains { "äöüß".contains($0) } || german.contains { word.hasPrefix($0) })
    }
    if isGerman { return .german }
    if lower.contains(where: { $0.hasSuffix("straat") }) { return .dutch }
    let isNumbered = lower.first?.first?.isNumber == true
    let isEnglish = lower.indices.dropFirst().contains { index in
      let word = lower[index].filter { $0 != "." }
      return ["ln", "rd", "lane", "road", "street", "hwy", "pkwy"].contains(word)
        || isNumbered && index > 1 && ["st", "ave", "dr", "blvd"].contains(word)
    }
    return isEnglish ? .english : nil
  }

  /// Words that have no capital inside a name.
  var smallWords: Set<String> {
    switch self {
    case .english: ["of", "and"]
    case .german:
      [
        "am", "an", "auf", "bei", "im", "in", "der", "dem", "den", "des", "von", "vom", "zum",
        "zur",
      ]
    case .french:
      [
        "rue", "avenue", "boulevard", "chemin", "place", "route", "impasse", "allée", "quai", "av.",
        "bd", "de", "du", "des", "la", "le", "les", "et", "aux", "au", "à", "sur", "bis", "ter",
      ]
    case .spanish: ["de", "del", "la", "las", "los", "el", "y", "bis"]
    case .italian:
      [
        "di", "del", "dei", "della", "delle", "dello", "degli", "da", "dal", "e", "la", "int.",
        "bis",
      ]
    case .dutch: ["van", "de", "der", "den", "het", "aan", "op", "ten", "ter", "bus"]
    case .swedish: ["lgh", "tr", "och", "vid"]
    }
  }

  /// Spells the type and the directions of a line.
  func respell(_ words: inout [String], country: String?, style: AddressStyle) {
    switch self {
    case .english: EnglishStreet.respell(&words, style: style)
    case .german:
      for index in words.indices { spellGerman(&words, index, country: country, style: style) }
    case .dutch: spellGlued(&words, [("str.", "straat"), ("pln.", "plein")], style: style)
    case .swedish: spellGlued(&words, [("g.", "gatan"), ("v.", "vägen")], style: style)
    case .french, .spanish, .italian: spellFront(&words, country: country, style: style)
    }
  }

  // MARK: Types glued to the name

  private func spellGerman(
    _ words: inout [String],
    _ index: Int,
    country: String?,
    style: AddressStyle
  ) {
    let usesSharpS = country != "CH" && country != "LI"
    let word = words[index]
    let full = usesSharpS ? "aße" : "asse"
    let isBeforeNumber = index + 1 < words.count && words[index + 1].first?.isNumber == true
    let isWhole = word.count == 4
    switch style {
    case .full where word.hasSuffix("str.") || word.hasSuffix("Str."):
      // "An der Str." may be cut short in the middle of a word; before a number it is not.
      if isBeforeNumber || index == words.count - 1 || isWhole && index == 0 {
        words[index] = word.dropLast() + full
      }
    case .short where isBeforeNumber:
      for ending in ["traße", "trasse"] where word.hasSuffix(ending) && word.count > 8 {
        words[index] = word.dropLast(ending.count) + "tr."
      }
    case .full, .short: break
    }
  }

  private func spellGlued(
    _ words: inout [String],
    _ types: [(short: String, full: String)],
    style: AddressStyle
  ) {
    for index in words.indices where index + 1 < words.count {
      guard words[index + 1].first?.isNumber == true else { continue }
      for (short, full) in types {
        let (old, new) = style == .full ? (short, full) : (full, short)
        let name = words[index].dropLast(old.count)
        // "Prof. 5" and "Burg. 5" are no streets of Prof and Bur.
        let isName = name.count > 3 && name.last?.isLowercase == true && !name.contains(".")
        if isName, words[index].hasSuffix(old) {
          words[index] = name + new
          break
        }
      }
    }
  }

  // MARK: Types in front

  private func spellFront(_ words: inout [String], country: String?, style: AddressStyle) {
    let front =
      words.firstIndex { $0.first?.isNumber != true && $0 != "bis" && $0 != "ter" && $0 != "bis," }
    guard let index = front, index + 1 < words.count else { return }
    let types = frontTypes(isCertain: country != nil)
    if self == .spanish, style == .full, words[index].lowercased().hasPrefix("c/"),
      words[index].count > 3, words[index].dropFirst(2).first?.isLetter == true
    {
      words[index].replaceSubrange(
        words[index].startIndex...,
        with: "C/ " + words[index].dropFirst(2)
      )
      let parts = words[index].split(separator: " ").map(String.init)
      words.replaceSubrange(index...index, with: parts)
    }
    let word = words[index].lowercased()
    let found = types.first {
      style == .full ? $0.short.contains(word) : $0.full.lowercased() == word
    }
    guard let found, let short = found.short.first else { return }
    let new = style == .full ? found.full : short
    let isSmall = self == .french && index > 0
    words[index] = isSmall ? new.lowercased() : new.prefix(1).uppercased() + new.dropFirst()
  }

  private func frontTypes(isCertain: Bool) -> [(full: String, short: [String])] {
    switch self {
    case .french:
      [
        ("Avenue", ["av.", "av", "ave", "ave."]),
        ("Boulevard", ["bd", "bd.", "blvd", "bld", "boul."]),
        ("Place", ["pl.", "pl"]), ("Chemin", ["ch.", "chem."]), ("Route", ["rte", "rte."]),
        ("Impasse", ["imp.", "imp"]), ("Allée", ["all."]), ("Square", ["sq."]),
        ("Faubourg", ["fg", "fbg"]),
      ] + (isCertain ? [("Rue", ["r."])] : [])
    case .spanish:
      [
        ("Calle", ["c/"] + (isCertain ? ["c.", "cl.", "c/."] : [])),
        ("Avenida", ["avda.", "avda", "av.", "av", "avd."]),
        ("Plaza", ["pza.", "pza", "plza.", "pl."]),
        ("Paseo", ["p.º", "pº"]), ("Carretera", ["ctra.", "ctra"]), ("Camino", ["cno."]),
        ("Ronda", ["rda."]), ("Glorieta", ["gta."]), ("Carrera", ["cra.", "cra"]),
      ]
    case .italian:
      [
        ("Viale", ["v.le"]), ("Piazza", ["p.za", "p.zza"]), ("Piazzale", ["p.le", "p.zzale"]),
        ("Corso", ["c.so"]), ("Largo", ["l.go"]), ("Vicolo", ["v.lo"]), ("Contrada", ["c.da"]),
      ] + (isCertain ? [("Via", ["v."])] : [])
    case .english, .german, .dutch, .swedish: []
    }
  }
}
