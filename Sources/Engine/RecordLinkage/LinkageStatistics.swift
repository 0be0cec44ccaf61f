/// How the work of a linkage went.
package struct LinkageStatistics: Sendable {
  /// One kind of key.
  package struct Key: Hashable, Sendable {
    package var name: String
    /// How many keys of that kind contacts have.
    package var entries: Int
    /// How many pairs share one; pairs that share several keys count for each.
    package var pairs: Int
  }

  /// A part of the work.
  package struct Stage: Hashable, Sendable {
    package var name: String
    package var duration: Duration
  }

  package internal(set) var keys: [Key] = []
  package internal(set) var stages: [Stage] = []
  /// How many pairs were compared.
  package internal(set) var candidates = 0
  private var last = Duration.zero

  init() {}

  /// Begins the first stage; `now` is a time since whenever.
  init(now: Duration) { last = now }

  /// Ends a stage; the next begins.
  mutating func endStage(_ name: String, now: Duration) {
    stages.append(Stage(name: name, duration: now - last))
    last = now
  }
}
