import ContactModel

/// The name of an attribute without regard to case, packed so that it is compared at once.
///
/// Names of up to 32 bytes are told apart; longer ones are none that is known.
struct LDIFName: Hashable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  static let dn = LDIFName("dn")
  static let version = LDIFName("version")
  static let changeType = LDIFName("changetype")
  static let birthYear = LDIFName("birthyear")
  static let birthMonth = LDIFName("birthmonth")
  static let birthDay = LDIFName("birthday")

  /// The name that `text` is.
  init(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard range.count <= 32 else {
      first = .max
      return
    }
    for index in range { append(text[index].upper) }
  }

  /// The name that `text` is.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span, 0..<bytes.count)
  }

  private mutating func append(_ byte: UInt8) {
    first = first << 8 | second >> 56
    second = second << 8 | third >> 56
    third = third << 8 | fourth >> 56
    fourth = fourth << 8 | UInt64(byte)
  }

  static func == (a: LDIFName, b: LDIFName) -> Bool {
    a.fourth == b.fourth && a.third == b.third && a.second == b.second && a.first == b.first
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fourth ^ third << 1 ^ second << 2 ^ first << 3)
  }
}

/// The attributes of people that are read; all others are kept as they are written.
struct LDIFAttributeRole {
  var field: Field
  var kind: ValueKind = []
  /// Which of the contact's addresses it is part of.
  var occurrence: UInt16 = 0

  /// The role of the attribute `name`; `nil` where there is none.
  static func role(of name: LDIFName) -> LDIFAttributeRole? { table[name] }

  private static let home: UInt16 = 0
  private static let work: UInt16 = 1
  private static let other: UInt16 = 2

  /// Names of RFC 4519 and 2798 (inetOrgPerson), of Mozilla in its old and new schema, of Evolution
  /// and of Outlook Express.
  private static let table: [LDIFName: LDIFAttributeRole] = {
    var table: [LDIFName: LDIFAttributeRole] = [:]
    func add(_ field: Field, _ kind: ValueKind, _ names: String, _ occurrence: UInt16 = 0) {
      for name in names.split(separator: " ") {
        table[LDIFName(String(name))] = .init(field: field, kind: kind, occurrence: occurrence)
      }
    }
    addNames(add)
    addWays(add)
    addPlaces(add)
    return table
  }()

  private typealias Add = (_ field: Field, _ kind: ValueKind, _ names: String, UInt16) -> Void

  private static func addNames(_ add: Add) {
    add(.id, [], "dn entryuuid", 0)
    add(.name, [], "cn commonname displayname fileas", 0)
    add(.family, [], "sn surname", 0)
    add(.given, [], "givenname gn", 0)
    add(.middle, [], "middlename initials", 0)
    add(.prefix, [], "personaltitle honorificprefix", 0)
    add(.suffix, [], "generationqualifier namesuffix", 0)
    add(.nickname, [], "mozillanickname xmozillanickname nickname", 0)
    add(.organization, [], "o organizationname company organization", 0)
    add(.title, [], "title", 0)
    add(.note, [], "description comment notes info note", 0)
    add(.group, [], "category categories", 0)
    add(.sex, [], "gender", 0)
    add(.birthday, [], "birthdate dateofbirth", 0)
    add(.birthplace, [], "placeofbirth", 0)
    add(
      .bookkeeping,
      [],
      "objectclass modifytimestamp createtimestamp modifiersname creatorsname entrycsn "
        + "structuralobjectclass changetype version",
      0
    )
  }

  private static func addWays(_ add: Add) {
    add(
      .email,
      [],
      "mail rfc822mailbox email mozillasecondemail xmozillasecondemail mailalternateaddress "
        + "primaryemail secondemail",
      0
    )
    add(.phone, .work, "telephonenumber mozillaworkphone workphone companyphone", 0)
    add(.phone, .home, "homephone homephonenumber hometelephonenumber", 0)
    add(.phone, .mobile, "mobile mobiletelephonenumber cellphone carphone", 0)
    add(.phone, .fax, "facsimiletelephonenumber fax faxnumber", 0)
    add(.phone, [.home, .fax], "homefacsimiletelephonenumber homefax", 0)
    add(.phone, .pager, "pager pagertelephonenumber pagerphone", 0)
    add(.phone, .other, "otherphone otherfacsimiletelephonenumber", 0)
    add(.phone, .preferred, "primaryphone", 0)
    add(
      .url,
      [],
      "mozillaworkurl mozillahomeurl workurl homeurl url labeleduri labeledurl homepage "
        + "wwwhomepage",
      0
    )
  }

  private static func addPlaces(_ add: Add) {
    add(.street, .work, "street streetaddress", work)
    add(.unit, .work, "mozillaworkstreet2", work)
    add(.city, .work, "l locality localityname", work)
    add(.region, .work, "st stateorprovincename region", work)
    add(.postcode, .work, "postalcode zip", work)
    add(.country, .work, "c co country countryname friendlycountryname", work)
    add(.address, .work, "postaladdress", work)
    add(.street, .home, "mozillahomestreet homestreet homeaddress", home)
    add(.unit, .home, "mozillahomestreet2", home)
    add(.city, .home, "mozillahomelocalityname homecity", home)
    add(.region, .home, "mozillahomestate homestate", home)
    add(.postcode, .home, "mozillahomepostalcode homepostalcode homezip", home)
    add(.country, .home, "mozillahomecountryname homecountry", home)
    add(.address, .home, "homepostaladdress", home)
    add(.address, .other, "registeredaddress otherpostaladdress", other)
  }
}

extension Field {
  /// Whether it can tell who a contact is.
  var tellsWhoItIs: Bool {
    switch self {
    case .name, .given, .family, .nickname, .organization, .phone, .email: true
    case .id, .truth, .prefix, .middle, .suffix, .title, .address, .street, .unit, .city: false
    case .region, .postcode, .country, .birthday, .birthplace, .sex, .url, .note, .group: false
    case .identifier, .bookkeeping, .other: false
    }
  }
}
