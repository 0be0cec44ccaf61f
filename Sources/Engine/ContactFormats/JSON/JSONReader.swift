/// Reads JSON (RFC 8259), a value at a time, and says where each stands.
struct JSONReader {
  private let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var position: Int
  /// The number of the line on which the last value that was begun stands, counted from 1.
  private(set) var line: Int
  private var counted: Int

  /// Values within values are followed no further than this.
  static let deepest = 64

  /// Begins to read `bytes` at `position`, which stands on `line`.
  init(_ bytes: [UInt8], position: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.position = position
    self.line = line
    counted = position
  }

  /// The next byte that is no blank; `nil` at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.count, bytes[position].isBlank { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  /// Takes `byte` if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// The number of the line on which the next byte stands.
  mutating func currentLine() -> Int {
    while counted < min(position, bytes.count) {
      if bytes[counted] == .lineFeed
        || (bytes[counted] == .carriageReturn
          && !(counted + 1 < bytes.count && bytes[counted + 1] == .lineFeed))
      {
        line += 1
      }
      counted += 1
    }
    return line
  }

  /// Goes on at `position`, which lies before the current one only where nothing was counted yet.
  mutating func move(to position: Int) { self.position = position }

  private mutating func failure(_ reason: String) -> JSONError {
    JSONError(line: currentLine(), reason: reason)
  }

  /// Reads the next value.
  mutating func value(depth: Int = 0) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else {
      throw failure("values are nested deeper than \(Self.deepest)")
    }
    guard let byte = peek() else { throw failure("a value is missing at the end") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case .quote: return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try number()
    }
  }

  private mutating func literal(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let letters = Array(word.description.utf8)
    guard bytes[position...].starts(with: letters) else { throw failure("a value is misspelled") }
    position += letters.count
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      let key = try key()
      members.append(JSONValue.Member(key, try value(depth: depth + 1)))
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(.comma) else { throw failure("a comma or } is missing") }
    }
  }

  /// Reads the name of a member and the colon after it.
  mutating func key() throws(JSONError) -> String {
    guard peek() == .quote else { throw failure("a name in quotes is missing") }
    let key = String(decoding: try string(), as: UTF8.self)
    guard take(.colon) else { throw failure("a colon is missing") }
    return key
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(.comma) else { throw failure("a comma or ] is missing") }
    }
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    while position < bytes.count, Self.isNumeric(bytes[position]) { position += 1 }
    let digits = Array(bytes[start..<position])
    guard let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
      throw failure("no value begins with this sign")
    }
    return .number(digits)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), .dot,
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> [UInt8] {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      // Whole runs without escapes at once.
      let start = position
      while position < bytes.count, bytes[position] != .quote, bytes[position] != .backslash {
        position += 1
      }
      text += bytes[start..<position]
      guard position < bytes.count else { break }
      position += 1
      if bytes[position - 1] == .quote {
        return UTF8Validity.isValid(text.span, 0..<text.count)
          ? text : Array(String(decoding: text, as: UTF8.self).utf8)
      }
      try appendEscape(to: &text)
    }
    throw failure("a text is not closed")
  }

  /// Reads what stands behind a backslash.
  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
    guard position < bytes.count else { throw failure("a text is not closed") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case .quote, .backslash, UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "u"): try appendScalar(to: &text)
    default: throw failure("no escape is spelled so")
    }
  }

  /// Reads four digits, and those of the other half of a pair; a half alone becomes U+FFFD.
  private mutating func appendScalar(to text: inout [UInt8]) throws(JSONError) {
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
      let before = position
      position += 2
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low) {
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = before
      }
    }
    text += String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw failure("a text is not closed") }
    let digits = bytes[position..<(position + 4)]
    var code: UInt32 = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else {
        throw failure("no escape is spelled so")
      }
      code = code << 4 | UInt32(value)
    }
    position += 4
    return code
  }

  /// Passes over the next value, without making anything of it.
  mutating func skip() throws(JSONError) {
    var depth = 0
    repeat {
      guard let byte = peek() else { throw failure("a value is missing at the end") }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth < Self.deepest else {
          throw failure("values are nested deeper than \(Self.deepest)")
        }
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw failure("a value is missing") }
        depth -= 1
        position += 1
      case .comma, .colon:
        guard depth > 0 else { throw failure("a value is missing") }
        position += 1
      case .quote: try skipString()
      default:
        let start = position
        while position < bytes.count, bytes[position] > .space,
          ![.comma, .colon, UInt8(ascii: "]"), UInt8(ascii: "}"), .quote].contains(bytes[position])
        {
          position += 1
        }
        // A sign that stands in no value, as a control character: to stay here would be for ever.
        guard position > start else { throw failure("no value begins with this sign") }
      }
    } while depth > 0
  }

  private mutating func skipString() throws(JSONError) {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == .backslash ? 2 : 1
      if byte == .quote { return }
    }
    position = bytes.count
    throw failure("a text is not closed")
  }
}
