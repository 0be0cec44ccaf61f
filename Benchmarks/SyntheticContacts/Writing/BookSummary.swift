/// The figures of a book: what it holds, and what a search for duplicates could find in it.
package struct BookSummary: Sendable, Hashable {
  /// All records.
  package private(set) var records = 0
  /// People, and companies that have a card of their own.
  package private(set) var entities = 0
  /// Records of somebody who has an earlier one.
  package private(set) var duplicates = 0
  /// Pairs of records that are of one person.
  package private(set) var truePairs = 0
  /// Households of more than one person.
  package private(set) var households = 0
  /// Records by kind of source, in the order of declaration.
  package private(set) var views = [Int](repeating: 0, count: SourceView.allCases.count)
  /// Records by alteration, in the order of declaration.
  package private(set) var alterations = [Int](repeating: 0, count: Alteration.allCases.count)
  /// Records by lookalike, in the order of declaration.
  package private(set) var lookalikes = [Int](repeating: 0, count: Lookalike.allCases.count)
  /// How many people have one record, two records, up to six.
  package private(set) var clusterSizes = [Int](repeating: 0, count: 6)

  private var person = -1
  private var cluster = 0
  private var household = 0

  init() {}

  /// Counts a record; those of one person come one after another.
  mutating func count(_ record: SyntheticRecord) {
    if record.person != person { close() }
    person = record.person
    cluster += 1
    records += 1
    if let number = record.household, number > household {
      household = number
      households += 1
    }
    for (index, view) in SourceView.allCases.enumerated() where record.view == view {
      views[index] += 1
    }
    for alteration in record.alterations.all { alterations[alteration.rawValue] += 1 }
    for (index, lookalike) in Lookalike.allCases.enumerated()
    where record.lookalikes.contains(lookalike) {
      lookalikes[index] += 1
    }
  }

  /// Counts the person whose records have all come.
  mutating func close() {
    guard cluster > 0 else { return }
    entities += 1
    duplicates += cluster - 1
    truePairs += cluster * (cluster - 1) / 2
    clusterSizes[cluster - 1] += 1
    cluster = 0
  }
}
