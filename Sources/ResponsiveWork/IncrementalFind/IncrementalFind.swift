public import Observation

/// Searches while a person types, and shows the newest search's result alone.
///
/// ```swift
/// let find = IncrementalFind(.local) { text in try await index.find(text) }
///
/// TextField("Find", text: $find.query).onSubmit { find.submit() }
/// List(find.result ?? []) { row in Button(row.name) { find.choose(); open(row) } }
/// ```
///
/// - Setting ``query`` cancels the search before it. The new one starts when the text stayed the same
///   for the quiet period of the settings, and when the one before has stopped: there is one search at
///   a time. A search that is replaced before its start never runs.
/// - An empty text, and one that is too short, take the result away at once.
/// - ``result`` stays while the next search runs, and is set only when it changes. A result of an
///   earlier text can never appear after a later text was set, nor after ``choose()`` or
///   ``dismiss()``.
/// - ``submit()`` searches at once, also for a text that is too short.
/// - A failure is a ``state`` with words for the person; ``retry()`` tries again.
/// - When nobody holds the find any more, its search is cancelled.
///
/// The search runs off the main actor. It should look at `Task.isCancelled` every few milliseconds, or
/// `await` something that does, as `URLSession` and `Task.sleep` do.
@MainActor
@Observable
public final class IncrementalFind<Query: Equatable & Sendable, Result: Equatable & Sendable> {
  private typealias Machine = FindMachine<Query, Result>
  private typealias Delivery = FindDelivery<Result>
  private typealias Search = @Sendable (Query, FindParts<Result>) async throws -> Result

  private var text: Query
  /// What the find is doing.
  public private(set) var state = FindState<Query>.idle
  /// The last good result; `nil` when there is none, or nothing is asked.
  ///
  /// While a search runs it is that of an earlier text, or parts of what that search finds.
  public private(set) var result: Result?
  /// The query of ``result``.
  public private(set) var resultQuery: Query?
  /// Whether ``result`` is all that its search finds, not a part of it.
  public private(set) var isResultComplete = false
  /// Whether to show that a search runs: not for short searches, and never for a flash.
  public private(set) var isActivityShown = false

  /// Called after each change of what can be seen here, for programs that draw by themselves.
  @ObservationIgnored public var onChange: (@MainActor () -> Void)?

  @ObservationIgnored private var machine: Machine
  @ObservationIgnored private var arriving: [Machine.Event] = []
  @ObservationIgnored private var isHandling = false
  /// The searches that were started and have not ended, by number.
  @ObservationIgnored private var searches: [Int: RunningSearch] = [:]
  @ObservationIgnored private var sleeper: Sleeper?
  @ObservationIgnored private let time: ElapsedTime
  @ObservationIgnored private let executor: (any TaskExecutor)?
  @ObservationIgnored private let priority: TaskPriority?
  @ObservationIgnored private let explain: @Sendable (any Error) -> String
  @ObservationIgnored private let search: Search

  /// Creates a find whose search shows parts of its result before it has all.
  ///
  /// - Parameters:
  ///   - settings: When it searches, and when it says so.
  ///   - clock: What time is told by.
  ///   - executor: Where searches run; `nil` for the global pool.
  ///   - priority: The priority of the tasks that search.
  ///   - explain: Says in words for people why a search failed.
  ///   - search: Finds what the query asks for. It is never called twice at once, except after
  ///     ``FindSettings/patience``.
  public init<C: Clock>(
    _ settings: FindSettings<Query>,
    clock: C = ContinuousClock(),
    executor: (any TaskExecutor)? = nil,
    priority: TaskPriority? = .userInitiated,
    explain: @escaping @Sendable (any Error) -> String = FindFailure.plainWords,
    search: @escaping @Sendable (Query, FindParts<Result>) async throws -> Result
  ) where C.Duration == Duration {
    text = settings.empty
    machine = Machine(settings)
    time = ElapsedTime(clock)
    self.executor = executor
    self.priority = priority
    self.explain = explain
    self.search = search
  }

  /// Creates a find.
  ///
  /// - Parameters:
  ///   - settings: When it searches, and when it says so.
  ///   - clock: What time is told by.
  ///   - executor: Where searches run; `nil` for the global pool.
  ///   - priority: The priority of the tasks that search.
  ///   - explain: Says in words for people why a search failed.
  ///   - search: Finds what the query asks for. It is never called twice at once, except after
  ///     ``FindSettings/patience``.
  public convenience init<C: Clock>(
    _ settings: FindSettings<Query>,
    clock: C = ContinuousClock(),
    executor: (any TaskExecutor)? = nil,
    priority: TaskPriority? = .userInitiated,
    explain: @escaping @Sendable (any Error) -> String = FindFailure.plainWords,
    search: @escaping @Sendable (Query) async throws -> Result
  ) where C.Duration == Duration {
    self.init(
      settings,
      clock: clock,
      executor: executor,
      priority: priority,
      explain: explain
    ) { query, _ in try await search(query) }
  }

  deinit {
    sleeper?.task.cancel()
    for search in searches.values { search.cancel() }
  }

  /// What is asked: set it at each keystroke.
  ///
  /// To set it to what it is does nothing.
  public var query: Query {
    get { text }
    set { handle(.typed(newValue)) }
  }

  /// Searches at once for ``query``, also when it is too short to be searched for by itself.
  ///
  /// It does not repeat a search that is running, and does nothing for an empty query.
  public func submit() { handle(.submitted) }

  /// Tries a failed search again, at once.
  public func retry() { handle(.retried) }

  /// Cancels everything and keeps what is shown: the person has chosen one of the results.
  ///
  /// Nothing changes any more until ``query`` changes, or ``submit()`` is called.
  public func choose() { handle(.chosen) }

  /// Cancels everything and takes query and result away: the person has left the find.
  ///
  /// Nothing appears any more until ``query`` is set.
  public func dismiss() { handle(.dismissed) }

  /// How long a text must stay the same before it is searched for, as fast as searches answer now.
  public var quietPeriod: Duration { machine.quietPeriod }
}

// MARK: Events and effects

extension IncrementalFind {
  /// Takes in an event.
  ///
  /// Observers are called while an event is carried out. What they do waits until it is: else the
  /// rest of an older event would overwrite what a newer one has set.
  private func handle(_ event: Machine.Event) {
    arriving.append(event)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !arriving.isEmpty { carryOut(arriving.removeFirst()) }
  }

  private func carryOut(_ event: Machine.Event) {
    let old = machine.state
    let effects = machine.handle(event, now: time.now())
    var hasChanged = false
    for effect in effects {
      switch effect {
      case .start(let number, let query): start(number, query)
      case .cancel(let number): searches[number]?.cancel()
      case .wake(let time): wake(at: time)
      case .publish(let result):
        self.result = result
        hasChanged = true
      case .clear:
        release(result.take())
        hasChanged = true
      }
    }
    if showChanges(since: old) || hasChanged { onChange?() }
  }

  /// Sets the properties that change, and no others, since each setting makes its observers draw.
  ///
  /// They are compared with the machine's state, not with themselves: to read an observed property of
  /// a generic class costs 2 µs.
  ///
  /// - Returns: Whether one did.
  private func showChanges(since old: Machine.State) -> Bool {
    let new = machine.state
    var hasChanged = false
    if new.text != old.text { (text, hasChanged) = (new.text, true) }
    if new.shown?.query != old.shown?.query {
      (resultQuery, hasChanged) = (new.shown?.query, true)
    }
    if new.isComplete != old.isComplete { (isResultComplete, hasChanged) = (new.isComplete, true) }
    if new.indicator.isShown != old.indicator.isShown {
      (isActivityShown, hasChanged) = (new.indicator.isShown, true)
    }
    if new.visible != old.visible { (state, hasChanged) = (new.visible, true) }
    return hasChanged
  }

  /// Lets go of a result off the main actor: to free a million rows takes longer than a frame.
  private func release(_ result: Result?) {
    guard let result else { return }
    Task.detached(executorPreference: executor) { withExtendedLifetime(result) {} }
  }

  /// Sees to it that the machine is woken then, or before.
  ///
  /// A sleeper that wakes too early asks the machine for its next time. So a keystroke, which only
  /// moves the time on, leaves the sleeper alone.
  private func wake(at time: Duration?) {
    if let time, let sleeper, sleeper.deadline <= time { return }
    sleeper?.task.cancel()
    sleeper = time.map { Sleeper(deadline: $0, task: sleep(until: $0)) }
  }

  private func sleep(until deadline: Duration) -> Task<Void, Never> {
    Task.detached(executorPreference: executor, priority: priority) { [weak self, time] in
      // It throws only when it was cancelled: then another took its place, or none is needed.
      guard (try? await time.sleep(deadline)) != nil else { return }
      await self?.wakeUp(deadline)
    }
  }

  private func wakeUp(_ deadline: Duration) {
    // A sleeper that was cancelled as it woke says nothing about the one that took its place.
    if sleeper?.deadline == deadline { sleeper = nil }
    handle(.woke)
  }

  private func start(_ number: Int, _ query: Query) {
    let delivery = Delivery(shown: result, executor: executor, priority: priority) {
      [weak self] in
      await self?.arrive($0, of: number)
    }
    let task = Task.detached(executorPreference: executor, priority: priority) { [search] in
      let outcome: Delivery.Message
      do {
        // It may have been cancelled while it waited for a thread.
        try Task.checkCancellation()
        outcome = .last(try await search(query, FindParts(delivery: delivery)))
      } catch {
        outcome = .failure(error)
      }
      await delivery.end(with: outcome)
    }
    searches[number] = RunningSearch(task: task, stop: delivery.stop)
  }

  private func arrive(_ arrival: Delivery.Arrival, of number: Int) {
    switch arrival {
    case .part(let part): handle(.arrived(number, part))
    case .last(let result):
      searches[number] = nil
      handle(.finished(number, result))
    case .failure(let cause):
      searches[number] = nil
      let message = machine.wants(number) ? explain(cause) : ""
      handle(.failed(FindFailure(message: message, cause: cause, attempt: number)))
    }
  }
}

/// A task that wakes the machine.
private struct Sleeper: Sendable {
  let deadline: Duration
  let task: Task<Void, Never>
}

/// How to stop a search that was started.
private struct RunningSearch: Sendable {
  let task: Task<Void, Never>
  let stop: @Sendable () -> Void

  /// Tells it to stop, and ignores what it finds meanwhile.
  func cancel() {
    stop()
    task.cancel()
  }
}
