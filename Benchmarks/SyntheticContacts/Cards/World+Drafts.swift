extension World {
  /// A card of the person as one source has it.
  ///
  /// A first card bears the present name in full; `hardness` is the factor by which errors are more
  /// frequent than usual.
  mutating func draft(of person: Person, isFirst: Bool, hardness: Double) -> CardDraft {
    var view = habits.sources.pick(&random)
    if view.isAboutWork, person.job == nil { view = random.chance(0.5) ? .full : .phone }
    // Children stand on lists; grown-ups do not.
    if view == .classList, person.guardians.isEmpty { view = .messenger }
    if !person.guardians.isEmpty, view != .classList, random.chance(0.75) { view = .classList }
    var draft = CardDraft(view: view)
    writeName(of: person, on: &draft, isFirst: isFirst, hardness: hardness)
    if !isFirst, random.chance(habits.nameOnlyShare),
      !habits.staysKnowable || !isNameShared(person)
    {
      draft.alterations.insert(.nameOnly)
      draft.extras.program = program(of: view)
      return draft
    }
    switch view {
    case .full, .organization: showEverything(of: person, on: &draft, hardness)
    case .phone: showNumbers(of: person, on: &draft, hardness)
    case .mail: showMailboxes(of: person, on: &draft, hardness)
    case .work: showWork(of: person, on: &draft, hardness)
    case .greetings: showHome(of: person, on: &draft, hardness)
    case .messenger: showChat(of: person, on: &draft, hardness)
    case .directory: showDirectory(of: person, on: &draft, hardness)
    case .classList: showPupil(person, on: &draft, hardness)
    case .club: showMember(person, on: &draft, hardness)
    case .bare: showLittle(of: person, on: &draft, hardness)
    case .scan, .crm: showBusinessCard(of: person, on: &draft, hardness)
    }
    if habits.staysKnowable { keepOwnFacts(on: &draft) }
    // What is nearly empty holds no more.
    if view == .bare {
      draft.extras.program = program(of: view)
      return draft
    }
    if random.chance(0.13) {
      draft.note = random.chance(0.5) ? person.hobby : random.element(of: Self.notes)
    }
    draft.extras = extras(of: person, view: view)
    return draft
  }

  /// Takes back what is not the person's alone: everybody's switchboard, and the present job's facts
  /// where the card shows a former one.
  private func keepOwnFacts(on draft: inout CardDraft) {
    draft.facts.remove(.switchboard)
    guard draft.alterations.contains(.formerEmployer) else { return }
    if draft.facts.remove(.workMailbox) != nil { draft.facts.insert(.formerWorkMailbox) }
    if draft.facts.remove(.directLine) != nil { draft.facts.insert(.formerDirectLine) }
  }

  private mutating func showEverything(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    if random.chance(0.93) { addMobile(of: person, on: &draft, hardness) }
    if random.chance(0.8) { add(person.landline, .home, .landline, to: &draft, hardness) }
    for index in person.mailboxes.indices where random.chance(0.85) {
      addMailbox(index, of: person, to: &draft, hardness)
    }
    if random.chance(0.7) { addFamilyMailbox(of: person, to: &draft, hardness) }
    if random.chance(0.85) { addHome(of: person, to: &draft, hardness) }
    if random.chance(0.7) { addBirthday(of: person, to: &draft, hardness) }
    if random.chance(0.5) { addEmployer(of: person, to: &draft, hardness) }
  }

  private mutating func showNumbers(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    if person.mobile == nil {
      add(person.landline, .home, .landline, to: &draft, hardness)
    } else {
      addMobile(of: person, on: &draft, hardness)
      if random.chance(0.18) { add(person.landline, .home, .landline, to: &draft, hardness) }
    }
    if !person.mailboxes.isEmpty, random.chance(0.13) {
      addMailbox(0, of: person, to: &draft, hardness)
    }
    if random.chance(0.08) { addBirthday(of: person, to: &draft, hardness) }
  }

  private mutating func showMailboxes(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    if let job = person.job, person.mailboxes.isEmpty || random.chance(0.3) {
      add(job.mailbox, .internet, .workMailbox, to: &draft, hardness)
      if random.chance(0.3) { addEmployer(of: person, to: &draft, hardness) }
    } else if !person.mailboxes.isEmpty {
      let index = random.below(person.mailboxes.count)
      addMailbox(index, of: person, to: &draft, hardness)
      if person.mailboxes.count > 1, random.chance(0.3) {
        addMailbox((index + 1) % person.mailboxes.count, of: person, to: &draft, hardness)
      }
    }
    if random.chance(0.3) { addFamilyMailbox(of: person, to: &draft, hardness) }
    if draft.mailboxes.isEmpty || random.chance(0.17) {
      addMobile(of: person, on: &draft, hardness)
    }
  }

  private mutating func showHome(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    addHome(of: person, to: &draft, hardness)
    if random.chance(0.6) { add(person.landline, .home, .landline, to: &draft, hardness) }
    if random.chance(0.24) { addMobile(of: person, on: &draft, hardness) }
    if random.chance(0.45) { addBirthday(of: person, to: &draft, hardness) }
    if random.chance(0.1) { addFamilyMailbox(of: person, to: &draft, hardness) }
  }

  private mutating func showWork(
    of person: Person,
    on draft: inout CardDraft,
    _ hardness: Double
  ) {
    guard let job = addEmployer(of: person, to: &draft, hardness) else { return }
    let company = companies[job.company]
    if var line = company.switchboard, random.chance(0.48) {
      if random.chance(0.55) { line.phoneExtension = job.extensionNumber }
      add(line, .work, .switchboard, to: &draft, hardness)
    }
    if random.chance(0.7) { add(job.directLine, .work, .directLine, to: &draft, hardness) }
    if random.chance(0.55) { addMobile(of: person, on: &draft, hardness) }
    if random.chance(0.09) {
      draft.mailboxes.append(.init(kind: .work, address: company.role + "@" + company.domain))
    } else if random.chance(0.87) || draft.lines.isEmpty {
      add(job.mailbox, .work, .workMailbox, to: &draft, hardness)
    }
    if random.chance(0.5) { draft.work = company.address }
    if !person.mailboxes.isEmpty, random.chance(0.1) {
      addMailbox(0, of: person, to: &draft, hardness)
    }
  }

  private static let notes = [
    "Met at the conference", "Friend of the family", "Recommended by a neighbour",
    "From the old address book", "Christmas cards", "Call after 6 pm", "Customer since 2011",
    "Neighbour", "Do not call", "Parent at school", "Emergency contact", "Former colleague",
    "Has the spare key", "Allergic to nuts; ask first", "Speaks French, German and some Polish",
    "Owes me a book", "Ring twice,\nthe bell is faint",
    "Landlord of the holiday flat on the coast – asks for quiet after ten; the deposit comes back "
      + "by bank transfer within two weeks",
  ]
}
