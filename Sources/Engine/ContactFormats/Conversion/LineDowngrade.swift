import ContactModel

/// Turns a line of vCard 4.0 into one of an older version.
struct LineDowngrade {
  /// The version that the lines are to be in.
  let version: CardVersion

  /// The line as the older version has it; `raw` is no longer of it.
  ///
  /// In vCard 2.1 line ends stand in the value, which is not in quoted-printable yet.
  func downgraded(_ line: ContentLine) -> ContentLine {
    guard version != .v40 else { return line }
    var result = line
    result.name = PropertyNames.old(line.name)
    if let index = result.parameters.firstIndex(where: { $0.name == "PREF" && $0.values == ["1"] })
    {
      result.parameters.remove(at: index)
      addType("pref", to: &result)
    }
    if PropertyForm.binary.contains(line.name) {
      downgradeBinary(&result)
      return result
    }
    downgradeForm(&result, of: line)
    if version == .v21, result.name == "AGENT",
      let card = AgentValue.card(TextValue.plain(line.value))
    {
      result.value = card
    } else if version == .v21 {
      result.value = escaped21(result.value, form: .of(result.name))
    }
    return result
  }

  private func addType(_ word: String, to line: inout ContentLine) {
    if let index = line.parameters.lastIndex(where: { $0.name == "TYPE" }) {
      line.parameters[index].values.append(word)
    } else {
      line.parameters.append(ContentLine.Parameter(name: "TYPE", values: [word]))
    }
  }

  /// `data:image/jpeg;base64,…` becomes base64 of TYPE JPEG; other addresses get their VALUE.
  private func downgradeBinary(_ line: inout ContentLine) {
    if BinaryValue.makeBase64(&line, encoding: version == .v21 ? "BASE64" : "b") { return }
    if !line.parameters.contains(where: { $0.name == "VALUE" }) {
      let type = version == .v21 ? "URL" : "uri"
      line.parameters.append(ContentLine.Parameter(name: "VALUE", values: [type]))
    }
  }

  private func downgradeForm(_ result: inout ContentLine, of line: ContentLine) {
    switch PropertyForm.of(line.name) {
    case .date where line.isText: break
    case .date, .timestamp:
      if let rest = DateForms.monthAndDay(line.value) {
        // A leap year, so that the 29th of February is a date too.
        result.value = Array("1604-".utf8) + rest[..<2] + [UInt8(ascii: "-")] + rest[2...]
        result.parameters.append(
          ContentLine.Parameter(name: LineUpgrade.omitYear, values: ["1604"])
        )
      } else if DateForms.isWhole(line.value), let date = DateForms.extended(line.value) {
        result.value = date
      }
    default: break
    }
    switch line.name {
    case "GEO":
      let parts = line.value.dropFirst(4).split(separator: .comma).map(Array.init)
      if line.value.starts(with: "geo:".utf8), parts.count == 2, parts.allSatisfy(\.isDecimal) {
        result.value = parts[0] + [.semicolon] + parts[1]
      }
    case "TZ":
      if let index = result.parameters.firstIndex(where: {
        $0.name == "VALUE" && $0.values.first?.lowercased() == "utc-offset"
      }), let offset = DateForms.extendedOffset(line.value) {
        result.value = offset
        result.parameters.remove(at: index)
      }
    case "TEL": downgradePhone(&result)
    default: break
    }
  }

  /// A `tel:` URI becomes the number that people dial.
  private func downgradePhone(_ line: inout ContentLine) {
    let scheme = Array("tel:".utf8)
    guard
      let index = line.parameters.firstIndex(where: {
        $0.name == "VALUE" && $0.values.first?.lowercased() == "uri"
      }), line.value.starts(with: scheme)
    else { return }
    var number = Array(line.value.dropFirst(scheme.count))
    let extensionMark = Array(";ext=".utf8)
    if let mark = number.firstRange(of: extensionMark) {
      // The rest of the URI is carried.
      number = number[..<mark.lowerBound] + Array(" x".utf8) + number[mark.upperBound...]
    }
    line.parameters[index] = ContentLine.Parameter(name: LineUpgrade.phoneValue, values: ["uri"])
    line.value = number
  }

  /// The value with the escapes of vCard 2.1, and with its line ends as such.
  private func escaped21(_ value: [UInt8], form: PropertyForm) -> [UInt8] {
    func text(_ part: [UInt8], isComponent: Bool = false, isListItem: Bool = false) -> [UInt8] {
      TextValue.escaped21(
        TextValue.plain(part),
        isComponent: isComponent,
        isListItem: isListItem
      )
    }
    switch form {
    case .text, .date, .timestamp: return text(value)
    case .list:
      let items = TextValue.split(value, at: .comma)
      return Array(items.map { text($0, isListItem: true) }.joined(separator: [.comma]))
    case .structured, .components:
      let components = TextValue.split(value, at: .semicolon)
      return Array(components.map { text($0, isComponent: true) }.joined(separator: [.semicolon]))
    case .uri, .languageTag, .unknown: return value
    }
  }
}

/// Pictures, sounds and keys: base64 of a TYPE in older versions, a `data:` URI in vCard 4.0.
enum BinaryValue {
  /// Makes the base64 value of `line` a `data:` URI.
  static func makeURI(_ line: inout ContentLine) {
    let type = line.parameters.first { $0.name == "TYPE" }?.values.first
    let explicit = line.parameters.first { $0.name == "MEDIATYPE" }?.values.first
    let media = explicit ?? mediaType(of: line.name, type: type)
    line.parameters.removeAll { ["MEDIATYPE", "VALUE"].contains($0.name) }
    if explicit == nil, let type {
      remove(type: type, from: &line)
    }
    line.value = Array("data:\(media);base64,".utf8) + line.value.filter { !$0.isBlank }
  }

  private static func remove(type: String, from line: inout ContentLine) {
    guard let index = line.parameters.firstIndex(where: { $0.name == "TYPE" }) else { return }
    line.parameters[index].values.removeAll { $0 == type }
    if line.parameters[index].values.isEmpty { line.parameters.remove(at: index) }
  }

  /// Makes a `data:` URI base64 again; returns whether the value is one.
  static func makeBase64(_ line: inout ContentLine, encoding: String) -> Bool {
    let head = line.value.prefix(200)
    guard head.starts(with: "data:".utf8), let comma = head.firstIndex(of: .comma) else {
      return false
    }
    let description = String(decoding: head[5..<comma], as: UTF8.self)
    guard description.hasSuffix(";base64") else { return false }
    let media = description.dropLast(";base64".count)
    line.value = Array(line.value[(comma + 1)...])
    line.parameters.removeAll { $0.name == "VALUE" }
    line.parameters.append(ContentLine.Parameter(name: "ENCODING", values: [encoding]))
    if let type = type(of: line.name, media: String(media)) {
      let place = line.parameters.firstIndex { $0.name == "TYPE" }
      if let place {
        line.parameters[place].values.insert(type, at: 0)
      } else {
        line.parameters.append(ContentLine.Parameter(name: "TYPE", values: [type]))
      }
    }
    return true
  }

  private static let media: [(type: String, media: String)] = [
    ("JPEG", "image/jpeg"), ("JPG", "image/jpeg"), ("GIF", "image/gif"), ("PNG", "image/png"),
    ("BMP", "image/bmp"), ("TIFF", "image/tiff"), ("WEBP", "image/webp"), ("HEIC", "image/heic"),
    ("BASIC", "audio/basic"), ("WAVE", "audio/wav"), ("OGG", "audio/ogg"), ("AAC", "audio/aac"),
    ("MP3", "audio/mpeg"), ("PCM", "audio/pcm"), ("AIFF", "audio/aiff"),
    ("PGP", "application/pgp-keys"), ("X509", "application/pkix-cert"),
  ]

  /// What is known of a value whose kind is not said.
  private static let unknownMedia = "application/octet-stream"

  private static func mediaType(of name: String, type: String?) -> String {
    guard let type else { return unknownMedia }
    if let known = media.first(where: { $0.type == type.uppercased() }) { return known.media }
    if type.contains("/") { return type.lowercased() }
    switch name {
    case "PHOTO", "LOGO": return "image/" + type.lowercased()
    case "SOUND": return "audio/" + type.lowercased()
    default: return "application/" + type.lowercased()
    }
  }

  private static func type(of name: String, media type: String) -> String? {
    if type == unknownMedia { return nil }
    if let known = media.first(where: { $0.media == type }) { return known.type }
    let parts = type.split(separator: "/")
    let isOwn: Bool =
      switch name {
      case "PHOTO", "LOGO": parts.first == "image"
      case "SOUND": parts.first == "audio"
      default: parts.first == "application"
      }
    return isOwn && parts.count == 2 ? parts[1].uppercased() : type
  }
}
