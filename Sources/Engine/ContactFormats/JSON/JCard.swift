import ContactModel

/// Cards as JSON arrays.
///
/// `TEL;TYPE=home:+1 555` is `["tel", {"type": "home"}, "text", "+1 555"]`.
///
/// - Note: Source: RFC 7095.
enum JCard {
  /// A line that holds an element of a jCard that is no property, as JSON.
  static let strayName = "X-JCARD"

  /// Whether `value` is a jCard.
  static func isCard(_ value: JSONValue) -> Bool {
    guard let elements = value.elements, elements.count >= 2 else { return false }
    return elements[0].string?.lowercased() == "vcard" && elements[1].elements != nil
  }

  /// The properties of a jCard, as lines of vCard 4.0.
  static func properties(of card: JSONValue, line: Int) -> [ContentLine] {
    guard let elements = card.elements, isCard(card) else { return [] }
    let lines = (elements[1].elements ?? []).compactMap { element -> ContentLine? in
      if let read = property(element, line: line) { return read.name == "VERSION" ? nil : read }
      return stray(element, line: line)
    }
    return lines + elements.dropFirst(2).map { stray($0, line: line) }
  }

  private static func stray(_ element: JSONValue, line: Int) -> ContentLine {
    ContentLine(
      property: strayName,
      value: TextValue.withEscapedLineEnds(element.written),
      line: line
    )
  }

  /// The line that a property of a jCard is; `nil` where it is none.
  static func property(_ value: JSONValue, line: Int) -> ContentLine? {
    guard let elements = value.elements, elements.count >= 4, let name = elements[0].string,
      isName(name), let members = elements[1].members, let type = elements[2].string?.lowercased()
    else { return nil }
    var result = ContentLine(property: name.uppercased(), value: [], line: line)
    for member in members {
      if member.key.lowercased() == "group", let group = member.value.string, isGroup(group) {
        result.group = group
        continue
      }
      guard isName(member.key), let values = parameterValues(member.value) else { return nil }
      result.parameters.append(.init(name: member.key.uppercased(), values: values))
    }
    let form = PropertyForm.of(result.name)
    if type != "unknown", type != form.valueType {
      result.parameters.append(.init(name: "VALUE", values: [type]))
    }
    guard let written = self.value(Array(elements[3...]), type: type, form: form) else {
      return nil
    }
    result.value = written
    return result
  }

  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        $0.upper &- UInt8(ascii: "A") < 26 || $0 &- UInt8(ascii: "0") < 10
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "/")
      }
  }

  /// Whether it can stand before the name of a property; more than one, by careless programs.
  static func isGroup(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName(String($0)) }
  }

  /// The values of a parameter as they stand in a line; `nil` where they are neither text nor
  /// number.
  static func parameterValues(_ value: JSONValue) -> [String]? {
    switch value {
    case .array(let elements):
      let values = elements.compactMap { $0.elements == nil ? parameterValues($0) : nil }
      return values.count == elements.count ? values.flatMap { $0 } : nil
    case .string(let text): return [ParameterText.encoded(String(decoding: text, as: UTF8.self))]
    case .number(let digits): return [String(decoding: digits, as: UTF8.self)]
    case .bool(let flag): return [flag ? "true" : "false"]
    case .null, .object: return nil
    }
  }

  private static func value(_ values: [JSONValue], type: String, form: PropertyForm) -> [UInt8]? {
    let parts = values.map { value -> [UInt8]? in
      guard let components = value.elements else { return scalar(value, type: type) }
      let written = components.map { component -> [UInt8]? in
        guard let items = component.elements else { return scalar(component, type: type) }
        let texts = items.map { scalar($0, type: type) }
        return texts.contains(nil)
          ? nil : Array(texts.compactMap { $0 }.joined(separator: [.comma]))
      }
      return written.contains(nil)
        ? nil : Array(written.compactMap { $0 }.joined(separator: [.semicolon]))
    }
    guard !parts.contains(nil) else { return nil }
    return Array(parts.compactMap { $0 }.joined(separator: [.comma]))
  }

  private static func scalar(_ value: JSONValue, type: String) -> [UInt8]? {
    switch value {
    case .bool(let flag): return Array((flag ? "TRUE" : "FALSE").utf8)
    case .number(let digits): return digits
    case .string(let text):
      switch type {
      case "uri", "unknown", "language-tag", "boolean", "integer", "float":
        return TextValue.withEscapedLineEnds(text)
      case "date", "time", "date-time", "date-and-or-time", "timestamp":
        return DateForms.basic(text) ?? TextValue.escaped(text)
      case "utc-offset": return DateForms.basicOffset(text) ?? TextValue.escaped(text)
      default: return TextValue.escaped(text)
      }
    case .null, .array, .object: return nil
    }
  }
}
