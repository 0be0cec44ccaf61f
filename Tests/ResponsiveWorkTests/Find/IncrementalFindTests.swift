import Observation
import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// The model with a clock that stands still, and searches that are answered by hand.
@Suite @MainActor struct IncrementalFindTests {
  struct Refused: Error, CustomStringConvertible { let description = "no route to host" }

  let clock = ManualClock()
  let gated = GatedSearch()

  func makeFind(
    _ settings: FindSettings<String> = .text(minimumLength: 1, quiet: .fixed(.zero)),
    _ gated: GatedSearch? = nil
  ) -> IncrementalFind<String, [Int]> {
    IncrementalFind(
      settings,
      clock: clock,
      executor: clock.executor,
      search: (gated ?? self.gated).search
    )
  }

  @Test func `each keystroke replaces the search before it, and one search runs at a time`()
    async
  {
    let find = makeFind()
    for text in ["a", "an", "ana"] {
      find.query = text
      await clock.settleThroughMainActor()
    }
    #expect(gated.texts == ["a", "an", "ana"])
    #expect(gated.cancelled == ["a", "an"])
    #expect(gated.open == 1)
    #expect(find.state == .searching("ana"))
    gated.answer("ana", [1, 2])
    await clock.settleThroughMainActor()
    #expect(find.state == .showing("ana"))
    #expect(find.result == [1, 2])
    #expect(find.resultQuery == "ana" && find.isResultComplete)
  }

  @Test func `a search that is replaced before its start never runs`() async {
    let find = makeFind()
    for text in ["a", "an", "ana", "ana r"] { find.query = text }
    await clock.settleThroughMainActor()
    #expect(gated.texts == ["ana r"])
  }

  @Test func `while a search does not stop, only the newest of the others waits for it`() async {
    let deaf = GatedSearch(stopsWhenCancelled: false)
    let find = makeFind(.text(minimumLength: 1, quiet: .fixed(.zero)), deaf)
    for text in ["a", "an", "ana"] {
      find.query = text
      await clock.settleThroughMainActor()
    }
    #expect(deaf.texts == ["a"])
    #expect(find.state == .searching("ana"))
    deaf.answer("a", [7])
    await clock.settleThroughMainActor()
    #expect(find.result == nil)
    #expect(deaf.texts == ["a", "ana"])
  }

  @Test func `with patience the newest search leaves one that does not stop to itself`() async {
    let deaf = GatedSearch(stopsWhenCancelled: false)
    var settings = FindSettings.text(minimumLength: 1, quiet: .fixed(.zero))
    settings.patience = .seconds(1)
    let find = makeFind(settings, deaf)
    for text in ["a", "an"] {
      find.query = text
      await clock.settleThroughMainActor()
    }
    await clock.advanceThroughMainActor(by: .milliseconds(999))
    #expect(deaf.texts == ["a"])
    await clock.advanceThroughMainActor(by: .milliseconds(1))
    #expect(deaf.texts == ["a", "an"])
    deaf.answer("an", [2])
    await clock.settleThroughMainActor()
    deaf.answer("a", [1])
    await clock.settleThroughMainActor()
    #expect(find.result == [2])
  }

  @Test("results that come in any order show the newest search's alone", arguments: orders(of: 4))
  func anyOrder(order: [Int]) async {
    let texts = ["a", "an", "ana", "ana r"]
    let deaf = GatedSearch(stopsWhenCancelled: false)
    var settings = FindSettings.text(minimumLength: 1, quiet: .fixed(.zero))
    settings.patience = .zero
    let find = makeFind(settings, deaf)
    var shown: [[Int]?] = []
    find.onChange = { shown.append(find.result) }
    for text in texts {
      find.query = text
      await clock.advanceThroughMainActor(by: .milliseconds(1))
    }
    #expect(deaf.texts == texts)
    for index in order {
      deaf.part(texts[index], [index, 0])
      deaf.answer(texts[index], [index])
      await clock.settleThroughMainActor()
    }
    #expect(find.result == [3])
    #expect(shown.allSatisfy { $0 == nil || $0?.first == 3 })
    find.onChange = nil
  }

  nonisolated static func orders(of count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return orders(of: count - 1).flatMap { order in
      (0...order.count).map { place in
        var longer = order
        longer.insert(count - 1, at: place)
        return longer
      }
    }
  }

  enum Leaving: CaseIterable { case clear, shorten, choose, dismiss }

  @Test("after leaving, nothing appears that was under way", arguments: Leaving.allCases)
  func leaving(_ leaving: Leaving) async {
    let deaf = GatedSearch(stopsWhenCancelled: false)
    let find = makeFind(.text(minimumLength: 2, quiet: .fixed(.zero)), deaf)
    find.query = "an"
    await clock.settleThroughMainActor()
    deaf.answer("an", [1])
    await clock.settleThroughMainActor()
    find.query = "ana"
    await clock.settleThroughMainActor()
    deaf.part("ana", [2])
    switch leaving {
    case .clear: find.query = ""
    case .shorten: find.query = "a"
    case .choose: find.choose()
    case .dismiss: find.dismiss()
    }
    // At once: nothing was awaited.
    let isKept = leaving == .choose
    #expect(find.state == (isKept ? .showing("an") : .idle))
    #expect(find.result == (isKept ? [1] : nil))
    #expect(deaf.cancelled == ["ana"])
    var changes = 0
    find.onChange = { changes += 1 }
    deaf.part("ana", [3])
    deaf.answer("ana", [4])
    await clock.settleThroughMainActor()
    #expect(clock.sleeperCount == 0)
    await clock.advanceThroughMainActor(by: .seconds(10))
    #expect(changes == 0)
  }

  @Test func `a choice keeps text and result, and dismissal takes both away`() async {
    let find = makeFind()
    find.query = "a"
    await clock.settleThroughMainActor()
    gated.answer("a", [1])
    await clock.settleThroughMainActor()
    find.choose()
    #expect(find.query == "a" && find.result == [1] && find.state == .showing("a"))
    find.dismiss()
    #expect(find.query == "" && find.result == nil && find.state == .idle)
  }

  @Test func `a result is set only when it differs from what is shown`() async {
    let find = makeFind()
    var settings = 0
    @MainActor func watch() {
      withObservationTracking {
        _ = find.result
      } onChange: {
        MainActor.assumeIsolated { settings += 1 }
      }
    }
    for (text, rows, total) in [("a", [1], 1), ("an", [1], 1), ("ana", [2], 2)] {
      if settings != total { watch() }
      find.query = text
      await clock.settleThroughMainActor()
      gated.part(text, rows)
      await clock.settleThroughMainActor()
      gated.part(text, rows)
      gated.answer(text, rows)
      await clock.settleThroughMainActor()
      #expect(find.state == .showing(text))
      #expect(settings == total)
    }
  }

  @Test func `parts come before the whole, and those nobody had time for are left out`() async {
    let find = makeFind()
    var shown: [[Int]] = []
    find.onChange = { if find.result != shown.last { shown.append(find.result ?? []) } }
    find.query = "a"
    await clock.settleThroughMainActor()
    gated.part("a", [1])
    await clock.settleThroughMainActor()
    #expect(find.state == .searching("a"))
    #expect(find.result == [1] && !find.isResultComplete && find.resultQuery == "a")
    for last in 2...9 { gated.part("a", Array(1...last)) }
    await clock.settleThroughMainActor()
    gated.answer("a", Array(1...10))
    gated.part("a", [])
    await clock.settleThroughMainActor()
    #expect(shown == [[1], Array(1...9), Array(1...10)])
    #expect(find.isResultComplete && find.state == .showing("a"))
    find.onChange = nil
  }

  @Test func `the last good result stays while the next search runs, and when it fails`() async {
    let find = makeFind()
    find.query = "a"
    await clock.settleThroughMainActor()
    gated.answer("a", [1])
    await clock.settleThroughMainActor()
    find.query = "an"
    await clock.settleThroughMainActor()
    #expect(find.result == [1] && find.resultQuery == "a")
    gated.fail("an", Refused())
    await clock.settleThroughMainActor()
    #expect(find.result == [1] && find.resultQuery == "a")
    guard case .failed("an", let failure) = find.state else {
      Issue.record("\(find.state) is no failure")
      return
    }
    #expect(failure.message == "The search failed: no route to host")
    #expect(failure.cause is Refused)
    find.retry()
    await clock.settleThroughMainActor()
    #expect(gated.texts == ["a", "an", "an"])
    gated.answer("an", [2])
    await clock.settleThroughMainActor()
    #expect(find.result == [2] && find.state == .showing("an"))
  }

  @Test func `a search that stops by itself is a failure, not an endless wait`() async {
    let find = makeFind()
    find.query = "a"
    await clock.settleThroughMainActor()
    gated.fail("a", CancellationError())
    await clock.settleThroughMainActor()
    guard case .failed("a", let failure) = find.state else {
      Issue.record("\(find.state) is no failure")
      return
    }
    #expect(failure.message == "The search was stopped before it ended.")
  }

  @Test func `errors of searches that were replaced are explained to nobody`() async {
    let explained = Lock(0)
    let find = IncrementalFind<String, [Int]>(
      .text(minimumLength: 1, quiet: .fixed(.zero)),
      clock: clock,
      executor: clock.executor,
      explain: { error in
        explained.withLock { $0 += 1 }
        return "Try later: \(error)"
      },
      search: gated.search
    )
    for text in ["a", "an"] {
      find.query = text
      await clock.settleThroughMainActor()
    }
    #expect(explained.withLock { $0 } == 0)
    gated.fail("an", Refused())
    await clock.settleThroughMainActor()
    #expect(explained.withLock { $0 } == 1)
    guard case .failed(_, let failure) = find.state else {
      Issue.record("\(find.state) is no failure")
      return
    }
    #expect(failure.message == "Try later: no route to host")
  }

  @Test func `an explicit search starts at once, also for a short text, and is not repeated`()
    async
  {
    let find = makeFind(.remote)
    find.query = "an"
    await clock.advanceThroughMainActor(by: .seconds(5))
    #expect(gated.texts == [] && find.state == .idle)
    find.submit()
    find.submit()
    await clock.settleThroughMainActor()
    find.submit()
    #expect(gated.texts == ["an"] && gated.cancelled == [])
    gated.answer("an", [1])
    await clock.settleThroughMainActor()
    #expect(find.result == [1])
    find.query = "anab"
    find.submit()
    await clock.advanceThroughMainActor(by: .seconds(5))
    #expect(gated.texts == ["an", "anab"])
    gated.answer("anab", [2])
    await clock.settleThroughMainActor()
    find.submit()
    await clock.settleThroughMainActor()
    #expect(gated.texts == ["an", "anab", "anab"])
  }

  @Test func `a remote search starts a second after the last keystroke`() async {
    let find = IncrementalFind(.remote, clock: clock, executor: clock.executor) { text in [text] }
    find.query = "ana"
    await clock.advanceThroughMainActor(by: .milliseconds(999))
    #expect(find.state == .waiting("ana"))
    await clock.advanceThroughMainActor(by: .milliseconds(1))
    #expect(find.result == ["ana"])
  }

  @Test func `the text can be edited at all times`() async {
    let find = makeFind(.remote)
    for text in ["ana", "ana ", "ana r", "ana", ""] {
      find.query = text
      #expect(find.query == text)
      await clock.advanceThroughMainActor(by: .milliseconds(1_100))
    }
  }

  @Test func `what an observer does waits until the event that it saw is carried out`() async {
    let find = makeFind()
    find.query = "a"
    await clock.settleThroughMainActor()
    withObservationTracking {
      _ = find.result
    } onChange: {
      // Right before the result is set.
      MainActor.assumeIsolated { find.query = "" }
    }
    gated.answer("a", [1])
    await clock.settleThroughMainActor()
    #expect(find.query == "" && find.result == nil && find.state == .idle)
  }

  @Test func `what was shown is let go, though a search that does not stop still runs`() async {
    final class Rows: Equatable, Sendable {
      static func == (lhs: Rows, rhs: Rows) -> Bool { lhs === rhs }
    }
    let doors = Lock<[CheckedContinuation<Void, Never>]>([])
    let find = IncrementalFind<String, Rows>(
      .text(minimumLength: 1, quiet: .fixed(.zero)),
      clock: clock,
      executor: clock.executor
    ) { text, parts in
      if text == "an" { await withCheckedContinuation { door in doors.withLock { $0 = [door] } } }
      parts.show(Rows())
      return Rows()
    }
    find.query = "a"
    await clock.settleThroughMainActor()
    weak let shown = find.result
    #expect(shown != nil)
    find.query = "an"
    await clock.settleThroughMainActor()
    find.dismiss()
    await clock.settleThroughMainActor()
    #expect(shown == nil)
    for door in doors.withLock({ $0 }) { door.resume() }
  }

  @Test func `a find that nobody holds any more stops its search and its alarm`() async {
    var find: IncrementalFind? = makeFind()
    weak let held = find
    find?.query = "a"
    await clock.settleThroughMainActor()
    #expect(gated.open == 1)
    find = nil
    await clock.settleThroughMainActor()
    #expect(held == nil)
    #expect(gated.cancelled == ["a"] && gated.open == 0)
    #expect(clock.sleeperCount == 0)
  }
}
