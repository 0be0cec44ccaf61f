/// Where a piece of work stands: values that were read together.
struct Standing: Sendable {
  /// The units that were counted.
  var units: Int64
  /// The furthest record, counted from 1; 0 before the first.
  var record: Int
  /// The share that is done, or `nil` while no total is known; it falls when a total grows.
  var share: Double?
  /// What is done, in what `total` counts.
  var done: Double
  /// All that is to be done, or `nil` while that isn't known.
  var total: Double?
  /// How often something was counted or ended here or in a piece.
  var signsOfLife: Int
}

/// What the passing of time adds to one piece of work: a bar that never falls, rates, the time that
/// remains, and whether it stands still.
struct ProgressMeter: Sendable {
  private(set) var fraction = MonotoneFraction()
  private var remainingTime = RemainingTime()
  private var unitRate = RateMeter()
  private var recordRate = RateMeter()
  private var stall = StallDetector()
  private let start: Duration
  private var stoppedSince: Duration?
  private var stoppedFor = Duration.zero

  init(start: Duration) { self.start = start }

  /// The time worked up to `now`, pauses left out.
  func elapsed(_ now: Duration) -> Duration {
    Swift.max((stoppedSince ?? now) - start - stoppedFor, .zero)
  }

  mutating func pause(_ now: Duration) {
    if stoppedSince == nil { stoppedSince = now }
  }

  mutating func resume(_ now: Duration) {
    guard let since = stoppedSince else { return }
    stoppedFor += Swift.max(now - since, .zero)
    stoppedSince = nil
  }

  /// Takes in where the work stands.
  mutating func sample(_ standing: Standing, now: Duration) {
    let seconds = elapsed(now) / .seconds(1)
    if let share = standing.share { fraction.update(honest: share) }
    unitRate.update(count: Double(standing.units), now: seconds)
    recordRate.update(count: Double(standing.record), now: seconds)
    stall.update(signs: standing.signsOfLife, now: seconds)
    guard let total = standing.total else { return }
    remainingTime.update(done: standing.done, total: total, now: seconds)
  }

  /// Takes in that the share of the work changed by `work` without having been worked on.
  mutating func skip(_ work: Double) { remainingTime.skip(work) }

  /// Forgets the pace, since work is measured otherwise from now on.
  mutating func forgetPace() { remainingTime = RemainingTime() }

  /// Ends the work where it stands: its clock stops, and what is complete fills its bar.
  mutating func end(_ standing: Standing, isComplete: Bool, now: Duration) {
    sample(standing, now: now)
    let seconds = elapsed(now) / .seconds(1)
    unitRate.end(now: seconds, count: Double(standing.units))
    recordRate.end(now: seconds, count: Double(standing.record))
    pause(now)
    if isComplete { fraction.complete() }
  }

  var remaining: Duration? { remainingTime.seconds.map { .seconds($0) } }
  var unitsPerSecond: Double? { unitRate.perSecond }
  var recordsPerSecond: Double? { recordRate.perSecond }
  var isStalled: Bool { stoppedSince == nil && stall.isStalled }
}
