import ContactModel

/// The lines of vCard 4.0 that a JSContact card has, as far as there are properties for it.
struct JSContactLines {
  private(set) var lines: [ContentLine] = []
  private let line: Int
  private var numbers: [String: Int] = [:]
  private var labels = 0

  init(_ card: JSONValue, line: Int) {
    self.line = line
    for member in card.members ?? [] { read(member) }
    let others = (card["vCardProps"]?.elements ?? []).compactMap { JCard.property($0, line: line) }
    // An identifier that was made for the card is no property of it.
    if let uid = card["uid"]?.bytes,
      !JSContactIdentifier.isLikely(uid) || uid != JSContactIdentifier.derived(from: lines + others)
    {
      add("UID", TextValue.withEscapedLineEnds(uid))
    }
    lines += others
  }

  /// The group of the `number`th object with a label and without a group of its own.
  static func labelGroup(_ number: Int) -> String { "jslabel\(number)" }

  private mutating func add(
    _ name: String,
    _ value: [UInt8],
    parameters: [ContentLine.Parameter] = []
  ) {
    lines.append(ContentLine(property: name, parameters: parameters, value: value, line: line))
  }

  private mutating func read(_ member: JSONValue.Member) {
    let value = member.value
    switch member.key {
    case "name": readName(value)
    case "kind": if let text = value.bytes { add("KIND", TextValue.escaped(text)) }
    case "prodId": if let text = value.bytes { add("PRODID", TextValue.escaped(text)) }
    case "language":
      if let text = value.bytes { add("LANGUAGE", TextValue.withEscapedLineEnds(text)) }
    case "created", "updated":
      if let date = value.bytes.flatMap(DateForms.basic) {
        add(member.key == "created" ? "CREATED" : "REV", date)
      }
    case "members":
      for entry in value.members ?? [] where entry.value == .bool(true) {
        add("MEMBER", TextValue.withEscapedLineEnds(Array(entry.key.utf8)))
      }
    case "keywords":
      let words = (value.members ?? []).filter { $0.value == .bool(true) }
      if !words.isEmpty {
        let list = words.map { TextValue.escaped(Array($0.key.utf8)) }
        add("CATEGORIES", Array(list.joined(separator: [.comma])))
      }
    case "relatedTo": readRelations(value)
    case "speakToAs":
      if let gender = value["grammaticalGender"]?.bytes {
        add("GRAMGENDER", TextValue.escaped(gender))
      }
      readPronouns(value["pronouns"])
    default:
      readCollection(member)
    }
  }

  private mutating func readName(_ name: JSONValue) {
    if let full = name["full"]?.bytes { add("FN", TextValue.escaped(full)) }
    guard let components = name["components"]?.elements else { return }
    var parameters: [ContentLine.Parameter] = []
    if let sort = name["sortAs"].flatMap(JSContactComponents.sortAs(from:)) {
      parameters.append(.init(name: "SORT-AS", values: [sort]))
    }
    var result = ContentLine(
      property: "N",
      parameters: parameters,
      value: JSContactComponents.name(from: components),
      line: line
    )
    Self.addParameters(name["vCardParams"], to: &result)
    lines.append(result)
  }

  private mutating func readRelations(_ relations: JSONValue) {
    for entry in relations.members ?? [] {
      let types = (entry.value["relation"]?.members ?? []).filter { $0.value == .bool(true) }
      let text = Array(entry.key.utf8)
      let isAddress = Self.isAddress(text)
      var parameters: [ContentLine.Parameter] = []
      if !types.isEmpty { parameters.append(.init(name: "TYPE", values: types.map(\.key))) }
      if !isAddress { parameters.append(.init(name: "VALUE", values: ["text"])) }
      let value = isAddress ? TextValue.withEscapedLineEnds(text) : TextValue.escaped(text)
      add("RELATED", value, parameters: parameters)
    }
  }

  /// Whether `text` begins with the scheme of a URI.
  static func isAddress(_ text: [UInt8]) -> Bool {
    guard let colon = text.firstIndex(of: .colon), colon > 0 else { return false }
    return text[..<colon].allSatisfy {
      $0.upper &- UInt8(ascii: "A") < 26 || $0 &- UInt8(ascii: "0") < 10
        || "+.-".utf8.contains($0)
    }
  }

  private mutating func readPronouns(_ objects: JSONValue?) {
    for entry in objects?.members ?? [] {
      guard let text = entry.value["pronouns"]?.bytes else { continue }
      var result = ContentLine(property: "PRONOUNS", value: TextValue.escaped(text), line: line)
      Self.addCommon(entry.value, to: &result)
      if entry.key != key("pronouns") {
        result.parameters.append(.init(name: "PROP-ID", values: [entry.key]))
      }
      lines.append(result)
    }
  }

  /// The next key that is made for a property.
  private mutating func key(_ prefix: String) -> String {
    numbers[prefix, default: 0] += 1
    return "\(prefix)-\(numbers[prefix] ?? 1)"
  }

  private mutating func readCollection(_ member: JSONValue.Member) {
    for entry in member.value.members ?? [] {
      guard entry.value.members != nil,
        let mapping = JSContactMapping.of(entry.value, in: member.key)
      else { continue }
      if mapping.name == "NICKNAME", readFurtherNickname(entry) { continue }
      guard var result = Self.property(entry.value, mapping, line: line) else { continue }
      let made = key(mapping.name.lowercased())
      if entry.key != made, !(mapping.name == "NICKNAME" && entry.key == made + "-1") {
        result.parameters.append(
          .init(name: "PROP-ID", values: [ParameterText.encoded(entry.key)])
        )
      }
      if let label = entry.value["label"]?.bytes {
        if result.group.isEmpty {
          labels += 1
          result.group = Self.labelGroup(labels)
        }
        lines.append(result)
        var label = ContentLine(
          property: "X-ABLABEL",
          value: TextValue.escaped(label),
          line: line
        )
        label.group = result.group
        lines.append(label)
      } else {
        lines.append(result)
      }
      if ["BDAY", "DEATHDATE"].contains(mapping.name) { readPlace(entry.value, mapping) }
    }
  }

  /// Adds a nickname to the line of the one before, as `nickname-1-2` to `nickname-1-1`.
  private mutating func readFurtherNickname(_ entry: JSONValue.Member) -> Bool {
    let parts = entry.key.split(separator: "-")
    guard parts.count == 3, let item = Int(parts[2]), item > 1,
      entry.key == "nickname-\(numbers["nickname"] ?? 0)-\(item)",
      let last = lines.indices.last, lines[last].name == "NICKNAME",
      TextValue.split(lines[last].value, at: .comma).count == item - 1,
      let name = entry.value["name"]?.bytes, entry.value.members?.count == 1
    else { return false }
    lines[last].value += [.comma] + TextValue.escaped(name)
    return true
  }

  private mutating func readPlace(_ object: JSONValue, _ mapping: JSContactMapping) {
    let name = mapping.name == "BDAY" ? "BIRTHPLACE" : "DEATHPLACE"
    guard let place = object["place"] else { return }
    if let text = place["full"]?.bytes {
      add(name, TextValue.escaped(text))
    } else if let point = place["coordinates"]?.bytes {
      add(
        name,
        TextValue.withEscapedLineEnds(point),
        parameters: [.init(name: "VALUE", values: ["uri"])]
      )
    }
  }
}

extension JSContactLines {
  /// The line that `object` is; `nil` where it has no value.
  static func property(
    _ object: JSONValue,
    _ mapping: JSContactMapping,
    line: Int
  ) -> ContentLine? {
    var result = ContentLine(property: mapping.name, value: [], line: line)
    guard setValue(object, mapping, of: &result) else { return nil }
    addCommon(object, to: &result)
    func add(_ name: String, _ value: String?) {
      guard let value else { return }
      result.parameters.append(.init(name: name, values: [ParameterText.encoded(value)]))
    }
    add("MEDIATYPE", object["mediaType"]?.string)
    add("INDEX", object["listAs"]?.integer.map { String($0) })
    switch mapping.name {
    case "IMPP", "SOCIALPROFILE":
      add("SERVICE-TYPE", object["service"]?.string)
      if object["uri"] != nil { add("USERNAME", object["user"]?.string) }
    case "EXPERTISE", "HOBBY", "INTEREST":
      let level = object["level"]?.string
      let known = JSContactMapping.levels.first { $0.level == level && mapping.name == "EXPERTISE" }
      add("LEVEL", known?.vCard ?? level)
    case "ADR":
      add("LABEL", object["full"]?.string)
      add("GEO", object["coordinates"]?.string)
      add("TZ", object["timeZone"]?.string)
      add("CC", object["countryCode"]?.string)
    case "NOTE":
      let created = object["created"]?.bytes.flatMap(DateForms.basic)
      add("CREATED", created.map { String(decoding: $0, as: UTF8.self) })
      add("AUTHOR", object["author"]?["uri"]?.string)
      add("AUTHOR-NAME", object["author"]?["name"]?.string)
    case "ORG": add("SORT-AS", object["sortAs"]?.string)
    default: break
    }
    return result
  }

  /// Adds what any object may have: contexts, features, preference, and parameters of vCard.
  fileprivate static func addCommon(_ object: JSONValue, to line: inout ContentLine) {
    let known =
      JSContactMapping.contexts + (line.name == "ADR" ? JSContactMapping.addressContexts : [])
    var types: [String] = []
    for context in object["contexts"]?.members ?? [] where context.value == .bool(true) {
      if let type = known.first(where: { $0.context == context.key })?.type { types.append(type) }
    }
    if line.name == "TEL" {
      for feature in object["features"]?.members ?? [] where feature.value == .bool(true) {
        let type = JSContactMapping.features.first { $0.feature == feature.key }?.type
        if let type { types.append(type) }
      }
    }
    if !types.isEmpty { line.parameters.append(.init(name: "TYPE", values: types)) }
    if let preference = object["pref"]?.integer, (1...100).contains(preference) {
      line.parameters.append(.init(name: "PREF", values: [String(preference)]))
    }
    addParameters(object["vCardParams"], to: &line)
  }

  fileprivate static func addParameters(_ parameters: JSONValue?, to line: inout ContentLine) {
    for member in parameters?.members ?? [] {
      guard JCard.isName(member.key), let values = JCard.parameterValues(member.value) else {
        continue
      }
      let name = member.key.uppercased()
      if name == "GROUP" {
        if let group = values.first, JCard.isGroup(group) { line.group = group }
      } else if let index = line.parameters.firstIndex(where: { $0.name == name }) {
        line.parameters[index].values += values
      } else {
        line.parameters.append(.init(name: name, values: values))
      }
    }
  }

  private static func setValue(
    _ object: JSONValue,
    _ mapping: JSContactMapping,
    of line: inout ContentLine
  ) -> Bool {
    func value(_ key: String) -> [UInt8]? { object[key]?.bytes }
    switch mapping.name {
    case "ORG":
      let units = (object["units"]?.elements ?? []).map { $0["name"]?.bytes ?? [] }
      guard value("name") != nil || !units.isEmpty else { return false }
      let parts = [value("name") ?? []] + units
      line.value = Array(parts.map(TextValue.escaped).joined(separator: [.semicolon]))
    case "ADR":
      line.value = JSContactComponents.address(from: object["components"]?.elements ?? [])
    case "BDAY", "DEATHDATE", "ANNIVERSARY":
      guard let date = object["date"].flatMap(JSContactDate.basic) else { return false }
      line.value = date
    case "TZ":
      guard let zone = object["timeZone"]?.string else { return false }
      if let offset = JSContactObject.offset(zone) {
        line.value = offset
        line.parameters.append(.init(name: "VALUE", values: ["utc-offset"]))
      } else {
        line.value = TextValue.escaped(Array(zone.utf8))
      }
    case "SOCIALPROFILE" where value("uri") == nil:
      guard let user = value("user") else { return false }
      line.value = TextValue.escaped(user)
      line.parameters.append(.init(name: "VALUE", values: ["text"]))
    default:
      guard let text = value(mapping.member) else { return false }
      let form = PropertyForm.of(mapping.name)
      let isText = form == .text || form == .list
      line.value = isText ? TextValue.escaped(text) : TextValue.withEscapedLineEnds(text)
      if mapping.name == "TEL", text.starts(with: "tel:".utf8) {
        line.value = TextValue.withEscapedLineEnds(text)
        line.parameters.append(.init(name: "VALUE", values: ["uri"]))
      }
    }
    return true
  }
}

/// The identifier that a card gets where it has none: the same for the same properties.
enum JSContactIdentifier {
  /// Whether `uid` is spelled as the identifiers that are made here.
  static func isLikely(_ uid: [UInt8]) -> Bool {
    uid.count == 45 && uid.starts(with: "urn:uuid:".utf8) && uid[23] == UInt8(ascii: "8")
      && uid[28] == UInt8(ascii: "a")
  }

  /// An identifier that depends on nothing but what `lines` say, whatever their order.
  static func derived(from lines: [ContentLine]) -> [UInt8] {
    var sums: (UInt64, UInt64) = (0, 0)
    for line in lines {
      let bytes = bytes(of: LineMeaning(line, version: .v40))
      sums.0 &+= hash(bytes, basis: 0xCBF2_9CE4_8422_2325)
      sums.1 &+= hash(bytes, basis: 0x8422_2325_CBF2_9CE4)
    }
    var digits = Array((hexadecimal(sums.0) + hexadecimal(sums.1)).utf8)
    // Version 8 of RFC 9562: made by a rule of one's own.
    digits[12] = UInt8(ascii: "8")
    digits[16] = UInt8(ascii: "a")
    var text = Array("urn:uuid:".utf8)
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append(UInt8(ascii: "-")) }
      text.append(digit)
    }
    return text
  }

  private static func bytes(of meaning: LineMeaning) -> [UInt8] {
    var bytes = Array((meaning.group + "." + meaning.name).utf8)
    for parameter in meaning.parameters {
      bytes += [0] + Array(parameter.name.utf8)
      for value in parameter.values { bytes += [1] + Array(value.utf8) }
    }
    for component in meaning.value {
      bytes.append(2)
      for item in component { bytes += [3] + item }
    }
    return bytes
  }

  /// FNV-1a, with its bits stirred once more.
  private static func hash(_ bytes: [UInt8], basis: UInt64) -> UInt64 {
    var hash = basis
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 31) &* 0xBF58_476D_1CE4_E5B9
    return hash ^ hash >> 29
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
