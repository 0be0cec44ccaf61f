import Testing

@testable import CommandLineInterface

@Suite struct LineEditorTests {
  @Test func `what is typed stands at the cursor`() {
    var editor = LineEditor("ana")
    editor.moveLeft()
    editor.insert("n")
    #expect((editor.before, editor.after) == ("ann", "a"))
  }

  @Test func `an accent that comes by itself joins its letter`() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    #expect(editor.text == "é")
    editor.deleteBackward()
    #expect(editor.text.isEmpty)
  }

  @Test func `line breaks and controls become spaces`() {
    #expect(LineEditor("a\r\nb\u{1B}[c\u{202E}d").text == "a b [c d")
  }

  @Test func `words are left and taken away with the spaces behind them`() {
    var editor = LineEditor("ana maría  ")
    editor.moveWordLeft()
    #expect((editor.before, editor.after) == ("ana ", "maría  "))
    editor.moveWordRight()
    #expect((editor.before, editor.after) == ("ana maría", "  "))
    editor.deleteWord()
    #expect((editor.before, editor.after) == ("ana ", "  "))
    editor.deleteToStart()
    editor.deleteToEnd()
    #expect(editor.text.isEmpty)
  }

  @Test func `at its ends nothing happens`() {
    var editor = LineEditor("")
    editor.moveLeft()
    editor.moveRight()
    editor.moveWordLeft()
    editor.moveWordRight()
    editor.deleteBackward()
    editor.deleteForward()
    editor.deleteWord()
    #expect(editor.text.isEmpty)
  }

  @Test func `a text that is too long is not taken`() {
    var editor = LineEditor(String(repeating: "x", count: LineEditor.longest + 9))
    #expect(editor.text.utf8.count == LineEditor.longest)
    editor.insert("山")
    #expect(editor.text.utf8.count == LineEditor.longest)
  }
}
