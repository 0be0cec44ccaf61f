import ContactModel

/// The plainest reader that can serve the tests: slow, short, and of vCard 3.0 and CSV alone.
enum PlainReader {
  /// The lines of one card; concatenated, their raw bytes are `text`.
  static func lines(_ text: String, firstLine: Int = 1) -> [ContentLine] {
    var lines: [ContentLine] = []
    var number = firstLine
    for physical in physicalLines(Array(text.utf8)) {
      let isFold = physical.first == 0x20 || physical.first == 0x09
      if isFold, !lines.isEmpty {
        lines[lines.count - 1].raw += physical
      } else {
        lines.append(ContentLine(raw: physical, name: "", value: [], line: number))
      }
      number += 1
    }
    return lines.map(decoded)
  }

  /// The cells of one row, its line end left out.
  static func cells(_ row: String, layout: CSVLayout, line: Int = 1) -> [ContentLine] {
    var cells: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in row.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == layout.separator, !isQuoted {
        cells.append([])
      } else if isQuoted || byte != 0x0A && byte != 0x0D {
        cells[cells.count - 1].append(byte)
      }
    }
    return cells.enumerated().map { column, raw in
      let text = String(decoding: raw, as: UTF8.self)
      let value =
        text.hasPrefix("\"")
        ? text.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
          .joined(separator: "\"") : text
      let name = column < layout.header.count ? layout.header[column] : ""
      return ContentLine(raw: raw, name: name, value: Array(value.utf8), line: line)
    }
  }

  /// The lines with their ends.
  static func physicalLines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for (index, byte) in bytes.enumerated() {
      lines[lines.count - 1].append(byte)
      let rest = bytes[(index + 1)...]
      let isEnd =
        byte == 0x0A
        || byte == 0x0D && rest.first != 0x0A && !rest.starts(with: [0x0D, 0x0A])
      if isEnd { lines.append([]) }
    }
    return lines.filter { !$0.isEmpty }
  }

  private static func decoded(_ line: ContentLine) -> ContentLine {
    var text = ""
    for physical in physicalLines(line.raw) {
      let body = String(decoding: physical, as: UTF8.self).filter { !$0.isNewline }
      text += text.isEmpty ? body : String(body.dropFirst())
    }
    var line = line
    guard let colon = text.firstIndex(of: ":") else {
      line.value = Array(text.utf8)
      return line
    }
    line.value = Array(text[text.index(after: colon)...].utf8)
    let parts = text[..<colon].split(separator: ";").map(String.init)
    let names = (parts.first ?? "").split(separator: ".").map(String.init)
    line.group = names.count > 1 ? names[0] : ""
    line.name = names.last?.uppercased() ?? ""
    line.parameters = parts.dropFirst().map { part in
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      return sides.count == 2
        ? .init(
          name: sides[0].uppercased(),
          values: sides[1].split(separator: ",").map(String.init)
        )
        : .init(name: "TYPE", values: [part])
    }
    return line
  }
}

/// The digits of a phone number behind trunk zero or country code; the small letters of an e-mail.
func testKey(_ line: ContentLine) -> String {
  let text = String(decoding: line.value, as: UTF8.self)
  switch line.name {
  case "TEL": return phoneKey(text)
  case "EMAIL": return text.lowercased()
  default: return ""
  }
}

func phoneKey(_ text: String) -> String {
  var digits = text.filter(\.isNumber)
  if text.hasPrefix("+49") { digits.removeFirst(2) }
  if digits.hasPrefix("0") { digits.removeFirst() }
  return digits
}
