/// Makes the cards of one person or company, one after another.
struct PersonCards {
  struct Card {
    var draft: CardDraft
    var content: SyntheticRecord.Content
    var alterations: Alterations
    var lookalikes: Set<Lookalike>
    var household: Int?
  }

  private enum Subject {
    case person(Person)
    case company(Int)
  }

  private let subject: Subject
  private let hardness: Double
  private var cards: [Card] = []

  init(of person: Person, hardness: Double) {
    subject = .person(person)
    self.hardness = hardness
  }

  init(ofCompany index: Int, hardness: Double) {
    subject = .company(index)
    self.hardness = hardness
  }

  mutating func next(_ world: inout World) -> Card {
    let card =
      if !cards.isEmpty, world.random.chance(world.habits.exactCopyShare),
        let copy = exactCopy(&world)
      {
        copy
      } else if !cards.isEmpty, world.random.chance(world.habits.reformattedShare),
        let copy = reformatted(&world)
      {
        copy
      } else {
        independent(&world)
      }
    cards.append(card)
    return card
  }

  /// An earlier card with all its lines; the program may have noted another time of change.
  private func exactCopy(_ world: inout World) -> Card? {
    var card = cards[world.random.below(cards.count)]
    // A name alone is too little for an exact duplicate.
    guard !card.alterations.contains(.nameOnly) else { return nil }
    card.alterations.insert(.exactCopy)
    if !card.content.extras.revision.isEmpty, world.random.chance(0.4) {
      card.content.extras.revision = world.revision()
    }
    return card
  }

  /// The values of an earlier card in other spellings.
  private func reformatted(_ world: inout World) -> Card? {
    var card = cards[world.random.below(cards.count)]
    for _ in 0..<4 {
      var alterations = card.draft.alterations
      let content = world.content(of: card.draft, noting: &alterations)
      // By chance all spellings may be those of a card that is there.
      if cards.contains(where: { content.isCopy(of: $0.content) }) { continue }
      card.content = content
      card.alterations = alterations
      card.alterations.insert(.formattingOnly)
      return card
    }
    return nil
  }

  /// A card of another source, mostly with a fact that an earlier card has too: otherwise nobody
  /// could know that they are one person's.
  private func independent(_ world: inout World) -> Card {
    let known = cards.reduce(into: FactSet()) { $0.formUnion($1.draft.facts) }
    let standsAlone = cards.isEmpty || world.random.chance(world.habits.standsAloneShare)
    var draft = self.draft(&world)
    var isRecognized = isRecognizable(draft, standsAlone: standsAlone, known: known, world.habits)
    for _ in 1..<world.habits.mostDraws where !isRecognized {
      draft = self.draft(&world)
      isRecognized = isRecognizable(draft, standsAlone: standsAlone, known: known, world.habits)
    }
    if !isRecognized, world.habits.staysKnowable, !cards.isEmpty {
      if let copy = reformatted(&world) ?? exactCopy(&world) { return copy }
    }
    var alterations = draft.alterations
    var content = world.content(of: draft, noting: &alterations)
    if !cards.contains(where: { content.isCopy(of: $0.content) }) {
      world.befall(&content, of: draft.view, hardness: hardness, &alterations)
    }
    var card = Card(draft: draft, content: content, alterations: alterations, lookalikes: [])
    if let same = cards.first(where: { content.isCopy(of: $0.content) }),
      !same.alterations.contains(.nameOnly)
    {
      card.alterations = same.alterations
      card.alterations.insert(.exactCopy)
    }
    if case .person(let person) = subject {
      card.household = person.household
      card.lookalikes = world.lookalikes(of: person, on: draft)
    }
    return card
  }

  /// Whether a reader of the earlier cards could know whose card this is, as far as the habits ask
  /// for that.
  private func isRecognizable(
    _ draft: CardDraft,
    standsAlone: Bool,
    known: FactSet,
    _ habits: BookHabits
  ) -> Bool {
    if !known.isDisjoint(with: draft.facts) { return true }
    let isNameOnly = draft.alterations.contains(.nameOnly)
    guard habits.staysKnowable else { return standsAlone || isNameOnly }
    guard !cards.isEmpty else { return !draft.facts.isEmpty || draft.showsPlainName }
    let showsName = draft.showsPlainName && cards.contains { $0.draft.showsPlainName }
    return showsName && (standsAlone || isNameOnly || known.isEmpty)
  }

  private func draft(_ world: inout World) -> CardDraft {
    switch subject {
    case .person(let person):
      world.draft(of: person, isFirst: cards.isEmpty, hardness: hardness)
    case .company(let index): world.draft(ofCompany: index, hardness: hardness)
    }
  }
}

extension World {
  /// Whose cards this card of the person looks like.
  func lookalikes(of person: Person, on draft: CardDraft) -> Set<Lookalike> {
    var lookalikes = person.lookalikes
    if !draft.facts.contains(.familyMailbox) { lookalikes.remove(.familyMailbox) }
    if draft.employer == nil { lookalikes.remove(.colleague) }
    if !draft.facts.contains(.mobile) {
      lookalikes.remove(.sharedMobile)
      lookalikes.remove(.recycledNumber)
    }
    if draft.facts.isDisjoint(with: [.guardianMobile, .guardianMailbox]) {
      lookalikes.remove(.guardianLine)
    }
    if let job = person.job, draft.view.isAboutWork {
      let role = companies[job.company].role + "@"
      if draft.mailboxes.contains(where: { $0.address.hasPrefix(role) }) {
        lookalikes.insert(.roleMailbox)
      }
    }
    return lookalikes
  }

  /// A company that has no card yet, if a few draws find one.
  mutating func companyWithoutCard() -> Int? {
    guard !companies.isEmpty else { return nil }
    for _ in 0..<4 {
      let index = random.below(companies.count)
      if !companies[index].hasCard { return index }
    }
    return nil
  }

  /// The card of a company itself.
  mutating func draft(ofCompany index: Int, hardness: Double) -> CardDraft {
    let company = companies[index]
    var draft = CardDraft(view: .organization)
    var name = company.name
    if random.chance(0.1 * hardness) { misspell(&name, on: &draft.alterations) }
    draft.employer = .init(
      name: name,
      legalForms: company.address.country.facts.legalForms[company.legalForm]
    )
    if random.chance(0.85) {
      add(company.switchboard, .work, .switchboard, to: &draft, hardness)
    }
    if random.chance(0.6) || draft.lines.isEmpty {
      add(company.role + "@" + company.domain, .work, .workMailbox, to: &draft, hardness)
    }
    if random.chance(0.6) {
      draft.work = company.address
      draft.facts.insert(.home)
    }
    draft.extras.program = program(of: .organization)
    if random.chance(0.3) { draft.extras.page = "https://www." + company.domain + "/" }
    return draft
  }
}
