/// What an incremental find is doing.
///
/// ```
///           type                 quiet              last result
///   idle ──────────► waiting ──────────► searching ─────────────► showing
///                       ▲                 │     │                   │
///                       │       type      │     │ error             │ type
///                       ├─────────────────┘     ▼                   │
///                       │                    failed ── retry ──► searching
///                       └─────────────────────┴─────────────────────┘
/// ```
///
/// An empty text and ``IncrementalFind/dismiss()`` lead to ``idle`` from everywhere. Without a quiet
/// period a new text leads to ``searching(_:)`` at once.
public enum FindState<Query: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing is asked: the text is empty or too short, or the find was left.
  case idle
  /// The query is searched for as soon as it stays the same for a while.
  case waiting(Query)
  /// The query is searched for, or will be when the search before it has stopped.
  ///
  /// What is shown may be the result of an earlier query, or first parts of this one's.
  case searching(Query)
  /// The search is over; this is the query whose result is shown.
  case showing(Query)
  /// The search for the query failed; ``IncrementalFind/retry()`` tries again.
  ///
  /// The last good result stays shown.
  case failed(Query, FindFailure)
}

/// Why a search gave no result.
public struct FindFailure: Error, Hashable, Sendable {
  /// What happened, in words for people.
  public let message: String
  /// What the search threw.
  public let cause: any Error
  /// Which of the find's searches it was, counted from 1.
  public let attempt: Int

  package init(message: String, cause: any Error, attempt: Int) {
    self.message = message
    self.cause = cause
    self.attempt = attempt
  }

  /// What a find says when it was not told how to explain errors: "The search failed: no route to
  /// host".
  ///
  /// A program with Foundation can say it in the person's language: `explain: {
  /// $0.localizedDescription }`.
  public static func plainWords(_ cause: any Error) -> String {
    guard !(cause is CancellationError) else { return "The search was stopped before it ended." }
    return "The search failed: \(cause)"
  }

  /// Whether both are the failure of one search.
  public static func == (lhs: FindFailure, rhs: FindFailure) -> Bool { lhs.attempt == rhs.attempt }

  /// Feeds the number of the search into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(attempt) }
}
