/// What a person does at a terminal.
enum TerminalKey: Hashable, Sendable {
  case character(Character)
  /// Text that was put in at once, with its line breaks.
  case paste(String)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case wordLeft, wordRight, deleteWord
  /// A letter with Ctrl, in lower case.
  case control(Character)
}
