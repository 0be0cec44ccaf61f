import ContactModel

/// The object that a line becomes, and the line that an object is.
enum JSContactObject {
  /// The object for `line`; `nil` where the mapping does not reach.
  static func object(_ line: ContentLine, _ mapping: JSContactMapping) -> JSONValue? {
    var object = JSONValue.object([])
    if let kind = mapping.kind { object["kind"] = .text(kind) }
    guard setValue(of: line, mapping, in: &object) else { return nil }
    var rest: [ContentLine.Parameter] = []
    var contexts: [JSONValue.Member] = []
    var features: [JSONValue.Member] = []
    var otherTypes: [String] = []
    for parameter in line.parameters {
      if parameter.name == "TYPE" {
        for type in parameter.values.flatMap({ $0.split(separator: ",").map(String.init) }) {
          let word = type.lowercased()
          if let context = context(word, mapping) {
            contexts.append(.init(context, .bool(true)))
          } else if mapping.name == "TEL",
            let known = JSContactMapping.features.first(where: { $0.type == word })
          {
            features.append(.init(known.feature, .bool(true)))
          } else {
            otherTypes.append(type)
          }
        }
      } else if !set(parameter, of: mapping, in: &object) {
        rest.append(parameter)
      }
    }
    if !contexts.isEmpty { object["contexts"] = .object(contexts) }
    if !features.isEmpty { object["features"] = .object(features) }
    if !otherTypes.isEmpty { rest.append(.init(name: "TYPE", values: otherTypes)) }
    if !rest.isEmpty || !line.group.isEmpty {
      var other = line
      other.parameters = rest
      object["vCardParams"] = JCard.parameters(of: other, withValueType: true)
    }
    return object
  }

  private static func context(_ type: String, _ mapping: JSContactMapping) -> String? {
    if let known = JSContactMapping.contexts.first(where: { $0.type == type }) {
      return known.context
    }
    guard mapping.name == "ADR" else { return nil }
    return JSContactMapping.addressContexts.first { $0.type == type }?.context
  }

  /// Sets the member that a parameter has; returns whether there is one.
  private static func set(
    _ parameter: ContentLine.Parameter,
    of mapping: JSContactMapping,
    in object: inout JSONValue
  ) -> Bool {
    guard parameter.values.count == 1, let value = parameter.values.first else { return false }
    let text = ParameterText.decoded(value)
    switch (parameter.name, mapping.name) {
    case ("PROP-ID", _): return true  // it is the key
    case ("PREF", _):
      guard let number = Int(text), (1...100).contains(number), String(number) == text else {
        return false
      }
      object["pref"] = .integer(number)
    case ("VALUE", "TEL"): return text.lowercased() == "uri"
    case ("VALUE", "SOCIALPROFILE"): return text.lowercased() == "text"
    case ("VALUE", "TZ"): return text.lowercased() == "utc-offset"
    case ("MEDIATYPE", _): object["mediaType"] = .text(text)
    case ("SERVICE-TYPE", "IMPP"), ("SERVICE-TYPE", "SOCIALPROFILE"):
      object["service"] = .text(text)
    case ("USERNAME", "IMPP"), ("USERNAME", "SOCIALPROFILE"):
      guard object["user"] == nil else { return false }
      object["user"] = .text(text)
    case ("INDEX", _):
      guard let number = Int(text), String(number) == text else { return false }
      object["listAs"] = .integer(number)
    case ("LEVEL", _):
      let level = JSContactMapping.levels.first { $0.vCard == text && mapping.name == "EXPERTISE" }
      object["level"] = .text(level?.level ?? text)
    case ("LABEL", "ADR"): object["full"] = .text(text)
    case ("GEO", "ADR"): object["coordinates"] = .text(text)
    case ("TZ", "ADR"): object["timeZone"] = .text(text)
    case ("CC", "ADR"): object["countryCode"] = .text(text)
    case ("CREATED", "NOTE"):
      guard let date = DateForms.extended(Array(text.utf8)) else { return false }
      object["created"] = .string(date)
    case ("AUTHOR-NAME", "NOTE"), ("AUTHOR", "NOTE"):
      var author = object["author"] ?? .object([])
      author[parameter.name == "AUTHOR" ? "uri" : "name"] = .text(text)
      object["author"] = author
    case ("SORT-AS", "ORG"):
      guard !text.contains(",") else { return false }
      object["sortAs"] = .text(text)
    default: return false
    }
    return true
  }

  private static func setValue(
    of line: ContentLine,
    _ mapping: JSContactMapping,
    in object: inout JSONValue
  ) -> Bool {
    switch mapping.name {
    case "ORG":
      let units = TextValue.split(line.value, at: .semicolon).map { TextValue.plain($0) }
      if !units[0].isEmpty { object["name"] = .string(units[0]) }
      if units.count > 1 {
        object["units"] = .array(units.dropFirst().map { .object([.init("name", .string($0))]) })
      }
      return units.count > 1 || !units[0].isEmpty
    case "ADR":
      let components = JSContactComponents.address(TextValue.structured(line.value))
      if !components.isEmpty { object["components"] = .array(components) }
      return true
    case "BDAY", "DEATHDATE", "ANNIVERSARY":
      guard let date = JSContactDate.object(line.value) else { return false }
      object["date"] = date
      return true
    case "TZ":
      let isOffset = line.parameter("VALUE")?.lowercased() == "utc-offset"
      guard let zone = isOffset ? Self.zone(line.value) : TextValue.plain(line.value) else {
        return false
      }
      object["timeZone"] = .string(zone)
      return true
    case "SOCIALPROFILE" where line.parameter("VALUE")?.lowercased() == "text":
      object["user"] = .string(TextValue.plain(line.value))
      return true
    case "IMPP":
      object["vCardName"] = .text("impp")
      object["uri"] = .string(line.value)
      return true
    default:
      let isText = PropertyForm.of(line.name) == .text
      object[mapping.member] = .string(isText ? TextValue.plain(line.value) : line.value)
      return true
    }
  }

  /// The zone that an offset of whole hours is, as `Etc/GMT+5` for `-0500`.
  private static func zone(_ offset: [UInt8]) -> [UInt8]? {
    guard DateForms.matches(offset[...], "sdddd"), offset.hasSuffix("00"),
      let hours = Int(String(decoding: offset[1..<3], as: UTF8.self)), hours <= 14
    else { return nil }
    if hours == 0 { return offset[0] == UInt8(ascii: "+") ? Array("Etc/UTC".utf8) : nil }
    let sign = offset[0] == UInt8(ascii: "-") ? "+" : "-"
    return Array("Etc/GMT\(sign)\(hours)".utf8)
  }

  /// The offset that a zone is, as `-0500` for `Etc/GMT+5`.
  static func offset(_ zone: String) -> [UInt8]? {
    if zone == "Etc/UTC" { return Array("+0000".utf8) }
    guard zone.hasPrefix("Etc/GMT"), let hours = Int(zone.dropFirst(7)), hours != 0,
      (-14...14).contains(hours)
    else { return nil }
    let digits = String(abs(hours))
    let sign = hours > 0 ? "-" : "+"
    return Array((sign + (digits.count == 1 ? "0" : "") + digits + "00").utf8)
  }
}

extension [UInt8] {
  /// Whether it ends with `text`.
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
