import ResponsiveWork
import Testing

@Suite struct ProgressPhraseTests {
  @Test(
    "a remaining time is told as exactly as it is known",
    arguments: [
      (0.2, "About 1 second remaining"), (1.4, "About 1 second remaining"),
      (9, "About 9 seconds remaining"), (14.4, "About 14 seconds remaining"),
      (17.6, "About 20 seconds remaining"), (56, "About 55 seconds remaining"),
      (58, "About 1 minute remaining"), (125, "About 2 minutes remaining"),
      (3_569, "About 59 minutes remaining"), (3_600, "About 1 hour remaining"),
      (4_700, "About 1 hour 20 minutes remaining"), (7_100, "About 2 hours remaining"),
      (40_000, "About 11 hours remaining"), (200_000, "About 2 days remaining"),
      (1e30, "About 1,000 days remaining"),
    ]
  )
  func remaining(seconds: Double, phrase: String) {
    let remaining = Duration.seconds(Swift.min(seconds, 1e15))
    #expect(WorkProgress.Snapshot(remaining: remaining).remainingPhrase == phrase)
  }

  @Test(
    "where there is no time to tell, it is said why",
    arguments: [
      (WorkProgress.Snapshot(), "Calculating remaining time ..."),
      (WorkProgress.Snapshot(remaining: .seconds(9), isPaused: true), "Paused"),
      (WorkProgress.Snapshot(remaining: .seconds(9), isCancelled: true), "Cancelling ..."),
      (WorkProgress.Snapshot(isCancelled: true, isFinished: true), "Cancelled"),
      (WorkProgress.Snapshot(remaining: .zero, isFinished: true), "Done"),
    ]
  )
  func noTime(snapshot: WorkProgress.Snapshot, phrase: String) {
    #expect(snapshot.remainingPhrase == phrase)
  }

  @Test func `a remaining time never reads longer than one that is longer`() {
    // Each phrase stands for a number; a longer time must not have a smaller one.
    let sizes = ["second": 1.0, "minute": 60, "hour": 3_600, "day": 86_400]
    func size(_ phrase: String) -> Double {
      let words = phrase.replacing(",", with: "").split(separator: " ")
      return zip(words, words.dropFirst()).reduce(0) { sum, pair in
        guard let count = Double(pair.0) else { return sum }
        let noun = pair.1.hasSuffix("s") ? pair.1.dropLast() : pair.1
        return sum + count * (sizes[String(noun)] ?? .infinity)
      }
    }
    var last = 0.0
    for step in 0..<20_000 {
      let seconds = Double(step) * 1.7 + Double(step * step) / 10_000
      let told = size(WorkProgress.Snapshot(remaining: .seconds(seconds)).remainingPhrase)
      #expect(told >= last)
      #expect(abs(told - seconds) <= max(seconds / 3, 1))
      last = told
    }
  }

  @Test(
    "records are told with their number",
    arguments: [
      (nil, nil, nil), (nil, 10, nil), (3, 10, "At record 3 of 10"), (3, nil, "At record 3"),
      (1_234_567, 2_000_000, "At record 1,234,567 of 2,000,000"),
    ] as [(Int?, Int?, String?)]
  )
  func record(record: Int?, records: Int?, phrase: String?) {
    #expect(WorkProgress.Snapshot(record: record, records: records).recordPhrase == phrase)
  }

  @Test(
    "a rate is told in the unit that suits it",
    arguments: [
      (1_234_567, "1,230,000 records/s"), (1_204, "1,200 records/s"), (999.6, "1,000 records/s"),
      (37.4, "37 records/s"), (2.5, "2.5 records/s"), (0.5, "30 records/min"),
      (0.01, "36 records/h"), (0, "0 records/h"),
    ]
  )
  func rate(perSecond: Double, phrase: String) {
    let snapshot = WorkProgress.Snapshot(record: 1, recordsPerSecond: perSecond)
    #expect(snapshot.ratePhrase() == phrase)
  }

  @Test func `work without records has a rate of units`() {
    let snapshot = WorkProgress.Snapshot(unitsPerSecond: 5_000_000)
    #expect(snapshot.ratePhrase(unitName: "pairs") == "5,000,000 pairs/s")
    #expect(WorkProgress.Snapshot().ratePhrase() == nil)
  }

  @Test(
    "a percentage is never rounded up",
    arguments: [(0.0, "0 %"), (0.29, "29 %"), (0.58, "58 %"), (0.999, "99 %"), (1, "100 %")]
  )
  func percent(fraction: Double, phrase: String) {
    #expect(WorkProgress.Snapshot(fraction: fraction).percentPhrase == phrase)
  }

  /// A renderer's own states may hold anything.
  @Test(
    "what is no number makes no phrase, and nothing stops the program",
    arguments: [Double.nan, .infinity, -.infinity, -1, -1e300, 1e300, .leastNonzeroMagnitude]
  )
  func odd(value: Double) {
    let state = WorkProgress.Snapshot(
      fraction: value,
      record: 1,
      unitsPerSecond: value,
      recordsPerSecond: value
    )
    #expect((state.percentPhrase == nil) == value.isNaN)
    #expect((state.ratePhrase() == nil) == !(value >= 0))
    let percents = [nil, "0 %", "100 %"]
    #expect(percents.contains(state.percentPhrase))
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .zero])
  func `any remaining time can be told`(remaining: Duration) {
    let phrase = WorkProgress.Snapshot(remaining: remaining).remainingPhrase
    #expect(phrase == "About \(remaining > .zero ? "1,000 days" : "1 second") remaining")
  }
}
