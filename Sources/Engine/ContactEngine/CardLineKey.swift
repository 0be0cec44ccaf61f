import ContactFormats
import ContactModel
import Standardization

/// What lines of cards say, apart from how it is spelled.
enum CardLineKey {
  /// The standardized form of a line's value, as the digits of a phone number; empty where only what
  /// is written counts.
  static func key(_ line: ContentLine) -> String {
    switch line.name {
    case "TEL": ComparisonText.phone(Array(ContentLines.text(of: line).utf8)[...])
    case "EMAIL": ComparisonText.email(Array(ContentLines.text(of: line).utf8)[...])
    case "ADR": ComparisonText.address(components(line.value))
    case "FN", "N": ComparisonText.words(Array(ContentLines.text(of: line).utf8)[...])
    default: ""
    }
  }

  /// The components of a structured value, without their escapes.
  private static func components(_ value: [UInt8]) -> [ArraySlice<UInt8>] {
    var components: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if isEscaped {
        components[components.count - 1].append(byte == UInt8(ascii: "n") ? 0x20 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ";") {
        components.append([])
      } else {
        components[components.count - 1].append(byte)
      }
    }
    return components.map { $0[...] }
  }
}
