import ResponsiveWork
import Testing

@Suite struct AnswerTimeTests {
  @Test func `the mean follows what was measured`() {
    var time = AnswerTime()
    #expect(time.mean == nil)
    for milliseconds in [20, 40, 40] { time.answered(after: .milliseconds(milliseconds)) }
    #expect(time.mean.map { abs($0 / .milliseconds(1) - 30.2) < 0.000_1 } ?? false)
    time.answered(after: .milliseconds(10))
    #expect(time.mean.map { abs($0 / .milliseconds(1) - 20.1) < 0.000_1 } ?? false)
  }

  @Test func `a search that ran in vain lifts the mean by a part of its time`() {
    var time = AnswerTime()
    time.cancelled(after: .milliseconds(100))
    #expect(time.mean == .milliseconds(100))
    time.cancelled(after: .milliseconds(10))
    #expect(time.mean == .milliseconds(103))
    time.cancelled(after: .zero)
    #expect(time.mean == .milliseconds(103))
  }

  /// A person types 24 letters, one each 120 ms; the search takes as long as it takes.
  @Test(
    "a search that keeps up answers each letter, and a slow one hardly runs in vain",
    arguments: [
      (5, 24, 0), (15, 24, 0), (60, 24, 0), (80, 24, 0), (90, 1, 300), (200, 0, 300), (400, 0, 300),
      (3_000, 0, 300),
    ]
  )
  func typing(takes: Int, answers: Int, mostInVain: Int) {
    var time = AnswerTime()
    var answered = 0
    var inVain = Duration.zero
    for _ in 0..<24 {
      let free =
        Duration.milliseconds(120)
        - QuietPeriod.adaptive().duration(
          forAnswerTime: time.mean
        )
      if free >= .milliseconds(takes) {
        answered += 1
        time.answered(after: .milliseconds(takes))
      } else if free > .zero {
        inVain += free
        time.cancelled(after: free)
      }
    }
    #expect(answered >= answers)
    #expect(inVain <= .milliseconds(mostInVain))
  }

  @Test func `one slow search among fast ones is forgotten after a few`() {
    var time = AnswerTime()
    for _ in 0..<10 { time.answered(after: .milliseconds(10)) }
    time.answered(after: .seconds(2))
    for _ in 0..<7 { time.answered(after: .milliseconds(10)) }
    #expect(QuietPeriod.adaptive().duration(forAnswerTime: time.mean) == .zero)
  }
}

@Suite struct QuietPeriodTests {
  @Test(
    "it is none within a frame, little for a search that keeps up, and limited",
    arguments: [
      (nil, 0), (3, 0), (16, 0), (56, 11.2), (116, 58), (200, 184), (300, 284), (516, 500),
      (9_000, 500),
    ] as [(Int?, Double)]
  )
  func adaptive(answerTime: Int?, quiet: Double) {
    let period = QuietPeriod.adaptive().duration(
      forAnswerTime: answerTime.map { .milliseconds($0) }
    )
    #expect(abs(period / .milliseconds(1) - quiet) < 0.000_1)
  }

  @Test("a fixed one is what it is", arguments: [nil, 1, 9_000] as [Int?])
  func fixed(answerTime: Int?) {
    let period = QuietPeriod.fixed(.seconds(1))
    #expect(
      period.duration(forAnswerTime: answerTime.map { .milliseconds($0) }) == .seconds(1)
    )
  }
}
