extension World {
  /// Writes the person's name on the card as its source has it.
  mutating func writeName(
    of person: Person,
    on draft: inout CardDraft,
    isFirst: Bool,
    hardness: Double
  ) {
    let names = person.culture.names
    var given = person.given
    var family = person.family
    if !person.formerFamily.isEmpty, !isFirst, random.chance(0.5) {
      family = person.formerFamily
      draft.alterations.insert(.formerName)
    }
    useOtherForm(of: person, for: &given, &family, on: &draft)
    let system = romanization(for: person, names, on: &draft)
    func write(_ part: NamePart) -> String {
      system.map { part.inLatin(names.script, $0) } ?? part.written
    }
    draft.name.given = write(given)
    draft.name.family = write(family)
    draft.name.suffix = random.chance(0.75) ? person.suffix : ""
    draft.name.isFamilyFirst =
      names.familyFirst && system == nil && keepsFamilyFirst(person, names)
    if system == nil, !given.reading.isEmpty, random.chance(0.7) {
      draft.name.givenReading = given.reading
      draft.name.familyReading = family.reading
    }
    if !draft.name.nickname.isEmpty {
      draft.name.nickname = write(NamePart(written: draft.name.nickname))
    }
    draft.name.middle = middle(write(person.middle))
    shortenSurname(on: &draft, isFirst: isFirst)
    dropMarks(on: &draft)
    misspellName(on: &draft, hardness: hardness)
    reshapeName(of: person, on: &draft, hardness: hardness)
    if random.chance(0.05), !draft.name.family.isEmpty {
      draft.name.prefix = random.element(
        of: person.sex == .male ? ["Dr.", "Mr.", "Prof.", "Dr"] : ["Dr.", "Ms.", "Mrs.", "Dr"]
      )
    }
  }

  /// Whether a card without romanization has the order of home: abroad, names in Latin letters
  /// mostly take that of the country.
  private mutating func keepsFamilyFirst(_ person: Person, _ names: NameCulture) -> Bool {
    names.script == .eastAsian || [.vietnam, .hungary].contains(person.home.country)
      || random.chance(0.3)
  }

  /// A middle name as cards show it: mostly not, often its initial.
  private mutating func middle(_ name: String) -> String {
    guard !name.isEmpty, random.chance(0.45) else { return "" }
    guard random.chance(0.62) else { return name }
    return name.prefix(1) + (random.chance(0.5) ? "." : "")
  }

  /// Takes the short or another usual form of the names where the source does.
  private mutating func useOtherForm(
    of person: Person,
    for given: inout NamePart,
    _ family: inout NamePart,
    on draft: inout CardDraft
  ) {
    let isPersonal = draft.view == .phone || draft.view == .greetings
    if !person.familiar.isEmpty, random.chance(isPersonal ? 0.35 : 0.17) {
      if random.chance(0.75) {
        given = NamePart(written: person.familiar)
        draft.alterations.insert(.nickname)
      } else {
        draft.name.nickname = person.familiar
      }
    } else if !person.givenMisspelled.isEmpty, random.chance(0.16) {
      given = NamePart(written: person.givenMisspelled)
      draft.alterations.insert(.spellingVariant)
    }
    guard !person.familyMisspelled.isEmpty, family == person.family, random.chance(0.08) else {
      return
    }
    family = NamePart(written: person.familyMisspelled)
    draft.alterations.insert(.spellingVariant)
  }

  /// How the card writes a name of another script; nil for the script itself.
  private mutating func romanization(
    for person: Person,
    _ names: NameCulture,
    on draft: inout CardDraft
  ) -> Romanization? {
    guard names.script != .latin else { return nil }
    let isAtHome = [.russia, .greece, .japan, .china, .ukraine, .southKorea].contains(
      person.home.country
    )
    let own = random.chance(isAtHome ? 0.55 : 0.1)
    var system = Romanization.passport
    let draw = random.below(100)
    if draw < 22 {
      system = .scholarly
    } else if draw < (person.home.country == .germany ? 70 : 34) {
      system = .german
    }
    // The usual form is the script at home and the passport's letters abroad.
    if own != isAtHome || (!own && system != .passport) {
      draft.alterations.insert(.transliteration)
    }
    return own ? nil : system
  }

  private mutating func shortenSurname(on draft: inout CardDraft, isFirst: Bool) {
    let family = draft.name.family
    if let moved = movingParticle(of: family) {
      guard random.chance(0.15) else { return }
      draft.name.family = moved
      draft.alterations.insert(.particleMoved)
      return
    }
    let parts = family.split { $0 == " " || $0 == "-" }
    guard parts.count == 2, !isFirst, random.chance(0.45) else { return }
    // Who cuts a name mostly keeps the first half.
    draft.name.family = String(random.chance(0.85) ? parts[0] : parts[1])
    draft.alterations.insert(.doubleSurnameCut)
  }

  /// The name with its particle elsewhere: "van der Meer" as "Meer, van der" or "Vandermeer".
  private mutating func movingParticle(of family: String) -> String? {
    for joint in ["O'", "D'", "Mc", "Mac", "Al-", "El-"] where family.hasPrefix(joint) {
      let rest = family.dropFirst(joint.count)
      guard let first = rest.first, first.isUppercase else { continue }
      let stem = joint.filter(\.isLetter)
      return random.chance(0.5) ? stem + " " + rest : stem + rest.lowercased()
    }
    guard family.first?.isLowercase == true, let space = family.lastIndex(of: " ") else {
      return nil
    }
    let particle = family[..<space]
    let stem = family[family.index(after: space)...]
    switch random.below(3) {
    case 0: return stem + ", " + particle
    case 1: return String(stem)
    default:
      let joined = particle.filter { $0 != " " } + stem.lowercased()
      return joined.prefix(1).uppercased() + joined.dropFirst()
    }
  }

  private mutating func dropMarks(on draft: inout CardDraft) {
    guard random.chance(0.28) else { return }
    let folding = random.chance(0.7) ? LatinFolding.plain : .spelledOut
    draft.folding = folding
    let given = folding.fold(draft.name.given)
    let family = folding.fold(draft.name.family)
    if given != draft.name.given || family != draft.name.family {
      draft.alterations.insert(.marksDropped)
    }
    draft.name.given = given
    draft.name.family = family
    draft.name.middle = folding.fold(draft.name.middle)
    draft.name.nickname = folding.fold(draft.name.nickname)
  }

  private mutating func misspellName(on draft: inout CardDraft, hardness: Double) {
    if random.chance(0.05 * hardness) {
      misspell(&draft.name.given, on: &draft.alterations)
    }
    if random.chance(0.06 * hardness) {
      misspell(&draft.name.family, on: &draft.alterations)
    }
  }

  /// Puts a slip of any kind into `text`.
  mutating func misspell(_ text: inout String, on alterations: inout Alterations) {
    for _ in 0..<3 {
      let slip = SpellingSlip.shares.pick(&random)
      guard let slipped = slip.slip(in: text, &random) else { continue }
      text = slipped
      alterations.insert(slip.alteration)
      return
    }
  }

  /// Moves the parts of the name into the wrong fields, or leaves some out.
  private mutating func reshapeName(
    of person: Person,
    on draft: inout CardDraft,
    hardness: Double
  ) {
    let isCasual = draft.view == .phone || draft.view == .mail
    if random.chance(0.02 * hardness) {
      swap(&draft.name.given, &draft.name.family)
      swap(&draft.name.givenReading, &draft.name.familyReading)
      draft.alterations.insert(.swappedNames)
    } else if random.chance(0.025 * hardness), !draft.name.isFamilyFirst {
      if random.chance(0.7) {
        draft.name.given = initial(draft.name.given)
      } else {
        draft.name.family = initial(draft.name.family)
      }
      draft.alterations.insert(.initialOnly)
    } else if isCasual, random.chance(0.055 * hardness) {
      joinName(on: &draft)
    } else if draft.view == .phone, random.chance(0.05 * hardness) {
      draft.name.family = ""
      draft.name.middle = ""
      draft.name.suffix = ""
      draft.alterations.insert(.givenNameOnly)
    } else if draft.view == .phone, random.chance(0.035 * hardness) {
      addRemark(about: person, on: &draft)
    }
  }

  private mutating func initial(_ name: String) -> String {
    name.prefix(1) + (random.chance(0.6) ? "." : "")
  }

  private mutating func joinName(on draft: inout CardDraft) {
    let parts = [draft.name.given, draft.name.middle].filter { !$0.isEmpty }.joined(separator: " ")
    let space = draft.name.isFamilyFirst ? "" : " "
    if draft.name.isFamilyFirst {
      draft.name.given = draft.name.family + space + parts
    } else if random.chance(0.3) {
      draft.name.given = draft.name.family + ", " + parts
    } else {
      draft.name.given = parts + space + draft.name.family
    }
    draft.name.middle = ""
    draft.name.family = ""
    draft.alterations.insert(.wholeNameInOneField)
  }

  private mutating func addRemark(about person: Person, on draft: inout CardDraft) {
    var remarks = ["(" + person.hobby + ")", "- " + person.hobby, "new", "work", "mobile"]
    if let job = person.job { remarks.append("(" + companies[job.company].name + ")") }
    if !person.spouseGiven.isEmpty { remarks.append("& " + person.spouseGiven) }
    let remark = " " + random.element(of: remarks)
    if draft.name.family.isEmpty { draft.name.given += remark } else { draft.name.family += remark }
    draft.alterations.insert(.remarkInName)
  }
}
