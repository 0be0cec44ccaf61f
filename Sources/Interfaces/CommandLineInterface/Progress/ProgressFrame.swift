internal import ResponsiveWork

/// Progress as two lines of a terminal.
///
/// ```
/// ███████████████░░░░░░░░░░░░░░░   48 %  Comparing contacts
/// At record 4,812 of 10,000  About 9 seconds remaining
/// ```
enum ProgressFrame {
  private static let widestBar = 40
  /// With less room, a bar shows nothing that the number doesn't.
  private static let leastRoomForBar = 20

  /// The lines, each narrower than `width`.
  ///
  /// `step` counts the frames; it moves the indicator where no share is known.
  static func lines(_ snapshot: WorkProgress.Snapshot, width: Int, step: Int) -> [String] {
    let room = max(1, width - 1)
    var details: [String] = []
    if let record = snapshot.recordPhrase { details.append(record) }
    // What is counted is done, and what comes after it is not counted.
    if let fraction = snapshot.fraction, fraction < 1 { details.append(snapshot.remainingPhrase) }
    var second = details.joined(separator: "  ")
    // What remains matters most where there is no room for both.
    if DisplayWidth.of(second) > room, let last = details.last { second = last }
    let first = headline(snapshot, room: room, step: step)
    return second.isEmpty ? [first] : [first, second.shortened(toWidth: room)]
  }

  private static func headline(
    _ snapshot: WorkProgress.Snapshot,
    room: Int,
    step: Int
  ) -> String {
    let title = snapshot.headline
    guard let fraction = snapshot.fraction else {
      return "\(indicator(step)) \(title)".shortened(toWidth: room)
    }
    let percent = "\(DecimalText.percent(fraction)) %"
    let number = String(repeating: " ", count: 5 - percent.count) + percent
    // As wide as the terminal's width allows whatever the title is: the bar must not jump with it.
    let barWidth = min(widestBar, room / 2)
    guard room >= leastRoomForBar else { return "\(percent) \(title)".shortened(toWidth: room) }
    let line = "\(bar(fraction, width: barWidth))  \(number)  \(title)"
    return line.shortened(toWidth: room)
  }

  /// A bar that is full only when all is done.
  static func bar(_ fraction: Double, width: Int) -> String {
    let filled = DecimalText.truncated(fraction, scale: max(1, width))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  /// The sign that something is going on, at its `step`th place.
  private static func indicator(_ step: Int) -> String {
    let signs = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return signs[step % signs.count]
  }
}

extension WorkProgress.Snapshot {
  /// What is being done right now.
  var headline: String { (stage ?? title).visible }
}
