import Testing

@testable import ResponsiveWork

@Suite struct RateMeterTests {
  @Test func `a steady rate is told as it is`() throws {
    var meter = RateMeter()
    for tick in 0...100 { meter.update(count: Double(tick) * 12, now: Double(tick) / 10) }
    let rate = try #require(meter.perSecond)
    #expect(abs(rate - 120) < 1e-9)
  }

  @Test func `a rate follows within seconds`() throws {
    var meter = RateMeter()
    for tick in 0...100 { meter.update(count: Double(tick), now: Double(tick) / 10) }
    for tick in 1...150 { meter.update(count: 100 + Double(tick) * 3, now: 10 + Double(tick) / 10) }
    let rate = try #require(meter.perSecond)
    #expect(abs(rate - 30) < 2)
  }

  @Test func `work that is over has the rate of all of it`() {
    var meter = RateMeter()
    meter.update(count: 1, now: 0.1)
    #expect(meter.perSecond == nil)
    meter.end(now: 0.2, count: 5)
    #expect(meter.perSecond == 25)
  }
}

@Suite struct SlowRateTests {
  /// Looks each tenth of a second while something is counted every `gap` seconds.
  private func rates(gap: Double, through end: Double) -> [(now: Double, rate: Double?)] {
    var meter = RateMeter()
    return (0...Int(end * 10)).map { tick in
      let now = Double(tick) / 10
      meter.update(count: (now / gap).rounded(.down), now: now)
      return (now, meter.perSecond)
    }
  }

  @Test("slow work has the rate that it has, at any moment", arguments: [0.7, 3, 10, 40])
  func slow(gap: Double) {
    for (now, rate) in rates(gap: gap, through: 12 * gap) {
      guard let rate else {
        #expect(now < 2 * gap + 0.7, "a rate is known when two were counted")
        continue
      }
      #expect(abs(rate * gap - 1) < 0.45, "\(rate) at \(now)")
    }
  }

  @Test func `the first record says nothing about the pace`() {
    var meter = RateMeter()
    for tick in 0...100 { meter.update(count: tick == 100 ? 1 : 0, now: Double(tick) / 10) }
    #expect(meter.perSecond == nil)
  }

  @Test func `the rate of work that stands still goes down to nothing`() throws {
    var meter = RateMeter()
    for tick in 0...100 { meter.update(count: Double(tick), now: Double(tick) / 10) }
    var last = 10.1
    for second in 11...500 {
      meter.update(count: 100, now: Double(second))
      let rate = try #require(meter.perSecond)
      #expect(rate <= last)
      last = rate
    }
    #expect(last < 0.1)
  }
}

@Suite struct StallDetectorTests {
  @Test(
    "silence is a stall when it is much longer than usual",
    arguments: [
      (gap: 0.1, silence: 1.9, stalls: false), (gap: 0.1, silence: 2.1, stalls: true),
      (gap: 4, silence: 19, stalls: false), (gap: 4, silence: 21, stalls: true),
    ]
  )
  func silence(gap: Double, silence: Double, stalls: Bool) {
    var detector = StallDetector()
    for step in 1...40 { detector.update(signs: step, now: Double(step) * gap) }
    detector.update(signs: 40, now: 40 * gap + silence)
    #expect(detector.isStalled == stalls)
    detector.update(signs: 41, now: 40 * gap + silence + 0.1)
    #expect(!detector.isStalled)
  }

  @Test func `a first report may take ten seconds`() {
    var detector = StallDetector()
    detector.update(signs: 0, now: 9)
    #expect(!detector.isStalled)
    detector.update(signs: 0, now: 11)
    #expect(detector.isStalled)
  }
}
