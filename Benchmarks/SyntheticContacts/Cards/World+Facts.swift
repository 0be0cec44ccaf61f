// Each function puts one fact of a person on a card, with the errors that befall it.

extension World {
  mutating func addMobile(of person: Person, on draft: inout CardDraft, _ hardness: Double) {
    if let former = person.formerMobile, random.chance(0.35) {
      draft.alterations.insert(.formerNumber)
      add(former, .mobile, .formerMobile, to: &draft, hardness)
    } else {
      add(person.mobile, .mobile, .mobile, to: &draft, hardness)
    }
  }

  mutating func add(
    _ number: PhoneNumber?,
    _ kind: LineKind,
    _ fact: FactSet,
    to draft: inout CardDraft,
    _ hardness: Double
  ) {
    guard var number, draft.lines.count < 4 else { return }
    if random.chance(0.018 * hardness) {
      number.subscriber = slipped(number)
      draft.alterations.insert(.numberSlip)
    } else {
      draft.facts.insert(fact)
    }
    draft.lines.append(.init(kind: kind, number: number))
  }

  /// The subscriber's digits with one changed, two neighbours exchanged, or the last one missing.
  private mutating func slipped(_ number: PhoneNumber) -> String {
    var bytes = Array(number.subscriber.utf8)
    guard number.freeDigits > 0 else { return String(number.subscriber.dropLast()) }
    let index = bytes.count - 1 - random.below(number.freeDigits)
    if index > bytes.count - number.freeDigits, bytes[index] != bytes[index - 1], random.chance(0.3)
    {
      bytes.swapAt(index, index - 1)
    } else {
      let zero = UInt8(ascii: "0")
      bytes[index] = zero + (bytes[index] - zero + UInt8(1 + random.below(9))) % 10
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func addMailbox(
    _ index: Int,
    of person: Person,
    to draft: inout CardDraft,
    _ hardness: Double
  ) {
    add(person.mailboxes[index], .home, .mailbox(index), to: &draft, hardness)
  }

  mutating func addFamilyMailbox(
    of person: Person,
    to draft: inout CardDraft,
    _ hardness: Double
  ) {
    guard !person.familyMailbox.isEmpty else { return }
    add(person.familyMailbox, .home, .familyMailbox, to: &draft, hardness)
  }

  mutating func add(
    _ mailbox: String,
    _ kind: LineKind,
    _ fact: FactSet,
    to draft: inout CardDraft,
    _ hardness: Double
  ) {
    guard draft.mailboxes.count < 3, let at = mailbox.lastIndex(of: "@") else { return }
    var name = String(mailbox[..<at])
    var domain = String(mailbox[mailbox.index(after: at)...])
    if domain == "gmail.com", random.chance(0.12) {
      disguise(&name, &domain)
      draft.alterations.insert(.mailboxAlias)
      draft.facts.insert(fact)
    } else if random.chance(0.02 * hardness) {
      if random.chance(0.6), let slip = SpellingSlip.keyboard.slip(in: name, &random) {
        name = slip
      } else {
        domain = slippedEnd(of: domain)
      }
      draft.alterations.insert(.mailboxSlip)
    } else {
      draft.facts.insert(fact)
    }
    draft.mailboxes.append(.init(kind: kind, address: name + "@" + domain))
  }

  /// The domain with an end that no domain has: "example.ogr", "mail.examplee".
  private mutating func slippedEnd(of domain: String) -> String {
    var bytes = Array(domain.utf8)
    let last = bytes.count - 1
    if random.chance(0.5) {
      bytes.append(bytes[last])
    } else {
      bytes.swapAt(last, last - 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Another address that reaches the same Gmail box.
  private mutating func disguise(_ name: inout String, _ domain: inout String) {
    switch random.below(3) {
    case 0: domain = "googlemail.com"
    case 1: name += "+" + random.element(of: ["shop", "news", "club", "work"])
    default:
      if name.utf8.contains(UInt8(ascii: ".")) {
        name.removeAll { $0 == "." }
      } else {
        name.insert(".", at: name.index(after: name.startIndex))
      }
    }
  }

  mutating func addHome(of person: Person, to draft: inout CardDraft, _ hardness: Double) {
    var home = person.home
    if let former = person.formerHome, random.chance(0.4) {
      home = former
      draft.alterations.insert(.formerHome)
      draft.facts.insert(.formerHome)
    } else {
      draft.facts.insert(.home)
    }
    if random.chance(0.04 * hardness) { misspell(&home.streetName, on: &draft.alterations) }
    if random.chance(0.025 * hardness) { misspell(&home.city.name, on: &draft.alterations) }
    if random.chance(0.06 * hardness) { home.city.name = "" }
    if random.chance(0.1 * hardness) { home.postcode = "" }
    if random.chance(0.2 * hardness) { home.unit = "" }
    draft.home = home
  }

  mutating func addBirthday(of person: Person, to draft: inout CardDraft, _ hardness: Double) {
    var birthday = CardDraft.Birthday(
      year: person.birth.year,
      month: person.birth.month,
      day: person.birth.day
    )
    let draw = random.below(1000)
    if Double(draw) < 25 * hardness, birthday.day <= 12, birthday.day != birthday.month {
      swap(&birthday.month, &birthday.day)
      draft.alterations.insert(.dayMonthSwapped)
    } else if Double(draw) < 50 * hardness {
      if random.chance(0.5) {
        birthday.day = 1 + (birthday.day + random.below(9)) % 28
      } else {
        birthday.year = person.birth.year + random.element(of: [-10, -1, 1, 10])
      }
      draft.alterations.insert(.birthdaySlip)
    } else {
      draft.facts.insert(.birthday)
    }
    if random.chance(0.07) {
      birthday.year = nil
      draft.alterations.insert(.birthdayWithoutYear)
    }
    draft.birthday = birthday
  }

  /// Puts the employer on the card and says which job it was.
  @discardableResult
  mutating func addEmployer(
    of person: Person,
    to draft: inout CardDraft,
    _ hardness: Double
  ) -> Job? {
    guard var job = person.job else { return nil }
    if let former = person.formerJob, random.chance(0.4) {
      job = former
      draft.alterations.insert(.formerEmployer)
    }
    let company = companies[job.company]
    var name = company.name
    if random.chance(0.03 * hardness) { misspell(&name, on: &draft.alterations) }
    draft.employer = .init(
      name: name,
      legalForms: company.address.country.facts.legalForms[company.legalForm],
      department: random.chance(0.5) ? job.department : ""
    )
    draft.title = job.title
    return job
  }

  /// What the source's program adds to a card.
  mutating func extras(of person: Person, view: SourceView) -> CardExtras {
    var extras = CardExtras()
    extras.program = program(of: view)
    let slug = mailSlug(person.given.inLatin(person.culture.names.script))
    if view == .full, random.chance(0.12) {
      extras.page = "https://" + slug + String(random.below(1000)) + ".example/"
    }
    if view != .work, random.chance(0.07) { extras.account = slug + String(random.below(10_000)) }
    if random.chance(0.15) {
      extras.categories = [random.element(of: Self.categories)]
      if random.chance(0.3) { extras.categories.append(person.hobby) }
    }
    if random.chance(0.06) { extras.customLabel = random.element(of: Self.labels) }
    if person.hasPhoto, random.chance(0.4) {
      extras.photo = UInt32(truncatingIfNeeded: fnv1a(slug) ^ UInt64(person.birth.day)) & 0xFF_FFFF
    }
    if view == .full, !person.spouseGiven.isEmpty, random.chance(0.15) {
      extras.anniversary = isoDate(person.birth.year + 27, person.birth.month, person.birth.day)
    }
    if random.chance(0.4) { extras.revision = revision() }
    return extras
  }

  /// A moment at which a card was last changed.
  mutating func revision() -> String {
    isoDate(random.within(2012...2025), random.within(1...12), random.within(1...28))
      + "T" + padded(random.below(24)) + ":" + padded(random.below(60)) + ":"
      + padded(random.below(60)) + "Z"
  }

  /// A program that such sources are kept in.
  mutating func program(of view: SourceView) -> SourceProgram {
    switch view {
    case .phone, .messenger, .bare: Self.phonePrograms.pick(&random)
    case .work, .directory, .scan, .crm: Self.workPrograms.pick(&random)
    case .full, .mail, .greetings, .organization, .classList, .club:
      Self.homePrograms.pick(&random)
    }
  }

  private static let phonePrograms = WeightedTable<SourceProgram>([(.apple, 45), (.android, 55)])
  private static let workPrograms = WeightedTable<SourceProgram>([
    (.outlook, 60), (.evolution, 15), (.google, 25),
  ])
  private static let homePrograms = WeightedTable<SourceProgram>([
    (.apple, 30), (.google, 35), (.thunderbird, 20), (.evolution, 15),
  ])
  private static let categories = [
    "Friends", "Family", "Work", "myContacts", "Neighbours", "School", "Suppliers", "Customers",
    "Holiday", "Wedding guests",
  ]
  private static let labels = [
    "Boat", "Cottage", "Holiday home", "Shop", "Second phone", "Weekend",
  ]
}

/// `1972-04-09`.
func isoDate(_ year: Int, _ month: Int, _ day: Int) -> String {
  String(year) + "-" + padded(month) + "-" + padded(day)
}

/// A number below 100 in two digits.
func padded(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
