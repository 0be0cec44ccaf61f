import ContactModel

/// What is known of a property by its name alone.
struct PropertyTraits {
  /// What a merge does with it.
  var role = PropertyRole.union
  /// Whether separators inside the value carry meaning.
  var isStructured = false
  /// Whether the value may be a picture, sound or key rather than text.
  var isBinary = false
  /// Whether the line only describes the line of its group, as Apple's label for a phone.
  var isCompanion = false

  /// The traits of the property `name`, in upper case.
  init(named name: String) { self = Self.table[name] ?? Self() }

  private init(
    role: PropertyRole = .union,
    isStructured: Bool = false,
    isBinary: Bool = false,
    isCompanion: Bool = false
  ) {
    self.role = role
    self.isStructured = isStructured
    self.isBinary = isBinary
    self.isCompanion = isCompanion
  }

  // RFC 6350 says how often each may occur (section 6, "Cardinality"); RFC 2426 has no such table,
  // so the newer one decides for vCard 3.0 too. What is not `*1` there is kept as often as it is
  // distinct: GEO, TZ, ORG, TITLE, NICKNAME and the others are `*`. FN is `1*` there, but a merged
  // contact has one surviving name; only with ALTID may one card give several (they are one name in
  // several languages). SORT-STRING, CLASS and MAILER exist in vCard 3.0 alone and describe the
  // card's one name, access class and mail program. RFC 6474 adds birth and death, RFC 9554 CREATED
  // and LANGUAGE, all `*1`.
  private static let table: [String: Self] = {
    var table: [String: Self] = [:]
    for name in ["BEGIN", "END", "VERSION", "PRODID", "REV", "UID"] {
      table[name] = Self(role: .frame)
    }
    table["FN"] = Self(role: .name)
    table["N"] = Self(role: .name, isStructured: true)
    table["SORT-STRING"] = Self(role: .name)
    for name in [
      "BDAY", "ANNIVERSARY", "KIND", "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "CREATED", "LANGUAGE",
      "CLASS", "MAILER",
    ] {
      table[name] = Self(role: .once)
    }
    table["GENDER"] = Self(role: .once, isStructured: true)
    for name in ["ADR", "ORG", "CATEGORIES", "NICKNAME", "CLIENTPIDMAP"] {
      table[name] = Self(isStructured: true)
    }
    for name in ["PHOTO", "LOGO", "SOUND", "KEY"] { table[name] = Self(isBinary: true) }
    for name in ["X-ABLABEL", "X-ABADR", "X-APPLE-SUBLOCALITY", "X-APPLE-SUBADMINISTRATIVEAREA"] {
      table[name] = Self(isCompanion: true)
    }
    return table
  }()
}
