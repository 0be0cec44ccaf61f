internal import Dispatch
internal import ResponsiveWork

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Watches for Ctrl-C and its like.
final class Interruption: Sendable {
  private let state = Lock(InterruptionState())
  private let sources = Lock<[any DispatchSourceSignal]>([])
  private let queue = DispatchQueue(label: "smartercontacts.interruption", qos: .userInteractive)

  /// Work looks whether it was cancelled every few milliseconds; what takes longer, such as a read
  /// from a pipe that nothing comes from, is not waited for.
  private static let grace = DispatchTimeInterval.milliseconds(120)

  /// Watches until the program ends.
  ///
  /// - Parameters:
  ///   - cancel: Asks the work to stop. Called on a queue of its own.
  ///   - cleanUp: Leaves terminal and disk as they were, before the program ends at once.
  func watch(
    cancel: @escaping @Sendable () -> Void,
    cleanUp: @escaping @Sendable () -> Void
  ) {
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      // Programs started by `nohup` outlive their terminal. SIGINT is watched all the same: shells
      // ignore it for what they start in the background, from where it can still be sent on purpose.
      if signal == SIGHUP, SystemCalls.isIgnored(signal) { continue }
      SystemCalls.ignore(signal)
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler { [weak self] in
        guard let self else { return }
        act(on: state.withLock { $0.received(signal) }, cancel: cancel, cleanUp: cleanUp)
      }
      source.resume()
      // A source that nobody keeps is released, and then never called.
      sources.withLock { $0.append(source) }
    }
  }

  /// Says whether files that belong together are put into their places right now.
  ///
  /// Writing them before that is ended like any work: what is not in its place is removed.
  func setWriting(_ isWriting: Bool) { state.withLock { $0.setWriting(isWriting) } }

  /// Says that the work is over; gives the status that the program ends with.
  func ended(with status: ExitStatus) -> ExitStatus { state.withLock { $0.ended(with: status) } }

  private func act(
    on effect: InterruptionState.Effect,
    cancel: @escaping @Sendable () -> Void,
    cleanUp: @escaping @Sendable () -> Void
  ) {
    switch effect {
    case .nothing: return
    case .exit(let status):
      cleanUp()
      _exit(status.code)
    case .cancel:
      cancel()
      lookAgain(cancel: cancel, cleanUp: cleanUp)
    case .wait:
      lookAgain(cancel: cancel, cleanUp: cleanUp)
    }
  }

  private func lookAgain(
    cancel: @escaping @Sendable () -> Void,
    cleanUp: @escaping @Sendable () -> Void
  ) {
    queue.asyncAfter(deadline: .now() + Self.grace) { [weak self] in
      guard let self else { return }
      act(on: state.withLock { $0.graceEnded() }, cancel: cancel, cleanUp: cleanUp)
    }
  }
}
