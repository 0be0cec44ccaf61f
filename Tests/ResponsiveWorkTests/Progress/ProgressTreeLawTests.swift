import Testing

@testable import ResponsiveWork

/// Both trees side by side, and what must hold of them at any time.
private struct Pair {
  var tree = ProgressTree()
  var reference = ReferenceTree()
  var ids: [Int] = []
  var now = Duration.zero
  private var fractions: [Int: Double] = [:]
  private var cancelled: Set<Int> = []
  private var ended: Set<Int> = []
  private var paused: Set<Int> = []

  mutating func begin(units: Int64?, weight: Double = 1, in parent: Int? = nil) {
    let id = tree.begin(
      title: "\(ids.count)",
      units: units,
      records: nil,
      weight: weight,
      in: parent,
      now: now
    )
    reference.begin(id, units: units, weight: weight, in: parent)
    ids.append(id)
    if reference.isCancelled(id) { cancelled.insert(id) }
    if reference.isFinished(id) { ended.insert(id) }
    if reference.isPaused(id) { paused.insert(id) }
  }

  mutating func handle(_ event: ProgressTree.Event, of id: Int) {
    for effect in tree.handle(event, of: id, now: now) {
      switch effect {
      case .cancel(let each): #expect(cancelled.insert(each).inserted, "cancelled twice")
      case .end(let each): #expect(ended.insert(each).inserted, "ended twice")
      case .pause(let each): #expect(paused.insert(each).inserted, "paused twice")
      case .resume(let each): #expect(paused.remove(each) != nil, "resumed twice")
      }
    }
    reference.handle(event, of: id)
  }

  /// Fails unless both agree on the piece `id` and its bar did not fall.
  mutating func check(_ id: Int) throws {
    let snapshot = tree.snapshot(of: id, now: now)
    let shown = try #require(snapshot)
    #expect(shown.units == reference.units(id))
    #expect(shown.isFinished == reference.isFinished(id))
    #expect(shown.isCancelled == reference.isCancelled(id))
    #expect(shown.isPaused == reference.isPaused(id))
    #expect(ended.contains(id) == shown.isFinished)
    #expect(cancelled.contains(id) == shown.isCancelled)
    if !shown.isFinished { #expect(paused.contains(id) == shown.isPaused) }
    if let remaining = shown.remaining { #expect(remaining >= .zero) }
    let share = reference.share(id)
    let isComplete = shown.isFinished && !shown.isCancelled
    #expect((shown.fraction == nil) == (share == nil && !isComplete))
    guard let fraction = shown.fraction else { return }
    #expect(fraction >= fractions[id] ?? 0 && fraction <= 1)
    // The bar may wait for the work, but the work is never further than the bar.
    #expect(fraction > (share ?? 0) - 1e-9)
    if isComplete { #expect(fraction == 1) }
    fractions[id] = fraction
  }
}

@Suite struct ProgressTreeLawTests {
  @Test func `random schedules agree with the plain version and end at 100 %`() throws {
    var dice = SplitMix64(seed: 20)
    for _ in 0..<1_500 {
      var pair = Pair()
      pair.begin(units: Bool.random(using: &dice) ? 100 : nil)
      var done = [Int64](repeating: 0, count: 8)
      for _ in 0..<Int.random(in: 1..<50, using: &dice) {
        pair.now += .milliseconds(Int.random(in: 0..<400, using: &dice))
        let id = pair.ids[Int.random(in: 0..<pair.ids.count, using: &dice)]
        switch Int.random(in: 0..<16, using: &dice) {
        case 0:
          guard pair.ids.count < 8 else { continue }
          pair.begin(
            units: Bool.random(using: &dice) ? Int64.random(in: 0..<200, using: &dice) : nil,
            weight: .random(in: 0...1, using: &dice),
            in: id
          )
        case 1:
          let units = Int64.random(in: 0..<300, using: &dice)
          pair.handle(.declared(units: units, records: 9), of: id)
        case 2: pair.handle(.paused, of: id)
        case 3: pair.handle(.resumed, of: id)
        case 4:
          if Int.random(in: 0..<6, using: &dice) == 0 { pair.handle(.cancelled, of: id) }
        case 5:
          if Int.random(in: 0..<3, using: &dice) == 0 { pair.handle(.finished, of: id) }
        case 6: pair.handle(.renamed("again"), of: id)
        default:
          if !pair.reference.isFinished(id) { done[id] += .random(in: 0..<12, using: &dice) }
          pair.handle(.counted(units: done[id], record: Int(done[id])), of: id)
        }
        try pair.check(id)
        try pair.check(0)
      }
      pair.handle(.finished, of: 0)
      for id in pair.ids { try pair.check(id) }
    }
  }

  /// Every order of up to five of these events, for work and one piece of it.
  @Test func `all short schedules agree with the plain version`() throws {
    let events: [(ProgressTree.Event, Int)] = [
      (.counted(units: 3, record: 1), 0), (.counted(units: 5, record: 2), 1),
      (.declared(units: 10, records: nil), 0), (.declared(units: 40, records: nil), 1),
      (.paused, 0), (.resumed, 0), (.paused, 1), (.resumed, 1), (.cancelled, 0), (.cancelled, 1),
      (.finished, 0), (.finished, 1),
    ]
    var start = Pair()
    start.begin(units: nil)
    start.begin(units: 8, weight: 0.6, in: 0)
    var schedules = 0
    func explore(_ pair: Pair, depth: Int) throws {
      guard depth > 0 else { return }
      for (event, id) in events {
        var next = pair
        next.now += .milliseconds(300)
        next.handle(event, of: id)
        try next.check(0)
        try next.check(1)
        schedules += 1
        try explore(next, depth: depth - 1)
      }
    }
    try explore(start, depth: 4)
    #expect(schedules == 12 + 144 + 1_728 + 20_736)
  }
}
