package import ContactModel

// A line gets another value, and nothing else of it changes: group, parameters, their spelling, the
// way in which it is encoded and folded, its line end.
//
//   TEL;HOME;ENCODING=QUOTED-PRINTABLE:030=20123=      TEL;HOME;ENCODING=QUOTED-PRINTABLE:+49 30=
//    45                                            ─►   12345

/// Writes another value into a line of a card.
package struct ValueReplacement {
  /// The version of the card.
  let version: CardVersion
  /// Whether what is not declared to be otherwise is in UTF-8.
  let isUTF8: Bool
  /// The encoding of what is neither UTF-8 nor declared; `nil` for Windows-1252.
  let charset: String?

  /// Prepares to write lines of one card.
  ///
  /// - Parameters:
  ///   - version: The version of the card.
  ///   - isUTF8: Whether what is not declared to be otherwise is in UTF-8.
  ///   - charset: The encoding of what is neither UTF-8 nor declared; `nil` for Windows-1252.
  package init(version: CardVersion, isUTF8: Bool, charset: String?) {
    self.version = version
    self.isUTF8 = isUTF8
    self.charset = charset
  }

  /// The bytes of a line with another value.
  ///
  /// - Parameters:
  ///   - line: A line of the card.
  ///   - meant: The value as ``ContentLines/decodedValue(of:charset:)`` gives it, its escapes in it.
  ///   - parameters: What is written behind the parameters that the line has, as `;TYPE=work`.
  /// - Returns: The bytes; `nil` where the line cannot be written so that it is read as that.
  package func raw(
    of line: ContentLine,
    value meant: [UInt8],
    adding parameters: [UInt8] = []
  ) -> [UInt8]? {
    guard let written = Written(line.raw, keepsBlanks: version == .v21),
      let value = encoded(meant, of: line, written)
    else { return nil }
    var header = written.header
    header.insert(contentsOf: parameters, at: header.count - 1)
    let raw = put(header, value, as: written, isQuotedPrintable: line.isInQuotedPrintable)
    return isReadAsMeant(raw, line, value: meant, addition: !parameters.isEmpty) ? raw : nil
  }

  /// A line as it stands in its card.
  private struct Written {
    /// All before the value, unfolded, with the colon.
    var header: [UInt8]
    var value: [UInt8]
    var continuation: CardLine.Continuation
    /// What ends it; empty for the last line of a text.
    var ending: [UInt8]
    /// What ends its lines within.
    var lineEnd: [UInt8]
    /// The bytes on its first line.
    var width: Int
    /// The blank that begins its second line.
    var blank: UInt8

    init?(_ raw: [UInt8], keepsBlanks: Bool) {
      let span = raw.span
      var scanner = CardLineScanner(position: 0, line: 1)
      guard let line = scanner.next(in: span), line.raw == 0..<raw.count else { return nil }
      switch line.continuation {
      case .base64, .backslashes: return nil
      // In vCard 2.1 the blank is text, so that it is not known where a line may be broken.
      case .folds: if keepsBlanks { return nil }
      case .none, .softBreaks: break
      }
      let text = line.unfolded(in: span, keepsBlanks: keepsBlanks)
      guard let header = PropertyHeader(in: text.span, 0..<text.count) else { return nil }
      self.header = Array(text[..<header.value])
      value = Array(text[header.value...])
      continuation = line.continuation
      ending = Array(raw.suffix { $0 == .lineFeed || $0 == .carriageReturn })
      width = line.first.count
      let end = Array(raw[line.first.upperBound...].prefix { $0.isLineEnd })
      lineEnd = end.isEmpty ? [.carriageReturn, .lineFeed] : end
      let second = line.first.upperBound + end.count
      blank = continuation == .folds && second < raw.count ? raw[second] : .space
    }
  }

  // MARK: Encoding

  /// The bytes for a value, in the encoding of the line.
  private func encoded(
    _ value: [UInt8],
    of line: ContentLine,
    _ written: Written
  ) -> [UInt8]? {
    guard !value.contains(where: \.isLineEnd) else { return nil }
    guard let bytes = inCharset(value, of: line) else { return nil }
    guard line.isInQuotedPrintable else { return bytes }
    // Some phones encode every letter.
    let isEncodedWhole =
      written.value.count >= 3
      && stride(from: 0, to: written.value.count, by: 3).allSatisfy { written.value[$0] == .equals }
    let hidesSemicolons = written.value.containsHiddenSemicolon
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      // A semicolon of the text was hidden from the separators, and is hidden again.
      if hidesSemicolons, byte == .backslash, index + 1 < bytes.count,
        bytes[index + 1] == .semicolon
      {
        continue
      }
      if hidesSemicolons, byte == .semicolon, index > 0, bytes[index - 1] == .backslash {
        result += [.equals, UInt8(ascii: "3"), UInt8(ascii: "B")]
        continue
      }
      let isPlain = byte == .space ? index + 1 < bytes.count : (0x21..<0x7F).contains(byte)
      let isSeparator = byte == .semicolon
      if isPlain, byte != .equals, !isEncodedWhole || isSeparator {
        result.append(byte)
      } else {
        result += [.equals, Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    return result
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private func inCharset(_ value: [UInt8], of line: ContentLine) -> [UInt8]? {
    let name = Array((line.parameters.first { $0.name == "CHARSET" }?.values.first ?? "").utf8)
    let declared = CharsetName(name)
    if case .foreign(let known) = declared, CharsetName.hidesInSevenBits(known) { return nil }
    guard value.contains(where: { $0 >= 0x80 }) else { return value }
    let own = ContentLines.transferDecoded(of: line)
    // A line's value is UTF-8 by now, also where its bytes are not.
    let bytes = line.isInQuotedPrintable ? own : line.raw
    if bytes.contains(where: { $0 >= 0x80 }), UTF8Validity.isValid(bytes.span, 0..<bytes.count) {
      return value
    }
    return switch declared {
    case .utf8: value
    case .windows1252: ForeignCharset.encode(value, to: "CP1252")
    case .foreign(let known): ForeignCharset.encode(value, to: known)
    case .unknown: isUTF8 ? value : ForeignCharset.encode(value, to: charset ?? "CP1252")
    }
  }

  // MARK: Folding

  private func put(
    _ header: [UInt8],
    _ value: [UInt8],
    as written: Written,
    isQuotedPrintable: Bool
  ) -> [UInt8] {
    // Who wrote a long line on one does so on purpose.
    let longest = LineSpelling.longestLine
    let isLong = written.continuation == .none && written.width > longest
    if isQuotedPrintable {
      guard !isLong else { return header + value + written.ending }
      return softBroken(header, value, written)
    }
    let text = header + value
    guard version != .v21, !isLong else { return text + written.ending }
    let width = written.continuation == .folds ? max(20, written.width) : longest
    var folded = LineSpelling.folded(text, lineEnd: written.lineEnd, width: width)
    if written.blank != .space { replaceBlanks(&folded, by: written.blank, written.lineEnd) }
    folded.removeLast(written.lineEnd.count)
    return folded + written.ending
  }

  private func replaceBlanks(_ folded: inout [UInt8], by blank: UInt8, _ lineEnd: [UInt8]) {
    guard let last = lineEnd.last else { return }
    for index in folded.indices.dropFirst() where folded[index - 1] == last {
      folded[index] = blank
    }
  }

  private func softBroken(
    _ header: [UInt8],
    _ value: [UInt8],
    _ written: Written
  ) -> [UInt8] {
    var result = header
    var column = header.count
    var index = 0
    while index < value.count {
      let length = value[index] == .equals ? 3 : 1
      if column + length > LineSpelling.longestLine {
        result += [.equals] + written.lineEnd
        column = 0
      }
      result += value[index..<min(index + length, value.count)]
      column += length
      index += length
    }
    return result + written.ending
  }

  // MARK: Trying it

  /// Whether the new bytes are read as the line with the new value.
  private func isReadAsMeant(
    _ raw: [UInt8],
    _ line: ContentLine,
    value: [UInt8],
    addition: Bool
  ) -> Bool {
    let head = Array("VERSION:\(version.text)\r\n".utf8)
    let lines = ContentLines.card((head + raw)[...], firstLine: 1, charset: charset)
    guard lines.count == 2, lines[1].raw == raw else { return false }
    let read = lines[1]
    return read.name == line.name && read.group == line.group
      && (addition || read.parameters == line.parameters)
      && ContentLines.decodedValue(of: read, charset: charset) == value
  }
}

extension ContentLine {
  fileprivate var isInQuotedPrintable: Bool {
    let encoding = parameters.first { $0.name == "ENCODING" }?.values.first ?? ""
    return ["QUOTED-PRINTABLE", "QP", "Q"].contains(encoding.uppercased())
  }
}

extension Array where Element == UInt8 {
  /// Whether it has a semicolon in quoted-printable.
  fileprivate var containsHiddenSemicolon: Bool {
    indices.contains { index in
      self[index] == .equals && index + 2 < count && self[index + 1] == UInt8(ascii: "3")
        && self[index + 2].upper == UInt8(ascii: "B")
    }
  }

  /// The longest end whose bytes are all so.
  fileprivate func suffix(_ isSo: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = count
    while start > 0, isSo(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
