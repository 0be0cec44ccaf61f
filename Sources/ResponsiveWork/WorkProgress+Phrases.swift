extension WorkProgress.Snapshot {
  /// The record that is worked on: "At record 3 of 10", "At record 3", or `nil` before the first.
  public var recordPhrase: String? {
    guard let record else { return nil }
    guard let records else { return "At record \(grouped(Int64(record)))" }
    return "At record \(grouped(Int64(record))) of \(grouped(Int64(records)))"
  }

  /// The time that remains: "About 9 seconds remaining", "Calculating remaining time ..."; or why
  /// there is none: "Paused", "Cancelling ...", "Cancelled", "Done".
  public var remainingPhrase: String {
    if isFinished { return isCancelled ? "Cancelled" : "Done" }
    if isCancelled { return "Cancelling ..." }
    if isPaused { return "Paused" }
    guard let remaining else { return "Calculating remaining time ..." }
    return "About \(remaining.roughly) remaining"
  }

  /// The share that is done: "37 %", or `nil` until a total is known.
  ///
  /// It is "100 %" only when all is done.
  public var percentPhrase: String? {
    // Never rounded up, since people take 100 % for the end; but 0.29 · 100 is 28.999999999999996.
    guard let fraction, !fraction.isNaN else { return nil }
    guard fraction < 1 else { return "100 %" }
    return "\(Swift.min(Int(Swift.max(fraction, 0) * 100 + 1e-9), 99)) %"
  }

  /// The pace: "1,200 records/s", of units when the work has no records; `nil` until it is known.
  ///
  /// - Parameters:
  ///   - recordName: What records are called.
  ///   - unitName: What units are called.
  /// - Returns: Three digits at most, and as many each minute or hour when they are slow.
  public func ratePhrase(recordName: String = "records", unitName: String = "units") -> String? {
    if record != nil, let recordsPerSecond { return rate(recordsPerSecond, of: recordName) }
    return unitsPerSecond.flatMap { rate($0, of: unitName) }
  }

  /// `nil` for what is no rate.
  private func rate(_ perSecond: Double, of name: String) -> String? {
    guard perSecond >= 0 else { return nil }
    return switch perSecond {
    case 10...: "\(grouped(Int64(twoDigits(perSecond)))) \(name)/s"
    case 1...: "\(tenths(perSecond)) \(name)/s"
    case (1 / 60.0)...: "\(tenths(perSecond * 60)) \(name)/min"
    default: "\(tenths(perSecond * 3_600)) \(name)/h"
    }
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int64((value * 10).rounded())
    return tenths % 10 == 0 ? grouped(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  /// Further digits would flicker and tell nothing.
  private func twoDigits(_ value: Double) -> Double {
    guard value < 1e18 else { return 1e18 }
    var unit = 1.0
    while value / unit >= 1_000 { unit *= 10 }
    return (value / unit).rounded() * unit
  }

  private func grouped(_ number: Int64) -> String {
    let digits = String(number)
    var text = ""
    for (position, digit) in digits.enumerated() {
      let left = digits.count - position
      if position > 0, left % 3 == 0, text != "-" { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension Duration {
  /// As exactly as an estimate deserves: "9 seconds", "25 seconds", "2 minutes", "1 hour 20
  /// minutes", "3 days".
  var roughly: String {
    let seconds = Swift.max(self / .seconds(1), 0)
    switch seconds {
    case ..<15: return counted(Swift.max(Int(seconds.rounded()), 1), "second")
    case ..<57.5: return counted(Int((seconds / 5).rounded()) * 5, "second")
    case ..<3_570: return counted(Swift.max(Int((seconds / 60).rounded()), 1), "minute")
    case ..<35_700:
      let tens = Int((seconds / 600).rounded())
      let minutes = tens % 6 * 10
      return counted(tens / 6, "hour") + (minutes == 0 ? "" : " \(minutes) minutes")
    case ..<171_000: return counted(Int((seconds / 3_600).rounded()), "hour")
    case ..<86_400_000: return counted(Int((seconds / 86_400).rounded()), "day")
    default: return "1,000 days"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
