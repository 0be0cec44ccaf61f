import ContactModel

/// Writes records of LDIF with the attributes of Thunderbird's address book.
enum LDIFWriting {
  /// The most signs on a line (RFC 2849 demands none; Thunderbird's own are as long).
  private static let width = 76

  /// The record of a contact with `properties`, and the blank line after it.
  static func record(_ given: [ContentLine]) -> [UInt8] {
    var properties = given
    // Whom nothing names gets an empty name, which the one in the record stands for.
    if !isNamed(given), !given.contains(where: { $0.name == "FN" }) {
      properties.append(
        ContentLine(
          property: "FN",
          parameters: [.init(name: "DERIVED", values: ["TRUE"])],
          value: [],
          line: 1
        )
      )
    }
    let written = readable(properties)
    let lost = namesLost(properties, written)
    let whole = properties.filter { lost.contains($0.name) }.map {
      LDIFRecord.Attribute(
        name: LDIFConversion.wholeAttribute,
        value: WholeLines.text(of: $0),
        line: 1
      )
    }
    return written + whole.flatMap(line) + [.lineFeed]
  }

  private static let noName = Array("(no name)".utf8)

  private static func isNamed(_ properties: [ContentLine]) -> Bool {
    let names: Set = ["FN", "N", "NICKNAME", "ORG", "EMAIL", "TEL"]
    return properties.contains { line in
      names.contains(line.name)
        && line.value.contains { !$0.isBlank && $0 != .semicolon && $0 != .comma }
    }
  }

  /// The attributes that people read.
  static func readable(_ properties: [ContentLine]) -> [UInt8] {
    var attributes = attributes(of: properties)
    var name = distinguishedName(of: properties)
    var classes = LDIFConversion.objectClasses.map {
      LDIFRecord.Attribute(name: "objectclass", value: Array($0.utf8), line: 1)
    }
    // What came from LDIF has its own.
    if let own = attributes.firstIndex(where: { $0.name.lowercased() == "dn" }) {
      name = attributes.remove(at: own).value
    }
    if attributes.contains(where: { $0.name.lowercased() == "objectclass" }) { classes = [] }
    // A record that names nobody is not taken for one of a person.
    if !isNamed(properties) {
      attributes.append(LDIFRecord.Attribute(name: "cn", value: noName, line: 1))
    }
    let lead = [LDIFRecord.Attribute(name: "dn", value: name, line: 1)] + classes
    return (lead + sorted(attributes)).flatMap(line)
  }

  /// In the order in which people look for them; those that are not known stay last.
  private static func sorted(_ attributes: [LDIFRecord.Attribute]) -> [LDIFRecord.Attribute] {
    let order =
      ["cn", "sn", "givenname"] + LDIFConversion.simple.map(\.attribute) + ["o", "ou"]
      + LDIFConversion.workAddress + LDIFConversion.homeAddress
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    return attributes.enumerated().sorted { one, two in
      let first = places[one.element.name.lowercased()] ?? order.count
      let second = places[two.element.name.lowercased()] ?? order.count
      return (first, one.offset) < (second, two.offset)
    }.map(\.element)
  }

  private static func namesLost(_ properties: [ContentLine], _ written: [UInt8]) -> Set<String> {
    let back = LDIFConversion.properties(of: LDIFRecord(written[...], firstLine: 1))
    return WholeLines.namesLost(of: properties, in: back)
  }

  /// The name of a record: that of the contact, and its first e-mail address.
  static func distinguishedName(of properties: [ContentLine]) -> [UInt8] {
    let parts = [("cn", "FN"), ("mail", "EMAIL")].compactMap { attribute, name -> [UInt8]? in
      guard let line = properties.first(where: { $0.name == name }), !line.value.isEmpty else {
        return nil
      }
      return Array("\(attribute)=".utf8) + escapedName(TextValue.plain(line.value))
    }
    // A record without a name is none.
    return parts.isEmpty ? Array("cn=".utf8) + noName : Array(parts.joined(separator: [.comma]))
  }

  /// A value within a name of a record (RFC 4514, section 2.4).
  private static func escapedName(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in text.enumerated() {
      let isEdge = index == 0 || index == text.count - 1
      switch byte {
      case .comma, UInt8(ascii: "+"), .quote, .backslash, UInt8(ascii: "<"), UInt8(ascii: ">"),
        .semicolon, .equals:
        result += [.backslash, byte]
      case .space where isEdge: result += [.backslash, byte]
      case UInt8(ascii: "#") where index == 0: result += [.backslash, byte]
      case .lineFeed: result += Array("\\0A".utf8)
      default: result.append(byte)
      }
    }
    return result
  }

  /// The lines of one attribute; in base64 where the value is not plain.
  private static func line(_ attribute: LDIFRecord.Attribute) -> [UInt8] {
    var text = Array(attribute.name.utf8) + [.colon]
    if attribute.isAddress {
      text += Array("< ".utf8) + attribute.value
    } else if isSafe(attribute.value) {
      text += [.space] + attribute.value
    } else {
      text += Array(": ".utf8) + Base64.encode(attribute.value)
    }
    return LineSpelling.folded(text, lineEnd: [.lineFeed], width: width)
  }

  /// Whether a value may stand as it is (RFC 2849, SAFE-STRING).
  private static func isSafe(_ value: [UInt8]) -> Bool {
    guard let first = value.first, let last = value.last else { return true }
    let openers: [UInt8] = [.space, .colon, UInt8(ascii: "<")]
    return !openers.contains(first) && last != .space
      && value.allSatisfy { $0 < 0x80 && $0 != 0 && !$0.isLineEnd }
      && !value.span.trimmed(0..<value.count).isEmpty && first != .tab && last != .tab
  }

  private static func attributes(of properties: [ContentLine]) -> [LDIFRecord.Attribute] {
    var attributes: [LDIFRecord.Attribute] = []
    func add(_ name: String, _ value: [UInt8], isAddress: Bool = false) {
      guard !value.isEmpty else { return }
      attributes.append(
        LDIFRecord.Attribute(name: name, value: value, isAddress: isAddress, line: 1)
      )
    }
    var addresses: Set<String> = []
    var seen: Set<String> = []
    for line in properties {
      // Of these a record has one; others stand in it as whole lines.
      if ["N", "ORG", "BDAY", "PHOTO"].contains(line.name), !seen.insert(line.name).inserted {
        continue
      }
      switch line.name {
      case "N":
        let parts = TextValue.structured(line.value).map { Array($0.joined(separator: [.space])) }
        add("sn", parts[0])
        if parts.count > 1 { add("givenName", parts[1]) }
      case "ORG":
        let parts = TextValue.split(line.value, at: .semicolon).map { TextValue.plain($0) }
        add("o", parts[0])
        if parts.count > 1 { add("ou", parts[1]) }
      case "ADR":
        let isHome = line.types.contains("home")
        guard addresses.insert(isHome ? "home" : "work").inserted else { continue }
        let names = isHome ? LDIFConversion.homeAddress : LDIFConversion.workAddress
        let parts = TextValue.structured(line.value).dropFirst()
        for (name, items) in zip(names, parts) {
          add(spelled(name), Array(items.joined(separator: Array(", ".utf8))))
        }
      case "BDAY": addBirthday(line.value, add: add)
      case "PHOTO":
        let head = Array("data:image/jpeg;base64,".utf8)
        if line.value.starts(with: head),
          let bytes = Base64Text.decode(Array(line.value.dropFirst(head.count)))
        {
          add("jpegPhoto", bytes)
        }
      case LDIFConversion.otherName: addOther(line, add: { add($0, $1, isAddress: $2) })
      default: addSimple(line, add: { add($0, $1) })
      }
    }
    return attributes
  }

  private static func addBirthday(_ date: [UInt8], add: (String, [UInt8], Bool) -> Void) {
    guard DateForms.isWhole(date), date.count == 8 || DateForms.monthAndDay(date) != nil else {
      if let rest = DateForms.monthAndDay(date) {
        add("birthmonth", Array(rest[..<2]), false)
        add("birthday", Array(rest[2...]), false)
      }
      return
    }
    add("birthyear", Array(date[..<4]), false)
    add("birthmonth", Array(date[4..<6]), false)
    add("birthday", Array(date[6...]), false)
  }

  private static func addOther(_ line: ContentLine, add: (String, [UInt8], Bool) -> Void) {
    guard let name = line.parameter("X-NAME"), line.group.isEmpty,
      !name.utf8.contains(where: { $0.isBlank || $0 == .colon || $0 >= 0x80 }), !name.isEmpty
    else { return }
    let codings = line.parameters.filter { $0.name == "X-CODING" }.flatMap(\.values)
    var value: [UInt8]? = TextValue.plain(line.value)
    if codings.contains("base64") { value = Base64Text.decode(line.value) }
    if let value { add(name, value, codings.contains("url")) }
  }

  private static func addSimple(_ line: ContentLine, add: (String, [UInt8]) -> Void) {
    let types = Set(line.types).intersection(["home", "work", "cell", "fax", "pager"])
    let candidates = LDIFConversion.simple.filter { $0.name == line.name }
    guard
      let found = candidates.first(where: { !$0.types.isEmpty && Set($0.types) == types })
        ?? candidates.first(where: { $0.types.isEmpty })
        ?? candidates.first(where: { !types.isDisjoint(with: $0.types) }) ?? candidates.first
    else { return }
    let isURI = PropertyForm.of(line.name) == .uri
    add(spelled(found.attribute), isURI ? line.value : TextValue.plain(line.value))
  }

  /// The attribute as its standard spells it.
  private static func spelled(_ name: String) -> String { spellings[name] ?? name }

  private static let spellings = [
    "mozillanickname": "mozillaNickname", "mozillasecondemail": "mozillaSecondEmail",
    "telephonenumber": "telephoneNumber", "homephone": "homePhone",
    "facsimiletelephonenumber": "facsimileTelephoneNumber", "mozillaworkurl": "mozillaWorkUrl",
    "mozillahomeurl": "mozillaHomeUrl", "labeleduri": "labeledURI", "entryuuid": "entryUUID",
    "mozillahomestreet": "mozillaHomeStreet", "mozillahomestreet2": "mozillaHomeStreet2",
    "mozillahomelocalityname": "mozillaHomeLocalityName", "mozillahomestate": "mozillaHomeState",
    "mozillahomepostalcode": "mozillaHomePostalCode",
    "mozillahomecountryname": "mozillaHomeCountryName",
    "mozillaworkstreet2":
      "mozillaWorkStreet2", "postalcode": "postalCode",
  ]
}
