package import ContactModel

/// What a line says, apart from how it is written.
///
/// `NOTE;ENCODING=QUOTED-PRINTABLE:a=2Cb`, `NOTE:a\,b` and `NOTE:a,b` say the same.
package enum LineContent {
  /// Bytes that are equal for lines of one name that say the same.
  static func comparable(_ line: ContentLine) -> [UInt8] {
    let traits = PropertyTraits(named: line.name)
    if traits.isBinary { return binary(line) ?? line.value }
    let value = line.isQuotedPrintable ? quotedPrintable(line.value) : line.value
    return traits.isStructured ? structured(value) : unescaped(value)
  }

  /// The value for people to read; what is no text is given by its size.
  package static func readable(_ line: ContentLine) -> String {
    if PropertyTraits(named: line.name).isBinary, let bytes = binary(line) {
      return "\(bytes.count) bytes"
    }
    let value = line.isQuotedPrintable ? quotedPrintable(line.value) : line.value
    return String(decoding: unescaped(value), as: UTF8.self)
  }

  /// The components of a structured value, unescaped: what semicolons separate.
  static func components(_ line: ContentLine) -> [[UInt8]] {
    let value = line.isQuotedPrintable ? quotedPrintable(line.value) : line.value
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if byte == UInt8(ascii: ";"), !isEscaped {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return parts.map(unescaped)
  }

  /// Whether there is no value; semicolons between empty components are none.
  static func isEmpty(_ value: [UInt8], isStructured: Bool) -> Bool {
    guard let first = value.first(where: { !$0.isBlank }) else { return true }
    return isStructured && first == UInt8(ascii: ";")
      && value.allSatisfy { $0 == UInt8(ascii: ";") || $0.isBlank }
  }

  /// Resolves `\n`, `\,`, `\;`, `\:` and `\\`.
  private static func unescaped(_ value: [UInt8]) -> [UInt8] {
    guard value.contains(UInt8(ascii: "\\")) else { return value }
    var text: [UInt8] = []
    text.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      let byte = value[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < value.count else {
        text.append(byte)
        continue
      }
      switch value[index] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(0x0A)
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\"):
        text.append(value[index])
      default: text += [byte, value[index]]
      }
      index += 1
    }
    return text
  }

  /// Keeps the escapes, since `a\;b` and `a;b` differ here, but drops empty components at the end.
  private static func structured(_ value: [UInt8]) -> [UInt8] {
    guard value.last == UInt8(ascii: ";") else { return value }
    var end = value.count
    while end > 0, value[end - 1] == UInt8(ascii: ";") { end -= 1 }
    let backslashes = value[..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    // An odd backslash escapes the first of the semicolons: it is text.
    if !backslashes.isMultiple(of: 2) { end += 1 }
    return Array(value[..<end])
  }

  /// Resolves `=C3=BC` and soft line breaks.
  private static func quotedPrintable(_ value: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      let byte = value[index]
      index += 1
      guard byte == UInt8(ascii: "=") else {
        text.append(byte)
        continue
      }
      if index + 1 < value.count, let high = hexDigit(value[index]),
        let low = hexDigit(value[index + 1])
      {
        text.append(high << 4 | low)
        index += 2
      } else if index == value.count || value[index].isLineEnd {
        while index < value.count, value[index].isLineEnd { index += 1 }
      } else {
        text.append(byte)
      }
    }
    return text
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The bytes of a picture, sound or key that stands in the line; `nil` where it is elsewhere.
  private static func binary(_ line: ContentLine) -> [UInt8]? {
    if line.isBase64 { return Base64.decode(line.value) }
    guard line.value.starts(with: "data:".utf8) || line.value.starts(with: "DATA:".utf8) else {
      return nil
    }
    let marker = Array(";base64,".utf8)
    // The media type before the data is short.
    let head = line.value.prefix(256)
    guard let comma = head.firstIndex(of: UInt8(ascii: ",")),
      head[...comma].suffix(marker.count).map({ $0 | 0x20 }) == marker.map({ $0 | 0x20 })
    else { return nil }
    return Base64.decode(line.value[(comma + 1)...])
  }
}

extension ContentLine {
  /// Whether the value is written as quoted-printable, in either spelling of vCard 2.1.
  var isQuotedPrintable: Bool { isEncoded { $0 == "QUOTED-PRINTABLE" || $0 == "QP" } }

  /// Whether the value is written as base64, in any version's spelling.
  var isBase64: Bool { isEncoded { $0 == "B" || $0 == "BASE64" } }

  private func isEncoded(_ matches: (String) -> Bool) -> Bool {
    guard !parameters.isEmpty else { return false }
    return parameters.contains { parameter in
      switch parameter.name {
      case "ENCODING": parameter.values.contains { matches($0.uppercased()) }
      // vCard 2.1 lets the bare word stand alone; `b` alone is no such word.
      case "TYPE": parameter.values.contains { $0.utf8.count > 1 && matches($0.uppercased()) }
      default: false
      }
    }
  }
}
