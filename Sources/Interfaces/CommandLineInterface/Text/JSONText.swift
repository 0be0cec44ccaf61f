/// Text as JSON writes it.
enum JSONText {
  /// Appends `text` in quotes.
  ///
  /// What JSON would allow but a terminal might obey is escaped too.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      default:
        if scalar.isCommanding {
          appendEscape(UInt16(scalar.value), to: &bytes)
        } else if scalar.isASCII {
          bytes.append(UInt8(scalar.value))
        } else {
          bytes += scalar.utf8
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// `text` in quotes.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes += "\\u".utf8
    bytes += String(repeating: "0", count: 4 - digits.count).utf8
    bytes += digits.utf8
  }
}
