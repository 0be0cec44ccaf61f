import ContactFormats
import ContactModel

/// A card as its lines tell it, to be asked for values by their paths.
struct ConformanceCard {
  let lines: [ContentLine]
  let charset: String?

  /// The right spellings of what stands at `path`; none where there is nothing.
  func spellings(at path: ConformancePath) -> [String] {
    switch path.name {
    case "ISCOMPANY": return [String(isCompany)]
    case "KIND": return [kind]
    case "DISPLAYNAME": return displayNames
    case "MEMBER", "MEMBERS":
      return spellings(at: path, of: lines(["MEMBER", "X-ADDRESSBOOKSERVER-MEMBER"]))
    case "LABELS": return spellings(at: path, of: lines(["CATEGORIES"]))
    default:
      let found = lines([path.name]).filter { line in
        path.group.map { line.group.lowercased() == $0.lowercased() } ?? true
      }
      return spellings(at: path, of: found)
    }
  }

  private func lines(_ names: [String]) -> [ContentLine] {
    lines.filter { names.contains($0.name) }
  }

  private func spellings(at path: ConformancePath, of found: [ContentLine]) -> [String] {
    if path.rest == ["count"] {
      let joined = path.joinsLabels ? AddressLabels(lines).unjoined.count : 0
      return [String(found.count + joined)]
    }
    guard path.index < found.count else { return [] }
    let line = found[path.index]
    switch path.rest.first {
    case nil: return whole(line)
    case "bytes": return [String(ContentLines.binary(of: line)?.count ?? line.value.count)]
    case "bytes-hex": return [hex(ContentLines.transferDecoded(of: line))]
    case "param": return parameter(path.rest.count > 1 ? path.rest[1] : "", of: line)
    case "value", "uri", "url", "text": return whole(line)
    case "group": return [line.group]
    case "label" where line.name == "ADR": return parameter("LABEL", of: line) + label(of: line)
    case let part?:
      if line.name == "AGENT" {
        return Self(lines: innerLines(line), charset: charset).spellings(at: path.inner)
      }
      let name = part.lowercased() == "types" ? "TYPE" : part
      return component(part, isHex: path.rest.last == "bytes-hex", of: line)
        + parameter(name, of: line)
    }
  }

  private func parameter(_ name: String, of line: ContentLine) -> [String] {
    let values = line.parameters.filter { $0.name == name.uppercased() }.flatMap(\.values)
    let all = values + Self.lists(values)
    return values.isEmpty ? [] : all + all.map { $0.lowercased() }
  }

  /// The label that belongs to an address.
  private func label(of address: ContentLine) -> [String] {
    let labels = AddressLabels(lines)
    guard let index = labels.addresses.first(where: { lines[$0.value] == address })?.key else {
      return []
    }
    return whole(lines[index])
  }

  /// The lines of the card that an AGENT holds, as such or with its line ends escaped.
  private func innerLines(_ line: ContentLine) -> [ContentLine] {
    let isPlain = line.value.contains(UInt8(ascii: "\n"))
    let text = isPlain ? line.value : Array(ContentLines.text(of: line).utf8)
    return ContentLines.card(text[...], firstLine: line.line, charset: charset)
  }

  /// The value: as it reads, as it is written, by its components and by the values between commas.
  private func whole(_ line: ContentLine) -> [String] {
    let value = ContentLines.decodedValue(of: line, charset: charset)
    let components = Self.split(value, at: UInt8(ascii: ";")).map(Self.unescaped)
    let elements = Self.split(value, at: UInt8(ascii: ",")).map(Self.unescaped)
    let filled = components.reversed().drop { $0.isEmpty }.reversed()
    let text = Self.unescaped(value)
    return [
      text, String(decoding: line.value, as: UTF8.self),
      // Apple's own labels stand between marks.
      text.replacing("_$!<", with: "").replacing(">!$_", with: ""),
      filled.joined(separator: "|"), components.joined(separator: "|"),
    ] + Self.lists(elements)
  }

  private static func lists(_ elements: [String]) -> [String] {
    let plain = elements.map { element in
      String(element.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return ["|", ",", ", "].map { plain.joined(separator: $0) }
  }

  private static let components: [String: [String]] = [
    "N": ["family", "given", "additional", "prefixes", "suffixes"],
    "ADR": ["pobox", "extended", "street", "locality", "region", "code", "country"],
    "ORG": ["name", "unit"],
  ]
  private static let otherNames = [
    "city": "locality", "postalcode": "code", "postcode": "code", "zip": "code", "ext": "extended",
    "prefix": "prefixes", "suffix": "suffixes", "middle": "additional", "box": "pobox",
  ]

  private func component(_ name: String, isHex: Bool, of line: ContentLine) -> [String] {
    let name = Self.otherNames[name.lowercased()] ?? name.lowercased()
    guard let place = Self.components[line.name]?.firstIndex(of: name) else { return [] }
    let value =
      isHex
      ? ContentLines.transferDecoded(of: line)
      : ContentLines.decodedValue(of: line, charset: charset)
    let parts = Self.split(value, at: UInt8(ascii: ";"))
    guard place < parts.count else { return [""] }
    if isHex { return [hex(parts[place])] }
    return [Self.unescaped(parts[place])]
      + Self.lists(Self.split(parts[place], at: UInt8(ascii: ",")).map(Self.unescaped))
  }

  private var isCompany: Bool {
    lines.contains { line in
      let value = ContentLines.text(of: line, charset: charset).lowercased()
      return line.name == "X-ABSHOWAS" && value == "company"
        || line.name == "KIND" && ["org", "organization"].contains(value)
    }
  }

  private var kind: String {
    lines(["KIND", "X-ADDRESSBOOKSERVER-KIND", "X-KIND"]).first
      .map { ContentLines.text(of: $0, charset: charset).lowercased() } ?? "individual"
  }

  /// What the contact is called where it has no FN: all of its name, or its two main parts.
  private var displayNames: [String] {
    if let name = lines(["FN"]).first { return [ContentLines.text(of: name, charset: charset)] }
    guard let name = lines(["N"]).first else { return [] }
    let parts = Self.split(ContentLines.decodedValue(of: name, charset: charset), at: 0x3B)
      .map(Self.unescaped)
    return [[3, 1, 2, 0, 4], [1, 0]].map { order in
      order.filter { $0 < parts.count && !parts[$0].isEmpty }.map { parts[$0] }
        .joined(separator: " ")
    }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func unescaped(_ value: [UInt8]) -> String {
    let line = ContentLine(raw: [], name: "", value: value, line: 1)
    return ContentLines.text(of: line)
  }

  /// `value` at each `separator` that no backslash stands before.
  private static func split(_ value: [UInt8], at separator: UInt8) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if byte == separator && !isEscaped {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return parts
  }
}
