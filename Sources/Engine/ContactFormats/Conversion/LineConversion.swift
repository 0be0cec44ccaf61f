import ContactModel

/// Converts lines between an older version and vCard 4.0, and makes sure that they can come back.
///
/// Each line is converted, and back again; where that does not give it as it was, the result
/// carries the original spelling in an extension parameter.
struct LineConversion {
  /// The older version.
  let version: CardVersion
  private let up: LineUpgrade
  private let down: LineDowngrade

  init(version: CardVersion) {
    self.version = version
    up = LineUpgrade(version: version)
    down = LineDowngrade(version: version)
  }

  /// `line` of the older version as vCard 4.0 has it.
  func upgraded(_ line: ContentLine) -> ContentLine {
    guard !line.name.isEmpty else { return StrayLine.property(line) }
    var plain = CarriedLine.plain(line, without: .v40)
    if line.name == "AGENT", let card = AgentValue.card(line.value) { plain.value = card }
    let natural = up.upgraded(plain)
    if line.parameters.count != plain.parameters.count,
      let carried = CarriedLine.carried(by: line, of: .v40, value: natural.value),
      meaning(down.downgraded(carried), version) == meaning(plain, version)
    {
      return located(carried, line)
    }
    let back = down.downgraded(natural)
    // A property of the name that holds stray lines is not to become one.
    let isStray = StrayLine.line(natural) != nil
    if !isStray, back.isSame(as: plain) || meaning(back, version) == meaning(plain, version) {
      return natural
    }
    var result = natural
    CarriedLine.attach(
      decoded(plain),
      of: version,
      to: &result,
      sharesValue: sharesValue(back, plain)
    )
    return result
  }

  /// `line` of vCard 4.0 as the older version has it; it is not spelled yet.
  func downgraded(_ line: ContentLine) -> ContentLine {
    // What is no property is the same in every version.
    guard !line.name.isEmpty else { return line }
    if let stray = StrayLine.line(line) { return stray }
    let plain = CarriedLine.plain(line, without: version)
    let natural = down.downgraded(plain)
    if line.parameters.count != plain.parameters.count,
      let carried = CarriedLine.carried(by: line, of: version, value: natural.value),
      meaning(up.upgraded(carried), .v40) == meaning(plain, .v40)
    {
      return located(carried, line)
    }
    let back = upgraded(natural)
    if back.isSame(as: plain) || meaning(back, .v40) == meaning(plain, .v40) { return natural }
    var result = natural
    CarriedLine.attach(plain, of: .v40, to: &result, sharesValue: back.value == plain.value)
    return result
  }

  private func meaning(_ line: ContentLine, _ version: CardVersion) -> LineMeaning {
    LineMeaning(line, version: version)
  }

  private func located(_ carried: ContentLine, _ line: ContentLine) -> ContentLine {
    var result = carried
    result.line = line.line
    return result
  }

  /// `line` in UTF-8 without quoted-printable, so that it can stand in a parameter.
  private func decoded(_ line: ContentLine) -> ContentLine {
    let coding = LineCoding(line)
    guard !coding.isBase64 else { return line }
    var result = line
    result.value = coding.decodedValue(of: line)
    result.parameters.removeAll {
      $0.name == "CHARSET" || ($0.name == "ENCODING" && coding.unknownEncoding == nil)
    }
    return result
  }

  private func sharesValue(_ back: ContentLine, _ line: ContentLine) -> Bool {
    meaning(back, version).value == meaning(line, version).value
  }
}

extension ContentLine {
  /// Whether name, parameters and value are the same, letter for letter.
  func isSame(as other: ContentLine) -> Bool {
    name == other.name && value == other.value && parameters == other.parameters
      && group == other.group
  }
}

/// A line that is no property, as a property that other formats can hold.
enum StrayLine {
  static let name = "X-VCARD-LINE"

  static func property(_ line: ContentLine) -> ContentLine {
    var result = line
    let text = Charset.decode(line.value)
    result.name = name
    result.value = TextValue.escaped(text.filter { !$0.isLineEnd })
    return result
  }

  /// The line that `property` holds; `nil` where it holds none.
  static func line(_ property: ContentLine) -> ContentLine? {
    guard property.name == name, property.parameters.isEmpty, property.group.isEmpty else {
      return nil
    }
    let text = TextValue.plain(property.value)
    guard let first = text.first, !first.isBlank, !text.contains(where: \.isLineEnd),
      PropertyHeader(in: text.span, 0..<text.count) == nil
    else { return nil }
    var result = property
    result.name = ""
    result.value = text
    return result
  }
}
