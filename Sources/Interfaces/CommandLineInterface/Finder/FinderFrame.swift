/// A picture of the finder: its lines, and where the cursor stands.
struct FinderFrame: Hashable, Sendable {
  /// One for each line of the terminal, none wider than it.
  var lines: [String] = []
  /// The cursor's column in the first line, counted from 0.
  var cursor = 0

  private static let prompt = "› "
  private static let help = "Return chooses · Esc leaves"
  private static let markingHelp = "Return chooses · Tab marks · Esc leaves"

  /// Draws `state`; without color, what agrees is bold and underlined.
  init(_ state: FinderState, hasColor: Bool) {
    let columns = max(4, state.size.columns)
    let ink = Ink(hasColor: hasColor)
    lines.append(queryLine(state.editor, columns))
    if state.size.lines > 1 { lines.append(Self.statusLine(state, columns, ink)) }
    let room = max(0, min(state.rowsOnScreen, state.size.lines - 3))
    let rows = state.result.rows
    for place in 0..<room {
      let index = state.top + place
      if rows.indices.contains(index) {
        lines.append(Self.rowLine(state, index, columns, ink))
      } else {
        lines.append(place == 0 ? Self.nothingFound(state, columns, ink) : "")
      }
    }
    if state.size.lines > 2 {
      let help = state.canMark ? Self.markingHelp : Self.help
      lines.append(ink.faint(help.shortened(toWidth: columns - 1)))
    }
  }

  /// The query, moved to the left where it is too long, so that the cursor is seen.
  private mutating func queryLine(_ editor: LineEditor, _ columns: Int) -> String {
    let width = DisplayWidth.of(Self.prompt)
    let room = max(1, columns - width - 1)
    var shown: [Character] = []
    var used = 0
    for character in editor.before.reversed() {
      used += DisplayWidth.of(character)
      guard used <= room else { break }
      shown.append(character)
    }
    let before = String(shown.reversed())
    cursor = width + DisplayWidth.of(before)
    let rest = max(0, columns - 1 - cursor)
    return Self.prompt + before + Self.cut(editor.after, toWidth: rest)
  }

  private static func statusLine(_ state: FinderState, _ columns: Int, _ ink: Ink) -> String {
    if let failure = state.failure {
      let text = "! \(failure.visible) (Ctrl-R tries again)"
      return ink.warning(text.shortened(toWidth: columns - 1))
    }
    var text = state.isActivityShown ? "… " : "  "
    text += "\(DecimalText.grouped(state.result.total)) of \(DecimalText.grouped(state.count))"
    if !state.marked.isEmpty { text += " · \(DecimalText.grouped(state.marked.count)) marked" }
    if let elapsed = state.result.elapsed { text += " · \(milliseconds(elapsed)) ms" }
    return ink.faint(text.shortened(toWidth: columns - 1))
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .microseconds(100)).rounded(.up))
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10)" : DecimalText.grouped((tenths + 5) / 10)
  }

  private static func nothingFound(
    _ state: FinderState,
    _ columns: Int,
    _ ink: Ink
  ) -> String {
    guard state.failure == nil, !state.isActivityShown, state.result.elapsed != nil else {
      return ""
    }
    var text = "  nothing found"
    if !state.result.nearest.isEmpty {
      text += "; is it \(state.result.nearest.map(\.visible).joined(separator: ", "))?"
    }
    return ink.faint(text.shortened(toWidth: columns - 1))
  }

  private static func rowLine(
    _ state: FinderState,
    _ index: Int,
    _ columns: Int,
    _ ink: Ink
  ) -> String {
    let row = state.result.rows[index]
    let isSelected = index == state.selected
    let pointer = isSelected ? "▌" : " "
    let mark = state.isMarked(row) ? "●" : " "
    let room = max(1, columns - 1 - 2)
    let text = HighlightedText(row.text, row.highlights).fitted(toWidth: room)
    var line = pointer + mark + text.drawn(ink, isSelected: isSelected)
    let rest = room - text.width - 2
    if let reason = row.reason?.visible, rest > 3 {
      line += "  " + ink.faint(reason.shortened(toWidth: rest))
    }
    return line
  }

  /// The beginning of `text` that is no wider.
  private static func cut(_ text: String, toWidth width: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      used += DisplayWidth.of(character)
      guard used <= width else { break }
      result.append(character)
    }
    return result
  }
}

/// How the finder's text looks.
struct Ink: Hashable, Sendable {
  var hasColor: Bool

  static let reset = "\u{1B}[0m"
  var agreeing: String { hasColor ? "\u{1B}[1;32m" : "\u{1B}[1;4m" }
  var selected: String { "\u{1B}[7m" }

  func faint(_ text: String) -> String { text.isEmpty ? "" : "\u{1B}[2m\(text)\(Self.reset)" }

  func warning(_ text: String) -> String {
    hasColor ? "\u{1B}[31m\(text)\(Self.reset)" : "\u{1B}[1m\(text)\(Self.reset)"
  }
}
