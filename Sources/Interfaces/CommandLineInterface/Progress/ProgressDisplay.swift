internal import Dispatch
internal import ResponsiveWork

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Shows progress on standard error while work runs.
///
/// It draws on a queue of its own: the threads on which tasks run are as many as there are cores,
/// and the work keeps them all.
final class ProgressDisplay: Sendable {
  private struct State {
    var drawing = ProgressDrawing()
    var notes = ProgressNotes()
    var isEnded = false
    var timer: (any DispatchSourceTimer)?
  }

  private let progress: WorkProgress
  private let isTerminal: Bool
  private let state = Lock(State())

  /// Work that is over sooner shows nothing.
  private static let delay = DispatchTimeInterval.milliseconds(200)
  /// Ten frames a second are as much as one can see.
  private static let interval = DispatchTimeInterval.milliseconds(100)

  /// Prepares the display; `isTerminal` says whether standard error can be drawn on.
  init(_ progress: WorkProgress, isTerminal: Bool) {
    self.progress = progress
    self.isTerminal = isTerminal
  }

  /// Begins to show progress, until ``end()``.
  func begin() {
    let queue = DispatchQueue(label: "smartercontacts.progress", qos: .userInteractive)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.delay, repeating: Self.interval)
    timer.setEventHandler { [weak self] in self?.tick() }
    state.withLock { $0.timer = timer }
    timer.resume()
  }

  /// Ends the showing and leaves the line empty; may be called again.
  func end() {
    let timer = state.withLock { state in
      write(state.drawing.clear())
      state.isEnded = true
      defer { state.timer = nil }
      return state.timer
    }
    timer?.cancel()
  }

  /// Writes lines to standard error without disturbing what is drawn there.
  func write(lines: String) {
    state.withLock { state in
      write(state.drawing.clear())
      write(lines)
    }
  }

  private func tick() {
    let snapshot = progress.snapshot()
    state.withLock { state in
      guard !state.isEnded else { return }
      if isTerminal {
        write(state.drawing.draw(snapshot, width: width))
      } else if let line = state.notes.line(snapshot) {
        write("smartercontacts: \(line)\n")
      }
    }
  }

  /// Asked each time, so that the bar follows the terminal.
  private var width: Int { SystemCalls.terminalColumns(STDERR_FILENO) ?? 80 }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    // Nothing can be done, or told, where standard error is closed.
    try? SystemCalls.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
