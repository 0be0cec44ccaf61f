// "NOTE:a long\r\n  line\r\nEND:VCARD\r\n" has two content lines: the first goes over two lines of
// text, and is "NOTE:a long line" when it is unfolded.

/// A line of a card, with its continuations.
struct CardLine {
  enum Continuation {
    /// It stands on one line.
    case none
    /// The following lines begin with a blank, which is not part of the text.
    case folds
    /// The lines before the last end in `=`, which is not part of the text.
    case softBreaks
    /// The following lines are base64, with or without blanks.
    case base64
    /// The lines before the last end in a backslash, which stands for a blank.
    case backslashes
  }

  /// All its bytes, line end included.
  var raw: Range<Int>
  /// The bytes of its first line, without the line end.
  var first: Range<Int>
  var continuation: Continuation
  /// The number of its first line, counted from 1.
  var line: Int

  /// Whether nothing but blanks stands on it.
  func isBlank(in bytes: Span<UInt8>) -> Bool { bytes.trimmed(first).isEmpty }
}

/// Takes a text of cards apart into content lines.
///
/// - Note: Source: RFC 2425, section 5.8.1 (folds); vCard 2.1, section 2.1.3 and 2.4.
struct CardLineScanner {
  /// Where the next line begins.
  private(set) var position: Int
  /// The number of the next line, counted from 1.
  private(set) var line: Int

  /// A line is not continued beyond this length, in bytes.
  private let longest: Int

  init(position: Int, line: Int, longest: Int = ReadingBounds.standard.line) {
    self.position = position
    self.line = line
    self.longest = longest
  }

  /// The next content line, or `nil` at the end.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> CardLine? {
    guard position < bytes.count else { return nil }
    let start = position
    let (text, next) = LineEnds.line(in: bytes, from: start)
    var result = CardLine(
      raw: start..<next,
      first: start..<text,
      continuation: .none,
      line: line
    )
    line += 1
    position = next
    // A line that is empty is not continued; most others are not either.
    guard text > start, next < bytes.count else { return result }
    let isFold = bytes[next] == .space || bytes[next] == .tab
    let last = bytes[text - 1]
    if isFold || last == .equals || last == .colon || last == .backslash || text - start >= 60 {
      // What seems to continue the line that ends a card is no part of it.
      if CardDelimiter(in: bytes, result.first) == nil { continueLine(&result, in: bytes) }
    }
    return result
  }

  /// Takes in the lines that continue `line`.
  private mutating func continueLine(_ line: inout CardLine, in bytes: Span<UInt8>) {
    let limit = min(bytes.count, line.raw.lowerBound + longest)
    let isEncoded = Self.header(of: line.first, in: bytes, mentions: Self.quotedPrintable)
    if isEncoded && bytes[line.first.upperBound - 1] == .equals {
      line.continuation = .softBreaks
      followSoftBreaks(in: bytes, limit: limit)
    } else {
      let isBase64 = isBase64(line.first, in: bytes)
      let first = position
      if bytes[line.first.upperBound - 1] == .backslash, !isBase64, followBackslashes(in: bytes) {
        line.continuation = .backslashes
        line.raw = line.raw.lowerBound..<position
        return
      }
      followFolds(in: bytes, limit: limit)
      // Base64 may be folded first and go on without blanks.
      if isBase64 { followBase64(in: bytes, limit: limit) }
      if position > first { line.continuation = isBase64 ? .base64 : .folds }
    }
    line.raw = line.raw.lowerBound..<position
  }

  /// Takes in lines as long as the line before ends in a backslash and they are no properties, and
  /// returns whether there are any.
  ///
  /// Microsoft's old programs write an address of several lines so.
  private mutating func followBackslashes(in bytes: Span<UInt8>) -> Bool {
    let start = position
    while position < bytes.count {
      let (text, next) = LineEnds.line(in: bytes, from: position)
      guard text > position, CardDelimiter(in: bytes, position..<text) == nil,
        bytes[position] != .space, bytes[position] != .tab,
        PropertyHeader(in: bytes, position..<text) == nil
      else { break }
      position = next
      line += 1
      if bytes[text - 1] != .backslash { break }
    }
    return position > start
  }

  private mutating func followFolds(in bytes: Span<UInt8>, limit: Int) {
    while position < limit, bytes[position] == .space || bytes[position] == .tab {
      position = LineEnds.line(in: bytes, from: position).next
      line += 1
    }
  }

  /// Takes in lines as long as the line before ends in `=`.
  private mutating func followSoftBreaks(in bytes: Span<UInt8>, limit: Int) {
    while position < limit {
      let (text, next) = LineEnds.line(in: bytes, from: position)
      if CardDelimiter(in: bytes, position..<text) != nil { return }
      if text == position {
        // An empty line ends the value (Evolution) unless what follows cannot be a property, as
        // where all line ends were doubled.
        guard next < limit, !Self.beginsProperty(in: bytes, at: next) else { return }
        position = next
        line += 1
        continue
      }
      position = next
      line += 1
      if bytes[text - 1] != .equals { return }
    }
  }

  /// Takes in lines of base64, indented or not.
  private mutating func followBase64(in bytes: Span<UInt8>, limit: Int) {
    while position < limit {
      let (text, next) = LineEnds.line(in: bytes, from: position)
      let content = bytes.trimmed(position..<text)
      guard !content.isEmpty, content.allSatisfy({ bytes[$0].isBase64 }) else { break }
      position = next
      line += 1
    }
  }

  private func isBase64(_ first: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    Self.header(of: first, in: bytes, mentions: Self.base64)
      || Self.header(of: first, in: bytes, mentions: Self.encodingB)
  }

  static let quotedPrintable = Array("QUOTED-PRINTABLE".utf8)
  private static let base64 = Array("BASE64".utf8)
  private static let encodingB = Array("ENCODING=B".utf8)

  /// Whether `word`, in upper case, stands among the parameters of a line.
  static func header(of line: Range<Int>, in bytes: Span<UInt8>, mentions word: [UInt8]) -> Bool {
    let colon = bytes.firstIndex(of: .colon, in: line) ?? line.upperBound
    guard let first = bytes.firstIndex(of: .semicolon, in: line.lowerBound..<colon) else {
      return false
    }
    var start = first
    while start + word.count <= colon {
      var matched = 0
      while matched < word.count && bytes[start + matched].upper == word[matched] { matched += 1 }
      if matched == word.count { return true }
      start += 1
    }
    return false
  }

  /// Whether a property or a line with nothing on it begins at `start`.
  private static func beginsProperty(in bytes: Span<UInt8>, at start: Int) -> Bool {
    let text = LineEnds.line(in: bytes, from: start).text
    return text == start || PropertyHeader(in: bytes, start..<text) != nil
  }
}

/// What begins or ends a card.
enum CardDelimiter {
  case begin, end

  private static let beginText = Array("BEGIN".utf8)
  private static let endText = Array("END".utf8)
  private static let card = Array("VCARD".utf8)

  /// What `line` is, if it is either; blanks and a byte order mark before it do not matter.
  @inline(__always)
  init?(in bytes: Span<UInt8>, _ line: Range<Int>) {
    // All but few lines are known by their length or their first letter.
    guard line.count >= 9 else { return nil }
    let first = bytes[line.lowerBound].upper
    let second = bytes[line.lowerBound + 1].upper
    guard
      first == UInt8(ascii: "B") && second == UInt8(ascii: "E")
        || first == UInt8(ascii: "E") && second == UInt8(ascii: "N")
        || first.isBlank || first == 0xEF
    else { return nil }
    self.init(carefullyIn: bytes, line)
  }

  private init?(carefullyIn bytes: Span<UInt8>, _ line: Range<Int>) {
    var content = bytes.trimmed(line)
    // One stands before each part of files that were put together, or two in a row.
    while content.count > 3, bytes[content.lowerBound] == 0xEF,
      bytes[content.lowerBound + 1] == 0xBB,
      bytes[content.lowerBound + 2] == 0xBF
    {
      content = (content.lowerBound + 3)..<content.upperBound
    }
    // Blanks around the colon are forgiven.
    guard content.count >= 9, let colon = bytes.firstIndex(of: .colon, in: content),
      bytes.equals(bytes.trimmed((colon + 1)..<content.upperBound), upper: Self.card)
    else { return nil }
    let name = bytes.trimmed(content.lowerBound..<colon)
    if bytes.equals(name, upper: Self.beginText) {
      self = .begin
    } else if bytes.equals(name, upper: Self.endText) {
      self = .end
    } else {
      return nil
    }
  }
}

extension Span<UInt8> {
  /// Whether `range` is `text`, which is in upper case, in upper or lower case.
  func equals(_ range: Range<Int>, upper text: [UInt8]) -> Bool {
    guard range.count == text.count else { return false }
    for offset in 0..<text.count where self[range.lowerBound + offset].upper != text[offset] {
      return false
    }
    return true
  }
}

extension UInt8 {
  /// Whether it is a sign of base64.
  var isBase64: Bool {
    upper &- UInt8(ascii: "A") < 26 || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "/") || self == .equals
  }
}
