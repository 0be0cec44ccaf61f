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
      if !cards.isEmpty, world.random.chance(0.1), let copy = exactCopy(&world) {
        copy
      } else if !cards.isEmpty, world.random.chance(0.15), let copy = reformatted(&world) {
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
    let standsAlone = cards.isEmpty || world.random.chance(0.05)
    var draft = self.draft(&world)
    for _ in 0..<4 {
      if standsAlone || draft.alterations.contains(.nameOnly) { break }
      if !known.isDisjoint(with: draft.facts) { break }
      draft = self.draft(&world)
    }
    var alterations = draft.alterations
    let content = world.content(of: draft, noting: &alterations)
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
    if let job = person.job, draft.view == .work {
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
