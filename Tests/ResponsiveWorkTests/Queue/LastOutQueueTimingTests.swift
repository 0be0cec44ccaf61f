import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// Which task runs when.
///
/// A frame is 100 ms, and a queue's delay three frames.
@Suite struct LastOutQueueTimingTests {
  typealias Queue = LastOutQueue<String, ManualClock>

  static let frame = Duration.milliseconds(100)

  struct Case: CustomTestStringConvertible {
    var edges: BurstEdges
    var maxFrames: Int?
    var enqueued: Timeline
    var runs: Timeline

    init(_ edges: BurstEdges, max maxFrames: Int? = nil, _ enqueued: Timeline, _ runs: Timeline) {
      self.edges = edges
      self.maxFrames = maxFrames
      self.enqueued = enqueued
      self.runs = runs
    }

    var testDescription: String {
      "\(edges) \(maxFrames.map { "at most \($0) " } ?? "")\(enqueued) runs \(runs)"
    }
  }

  static let cases = [
    // A queue's delay after the last one.
    Case(.trailing, "a--------", "---a"),
    Case(.trailing, "a-b-c-------", "-------c"),
    Case(.trailing, "(abc)-------", "---c"),
    // What is due goes before what comes at that moment.
    Case(.trailing, "a--b--c------", "---a--b--c"),
    Case(.trailing, "a-b--c-------", "-----b--c"),
    // Never quiet, but it runs when the first has waited for the longest wait.
    Case(.trailing, max: 5, "a-b-c-d-e-f-----", "-----c-----f"),
    Case(.trailing, max: 3, "a-b-c-d-----", "---b---d"),
    Case(.leading, "a--------", "a"),
    Case(.leading, "a-b-c----d-------", "a--------d"),
    Case(.leading, "a-b-c--d--e------", "a------d--e"),
    Case(.leading, max: 4, "a-b-c-d-e-f------", "a---c---e"),
    Case(.both, "a--------", "a"),
    Case(.both, "a-b------", "a----b"),
    Case(.both, "a-b-c------d-e------", "a------c---d----e"),
    Case(.both, max: 4, "a-b-c-d-e-f------", "a-----c---e--f"),
  ]

  @Test("the right task runs at the right time", arguments: cases)
  func timing(_ example: Case) {
    let clock = ManualClock()
    let recorder = TimelineRecorder(clock: clock, frame: Self.frame)
    let queue = Queue(
      delay: Self.frame * 3,
      maxWait: example.maxFrames.map { Self.frame * $0 },
      edges: example.edges,
      clock: clock,
      executor: clock.executor
    )
    clock.play(example.enqueued, frame: Self.frame) { symbol in
      queue.enqueue("key") { recorder.record(symbol) }
    }
    #expect(recorder.timeline.difference(from: example.runs) == nil)
  }

  @Test func `keys wait apart from each other`() {
    let clock = ManualClock()
    let recorder = TimelineRecorder(clock: clock, frame: Self.frame)
    let queue = Queue(delay: Self.frame * 3, clock: clock, executor: clock.executor)
    clock.play("a-b-a--c-", frame: Self.frame) { symbol in
      queue.enqueue(String(symbol)) { recorder.record(symbol) }
    }
    clock.advance(by: .seconds(1))
    #expect(recorder.timeline.difference(from: "---a-b-a--c") == nil)
  }

  @Test func `a shorter delay is not held up by a longer one`() {
    let clock = ManualClock()
    let recorder = TimelineRecorder(clock: clock, frame: Self.frame)
    let queue = Queue(delay: .seconds(60), clock: clock, executor: clock.executor)
    queue.enqueue("slow") { recorder.record("s") }
    clock.advance(by: Self.frame)
    queue.enqueue("quick", delay: Self.frame * 2) { recorder.record("q") }
    queue.enqueue("at once", delay: .zero) { recorder.record("o") }
    clock.advance(by: .seconds(60))
    #expect(recorder.timeline.events.map(\.symbol) == ["o", "q", "s"])
    #expect(recorder.timeline.events.map(\.frame) == [1, 3, 600])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `one sleeper serves all keys, and none sleeps when nothing is pending`() {
    let clock = ManualClock()
    let queue = Queue(delay: .seconds(1), clock: clock, executor: clock.executor)
    for key in 0..<1_000 {
      queue.enqueue("\(key)") {}
      clock.advance(by: .milliseconds(1))
    }
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(2))
    #expect(queue.metrics.ran == 1_000)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a key that is enqueued all the time wakes the sleeper once a delay`() {
    let clock = ManualClock()
    let queue = Queue(delay: .seconds(1), clock: clock, executor: clock.executor)
    var jobs = 0
    for _ in 0..<10_000 {
      queue.enqueue("key") {}
      clock.advance(by: .milliseconds(1))
      jobs += clock.settle()
    }
    #expect(queue.metrics.ran == 0)
    #expect(queue.metrics.superseded == 9_999)
    clock.advance(by: .seconds(1))
    #expect(queue.metrics.ran == 1)
    #expect(queue.metrics.longestLateness == .zero)
  }

  @Test func `a task is late from the end of its longest wait, if that was over first`() {
    let clock = ManualClock()
    let queue = Queue(
      delay: .seconds(1),
      maxWait: .milliseconds(1_500),
      width: 1,
      clock: clock,
      executor: clock.executor
    )
    queue.enqueue("slow") { try await clock.sleep(for: .seconds(2)) }
    clock.advance(by: .milliseconds(500))
    for _ in 0..<3 {
      queue.enqueue("key") {}
      clock.advance(by: .milliseconds(600))
    }
    // It waited from 0.5 s on, was due at 2 s, and would have been quiet at 2.7 s.
    #expect(queue.deadline(of: "key")?.offset == .seconds(2))
    clock.advance(by: .seconds(5))
    #expect(queue.metrics.totalLateness == .seconds(1))
  }
}
