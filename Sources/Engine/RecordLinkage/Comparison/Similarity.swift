/// How alike two contacts are, from 0 (nothing shared) to 1 (an exact duplicate).
public struct Similarity: Comparable, Hashable, Sendable {
  /// A number in `0...1`.
  public let value: Double

  /// Creates a similarity, or returns `nil` when `value` is outside `0...1` or not a number.
  public init?(_ value: Double) {
    guard (0...1).contains(value) else { return nil }
    self.value = value
  }

  /// The similarity of exact duplicates, and of them alone.
  public static let exact = Similarity(validated: 1)

  /// Nothing shared.
  public static let none = Similarity(validated: 0)

  /// The highest similarity of two contacts that are not exact duplicates.
  public static let highestInexact = Similarity(validated: 0.999)

  /// Whole per cent, truncated: only exact duplicates reach 100.
  ///
  /// 0.29 is 29 %, although the nearest binary fraction lies a hair below.
  public var percent: Int { Int(value * 100 + 1e-9) }

  private init(validated value: Double) { self.value = value }

  /// Orders by value.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}
