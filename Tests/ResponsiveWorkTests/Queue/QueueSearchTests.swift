import Foundation
import ResponsiveWork
import Testing

/// Runs every order of events that a queue of few keys can see, and many random ones of more.
///
/// For three keys, the ordinary run visits all orders of six events with a queue's default settings,
/// and all orders of four with any other; it takes seconds in a debug build. With
/// `SMARTERCONTACTS_LONG_TESTS` set, it visits all orders of seven events with all settings, and more
/// than a million random schedules; that is for a release build.
@Suite struct QueueSearchTests {
  static let isLong = ProcessInfo.processInfo.environment["SMARTERCONTACTS_LONG_TESTS"] != nil

  /// Every policy with every kind of edges, with and without a longest wait and a width.
  static let settings: [ReferenceQueue.Settings] = BurstEdges.allCases.flatMap { edges in
    OverlapPolicy.allCases.flatMap { overlap in
      [nil, 3].flatMap { maxWait in
        [1, .max].map { width in
          ReferenceQueue.Settings(
            maxWait: maxWait,
            edges: edges,
            overlap: overlap,
            width: width
          )
        }
      }
    }
  }

  @Test("all orders of events", arguments: settings)
  func exhaustive(settings: ReferenceQueue.Settings) throws {
    var search = BreadthFirstSearch(settings: settings, keyCount: 3)
    let isDefault = settings == ReferenceQueue.Settings()
    let depth = Self.isLong ? 7 : isDefault ? 6 : 4
    try search.run(depth: depth)
    print(
      """
      \(settings.edges), \(settings.overlap), maxWait \(settings.maxWait ?? 0), width \
      \(settings.width == .max ? "any" : "1"): all orders of \(depth) events for 3 keys: \
      \(search.states) states, \(search.transitions) transitions
      """
    )
    // Far fewer would mean that the search does not look where it should.
    #expect(search.states > 400)
  }

  @Test func `random schedules`() throws {
    let count = Self.isLong ? 1_200_000 : 4_000
    var random = SplitMix64(seed: 2_026)
    var events = 0
    for number in 0..<count {
      let settings = ReferenceQueue.Settings(
        delay: Int.random(in: 0...3, using: &random),
        maxWait: Bool.random(using: &random) ? nil : Int.random(in: 3...6, using: &random),
        edges: BurstEdges.allCases.randomElement(using: &random) ?? .trailing,
        overlap: OverlapPolicy.allCases.randomElement(using: &random) ?? .afterRunning,
        width: Int.random(in: 1...4, using: &random)
      )
      let keyCount = Int.random(in: 1...5, using: &random)
      var world = QueueWorld(settings, keyCount: keyCount)
      var path: [QueueWorld.Event] = []
      do {
        for _ in 0..<Int.random(in: 5...40, using: &random) {
          path.append(world.randomEvent(keyCount: keyCount, using: &random))
          try world.apply(path[path.count - 1])
        }
        events += path.count
        try world.comeToRest()
      } catch {
        Issue.record("schedule \(number), \(settings), \(path): \(error)")
        return
      }
    }
    print("\(count) random schedules, \(events) events")
  }
}

/// Visits each state that a world can be in after a number of events.
struct BreadthFirstSearch {
  /// How a state was reached: the state before, and the event.
  private struct Step {
    var before: Int
    var event: QueueWorld.Event
  }

  private let start: QueueWorld
  private let keyCount: Int
  private var seen: Set<Int> = []
  private var steps: [Step] = []
  private(set) var states = 1
  private(set) var transitions = 0

  init(settings: ReferenceQueue.Settings, keyCount: Int) {
    start = QueueWorld(settings, keyCount: keyCount)
    self.keyCount = keyCount
    seen.insert(start.fingerprint)
  }

  /// Looks at all states up to `depth` events away; from each one the world must come to rest.
  mutating func run(depth: Int) throws {
    var frontier = [-1]
    for level in 1...depth {
      var next: [Int] = []
      for state in frontier {
        let path = path(to: state)
        var world = start
        for event in path { try world.apply(event) }
        for event in world.possibleEvents(keyCount: keyCount) {
          transitions += 1
          var after = world
          do {
            try after.apply(event)
            guard seen.insert(after.fingerprint).inserted else { continue }
            states += 1
            try after.comeToRest()
          } catch {
            throw QueueWorld.Violation(description: "after \(path + [event]): \(error)")
          }
          if level < depth {
            steps.append(Step(before: state, event: event))
            next.append(steps.count - 1)
          }
        }
      }
      frontier = next
    }
  }

  private func path(to state: Int) -> [QueueWorld.Event] {
    var events: [QueueWorld.Event] = []
    var state = state
    while state >= 0 {
      events.append(steps[state].event)
      state = steps[state].before
    }
    return events.reversed()
  }
}
