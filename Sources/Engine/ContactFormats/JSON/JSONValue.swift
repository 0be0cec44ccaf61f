/// A value of JSON as it was read: text as bytes, numbers as they were written, members in order.
indirect enum JSONValue: Equatable, Sendable {
  /// A member of an object.
  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONValue

    init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// The digits as written.
  case number([UInt8])
  case string([UInt8])
  case array([JSONValue])
  case object([Member])

  /// A text.
  static func text(_ text: String) -> JSONValue { .string(Array(text.utf8)) }

  /// A whole number.
  static func integer(_ number: Int) -> JSONValue { .number(Array(String(number).utf8)) }

  /// The value of an object's first member of that name; setting `nil` removes it.
  subscript(key: String) -> JSONValue? {
    get { members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The bytes of a text.
  var bytes: [UInt8]? {
    guard case .string(let bytes) = self else { return nil }
    return bytes
  }

  /// A text.
  var string: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  /// A whole number as written.
  var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Whether it says the same as `other`: the order of members does not matter.
  func isEquivalent(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let one), .object(let two)):
      one.count == two.count
        && one.allSatisfy { member in
          other[member.key]?.isEquivalent(to: member.value) == true
        }
    default: self == other
    }
  }

  /// The value as JSON, without blanks.
  var written: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += Array("null".utf8)
    case .bool(let flag): bytes += Array((flag ? "true" : "false").utf8)
    case .number(let digits): bytes += digits
    case .string(let text): Self.append(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(.comma) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(.comma) }
        Self.append(Array(member.key.utf8), to: &bytes)
        bytes.append(.colon)
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(.quote)
    for byte in text {
      switch byte {
      case .quote, .backslash: bytes += [.backslash, byte]
      case .lineFeed: bytes += Array("\\n".utf8)
      case .carriageReturn: bytes += Array("\\r".utf8)
      case .tab: bytes += Array("\\t".utf8)
      case 0..<0x20:
        bytes += Array("\\u00".utf8) + Array((byte < 0x10 ? "0" : "").utf8)
        bytes += Array(String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(.quote)
  }
}

/// Why text is not JSON; `line` is counted from 1.
struct JSONError: Error, Hashable {
  var line: Int
  /// What is wrong, as in "a comma or ] is missing".
  var reason: String
}
