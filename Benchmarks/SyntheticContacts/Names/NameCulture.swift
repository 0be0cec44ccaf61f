/// How the names of one language community are given, written and inherited.
struct NameCulture: Sendable {
  /// How a family name depends on its bearer and passes to children.
  enum Inheritance: Sendable {
    /// One name, often taken over at marriage.
    case oneName
    /// One name, kept at marriage.
    case keptName
    /// Father's first name and mother's first name: "García López".
    case hispanic
    /// Mother's last name and father's last name: "Sousa Pereira".
    case lusophone
    /// One name with an ending for women.
    case russian, polish, czech, greek
  }

  enum Script: Sendable { case latin, cyrillic, greek, eastAsian }

  let male: WeightedTable<NamePart>
  let female: WeightedTable<NamePart>
  let family: WeightedTable<NamePart>
  let tail: SurnameTail?
  let inheritance: Inheritance
  let script: Script
  /// The family name comes first, as in "Nguyễn Thị Hoa".
  let familyFirst: Bool
  /// The share of people with a middle name that some of their cards show.
  let middleShare: Double
  /// What stands in e-mail and greetings beside the full name: "Bob" for "Robert".
  let familiar: FamiliarNames
  /// Spellings of a given or family name that others mix up: "Mohammed", "Muhammad".
  let spellings: FamiliarNames

  init(
    male: String,
    female: String,
    family: String,
    tail: SurnameTail? = nil,
    inheritance: Inheritance = .oneName,
    script: Script = .latin,
    familyFirst: Bool = false,
    middleShare: Double = 0.2,
    familiar: String = "",
    spellings: String = ""
  ) {
    // Flatness 10 gives the first given name about 3 %, 20 the first family name about 1 %.
    self.male = WeightedTable(ranked: NamePart.list(male), flatness: 10)
    self.female = WeightedTable(ranked: NamePart.list(female), flatness: 10)
    self.family = WeightedTable(ranked: NamePart.list(family), flatness: 20)
    self.tail = tail
    self.inheritance = inheritance
    self.script = script
    self.familyFirst = familyFirst
    self.middleShare = middleShare
    self.familiar = FamiliarNames(familiar)
    self.spellings = FamiliarNames(spellings)
  }

  func given(_ sex: Sex, _ random: inout SeededGenerator) -> NamePart {
    sex == .male ? male.pick(&random) : female.pick(&random)
  }

  /// A family name in the form that a man bears.
  func familyName(_ random: inout SeededGenerator) -> NamePart {
    guard let tail, random.chance(tail.share) else { return family.pick(&random) }
    return tail.pick(&random)
  }
}

enum Sex: Sendable { case male, female }

/// Other forms of a name, by the name.
struct FamiliarNames: Sendable {
  private let forms: [String: [String]]

  /// Reads lines such as `Robert: Bob Rob Bobby`.
  init(_ text: String) {
    var forms: [String: [String]] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { continue }
      forms[String(parts[0])] = parts[1].split(separator: " ").map { form in
        String(form.map { $0 == "_" ? " " : $0 })
      }
    }
    self.forms = forms
  }

  func of(_ name: String) -> [String] { forms[name] ?? [] }
}

/// The cultures that have tables.
enum Culture: Int, CaseIterable, Sendable {
  case english, german, french, spanish, latinAmerican, portuguese, italian, dutch, nordic
  case polish, czech, russian, greek, turkish, arabic, indian, vietnamese, japanese, chinese
  case hungarian, finnish, ukrainian, romanian, nigerian, korean

  var names: NameCulture { Self.tables[rawValue] }

  private static let tables: [NameCulture] = allCases.map { culture in
    switch culture {
    case .english: .english
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .latinAmerican: .latinAmerican
    case .portuguese: .portuguese
    case .italian: .italian
    case .dutch: .dutch
    case .nordic: .nordic
    case .polish: .polish
    case .czech: .czech
    case .russian: .russian
    case .greek: .greek
    case .turkish: .turkish
    case .arabic: .arabic
    case .indian: .indian
    case .vietnamese: .vietnamese
    case .japanese: .japanese
    case .chinese: .chinese
    case .hungarian: .hungarian
    case .finnish: .finnish
    case .ukrainian: .ukrainian
    case .romanian: .romanian
    case .nigerian: .nigerian
    case .korean: .korean
    }
  }
}
