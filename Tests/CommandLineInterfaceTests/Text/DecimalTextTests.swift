import Testing

@testable import CommandLineInterface

@Suite struct DecimalTextTests {
  @Test func `a number with as many digits as are shown stays as it is`() {
    for scale in [100, 1_000, 10_000, 1_000_000] {
      let step = max(1, scale / 10_000)
      for number in stride(from: 0, through: scale, by: step) {
        let share = Double(number) / Double(scale)
        #expect(DecimalText.truncated(share, scale: scale) == number)
      }
    }
  }

  @Test func `the number shown is never above and never a whole step below`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      var share = Double.random(in: 0..<1, using: &random)
      if Bool.random(using: &random) {
        // Just below a step, where rounding would betray itself.
        share = (Double(Int(share * 100)) / 100).nextDown
      }
      guard share >= 0 else { continue }
      let shown = DecimalText.truncated(share, scale: 100)
      #expect(Double(shown) / 100 <= share)
      #expect(Double(shown + 1) / 100 > share)
    }
  }

  @Test(
    "per cents are truncated",
    arguments: [
      (1.0, 100), (0.9999, 99), (0.999, 99), (0.99, 99), (0.9899999, 98), (0.29, 29), (0.57, 57),
      (0.0, 0), (0.0099, 0), (-0.5, 0), (2.0, 100), (.nan, 0), ((1.0).nextDown, 99),
    ]
  )
  func percents(share: Double, expected: Int) {
    #expect(DecimalText.percent(share) == expected)
  }

  @Test(
    "digits are fixed and truncated",
    arguments: [
      (1.0, 4, "1.0000"), (0.99999, 4, "0.9999"), (0.5, 4, "0.5000"), (0.0, 4, "0.0000"),
      (0.97125, 4, "0.9712"), (0.0001, 4, "0.0001"), (0.9999999, 6, "0.999999"),
      (0.123456, 6, "0.123456"), (0.000001, 6, "0.000001"), (0.3, 6, "0.300000"),
    ]
  )
  func digits(share: Double, places: Int, expected: String) {
    #expect(DecimalText.text(share, places: places) == expected)
  }

  @Test(
    "weights have their sign",
    arguments: [
      (4.21, "+4.21"), (-0.5, "-0.50"), (0, "0.00"), (-0.001, "0.00"), (12.999, "+13.00"),
      (0.07, "+0.07"), (-100.05, "-100.05"), (.infinity, "+inf"), (-.infinity, "-inf"),
      (.nan, "?"), (1e300, "+inf"),
    ] as [(Double, String)]
  )
  func weights(weight: Double, expected: String) {
    #expect(DecimalText.signed(weight) == expected)
  }

  @Test(
    "thousands are set apart",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"),
      (100_000, "100,000"), (.min, "-9,223,372,036,854,775,808"),
    ] as [(Int, String)]
  )
  func groups(count: Int, expected: String) {
    #expect(DecimalText.grouped(count) == expected)
  }

  @Test func `one is one`() {
    #expect(counted(1, "contact") == "1 contact")
    #expect(counted(0, "contact") == "0 contacts")
    #expect(counted(2_000, "entry", "entries") == "2,000 entries")
  }
}
