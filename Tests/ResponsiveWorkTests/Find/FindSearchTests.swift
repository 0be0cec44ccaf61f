import Foundation
import ResponsiveWork
import Testing

/// Runs every order of a few events that a find can see, and many random ones of more.
///
/// With `SMARTERCONTACTS_LONG_TESTS` set, it visits all orders of seven events, and more than a
/// million random schedules; that is for a release build.
@Suite struct FindSearchTests {
  static let isLong = ProcessInfo.processInfo.environment["SMARTERCONTACTS_LONG_TESTS"] != nil

  static let settings = [
    FindWorld.Settings(),
    FindWorld.Settings(quiet: .fixed(.zero)),
    FindWorld.Settings(quiet: .adaptive(frame: .seconds(1), limit: .seconds(4))),
    FindWorld.Settings(quiet: .fixed(.seconds(3)), patience: .seconds(2)),
    FindWorld.Settings(quiet: .fixed(.zero), patience: .zero),
  ]

  @Test("all orders of events", arguments: settings)
  func exhaustive(settings: FindWorld.Settings) throws {
    let depth = Self.isLong ? 7 : settings == FindWorld.Settings() ? 6 : 5
    var seen: Set<FindWorld.Signature> = []
    var frontier: [(world: FindWorld, path: [FindWorld.Event])] = [(FindWorld(settings), [])]
    var transitions = 0
    for _ in 0..<depth {
      var next: [(world: FindWorld, path: [FindWorld.Event])] = []
      for (world, path) in frontier {
        for event in world.possibleEvents {
          transitions += 1
          var changed = world
          do {
            try changed.apply(event)
            guard seen.insert(changed.signature).inserted else { continue }
            var ended = changed
            try ended.comeToRest()
          } catch {
            Issue.record("\(path + [event]): \(error)")
            return
          }
          next.append((changed, path + [event]))
        }
      }
      frontier = next
    }
    print(
      """
      Find, \(settings.testDescription): all orders of \(depth) events: \(seen.count) states, \
      \(transitions) transitions
      """
    )
    // Far fewer would mean that the search does not look where it should.
    #expect(seen.count > 4_000)
  }

  @Test func `random schedules`() throws {
    let count = Self.isLong ? 1_200_000 : 4_000
    var dice = SplitMix64(seed: 2_026)
    var events = 0
    for number in 0..<count {
      let quiet: [QuietPeriod] = [
        .fixed(.zero), .fixed(.seconds(1)), .fixed(.seconds(3)),
        .adaptive(frame: .seconds(1), limit: .seconds(4)),
        .adaptive(frame: .zero, limit: .seconds(9)),
      ]
      let settings = FindWorld.Settings(
        quiet: quiet[Int(dice.next() % 5)],
        patience: [nil, .zero, .seconds(2), .seconds(6)][Int(dice.next() % 4)]
      )
      var world = FindWorld(settings)
      var path: [FindWorld.Event] = []
      do {
        for _ in 0..<Int.random(in: 5...40, using: &dice) {
          path.append(world.randomEvent(using: &dice))
          try world.apply(path[path.count - 1])
        }
        events += path.count
        try world.comeToRest()
      } catch {
        Issue.record("schedule \(number), \(settings.testDescription), \(path): \(error)")
        return
      }
    }
    print("Find: \(count) random schedules, \(events) events")
    #expect(events > count * 5)
  }
}
