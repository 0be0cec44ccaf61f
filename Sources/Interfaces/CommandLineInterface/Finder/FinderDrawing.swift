/// Turns pictures into what is written to the terminal: only lines that changed.
struct FinderDrawing: Sendable {
  private var shown: FinderFrame?

  /// Takes the whole screen; leaves what was there to come back.
  static let begin = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[2J"
  static let end = "\u{1B}[?2004l\u{1B}[?1049l\u{1B}[?25h"

  /// Forgets what is on the screen: it was cleared, or written over.
  mutating func forget() { shown = nil }

  /// What makes the screen show `frame`; empty where it does.
  mutating func draw(_ frame: FinderFrame) -> String {
    guard frame != shown else { return "" }
    let old = shown?.lines ?? []
    var text = shown == nil ? "\u{1B}[2J" : ""
    for (place, line) in frame.lines.enumerated()
    where shown == nil || place >= old.count
      || old[place] != line
    {
      text += "\u{1B}[\(place + 1);1H\(line)\u{1B}[K"
    }
    if old.count > frame.lines.count { text += "\u{1B}[\(frame.lines.count + 1);1H\u{1B}[J" }
    shown = frame
    // Terminals that know how show the picture at once; the cursor is hidden while it is drawn.
    return "\u{1B}[?2026h\u{1B}[?25l\(text)\u{1B}[1;\(frame.cursor + 1)H\u{1B}[?25h\u{1B}[?2026l"
  }
}
