public import Synchronization

/// What workers have counted for one piece of work, and what its readers ask of them.
///
/// One word carries everything that a worker has to look at, so that a count costs one relaxed load
/// of a line that is written about ten times a second.
@usableFromInline
final class Tally: Sendable {
  /// What is asked of workers: bit 63 to stop, bit 62 to pause; the rest counts how often a reader
  /// asked for what they hold back.
  @usableFromInline let signal: Atomic<UInt64>

  // Counting must not take the line of `signal` away from the other workers.
  private let distance = (UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0))
  private let units = Atomic<Int64>(0)
  private let record = Atomic<Int>(0)

  @usableFromInline static let stop: UInt64 = 1 << 63
  private static let pause: UInt64 = 1 << 62

  init(isCancelled: Bool = false, isPaused: Bool = false) {
    signal = Atomic((isCancelled ? Self.stop : 0) | (isPaused ? Self.pause : 0))
  }

  /// Adds what one worker did since its last report; the furthest record wins.
  func report(units more: Int64, record at: Int) {
    if more > 0 { units.wrappingAdd(more, ordering: .relaxed) }
    if at > 0 { record.max(at, ordering: .relaxed) }
  }

  /// The units so far and the furthest record, counted from 1; 0 before the first.
  ///
  /// Read it under the lock that totals are set under: a worker that declares a total before it
  /// counts towards it is then never seen beyond that total.
  func read() -> (units: Int64, record: Int) {
    (units.load(ordering: .relaxed), record.load(ordering: .relaxed))
  }

  /// Makes each worker report at its next count.
  func askForReports() { signal.wrappingAdd(1, ordering: .relaxed) }

  func cancel() { signal.bitwiseOr(Self.stop, ordering: .relaxed) }

  func setPaused(_ isPaused: Bool) {
    if isPaused {
      signal.bitwiseOr(Self.pause, ordering: .relaxed)
    } else {
      signal.bitwiseAnd(~Self.pause, ordering: .relaxed)
    }
  }

  var isCancelled: Bool { signal.load(ordering: .relaxed) & Self.stop != 0 }
  var isPaused: Bool { signal.load(ordering: .relaxed) & Self.pause != 0 }
}
