/// Splits Swift text into tokens, so that a rule never mistakes a comment or a string for code.
///
/// `f("a\(b)") // c` gives the words f and b, the symbols ( ( ) ), the strings "a" and "", and a
/// comment. Nested comments, raw strings, strings over several lines and regular expressions are
/// understood. A text that ends inside a literal gives what there is.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SwiftToken] = []
  private var endOfLastToken = 0

  /// The tokens of `text`, in its order.
  static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(text.utf8))
    lexer.readCode(untilClosingParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte `offset` further on, or zero behind the end.
  private func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func startsWithPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    peek() == UInt8(ascii: first) && peek(1) == UInt8(ascii: second)
  }

  private var startsWithTripleQuote: Bool {
    startsWithPair("\"", "\"") && peek(2) == UInt8(ascii: "\"")
  }

  /// Skips bytes that no line ends with.
  private mutating func advance(while holds: (UInt8) -> Bool) {
    var end = position
    while end < bytes.count, holds(bytes[end]) { end += 1 }
    position = end
  }

  private mutating func advance(_ count: Int = 1) {
    let end = min(position + count, bytes.count)
    while position < end {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, line: Int) {
    tokens.append(
      SwiftToken(
        kind: kind,
        text: String(decoding: bytes[start..<max(start, end)], as: UTF8.self),
        line: line,
        isAttached: start == endOfLastToken && start > 0
      )
    )
    endOfLastToken = position
  }

  /// Reads code to the end of the text, or to the parenthesis that ends an interpolation.
  private mutating func readCode(untilClosingParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      let byte = peek()
      if untilClosingParenthesis {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0 { return }
          depth -= 1
        }
      }
      readToken(startingWith: byte)
    }
  }

  private mutating func readToken(startingWith byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "):
      advance { $0 == UInt8(ascii: " ") }
    case UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      advance()
    case UInt8(ascii: "/") where startsWithPair("/", "/"):
      readLineComment()
    case UInt8(ascii: "/") where startsWithPair("/", "*"):
      readBlockComment()
    case UInt8(ascii: "/") where isRegexStart:
      readRegex(poundCount: 0)
    case UInt8(ascii: "\""):
      readString(poundCount: 0)
    case UInt8(ascii: "#"):
      readPound()
    case _ where Self.isWordByte(byte):
      readWord()
    default:
      let start = position
      advance()
      add(.symbol, from: start, to: position, line: line)
    }
  }

  // MARK: Words

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default:
      false
    }
  }

  /// A name in backticks is one word, spaces included.
  private mutating func readWord() {
    let start = position
    if peek() == UInt8(ascii: "`") {
      repeat { advance() } while position < bytes.count && peek() != UInt8(ascii: "`")
      advance()
    } else {
      advance { Self.isWordByte($0) && $0 != UInt8(ascii: "`") }
    }
    add(.word, from: start, to: position, line: line)
  }

  // MARK: Comments

  private mutating func readLineComment() {
    let start = position
    advance { $0 != UInt8(ascii: "\n") }
    add(.comment, from: start, to: position, line: line)
  }

  private mutating func readBlockComment() {
    let (start, startLine) = (position, line)
    var depth = 0
    repeat {
      if startsWithPair("/", "*") {
        depth += 1
        advance(2)
      } else if startsWithPair("*", "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
    add(.comment, from: start, to: position, line: startLine)
  }

  // MARK: Literals

  /// A raw string, a raw regular expression, or the sign before a macro or directive.
  private mutating func readPound() {
    var count = 1
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if peek(count) == UInt8(ascii: "\"") {
      readString(poundCount: count)
    } else if peek(count) == UInt8(ascii: "/") {
      readRegex(poundCount: count)
    } else {
      let start = position
      advance()
      add(.symbol, from: start, to: position, line: line)
    }
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func readString(poundCount: Int) {
    advance(poundCount)
    let isMultiline = startsWithTripleQuote
    let quoteCount = isMultiline ? 3 : 1
    advance(quoteCount)
    var (start, startLine) = (position, line)
    while position < bytes.count {
      if isMultiline ? startsWithTripleQuote : peek() == UInt8(ascii: "\""),
        hasPounds(poundCount, at: quoteCount)
      {
        let end = position
        advance(quoteCount + poundCount)
        add(.string, from: start, to: end, line: startLine)
        return
      }
      if peek() == UInt8(ascii: "\n"), !isMultiline { break }
      guard peek() == UInt8(ascii: "\\"), hasPounds(poundCount, at: 1) else {
        advance()
        continue
      }
      advance(1 + poundCount)
      guard peek() == UInt8(ascii: "(") else {
        advance()
        continue
      }
      add(.string, from: start, to: position - 1 - poundCount, line: startLine)
      advance()
      readCode(untilClosingParenthesis: true)
      advance()
      (start, startLine) = (position, line)
    }
    add(.string, from: start, to: position, line: startLine)
  }

  /// Whether the slash here opens a regular expression rather than divides.
  private var isRegexStart: Bool {
    guard peek(1) != UInt8(ascii: " "), peek(1) != UInt8(ascii: "\n") else { return false }
    guard let last = tokens.last(where: { $0.kind != .comment }) else { return true }
    let opens =
      switch last.kind {
      case .symbol: "([{,:=;!&|?".contains(last.text)
      case .word: ["return", "case", "in", "try", "await"].contains(last.text)
      case .string, .comment: false
      }
    guard opens else { return false }
    let rest = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return rest.contains(UInt8(ascii: "/"))
  }

  private mutating func readRegex(poundCount: Int) {
    advance(poundCount + 1)
    let (start, startLine) = (position, line)
    while position < bytes.count {
      if peek() == UInt8(ascii: "/"), hasPounds(poundCount, at: 1) { break }
      if peek() == UInt8(ascii: "\n"), poundCount == 0 { break }
      advance(peek() == UInt8(ascii: "\\") ? 2 : 1)
    }
    let end = position
    advance(1 + poundCount)
    add(.string, from: start, to: end, line: startLine)
  }
}
