import Testing

@testable import CommandLineInterface

@Suite struct TimeTextTests {
  @Test func `a time that is written is read as the same minute`() {
    for seconds in [0, 86_399, 951_782_400, 1_763_693_400, 4_102_444_740] {
      let minute = seconds - seconds % 60
      #expect(TimeText.seconds(TimeText.minute(seconds), now: 0) == minute)
    }
  }

  @Test(
    "times are understood as people write them",
    arguments: [("30m", 1800), ("2h", 7200), ("3d", 259_200), ("0m", 0)]
  )
  func ago(text: String, expected: Int) {
    #expect(TimeText.seconds(text, now: 1_000_000) == 1_000_000 - expected)
  }

  @Test func `a day begins at midnight, and a clock is that of today`() throws {
    let noon = try #require(TimeText.seconds("2026-11-21 12:00", now: 0))
    #expect(TimeText.seconds("2026-11-21", now: 0) == noon - 43_200)
    #expect(TimeText.seconds("12:00", now: noon + 5_000) == noon)
    #expect(TimeText.seconds("2026-11-21T12:00:07", now: 0) == noon + 7)
  }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "yesterday", "2026", "2026-13-01", "2026-01-32", "24:00", "12:60", "-1h", "h", "1w",
      "2026-11-21 noon", "12:00 12:00", "2026-11-21 12:00 x", "99999999d",
    ]
  )
  func refused(text: String) {
    #expect(TimeText.seconds(text, now: 1_000_000_000) == nil)
  }

  @Test func `programs get the time in UTC`() {
    #expect(TimeText.universal(0) == "1970-01-01T00:00:00Z")
    #expect(TimeText.universal(1_763_693_459) == "2025-11-21T02:50:59Z")
  }
}
