// How a settled card is spelled: everything here is formatting, no fact changes.

extension World {
  /// The draft written down; each call chooses spellings anew.
  ///
  /// What a spelling does beyond the usual is added to `alterations`.
  mutating func content(
    of draft: CardDraft,
    noting alterations: inout Alterations
  ) -> SyntheticRecord.Content {
    var content = SyntheticRecord.Content()
    content.name = written(draft.name, noting: &alterations)
    if let employer = draft.employer {
      content.organization = organization(employer)
      content.department = employer.department
    }
    content.title = draft.title
    content.phones = phones(draft.lines, draft.phoneStyle)
    content.emails = draft.mailboxes.map { .init(kind: $0.kind, text: written($0.address)) }
    if let home = draft.home { content.home = place(home, draft.folding) }
    if let work = draft.work { content.work = place(work, draft.folding) }
    if let birthday = draft.birthday {
      let day = padded(birthday.month) + "-" + padded(birthday.day)
      content.birthday = birthday.year.map { String($0) + "-" + day } ?? "--" + day
    }
    content.note = draft.note
    content.extras = draft.extras
    return content
  }

  private mutating func written(
    _ original: CardName,
    noting alterations: inout Alterations
  ) -> CardName {
    var name = original
    switch random.below(100) {
    case 0..<6:
      let isLoud = random.chance(0.5)
      name.apply { isLoud ? $0.uppercased() : $0.lowercased() }
      // Many scripts have no capitals.
      if name != original { alterations.insert(.letterCase) }
    case 6..<7 where !name.family.isEmpty: name.family += " "
    case 7..<8: name.given = " " + name.given
    case 8..<9: name.given = name.given.replacing(" ", with: "  ")
    case 9..<12: name.family = name.family.replacing("-", with: " ")
    case 12..<15: name.family = name.family.replacing("'", with: "’")
    default: break
    }
    return name
  }

  private mutating func organization(_ employer: CardDraft.Employer) -> String {
    let form = random.element(of: employer.legalForms)
    switch random.below(100) {
    case 0..<45: return employer.name
    case 45..<80: return employer.name + " " + form
    case 80..<86: return employer.name + ", " + form
    case 86..<90: return employer.name.uppercased()
    case 90..<95: return employer.name.replacing("&", with: "and") + " " + form
    default: return employer.name.replacing(" & ", with: "&")
    }
  }

  private mutating func phones(
    _ lines: [CardDraft.Line],
    _ usual: PhoneStyle?
  ) -> [SyntheticRecord.Labeled] {
    // One source has one habit; a number copied in from elsewhere keeps its own.
    var habits = [usual, usual]
    // Telephones write a space that does not break; exports hold it.
    let space = random.chance(0.06) ? "\u{A0}" : " "
    var written = lines.map { line -> SyntheticRecord.Labeled in
      let isNorthAmerican = line.number.country.facts.numbers.grouping == .northAmerican
      let habit = habits[isNorthAmerican ? 0 : 1]
      let usual = isNorthAmerican ? PhoneStyle.northAmerican : PhoneStyle.elsewhere
      let keepsHabit = random.chance(0.8)
      var style = (keepsHabit ? habit : nil) ?? usual.pick(&random)
      // Fictional numbers are so few that the towns' own parts of them would be the same.
      if style == .local, line.number.freeDigits < 4 { style = .dashed }
      habits[isNorthAmerican ? 0 : 1] = style
      var text = style.write(line.number, space: space)
      if !line.number.phoneExtension.isEmpty {
        text +=
          random.element(of: [" ext. ", " x", " ext ", ";ext=", "-"]) + line.number.phoneExtension
      }
      return .init(kind: line.kind, text: text)
    }
    if written.count > 1, random.chance(0.3) { written.reverse() }
    return written
  }

  private mutating func written(_ mailbox: String) -> String {
    switch random.below(100) {
    case 0..<4: mailbox.prefix(1).uppercased() + mailbox.dropFirst()
    case 4..<6: mailbox.uppercased()
    default: mailbox
    }
  }

  private mutating func place(_ address: Address, _ folding: LatinFolding?) -> SyntheticRecord.Place
  {
    let facts = address.country.facts
    let streets = facts.streets
    var place = SyntheticRecord.Place()
    place.street = streets.line(
      number: address.number,
      name: streetName(address.streetName),
      kind: random.element(of: streets.kinds[address.streetKind]),
      separator: random.element(of: streets.separators)
    )
    if !address.unit.isEmpty {
      let unit = random.element(of: streets.units).replacing("%", with: address.unit)
      if random.chance(0.45) {
        place.unit = unit
      } else if unit.hasPrefix("-") || unit.hasPrefix("/") {
        place.street += unit
      } else {
        place.street += (random.chance(0.6) ? ", " : " ") + unit
      }
    }
    place.countryCode = address.country.code
    place.city = city(address.city)
    place.region = random.chance(0.9) ? address.city.region : ""
    place.postcode = postcode(address)
    let draw = random.below(100)
    if draw < 35 {
      place.country = facts.names[0]
    } else if draw < 60 {
      place.country = random.element(of: facts.names)
    }
    if let folding {
      place.street = folding.fold(place.street)
      place.city = folding.fold(place.city)
    }
    if random.chance(0.03) { place.street = place.street.uppercased() }
    return place
  }

  private mutating func streetName(_ name: String) -> String {
    guard random.chance(0.5) else { return name }
    for (long, short) in [("Saint ", "St "), ("Mount ", "Mt "), ("North", "N."), ("Old ", "O. ")]
    where name.hasPrefix(long) {
      return short + name.dropFirst(long.count)
    }
    return name
  }

  private mutating func city(_ city: City) -> String {
    !city.foreignName.isEmpty && !city.name.isEmpty && random.chance(0.25)
      ? city.foreignName : city.name
  }

  private mutating func postcode(_ address: Address) -> String {
    let code = address.postcode
    guard !code.isEmpty else { return code }
    if address.country == .unitedStates, random.chance(0.1) {
      return code + "-" + fill("####", &random)
    }
    if random.chance(0.2) { return code.replacing(" ", with: "") }
    if address.country == .germany, random.chance(0.05) { return "D-" + code }
    return code
  }
}

extension CardName {
  /// Changes each part that is a name.
  fileprivate mutating func apply(_ change: (String) -> String) {
    given = change(given)
    middle = change(middle)
    family = change(family)
  }
}
