import ContactModel

/// Turns a line of an older version into one of vCard 4.0.
struct LineUpgrade {
  /// The version that the lines are in.
  let version: CardVersion

  /// The line as vCard 4.0 has it; `raw` is no longer of it.
  func upgraded(_ line: ContentLine) -> ContentLine {
    guard version != .v40 else { return line }
    var result = line
    result.name = PropertyNames.new(line.name)
    let coding = LineCoding(line)
    result.parameters.removeAll { $0.name == "CHARSET" }
    if coding.unknownEncoding == nil { result.parameters.removeAll { $0.name == "ENCODING" } }
    upgradeTypes(&result)
    upgradeValueType(&result)
    if line.name == "AGENT", let card = AgentValue.card(line.value) {
      result.value = TextValue.escaped(card)
    } else if coding.isBase64 {
      BinaryValue.makeURI(&result)
    } else {
      result.value = escaped(coding.decodedValue(of: line), form: .of(line.name))
      upgradeForm(&result)
    }
    return result
  }

  /// The decoded value with the escapes of vCard 4.0.
  private func escaped(_ value: [UInt8], form: PropertyForm) -> [UInt8] {
    guard version == .v21 else { return TextValue.withEscapedLineEnds(value) }
    func text(_ part: [UInt8]) -> [UInt8] {
      TextValue.escaped(TextValue.plain(part, version: .v21))
    }
    switch form {
    case .text, .date, .timestamp: return text(value)
    case .list:
      return Array(TextValue.split(value, at: .comma).map(text).joined(separator: [.comma]))
    case .structured, .components:
      return Array(
        TextValue.split(value, at: .semicolon).map(text).joined(separator: [.semicolon])
      )
    case .uri:
      return TextValue.withEscapedLineEnds(TextValue.plain(value, version: .v21))
    case .languageTag, .unknown: return TextValue.withEscapedLineEnds(value)
    }
  }

  /// `TYPE=home,pref` becomes `TYPE=home;PREF=1`.
  private func upgradeTypes(_ line: inout ContentLine) {
    let isPreferred = line.parameters.contains { parameter in
      parameter.name == "TYPE" && parameter.values.contains { Self.words($0).contains("pref") }
    }
    let hasPreference = line.parameters.contains { $0.name == "PREF" }
    guard isPreferred || line.parameters.count(where: { $0.name == "TYPE" }) > 1 else { return }
    var types: [String] = []
    var place: Int?
    for (index, parameter) in line.parameters.enumerated() where parameter.name == "TYPE" {
      place = place ?? index
      types += parameter.values.flatMap { $0.split(separator: ",").map(String.init) }
    }
    if !hasPreference { types.removeAll { $0.lowercased() == "pref" } }
    line.parameters.removeAll { $0.name == "TYPE" }
    if isPreferred && !hasPreference {
      line.parameters.append(ContentLine.Parameter(name: "PREF", values: ["1"]))
    }
    if !types.isEmpty {
      line.parameters.insert(
        ContentLine.Parameter(name: "TYPE", values: types),
        at: min(place ?? 0, line.parameters.count)
      )
    }
  }

  private static func words(_ value: String) -> [String] {
    value.split(separator: ",").map { $0.lowercased() }
  }

  private func upgradeValueType(_ line: inout ContentLine) {
    guard let index = line.parameters.firstIndex(where: { $0.name == "VALUE" }) else { return }
    let form = PropertyForm.of(line.name)
    switch line.parameters[index].values.first?.lowercased() {
    case "url", "uri", "cid", "content-id":
      if form == .uri {
        line.parameters.remove(at: index)
      } else {
        line.parameters[index].values = ["uri"]
      }
    case "inline", "binary", nil: line.parameters.remove(at: index)
    case "phone-number" where line.name == "TEL": line.parameters.remove(at: index)
    case "date" where form == .date, "date-time" where form == .date:
      line.parameters.remove(at: index)
    case "text" where form == .text: line.parameters.remove(at: index)
    default: break
    }
  }

  /// Dates, places and numbers in the spelling of vCard 4.0.
  private func upgradeForm(_ line: inout ContentLine) {
    switch PropertyForm.of(line.name) {
    case .date where line.isText: break
    case .date, .timestamp:
      if let year = line.parameters.first(where: { $0.name == Self.omitYear })?.values.first,
        let date = DateForms.basic(line.value), DateForms.matches(date[...], "dddddddd"),
        date.starts(with: year.utf8)
      {
        line.value = Array("--".utf8) + date[4...]
        line.parameters.removeAll { $0.name == Self.omitYear }
      } else if let date = DateForms.basic(line.value) {
        line.value = date
      }
    default: break
    }
    switch line.name {
    case "GEO":
      let parts = TextValue.split(line.value, at: .semicolon)
      if parts.count == 2, parts.allSatisfy(\.isDecimal) {
        line.value = Array("geo:".utf8) + parts[0] + [.comma] + parts[1]
      }
    case "TZ":
      if let offset = DateForms.basicOffset(line.value) {
        line.value = offset
        line.parameters.removeAll { $0.name == "VALUE" }
        line.parameters.append(ContentLine.Parameter(name: "VALUE", values: ["utc-offset"]))
      }
    case "TEL":
      if let index = line.parameters.firstIndex(where: { $0.name == Self.phoneValue }) {
        line.parameters[index] = ContentLine.Parameter(name: "VALUE", values: ["uri"])
        line.value = Array("tel:".utf8) + line.value
      }
    default: break
    }
  }

  /// Apple's way to leave the year out: the year that stands for none.
  static let omitYear = "X-APPLE-OMIT-YEAR"
  /// Says that the number was a `tel:` URI.
  static let phoneValue = "X-VALUE"
}

extension [UInt8] {
  /// Whether it is a number such as `-122.08`.
  var isDecimal: Bool {
    let digits = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? self[1...] : self[...]
    return !digits.isEmpty && digits.contains { $0 &- UInt8(ascii: "0") < 10 }
      && digits.allSatisfy { $0 == .dot || $0 &- UInt8(ascii: "0") < 10 }
      && digits.count(where: { $0 == .dot }) < 2
  }
}
