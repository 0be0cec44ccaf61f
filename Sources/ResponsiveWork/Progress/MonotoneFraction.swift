/// A share of work that never falls, also when the work turns out to be more.
///
/// 80 of 100 units are done and the bar stands at 0.8; then there are 1,000 units. The honest share
/// is 0.08, but a bar that falls is a broken promise and one that stands still until 800 looks
/// stuck. So what is left of the bar is spread over what is left of the work: 0.8 + 0.2 · (done −
/// 80) / (1,000 − 80). A small growth is only waited out, since spreading anew for each of very many
/// small ones would run ahead of the work.
struct MonotoneFraction: Sendable {
  /// What is shown, in 0...1.
  private(set) var shown = 0.0

  // Where the rest of the bar begins: at `start.shown` when the honest share was `start.honest`.
  private var start = (shown: 0.0, honest: 0.0)

  /// A bar that stood at least this far ahead would be seen to stand still.
  private static let noticeable = 0.02

  /// Moves the bar for work whose honest share of all that is known is now `honest`.
  mutating func update(honest: Double) {
    let spread = spread(honest)
    if spread < shown - Self.noticeable {
      start = (shown, honest)
    } else {
      shown = Swift.max(shown, Swift.min(spread, 1))
    }
  }

  /// Fills the bar.
  mutating func complete() { shown = 1 }

  private func spread(_ honest: Double) -> Double {
    guard start.honest < 1 else { return 1 }
    let share = (honest - start.honest) / (1 - start.honest)
    return start.shown + (1 - start.shown) * share
  }
}
