import ContactModel

/// Makes vCard lines of a record of LDIF.
///
/// - Note: Source: RFC 2798 (inetOrgPerson), Mozilla's mozillaAbPersonAlpha.
struct LDIFConversion {
  /// The attribute that holds content lines as they are.
  static let wholeAttribute = "x-vcard-property"
  /// The property that holds an attribute which has no other.
  static let otherName = "X-LDIF"
  static let objectClasses = [
    "top", "person", "organizationalPerson", "inetOrgPerson", "mozillaAbPersonAlpha",
  ]

  private var lines: [ContentLine] = []
  private var parts: [String: [LDIFRecord.Attribute]] = [:]

  /// The properties of a record, as lines of vCard 4.0.
  static func properties(of record: LDIFRecord) -> [ContentLine] {
    var conversion = LDIFConversion()
    return conversion.convert(record)
  }

  /// An attribute that is one property by itself.
  struct Simple {
    let attribute: String
    let name: String
    var types: [String] = []
  }

  /// In the order in which they are written.
  static let simple: [Simple] = [
    Simple(attribute: "cn", name: "FN"),
    Simple(attribute: "mozillanickname", name: "NICKNAME"),
    Simple(attribute: "mail", name: "EMAIL"),
    Simple(attribute: "mozillasecondemail", name: "EMAIL"),
    Simple(attribute: "telephonenumber", name: "TEL", types: ["work"]),
    Simple(attribute: "homephone", name: "TEL", types: ["home"]),
    Simple(attribute: "mobile", name: "TEL", types: ["cell"]),
    Simple(attribute: "facsimiletelephonenumber", name: "TEL", types: ["fax"]),
    Simple(attribute: "pager", name: "TEL", types: ["pager"]),
    Simple(attribute: "title", name: "TITLE"),
    Simple(attribute: "description", name: "NOTE"),
    Simple(attribute: "mozillaworkurl", name: "URL", types: ["work"]),
    Simple(attribute: "mozillahomeurl", name: "URL", types: ["home"]),
    Simple(attribute: "labeleduri", name: "URL"),
    Simple(attribute: "entryuuid", name: "UID"),
  ]

  /// Other names for the same.
  static let aliases = [
    "commonname": "cn", "xmozillanickname": "mozillanickname", "surname": "sn",
    "xmozillasecondemail": "mozillasecondemail", "cellphone": "mobile",
    "mobiletelephonenumber":
      "mobile", "fax": "facsimiletelephonenumber", "pagerphone": "pager",
    "pagertelephonenumber": "pager", "hometelephonenumber": "homephone",
    "workurl":
      "mozillaworkurl", "homeurl": "mozillahomeurl", "notes": "description",
    "organizationname": "o", "company": "o", "organizationalunitname": "ou", "department": "ou",
    "orgunit": "ou", "localityname": "l", "locality": "l", "stateorprovincename": "st",
    "region":
      "st", "countryname": "c", "zip": "postalcode", "streetaddress": "street", "gn": "givenname",
    "mozillahomecountry": "mozillahomecountryname",
  ]

  /// The attributes of an address, in the order of ADR from the second component on.
  static let homeAddress = [
    "mozillahomestreet2", "mozillahomestreet", "mozillahomelocalityname", "mozillahomestate",
    "mozillahomepostalcode", "mozillahomecountryname",
  ]
  static let workAddress = ["mozillaworkstreet2", "street", "l", "st", "postalcode", "c"]

  private static let joined: Set<String> = {
    var names: Set = [
      "sn", "givenname", "o", "ou", "birthyear", "birthmonth", "birthday", "displayname",
      "jpegphoto", "dn", "objectclass", "x-vcard-property",
    ]
    names.formUnion(homeAddress)
    names.formUnion(workAddress)
    return names
  }()

  private mutating func convert(_ record: LDIFRecord) -> [ContentLine] {
    var others: [LDIFRecord.Attribute] = []
    for attribute in record.attributes where !attribute.value.isEmpty {
      let lower = attribute.name.lowercased()
      let name = Self.aliases[lower] ?? lower
      if attribute.isAddress {
        others.append(attribute)
      } else if Self.joined.contains(name) {
        parts[name, default: []].append(attribute)
      } else if let simple = Self.simple.first(where: { $0.attribute == name }),
        isText(attribute)
      {
        add(simple, attribute)
      } else {
        others.append(attribute)
      }
    }
    let first = record.attributes.first?.line ?? 1
    addJoined(line: first)
    dropMade(line: first)
    for name in Self.joined.subtracting([Self.wholeAttribute]).sorted() {
      others += parts[name] ?? []
    }
    others.sort { $0.line < $1.line }
    let whole = (parts[Self.wholeAttribute] ?? []).flatMap {
      WholeLines.lines(in: $0.value, line: $0.line)
    }
    return WholeLines.merged(lines + others.map(Self.other), whole) { lines in
      [Self.properties(of: LDIFRecord(LDIFWriting.readable(lines)[...], firstLine: first))]
    }
  }

  private func isText(_ attribute: LDIFRecord.Attribute) -> Bool {
    UTF8Validity.isValid(attribute.value.span, 0..<attribute.value.count)
  }

  private static func other(_ attribute: LDIFRecord.Attribute) -> ContentLine {
    var parameters = [
      ContentLine.Parameter(name: "X-NAME", values: [ParameterText.encoded(attribute.name)])
    ]
    let isText = UTF8Validity.isValid(attribute.value.span, 0..<attribute.value.count)
    if !isText { parameters.append(.init(name: "X-CODING", values: ["base64"])) }
    if attribute.isAddress { parameters.append(.init(name: "X-CODING", values: ["url"])) }
    return ContentLine(
      property: otherName,
      parameters: parameters,
      value: isText ? TextValue.escaped(attribute.value) : Base64.encode(attribute.value),
      line: attribute.line
    )
  }

  private mutating func add(_ simple: Simple, _ attribute: LDIFRecord.Attribute) {
    let isURI = PropertyForm.of(simple.name) == .uri
    lines.append(
      ContentLine(
        property: simple.name,
        types: simple.types,
        value: isURI
          ? TextValue.withEscapedLineEnds(attribute.value) : TextValue.escaped(attribute.value),
        line: attribute.line
      )
    )
  }

  /// The first value of an attribute, which then is used up.
  private mutating func take(_ name: String) -> [UInt8]? {
    guard var list = parts[name], let index = list.firstIndex(where: isText) else { return nil }
    let value = list.remove(at: index).value
    parts[name] = list
    return value
  }

  private mutating func add(_ name: String, types: [String] = [], _ value: [UInt8], line: Int) {
    lines.append(ContentLine(property: name, types: types, value: value, line: line))
  }

  private mutating func addJoined(line: Int) {
    let family = take("sn")
    let given = take("givenname")
    if family != nil || given != nil {
      let parts = [[family ?? []], [given ?? []], [[]], [[]], [[]]]
      add("N", TextValue.structured(parts), line: line)
    }
    if !lines.contains(where: { $0.name == "FN" }), let shown = take("displayname") {
      add("FN", TextValue.escaped(shown), line: line)
    }
    let organization = take("o")
    let unit = take("ou")
    if organization != nil || unit != nil {
      let parts = [organization ?? []] + (unit.map { [$0] } ?? [])
      let value = parts.map(TextValue.escaped).joined(separator: [.semicolon])
      add("ORG", Array(value), line: line)
    }
    for (names, type) in [(Self.workAddress, "work"), (Self.homeAddress, "home")] {
      let values = names.map { take($0) }
      guard values.contains(where: { $0 != nil }) else { continue }
      add(
        "ADR",
        types: [type],
        TextValue.structured([[[]]] + values.map { [$0 ?? []] }),
        line: line
      )
    }
    if let date = takeBirthday() { add("BDAY", date, line: line) }
    if let photo = parts["jpegphoto"]?.first, !photo.isAddress {
      parts["jpegphoto"]?.removeFirst()
      add(
        "PHOTO",
        Array("data:image/jpeg;base64,".utf8) + Base64.encode(photo.value),
        line: line
      )
    }
  }

  private mutating func takeBirthday() -> [UInt8]? {
    func digits(_ name: String, _ count: Int) -> String? {
      guard let value = parts[name]?.first?.value,
        let number = Int(String(decoding: value, as: UTF8.self)),
        number > 0
      else { return nil }
      let text = String(number)
      return text.count > count
        ? nil : String(repeating: "0", count: count - text.count) + text
    }
    let year = digits("birthyear", 4)
    guard let month = digits("birthmonth", 2), let day = digits("birthday", 2),
      year != nil || parts["birthyear"] == nil
    else { return nil }
    for name in ["birthyear", "birthmonth", "birthday"] { _ = take(name) }
    return Array(((year ?? "--") + month + day).utf8)
  }

  /// Leaves out what every record has, so that it is written again by itself.
  private mutating func dropMade(line: Int) {
    let classes = (parts["objectclass"] ?? []).map { String(decoding: $0.value, as: UTF8.self) }
    if classes == Self.objectClasses { parts["objectclass"] = nil }
    if let name = parts["dn"]?.first, parts["dn"]?.count == 1,
      name.value == LDIFWriting.distinguishedName(of: lines)
    {
      parts["dn"] = nil
    }
  }
}
