import ContactModel
import Standardization

/// Relates phones, e-mails, addresses and the rest of two contacts.
struct FieldComparison: Sendable {
  let table: ComparableTable
  let words: Lexicon
  let names: Lexicon
  /// For each phone of the table, how many contacts have its last seven digits.
  let phoneFrequency: [UInt32]
  /// For each e-mail of the table, whether anybody can have one at its domain.
  private let isAtProvider: [Bool]
  /// For each e-mail of the table, whether so many have it that it is a role's, not a person's.
  private let isShared: [Bool]
  /// For each word of `table.words`, how many contacts have it as their employer.
  private let employees: [UInt32]

  /// More cards than one person has, or a family: a mailbox as info@ or sales@.
  private static let mostOfOneMailbox = 6
  /// A firm of more contacts says little about any two of them.
  private static let mostOfSmallFirm = 20

  init(table: ComparableTable, names: Lexicon, phoneFrequency: [UInt32]) {
    self.table = table
    self.names = names
    self.phoneFrequency = phoneFrequency
    words = Lexicon(table.words)
    let providers = FreeMail.tokens(in: table.words)
    isAtProvider = table.emails.map { providers.contains($0.domain) }
    var owners = [UInt32](repeating: 0, count: table.words.count)
    var employees = [UInt32](repeating: 0, count: table.words.count)
    for record in table.records {
      for index in record.emails.compared { owners[Int(table.emails[index].mailbox)] += 1 }
      employees[Int(record.organizationName)] += 1
    }
    isShared = table.emails.map { owners[Int($0.mailbox)] > Self.mostOfOneMailbox }
    self.employees = employees
  }

  // MARK: Phones

  func phone(_ a: ComparableRecord, _ b: ComparableRecord) -> PhoneLevel {
    guard !a.phones.isEmpty, !b.phones.isEmpty else { return .missing }
    var best: UInt32 = .max
    for i in a.phones.compared {
      for j in b.phones.compared where table.phones[i].matches(table.phones[j]) {
        let isOffice =
          table.phones[i].kind.contains(.work) && table.phones[j].kind.contains(.work)
        // A line of an office is its colleagues' as well, however few cards show it.
        best = min(best, max(phoneFrequency[i], phoneFrequency[j], isOffice ? 3 : 0))
      }
    }
    switch best {
    case .max: return .conflict
    case 0...2: return .equalRare
    case 3...5: return .equalFew
    default: return .equalMany
    }
  }

  /// Whether two numbers that differ belong to one area: the first three digits.
  ///
  /// People keep their area when they change their number; namesakes live anywhere.
  func area(_ a: ComparableRecord, _ b: ComparableRecord) -> AreaLevel {
    var level = AreaLevel.missing
    for i in a.phones.compared where table.phones[i].digits >= 9 {
      for j in b.phones.compared where table.phones[j].digits >= 9 {
        let (first, second) = (table.phones[i], table.phones[j])
        if first.saysCountry && second.saysCountry && first.country != second.country {
          if level == .missing { level = .otherCountry }
        } else if first.area == second.area {
          return .equal
        } else {
          level = .different
        }
      }
    }
    return level
  }

  /// Two mobiles that differ speak against one person; other lines do not.
  func mobile(_ a: ComparableRecord, _ b: ComparableRecord) -> ValueLevel {
    var hasBoth = false
    for i in a.phones.compared where table.phones[i].kind.contains(.mobile) {
      for j in b.phones.compared where table.phones[j].kind.contains(.mobile) {
        if table.phones[i].matches(table.phones[j]) { return .equal }
        hasBoth = true
      }
    }
    return hasBoth ? .conflict : .missing
  }

  // MARK: E-mail

  func email(_ a: ComparableRecord, _ b: ComparableRecord) -> EmailLevel {
    guard !a.emails.isEmpty, !b.emails.isEmpty else { return .missing }
    var level = EmailLevel.conflict
    for i in a.emails.compared {
      for j in b.emails.compared {
        let (first, second) = (table.emails[i], table.emails[j])
        if first.mailbox == second.mailbox {
          if !isShared[i] { return .equal }
          level = .missing
        }
        if level == .conflict, areSimilar(first, second) { level = .similar }
      }
    }
    return level
  }

  /// One user at two domains, or one edit between two users of a domain.
  private func areSimilar(_ a: EmailKey, _ b: EmailKey) -> Bool {
    let shorter = min(words.count(a.user), words.count(b.user))
    guard shorter >= 5 else { return false }
    return a.user == b.user || a.domain == b.domain && words.areOneEditApart(a.user, b.user)
  }

  /// What an e-mail's user name of one spells of the other's name; the most that any spells.
  func emailSpellsName(_ a: ComparableRecord, _ b: ComparableRecord) -> SpellingLevel {
    let first = spells(a, nameOf: b)
    let second = spells(b, nameOf: a)
    if first == .missing { return second }
    if second == .missing { return first }
    return first.rawValue < second.rawValue ? first : second
  }

  private func spells(_ a: ComparableRecord, nameOf b: ComparableRecord) -> SpellingLevel {
    guard !a.emails.isEmpty, !b.given.isEmpty, !b.family.isEmpty else { return .missing }
    let given = table.nameWords[Int(b.given.start)]
    let family = table.nameWords[b.family.indices.upperBound - 1]
    guard names.count(given) > 1, names.count(family) > 2 else { return .missing }
    var level = SpellingLevel.nothing
    for index in a.emails.compared {
      let user = table.emails[index].user
      let hasGiven = names.count(given) > 2 && words.holds(user, given, of: names)
      if words.holds(user, family, of: names) {
        if hasGiven { return .fullName }
        if words.first(user) == names.first(given) { level = .familyAndInitial }
      } else if hasGiven && level == .nothing {
        level = .givenName
      }
    }
    return level
  }

  // MARK: Address

  func address(_ a: ComparableRecord, _ b: ComparableRecord) -> AddressLevel {
    guard !a.addresses.isEmpty, !b.addresses.isEmpty else { return .missing }
    var best: AddressLevel?
    for i in a.addresses.compared {
      for j in b.addresses.compared {
        let level = address(table.addresses[i], table.addresses[j])
        guard level != .missing else { continue }
        if best.map({ level.rawValue < $0.rawValue }) ?? true { best = level }
      }
    }
    return best ?? .missing
  }

  private func address(_ a: AddressKey, _ b: AddressKey) -> AddressLevel {
    let hasPlace = a.postcode != 0 && b.postcode != 0 || a.city != 0 && b.city != 0
    let samePostcode = a.postcode != 0 && a.postcode == b.postcode
    let sameCity = a.city != 0 && b.city != 0 && areSimilarWords(a.city, b.city)
    let isNear = samePostcode || sameCity || !hasPlace
    let hasStreets = a.street != 0 && b.street != 0
    if hasStreets && isNear && areSimilarWords(a.street, b.street) {
      if a.number == b.number && a.number != 0 {
        return a.unit != 0 && b.unit != 0 && a.unit != b.unit ? .sameStreet : .sameHouse
      }
      return .sameStreet
    }
    if samePostcode && a.number != 0 && a.number == b.number && !hasStreets { return .sameHouse }
    if samePostcode || sameCity { return .sameCity }
    return hasPlace || hasStreets ? .conflict : .missing
  }

  func areSimilarWords(_ a: UInt32, _ b: UInt32) -> Bool {
    if a == b { return true }
    let (first, second) = (words.count(a), words.count(b))
    guard min(first, second) >= 4, abs(first - second) * 3 <= max(first, second) else {
      return false
    }
    return words.areOneEditApart(a, b) || words.areSimilar(a, b, least: 0.92)
  }

  // MARK: Birthday, generation, sex, identifiers

  func birthday(_ a: DateKey, _ b: DateKey) -> BirthdayLevel {
    guard !a.isMissing, !b.isMissing else { return .missing }
    if a == b { return a.month != 0 && a.year != 0 ? .equal : .partial }
    let years = a.year == 0 || b.year == 0
    if a.month == b.month && a.day == b.day { return years ? .partial : .near }
    if years { return .conflict }
    if a.year == b.year {
      if a.month == 0 || b.month == 0 { return .partial }
      if a.month == b.day && a.day == b.month || a.month == b.month { return .near }
      if a.day == b.day { return .near }
    }
    return .conflict
  }

  func generation(_ a: Generation, _ b: Generation) -> GenerationLevel {
    if a == .none && b == .none { return .missing }
    if a == b { return .equal }
    return a == .none || b == .none ? .oneSided : .conflict
  }

  func sex(_ a: UInt8, _ b: UInt8) -> ValueLevel {
    a == 0 || b == 0 ? .missing : a == b ? .equal : .conflict
  }

  func identifier(_ a: ComparableRecord, _ b: ComparableRecord) -> ValueLevel {
    guard !a.identifiers.isEmpty, !b.identifiers.isEmpty else { return .missing }
    var level = ValueLevel.conflict
    for i in a.identifiers.compared {
      for j in b.identifiers.compared {
        if table.identifiers[i] == table.identifiers[j] { return .equal }
        let (first, second) = (table.identifiers[i], table.identifiers[j])
        let shorter = min(words.count(first), words.count(second))
        if shorter >= 5 && words.areOneEditApart(first, second) { level = .similar }
      }
    }
    return level
  }

  // MARK: Work

  func employer(_ a: ComparableRecord, _ b: ComparableRecord) -> EmployerLevel {
    if a.organizationName != 0 && b.organizationName != 0 {
      let level = organization(a, b)
      let size = employees[Int(a.organizationName)]
      return level == .equal && size > Self.mostOfSmallFirm ? .missing : level
    }
    for i in a.emails.compared {
      for j in b.emails.compared where table.emails[i].domain == table.emails[j].domain {
        if !isAtProvider[i] { return .sameDomain }
      }
    }
    return domainNames(a, employerOf: b) || domainNames(b, employerOf: a)
      ? .domainNamesEmployer : .missing
  }

  func organization(_ a: ComparableRecord, _ b: ComparableRecord) -> EmployerLevel {
    if a.organizationName == b.organizationName { return .equal }
    if areSimilarWords(a.organizationName, b.organizationName) { return .similar }
    var shared = 0
    for i in a.organization.compared {
      for j in b.organization.compared
      where table.organizationWords[i] == table.organizationWords[j] {
        shared += 1
        break
      }
    }
    return shared * 2 > min(a.organization.count, b.organization.count) ? .similar : .conflict
  }

  private func domainNames(_ a: ComparableRecord, employerOf b: ComparableRecord) -> Bool {
    let name = b.organizationName
    guard words.count(name) >= 4 else { return false }
    for index in a.emails.compared
    where words.holds(table.emails[index].domain, name, of: words, atStart: true) {
      return true
    }
    return false
  }
}

extension PhoneKey {
  /// The first three national digits.
  fileprivate var area: UInt64 {
    var rest = national
    while rest >= 1_000 { rest /= 10 }
    return rest
  }
}

/// Domains at which anybody has a mailbox.
enum FreeMail {
  /// Those of them that are words of `table`.
  static func tokens(in table: TokenTable) -> Set<UInt32> {
    Set(providers.map { table.token($0[...]) }).subtracting([0])
  }

  private static let providers: [[UInt8]] =
    """
    gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com gmx.de gmx.net web.de live.com
    orange.fr btinternet.com me.com mac.com msn.com mail.ru yandex.ru protonmail.com proton.me
    t-online.de freenet.de libero.it virgilio.it wanadoo.fr free.fr laposte.net sfr.fr yahoo.fr
    yahoo.de yahoo.co.uk hotmail.co.uk hotmail.fr hotmail.de wp.pl o2.pl onet.pl seznam.cz
    comcast.net verizon.net att.net sbcglobal.net bellsouth.net qq.com 163.com 126.com naver.com
    ziggo.nl kpnmail.nl hetnet.nl telia.com bluewin.ch fastmail.com zoho.com example.com
    example.org example.net
    """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
}
