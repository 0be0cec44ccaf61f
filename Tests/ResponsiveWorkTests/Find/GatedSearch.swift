import ResponsiveWork

/// A search that a test answers by hand, whenever it likes.
///
/// It does not end when it is cancelled, unless it is told to: so a test can let results come in any
/// order, also those of searches that nobody wants any more.
final class GatedSearch: Sendable {
  typealias Gate = CheckedContinuation<[Int], any Error>

  struct Call {
    var text: String
    var parts: FindParts<[Int]>
    var gate: Gate?
    var isCancelled = false
  }

  private let calls = Lock<[Call]>([])
  private let stopsWhenCancelled: Bool

  init(stopsWhenCancelled: Bool = true) { self.stopsWhenCancelled = stopsWhenCancelled }

  @Sendable
  func search(_ text: String, _ parts: FindParts<[Int]>) async throws -> [Int] {
    let number = calls.withLock { calls in
      calls.append(Call(text: text, parts: parts))
      return calls.count - 1
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { gate in
        calls.withLock { $0[number].gate = gate }
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: Int) {
    calls.withLock { $0[number].isCancelled = true }
    if stopsWhenCancelled { take(number)?.resume(throwing: CancellationError()) }
  }

  private func take(_ number: Int) -> Gate? { calls.withLock { $0[number].gate.take() } }

  /// The texts that were searched for, in order.
  var texts: [String] { calls.withLock { $0.map(\.text) } }

  /// The texts whose search was told to stop.
  var cancelled: [String] { calls.withLock { $0.filter(\.isCancelled).map(\.text) } }

  /// How many searches have not ended.
  var open: Int { calls.withLock { $0.filter { $0.gate != nil }.count } }

  /// Lets the newest search for `text` find `rows`.
  func answer(_ text: String, _ rows: [Int]) { newest(text)?.resume(returning: rows) }

  /// Lets the newest search for `text` fail.
  func fail(_ text: String, _ error: any Error) { newest(text)?.resume(throwing: error) }

  /// Lets the newest search for `text` say what it has found so far.
  func part(_ text: String, _ rows: [Int]) {
    calls.withLock { $0.last { $0.text == text } }?.parts.show(rows)
  }

  private func newest(_ text: String) -> Gate? {
    calls.withLock { $0.lastIndex { $0.text == text && $0.gate != nil } }.flatMap(take)
  }
}
