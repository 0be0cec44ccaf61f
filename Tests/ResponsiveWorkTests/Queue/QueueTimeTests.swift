import ResponsiveWork
import Testing

extension QueueTime {
  static func seconds(_ count: Int) -> QueueTime { QueueTime(.seconds(count)) }
  static func milliseconds(_ count: Int) -> QueueTime { QueueTime(.milliseconds(count)) }
}

@Suite
struct `The time of a queue` {
  @Test(
    arguments: [
      (Duration.zero, 0), (.nanoseconds(1), 1), (.seconds(2), 2_000_000_000),
      (.nanoseconds(-3), -3), (.milliseconds(-1), -1_000_000),
      (Duration(secondsComponent: 0, attosecondsComponent: 1), 1),
      (Duration(secondsComponent: 1, attosecondsComponent: 1_000_000_001), 1_000_000_002),
      (Duration(secondsComponent: -1, attosecondsComponent: -1), -1_000_000_000),
    ] as [(Duration, Int64)]
  )
  func `is in whole nanoseconds and never shorter than was said`(
    _ duration: Duration,
    _ nanoseconds: Int64
  ) {
    #expect(QueueTime(duration).nanoseconds == nanoseconds)
    #expect(QueueTime(duration).duration >= duration)
  }

  @Test
  func `ends at 292 years and does not overflow there`() {
    let longest = QueueTime(.seconds(Int64.max))
    #expect(longest.nanoseconds == .max)
    #expect(QueueTime(.seconds(Int64.min)).nanoseconds == .min)
    #expect(QueueTime(.seconds(9_223_372_036) + .nanoseconds(854_775_808)) == longest)
    #expect(longest + .seconds(1) == longest)
    #expect(longest - .seconds(-1) == longest)
    #expect(QueueTime(nanoseconds: .min) - .seconds(1) == QueueTime(nanoseconds: .min))
  }

  @Test
  func `passes as the standard library's clocks tell it`() {
    func isBetween<C: Clock>(_ clock: C) -> Bool where C.Duration == Duration {
      let before = clock.now
      let (stopwatch, start) = QueueStopwatch.start(clock)
      let earliest = start.duration(to: clock.now)
      let elapsed = stopwatch.elapsed.duration
      let latest = before.duration(to: clock.now)
      return earliest <= elapsed && elapsed <= latest && start >= before
    }
    // Were it another clock of the system, they would be apart by what the machine slept or by hours.
    #expect(isBetween(ContinuousClock()))
    #expect(isBetween(SuspendingClock()))
  }
}
