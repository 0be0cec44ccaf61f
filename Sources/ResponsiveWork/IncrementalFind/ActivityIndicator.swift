/// When an activity indicator shows: not for short work, and never for a flash.
///
/// With a grace time of 200 ms and a minimum of 400 ms, work from 0 to 150 ms shows nothing; work
/// from 0 to 250 ms shows the indicator from 200 to 600 ms.
package struct ActivityIndicator: Hashable {
  private enum Phase: Hashable {
    case hidden
    case pending(until: Duration)
    case shown(atLeastUntil: Duration)
  }

  private var phase = Phase.hidden
  private var isBusy = false

  package init() {}

  /// Whether it shows.
  package var isShown: Bool {
    switch phase {
    case .hidden, .pending: false
    case .shown: true
    }
  }

  /// When ``update(isBusy:now:grace:minimum:)`` is to be called next if nothing happens before.
  package var nextChange: Duration? {
    switch phase {
    case .hidden: nil
    case .pending(let until): until
    case .shown(let until): isBusy ? nil : until
    }
  }

  /// Takes note of the time, and of whether work is being done from now on.
  package mutating func update(isBusy: Bool, now: Duration, grace: Duration, minimum: Duration) {
    self.isBusy = isBusy
    if case .hidden = phase, isBusy { phase = .pending(until: now + grace) }
    switch phase {
    case .hidden: break
    case .pending(let until):
      if !isBusy {
        phase = .hidden
      } else if now >= until {
        phase = .shown(atLeastUntil: now + minimum)
      }
    case .shown(let until):
      if !isBusy, now >= until { phase = .hidden }
    }
  }

  /// Takes it away at once, since nobody looks at it any more.
  package mutating func hide() {
    phase = .hidden
    isBusy = false
  }
}
