/// What a generated book is to be like.
package struct BookRecipe: Sendable, Hashable {
  /// How many records the book holds, all copies counted.
  package var count: Int
  /// Books of one recipe are equal on every machine; of different seeds, unrelated.
  package var seed: UInt64
  /// The share of the records that are further cards of somebody who already has one.
  package var duplicateShare: Double
  /// How much more frequent errors are than usual: 0 leaves formatting and the changes of life, 1
  /// is usual.
  package var hardness: Double
  /// Which telephone numbers people have.
  package var numbers: NumberChoice
  /// Whose book it is.
  package var kind: BookKind

  /// The largest share of duplicates that clusters of up to six records can reach.
  package static let highestDuplicateShare = 0.6

  /// A recipe, by default like an address book that was merged from a few sources.
  ///
  /// - Precondition: `count` is not negative, and `duplicateShare` is 0 to
  ///   ``highestDuplicateShare``.
  package init(
    count: Int,
    seed: UInt64,
    duplicateShare: Double = 0.35,
    hardness: Double = 1,
    numbers: NumberChoice = .plausible,
    kind: BookKind = .mixed
  ) {
    precondition(count >= 0, "a book cannot hold fewer than no records")
    precondition(
      (0...Self.highestDuplicateShare).contains(duplicateShare),
      "clusters are too small for that share of duplicates"
    )
    self.count = count
    self.seed = seed
    self.duplicateShare = duplicateShare
    self.hardness = hardness
    self.numbers = numbers
    self.kind = kind
  }

  /// All records of the book in the book's order.
  ///
  /// - Complexity: O(*n* log *n*) in the count of records, all of them in memory;
  ///   ``SyntheticBook`` hands them out one at a time.
  package func records() -> [SyntheticRecord] {
    var records = Array(SyntheticBook(self))
    records.sort { $0.position < $1.position }
    return records
  }
}
