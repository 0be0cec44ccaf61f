internal import Dispatch
internal import ResponsiveWork

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Finds something in a terminal, while a person types.
///
/// The rows change with each key; old ones stay until new ones come. What is slow is cancelled by the
/// next key.
@MainActor
final class Finder {
  /// What is searched.
  struct Source: Sendable {
    /// What is shown when nothing is asked; its total is that of everything.
    var all: FinderResult
    /// Finds what a text asks for; ends early when its task is cancelled.
    var search: @Sendable (String) async throws -> FinderResult
  }

  private enum Event: Sendable {
    case typed([UInt8])
    case timedOut(Int)
    case changed
    case resized
    case resumed
    case cancelled
  }

  private let source: Source
  private let terminal: RawTerminal
  private let hasColor: Bool
  private let find: IncrementalFind<String, FinderResult>
  private var state: FinderState
  private var drawing = FinderDrawing()
  private var decoder = KeyDecoder()
  /// Counts what was typed, so that an old alarm says nothing.
  private var typing = 0

  /// How long an ESC waits for the rest of a key's sequence.
  private static let escapeDelay = DispatchTimeInterval.milliseconds(40)

  /// Prepares a finder that begins with `query`.
  init(_ source: Source, query: String, canMark: Bool, hasColor: Bool, terminal: RawTerminal) {
    self.source = source
    self.terminal = terminal
    self.hasColor = hasColor
    state = FinderState(query: query, all: source.all, canMark: canMark, size: terminal.size)
    find = IncrementalFind(.local) { [source] (text: String) in
      let clock = ContinuousClock()
      let start = clock.now
      var result = try await source.search(text)
      result.elapsed = clock.now - start
      return result
    }
  }

  /// Lets a person find.
  ///
  /// - Returns: The rows that were chosen; `nil` where the person left.
  /// - Throws: `CancellationError` when the task is cancelled.
  func run() async throws -> [FinderRow]? {
    let (events, continuation) = AsyncStream<Event>.makeStream()
    let queue = DispatchQueue(label: "smartercontacts.finder", qos: .userInteractive)
    let input = terminal.read(on: queue) { bytes in
      continuation.yield(bytes.isEmpty ? .cancelled : .typed(bytes))
    }
    let signals = [(SIGWINCH, Event.resized), (SIGCONT, .resumed)].map { signal, event in
      Self.watch(signal, on: queue) { continuation.yield(event) }
    }
    defer {
      input.cancel()
      for signal in signals { signal.cancel() }
      find.onChange = nil
      find.dismiss()
      terminal.restore()
    }
    find.onChange = { continuation.yield(.changed) }
    if !state.editor.text.isEmpty { find.query = state.editor.text }
    draw()
    return try await withTaskCancellationHandler {
      for await event in events {
        switch event {
        case .typed(let bytes):
          typing += 1
          if let end = handle(decoder.decode(bytes)) { return end.rows }
          if decoder.isWaiting {
            let number = typing
            queue.asyncAfter(deadline: .now() + Self.escapeDelay) {
              continuation.yield(.timedOut(number))
            }
          }
        case .timedOut(let number):
          guard number == typing else { continue }
          if let end = handle(decoder.timeOut()) { return end.rows }
        case .changed:
          if case .accept(let rows) = takeOver() { return rows }
        case .resized: state.resize(terminal.size)
        case .resumed:
          terminal.retake()
          drawing.forget()
        case .cancelled: throw CancellationError()
        }
        draw()
      }
      throw CancellationError()
    } onCancel: {
      continuation.yield(.cancelled)
    }
  }

  private struct End {
    var rows: [FinderRow]?
  }

  private func handle(_ keys: [TerminalKey]) -> End? {
    for key in keys {
      switch state.handle(key) {
      case .nothing: continue
      case .search(let text):
        find.query = text
        // Nothing is searched for blanks.
        if text.allSatisfy(\.isWhitespace) { state.show(source.all, of: text) }
      case .retry: find.retry()
      case .submit: find.submit()
      case .redraw: drawing.forget()
      case .accept(let rows):
        find.choose()
        return End(rows: rows)
      case .leave: return End(rows: nil)
      }
    }
    return nil
  }

  /// Takes over what the search shows now.
  private func takeOver() -> FinderState.Effect {
    state.isActivityShown = find.isActivityShown
    if case .failed(_, let failure) = find.state { state.failure = failure.message }
    guard let result = find.result, let query = find.resultQuery else { return .nothing }
    return state.show(result, of: query)
  }

  private func draw() {
    let text = drawing.draw(FinderFrame(state, hasColor: hasColor))
    if !text.isEmpty { terminal.write(text) }
  }

  private nonisolated static func watch(
    _ signal: Int32,
    on queue: DispatchQueue,
    _ act: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
    source.setEventHandler(handler: act)
    source.resume()
    return source
  }
}
