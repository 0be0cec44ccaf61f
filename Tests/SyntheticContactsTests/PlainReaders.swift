/// One property of a card, as a reader sees it that knows nothing of our writer.
struct ReadProperty: Equatable {
  /// Without group and parameters, in capitals.
  var name: String
  var group: String
  var parameters: [String]
  /// As written, unfolded.
  var value: String

  /// The parts between bare semicolons, unescaped.
  var parts: [String] { split(at: ";") }

  /// The whole value, unescaped.
  var text: String { Self.unescape(Substring(value)) }

  func split(at separator: Character) -> [String] {
    var parts: [Substring] = []
    var start = value.startIndex
    var index = start
    while index < value.endIndex {
      if value[index] == "\\" {
        index = value.index(index, offsetBy: 2, limitedBy: value.endIndex) ?? value.endIndex
        continue
      }
      if value[index] == separator {
        parts.append(value[start..<index])
        start = value.index(after: index)
      }
      index = value.index(after: index)
    }
    return (parts + [value[start...]]).map(Self.unescape)
  }

  private static func unescape(_ text: Substring) -> String {
    var plain = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        plain.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}

/// The lines of a file that ends each with CRLF, the last one too; nil where a line has another end.
func physicalLines(_ bytes: [UInt8]) -> [[UInt8]]? {
  var lines: [[UInt8]] = []
  var line: [UInt8] = []
  var previous: UInt8 = 0
  for byte in bytes {
    if byte == 0x0A {
      guard previous == 0x0D else { return nil }
      line.removeLast()
      lines.append(line)
      line = []
    } else {
      line.append(byte)
    }
    previous = byte
  }
  return line.isEmpty ? lines : nil
}

/// Reads cards by the letter of RFC 2426: unfold, then split at colon, semicolon and full stop.
func readPlainCards(_ bytes: [UInt8]) -> [[ReadProperty]] {
  var unfolded: [[UInt8]] = []
  for line in physicalLines(bytes) ?? [] {
    if line.first == 0x20, !unfolded.isEmpty {
      unfolded[unfolded.count - 1] += line.dropFirst()
    } else {
      unfolded.append(line)
    }
  }
  var cards: [[ReadProperty]] = []
  var card: [ReadProperty] = []
  for line in unfolded {
    guard let text = String(validating: line, as: UTF8.self),
      let colon = text.firstIndex(of: ":")
    else { return [] }
    var head = text[..<colon].split(separator: ";", omittingEmptySubsequences: false)
    let dotted = head.removeFirst().split(separator: ".")
    let property = ReadProperty(
      name: dotted.last?.uppercased() ?? "",
      group: dotted.count > 1 ? String(dotted[0]) : "",
      parameters: head.map(String.init),
      value: String(text[text.index(after: colon)...])
    )
    card.append(property)
    if property.name == "END" {
      cards.append(card)
      card = []
    }
  }
  return card.isEmpty ? cards : []
}

/// Reads a table by the letter of RFC 4180.
func readPlainTable(_ bytes: [UInt8]) -> [[String]] {
  var rows: [[String]] = []
  var row: [String] = []
  var field: [UInt8] = []
  var isQuoted = false
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if isQuoted {
      if byte != 0x22 {
        field.append(byte)
      } else if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
        field.append(0x22)
        index += 1
      } else {
        isQuoted = false
      }
    } else if byte == 0x22 {
      isQuoted = true
    } else if byte == 0x2C || byte == 0x0D {
      row.append(String(decoding: field, as: UTF8.self))
      field = []
    } else if byte == 0x0A {
      rows.append(row)
      row = []
    } else {
      field.append(byte)
    }
    index += 1
  }
  return rows
}
