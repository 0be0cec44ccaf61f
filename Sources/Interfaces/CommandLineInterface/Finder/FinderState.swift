/// What the finder shows, and what keys do to it.
struct FinderState: Hashable, Sendable {
  /// What is to be done after a key.
  enum Effect: Hashable, Sendable {
    case nothing
    /// Search for the text.
    case search(String)
    /// Search at once again, after a failure.
    case retry
    /// Search at once; the best row of it is to be taken.
    case submit
    /// Show everything anew: something else has written on the terminal.
    case redraw
    /// End with these rows.
    case accept([FinderRow])
    /// End with nothing.
    case leave
  }

  private(set) var editor: LineEditor
  /// The rows that are shown.
  private(set) var result: FinderResult
  /// The query that `result` belongs to.
  private var resultQuery = ""
  /// The row that Return takes, counted from 0.
  private(set) var selected = 0
  /// The first row on the screen.
  private(set) var top = 0
  /// The rows that were marked, in the order of marking.
  private(set) var marked: [FinderRow] = []
  private var markedIDs: Set<Int> = []
  /// Columns and lines of the terminal.
  private(set) var size: Size
  /// Whether Return was pressed before what was typed had been found.
  private var isAccepting = false
  var isActivityShown = false
  /// What went wrong, in words for people.
  var failure: String?
  /// How many rows there are when nothing is asked.
  let count: Int
  let canMark: Bool

  struct Size: Hashable, Sendable {
    var columns: Int
    var lines: Int
  }

  init(query: String, all: FinderResult, canMark: Bool, size: Size) {
    editor = LineEditor(query)
    result = query.isEmpty ? all : FinderResult()
    count = all.total
    self.canMark = canMark
    self.size = size
  }

  /// How many rows fit: the query, the count and the keys take a line each.
  var rowsOnScreen: Int { max(1, size.lines - 3) }

  func isMarked(_ row: FinderRow) -> Bool { markedIDs.contains(row.id) }

  mutating func resize(_ size: Size) {
    self.size = size
    scroll()
  }

  /// Shows what `query` found; the best row is the one that Return takes, unless it is the query of
  /// before, whose row stays.
  ///
  /// - Returns: What is to be done when Return waited for it.
  @discardableResult
  mutating func show(_ result: FinderResult, of query: String) -> Effect {
    let kept = result.rows.indices.contains(selected) && query == resultQuery
    self.result = result
    resultQuery = query
    if !kept { (selected, top) = (0, 0) }
    failure = nil
    scroll()
    guard isAccepting, query == editor.text else { return .nothing }
    isAccepting = false
    return accept()
  }

  mutating func handle(_ key: TerminalKey) -> Effect {
    isAccepting = false
    switch key {
    case .enter: return accept()
    case .escape, .control("c"), .control("g"): return .leave
    case .control("d"): return editor.text.isEmpty ? .leave : edit { $0.deleteForward() }
    case .control("l"): return .redraw
    case .control("r"): return failure == nil ? .nothing : .retry
    case .up, .control("p"), .control("k"): return move(by: -1)
    case .down, .control("n"), .control("j"): return move(by: 1)
    case .pageUp: return move(by: -rowsOnScreen)
    case .pageDown: return move(by: rowsOnScreen)
    case .tab: return mark(thenMoveBy: 1)
    case .backTab: return mark(thenMoveBy: -1)
    case .character, .paste, .backspace, .delete, .left, .right, .home, .end, .wordLeft,
      .wordRight, .deleteWord, .control:
      return edit { Self.apply(key, to: &$0) }
    }
  }

  private static func apply(_ key: TerminalKey, to editor: inout LineEditor) {
    switch key {
    case .character(let character): editor.insert(String(character))
    case .paste(let text): editor.insert(text)
    case .backspace, .control("h"): editor.deleteBackward()
    case .delete: editor.deleteForward()
    case .left, .control("b"): editor.moveLeft()
    case .right, .control("f"): editor.moveRight()
    case .home, .control("a"): editor.moveToStart()
    case .end, .control("e"): editor.moveToEnd()
    case .wordLeft: editor.moveWordLeft()
    case .wordRight: editor.moveWordRight()
    case .deleteWord, .control("w"): editor.deleteWord()
    case .control("u"): editor.deleteToStart()
    case .control, .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown: break
    }
  }

  private mutating func edit(_ change: (inout LineEditor) -> Void) -> Effect {
    let old = editor.text
    change(&editor)
    let new = editor.text
    return new == old ? .nothing : .search(new)
  }

  private mutating func accept() -> Effect {
    if !marked.isEmpty { return .accept(marked) }
    // The rows are those of an older text: nobody has seen them for this one.
    guard resultQuery == editor.text || failure != nil else {
      isAccepting = true
      return .submit
    }
    return result.rows.indices.contains(selected) ? .accept([result.rows[selected]]) : .nothing
  }

  private mutating func move(by distance: Int) -> Effect {
    selected = max(0, min(result.rows.count - 1, selected + distance))
    scroll()
    return .nothing
  }

  private mutating func mark(thenMoveBy distance: Int) -> Effect {
    guard canMark, result.rows.indices.contains(selected) else { return .nothing }
    let row = result.rows[selected]
    if markedIDs.remove(row.id) != nil {
      marked.removeAll { $0.id == row.id }
    } else {
      markedIDs.insert(row.id)
      marked.append(row)
    }
    return move(by: distance)
  }

  /// Keeps the selected row on the screen, and the screen full.
  private mutating func scroll() {
    selected = max(0, min(selected, result.rows.count - 1))
    top = min(top, selected)
    top = max(top, selected - rowsOnScreen + 1)
    top = max(0, min(top, result.rows.count - rowsOnScreen))
  }
}
