// item1.TEL;TYPE=home:+1 555 0100
// group name parameters value

/// What stands before the value of a content line, as places in its text.
struct PropertyHeader {
  /// As `item1`; empty where there is none.
  var group: Range<Int>
  var name: Range<Int>
  /// All between the semicolon after the name and the colon.
  var parameters: Range<Int>
  /// Where the value begins, after the colon.
  var value: Int

  /// The header of `line`, or `nil` where it is no property.
  @inline(__always)
  init?(in text: Span<UInt8>, _ line: Range<Int>) {
    var index = line.lowerBound
    let end = line.upperBound
    while index < end && text[index].isBlank { index += 1 }
    var start = index
    group = start..<start
    while index < end {
      let byte = text[index]
      if byte == .colon || byte == .semicolon { break }
      if byte == .dot {
        group = group.lowerBound..<index
        start = index + 1
      } else if !byte.isNamePart {
        // Blanks before the colon are forgiven.
        while index < end && text[index].isBlank { index += 1 }
        guard index < end, text[index] == .colon || text[index] == .semicolon else { return nil }
        break
      }
      index += 1
    }
    guard index < end else { return nil }
    name = text.trimmed(start..<index)
    guard !name.isEmpty else { return nil }
    if text[index] == .colon {
      parameters = index..<index
      value = index + 1
      return
    }
    guard let colon = Self.colon(in: text, (index + 1)..<end) else { return nil }
    parameters = (index + 1)..<colon
    value = colon + 1
  }

  /// The colon that ends the parameters: the first outside of quotes, or else the first.
  private static func colon(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var isQuoted = false
    for index in range {
      let byte = text[index]
      if byte == .quote { isQuoted.toggle() }
      if byte == .colon && !isQuoted { return index }
    }
    return isQuoted ? text.firstIndex(of: .colon, in: range) : nil
  }
}

extension UInt8 {
  /// Whether it may stand in the name of a property.
  ///
  /// More than RFC 2425 has: KDE writes `X-messaging/xmpp-All`, others underscores.
  @inline(__always)
  fileprivate var isNamePart: Bool {
    self | 0x20 &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: "/")
  }
}

/// A short word in upper case, packed so that it is compared at once.
struct PackedWord: Hashable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// The word that `text` is; `nil` where it has more than sixteen bytes.
  @inline(__always)
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard range.count <= 16 else { return nil }
    for index in range { append(text[index].upper) }
  }

  /// The word that `text` is.
  ///
  /// - Precondition: `text` is in upper case and has no more than sixteen bytes.
  init(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount <= 16, "the word is too long")
    self.init(text.description)
  }

  private init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }
}
