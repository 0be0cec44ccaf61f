extension String {
  /// The text with every character that could command a terminal shown as an escape.
  ///
  /// A contact's name is what someone else wrote: ESC becomes `\x1B` in letters. Line breaks are
  /// escaped too, and what turns the direction of writing around.
  var visible: String {
    // Most names are plain, and bytes are looked through faster than scalars.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isCommanding) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isCommanding {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text without its end where it takes more than `width` columns, with "…" in its place.
  func shortened(toWidth width: Int) -> String {
    guard DisplayWidth.of(self) > width else { return self }
    guard width > 0 else { return "" }
    var result = ""
    var used = 1  // the ellipsis
    for character in self {
      used += DisplayWidth.of(character)
      guard used <= width else { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text with spaces up to `width` columns.
  func padded(toWidth width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may do something else than show it.
  var isCommanding: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators; embedding, override and isolation of the direction.
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\r": return "\\r"
    default:
      let digits = String(value, radix: 16, uppercase: true)
      return value < 0x100
        ? "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
        : "\\u{\(digits)}"
    }
  }
}
