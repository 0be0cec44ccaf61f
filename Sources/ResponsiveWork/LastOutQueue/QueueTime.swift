/// A span of time in a queue's schedule: a delay, or what passed since the queue began.
///
/// Whole nanoseconds in 8 bytes, of which one addition or comparison is one instruction; those of
/// `Duration`, which has 16 bytes, are calls into the standard library. The longest span is 292 years,
/// which stands for all longer ones.
@usableFromInline
package struct QueueTime: Hashable, Comparable, Sendable {
  @usableFromInline package var nanoseconds: Int64

  @inlinable
  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The span that is `duration`, or the shortest one that is longer.
  @usableFromInline
  package init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    // Attoseconds have the sign of the seconds, and division rounds towards zero.
    let part = attoseconds / 1_000_000_000 + (attoseconds % 1_000_000_000 > 0 ? 1 : 0)
    let sum = whole.partialValue.addingReportingOverflow(part)
    let isTooLong = whole.overflow || sum.overflow
    nanoseconds = isTooLong ? (seconds < 0 ? .min : .max) : sum.partialValue
  }

  /// The span as the standard library tells it.
  @usableFromInline package var duration: Duration { .nanoseconds(nanoseconds) }

  @inlinable package static var zero: QueueTime { QueueTime(nanoseconds: 0) }

  @inlinable
  package static func < (left: QueueTime, right: QueueTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The sum, or the longest span.
  @inlinable
  package static func + (left: QueueTime, right: QueueTime) -> QueueTime {
    let sum = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    guard sum.overflow else { return QueueTime(nanoseconds: sum.partialValue) }
    return QueueTime(nanoseconds: left.nanoseconds < 0 ? .min : .max)
  }

  /// The difference, or the longest span.
  @inlinable
  package static func - (left: QueueTime, right: QueueTime) -> QueueTime {
    let difference = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    guard difference.overflow else { return QueueTime(nanoseconds: difference.partialValue) }
    return QueueTime(nanoseconds: left.nanoseconds < 0 ? .min : .max)
  }

  @inlinable
  package static func += (left: inout QueueTime, right: QueueTime) { left = left + right }
}
