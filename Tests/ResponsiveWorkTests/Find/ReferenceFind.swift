import ResponsiveWork

/// The plain version of what an incremental find decides: it keeps every wish that there ever was,
/// and looks at all of them each time.
///
/// Queries are numbers: 0 is the empty one, 1 is too short. A time is the duration since the beginning.
struct ReferenceFind: Hashable {
  /// A search that somebody wanted.
  struct Wish: Hashable {
    var query: Int
    var dueAt: Duration
    var isDropped = false
    /// When it was due and the machine took note of that.
    var isBegun = false
    var number: Int?
    var startedAt = Duration.zero
    var stoppedAt: Duration?
    var isAbandoned = false
    var hasAnswered = false
    var hasEnded = false
    var failure: Int?
  }

  struct Shown: Hashable {
    var query: Int
    var result: Int
    var isComplete: Bool
  }

  enum Order: Hashable { case start(Int, Int), stop(Int), show(Int), clear }

  let quiet: QuietPeriod
  let patience: Duration?
  var text = 0
  var wishes: [Wish] = []
  var shown: Shown?
  var answerTime: Duration?
  var orders: [Order] = []

  mutating func type(_ text: Int, now: Duration) {
    guard text != self.text else { return }
    self.text = text
    dropAll(now)
    if text < 2 { clear() } else { wish(dueAt: now + quietTime, now) }
  }

  mutating func submit(now: Duration) {
    guard text != 0, !isSearching else { return }
    dropAll(now)
    wish(dueAt: now, now)
  }

  mutating func retry(now: Duration) {
    guard let last = wishes.last, !last.isDropped, last.failure != nil else { return }
    wish(dueAt: now, now)
  }

  mutating func choose(now: Duration) { dropAll(now) }

  mutating func dismiss(now: Duration) {
    text = 0
    dropAll(now)
    clear()
  }

  /// Time is looked at.
  mutating func wake(now: Duration) {
    if let newest = wishes.indices.last, isBlocked(newest), let patience,
      wishes.filter({ $0.isAbandoned && !$0.hasEnded }).count < 3
    {
      for index in wishes.indices where isInProcess(index) {
        if let stoppedAt = wishes[index].stoppedAt, stoppedAt + patience <= now {
          wishes[index].isAbandoned = true
        }
      }
    }
    goOn(now)
  }

  mutating func part(of number: Int, _ result: Int?, now: Duration) {
    guard let index = wishes.firstIndex(where: { $0.number == number }),
      !wishes[index].isDropped
    else { return }
    if !wishes[index].hasAnswered { learn(now - wishes[index].startedAt) }
    wishes[index].hasAnswered = true
    shown = Shown(query: text, result: result ?? shown?.result ?? -1, isComplete: false)
    if let result { orders.append(.show(result)) }
  }

  mutating func end(of number: Int, _ result: Int?, now: Duration) {
    part(of: number, result, now: now)
    guard let index = wishes.firstIndex(where: { $0.number == number }) else { return }
    wishes[index].hasEnded = true
    if !wishes[index].isDropped { shown?.isComplete = true }
    goOn(now, takesNoteOfTime: false)
  }

  mutating func failure(of number: Int, now: Duration) {
    guard let index = wishes.firstIndex(where: { $0.number == number }) else { return }
    wishes[index].hasEnded = true
    wishes[index].failure = number
    goOn(now, takesNoteOfTime: false)
  }

  /// What people see: the kind of state, and its query.
  var visible: (name: String, query: Int?) {
    guard let last = wishes.last, !last.isDropped else {
      return shown.map { ("showing", $0.query) } ?? ("idle", nil)
    }
    if last.failure != nil { return ("failed", last.query) }
    if last.hasEnded { return ("showing", last.query) }
    return (last.isBegun ? "searching" : "waiting", last.query)
  }

  var isSearching: Bool { visible.name == "searching" }

  var quietTime: Duration { quiet.duration(forAnswerTime: answerTime) }

  // MARK: Steps

  private mutating func wish(dueAt: Duration, _ now: Duration) {
    wishes.append(Wish(query: text, dueAt: dueAt))
    goOn(now)
  }

  private mutating func dropAll(_ now: Duration) {
    for index in wishes.indices where !wishes[index].isDropped {
      wishes[index].isDropped = true
      guard wishes[index].number != nil, !wishes[index].hasEnded else { continue }
      wishes[index].stoppedAt = now
      orders.append(.stop(wishes[index].number ?? 0))
      let age = now - wishes[index].startedAt
      if !wishes[index].hasAnswered { answerTime = answerTime.map { $0 + age * 0.3 } ?? age }
    }
  }

  private mutating func clear() {
    if shown != nil { orders.append(.clear) }
    shown = nil
  }

  private mutating func learn(_ time: Duration) {
    answerTime = answerTime.map { $0 + (time - $0) * (time > $0 ? 0.3 : 0.5) } ?? time
  }

  private func isInProcess(_ index: Int) -> Bool {
    wishes[index].number != nil && !wishes[index].hasEnded && !wishes[index].isAbandoned
  }

  private func isBlocked(_ index: Int) -> Bool {
    wishes[index].isBegun && wishes[index].number == nil && !wishes[index].isDropped
  }

  private mutating func goOn(_ now: Duration, takesNoteOfTime: Bool = true) {
    guard let newest = wishes.indices.last, !wishes[newest].isDropped else { return }
    if takesNoteOfTime, wishes[newest].dueAt <= now { wishes[newest].isBegun = true }
    guard isBlocked(newest), !wishes.indices.contains(where: isInProcess) else { return }
    let number = wishes.filter { $0.number != nil }.count + 1
    wishes[newest].number = number
    wishes[newest].startedAt = now
    orders.append(.start(number, wishes[newest].query))
  }
}
