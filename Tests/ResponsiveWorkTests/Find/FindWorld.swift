import ResponsiveWork
import Testing

/// A find's machine with all around it: the plain version beside it, time, and the searches.
///
/// It applies events to both, and says which law an event broke.
struct FindWorld {
  typealias Machine = FindMachine<Int, Int>

  enum Event: Hashable {
    case type(Int)
    case submit, retry, choose, dismiss
    /// The machine's alarm rings, so much after its time, or before it.
    case alarm(late: Duration)
    /// Time goes on a bit, and an alarm rings that nobody has asked for.
    case falseAlarm
    case part(Int, isNew: Bool)
    case result(Int, isNew: Bool)
    case failure(Int)
  }

  struct Settings: Hashable, CustomTestStringConvertible {
    var quiet = QuietPeriod.fixed(.seconds(3))
    var patience: Duration?
    static let grace = Duration.seconds(2)
    static let minimum = Duration.seconds(4)

    var testDescription: String {
      "\(quiet), patience \(patience.map { "\($0)" } ?? "endless")"
    }
  }

  struct Violation: Error, CustomStringConvertible { var description: String }

  /// A search that was started and has not ended.
  struct Search: Hashable {
    var query: Int
    var isStopped = false
    var parts = 0
  }

  private struct Refused: Error {}

  private(set) var machine: Machine
  private(set) var reference: ReferenceFind
  private(set) var now = Duration.zero
  private(set) var searches: [Int: Search] = [:]
  private var alarm: Duration?
  private var shown: Int?
  private var newestStart = 0
  private var busySince: Duration?
  private var indicatorSince: Duration?
  /// Whether the person wants an answer for the text.
  private var isAnswerWanted = false

  init(_ settings: Settings) {
    machine = Machine(
      FindSettings(
        empty: 0,
        accepts: { $0 >= 2 },
        quiet: settings.quiet,
        indicatorGrace: Settings.grace,
        indicatorMinimum: Settings.minimum,
        patience: settings.patience
      )
    )
    reference = ReferenceFind(quiet: settings.quiet, patience: settings.patience)
  }

  mutating func apply(_ event: Event) throws {
    reference.orders = []
    let given = act(event)
    let effects = machine.handle(given, now: now)
    try carryOut(effects, of: event)
    try checkOrders(effects)
    try checkState(after: event)
    try checkIndicator(after: event)
  }

  /// Lets the reference and the surroundings know of an event.
  private mutating func act(_ event: Event) -> Machine.Event {
    switch event {
    case .type(let text):
      if text != machine.state.text { isAnswerWanted = text >= 2 }
      reference.type(text, now: now)
      return .typed(text)
    case .submit:
      isAnswerWanted = machine.state.text != 0
      reference.submit(now: now)
      return .submitted
    case .retry:
      reference.retry(now: now)
      return .retried
    case .choose:
      isAnswerWanted = false
      reference.choose(now: now)
      return .chosen
    case .dismiss:
      isAnswerWanted = false
      reference.dismiss(now: now)
      return .dismissed
    case .alarm(let late):
      now = max(now, (alarm ?? now) + late)
      alarm = nil
      reference.wake(now: now)
      return .woke
    case .falseAlarm:
      now += .milliseconds(500)
      reference.wake(now: now)
      return .woke
    case .part(let number, let isNew):
      let result = newResult(of: number, isNew)
      reference.part(of: number, result, now: now)
      return .arrived(number, result)
    case .result(let number, let isNew):
      let result = newResult(of: number, isNew)
      searches[number] = nil
      reference.end(of: number, result, now: now)
      return .finished(number, result)
    case .failure(let number):
      searches[number] = nil
      reference.failure(of: number, now: now)
      return .failed(FindFailure(message: "", cause: Refused(), attempt: number))
    }
  }

  /// A result that tells which search found it.
  private mutating func newResult(of number: Int, _ isNew: Bool) -> Int? {
    searches[number]?.parts += 1
    return isNew ? number * 100 + (searches[number]?.parts ?? 0) : nil
  }

  private mutating func carryOut(_ effects: [Machine.Effect], of event: Event) throws {
    for effect in effects {
      switch effect {
      case .start(let number, let query):
        try require(number == newestStart + 1, "searches are numbered one after another")
        try require(query == machine.state.text, "search \(number) is for a text that is gone")
        newestStart = number
        searches[number] = Search(query: query)
      case .cancel(let number):
        try require(
          searches[number]?.isStopped == false,
          "\(number) is stopped once, while it runs"
        )
        searches[number]?.isStopped = true
      case .publish(let result):
        let number = result / 100
        try require(number == newestStart, "\(result) is of an older search than \(newestStart)")
        try require(searches[number]?.isStopped != true, "\(result) comes from a stopped search")
        switch event {
        case .part(number, isNew: true), .result(number, isNew: true): shown = result
        default: throw Violation(description: "\(result) appears out of nothing")
        }
      case .clear:
        try require(shown != nil, "nothing is cleared twice")
        shown = nil
      case .wake(let time):
        alarm = time
      }
    }
  }

  private func checkOrders(_ effects: [Machine.Effect]) throws {
    let orders = effects.compactMap { effect -> ReferenceFind.Order? in
      switch effect {
      case .start(let number, let query): .start(number, query)
      case .cancel(let number): .stop(number)
      case .publish(let result): .show(result)
      case .clear: .clear
      case .wake: nil
      }
    }
    try require(orders == reference.orders, "gave \(orders), not \(reference.orders)")
  }

  private func checkState(after event: Event) throws {
    let state = machine.state
    let visible = reference.visible
    try require(state.text == reference.text, "the text is \(state.text)")
    try require(
      state.visible.name == visible.name && state.visible.query == visible.query,
      "the state is \(state.visible), not \(visible)"
    )
    try require(
      state.shown?.query == reference.shown?.query
        && state.shown?.isComplete == reference.shown?.isComplete
        && shown == reference.shown?.result,
      "\(String(describing: shown)) is shown, not \(String(describing: reference.shown))"
    )
    let awake = searches.filter { !$0.value.isStopped }
    try require(awake.count <= 1, "two searches are wanted at once: \(awake)")
    try require(awake.keys.allSatisfy { $0 == newestStart }, "an old search is wanted")
    let limit = reference.patience == nil ? 1 : 1 + Machine.mostAbandoned
    try require(searches.count <= limit, "\(searches.count) searches run")
    if state.text == 0 {
      try require(shown == nil && state.visible == .idle, "something stays without a text")
    }
    switch event {
    case .choose, .dismiss: try require(!state.isSearching && awake.isEmpty, "a search goes on")
    default: break
    }
  }

  /// Nothing runs any more and no alarm is set: then all is said.
  func checkRest() throws {
    let state = machine.state
    try require(!state.isSearching && !state.indicator.isShown, "it rests in \(state.visible)")
    switch state.visible {
    case .waiting, .searching: throw Violation(description: "it rests in \(state.visible)")
    case .idle: try require(!isAnswerWanted, "the text \(state.text) has no answer")
    case .showing(let query):
      try require(!isAnswerWanted || query == state.text, "the answer is for \(query)")
    case .failed(let query, _): try require(query == state.text, "\(query) failed")
    }
    try require(state.running == nil && state.abandoned == 0, "it waits for searches that ended")
  }

  var hasAlarm: Bool { alarm != nil }

  /// What is not in the machine or the reference, for telling worlds apart.
  var surroundings: [AnyHashable] { [alarm, shown, busySince, indicatorSince, isAnswerWanted] }

  private mutating func checkIndicator(after event: Event) throws {
    let isShown = machine.state.indicator.isShown
    busySince = machine.state.isSearching ? busySince ?? now : nil
    switch event {
    case .choose, .dismiss: try require(!isShown, "the indicator stays after leaving")
    default: break
    }
    if let since = indicatorSince, !isShown, machine.state.visible != .idle, event != .choose {
      try require(now - since >= Settings.minimum, "the indicator flashes")
    }
    if indicatorSince == nil, isShown {
      try require(busySince.map { now - $0 >= Settings.grace } ?? false, "it has no grace")
    }
    if let busySince, now - busySince >= Settings.grace, case .alarm(late: .zero...) = event {
      try require(isShown, "the indicator is missing")
    }
    indicatorSince = isShown ? indicatorSince ?? now : nil
  }

  private func require(_ holds: Bool, _ law: @autoclosure () -> String) throws {
    if !holds { throw Violation(description: law()) }
  }
}
