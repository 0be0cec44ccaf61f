import ContactModel

/// A value of JSON, as read.
///
/// Text stays bytes.
enum JSONValue {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case array([JSONValue])
  case object([(key: ArraySlice<UInt8>, value: JSONValue)])

  /// The value of an object's first member of that name.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.elementsEqual(name.utf8) }?.value
  }

  var bytes: [UInt8]? {
    guard case .string(let bytes) = self else { return nil }
    return bytes
  }

  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// A whole number that a Double holds exactly.
  var integer: Int? {
    guard case .number(let number) = self, number.magnitude < 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  /// Bytes that ``JSONWriter/member(_:_:_:)`` wrote.
  func bytes(_ name: String, _ base64Name: String) -> [UInt8]? {
    if let text = self[name] { return text.bytes }
    return self[base64Name]?.bytes.flatMap { Base64.decode($0) }
  }

  /// Reads one value; `nil` where `text` is not exactly one.
  init?(_ text: ArraySlice<UInt8>) {
    var reader = JSONReader(text)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

/// Reads JSON (RFC 8259).
///
/// What is not JSON reads as `nil`.
private struct JSONReader {
  private let text: ArraySlice<UInt8>
  private var position: Int

  /// Deeper than any journal, and far from the end of the stack.
  private static let deepest = 32

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
  }

  /// Whether only blanks are left.
  var isAtEnd: Bool { text[position...].allSatisfy(\.isBlank) }

  mutating func value(depth: Int) -> JSONValue? {
    guard depth < Self.deepest, let byte = peek() else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return literal("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return literal("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return literal("null") ? .null : nil
    default: return number()
    }
  }

  /// The next byte that is not blank.
  private mutating func peek() -> UInt8? {
    while position < text.endIndex, text[position].isBlank { position += 1 }
    return position < text.endIndex ? text[position] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private mutating func literal(_ word: String) -> Bool {
    let letters = word.utf8
    guard text[position...].starts(with: letters) else { return false }
    position += letters.count
    return true
  }

  private mutating func object(depth: Int) -> JSONValue? {
    position += 1
    var members: [(key: ArraySlice<UInt8>, value: JSONValue)] = []
    members.reserveCapacity(8)
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      guard peek() == UInt8(ascii: "\""), let key = key(), take(UInt8(ascii: ":")),
        let value = value(depth: depth + 1)
      else { return nil }
      members.append((key, value))
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func array(depth: Int) -> JSONValue? {
    position += 1
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while position < text.endIndex, Self.isNumeric(text[position]) { position += 1 }
    let digits = String(decoding: text[start..<position], as: UTF8.self)
    guard let number = Double(digits), number.isFinite else { return nil }
    return .number(number)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Reads a name, as a rule without a copy of it.
  private mutating func key() -> ArraySlice<UInt8>? {
    let start = position + 1
    var end = start
    while end < text.endIndex, !Self.endsRun(text[end]) { end += 1 }
    guard end < text.endIndex, text[end] == UInt8(ascii: "\"") else {
      return string().map { $0[...] }
    }
    position = end + 1
    return text[start..<end]
  }

  private mutating func string() -> [UInt8]? {
    position += 1
    var bytes: [UInt8] = []
    while position < text.endIndex {
      // Whole runs without escapes at once.
      let start = position
      while position < text.endIndex, !Self.endsRun(text[position]) { position += 1 }
      bytes += text[start..<position]
      guard position < text.endIndex else { return nil }
      position += 1
      if text[position - 1] == UInt8(ascii: "\"") { return bytes }
      guard appendEscape(to: &bytes) else { return nil }
    }
    return nil
  }

  private static func endsRun(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Reads what stands behind a backslash.
  private mutating func appendEscape(to bytes: inout [UInt8]) -> Bool {
    guard position < text.endIndex else { return false }
    position += 1
    switch text[position - 1] {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(text[position - 1])
    case UInt8(ascii: "u"): return appendScalar(to: &bytes)
    default: return false
    }
    return true
  }

  private mutating func appendScalar(to bytes: inout [UInt8]) -> Bool {
    guard var code = hexadecimal() else { return false }
    if (0xD800..<0xDC00).contains(code) {
      // The other half of a character beyond U+FFFF.
      guard literal("\\u"), let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else {
        return false
      }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { return false }
    bytes += String(scalar).utf8
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= text.endIndex else { return nil }
    let digits = String(decoding: text[position..<(position + 4)], as: UTF8.self)
    position += 4
    return digits.hasPrefix("+") || digits.hasPrefix("-") ? nil : UInt32(digits, radix: 16)
  }
}
