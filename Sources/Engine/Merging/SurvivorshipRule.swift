/// Which value survives where a merged contact can have only one.
public enum SurvivorshipRule: String, CaseIterable, Hashable, Sendable {
  /// That of the card with the most values.
  case mostComplete = "most-complete"
  /// The longest.
  case longest
  /// That of the card with the newest REV.
  case newest
  /// The one that most cards have.
  case mostFrequent = "most-frequent"
  /// That of the first card.
  case first
}
