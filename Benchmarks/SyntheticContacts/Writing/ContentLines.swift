/// Content lines of a vCard 3.0: escaped, folded at 75 octets, ended by CRLF.
///
/// - Note: Source: RFC 2426, sections 2.6 and 4.
struct ContentLines: Sendable {
  private(set) var bytes: [UInt8] = []
  private var line: [UInt8] = []

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// A line whose value is written as it is.
  mutating func add(_ head: String, raw value: String) {
    begin(head)
    line += value.utf8
    end()
  }

  /// A line with a text.
  mutating func add(_ head: String, text: String) {
    begin(head)
    escape(text)
    end()
  }

  /// A line with a structured text: `parts` between semicolons.
  mutating func add(_ head: String, parts: [String], separator: UInt8 = UInt8(ascii: ";")) {
    begin(head)
    for (index, part) in parts.enumerated() {
      if index > 0 { line.append(separator) }
      escape(part)
    }
    end()
  }

  private mutating func begin(_ head: String) {
    line.removeAll(keepingCapacity: true)
    line += head.utf8
    line.append(UInt8(ascii: ":"))
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
        line += [UInt8(ascii: "\\"), byte]
      default: line.append(byte)
      }
    }
  }

  /// Appends the line, folded where it is longer than 75 octets, never inside a character.
  private mutating func end() {
    var start = 0
    var room = 75
    while line.count - start > room {
      var cut = start + room
      while line[cut] & 0xC0 == 0x80 { cut -= 1 }
      bytes += line[start..<cut]
      bytes += [0x0D, 0x0A, 0x20]
      start = cut
      room = 74  // the space counts
    }
    bytes += line[start...]
    bytes += [0x0D, 0x0A]
  }
}
