import ContactModel

/// Writes JSON to bytes, without a value for it in between.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Hands over what was written since the last time.
  mutating func take() -> [UInt8] {
    let taken = bytes
    bytes = []
    bytes.reserveCapacity(taken.count)
    return taken
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  mutating func array<Element>(
    _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements { write(&writer, element) }
    }
  }

  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func value(_ number: Int) { literal(String(number)) }

  /// - Precondition: `number` is finite.
  mutating func value(_ number: Double) {
    precondition(number.isFinite, "JSON has no such number")
    literal(number.description)
  }

  mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  mutating func value(_ text: String) { string(text) }

  /// Writes bytes under `name` as text, or under `base64Name` as base64 where they are not UTF-8.
  mutating func member(_ name: String, _ base64Name: String, _ value: [UInt8]) {
    if Self.isUTF8(value) {
      key(name)
      string(value)
    } else {
      key(base64Name)
      string(Base64.encode(value))
    }
  }

  /// Ends a line of JSON Lines.
  mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return true
    } catch {
      return false
    }
  }

  private mutating func nest(
    _ open: UInt8,
    _ close: UInt8,
    _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { append(byte) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func string(_ text: [UInt8]) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for (index, byte) in text.enumerated() where Self.isEscaped(byte) {
      // Whole runs without escapes at once.
      bytes += text[start..<index]
      append(byte)
      start = index + 1
    }
    bytes += text[start...]
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Appends a byte of a text, escaped where it must be.
  private mutating func append(_ byte: UInt8) {
    guard Self.isEscaped(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes += "u00".utf8
      bytes += (byte < 0x10 ? "0" : "").utf8
      bytes += String(byte, radix: 16).utf8
    }
  }
}
