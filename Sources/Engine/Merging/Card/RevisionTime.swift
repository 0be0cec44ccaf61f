/// When a card was last changed, as its REV says.
///
/// `20240131T120000Z`, `2024-01-31T13:00:00+01:00` and `2024-01-31` are read (RFC 2426, 3.6.4).
enum RevisionTime {
  /// Seconds since the year 0 in UTC, or `nil` where `text` is no such time.
  static func seconds(_ text: [UInt8]) -> Int? {
    let parts = text.split(maxSplits: 1) { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: "t") }
    guard let date = parts.first, let day = number(in: date, digits: 8) else { return nil }
    var seconds = days(year: day / 10_000, month: day / 100 % 100, day: day % 100) * 86_400
    guard parts.count == 2 else { return seconds }
    let clock = parts[1].prefix { $0.isClockPart }
    if let time = number(in: clock, digits: 6) {
      seconds += time / 10_000 * 3600 + time / 100 % 100 * 60 + time % 100
    }
    return seconds - offset(parts[1].drop { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
  }

  /// Seconds by which `zone`, as `+01:00`, is ahead of UTC.
  private static func offset(_ zone: ArraySlice<UInt8>) -> Int {
    guard let sign = zone.first else { return 0 }
    let hours = number(in: zone.dropFirst(), digits: 4) ?? 0
    let seconds = hours / 100 * 3600 + hours % 100 * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  /// The first `digits` digits of `text` as a number, or `nil` where there are fewer.
  private static func number(in text: ArraySlice<UInt8>, digits: Int) -> Int? {
    let found = text.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.prefix(digits)
    guard found.count == digits else { return nil }
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Days since 1 March of the year 0, in the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    // Years that begin in March put the leap day last.
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
      + (monthFromMarch * 153 + 2) / 5 + day - 1
  }
}

extension UInt8 {
  fileprivate var isClockPart: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: ":")
      || self == UInt8(ascii: ".")
  }
}
