internal import ResponsiveWork

/// What to send to a terminal so that progress stays in its place.
///
/// A value: it knows what stands on the screen, and answers with the bytes that change it. The cursor
/// is left at the beginning of what is drawn. There it stays when a terminal that is made narrower
/// breaks the lines anew, however many rows they then take.
struct ProgressDrawing: Hashable, Sendable {
  private var shown: [String] = []
  private var step = 0

  /// Draws `snapshot` over what was drawn before.
  mutating func draw(_ snapshot: WorkProgress.Snapshot, width: Int) -> String {
    step += 1
    let lines = ProgressFrame.lines(snapshot, width: width, step: step)
    guard lines != shown else { return "" }
    shown = lines
    let up = lines.count > 1 ? "\u{1B}[\(lines.count - 1)A" : ""
    return "\r" + lines.joined(separator: "\u{1B}[K\r\n") + "\u{1B}[J\r" + up
  }

  /// Removes what was drawn.
  mutating func clear() -> String {
    guard !shown.isEmpty else { return "" }
    shown = []
    return "\r\u{1B}[J"
  }
}

/// Progress where there is no terminal: a line every few seconds, none for short work.
struct ProgressNotes: Hashable, Sendable {
  private static let firstAfter: Duration = .seconds(2)
  private static let pause: Duration = .seconds(5)

  private var next = firstAfter

  /// The line to print; `nil` for none.
  mutating func line(_ snapshot: WorkProgress.Snapshot) -> String? {
    guard snapshot.elapsed >= next else { return nil }
    next = snapshot.elapsed + Self.pause
    var parts: [String] = []
    if let fraction = snapshot.fraction { parts.append("\(DecimalText.percent(fraction)) %") }
    if let record = snapshot.recordPhrase { parts.append(record) }
    if let fraction = snapshot.fraction, fraction < 1 { parts.append(snapshot.remainingPhrase) }
    let title = snapshot.headline
    return parts.isEmpty ? title : "\(title): \(parts.joined(separator: ", "))"
  }
}
