extension World {
  /// The people of one household: mostly one, otherwise people whose cards resemble each other.
  mutating func household() -> [Person] {
    let people: [Person] =
      switch habits.households.pick(&random) {
      case .single: [single()]
      case .couple: couple()
      case .family: family()
      case .flatmates: flatmates()
      case .parentAndChildOfOneName: parentAndChildOfOneName()
      case .namesake: [namesakeOfSomebody()]
      }
    for person in people { remember(person) }
    return people
  }

  private mutating func single() -> Person {
    var person = person(outline())
    // A second family name on older cards: the name before a marriage, of which the partner is
    // not in the book.
    if random.chance(person.sex == .female ? 0.12 : 0.015) { marry(&person) }
    return person
  }

  /// Gives the person a new family name and keeps the old one.
  private mutating func marry(_ person: inout Person) {
    let names = person.culture.names
    switch names.inheritance {
    case .hispanic, .lusophone, .keptName: return
    case .oneName, .russian, .polish, .czech, .greek: break
    }
    let root = familyRoot(of: person.culture)
    takeName(of: root, hyphenated: random.chance(0.2), &person)
  }

  private func takeName(of root: NamePart, hyphenated: Bool, _ person: inout Person) {
    let inheritance = person.culture.names.inheritance
    let taken = inheritance.form(of: root, for: person.sex)
    guard taken != person.family else { return }
    person.formerFamily = person.family
    if hyphenated, inheritance == .oneName {
      person.family = NamePart(written: taken.written + "-" + person.formerFamily.written)
    } else {
      person.family = taken
    }
    person.familyRoot = root
  }

  private mutating func couple() -> [Person] {
    var first = person(headOfHousehold())
    var outline = memberOutline(of: first)
    outline.sex = random.chance(0.96) ? (first.sex == .male ? .female : .male) : first.sex
    outline.years = (first.birth.year - 5)...(first.birth.year + 5)
    var second = person(outline)
    switch first.culture.names.inheritance {
    case .hispanic, .lusophone, .keptName: break
    case .oneName, .russian, .polish, .czech, .greek:
      if random.chance(0.75) {
        takeName(of: first.familyRoot, hyphenated: random.chance(0.08), &second)
      }
    }
    let script = first.culture.names.script
    first.spouseGiven = second.given.inLatin(script)
    second.spouseGiven = first.given.inLatin(script)
    var people = [first, second]
    if random.chance(habits.familyMailboxShare) { shareMailbox(&people) }
    if habits.sharedMobileShare > 0, random.chance(habits.sharedMobileShare) {
      shareMobile(&people)
    }
    return people.resembling(.householdMember)
  }

  private mutating func headOfHousehold() -> PersonOutline {
    var outline = outline()
    outline.years = habits.headYears
    outline.household = newHousehold()
    let home = Address(in: outline.country, &random)
    outline.home = home
    outline.landline =
      random.chance(0.7) ? numbers.landline(in: outline.country, city: home.city, &random) : nil
    return outline
  }

  private mutating func memberOutline(of person: Person) -> PersonOutline {
    PersonOutline(
      country: person.home.country,
      culture: person.culture,
      sex: anySex(),
      home: person.home,
      landline: person.landline,
      household: person.household
    )
  }

  private mutating func shareMailbox(_ people: inout [Person]) {
    let family = mailSlug(people[0].family.inLatin(people[0].culture.names.script))
    let name = random.element(of: ["the." + family, family + ".family", "family." + family, family])
    let mailbox = mailboxes.register(
      name,
      at: random.element(of: ["example.com", "mail.example", "home.example"])
    )
    for index in people.indices {
      people[index].familyMailbox = mailbox
      people[index].lookalikes.insert(.familyMailbox)
    }
  }

  private mutating func family() -> [Person] {
    var people = couple()
    if random.chance(0.2) { people.removeLast() }
    let count = 1 + (random.chance(0.55) ? 1 : 0) + (random.chance(0.15) ? 1 : 0)
    for _ in 0..<count { people.append(child(of: people)) }
    if random.chance(0.12), let last = people.last {
      people[people.count - 1].lookalikes.insert(.twin)
      var twin = child(of: Array(people.dropLast()))
      twin.birth = last.birth
      twin.lookalikes.insert(.twin)
      people.append(twin)
    }
    if habits.childrenHaveGuardians { raise(&people) }
    return people.resembling(.householdMember)
  }

  private mutating func child(of family: [Person]) -> Person {
    let parent = family[0]
    var outline = memberOutline(of: parent)
    let first = max(parent.birth.year + 20, habits.childrenBornFrom)
    outline.years = first...max(first, min(parent.birth.year + 38, 2018))
    outline.familyRoot = inheritedName(family)
    if let father = family.prefix(2).first(where: { $0.sex == .male }) {
      outline.fatherGiven = father.given.written
    }
    return person(outline)
  }

  /// The family name of a couple's children, by the custom of their culture.
  private func inheritedName(_ family: [Person]) -> NamePart {
    let father = family.prefix(2).first { $0.sex == .male } ?? family[0]
    let mother = family.prefix(2).first { $0.sex == .female } ?? family[0]
    func part(_ person: Person, last: Bool) -> Substring {
      let parts = person.familyRoot.written.split(separator: " ")
      return (last ? parts.last : parts.first) ?? ""
    }
    return switch father.culture.names.inheritance {
    case .hispanic:
      NamePart(written: part(father, last: false) + " " + part(mother, last: false))
    case .lusophone:
      NamePart(written: part(mother, last: true) + " " + part(father, last: true))
    case .oneName, .keptName, .russian, .polish, .czech, .greek: father.familyRoot
    }
  }

  private mutating func shareMobile(_ people: inout [Person]) {
    guard people[0].mobile != nil else { return }
    people[1].mobile = people[0].mobile
    for index in people.indices { people[index].lookalikes.insert(.sharedMobile) }
  }

  /// Lets the children of `family` be reached by those who are grown up, and hardly otherwise.
  private mutating func raise(_ family: inout [Person]) {
    let parents = family.filter { $0.birth.year < habits.childrenBornFrom }
    let guardians = parents.map { parent in
      Guardian(
        given: parent.given.inLatin(parent.culture.names.script),
        mobile: parent.mobile,
        mailbox: parent.mailboxes.first ?? parent.familyMailbox
      )
    }
    guard let last = family.last else { return }
    let child = last.given.inLatin(last.culture.names.script)
    for index in family.indices {
      guard family[index].birth.year >= habits.childrenBornFrom else {
        family[index].childGiven = child
        continue
      }
      family[index].guardians = guardians
      family[index].lookalikes.insert(.guardianLine)
      family[index].formerMobile = nil
      if !random.chance(0.18) { family[index].mobile = nil }
      if !random.chance(0.1) { family[index].mailboxes = [] }
    }
  }

  private mutating func flatmates() -> [Person] {
    var outline = headOfHousehold()
    outline.years = 1975...2004
    let first = person(outline)
    var people = [first]
    for _ in 0..<(1 + random.below(3)) {
      var other = memberOutline(of: first)
      other.culture = first.home.country.facts.cultures.pick(&random)
      other.years = 1975...2004
      people.append(person(other))
    }
    return people.resembling(.flatmate)
  }

  /// The hardest of all: one name, one address, one landline, and the suffix often left out.
  private mutating func parentAndChildOfOneName() -> [Person] {
    var parent = person(headOfHousehold())
    var outline = memberOutline(of: parent)
    outline.sex = parent.sex
    outline.given = parent.given
    outline.familyRoot = parent.familyRoot
    outline.years = (parent.birth.year + 20)...min(parent.birth.year + 38, 2018)
    outline.fatherGiven = parent.given.written
    var child = person(outline)
    if parent.sex == .male, random.chance(0.6) {
      child.suffix = parent.culture == .english ? random.element(of: ["Jr", "Jr.", "II"]) : "jun."
      if random.chance(0.5) { parent.suffix = parent.culture == .english ? "Sr" : "sen." }
    }
    // Half of the sons have moved out, and share the name alone.
    if random.chance(0.5) {
      child.home = Address(in: child.home.country, &random)
      child.landline = nil
    }
    return [parent, child].resembling(.sameNameInFamily)
  }

  private mutating func namesakeOfSomebody() -> Person {
    guard hasNamesakes(), let model = namesake() else { return single() }
    var outline = PersonOutline(
      country: model.home.country,
      culture: model.culture,
      sex: model.sex,
      given: model.given,
      familyRoot: model.familyRoot
    )
    if random.chance(0.35) {
      var home = Address(in: model.home.country, &random)
      home.city = model.home.city
      outline.home = home
    }
    var stranger = person(outline)
    stranger.lookalikes.insert(.namesake)
    return stranger
  }
}

extension [Person] {
  /// The same people, known to resemble each other.
  fileprivate func resembling(_ lookalike: Lookalike) -> [Person] {
    guard count > 1 else { return self }
    return map { person in
      var person = person
      person.lookalikes.insert(lookalike)
      return person
    }
  }
}
