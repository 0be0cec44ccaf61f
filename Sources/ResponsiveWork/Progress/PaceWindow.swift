#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Work and the time it took, weighed the less the longer ago it was.
struct PaceWindow: Hashable, Sendable {
  /// Seconds, weighed.
  private(set) var time = 0.0
  private var work = 0.0
  /// The weighed seconds times how long ago they were.
  private var moment = 0.0
  /// The sum of the squares of the weighed seconds: it tells how many intervals there are in effect.
  private var squares = 0.0

  /// Adds `work` that took `time`; what was there before counts only `kept` of what it did.
  mutating func add(work more: Double, time passed: Double, kept: Double) {
    moment = (moment + time * passed) * kept + passed * passed / 2
    time = time * kept + passed
    work = work * kept + more
    squares = squares * kept * kept + passed * passed
  }

  /// The logarithm of the seconds for one unit.
  var logCost: Double { log(time / work) }

  /// How long ago it was, on average, in seconds.
  var age: Double { moment / time }

  /// The variance of ``logCost`` when each interval has the variance `noise`.
  func variance(_ noise: Double) -> Double { noise * squares / (time * time) }
}
