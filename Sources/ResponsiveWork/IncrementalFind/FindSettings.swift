/// How long a text must stay the same before it is searched for.
public enum QuietPeriod: Hashable, Sendable {
  /// Always this long.
  case fixed(Duration)
  /// None while the search answers within a `frame`; the slower it is, the longer, up to `limit`.
  ///
  /// | the search takes | ms | 16 | 50 | 100 | 200 | 300 | 600 |
  /// |---|---|---|---|---|---|---|---|
  /// | it waits | ms | 0 | 9 | 42 | 184 | 284 | 500 |
  ///
  /// A search that is done before the next keystroke should start at once. One that takes longer
  /// would be cancelled by it, having cost a core or a server its time for nothing.
  case adaptive(frame: Duration = .milliseconds(16), limit: Duration = .milliseconds(500))

  /// What a fluent writer needs from key to key.
  private static let keystroke = Duration.milliseconds(200)

  /// The period for a search that answers within `answerTime`; `nil` when that is not known yet.
  package func duration(forAnswerTime answerTime: Duration?) -> Duration {
    switch self {
    case .fixed(let duration): return duration
    case .adaptive(let frame, let limit):
      guard let answerTime, answerTime > frame else { return .zero }
      return min((answerTime - frame) * min(answerTime / Self.keystroke, 1), limit)
    }
  }
}

/// When an incremental find searches, and when it says that it does.
///
/// ``local`` and ``remote`` fit most texts. For queries that are no texts, say which is the empty one
/// and which are worth a search:
///
/// ```swift
/// let settings = FindSettings(empty: Filter(), accepts: { !$0.terms.isEmpty })
/// ```
public struct FindSettings<Query: Equatable & Sendable>: Sendable {
  /// The query that asks for nothing: that at the beginning, and after leaving the find.
  public var empty: Query
  /// Whether a query is worth a search that nobody asked for explicitly.
  ///
  /// A query other than the empty one that is not worth it can be submitted.
  public var accepts: @Sendable (Query) -> Bool
  /// How long a query must stay the same before it is searched for.
  public var quiet: QuietPeriod
  /// How long a search may run before the activity indicator shows.
  ///
  /// People do not need to be told about waits that they hardly notice.
  public var indicatorGrace: Duration
  /// How long the indicator stays once it shows, so that it never flashes.
  public var indicatorMinimum: Duration
  /// How long the newest search waits for a cancelled one to end, counted from its cancellation;
  /// `nil` for as long as it takes.
  ///
  /// With `nil`, there is never more than one search in process. A search that ignores its
  /// cancellation then holds up those after it. With a duration, it is left to itself after that
  /// time; there are never more than four searches in process.
  public var patience: Duration?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - empty: The query that asks for nothing.
  ///   - accepts: Whether a query is worth a search that nobody asked for explicitly.
  ///   - quiet: How long a query must stay the same before it is searched for.
  ///   - indicatorGrace: How long a search may run before the activity indicator shows.
  ///   - indicatorMinimum: How long the indicator stays once it shows.
  ///   - patience: How long the newest search waits for a cancelled one; `nil` for as long as it
  ///     takes.
  public init(
    empty: Query,
    accepts: @escaping @Sendable (Query) -> Bool = { _ in true },
    quiet: QuietPeriod = .adaptive(),
    indicatorGrace: Duration = .milliseconds(200),
    indicatorMinimum: Duration = .milliseconds(400),
    patience: Duration? = nil
  ) {
    self.empty = empty
    self.accepts = accepts
    self.quiet = quiet
    self.indicatorGrace = indicatorGrace
    self.indicatorMinimum = indicatorMinimum
    self.patience = patience
  }
}

extension FindSettings where Query == String {
  /// For a search in memory: each text is searched for, at once while the search is fast.
  public static var local: FindSettings { text(minimumLength: 1, quiet: .adaptive()) }

  /// For a search over the network: texts of more than 2 characters, after a second without typing.
  public static var remote: FindSettings { text(minimumLength: 3, quiet: .fixed(.seconds(1))) }

  /// For texts of at least `minimumLength` characters, spaces at both ends not counted.
  public static func text(minimumLength: Int, quiet: QuietPeriod) -> FindSettings {
    FindSettings(
      empty: "",
      accepts: { $0.hasCharacters(atLeast: minimumLength) },
      quiet: quiet
    )
  }
}

extension String {
  /// Whether it has that many characters, spaces at both ends not counted.
  ///
  /// It looks no further than it must: somebody may paste a whole book.
  package func hasCharacters(atLeast minimum: Int) -> Bool {
    let trimmed = drop { $0.isWhitespace }
    guard minimum > 1 else { return minimum < 1 || !trimmed.isEmpty }
    guard
      let last = trimmed.index(
        trimmed.startIndex,
        offsetBy: minimum - 1,
        limitedBy: trimmed.endIndex
      )
    else { return false }
    return trimmed[last...].contains { !$0.isWhitespace }
  }
}
