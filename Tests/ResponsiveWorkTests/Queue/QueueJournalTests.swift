import ResponsiveWork
import ResponsiveWorkTesting
import Testing

@Suite struct QueueJournalTests {
  typealias Entry = QueueJournalEntry<String>
  typealias Queue = LastOutQueue<String, ManualClock>

  final class Book: Sendable {
    private let kept = Lock<[Entry]>([])

    func write(_ entry: Entry) { kept.withLock { $0.append(entry) } }

    var entries: [Entry] { kept.withLock { $0 } }
  }

  let clock = ManualClock()
  let book = Book()

  func makeQueue() -> Queue {
    Queue(
      delay: .seconds(1),
      clock: clock,
      executor: clock.executor,
      journal: { [book] in book.write($0) }
    )
  }

  @Test func `each task that is taken in and settled is written down`() {
    let queue = makeQueue()
    queue.enqueue("a") {}
    queue.enqueue("a") {}
    queue.enqueue("b") {}
    queue.cancel("b")
    clock.advance(by: .seconds(1))
    #expect(
      book.entries == [
        .enqueued("a", ticket: 1),
        .enqueued("a", ticket: 2), .settled("a", ticket: 1, .superseded),
        .enqueued("b", ticket: 3), .settled("b", ticket: 3, .cancelled),
        .settled("a", ticket: 2, .ran),
      ]
    )
  }

  @Test func `after a crash at any moment, what was taken in and not settled is found`() {
    let queue = makeQueue()
    for key in ["a", "b", "c", "a", "d", "b"] {
      queue.enqueue(key) { [clock] in try await clock.sleep(for: .milliseconds(300)) }
      clock.advance(by: .milliseconds(400))
    }
    queue.cancel()
    clock.advance(by: .seconds(1))
    let all = book.entries
    for crash in 0...all.count {
      let written = all.prefix(crash)
      var expected: [String] = []
      for entry in written {
        switch entry {
        case .enqueued(let key, _):
          expected.removeAll { $0 == key }
          expected.append(key)
        case .settled(let key, let ticket, _):
          let isNewest = !written.contains {
            if case .enqueued(key, let other) = $0 { other > ticket } else { false }
          }
          if isNewest { expected.removeAll { $0 == key } }
        }
      }
      #expect(Entry.unsettledKeys(in: written) == expected)
    }
    #expect(Entry.unsettledKeys(in: all) == [])
  }

  @Test func `the order of entries does not matter`() {
    let entries: [Entry] = [
      .enqueued("a", ticket: 1), .enqueued("b", ticket: 2), .settled("a", ticket: 1, .superseded),
      .enqueued("a", ticket: 3), .settled("b", ticket: 2, .ran), .enqueued("c", ticket: 4),
    ]
    var random = SplitMix64(seed: 7)
    for _ in 0..<100 {
      #expect(Entry.unsettledKeys(in: entries.shuffled(using: &random)) == ["a", "c"])
    }
  }
}
