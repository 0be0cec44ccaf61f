extension ComparableTable {
  /// Makes room for so many more contacts with so many values.
  mutating func reserve(_ contacts: Int, values: Int) {
    // Measured on generated books: of ten values of a contact two are words of names, one is a
    // phone, one an e-mail and half a one an address.
    records.reserveCapacity(records.count + contacts)
    nameWords.reserveCapacity(nameWords.count + contacts * 5 / 2)
    phones.reserveCapacity(phones.count + min(contacts * 5 / 4, values))
    emails.reserveCapacity(emails.count + min(contacts, values))
    addresses.reserveCapacity(addresses.count + min(contacts * 3 / 4, values))
    // Growing step by step took a tenth of the time. Small books are not worth it.
    if contacts > 10_000 { words.reserve(contacts, bytes: contacts * 20) }
  }

  /// Adds the contacts of `other` behind these.
  ///
  /// Numbers of words come out as if one thread had read all contacts.
  mutating func absorb(_ other: consuming ComparableTable) {
    let name = names.absorb(other.names)
    let word = words.absorb(other.words)
    let before = RunOffsets(of: self)
    for token in other.nameWords { nameWords.append(name[Int(token)]) }
    for token in other.organizationWords { organizationWords.append(word[Int(token)]) }
    for token in other.identifiers { identifiers.append(word[Int(token)]) }
    phones += other.phones
    for var email in other.emails {
      email.renumber { word[Int($0)] }
      emails.append(email)
    }
    for var address in other.addresses {
      address.renumber { word[Int($0)] }
      addresses.append(address)
    }
    for var record in other.records {
      record.organizationName = word[Int(record.organizationName)]
      record.title = word[Int(record.title)]
      before.shift(&record)
      records.append(record)
    }
  }
}

/// How many elements the lists had before others were put behind.
private struct RunOffsets {
  private let names: UInt32
  private let phones: UInt32
  private let emails: UInt32
  private let addresses: UInt32
  private let organizations: UInt32
  private let identifiers: UInt32

  init(of table: ComparableTable) {
    names = UInt32(table.nameWords.count)
    phones = UInt32(table.phones.count)
    emails = UInt32(table.emails.count)
    addresses = UInt32(table.addresses.count)
    organizations = UInt32(table.organizationWords.count)
    identifiers = UInt32(table.identifiers.count)
  }

  func shift(_ record: inout ComparableRecord) {
    record.given.start += names
    record.middle.start += names
    record.family.start += names
    record.nickname.start += names
    record.phones.start += phones
    record.emails.start += emails
    record.addresses.start += addresses
    record.organization.start += organizations
    record.identifiers.start += identifiers
  }
}

extension EmailKey {
  /// Gives the words other numbers.
  @inline(__always)
  fileprivate mutating func renumber(_ number: (UInt32) -> UInt32) {
    mailbox = number(mailbox)
    user = number(user)
    domain = number(domain)
  }
}

extension AddressKey {
  /// Gives the words other numbers.
  @inline(__always)
  fileprivate mutating func renumber(_ word: (UInt32) -> UInt32) {
    number = word(number)
    street = word(street)
    unit = word(unit)
    city = word(city)
    region = word(region)
    postcode = word(postcode)
    country = word(country)
  }
}
