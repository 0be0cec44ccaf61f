import Testing

@testable import SyntheticContacts

/// One book for the tests that look at what books hold.
private let book = BookRecipe(count: 20_000, seed: 11).records()

/// The book's records by person.
private let people = Dictionary(grouping: book, by: \.person)

@Suite struct BookTests {
  @Test func `a recipe gives one book, another seed another`() {
    let recipe = BookRecipe(count: 3000, seed: 4)
    #expect(recipe.records() == recipe.records())
    let other = BookRecipe(count: 3000, seed: 5).records()
    let shared = Set(recipe.records().map(\.content)).intersection(other.map(\.content))
    #expect(shared.count < 30)
  }

  @Test func `only the numbers differ in the fictional book of a seed's world`() {
    let record = BookRecipe(count: 400, seed: 4, numbers: .fictional).records()
    #expect(record == BookRecipe(count: 400, seed: 4, numbers: .fictional).records())
    #expect(record != BookRecipe(count: 400, seed: 4).records())
  }

  @Test(arguments: [0, 1, 2, 3, 7, 100, 2001])
  func `a book holds as many records as were asked for, each in a place of its own`(count: Int) {
    let records = BookRecipe(count: count, seed: 8).records()
    #expect(records.map(\.position) == Array(0..<count))
    #expect(Set(records.map(\.identifier)).count == count)
  }

  @Test(arguments: [0, 0.05, 0.35, 0.6], [1.0, 0.0])
  func `the share of duplicates is the one asked for, within a hundredth`(
    share: Double,
    hardness: Double
  ) {
    for count in [1500, 6000] {
      let recipe = BookRecipe(count: count, seed: 21, duplicateShare: share, hardness: hardness)
      let people = Set(SyntheticBook(recipe).map(\.person)).count
      #expect(abs(Double(count - people) / Double(count) - share) < 0.01)
    }
  }

  @Test func `cards of one person do not stand together`() {
    let neighbors = zip(book, book.dropFirst()).count { $0.person == $1.person }
    #expect(neighbors < 20)
  }

  @Test func `people have one to six cards, fewer people the more cards`() {
    let sizes = people.values.reduce(into: [Int](repeating: 0, count: 7)) { $0[$1.count] += 1 }
    #expect(sizes[0] == 0)
    #expect((1...5).allSatisfy { sizes[$0] > sizes[$0 + 1] })
    #expect(sizes[6] > 0)
  }

  @Test(arguments: Alteration.mixed)
  func `each kind of alteration occurs, and none is the rule`(alteration: Alteration) {
    let count = book.count { $0.alterations.contains(alteration) }
    #expect((20...2000).contains(count), "\(alteration.title): \(count)")
  }

  @Test(arguments: Lookalike.mixed)
  func `each kind of lookalike occurs`(lookalike: Lookalike) {
    #expect(book.count { $0.lookalikes.contains(lookalike) } >= 50)
  }

  @Test(arguments: SourceView.mixed)
  func `each kind of source occurs`(view: SourceView) {
    #expect(book.count { $0.view == view } >= 50)
  }

  @Test func `the summary agrees with a count of the records`() {
    let recipe = BookRecipe(count: 20_000, seed: 11)
    let summary = BookText(recipe, format: .csv).summary
    #expect(summary.records == book.count)
    #expect(summary.entities == people.count)
    #expect(summary.duplicates == book.count - people.count)
    #expect(
      summary.truePairs == people.values.reduce(0) { $0 + $1.count * ($1.count - 1) / 2 }
    )
    #expect(summary.households == Set(book.compactMap(\.household)).count)
    for alteration in Alteration.allCases {
      #expect(
        summary.alterations[alteration.rawValue]
          == book.count { $0.alterations.contains(alteration) }
      )
    }
    for (size, count) in summary.clusterSizes.enumerated() {
      #expect(count == people.values.count { $0.count == size + 1 })
    }
  }

  @Test func `without hardness nobody errs, with more of it more err`() {
    let errors: [Alteration] = [
      .keyboardTypo, .soundTypo, .transposition, .letterDropped, .letterDoubled, .misreading,
      .swappedNames, .wholeNameInOneField, .initialOnly, .givenNameOnly, .remarkInName,
      .dayMonthSwapped, .birthdaySlip, .numberSlip, .mailboxSlip,
    ]
    func count(_ hardness: Double) -> Int {
      SyntheticBook(BookRecipe(count: 5000, seed: 2, hardness: hardness)).count { record in
        errors.contains { record.alterations.contains($0) }
      }
    }
    let usual = count(1)
    #expect(count(0) == 0)
    #expect(usual > 500)
    #expect(count(2) > usual * 3 / 2)
  }
}

@Suite struct NameFrequencyTests {
  @Test func `the tables are large enough`() {
    let given = Culture.allCases.reduce(into: Set<String>()) { names, culture in
      names.formUnion(culture.names.male.elements.map(\.written))
      names.formUnion(culture.names.female.elements.map(\.written))
    }
    let family = Culture.allCases.reduce(into: Set<String>()) { names, culture in
      names.formUnion(culture.names.family.elements.map(\.written))
    }
    #expect(given.count >= 1000)
    #expect(family.count >= 1000)
  }

  @Test func `names are skewed as in life: a common head and a long tail`() {
    var families: [String: Int] = [:]
    for culture in people.values.compactMap(\.first) {
      families[culture.content.name.family, default: 0] += 1
    }
    families[""] = nil
    let total = families.values.reduce(0, +)
    let highest = families.values.max() ?? 0
    let once = families.values.count { $0 == 1 }
    #expect((0.003...0.02).contains(Double(highest) / Double(total)))
    #expect((0.25...0.6).contains(Double(once) / Double(total)))
  }

  @Test func `strangers of one full name exist`() {
    var bearers: [String: Set<Int>] = [:]
    for record in book where !record.content.name.family.isEmpty {
      let name = record.content.name.given + " " + record.content.name.family
      bearers[name, default: []].insert(record.person)
    }
    #expect(bearers.values.count { $0.count > 1 } > 300)
  }
}
