/// What happens when, written as a marble string.
///
/// Each character is one frame of time:
///
/// | written | means |
/// |---|---|
/// | `-` | a frame in which nothing happens |
/// | `a` | the event `a`, which takes its frame |
/// | `(abc)` | three events in one frame, in this order |
/// | a space | nothing, not even time: for lining up strings |
///
/// By custom, `|` is the end, `#` a failure and `!` a cancellation; to a timeline they are events
/// like others.
///
/// ```swift
/// let typed: Timeline    = "a-b--c|"
/// let searched: Timeline = "-------c"
/// ```
///
/// Two timelines are equal when the same happens at the same time; how long nothing happens
/// afterwards does not matter.
public struct Timeline: Sendable {
  /// One event.
  public struct Event: Hashable, Sendable {
    /// The frame, counted from 0.
    public var frame: Int
    /// What happens.
    public var symbol: Character
    /// How long after the beginning of its frame it happens: zero, unless code under test was late.
    public var lateness: Duration

    /// Creates an event at a frame's beginning, or `lateness` after that.
    public init(frame: Int, symbol: Character, lateness: Duration = .zero) {
      self.frame = frame
      self.symbol = symbol
      self.lateness = lateness
    }
  }

  /// What happens, in order.
  public let events: [Event]

  /// How many frames it lasts.
  public let length: Int

  /// Creates a timeline of `events`, which stand in order, that lasts at least `length` frames.
  public init(events: [Event] = [], length: Int = 0) {
    self.events = events
    self.length = max(length, (events.last?.frame ?? -1) + 1)
  }

  /// What happens differently here and in `expected`, on lines for people; `nil` when nothing does.
  ///
  /// ```
  /// expected  -----c
  /// happened  ----b-c
  ///               ^
  /// ```
  public func difference(from expected: Timeline) -> String? {
    guard self != expected else { return nil }
    let wanted = expected.marbles
    let found = marbles
    let same = zip(wanted, found).prefix { $0 == $1 }.count
    return """
      expected  \(expected)
      happened  \(self)
                \(String(repeating: " ", count: same))^
      """
  }
}

extension Timeline: Hashable {
  /// Whether the same happens at the same time.
  public static func == (lhs: Timeline, rhs: Timeline) -> Bool { lhs.events == rhs.events }

  /// Feeds the events into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(events) }
}
