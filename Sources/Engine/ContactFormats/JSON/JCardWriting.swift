import ContactModel

extension JCard {
  /// The jCard of a card whose properties are `lines` of vCard 4.0.
  static func card(_ lines: [ContentLine]) -> JSONValue {
    let version = JSONValue.array([.text("version"), .object([]), .text("text"), .text("4.0")])
    return .array([.text("vcard"), .array([version] + lines.map(element))])
  }

  /// `line` as a property of a jCard, or as the element that it holds.
  private static func element(_ line: ContentLine) -> JSONValue {
    if line.name == strayName, line.parameters.isEmpty, line.group.isEmpty {
      var reader = JSONReader(line.value)
      if let value = try? reader.value(), reader.peek() == nil, property(value, line: 1) == nil {
        return value  // `try?`: what is no JSON is an ordinary property
      }
    }
    return property(line)
  }

  /// `line` as a property of a jCard.
  ///
  /// What does not come back as it was is of the type "unknown", whose value is the line's own.
  static func property(_ line: ContentLine) -> JSONValue {
    if let natural = natural(line), let back = property(natural, line: line.line),
      back.isSame(as: line)
        || LineMeaning(back, version: .v40) == LineMeaning(line, version: .v40)
    {
      return natural
    }
    return .array([
      .text(line.name.lowercased()), parameters(of: line, withValueType: true), .text("unknown"),
      .string(line.value),
    ])
  }

  /// The parameters as an object.
  static func parameters(of line: ContentLine, withValueType: Bool = false) -> JSONValue {
    var members: [JSONValue.Member] = []
    if !line.group.isEmpty { members.append(.init("group", .text(line.group))) }
    for parameter in line.parameters where withValueType || parameter.name != "VALUE" {
      let name = parameter.name.lowercased()
      var values = parameter.values.map(ParameterText.decoded)
      if name == "type" { values = values.flatMap { $0.split(separator: ",").map(String.init) } }
      if let index = members.firstIndex(where: { $0.key == name }) {
        let old = members[index].value
        values = (old.elements ?? [old]).compactMap(\.string) + values
        members.remove(at: index)
      }
      let texts = values.map { JSONValue.text($0) }
      members.append(.init(name, texts.count == 1 ? texts[0] : .array(texts)))
    }
    return .object(members)
  }

  private static func natural(_ line: ContentLine) -> JSONValue? {
    let form = PropertyForm.of(line.name)
    let type = line.parameter("VALUE")?.lowercased() ?? form.valueType
    guard let values = values(line.value, type: type, form: form) else { return nil }
    return .array(
      [.text(line.name.lowercased()), parameters(of: line), .text(type)] + values
    )
  }

  private static func values(
    _ value: [UInt8],
    type: String,
    form: PropertyForm
  ) -> [JSONValue]? {
    switch type {
    case "unknown", "uri", "language-tag": return [.string(value)]
    case "text":
      switch form {
      case .list: return TextValue.list(value).map { .string($0) }
      case .structured: return [structured(TextValue.structured(value))]
      case .components:
        return [
          structured(TextValue.split(value, at: .semicolon).map { [TextValue.plain($0)] })
        ]
      default: return [.string(TextValue.plain(value))]
      }
    case "date", "time", "date-time", "date-and-or-time", "timestamp":
      return DateForms.extended(value).map { [.string($0)] }
    case "utc-offset": return DateForms.extendedOffset(value).map { [.string($0)] }
    case "boolean":
      switch String(decoding: value, as: UTF8.self) {
      case "TRUE": return [.bool(true)]
      case "FALSE": return [.bool(false)]
      default: return nil
      }
    case "integer", "float":
      return value.isDecimal && value.first != UInt8(ascii: "+") ? number(value) : nil
    default: return [.string(TextValue.plain(value))]
    }
  }

  private static func number(_ value: [UInt8]) -> [JSONValue]? {
    var reader = JSONReader(value)
    let digits = value.first == UInt8(ascii: "-") ? value[1...] : value[...]
    guard digits.first != .dot, digits.last != .dot,
      digits.count == 1 || digits.first != UInt8(ascii: "0")
        || digits[digits.startIndex + 1] == .dot, let number = try? reader.value(),
      reader.peek() == nil
    else { return nil }
    return [number]  // `try?`: what JSON does not take for a number is written as text
  }

  private static func structured(_ components: [[[UInt8]]]) -> JSONValue {
    let values = components.map { items -> JSONValue in
      items.count == 1 ? .string(items[0]) : .array(items.map { .string($0) })
    }
    return values.count == 1 && values[0].elements == nil ? values[0] : .array(values)
  }
}
