/// Decides what an incremental find does: which search starts and stops when, and what is shown.
///
/// A value without a task, clock or lock: each event gives the effects that ``IncrementalFind``
/// carries out. Times are durations since the find was created, and never go back.
///
/// With a quiet period of 100 ms:
///
/// | at ms | event | effects | state |
/// |---|---|---|---|
/// | 0 | typed "a" | wake at 100 | waiting "a" |
/// | 60 | typed "an" | wake at 160 | waiting "an" |
/// | 160 | woke | start 1 "an" | searching "an" |
/// | 180 | typed "ana" | cancel 1, wake at 280 | waiting "ana" |
/// | 280 | woke | | searching "ana": 1 has not ended |
/// | 300 | finished 1 | start 2 "ana"; what 1 found is ignored | searching "ana" |
/// | 350 | finished 2 with 7 | publish 7 | showing "ana" |
package struct FindMachine<Query: Equatable & Sendable, Result> {
  /// What happens to a find.
  package enum Event {
    /// The text was set, perhaps to what it was.
    case typed(Query)
    /// The person asked for the search explicitly.
    case submitted
    /// The person wants a failed search to be tried again.
    case retried
    /// The person chose one of the results.
    case chosen
    /// The person left the find.
    case dismissed
    /// The time of an alarm has come; too early or too late does no harm.
    case woke
    /// A search gave a part of its result; `nil` when it is what is shown.
    case arrived(Int, Result?)
    /// A search ended with its whole result; `nil` when it is what is shown.
    case finished(Int, Result?)
    /// A search ended with an error.
    case failed(FindFailure)
  }

  /// What is to be done after an event, in this order.
  package enum Effect {
    /// Start a search, which from now on ends with `finished` or `failed` exactly once.
    case start(Int, Query)
    /// Tell a search to stop.
    case cancel(Int)
    /// Show this result.
    case publish(Result)
    /// Show no result.
    case clear
    /// Let `woke` happen then, whatever was said before; `nil` for not at all.
    ///
    /// It may happen before that as well.
    case wake(at: Duration?)
  }

  /// How many searches that ignore their cancellation may be left to themselves at once.
  package static var mostAbandoned: Int { 3 }

  package let settings: FindSettings<Query>
  package private(set) var state: State

  /// Creates the machine of a find that nobody has typed into.
  package init(_ settings: FindSettings<Query>) {
    self.settings = settings
    state = State(text: settings.empty)
  }

  /// Takes in what happened at `now`.
  package mutating func handle(_ event: Event, now: Duration) -> [Effect] {
    var effects: [Effect] = []
    switch event {
    case .typed(let text): type(text, now, &effects)
    case .submitted: submit(now, &effects)
    case .retried: retry(now, &effects)
    case .chosen: choose(now, &effects)
    case .dismissed: dismiss(now, &effects)
    case .woke: wake(now, &effects)
    case .arrived(let search, let result): arrive(search, result, now, &effects)
    case .finished(let search, let result): finish(search, result, now, &effects)
    case .failed(let failure): fail(failure, now, &effects)
    }
    state.indicator.update(
      isBusy: state.isSearching,
      now: now,
      grace: settings.indicatorGrace,
      minimum: settings.indicatorMinimum
    )
    let alarm = nextAlarm
    if alarm != state.alarm { effects.append(.wake(at: alarm)) }
    state.alarm = alarm
    return effects
  }

  /// How long the text must stay the same before it is searched for, as things are.
  package var quietPeriod: Duration {
    settings.quiet.duration(forAnswerTime: state.answerTime.mean)
  }

  /// Whether what that search finds would be shown.
  package func wants(_ search: Int) -> Bool {
    state.running.map { $0.number == search && $0.cancelledAt == nil } ?? false
  }

  private var nextAlarm: Duration? {
    [dueTime, state.indicator.nextChange].compactMap(\.self).min()
  }

  /// When the search that is wanted may start; `nil` when none is, or when it depends on another's
  /// end alone.
  private var dueTime: Duration? {
    switch state.stage {
    case .idle, .searching, .showing, .failed: return nil
    case .waiting(let until): return until
    case .queued:
      guard let patience = settings.patience, state.abandoned < Self.mostAbandoned else {
        return nil
      }
      return state.running?.cancelledAt.map { $0 + patience }
    }
  }
}

// MARK: What the person does

extension FindMachine {
  private mutating func type(_ text: Query, _ now: Duration, _ effects: inout [Effect]) {
    // A text field says more often that its text was set than that it has changed.
    guard text != state.text else { return }
    state.text = text
    cancelRunning(now, &effects)
    guard text != settings.empty, settings.accepts(text) else {
      becomeIdle(&effects)
      return
    }
    let quiet = quietPeriod
    if quiet > .zero {
      state.stage = .waiting(until: now + quiet)
    } else {
      begin(now, &effects)
    }
  }

  private mutating func submit(_ now: Duration, _ effects: inout [Effect]) {
    guard state.text != settings.empty, !state.isSearching else { return }
    begin(now, &effects)
  }

  private mutating func retry(_ now: Duration, _ effects: inout [Effect]) {
    guard case .failed = state.stage else { return }
    begin(now, &effects)
  }

  private mutating func choose(_ now: Duration, _ effects: inout [Effect]) {
    cancelRunning(now, &effects)
    state.stage = state.shown == nil ? .idle : .showing
    state.indicator.hide()
  }

  private mutating func dismiss(_ now: Duration, _ effects: inout [Effect]) {
    state.text = settings.empty
    cancelRunning(now, &effects)
    becomeIdle(&effects)
  }

  private mutating func becomeIdle(_ effects: inout [Effect]) {
    state.stage = .idle
    state.indicator.hide()
    if state.shown != nil { effects.append(.clear) }
    state.shown = nil
  }
}

// MARK: Searches

extension FindMachine {
  private mutating func wake(_ now: Duration, _ effects: inout [Effect]) {
    // The alarm is used up; if it rang too early, `handle` sets it again.
    state.alarm = nil
    guard let due = dueTime, due <= now else { return }
    if case .queued = state.stage {
      state.running = nil
      state.abandoned += 1
    }
    begin(now, &effects)
  }

  /// Starts the search for the text, or lets it wait for the cancelled one to end.
  private mutating func begin(_ now: Duration, _ effects: inout [Effect]) {
    guard state.running == nil else {
      state.stage = .queued
      return
    }
    state.searches += 1
    state.running = State.Running(number: state.searches, startedAt: now)
    state.stage = .searching
    effects.append(.start(state.searches, state.text))
  }

  private mutating func cancelRunning(_ now: Duration, _ effects: inout [Effect]) {
    guard let running = state.running, running.cancelledAt == nil else { return }
    if !running.hasAnswered { state.answerTime.cancelled(after: now - running.startedAt) }
    state.running?.cancelledAt = now
    effects.append(.cancel(running.number))
  }

  private mutating func arrive(
    _ search: Int,
    _ result: Result?,
    _ now: Duration,
    _ effects: inout [Effect]
  ) {
    guard wants(search), let running = state.running else { return }
    if !running.hasAnswered { state.answerTime.answered(after: now - running.startedAt) }
    state.running?.hasAnswered = true
    state.shown = State.Shown(query: state.text, isComplete: false)
    if let result { effects.append(.publish(result)) }
  }

  private mutating func finish(
    _ search: Int,
    _ result: Result?,
    _ now: Duration,
    _ effects: inout [Effect]
  ) {
    arrive(search, result, now, &effects)
    if end(search, now, &effects) {
      state.shown?.isComplete = true
      state.stage = .showing
    }
  }

  private mutating func fail(
    _ failure: FindFailure,
    _ now: Duration,
    _ effects: inout [Effect]
  ) {
    // How fast it failed says nothing about how fast it answers.
    if end(failure.attempt, now, &effects) { state.stage = .failed(failure) }
  }

  /// Takes note that a search has ended, and starts the one that waits for it.
  ///
  /// - Returns: Whether it was still wanted.
  private mutating func end(_ search: Int, _ now: Duration, _ effects: inout [Effect]) -> Bool {
    guard let running = state.running, running.number == search else {
      // Each search ends once, so this is one that was left to itself.
      state.abandoned -= 1
      return false
    }
    state.running = nil
    if case .queued = state.stage { begin(now, &effects) }
    return running.cancelledAt == nil
  }
}
