import Testing

@testable import SyntheticContacts

private let kinds = BookKind.special + [.all]

/// One book of each kind, in the book's order.
private let books: [BookKind: [SyntheticRecord]] = Dictionary(
  uniqueKeysWithValues: BookKind.allCases.map { kind in
    (kind, BookRecipe(count: 2400, seed: 61, kind: kind).records())
  }
)

private func book(_ kind: BookKind) -> [SyntheticRecord] { books[kind] ?? [] }

private func digits(_ text: String) -> String {
  String(text.unicodeScalars.filter { ("0"..."9").contains($0) }.map(Character.init))
}

/// Laws that hold for a book of any kind.
@Suite struct BookKindTests {
  @Test(arguments: kinds)
  func `a recipe gives one book, another seed another`(kind: BookKind) {
    let recipe = BookRecipe(count: 300, seed: 4, kind: kind)
    #expect(recipe.records() == recipe.records())
    let other = BookRecipe(count: 300, seed: 5, kind: kind).records()
    #expect(Set(recipe.records().map(\.content)).intersection(other.map(\.content)).count < 30)
  }

  @Test func `a book of every kind is the same on every machine`() {
    let text = BookText(BookRecipe(count: 900, seed: 1, kind: .all), format: .csv).bytes
    // Figures that are measured on such books hold for this book; another needs them anew.
    #expect(fnv1a(String(decoding: text, as: UTF8.self)) == 0x8C2A_EE07_6DE9_6D15)
  }

  @Test(arguments: kinds)
  func `each record has a place of its own`(kind: BookKind) {
    #expect(book(kind).map(\.position) == Array(0..<2400))
  }

  @Test(arguments: kinds, [0, 0.02, 0.6])
  func `the share of duplicates is the one asked for, within a hundredth`(
    kind: BookKind,
    share: Double
  ) {
    let recipe = BookRecipe(count: 1200, seed: 9, duplicateShare: share, kind: kind)
    let people = Set(SyntheticBook(recipe).map(\.person)).count
    #expect(abs(Double(1200 - people) / 1200 - share) < 0.01)
    if share == 0 { #expect(people == 1200) }
  }

  @Test(arguments: kinds)
  func `a person is of one household, and households hold more than one`(kind: BookKind) {
    var households: [Int: Set<Int?>] = [:]
    var members: [Int: Set<Int>] = [:]
    for record in book(kind) {
      households[record.person, default: []].insert(record.household)
      if let household = record.household { members[household, default: []].insert(record.person) }
    }
    #expect(households.values.allSatisfy { $0.count == 1 })
    // The last household may be cut off.
    #expect(members.values.count { $0.count == 1 } <= 1)
  }

  @Test(arguments: kinds)
  func `no card is empty, and every vCard can be read`(kind: BookKind) {
    for record in book(kind) {
      let content = record.content
      #expect(
        !content.name.given.isEmpty || !content.name.family.isEmpty || !content.phones.isEmpty
          || !content.organization.isEmpty || !content.emails.isEmpty
      )
    }
    let cards = readPlainCards(
      BookText(BookRecipe(count: 300, seed: 2, kind: kind), format: .vcard).bytes
    )
    #expect(cards.count == 300)
    for card in cards { #expect(card.contains { $0.name == "FN" && !$0.value.isEmpty }) }
  }

  @Test(arguments: kinds)
  func `whose card it is can be known from another card of the person`(kind: BookKind) {
    var alone = 0
    var further = 0
    for cards in Dictionary(grouping: book(kind), by: \.person).values where cards.count > 1 {
      let marks = cards.map(Self.marks)
      for (index, mark) in marks.enumerated() {
        further += 1
        let others = marks.indices.filter { $0 != index }
        alone += others.contains { !marks[$0].isDisjoint(with: mark) } ? 0 : 1
      }
    }
    #expect(Double(alone) < 0.12 * Double(further), "\(alone) of \(further)")
  }

  /// What two cards may have in common that few others have.
  private static func marks(_ card: SyntheticRecord) -> Set<String> {
    let content = card.content
    let name = content.name.family + " " + content.name.given
    return Set(content.emails.map { String($0.text.lowercased().prefix { $0 != "@" }) })
      .union(content.phones.map { String(digits($0.text).suffix(6)) })
      .union(content.birthday.isEmpty ? [] : [String(digits(content.birthday).suffix(4))])
      .union(content.name.family.isEmpty ? [] : [LatinFolding.plain.fold(name).lowercased()])
      .union(content.organization.isEmpty ? [] : [String(content.organization.prefix(6))])
      .union(content.home.street.isEmpty ? [] : [content.home.street])
  }

  @Test(arguments: [BookKind.personal, .work, .scanned, .crm, .merged])
  func `small books have hardly any strangers of one name, large ones some`(kind: BookKind) {
    func namesakes(_ records: [SyntheticRecord]) -> Int {
      records.count { $0.lookalikes.contains(.namesake) }
    }
    let small = (0..<20).reduce(0) { sum, seed in
      let recipe = BookRecipe(count: 50, seed: UInt64(seed), duplicateShare: 0, kind: kind)
      return sum + namesakes(recipe.records())
    }
    #expect(small <= 8)
    #expect(namesakes(book(kind)) >= 2)
  }

  @Test func `the other kinds live elsewhere than the mixed book`() {
    let mixed = Set(Country.shares.elements.prefix(10))
    for kind in kinds {
      for habits in kind.habits {
        let known = habits.countries.elements.filter { mixed.contains($0) }
        #expect(known.count <= 1)
        #expect(habits.countries.elements.count >= 5)
      }
    }
  }

  @Test(arguments: kinds)
  func `without hardness nobody errs`(kind: BookKind) {
    let errors: [Alteration] = [
      .keyboardTypo, .soundTypo, .transposition, .letterDropped, .letterDoubled, .swappedNames,
      .wholeNameInOneField, .dayMonthSwapped, .birthdaySlip, .numberSlip, .mailboxSlip,
      .garbledLetters, .cutOff, .spreadsheetNumber,
    ]
    for record in SyntheticBook(BookRecipe(count: 700, seed: 2, hardness: 0, kind: kind)) {
      #expect(!errors.contains { record.alterations.contains($0) })
    }
  }
}

/// What one sees of a kind's habits, as a share of the records.
@Suite struct BookHabitTests {
  private func expect(
    _ kind: BookKind,
    _ range: ClosedRange<Double>,
    _ comment: Comment,
    _ holds: (SyntheticRecord) -> Bool
  ) {
    let share = Double(book(kind).count(where: holds)) / Double(book(kind).count)
    #expect(range.contains(share), "\(kind) \(comment): \(share)")
  }

  @Test func `a work directory has few employers, switchboards and hardly a private line`() {
    let counts = Dictionary(grouping: book(.work).filter { !$0.content.organization.isEmpty }) {
      $0.content.organization.lowercased().prefix(5)
    }.values.map(\.count).sorted(by: >)
    #expect(counts.prefix(30).reduce(0, +) > 1600)
    expect(.work, 0.3...0.8, "extensions") { $0.content.phones.contains { $0.text.contains("x") } }
    expect(.work, 0.0...0.02, "homes") { !$0.content.home.isEmpty }
    expect(.work, 0.0...0.3, "mobiles") { $0.content.phones.contains { $0.kind == .mobile } }
    expect(.work, 0.7...1, "colleagues") { $0.lookalikes.contains(.colleague) }
  }

  @Test func `children on a class list are reached by their parents`() {
    expect(.school, 0.25...0.6, "class lists") { $0.view == .classList }
    expect(.school, 0.2...0.6, "parents' numbers") { $0.lookalikes.contains(.guardianLine) }
    expect(.school, 0.8...1, "families") { $0.household != nil }
    let births = book(.school).filter { $0.view == .classList }
      .compactMap { Int($0.content.birthday.prefix(4)) }
    #expect(births.count > 200)
    #expect(births.count { $0 < 1995 } == 0)
    // The same number stands on cards of several people of one household, and hardly elsewhere.
    var owners: [String: Set<Int>] = [:]
    var households: [String: Set<Int?>] = [:]
    for record in book(.school) where record.view == .classList {
      for phone in record.content.phones {
        owners[String(digits(phone.text).suffix(8)), default: []].insert(record.person)
        households[String(digits(phone.text).suffix(8)), default: []].insert(record.household)
      }
    }
    #expect(owners.values.count { $0.count > 1 } > 100)
    #expect(households.values.count { $0.count > 1 } < 12)
  }

  @Test func `a club's families share a mailbox, and birthdays have no year`() {
    expect(.club, 0.15...0.6, "mailboxes") { $0.lookalikes.contains(.familyMailbox) }
    expect(.club, 0.02...0.3, "mobiles") { $0.lookalikes.contains(.sharedMobile) }
    let birthdays = book(.club).map(\.content.birthday).filter { !$0.isEmpty }
    let yearless = birthdays.count { $0.hasPrefix("--") }
    #expect((0.35...0.7).contains(Double(yearless) / Double(birthdays.count)))
  }

  @Test func `messengers have a mobile and what one calls somebody`() {
    expect(.messenger, 0.9...1, "numbers alone") { record in
      record.content.phones.count >= 1 && record.content.home.isEmpty
        && record.content.birthday.isEmpty
    }
    expect(.messenger, 0.25...0.6, "given names") { $0.alterations.contains(.givenNameOnly) }
    expect(.messenger, 0.01...0.1, "signs") { $0.alterations.contains(.signInName) }
    expect(.messenger, 0.003...0.05, "relations") { $0.alterations.contains(.relationName) }
    expect(.messenger, 0.5...1, "international") { record in
      record.content.phones.contains { $0.text.hasPrefix("+") }
    }
  }

  @Test func `bare cards say one thing or two`() {
    expect(.bare, 0.85...1, "few facts") { record in
      let content = record.content
      return content.phones.count + content.emails.count <= 1 && content.home.isEmpty
    }
    expect(.bare, 0.03...0.3, "names alone") { $0.alterations.contains(.nameOnly) }
    expect(.bare, 0.05...0.2, "mailboxes as names") { $0.alterations.contains(.mailboxAsName) }
    expect(.bare, 0.05...0.2, "numbers alone") { record in
      record.content.name == CardName() && record.view == .bare
    }
  }

  @Test func `a scanner misreads`() {
    expect(.scanned, 0.4...0.85, "misread") { $0.alterations.contains(.scannedField) }
    expect(.scanned, 0.02...0.3, "letters for digits") { record in
      record.content.phones.contains { phone in
        let number = phone.text.drop { !$0.isNumber && $0 != "+" }
        return number.contains { "OlSB".contains($0) }
      }
    }
  }

  @Test func `a sales system shouts and keeps companies`() {
    expect(.crm, 0.35...0.65, "capitals") { $0.alterations.contains(.letterCase) }
    expect(.crm, 0.05...0.3, "companies") { $0.view == .organization }
    expect(.crm, 0.03...0.3, "role mailboxes") { $0.lookalikes.contains(.roleMailbox) }
    expect(.crm, 0.01...0.2, "zeros lost") { $0.alterations.contains(.spreadsheetNumber) }
    expect(.crm, 0.02...0.2, "cut") { $0.alterations.contains(.cutOff) }
  }

  @Test func `merged exports are full of copies`() {
    expect(.merged, 0.07...0.2, "exact") { $0.alterations.contains(.exactCopy) }
    expect(.merged, 0.05...0.2, "formatting") { $0.alterations.contains(.formattingOnly) }
    expect(.merged, 0.005...0.08, "garbled") { $0.alterations.contains(.garbledLetters) }
  }

  @Test func `a person's own book is of all sorts`() {
    let views = Set(book(.personal).map(\.view))
    #expect(views.isSuperset(of: [.messenger, .full, .phone, .mail, .bare, .work, .greetings]))
    expect(.personal, 0.001...0.05, "recycled numbers") {
      $0.lookalikes.contains(.recycledNumber)
    }
  }

  @Test func `a book of all kinds has the cards of each`() {
    #expect(Set(book(.all).map(\.view)) == Set(SourceView.allCases))
    #expect(
      Alteration.allCases.allSatisfy { kind in
        book(.all).contains { $0.alterations.contains(kind) }
      }
    )
    #expect(
      Lookalike.allCases.allSatisfy { kind in
        book(.all).contains { $0.lookalikes.contains(kind) }
      }
    )
  }

  @Test(arguments: [
    ("Müller", "MÃ¼ller"), ("Smith", "Smith"), ("Łódź", "Å.Ã³dÅº"), ("Şahin", "Åžahin"),
  ])
  func `UTF-8 is misread as Windows' letters`(text: String, misread: String) {
    #expect(garbled(text) == misread)
  }
}
