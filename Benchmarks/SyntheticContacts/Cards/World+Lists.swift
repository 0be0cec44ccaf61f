// The cards of lists that somebody keeps for others: directories, classes, clubs, sales systems.

extension World {
  /// An entry of the employer's directory: nothing private.
  mutating func showDirectory(of person: Person, on draft: inout CardDraft, _ hardness: Double) {
    guard let job = addEmployer(of: person, to: &draft, hardness) else { return }
    let company = companies[job.company]
    if draft.employer?.department.isEmpty == true, random.chance(0.5) {
      draft.employer?.department = job.department
    }
    if var line = company.switchboard, random.chance(0.72) {
      if random.chance(0.8) { line.phoneExtension = job.extensionNumber }
      add(line, .work, .switchboard, to: &draft, hardness)
      // The switchboard is everybody's; with the extension it is one's own.
      if !line.phoneExtension.isEmpty { draft.facts.insert(.directLine) }
    }
    if random.chance(0.3) { add(job.directLine, .work, .directLine, to: &draft, hardness) }
    if random.chance(0.12) { addMobile(of: person, on: &draft, hardness) }
    if random.chance(0.9) || draft.lines.isEmpty {
      add(job.mailbox, .work, .workMailbox, to: &draft, hardness)
    }
    if random.chance(0.62) { draft.work = company.address }
  }

  /// A child on a class list, or any card that somebody keeps of a child.
  mutating func showPupil(_ child: Person, on draft: inout CardDraft, _ hardness: Double) {
    let guardians = child.guardians
    let order = random.chance(0.7) ? Array(guardians.indices) : guardians.indices.reversed()
    for index in order {
      if random.chance(0.78) {
        add(guardians[index].mobile, .mobile, .guardianMobile, to: &draft, hardness)
      }
      if !guardians[index].mailbox.isEmpty, random.chance(0.6) {
        add(guardians[index].mailbox, .home, .guardianMailbox, to: &draft, hardness)
      }
    }
    if random.chance(0.3) { add(child.mobile, .mobile, .mobile, to: &draft, hardness) }
    if random.chance(0.25) { add(child.landline, .home, .landline, to: &draft, hardness) }
    if random.chance(0.66) { addHome(of: child, to: &draft, hardness) }
    if random.chance(0.5) { addBirthday(of: child, to: &draft, hardness) }
    guard random.chance(0.4) else { return }
    draft.note = guardians.map(\.given).joined(separator: " & ")
  }

  /// A member on a club's list.
  mutating func showMember(_ person: Person, on draft: inout CardDraft, _ hardness: Double) {
    if !person.familyMailbox.isEmpty, random.chance(0.85) {
      addFamilyMailbox(of: person, to: &draft, hardness)
    } else if !person.mailboxes.isEmpty, random.chance(0.7) {
      addMailbox(0, of: person, to: &draft, hardness)
    }
    if random.chance(0.45) { add(person.landline, .home, .landline, to: &draft, hardness) }
    if random.chance(0.5) { addMobile(of: person, on: &draft, hardness) }
    if random.chance(0.88) { addHome(of: person, to: &draft, hardness) }
    if random.chance(0.72) {
      addBirthday(of: person, to: &draft, hardness)
      if draft.birthday?.year != nil, random.chance(habits.yearlessShare) {
        draft.birthday?.year = nil
        draft.alterations.insert(.birthdayWithoutYear)
      }
    }
    if random.chance(0.3) {
      draft.note = person.household == nil ? "Single membership" : "Family membership"
    }
  }

  /// A card with one fact or two.
  mutating func showLittle(of person: Person, on draft: inout CardDraft, _ hardness: Double) {
    draft.name.middle = ""
    draft.name.prefix = ""
    let isShared =
      person.lookalikes.contains(.sharedMobile) || person.lookalikes.contains(.recycledNumber)
    switch random.below(100) {
    case 0..<22 where !isNameShared(person): break
    case 75..<87 where person.mobile != nil && !isShared:
      draft.name = CardName()
      draft.alterations = Alterations()
      add(person.mobile, .mobile, .mobile, to: &draft, hardness)
    case 87... where !person.mailboxes.isEmpty:
      addAnyMailbox(of: person, on: &draft, hardness)
      draft.name = CardName()
      draft.name.given = draft.mailboxes[0].address
      draft.alterations.insert(.mailboxAsName)
    case 55..<75: addAnyMailbox(of: person, on: &draft, hardness)
    default: addAnyLine(of: person, on: &draft, hardness)
    }
    if draft.lines.isEmpty, draft.mailboxes.isEmpty { draft.alterations.insert(.nameOnly) }
  }

  private mutating func addAnyLine(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    if person.mobile == nil {
      add(person.landline, .home, .landline, to: &draft, hardness)
    } else {
      addMobile(of: person, on: &draft, hardness)
    }
  }

  private mutating func addAnyMailbox(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    if person.mailboxes.isEmpty {
      addFamilyMailbox(of: person, to: &draft, hardness)
    } else {
      addMailbox(random.below(person.mailboxes.count), of: person, to: &draft, hardness)
    }
  }

  /// A printed card, or what a sales system made of it.
  mutating func showBusinessCard(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    guard let job = addEmployer(of: person, to: &draft, hardness) else { return }
    let company = companies[job.company]
    let isSales = draft.view == .crm
    if random.chance(isSales ? 0.6 : 0.35) {
      add(company.switchboard, .work, .switchboard, to: &draft, hardness)
    }
    if random.chance(isSales ? 0.4 : 0.8) {
      add(job.directLine, .work, .directLine, to: &draft, hardness)
    }
    if random.chance(isSales ? 0.3 : 0.75) { addMobile(of: person, on: &draft, hardness) }
    if isSales, random.chance(0.2) {
      draft.mailboxes.append(.init(kind: .work, address: company.role + "@" + company.domain))
    }
    if random.chance(isSales ? 0.75 : 0.9) || draft.lines.isEmpty {
      add(job.mailbox, .work, .workMailbox, to: &draft, hardness)
    }
    if random.chance(0.8) { draft.work = company.address }
    if isSales, random.chance(0.15) { addBirthday(of: person, to: &draft, hardness) }
  }
}
