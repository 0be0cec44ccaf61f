/// How long a search takes to answer: a running mean of what was measured.
///
/// Searches that answered in 20, 40 and 40 ms count as 20, then 20 + 0.3 · 20 = 26, then 26 + 0.3 · 14
/// = 30.2 ms; one in 10 ms then makes it 30.2 − 0.5 · 20.2 = 20.1 ms.
///
/// Of a search that was cancelled nobody knows how long it would have taken, only that its time was
/// spent in vain. A part of that time is added: else a slow search that each keystroke cancels would
/// be held to be fast for ever.
package struct AnswerTime: Hashable {
  /// The newest measurement's share, if it is a slower search.
  private static let risingGain = 0.3
  /// Its share if it is a faster one.
  ///
  /// It is larger, since to wait in vain is worse than to search in vain: one slow search among fast
  /// ones is soon forgotten.
  private static let fallingGain = 0.5

  package init() {}

  /// The mean; `nil` before the first measurement.
  package private(set) var mean: Duration?

  /// A search gave its first result after `time`.
  package mutating func answered(after time: Duration) {
    guard let mean else {
      self.mean = time
      return
    }
    self.mean = mean + (time - mean) * (time > mean ? Self.risingGain : Self.fallingGain)
  }

  /// A search was cancelled, without a result, after `time`.
  package mutating func cancelled(after time: Duration) {
    mean = mean.map { $0 + time * Self.risingGain } ?? time
  }
}
