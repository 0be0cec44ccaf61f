import ResponsiveWork
import ResponsiveWorkTesting
import Testing

@Suite(.timeLimit(.minutes(2))) struct FindDeliveryTests {
  typealias Delivery = FindDelivery<Int>

  struct Refused: Error {}

  /// What arrived; `nil` stands for "as shown".
  final class Desk: Sendable {
    private let kept = Lock<(parts: [Int?], endings: [String])>(([], []))

    @Sendable
    func take(_ arrival: Delivery.Arrival) async {
      kept.withLock {
        switch arrival {
        case .part(let part): $0.parts.append(part)
        case .last(let result): $0.endings.append(result.map { "\($0)" } ?? "same")
        case .failure(let error): $0.endings.append("\(error)")
        }
      }
    }

    var parts: [Int?] { kept.withLock { $0.parts } }
    var endings: [String] { kept.withLock { $0.endings } }
  }

  let clock = ManualClock()
  let desk = Desk()

  func makeDelivery(shown: Int?) -> Delivery {
    Delivery(shown: shown, executor: clock.executor, priority: nil, arrive: desk.take)
  }

  @Test func `what is shown already is not sent again`() throws {
    let delivery = makeDelivery(shown: 1)
    for part in [1, 1, 2, 2, 1] {
      delivery.put(part)
      clock.settle()
    }
    try clock.run { await delivery.end(with: .last(1)) }
    #expect(desk.parts == [nil, nil, 2, nil, 1])
    #expect(desk.endings == ["same"])
  }

  @Test func `parts that nobody had time for are left out, and the end is not`() throws {
    let delivery = makeDelivery(shown: nil)
    for part in 1...5 { delivery.put(part) }
    clock.settle()
    try clock.run {
      for part in 6...9 { delivery.put(part) }
      await delivery.end(with: .last(10))
    }
    #expect(desk.parts == [5])
    #expect(desk.endings == ["10"])
  }

  @Test func `while one is on its way, the next waits, so that none overtakes another`() async {
    let way = Lock<[String]>([])
    let delivery = Delivery(shown: nil, executor: clock.executor, priority: nil) {
      [clock] arrival in
      way.withLock { $0.append("\(arrival) leaves") }
      try? await clock.sleep(for: .seconds(1))
      way.withLock { $0.append("\(arrival) arrives") }
    }
    for part in 1...3 {
      delivery.put(part)
      clock.settle()
    }
    clock.advance(by: .seconds(3))
    #expect(
      way.withLock { $0 } == [
        "part(Optional(1)) leaves", "part(Optional(1)) arrives", "part(Optional(3)) leaves",
        "part(Optional(3)) arrives",
      ]
    )
  }

  @Test func `nothing comes after the end`() throws {
    let delivery = makeDelivery(shown: nil)
    try clock.run { await delivery.end(with: .failure(Refused())) }
    delivery.put(1)
    try clock.run { await delivery.end(with: .last(2)) }
    #expect(desk.parts == [])
    #expect(desk.endings == ["Refused()"])
  }

  @Test func `once stopped, it tells nothing but the end`() throws {
    let delivery = makeDelivery(shown: nil)
    delivery.stop()
    delivery.put(1)
    clock.settle()
    try clock.run { await delivery.end(with: .last(2)) }
    #expect(desk.parts == [])
    #expect(desk.endings == ["CancellationError()"])
  }

  @Test func `from many threads, each part that arrives is newer, and the end arrives once`()
    async
  {
    for round in 0..<50 {
      let desk = Desk()
      let delivery = Delivery(shown: nil, executor: nil, priority: nil, arrive: desk.take)
      await withDiscardingTaskGroup { group in
        group.addTask {
          for part in 1...200 { delivery.put(part) }
          if round % 2 == 0 { await delivery.end(with: .last(0)) }
        }
        if round % 2 == 1 {
          group.addTask { await delivery.end(with: .last(0)) }
          group.addTask { await delivery.end(with: .failure(Refused())) }
        }
      }
      // One who was too late to send leaves it to another, who may still be at it.
      while desk.endings.isEmpty, !Task.isCancelled { await Task.yield() }
      let parts = desk.parts.compactMap(\.self)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 < $1 })
      #expect(desk.endings.count == 1)
    }
  }
}
