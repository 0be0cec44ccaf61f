import ContactFormats

// A value with its escapes, and the text that it stands for. Programs escape in different ways; a
// value is rewritten only if it can be written as its own program would write it:
//
//   Main St\, Apt 4     every comma escaped     ┐  kept, each in its own value
//   Main St, Apt 4      none                    ┘
//   a\, b, c            some: left alone

/// How one value, or a component of one, escapes its text.
struct CardText {
  /// The text without escapes.
  private(set) var text: [UInt8]
  private var escapesComma: Bool
  private var escapesSemicolon: Bool

  /// Reads a value with escapes; `nil` where it could not be written back as it is.
  init?(_ value: ArraySlice<UInt8>, version: CardVersion) {
    let backslash = UInt8(ascii: "\\")
    text = []
    text.reserveCapacity(value.count)
    var bare: Set<UInt8> = []
    var hasEscapedComma = false
    var index = value.startIndex
    while index < value.endIndex {
      var byte = value[index]
      index += 1
      if byte == backslash {
        guard index < value.endIndex else { return nil }
        byte = value[index]
        index += 1
        switch byte {
        case UInt8(ascii: ","): hasEscapedComma = true
        case UInt8(ascii: ";"), backslash: break
        case UInt8(ascii: "n") where version != .v21: byte = UInt8(ascii: "\n")
        default: return nil
        }
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
        bare.insert(byte)
      }
      text.append(byte)
    }
    escapesComma = hasEscapedComma || version != .v21 && !bare.contains(UInt8(ascii: ","))
    escapesSemicolon = !bare.contains(UInt8(ascii: ";"))
    guard written(text)[...] == value else { return nil }
  }

  /// `text` as a value, with the escapes that this one has.
  func written(_ text: [UInt8]) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(text.count)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n"): value += "\\n".utf8
      case UInt8(ascii: "\\"): value += "\\\\".utf8
      case UInt8(ascii: ",") where escapesComma: value += "\\,".utf8
      case UInt8(ascii: ";") where escapesSemicolon: value += "\\;".utf8
      default: value.append(byte)
      }
    }
    return value
  }

  /// The value with its text rewritten line by line; `nil` where nothing changes.
  func rewritten(_ rewrite: (String) -> String?) -> [UInt8]? {
    var result: [UInt8] = []
    var isChanged = false
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 { result.append(UInt8(ascii: "\n")) }
      // What is no UTF-8 is left as it is.
      if let old = String(validating: line, as: UTF8.self), let new = rewrite(old), new != old,
        !new.utf8.contains(where: \.isLineEnd)
      {
        result += new.utf8
        isChanged = true
      } else {
        result += line
      }
    }
    return isChanged ? written(result) : nil
  }

  /// Where the components of a value lie, between separators that no backslash stands before.
  static func parts(_ value: [UInt8], separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var isEscaped = false
    for (index, byte) in value.enumerated() {
      if byte == separator, !isEscaped {
        parts.append(start..<index)
        start = index + 1
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return parts + [start..<value.count]
  }
}
