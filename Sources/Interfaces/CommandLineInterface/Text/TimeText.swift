/// Times as people write them, in the zone of this computer.
enum TimeText {
  /// As in "2026-11-21 03:10".
  static func minute(_ seconds: Int) -> String {
    let time = SystemCalls.localTime(seconds)
    return "\(date(time)) \(padded(time.hour)):\(padded(time.minute))"
  }

  /// As in "2026-11-21".
  static func day(_ seconds: Int) -> String { date(SystemCalls.localTime(seconds)) }

  /// As in "20261121-031059", for the name of a file.
  static func compact(_ seconds: Int) -> String {
    let time = SystemCalls.localTime(seconds)
    let parts = [time.month, time.day].map { padded($0) }.joined()
    let clock = [time.hour, time.minute, time.second].map { padded($0) }.joined()
    return "\(time.year)\(parts)-\(clock)"
  }

  /// As in "2026-11-21T02:10:59Z", for programs.
  static func universal(_ seconds: Int) -> String {
    let time = SystemCalls.universalTime(seconds)
    return "\(date(time))T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))Z"
  }

  private static func date(_ time: CalendarTime) -> String {
    "\(padded(time.year, to: 4))-\(padded(time.month))-\(padded(time.day))"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The time that `text` says; `nil` where it says none.
  ///
  /// `2026-11-21`, `2026-11-21 03:10`, `2026-11-21T03:10:59`, `03:10` (today), and how long ago:
  /// `30m`, `2h`, `3d`.
  static func seconds(_ text: String, now: Int) -> Int? {
    if let unit = units[text.last ?? " "], let count = Int(text.dropLast()), count >= 0,
      count < 1_000_000
    {
      return now - count * unit
    }
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }.map(String.init)
    var time = SystemCalls.localTime(now)
    (time.hour, time.minute, time.second) = (0, 0, 0)
    switch parts.count {
    case 1:
      guard parse(date: parts[0], into: &time) || parse(clock: parts[0], into: &time) else {
        return nil
      }
    case 2:
      guard parse(date: parts[0], into: &time), parse(clock: parts[1], into: &time) else {
        return nil
      }
    default: return nil
    }
    return SystemCalls.seconds(ofLocal: time)
  }

  private static let units: [Character: Int] = ["m": 60, "h": 3_600, "d": 86_400]

  private static func parse(date: String, into time: inout CalendarTime) -> Bool {
    let parts = date.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return false }
    (time.year, time.month, time.day) = (year, month, day)
    return true
  }

  private static func parse(clock: String, into time: inout CalendarTime) -> Bool {
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1],
      let second = parts.count == 3 ? parts[2] : 0,
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return false }
    (time.hour, time.minute, time.second) = (hour, minute, second)
    return true
  }
}

/// A time by calendar and clock.
struct CalendarTime: Hashable, Sendable {
  var year: Int
  /// From 1.
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
}
