#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What one unit of work costs now, from how much was done when.
///
/// Forty seconds into a copy, a disk has become three times slower since half a minute. The mean
/// over all forty says too little; the last second says anything. So costs are averaged over twelve
/// spans of the past, each two thirds as long as the one before: about 30 seconds down to half a
/// second. From the shortest on, a longer one is believed as far as it agrees with what the shorter
/// ones say, given their noise: all those inside the slow half minute do, and the longest of them
/// is the calmest answer that is still true.
///
/// Three more cares:
/// - *Stalls.* An interval that costs far more than expected (a stall) counts only as much as could
///   be noise, unless one follows the other (a change of pace).
/// - *Warming up.* Caches fill and connections open: many works get faster from their beginning on.
///   ``speedUp`` tells how fast they do, if they do so over all of the longest spans.
/// - *Bursts.* An interval ends when something was done, so that one costly record is one long
///   interval and no stall.
///
/// Found by replaying 13 shapes of work and random ones; `Scripts/benchmark progress` judges it.
package struct PaceEstimator: Sendable {
  private var windows: [PaceWindow] = []
  /// Seconds that were measured, without what was taken for stalls.
  private var measured = 0.0
  private var level = 0.0
  private var noise = NoiseEstimator()
  private var surprisesInRow = 0
  private var start: (now: Double, done: Double)?

  /// How many intervals were measured.
  package private(set) var intervalCount = 0
  /// By how much the logarithm of the cost falls each second; 0 when the work isn't warming up.
  package private(set) var speedUp = 0.0

  /// Shorter intervals, in seconds, would mostly measure how workers report.
  private static let interval = 0.2
  private static let windowCount = 12
  /// The spans, as how many times over they forget within the time so far.
  private static let slowestForgetting = 0.2
  private static let spanRatio = 1.5
  /// No span, in seconds, is shorter.
  private static let shortestSpan = 0.4
  /// Standard deviations beyond which an interval is a surprise.
  private static let surprise = 3.0
  /// More surprises in a row than these are a change.
  private static let stallLength = 3
  /// Standard deviations at which a longer span is believed half.
  private static let agreement = 1.5
  /// Standard deviations that are taken off what looks like warming up.
  private static let doubt = 0.15
  /// Warming up must show between each two of the longest spans.
  private static let trendSpans = 4

  package init() {}

  /// Takes in that `done` units were done at `now`, in seconds of working time.
  package mutating func update(done: Double, now: Double) {
    guard let start else {
      start = (now, done)
      return
    }
    let time = now - start.now
    let work = done - start.done
    // The tolerance is for samples that come each tenth of a second.
    guard time > Self.interval - 0.001, work > 0 else { return }
    self.start = (now, done)
    take(work: work, time: time)
  }

  /// Takes in that `work` units changed without having been worked on.
  package mutating func skip(_ work: Double) { start?.done += work }

  /// Seconds for one unit; `nil` before anything was measured.
  package var secondsPerUnit: Double? { intervalCount > 0 ? exp(level) : nil }

  /// Seconds that were measured.
  package var measuredSeconds: Double { measured }

  private mutating func take(work: Double, time: Double) {
    let counted = intervalCount > 0 ? unsurprising(work: work, time: time) : time
    intervalCount += 1
    measured += counted
    if windows.isEmpty {
      windows = Array(repeating: PaceWindow(), count: Self.windowCount)
    }
    var forgetting = Self.slowestForgetting
    for index in windows.indices {
      let rate = Swift.min(forgetting / measured, 1 / Self.shortestSpan)
      windows[index].add(work: work, time: counted, kept: exp(-counted * rate))
      forgetting *= Self.spanRatio
    }
    level = agreedLevel()
    speedUp = trend()
  }

  /// The time of an interval, without what makes it a stall or a jump.
  private mutating func unsurprising(work: Double, time: Double) -> Double {
    let off = log(time / work) - level
    let limit = Self.surprise * noise.variance.squareRoot()
    let clipped = Swift.max(-limit, Swift.min(limit, off))
    if off == clipped {
      surprisesInRow = 0
    } else {
      if (surprisesInRow > 0) != (off > 0) { surprisesInRow = 0 }
      surprisesInRow += off > 0 ? 1 : -1
    }
    // Surprises in one direction are a change of pace, not noise.
    if abs(surprisesInRow) < 2 { noise.take(clipped) }
    let isStall = off != clipped && abs(surprisesInRow) <= Self.stallLength
    return isStall ? work * exp(level + clipped) : time
  }

  /// The logarithm of the cost that the shortest span gives, corrected by longer ones that agree.
  private func agreedLevel() -> Double {
    guard let shortest = windows.last else { return level }
    var level = shortest.logCost
    var variance = shortest.variance(noise.variance)
    var trust = 1.0
    for window in windows.dropLast().reversed() {
      let difference = window.logCost - level
      let doubt = difference * difference / (Self.agreement * Self.agreement * variance)
      // Each longer span holds the shorter ones: who doubts one doubts those that are longer still.
      trust /= 1 + doubt * doubt
      level += trust * difference
      variance += trust * (window.variance(noise.variance) - variance)
    }
    return level
  }

  private func trend() -> Double {
    var least = Double.infinity
    for (longer, shorter) in zip(windows, windows.dropFirst()).prefix(Self.trendSpans - 1) {
      let between = longer.age - shorter.age
      // At the very beginning all spans are the same one.
      guard between > 0.02 * longer.age else { return 0 }
      let variance = shorter.variance(noise.variance) - longer.variance(noise.variance)
      let deviation = Swift.max(variance, 0).squareRoot()
      let fall = (longer.logCost - shorter.logCost - Self.doubt * deviation) / between
      // One that could as well be e-fold less, over the time so far, is worth half.
      let unsure = deviation / between * measured
      least = Swift.min(least, fall / (1 + unsure * unsure))
    }
    return Swift.max(least, 0)
  }
}

/// The variance of the logarithm of an interval's cost around what was expected.
///
/// Three intervals at a time: where a record is reported at the end of one interval or at the
/// beginning of the next is chance that levels out, and no noise.
private struct NoiseEstimator: Sendable {
  /// The first value is what work of uneven records shows; the first few intervals correct it.
  private(set) var variance = 0.25
  private var sum = 0.0
  private var count = 0
  private var total = 1

  private static let group = 3
  private static let leastVariance = 0.0003
  private static let rate = 0.05

  mutating func take(_ difference: Double) {
    sum += difference
    count += 1
    total += 1
    guard count == Self.group else { return }
    let seen = Swift.max(sum * sum / Double(count), Self.leastVariance)
    let rate = Swift.max(Self.rate, 1 / Double(total + 1)) * Double(count)
    variance += Swift.min(0.5, rate) * (seen - variance)
    sum = 0
    count = 0
  }
}
