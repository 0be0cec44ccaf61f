import ResponsiveWork
import Testing

@Suite struct ActivityIndicatorTests {
  /// Work from a second to a second (open at the end), with a grace of 2 s and a minimum of 4 s.
  @Test(
    "it appears after the grace time and stays for the minimum",
    arguments: [
      (work: [0..<2], shown: []),
      (work: [0..<3], shown: [2..<6]),
      (work: [0..<9], shown: [2..<9]),
      (work: [0..<1, 2..<3, 4..<5], shown: []),
      (work: [0..<3, 4..<9], shown: [2..<9]),
      (work: [0..<3, 5..<20], shown: [2..<20]),
      (work: [0..<3, 7..<8], shown: [2..<6]),
      (work: [0..<3, 7..<12], shown: [2..<6, 9..<13]),
    ] as [(work: [Range<Int>], shown: [Range<Int>])]
  )
  func spans(work: [Range<Int>], shown: [Range<Int>]) {
    // Looked at each second, and looked at only when it says so: both must see the same.
    for isAlarmDriven in [false, true] {
      var indicator = ActivityIndicator()
      for second in 0..<30 {
        let now = Duration.seconds(second)
        let isBusy = work.contains { $0.contains(second) }
        let wasBusy = work.contains { $0.contains(second - 1) }
        if !isAlarmDriven || isBusy != wasBusy || indicator.nextChange == now {
          indicator.update(isBusy: isBusy, now: now, grace: .seconds(2), minimum: .seconds(4))
        }
        #expect(indicator.isShown == shown.contains { $0.contains(second) }, "at \(second) s")
        #expect(indicator.nextChange.map { $0 > now } ?? true)
      }
    }
  }

  @Test func `without a grace time it appears at once`() {
    var indicator = ActivityIndicator()
    indicator.update(isBusy: true, now: .seconds(1), grace: .zero, minimum: .zero)
    #expect(indicator.isShown)
    indicator.update(isBusy: false, now: .seconds(1), grace: .zero, minimum: .zero)
    #expect(!indicator.isShown)
  }

  @Test func `hidden, it is gone at once and begins anew`() {
    var indicator = ActivityIndicator()
    indicator.update(isBusy: true, now: .zero, grace: .zero, minimum: .seconds(4))
    indicator.hide()
    #expect(!indicator.isShown && indicator.nextChange == nil)
    indicator.update(isBusy: true, now: .seconds(1), grace: .seconds(2), minimum: .seconds(4))
    #expect(!indicator.isShown && indicator.nextChange == .seconds(3))
  }
}
