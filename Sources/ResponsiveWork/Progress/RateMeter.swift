/// How many a second, over the last few seconds; of work that is over, over all of it.
///
/// Where something is counted each forty seconds, a few seconds say nothing: the rate is that of the
/// time between two counts, and it stays until the next is late.
struct RateMeter: Sendable {
  private var measured: Double?
  private var count = 0.0
  /// When `count` was reached; `nil` before the first, which says only that the work has begun.
  private var time: Double?
  private var now = 0.0
  /// For how many seconds the rate has been measured.
  private var span = 0.0
  /// The longest time between counts, in seconds, forgotten slowly.
  private var usualGap = 0.0
  private var isOver = false

  /// A shorter span, in seconds, would show numbers that nobody can read in time.
  private static let leastSeconds = 0.5
  /// About the time, in seconds, over which the rate is averaged.
  private static let memorySeconds = 5.0
  private static let memoryOfGap = 0.9
  /// How many times the usual gap, and how many seconds at least, a silence is none.
  private static let patience = (gaps: 1.5, seconds: 1.0)

  /// How many a second, or `nil` until something was measured.
  var perSecond: Double? {
    guard let measured, let time, !isOver else { return measured }
    let usual = Swift.max(Self.patience.seconds, Self.patience.gaps * usualGap)
    return measured * Swift.min(usual / Swift.max(now - time, usual), 1)
  }

  mutating func update(count: Double, now: Double) {
    self.now = Swift.max(self.now, now)
    guard count > self.count else { return }
    guard let time else {
      (self.count, self.time) = (count, now)
      return
    }
    let gap = now - time
    guard gap >= Self.leastSeconds else { return }
    let rate = (count - self.count) / gap
    span += gap
    let memory = Swift.min(span, Self.memorySeconds)
    measured = measured.map { $0 + Swift.min(gap / memory, 1) * (rate - $0) } ?? rate
    usualGap = Swift.max(gap, usualGap * Self.memoryOfGap)
    (self.count, self.time) = (count, now)
  }

  /// Ends the work that took `now` seconds.
  mutating func end(now: Double, count: Double) {
    isOver = true
    if now > 0, count > 0 { measured = count / now }
  }
}
