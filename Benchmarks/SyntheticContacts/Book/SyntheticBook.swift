/// The records of a recipe, person by person.
///
/// A record's place in the book is its ``SyntheticRecord/position``: the sequence comes household by
/// household, while a book is shuffled, as real ones are.
package struct SyntheticBook: Sequence, Sendable {
  /// What the book is like.
  package let recipe: BookRecipe

  /// The book of `recipe`.
  package init(_ recipe: BookRecipe) { self.recipe = recipe }

  /// Starts at the first person.
  package func makeIterator() -> BookIterator { BookIterator(recipe) }
}

/// Makes a book one household at a time.
package struct BookIterator: IteratorProtocol, Sendable {
  private let recipe: BookRecipe
  private var world: World
  private let positions: [Int]
  /// Records made and not yet handed out, the next one last.
  private var pending: [SyntheticRecord] = []
  private var made = 0
  private var duplicates = 0
  private var entities = 0
  private var visits = 0
  /// The habits that households follow in turn.
  private let habits: [BookHabits]

  init(_ recipe: BookRecipe) {
    self.recipe = recipe
    habits = recipe.kind.habits
    world = World(seed: recipe.seed, numbers: recipe.numbers, habits: habits[0])
    var shuffle = SeededGenerator(seed: recipe.seed ^ 0x5348_5546_464C_4500)
    positions = shuffle.permutation(of: recipe.count)
  }

  /// The next record, the cards of one person one after another; nil at the end.
  package mutating func next() -> SyntheticRecord? {
    while pending.isEmpty {
      guard made < recipe.count else { return nil }
      pending = household().reversed()
    }
    return pending.popLast()
  }

  private mutating func household() -> [SyntheticRecord] {
    var records: [SyntheticRecord] = []
    world.habits = habits[visits % habits.count]
    visits += 1
    for person in world.household() where made < recipe.count {
      let cluster = clusterSize()
      entities += 1
      var cards = PersonCards(of: person, hardness: recipe.hardness)
      for _ in 0..<cluster { append(cards.next(&world), to: &records) }
    }
    if made < recipe.count, world.random.chance(world.habits.organizationShare) {
      organizationCards(&records)
    }
    return records
  }

  private mutating func append(_ card: PersonCards.Card, to records: inout [SyntheticRecord]) {
    records.append(
      SyntheticRecord(
        position: positions[made],
        person: entities,
        household: card.household,
        view: card.draft.view,
        alterations: card.alterations,
        lookalikes: card.lookalikes,
        content: card.content
      )
    )
    made += 1
  }

  /// How many cards the next person has.
  private mutating func clusterSize() -> Int {
    let isDuplicated = world.random.chance(shareOfDuplicated)
    let size = isDuplicated ? world.habits.clusterSizes.pick(&world.random) : 1
    let kept = Swift.min(size, recipe.count - made)
    duplicates += kept - 1
    return kept
  }

  /// The chance by which the next person has more than one card.
  ///
  /// The first term would do in the mean; the second steers a small book back to its share.
  private var shareOfDuplicated: Double {
    let share = recipe.duplicateShare
    guard share > 0 else { return 0 }
    let missing = share * Double(made) - Double(duplicates)
    return share / (world.habits.clusterSizes.meanCopies * (1 - share)) + missing * 0.02
  }

  /// Cards of a company itself, which share switchboard and address with its people's.
  private mutating func organizationCards(_ records: inout [SyntheticRecord]) {
    guard let index = world.companyWithoutCard() else { return }
    world.markCard(ofCompany: index)
    entities += 1
    let kept = companyClusterSize()
    var cards = PersonCards(ofCompany: index, hardness: recipe.hardness)
    for _ in 0..<kept { append(cards.next(&world), to: &records) }
  }

  /// How many cards the next company has.
  private mutating func companyClusterSize() -> Int {
    guard world.habits.companiesHaveOwnSizes else { return clusterSize() }
    let size = recipe.duplicateShare > 0 ? Self.companySizes.pick(&world.random) : 1
    let kept = Swift.min(size, recipe.count - made)
    duplicates += kept - 1
    return kept
  }

  private static let companySizes = WeightedTable<Int>([(1, 70), (2, 22), (3, 8)])
}
