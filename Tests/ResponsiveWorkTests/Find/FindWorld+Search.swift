import ResponsiveWork

// How a world is searched: what can happen next, which worlds are the same, and how one ends.

extension FindWorld {
  /// Each event that makes sense now.
  var possibleEvents: [Event] {
    var events: [Event] = [
      .type(0), .type(1), .type(2), .type(3), .submit, .retry, .choose, .dismiss, .falseAlarm,
    ]
    if hasAlarm { events += [.zero, .seconds(5), .milliseconds(-500)].map { .alarm(late: $0) } }
    for number in searches.keys.sorted() {
      events += [.part(number, isNew: true), .result(number, isNew: true), .failure(number)]
      // A search can only say "as shown" of what it knows to be shown.
      if reference.shown != nil {
        events += [.part(number, isNew: false), .result(number, isNew: false)]
      }
    }
    return events
  }

  func randomEvent(using dice: inout SplitMix64) -> Event {
    let events = possibleEvents
    // Texts change often, else a long schedule is a row of false alarms.
    if dice.next() % 4 == 0 { return .type(Int(dice.next() % 6)) }
    return events[Int(dice.next() % UInt64(events.count))]
  }

  /// Lets time pass and all searches end until nothing more happens.
  mutating func comeToRest() throws {
    var steps = 0
    while hasAlarm || !searches.isEmpty {
      steps += 1
      guard steps < 40 else { throw Violation(description: "it never comes to rest") }
      if let oldest = searches.keys.min(), steps % 2 == 0 || !hasAlarm {
        try apply(.result(oldest, isNew: true))
      } else {
        try apply(.alarm(late: .zero))
      }
    }
    try checkRest()
  }
}

/// Worlds that go on in the same way, however they came about.
extension FindWorld {
  struct Signature: Hashable {
    var state: Machine.State
    var reference: ReferenceFind
    var now: Duration
    var searches: [Int: Search]
    var rest: [AnyHashable]
  }

  var signature: Signature {
    var reference = self.reference
    reference.orders = []
    return Signature(
      state: machine.state,
      reference: reference,
      now: now,
      searches: searches,
      rest: surroundings
    )
  }
}

extension FindState where Query == Int {
  var name: String {
    switch self {
    case .idle: "idle"
    case .waiting: "waiting"
    case .searching: "searching"
    case .showing: "showing"
    case .failed: "failed"
    }
  }

  var query: Int? {
    switch self {
    case .idle: nil
    case .waiting(let query), .searching(let query), .showing(let query), .failed(let query, _):
      query
    }
  }
}
