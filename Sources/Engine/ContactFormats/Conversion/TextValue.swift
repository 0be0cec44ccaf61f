/// The escapes of values, and the parts between their separators.
///
/// `a\, b\nc` is the text "a, b", a line end, "c".
enum TextValue {
  /// The parts of `value` between the separators that no backslash stands before.
  static func split(_ value: [UInt8], at separator: UInt8) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if byte == separator && !isEscaped {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
      isEscaped = byte == .backslash && !isEscaped
    }
    return parts
  }

  /// The text that `value` stands for.
  ///
  /// A backslash before another sign than the standards name is text. In vCard 2.1 `\n` is text.
  static func plain(_ value: [UInt8], version: CardVersion = .v40) -> [UInt8] {
    guard value.contains(.backslash) else { return value }
    let escapes = TextEscapes(hasLineEnds: version != .v21, joinsAtCommas: false)
    return escapes.undone(in: value.span, 0..<value.count)
  }

  /// `text` as a value of vCard 3.0 and 4.0; each line end becomes `\n`.
  static func escaped(_ text: [UInt8]) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(text.count + 8)
    for byte in withPlainLineEnds(text) {
      switch byte {
      case .backslash, .comma, .semicolon: value += [.backslash, byte]
      case .lineFeed: value += [.backslash, UInt8(ascii: "n")]
      default: value.append(byte)
      }
    }
    return value
  }

  /// `value` with its line ends as `\n`, and nothing else escaped.
  static func withEscapedLineEnds(_ value: [UInt8]) -> [UInt8] {
    guard value.contains(where: \.isLineEnd) else { return value }
    var result: [UInt8] = []
    for byte in withPlainLineEnds(value) {
      result += byte == .lineFeed ? [.backslash, UInt8(ascii: "n")] : [byte]
    }
    return result
  }

  /// `text` as a value of vCard 2.1, which escapes as little as can be; line ends stay.
  ///
  /// Readers differ in what they take for an escape; a backslash is doubled only where one of them
  /// would swallow it.
  static func escaped21(_ text: [UInt8], isComponent: Bool, isListItem: Bool) -> [UInt8] {
    var value: [UInt8] = []
    for (index, byte) in text.enumerated() {
      switch byte {
      case .backslash:
        let next = index + 1 < text.count ? text[index + 1] : nil
        switch next {
        case nil, .backslash, .comma, .semicolon, .colon: value += [.backslash, byte]
        default: value.append(byte)
        }
      case .semicolon where isComponent, .comma where isListItem: value += [.backslash, byte]
      default: value.append(byte)
      }
    }
    return value
  }

  /// `text` with a line feed for each line end.
  static func withPlainLineEnds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(.carriageReturn) else { return text }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let isPair =
        text[index] == .carriageReturn && index + 1 < text.count && text[index + 1] == .lineFeed
      if isPair { index += 1 }
      result.append(text[index] == .carriageReturn ? .lineFeed : text[index])
      index += 1
    }
    return result
  }

  /// The items of a list, as texts.
  static func list(_ value: [UInt8], version: CardVersion = .v40) -> [[UInt8]] {
    split(value, at: .comma).map { plain($0, version: version) }
  }

  /// The components of a structured value, each with its items, as texts.
  static func structured(_ value: [UInt8], version: CardVersion = .v40) -> [[[UInt8]]] {
    split(value, at: .semicolon).map { component in
      // In vCard 2.1 a comma is text.
      version == .v21 ? [plain(component, version: version)] : list(component)
    }
  }

  /// A structured value of `components`.
  static func structured(_ components: [[[UInt8]]]) -> [UInt8] {
    let written = components.map { items in
      Array(items.map(escaped).joined(separator: [.comma]))
    }
    return Array(written.joined(separator: [.semicolon]))
  }
}

/// The text of a parameter's value, apart from how it is spelled in a line.
///
/// - Note: Source: RFC 6868: `^n` is a line end, `^'` a double quote, `^^` a caret.
enum ParameterText {
  /// The text that a value in a line stands for.
  static func decoded(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "^")) else { return value }
    var text: [UInt8] = []
    var rest = value.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "^"), let next = rest.first else {
        text.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "n"): text.append(.lineFeed)
      case UInt8(ascii: "'"): text.append(.quote)
      case UInt8(ascii: "^"): text.append(next)
      default:
        text.append(byte)
        continue
      }
      rest = rest.dropFirst()
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `text` as it stands in a line, quotes around it apart.
  static func encoded(_ text: String) -> String {
    var value: [UInt8] = []
    for byte in TextValue.withPlainLineEnds(Array(text.utf8)) {
      switch byte {
      case .lineFeed: value += Array("^n".utf8)
      case .quote: value += Array("^'".utf8)
      case UInt8(ascii: "^"): value += Array("^^".utf8)
      default: value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
