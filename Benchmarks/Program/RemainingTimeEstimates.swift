import ResponsiveWork

/// Tells the remaining time from how much was done when.
protocol RemainingTimeEstimate {
  /// Takes in that `done` of `total` units were done at `now`, in seconds.
  mutating func update(done: Double, total: Double, now: Double)
  /// What is told, or `nil` while nothing is.
  var seconds: Double? { get }
}

extension RemainingTime: RemainingTimeEstimate {}

/// The time so far times what is left for what is done.
struct NaiveEstimate: RemainingTimeEstimate {
  private(set) var seconds: Double?

  mutating func update(done: Double, total: Double, now: Double) {
    if done > 0 { seconds = now * (total - done) / done }
  }
}

/// What tqdm 4 tells: work and time since the last refresh, each averaged exponentially.
///
/// Source: `tqdm.update`, `EMA` and `format_meter`, with `smoothing` 0.3 and `mininterval` 0.1. The
/// corrections of both averages for their beginning cancel out in their ratio.
struct TqdmEstimate: RemainingTimeEstimate {
  private(set) var seconds: Double?
  private var work = 0.0
  private var time = 0.0
  private var last = (done: 0.0, now: 0.0)

  private static let smoothing = 0.3
  private static let interval = 0.1

  mutating func update(done: Double, total: Double, now: Double) {
    // The tolerance is for instants that are a tenth of a second apart.
    if now - last.now > Self.interval - 0.001, done > last.done {
      work += Self.smoothing * (done - last.done - work)
      time += Self.smoothing * (now - last.now - time)
      last = (done, now)
    }
    if work > 0 { seconds = (total - done) * time / work }
  }
}
