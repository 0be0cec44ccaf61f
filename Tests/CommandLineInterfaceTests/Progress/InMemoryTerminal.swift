@testable import CommandLineInterface

/// A terminal that understands what progress is drawn with, and breaks lines anew when it is resized.
struct InMemoryTerminal {
  /// A line as the program wrote it; it may take several rows.
  private var lines: [[Character]] = [[]]
  /// Where the next character goes.
  private var line = 0
  private var column = 0
  private(set) var width: Int
  /// How many bytes were sent.
  private(set) var received = 0

  init(width: Int) { self.width = width }

  /// The rows that a person sees, without spaces at their ends.
  var rows: [String] {
    lines.flatMap { line in
      stride(from: 0, to: max(1, line.count), by: width).map { start in
        var text = String(line[start..<min(start + width, line.count)])
        while text.hasSuffix(" ") { text.removeLast() }
        return text
      }
    }
  }

  /// Makes the terminal narrower or wider; what stands there is broken anew.
  mutating func resize(to width: Int) { self.width = width }

  mutating func receive(_ text: String) {
    received += text.utf8.count
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": column = column / width * width
      case "\n": newLine()
      case "\u{1B}": command(&rest)
      default: put(Character(scalar))
      }
    }
  }

  private mutating func newLine() {
    line += 1
    column = 0
    if line == lines.count { lines.append([]) }
  }

  private mutating func put(_ character: Character) {
    while lines[line].count <= column { lines[line].append(" ") }
    lines[line][column] = character
    column += 1
  }

  private mutating func command(_ rest: inout ArraySlice<Unicode.Scalar>) {
    guard rest.popFirst() == "[" else { return }
    var number = ""
    while let scalar = rest.popFirst() {
      guard scalar.properties.numericType == nil else {
        number.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case "A": for _ in 0..<(Int(number) ?? 1) { up() }
      case "K": lines[line].removeSubrange(min(column, lines[line].count)...)
      case "J":
        lines[line].removeSubrange(min(column, lines[line].count)...)
        lines.removeSubrange((line + 1)...)
      default: break
      }
      return
    }
  }

  private mutating func up() {
    if column >= width {
      column -= width
    } else if line > 0 {
      line -= 1
      let rows = max(1, (lines[line].count + width - 1) / width)
      column += (rows - 1) * width
    }
  }
}
