import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// When a find searches, shows and says that it is busy, as timelines of 100 ms a frame.
///
/// Typed: a letter makes the text longer, `<` empties it, `!` submits, `^` is a choice, `x` leaves.
/// Started: the last letter of the text. Shown: `=` for a result, `_` when it is taken away.
/// Indicator: `*` when it appears, `.` when it goes.
@Suite @MainActor struct IncrementalFindTimelineTests {
  nonisolated static let frame = Duration.milliseconds(100)

  struct Case: CustomTestStringConvertible {
    var name: String
    var quiet = QuietPeriod.fixed(frame * 3)
    var minimumLength = 1
    /// How many frames each search takes.
    var takes: Int
    var typed: Timeline
    var started: Timeline = ""
    var shown: Timeline = ""
    var indicator: Timeline = ""

    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(
      name: "one search after the last keystroke",
      takes: 1,
      typed: "  abc-------",
      started: "-----c----",
      shown: "  ------=---"
    ),
    Case(
      name: "each pause is a search",
      takes: 1,
      typed: "  a----b----c-------",
      started: "---a----b----c----",
      shown: "  ----=----=----=---"
    ),
    Case(
      name: "a keystroke replaces a search that runs",
      takes: 4,
      typed: "    a---b-----------",
      started: "  ---a---b--------",
      shown: "    -----------=----",
      indicator: "---------*---.--"
    ),
    Case(
      name: "no search below three characters, unless it is asked for",
      quiet: .fixed(.seconds(1)),
      minimumLength: 3,
      takes: 1,
      typed: "  ab------------!----c------------",
      started: "--------------b--------------c--",
      shown: "  ---------------=--------------=-"
    ),
    Case(
      name: "an explicit search does not wait",
      takes: 1,
      typed: "  ab!-c-!-----",
      started: "--b---c-----",
      shown: "  ---=---=----"
    ),
    Case(
      name: "an empty text ends what waits and what runs",
      takes: 3,
      typed: "  a---<------b-<---------",
      started: "---a-------------------"
    ),
    Case(
      name: "an empty text takes the result away",
      takes: 1,
      typed: "  a-----<-----",
      started: "---a--------",
      shown: "  ----=-_-----"
    ),
    Case(
      name: "leaving ends what waits and what runs, and takes the result away",
      takes: 1,
      typed: "  a-----b--x------a-x-----",
      started: "---a-----b-------------",
      shown: "  ----=----_-------------"
    ),
    Case(
      name: "a choice ends what runs and keeps the result",
      takes: 3,
      typed: "    a-------b---^---------",
      started: "  ---a-------b----------",
      shown: "    ------=---------------",
      indicator: "-----*---.------------"
    ),
    Case(
      name: "a search that answers at once starts at each keystroke",
      quiet: .adaptive(),
      takes: 0,
      typed: "  ab-cd------",
      started: "ab-cd------",
      shown: "  ==-==------"
    ),
    Case(
      name: "a slow search waits for a pause as long as it was seen to take",
      quiet: .adaptive(frame: .zero),
      takes: 3,
      typed: "    a-b---------",
      started: "  a---b-------",
      shown: "    -------=----",
      indicator: "--*----.----"
    ),
  ]

  @Test("timelines", arguments: cases)
  func timelines(example: Case) async {
    let clock = ManualClock()
    let started = TimelineRecorder(clock: clock, frame: Self.frame)
    let shown = TimelineRecorder(clock: clock, frame: Self.frame)
    let indicator = TimelineRecorder(clock: clock, frame: Self.frame)
    let find = IncrementalFind<String, String>(
      .text(minimumLength: example.minimumLength, quiet: example.quiet),
      clock: clock,
      executor: clock.executor
    ) { text in
      started.record(text.last ?? "?")
      try await clock.sleep(for: Self.frame * example.takes)
      return text
    }
    var lastResult: String?
    var wasActive = false
    find.onChange = {
      if find.result != lastResult { shown.record(find.result == nil ? "_" : "=") }
      if find.isActivityShown != wasActive { indicator.record(wasActive ? "." : "*") }
      lastResult = find.result
      wasActive = find.isActivityShown
    }
    var frame = 0
    for event in example.typed.events {
      await clock.advanceThroughMainActor(by: Self.frame * (event.frame - frame))
      frame = event.frame
      act(event.symbol, on: find)
      await clock.settleThroughMainActor()
    }
    await clock.advanceThroughMainActor(by: Self.frame * (example.typed.length - frame))
    for (happened, expected) in [
      (started.timeline, example.started), (shown.timeline, example.shown),
      (indicator.timeline, example.indicator),
    ] {
      if let difference = happened.difference(from: expected) {
        Issue.record("\(example.typed)\n\(difference)")
      }
    }
    find.onChange = nil
  }

  private func act(_ symbol: Character, on find: IncrementalFind<String, String>) {
    switch symbol {
    case "<": find.query = ""
    case "!": find.submit()
    case "^": find.choose()
    case "x": find.dismiss()
    default: find.query.append(symbol)
    }
  }
}
