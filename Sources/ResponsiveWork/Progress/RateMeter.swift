/// How many a second, over the last few seconds; of work that is over, over all of it.
struct RateMeter: Sendable {
  /// How many a second, or `nil` until something was measured.
  private(set) var perSecond: Double?
  private var lastCount = 0.0
  private var lastTime = 0.0

  /// A shorter span, in seconds, would show numbers that nobody can read in time.
  private static let leastSeconds = 0.5
  /// About the time, in seconds, over which the rate is averaged.
  private static let memorySeconds = 5.0

  mutating func update(count: Double, now: Double) {
    let time = now - lastTime
    guard time >= Self.leastSeconds else { return }
    let rate = Swift.max(count - lastCount, 0) / time
    lastCount = count
    lastTime = now
    guard let before = perSecond else {
      // What wasn't counted yet has no rate of zero.
      if rate > 0 { perSecond = rate }
      return
    }
    let memory = Swift.min(now, Self.memorySeconds)
    perSecond = before + Swift.min(time / memory, 1) * (rate - before)
  }

  /// Ends the work that took `now` seconds.
  mutating func end(now: Double, count: Double) {
    if now > 0, count > 0 { perSecond = count / now }
  }
}
