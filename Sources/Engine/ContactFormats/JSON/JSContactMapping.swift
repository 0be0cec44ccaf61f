import ContactModel

/// A property that becomes an object among others of its kind, as TEL does among the phones.
struct JSContactMapping {
  /// As `TEL`.
  let name: String
  /// Where the objects stand, as `phones`.
  let collection: String
  /// What `kind` is, if it tells the property from others that stand there.
  var kind: String?
  /// The member that has the value, as `number`.
  let member: String

  private init(_ name: String, _ collection: String, kind: String? = nil, _ member: String) {
    self.name = name
    self.collection = collection
    self.kind = kind
    self.member = member
  }

  static let all: [JSContactMapping] = [
    Self("NICKNAME", "nicknames", "name"), Self("ORG", "organizations", "name"),
    Self("TITLE", "titles", kind: "title", "name"), Self("ROLE", "titles", kind: "role", "name"),
    Self("EMAIL", "emails", "address"), Self("TEL", "phones", "number"),
    Self("IMPP", "onlineServices", "uri"), Self("SOCIALPROFILE", "onlineServices", "uri"),
    Self("LANG", "preferredLanguages", "language"), Self("ADR", "addresses", "components"),
    Self("GEO", "addresses", "coordinates"), Self("TZ", "addresses", "timeZone"),
    Self("PHOTO", "media", kind: "photo", "uri"), Self("LOGO", "media", kind: "logo", "uri"),
    Self("SOUND", "media", kind: "sound", "uri"), Self("KEY", "cryptoKeys", "uri"),
    Self("URL", "links", "uri"), Self("CONTACT-URI", "links", kind: "contact", "uri"),
    Self("CALADRURI", "schedulingAddresses", "uri"),
    Self("CALURI", "calendars", kind: "calendar", "uri"),
    Self("FBURL", "calendars", kind: "freeBusy", "uri"),
    Self("SOURCE", "directories", kind: "entry", "uri"),
    Self("ORG-DIRECTORY", "directories", kind: "directory", "uri"),
    Self("EXPERTISE", "personalInfo", kind: "expertise", "value"),
    Self("HOBBY", "personalInfo", kind: "hobby", "value"),
    Self("INTEREST", "personalInfo", kind: "interest", "value"), Self("NOTE", "notes", "note"),
    Self("BDAY", "anniversaries", kind: "birth", "date"),
    Self("DEATHDATE", "anniversaries", kind: "death", "date"),
    Self("ANNIVERSARY", "anniversaries", kind: "wedding", "date"),
  ]

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static func of(_ name: String) -> JSContactMapping? { byName[name] }

  /// The mapping for `object`, which stands in `collection`.
  static func of(_ object: JSONValue, in collection: String) -> JSContactMapping? {
    switch collection {
    case "onlineServices":
      let name = object["vCardName"]?.string?.uppercased()
      return byName[name == "IMPP" ? "IMPP" : "SOCIALPROFILE"]
    case "addresses":
      if object["components"] != nil || object["full"] != nil { return byName["ADR"] }
      let isZone = object["coordinates"] == nil && object["timeZone"] != nil
      let isPlace = object["coordinates"] != nil && object["timeZone"] == nil
      return byName[isZone ? "TZ" : isPlace ? "GEO" : "ADR"]
    case "titles": return byName[object["kind"]?.string == "role" ? "ROLE" : "TITLE"]
    case "links": return byName[object["kind"]?.string == "contact" ? "CONTACT-URI" : "URL"]
    default:
      let candidates = all.filter { $0.collection == collection }
      if candidates.count == 1 { return candidates.first }
      let kind = object["kind"]?.string
      return candidates.first { $0.kind == kind }
    }
  }

  /// How the key of the `number`th object is made where the line names none.
  func key(_ number: Int) -> String { "\(name.lowercased())-\(number)" }

  /// The types of a phone, and what JSContact calls them.
  static let features: [(type: String, feature: String)] = [
    ("cell", "mobile"), ("fax", "fax"), ("main-number", "main-number"), ("pager", "pager"),
    ("text", "text"), ("textphone", "textphone"), ("video", "video"), ("voice", "voice"),
  ]

  /// The types of any property, and what JSContact calls these contexts.
  static let contexts: [(type: String, context: String)] = [
    ("home", "private"), ("work", "work"),
  ]

  /// The types that an address has besides.
  static let addressContexts: [(type: String, context: String)] = [
    ("billing", "billing"), ("delivery", "delivery"),
  ]

  /// The levels of expertise.
  static let levels: [(vCard: String, level: String)] = [
    ("beginner", "low"), ("average", "medium"), ("expert", "high"),
  ]

  /// The kinds of the components of an address, by their place in ADR (RFC 9554, section 2.1).
  static let addressKinds = [
    "postOfficeBox", "apartment", "name", "locality", "region", "postcode", "country", "room",
    "apartment", "floor", "number", "name", "building", "block", "subdistrict", "district",
    "landmark", "direction",
  ]

  /// The kinds of the components of a name, by their place in N.
  static let nameKinds = [
    "surname", "given", "given2", "title", "credential", "surname2", "generation",
  ]
}

/// Dates as JSContact has them.
enum JSContactDate {
  /// The object for a date of vCard 4.0; `nil` where there is none.
  static func object(_ basic: [UInt8]) -> JSONValue? {
    if DateForms.matches(basic[...], "ddddddddTddddddZ"), let text = DateForms.extended(basic) {
      return .object([.init("@type", .text("Timestamp")), .init("utc", .string(text))])
    }
    func number(_ range: Range<Int>) -> JSONValue {
      .integer(Int(String(decoding: basic[range], as: UTF8.self)) ?? 0)
    }
    let patterns: [(StaticString, [(String, Range<Int>)])] = [
      ("dddddddd", [("year", 0..<4), ("month", 4..<6), ("day", 6..<8)]),
      ("dddd-dd", [("year", 0..<4), ("month", 5..<7)]), ("dddd", [("year", 0..<4)]),
      ("--dddd", [("month", 2..<4), ("day", 4..<6)]), ("--dd", [("month", 2..<4)]),
      ("---dd", [("day", 3..<5)]),
    ]
    for (pattern, parts) in patterns where DateForms.matches(basic[...], pattern) {
      return .object(parts.map { .init($0.0, number($0.1)) })
    }
    return nil
  }

  /// The date of vCard 4.0 for `object`; `nil` where it has none.
  static func basic(_ object: JSONValue) -> [UInt8]? {
    if let utc = object["utc"]?.bytes { return DateForms.basic(utc) }
    func digits(_ key: String, _ count: Int) -> String? {
      guard let number = object[key]?.integer, number >= 0 else { return nil }
      let text = String(number)
      guard text.count <= count else { return nil }
      return String(repeating: "0", count: count - text.count) + text
    }
    let text: String
    switch (digits("year", 4), digits("month", 2), digits("day", 2)) {
    case (let year?, let month?, let day?): text = year + month + day
    case (let year?, let month?, nil): text = "\(year)-\(month)"
    case (let year?, nil, nil): text = year
    case (nil, let month?, let day?): text = "--\(month)\(day)"
    case (nil, let month?, nil): text = "--\(month)"
    case (nil, nil, let day?): text = "---\(day)"
    default: return nil
    }
    return Array(text.utf8)
  }
}
