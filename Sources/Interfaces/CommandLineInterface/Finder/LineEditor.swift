/// A line of text that a person writes, with a cursor in it.
struct LineEditor: Hashable, Sendable {
  /// What stands before the cursor.
  private(set) var before = ""
  /// What stands behind it.
  private(set) var after = ""

  /// The longest text, in bytes of UTF-8; what does not fit is not taken.
  static let longest = 1 << 16

  /// Creates a line with the cursor at its end.
  init(_ text: String = "") { insert(text) }

  /// All of it.
  var text: String { before + after }

  /// Puts text in at the cursor; line breaks and controls in it become spaces.
  mutating func insert(_ text: String) {
    var room = Self.longest - before.utf8.count - after.utf8.count
    for character in text {
      let shown: Character =
        character.isNewline || character.unicodeScalars.contains(where: \.isCommanding)
        ? " " : character
      room -= shown.utf8.count
      guard room >= 0 else { return }
      before.append(shown)
    }
  }

  mutating func deleteBackward() { _ = before.popLast() }

  mutating func deleteForward() { if !after.isEmpty { after.removeFirst() } }

  /// Takes the word before the cursor away, with the spaces behind it.
  mutating func deleteWord() { before = String(before.prefix(wordStart)) }

  mutating func deleteToStart() { before = "" }

  mutating func deleteToEnd() { after = "" }

  mutating func moveLeft() {
    if let character = before.popLast() { after = String(character) + after }
  }

  mutating func moveRight() {
    if !after.isEmpty { before.append(after.removeFirst()) }
  }

  mutating func moveToStart() { (before, after) = ("", text) }

  mutating func moveToEnd() { (before, after) = (text, "") }

  mutating func moveWordLeft() {
    let start = wordStart
    after = String(before.dropFirst(start)) + after
    before = String(before.prefix(start))
  }

  mutating func moveWordRight() {
    let spaces = after.prefix { $0.isWhitespace }
    let word = after.dropFirst(spaces.count).prefix { !$0.isWhitespace }
    before += spaces + word
    after = String(after.dropFirst(spaces.count + word.count))
  }

  /// Where the word before the cursor begins, in characters.
  private var wordStart: Int {
    let characters = Array(before)
    var place = characters.count
    while place > 0 && characters[place - 1].isWhitespace { place -= 1 }
    while place > 0 && !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }
}
