/// Points in time as people read them.
enum UTCTime {
  /// As `2026-11-21 09:30:00 UTC`.
  static func text(_ seconds: Int) -> String {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    // Days since 0000-03-01: years then end with their leap day.
    let shifted = days + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let day = shifted - era * 146_097
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = [
      year + era * 400 + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1,
    ]
    let time = [rest / 3600, rest / 60 % 60, rest % 60]
    return date.map(twoDigits).joined(separator: "-") + " "
      + time.map(twoDigits).joined(separator: ":") + " UTC"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
