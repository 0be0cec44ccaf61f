/// What Ctrl-C and its like lead to.
///
/// The first asks the work to stop; the second, or work that does not stop soon, ends the program.
struct InterruptionState: Hashable, Sendable {
  /// What is to be done.
  enum Effect: Hashable, Sendable {
    case nothing
    /// Cancel the work, and look again after the grace.
    case cancel
    /// Look again after the grace.
    case wait
    /// End the program at once.
    case exit(ExitStatus)
  }

  private var signal: Int32?
  private var isWriting = false
  private var isEnded = false

  /// Someone wants the program to end.
  mutating func received(_ signal: Int32) -> Effect {
    guard !isEnded else { return .nothing }
    guard let first = self.signal else {
      self.signal = signal
      return .cancel
    }
    return .exit(.interrupted(by: first))
  }

  /// The work had time to stop.
  mutating func graceEnded() -> Effect {
    guard !isEnded, let signal else { return .nothing }
    // Putting written files into their places takes no time that counts; it is not torn apart.
    return isWriting ? .wait : .exit(.interrupted(by: signal))
  }

  /// The work puts files that belong together into their places, or has done so.
  mutating func setWriting(_ isWriting: Bool) { self.isWriting = isWriting }

  /// The work is over with that status; gives the one that the program ends with.
  mutating func ended(with status: ExitStatus) -> ExitStatus {
    isEnded = true
    return signal.map(ExitStatus.interrupted) ?? status
  }
}
