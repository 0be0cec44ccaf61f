package import ContactModel

/// Writes a line of a card: its header, its value, its folds.
package enum LineSpelling {
  /// The most bytes that stand on one line of text, its end apart (RFC 6350, section 3.2).
  static let longestLine = 75

  /// `line` with the bytes that a card of `version` has for it.
  ///
  /// In vCard 2.1, text that is long, not ASCII or of several lines becomes quoted-printable; the
  /// parameters and the value of the result are as they are written.
  package static func spelled(
    _ line: ContentLine,
    version: CardVersion,
    lineEnd: [UInt8] = [.carriageReturn, .lineFeed]
  ) -> ContentLine {
    var result = line
    if line.name.isEmpty {
      result.raw = line.value.filter { !$0.isLineEnd } + lineEnd
      return result
    }
    let isBase64 = LineCoding(line).isBase64
    if version == .v21 && !isBase64 {
      if let nested = nestedCard(line, lineEnd: lineEnd) {
        result.raw = nested
        return result
      }
      let plain = header(line, version: version) + line.value
      if needsEncoding(plain, value: line.value) {
        encode(&result)
        result.raw = softBroken(header(result, version: version), result.value, lineEnd: lineEnd)
        return result
      }
      result.raw = plain + lineEnd
      return result
    }
    let value = TextValue.withEscapedLineEnds(line.value)
    result.value = value
    result.raw = folded(header(line, version: version) + value, lineEnd: lineEnd)
    // The blank line that ends base64 in vCard 2.1.
    if version == .v21 { result.raw += lineEnd }
    return result
  }

  /// All before the value, as `item1.TEL;TYPE=home:`.
  static func header(_ line: ContentLine, version: CardVersion) -> [UInt8] {
    var bytes: [UInt8] = []
    if !line.group.isEmpty { bytes += Array(line.group.utf8) + [.dot] }
    bytes += line.name.utf8
    for parameter in line.parameters { append(parameter, to: &bytes, version: version) }
    bytes.append(.colon)
    return bytes
  }

  private static func append(
    _ parameter: ContentLine.Parameter,
    to bytes: inout [UInt8],
    version: CardVersion
  ) {
    if version == .v21 && parameter.name == "TYPE" && parameter.values.allSatisfy(isBareWord) {
      for value in parameter.values { bytes += [.semicolon] + Array(value.utf8) }
      return
    }
    bytes.append(.semicolon)
    bytes += parameter.name.utf8
    bytes.append(.equals)
    let values = parameter.values.map(parameterValue)
    bytes += values.joined(separator: [.comma])
  }

  /// Whether vCard 2.1 may have the word without the name of its parameter.
  private static func isBareWord(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    let isPlain = bytes.allSatisfy {
      $0.upper &- UInt8(ascii: "A") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-")
    }
    guard isPlain, !bytes.isEmpty else { return false }
    let packed = PackedWord(bytes.span, 0..<bytes.count)
    return packed.flatMap { PropertyParameters.encoding($0) } == nil
  }

  private static func parameterValue(_ value: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var needsQuotes = value.utf8.first == .space || value.utf8.last == .space
    for byte in value.utf8 {
      switch byte {
      case .quote: bytes += Array("^'".utf8)
      case .lineFeed: bytes += Array("^n".utf8)
      case .carriageReturn: break
      case .comma, .semicolon, .colon:
        needsQuotes = true
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
    return needsQuotes ? [.quote] + bytes + [.quote] : bytes
  }

  /// `text` over as many lines as it takes, none of which begins or ends within a letter.
  static func folded(
    _ text: [UInt8],
    lineEnd: [UInt8],
    width: Int = longestLine
  ) -> [UInt8] {
    guard text.count > width else { return text + lineEnd }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 24)
    var start = 0
    while start < text.count {
      // The blank that begins a continuation counts.
      let room = start == 0 ? width : width - 1
      var end = min(start + room, text.count)
      while end < text.count, end > start + 1, text[end] & 0xC0 == 0x80 { end -= 1 }
      if start > 0 { result.append(.space) }
      result += text[start..<end]
      result += lineEnd
      start = end
    }
    return result
  }

  /// A card within a card, as vCard 2.1 has it: on lines of its own.
  private static func nestedCard(_ line: ContentLine, lineEnd: [UInt8]) -> [UInt8]? {
    guard line.name == "AGENT", let card = AgentValue.card(line.value) else { return nil }
    let lines = card.split(separator: .lineFeed, omittingEmptySubsequences: true)
    return header(line, version: .v21) + lineEnd + lines.flatMap { $0 + lineEnd }
  }

  private static func needsEncoding(_ text: [UInt8], value: [UInt8]) -> Bool {
    text.count > longestLine || value.contains { $0 >= 0x7F || ($0 < 0x20 && $0 != .tab) }
      || value.last == .space || value.last == .equals
  }

  /// Makes the value quoted-printable, its soft breaks apart.
  private static func encode(_ line: inout ContentLine) {
    let isForeign = line.value.contains { $0 >= 0x80 }
    var value: [UInt8] = []
    let text = TextValue.withPlainLineEnds(line.value)
    for (index, byte) in text.enumerated() {
      switch byte {
      case .lineFeed: value += Array("=0D=0A".utf8)
      case .space where index + 1 < text.count: value.append(byte)
      case 0x21..<0x7F where byte != .equals: value.append(byte)
      default: value += [.equals, hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    line.value = value
    // First, since some readers look for it before a colon in quotes.
    var coding = [ContentLine.Parameter(name: "ENCODING", values: ["QUOTED-PRINTABLE"])]
    if isForeign { coding.append(ContentLine.Parameter(name: "CHARSET", values: ["UTF-8"])) }
    line.parameters.insert(contentsOf: coding, at: 0)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// A quoted-printable value behind its header, in lines of at most 76 signs.
  private static func softBroken(
    _ header: [UInt8],
    _ value: [UInt8],
    lineEnd: [UInt8]
  ) -> [UInt8] {
    var result = header
    var column = header.count
    var index = 0
    while index < value.count {
      let length = value[index] == .equals ? 3 : 1
      if column + length > longestLine {
        result += [.equals] + lineEnd
        column = 0
      }
      result += value[index..<min(index + length, value.count)]
      column += length
      index += length
    }
    return result + lineEnd
  }
}

/// A card that stands in the AGENT of another.
enum AgentValue {
  /// The card in `value`, its lines between line feeds; `nil` where there is none on several lines.
  static func card(_ value: [UInt8]) -> [UInt8]? {
    let text = TextValue.withPlainLineEnds(value)
    let range = text.span.trimmed(0..<text.count)
    let card = Array(text[range])
    let lines = card.split(separator: .lineFeed, omittingEmptySubsequences: false)
    let delimiters = lines.map { line in
      CardDelimiter(in: card.span, line.startIndex..<line.endIndex)
    }
    // One card and no blank line: what is deeper is kept as text.
    guard lines.count > 1, delimiters.count(where: { $0 != nil }) == 2,
      case .begin? = delimiters[0], case .end? = delimiters[lines.count - 1],
      !lines.contains(where: \.isEmpty)
    else { return nil }
    return card
  }
}
