import Testing

@testable import ResponsiveWork

@Suite struct MonotoneFractionTests {
  @Test func `what is left of the bar is spread over what is left of the work`() {
    var fraction = MonotoneFraction()
    fraction.update(honest: 0.8)
    // 80 of 100 were done, and then there are 1,000.
    fraction.update(honest: 0.08)
    #expect(fraction.shown == 0.8)
    fraction.update(honest: 0.54)
    #expect(abs(fraction.shown - 0.9) < 1e-12)
    fraction.update(honest: 1)
    #expect(fraction.shown == 1)
  }

  @Test func `many small growths are waited out`() {
    // There are always ten more units than are done: an honest bar rises ever more slowly.
    var fraction = MonotoneFraction()
    for done in 1...1_000 {
      fraction.update(honest: Double(done) / Double(done + 9))
      fraction.update(honest: Double(done) / Double(done + 10))
      if done >= 20 { #expect(fraction.shown < Double(done) / Double(done + 10) + 0.11) }
    }
  }

  @Test func `it never falls, never passes the end, and reaches it with the work`() {
    var dice = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      var fraction = MonotoneFraction()
      var total = 1.0 + .random(in: 0..<10, using: &dice)
      var done = 0.0
      var last = 0.0
      var growths = 10
      while done < total {
        if growths > 0, Int.random(in: 0..<4, using: &dice) == 0 {
          growths -= 1
          total *= .random(in: 0.7..<2, using: &dice)
        }
        done = min(done + .random(in: 0..<total / 20, using: &dice) + 0.01, max(total, done))
        fraction.update(honest: min(done / total, 1))
        #expect(fraction.shown >= last && fraction.shown <= 1)
        last = fraction.shown
      }
      #expect(fraction.shown == 1)
    }
  }

  @Test func `it moves whenever much is done, also after a growth`() {
    var fraction = MonotoneFraction()
    fraction.update(honest: 0.95)
    fraction.update(honest: 0.1)
    for percent in stride(from: 11, through: 99, by: 2) {
      let before = fraction.shown
      fraction.update(honest: Double(percent) / 100)
      #expect(fraction.shown > before)
    }
  }
}
