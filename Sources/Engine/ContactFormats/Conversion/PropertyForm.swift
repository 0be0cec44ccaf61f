/// How the value of a property is built.
///
/// - Note: Source: RFC 6350, section 6; RFC 6474, 6715, 8605, 9554 and 9555 for the newer ones.
enum PropertyForm: Hashable {
  /// One text.
  case text
  /// Texts between commas.
  case list
  /// Components between semicolons, each a list of texts between commas.
  case structured
  /// Components between semicolons, in which commas are text.
  case components
  case uri
  case date
  case timestamp
  case languageTag
  /// Not known: kept letter for letter.
  case unknown

  /// The form of the property `name`, in upper case.
  static func of(_ name: String) -> PropertyForm { table[name] ?? .unknown }

  private static let table: [String: PropertyForm] = {
    var table: [String: PropertyForm] = [:]
    let forms: [(PropertyForm, [String])] = [
      (
        .text,
        [
          "FN", "NOTE", "TITLE", "ROLE", "EMAIL", "TEL", "PRODID", "KIND", "TZ", "XML",
          "BIRTHPLACE", "DEATHPLACE", "EXPERTISE", "HOBBY", "INTEREST", "GRAMGENDER", "PRONOUNS",
          "JSPROP", "MAILER", "CLASS", "LABEL", "SORT-STRING", "NAME", "PROFILE", "AGENT",
          "VERSION", "X-ABLABEL", "X-MAILER", "X-CLASS", "X-LABEL", "X-SORT-STRING", "X-NAME",
          "X-PROFILE", "X-AGENT", "X-VCARD-LINE", "X-COLUMN", "X-LDIF",
        ]
      ),
      (.list, ["NICKNAME", "CATEGORIES"]),
      (.structured, ["N", "ADR", "GENDER", "CLIENTPIDMAP"]),
      (.components, ["ORG"]),
      (
        .uri,
        [
          "SOURCE", "PHOTO", "IMPP", "GEO", "LOGO", "MEMBER", "RELATED", "SOUND", "UID", "URL",
          "KEY", "FBURL", "CALADRURI", "CALURI", "ORG-DIRECTORY", "SOCIALPROFILE", "CONTACT-URI",
        ]
      ),
      (.date, ["BDAY", "ANNIVERSARY", "DEATHDATE"]),
      (.timestamp, ["REV", "CREATED"]),
      (.languageTag, ["LANG", "LANGUAGE"]),
    ]
    for (form, names) in forms {
      for name in names { table[name] = form }
    }
    // What older versions have under another name has the same form there.
    for (old, new) in PropertyNames.extensions where table[old] == nil { table[old] = table[new] }
    return table
  }()

  /// The properties whose value may be a picture, a sound or a key.
  static let binary: Set<String> = ["PHOTO", "LOGO", "SOUND", "KEY"]

  /// What VALUE is where it is not said, as jCard names it.
  var valueType: String {
    switch self {
    case .text, .list, .structured, .components: "text"
    case .uri: "uri"
    case .date: "date-and-or-time"
    case .timestamp: "timestamp"
    case .languageTag: "language-tag"
    case .unknown: "unknown"
    }
  }
}

/// The names that properties have in the versions that lack them.
enum PropertyNames {
  /// Properties of vCard 4.0 that older versions have as extensions only.
  static let extensions: [(old: String, new: String)] = {
    let own: [(old: String, new: String)] = [
      ("X-ADDRESSBOOKSERVER-KIND", "KIND"), ("X-ADDRESSBOOKSERVER-MEMBER", "MEMBER"),
    ]
    let plain = [
      "ANNIVERSARY", "GENDER", "RELATED", "LANG", "CLIENTPIDMAP", "XML", "CALADRURI",
      "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE", "HOBBY", "INTEREST", "ORG-DIRECTORY",
      "CREATED", "GRAMGENDER", "LANGUAGE", "PRONOUNS", "SOCIALPROFILE", "CONTACT-URI", "JSPROP",
    ]
    return own + plain.map { ("X-" + $0, $0) }
  }()

  /// Properties that vCard 4.0 dropped.
  static let dropped: Set<String> = [
    "MAILER", "CLASS", "NAME", "PROFILE", "LABEL", "AGENT", "SORT-STRING",
  ]

  private static let newNames: [String: String] = {
    var names: [String: String] = [:]
    for (old, new) in extensions { names[old] = new }
    for name in dropped { names[name] = "X-" + name }
    // Other programs' names for the same.
    names["X-KIND"] = "KIND"
    names["X-EVOLUTION-ANNIVERSARY"] = "ANNIVERSARY"
    return names
  }()

  private static let oldNames: [String: String] = {
    var names: [String: String] = [:]
    for (old, new) in extensions { names[new] = old }
    for name in dropped { names["X-" + name] = name }
    return names
  }()

  /// What vCard 4.0 calls the property `name` of an older version.
  static func new(_ name: String) -> String { newNames[name] ?? name }

  /// What the older versions call the property `name` of vCard 4.0.
  static func old(_ name: String) -> String { oldNames[name] ?? name }
}
