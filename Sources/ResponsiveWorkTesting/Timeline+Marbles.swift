/// Why a marble string is not a timeline.
///
/// `column` is counted from 1.
public enum TimelineError: Error, Hashable {
  /// A `(` stands inside parentheses, or is never closed.
  case groupNotClosed(column: Int)
  /// A `)` closes nothing.
  case groupNotOpened(column: Int)
}

extension Timeline {
  /// Reads a marble string.
  public init(marbles: String) throws(TimelineError) {
    var events: [Event] = []
    var frame = 0
    var groupColumn: Int?
    for (index, character) in marbles.enumerated() where character != " " {
      switch character {
      case "(":
        if let groupColumn { throw .groupNotClosed(column: groupColumn) }
        groupColumn = index + 1
      case ")":
        guard groupColumn != nil else { throw .groupNotOpened(column: index + 1) }
        groupColumn = nil
        frame += 1
      default:
        if character != "-" { events.append(Event(frame: frame, symbol: character)) }
        if groupColumn == nil { frame += 1 }
      }
    }
    if let groupColumn { throw .groupNotClosed(column: groupColumn) }
    self.init(events: events, length: frame)
  }

  /// The timeline as a marble string, without how late its events are.
  var marbles: String {
    var text = ""
    var frame = 0
    var rest = events[...]
    while let first = rest.first {
      text += String(repeating: "-", count: max(0, first.frame - frame))
      let group = rest.prefix { $0.frame == first.frame }
      rest = rest.dropFirst(group.count)
      let symbols = String(group.map(\.symbol))
      text += group.count == 1 ? symbols : "(\(symbols))"
      frame = first.frame + 1
    }
    return text + String(repeating: "-", count: max(0, length - frame))
  }
}

extension Timeline: ExpressibleByStringLiteral {
  /// Reads a marble string; one that is not a timeline is a bug in the test and traps.
  public init(stringLiteral marbles: String) {
    do {
      try self.init(marbles: marbles)
    } catch {
      preconditionFailure("\"\(marbles)\" is not a timeline: \(error)")
    }
  }
}

extension Timeline: CustomStringConvertible {
  /// The marble string, and in brackets the events that are not at their frame's beginning.
  public var description: String {
    let late = events.filter { $0.lateness != .zero }
    guard !late.isEmpty else { return marbles }
    let list = late.map { "\($0.symbol) \($0.lateness) after its frame" }
    return "\(marbles)  [\(list.joined(separator: ", "))]"
  }
}
