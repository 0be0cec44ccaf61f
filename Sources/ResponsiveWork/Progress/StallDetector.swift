/// Tells work that stands still from work that is merely slow.
///
/// Work that reports each tenth of a second stands still after two seconds without a report; work
/// that reports each four seconds does so only after twenty. Before the first report, it takes ten.
struct StallDetector: Sendable {
  private var lastSign = 0
  private var lastChange = 0.0
  private var now = 0.0
  /// The longest time between reports, in seconds, forgotten slowly; the first may take longer.
  private var usualGap = 2.0

  /// A shorter silence, in seconds, is not worth a word.
  private static let leastSeconds = 2.0
  /// How many times the usual gap a silence lasts.
  private static let patience = 5.0
  private static let memory = 0.9

  /// Takes in that there were so many signs of life up to now.
  mutating func update(signs: Int, now: Double) {
    self.now = Swift.max(now, self.now)
    guard signs != lastSign else { return }
    usualGap = Swift.max(self.now - lastChange, usualGap * Self.memory)
    lastSign = signs
    lastChange = self.now
  }

  var isStalled: Bool {
    now - lastChange > Swift.max(Self.leastSeconds, Self.patience * usualGap)
  }
}
