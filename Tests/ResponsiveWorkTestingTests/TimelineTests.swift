import ResponsiveWorkTesting
import Testing

@Suite struct TimelineTests {
  @Test(
    "a marble string is read frame by frame",
    arguments: [
      ("", [], 0),
      ("---", [], 3),
      ("a", [(0, "a")], 1),
      ("a-b--c|", [(0, "a"), (2, "b"), (5, "c"), (6, "|")], 7),
      ("-(ab)-c", [(1, "a"), (1, "b"), (3, "c")], 4),
      (" a - (b - c) # ", [(0, "a"), (2, "b"), (2, "c"), (3, "#")], 4),
    ] as [(String, [(Int, Character)], Int)]
  )
  func reading(marbles: String, events: [(Int, Character)], length: Int) throws {
    let timeline = try Timeline(marbles: marbles)
    #expect(timeline.events == events.map { Timeline.Event(frame: $0.0, symbol: $0.1) })
    #expect(timeline.length == length)
  }

  @Test(
    "a string that is no timeline says where",
    arguments: [
      ("a(b", TimelineError.groupNotClosed(column: 2)),
      ("(a(b))", .groupNotClosed(column: 1)),
      ("ab)", .groupNotOpened(column: 3)),
    ]
  )
  func refusing(marbles: String, error: TimelineError) {
    #expect(throws: error) { try Timeline(marbles: marbles) }
  }

  @Test(
    "a timeline is written as it was read",
    arguments: ["", "--", "a-b--c|", "-(ab)-c--", "(#|)"]
  )
  func writing(marbles: String) throws {
    #expect(try Timeline(marbles: marbles).description == marbles)
  }

  @Test func `every short marble string is read and written without change`() throws {
    var strings = [""]
    for _ in 0..<7 {
      strings = strings.flatMap { text in ["-", "a", "(bc)"].map { text + $0 } } + strings
      strings = Array(Set(strings)).sorted()
    }
    for marbles in strings where marbles.count <= 9 {
      #expect(try Timeline(marbles: marbles).description == marbles)
    }
  }

  @Test func `how long nothing happens afterwards does not matter`() {
    #expect(Timeline(stringLiteral: "-a") == "-a---")
    #expect(Timeline(stringLiteral: "-a") != "--a")
    #expect(Timeline(stringLiteral: "(ab)") != "(ba)")
  }

  @Test func `a difference shows both lines and the first place that differs`() {
    let happened: Timeline = "----b-c"
    #expect(happened.difference(from: "----b-c--") == nil)
    #expect(
      happened.difference(from: "-----c") == """
        expected  -----c
        happened  ----b-c
                      ^
        """
    )
  }

  @Test func `events are played and recorded at their time`() {
    let clock = ManualClock()
    clock.advance(by: .seconds(5))
    let recorder = TimelineRecorder(clock: clock, frame: .milliseconds(20))
    clock.play("a-(bc)--d--", frame: .milliseconds(20)) { recorder.record($0) }
    #expect(recorder.timeline == "a-(bc)--d")
    #expect(clock.now.offset == .seconds(5) + .milliseconds(160))
  }

  @Test func `an event beside its frame is not equal to one in time, and says so`() {
    let clock = ManualClock()
    let recorder = TimelineRecorder(clock: clock, frame: .milliseconds(20))
    clock.advance(by: .milliseconds(45))
    recorder.record("x")
    #expect(recorder.timeline != "--x")
    #expect(recorder.timeline.description == "--x  [x 0.005 seconds after its frame]")
  }
}
