#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The time that remains, as it is shown: a count-down that is corrected towards what is measured.
///
/// A value that jumps with each measurement is not read. So one second is taken off each second, and
/// a difference is corrected over a fifteenth of the time that remains, a minute's in four seconds;
/// but over a third of the time so far at most, since nobody trusts an estimate yet that is young.
package struct RemainingTime: Sendable {
  private var estimator = PaceEstimator()
  private var shown: Double?
  private var last: Double?

  /// Before so much was measured, an estimate would be a guess.
  private static let leastSeconds = 1.0
  private static let leastIntervals = 3
  /// The span of a correction, as shares of the time that remains and of the time so far.
  private static let spanOfRemaining = 0.07
  private static let spanOfElapsed = 1.0 / 3
  /// Its least, in seconds.
  private static let leastSpan = 0.1
  /// How far the work is expected to go on getting faster: 0 is not at all, 1 is to its end.
  private static let faithInSpeedUp = 0.65

  package init() {}

  /// Takes in that `done` of `total` units were done after `now` seconds of working time.
  package mutating func update(done: Double, total: Double, now: Double) {
    estimator.update(done: done, now: now)
    let passed = Swift.max(now - (last ?? now), 0)
    last = now
    guard estimator.measuredSeconds >= Self.leastSeconds - 0.001,
      estimator.intervalCount >= Self.leastIntervals,
      let measured = measured(work: Swift.max(total - done, 0))
    else { return }
    guard let before = shown else {
      shown = measured
      return
    }
    let counted = Swift.max(before - passed, 0)
    let span = Swift.min(
      Self.spanOfRemaining * Swift.min(before, measured),
      Self.spanOfElapsed * now
    )
    shown = counted + Swift.min(passed / Swift.max(span, Self.leastSpan), 1) * (measured - counted)
  }

  /// Takes in that `work` units changed without having been worked on.
  package mutating func skip(_ work: Double) { estimator.skip(work) }

  /// Seconds of working time; `nil` while it cannot be told.
  package var seconds: Double? { shown }

  /// The seconds that `work` will take.
  ///
  /// At a cost that falls by the factor e^−g each second, what would take t seconds takes
  /// log(1 + g·t) / g.
  private func measured(work: Double) -> Double? {
    guard let cost = estimator.secondsPerUnit else { return nil }
    let steady = work * cost
    let gain = estimator.speedUp * steady
    guard gain > 1e-6 else { return steady }
    return steady * pow(log1p(gain) / gain, Self.faithInSpeedUp)
  }
}
