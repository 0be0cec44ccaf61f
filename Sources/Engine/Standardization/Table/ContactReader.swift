import ContactModel

/// Reads the parts of contacts into a table; keep one for many contacts of one table.
struct ContactReader: ~Copyable, Sendable {
  private(set) var parts = ContactParts()
  private var lines: [UInt64] = []
  private var names = NameReader()
  private var mailboxes = MailboxReader()
  private var postal = AddressReader()
  private var organizations = OrganizationReader()
  private var folding: [UInt8] = []
  /// Where numbers and dates were written that do not say it themselves; `nil` if that is not known.
  private let region: RegionCode?

  init(region: RegionCode?) { self.region = region }

  /// Appends the record of one contact, whose values are `values`.
  mutating func append(
    _ values: Span<FieldValue>,
    _ range: Range<Int>,
    from source: SourceBytes,
    to table: inout ComparableTable
  ) {
    parts.removeAll()
    for index in range { parts.add(values[index], from: source) }
    var record = ComparableRecord()
    lines.removeAll(keepingCapacity: true)
    for hash in parts.lineHashes { lines.append(hash) }
    readName(to: &record, &table)
    record.otherValues = UInt16(min(parts.otherValues, Int(UInt16.max)))
    readPhones(to: &record, &table)
    readEmails(to: &record, &table)
    readAddresses(to: &record, &table)
    readOrganization(to: &record, &table)
    readIdentifiers(to: &record, &table)
    if !parts.birthday.isEmpty {
      record.birthday = birthday()
    }
    record.fingerprint = Fingerprint(lines: &lines)
    table.records.append(record)
  }

  private mutating func readPhones(
    to record: inout ComparableRecord,
    _ table: inout ComparableTable
  ) {
    let before = table.phones.count
    var sayCountry = true
    for phone in parts.phones {
      let key = phoneKey(parts.bytes(phone.part), kind: phone.kind)
      lines.append(parts.lineHash(of: phone, key))
      guard let key else { continue }
      table.phones.append(key)
      if !key.knowsCountry { sayCountry = false }
    }
    record.phones = .init(from: before, to: table.phones.count)
    guard !sayCountry, let region = homeRegion(table.phones[before...]) else { return }
    var index = before
    for phone in parts.phones where index < table.phones.count {
      // The numbers that gave a key give one again, in the same order.
      guard let key = phoneKey(parts.bytes(phone.part), kind: phone.kind, region: region) else {
        continue
      }
      table.phones[index] = key
      index += 1
    }
  }

  private func birthday() -> DateKey {
    let text = parts.bytes(parts.birthday)
    let reading = readDate(text)
    guard reading.isAmbiguous, let region = homeRegion([]) else { return reading.date }
    return dateKey(text, order: DateOrder(region: region))
  }

  /// Where the contact is at home, as far as its addresses and numbers, or the book, tell.
  private func homeRegion(_ phones: ArraySlice<PhoneKey>) -> RegionCode? {
    let country = parts.addresses.first { !$0.country.isEmpty }?.country
    return Standardization.homeRegion(
      country: country.map(parts.bytes) ?? [],
      phones: phones,
      book: region
    )
  }

  private mutating func readEmails(
    to record: inout ComparableRecord,
    _ table: inout ComparableTable
  ) {
    let before = table.emails.count
    for part in parts.emails {
      if let key = mailboxes.key(parts.bytes(part), tokens: &table.words) {
        table.emails.append(key)
      }
    }
    record.emails = .init(from: before, to: table.emails.count)
  }

  private mutating func readAddresses(
    to record: inout ComparableRecord,
    _ table: inout ComparableTable
  ) {
    let before = table.addresses.count
    for address in parts.addresses {
      let written = parts.written(address)
      let key = postal.key(written, tokens: &table.words)
      lines.append(postal.lineHash(of: written, address.kind))
      if !key.isEmpty { table.addresses.append(key) }
    }
    record.addresses = .init(from: before, to: table.addresses.count)
  }

  private mutating func readName(
    to record: inout ComparableRecord,
    _ table: inout ComparableTable
  ) {
    var fields = NameReader.Fields()
    fields.prefix = parts.bytes(parts.prefix)
    fields.given = parts.bytes(parts.given)
    fields.middle = parts.bytes(parts.middle)
    fields.family = parts.bytes(parts.family)
    fields.suffix = parts.bytes(parts.suffix)
    let hasParts = !fields.given.isEmpty || !fields.middle.isEmpty || !fields.family.isEmpty
    let isOrganization = !hasParts && isCalledAsOrganization()
    if !isOrganization { fields.whole = parts.bytes(parts.name) }
    names.read(fields)
    record.kind = isOrganization ? .organization : names.isEmpty ? .unknown : .person
    record.generation = names.generation
    record.given = table.appendNames(names.given, of: names)
    record.middle = table.appendNames(names.middle, of: names)
    record.family = table.appendNames(names.family, of: names)
    let before = table.nameWords.count
    for piece in names.nicknames {
      table.nameWords.append(table.names.intern(names.text[piece.range]))
    }
    for nickname in parts.nicknames {
      folding.removeAll(keepingCapacity: true)
      fold(parts.bytes(nickname), into: &folding)
      let word = folding.drop { !isWordByte($0) }.prefix(while: isWordByte)
      if !word.isEmpty { table.nameWords.append(table.names.intern(word)) }
    }
    record.nickname = .init(from: before, to: table.nameWords.count)
    record.sex = sexKey(parts.bytes(parts.sex)) ?? names.sex
  }

  /// Whether the contact has an organization and no name but that.
  private mutating func isCalledAsOrganization() -> Bool {
    guard !parts.organization.isEmpty else { return false }
    guard !parts.name.isEmpty else { return true }
    organizations.read(parts.bytes(parts.organization))
    folding.removeAll(keepingCapacity: true)
    for word in organizations.words { folding += organizations.text[word] }
    organizations.read(parts.bytes(parts.name))
    var rest = folding[...]
    for word in organizations.words {
      guard rest.starts(with: organizations.text[word]) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }

  private mutating func readOrganization(
    to record: inout ComparableRecord,
    _ table: inout ComparableTable
  ) {
    if !parts.organization.isEmpty {
      organizations.read(parts.bytes(parts.organization))
      let before = table.organizationWords.count
      folding.removeAll(keepingCapacity: true)
      for word in organizations.words {
        folding += organizations.text[word]
        table.organizationWords.append(table.words.intern(organizations.text[word]))
      }
      record.organizationName = table.words.intern(folding[...])
      record.organization = .init(from: before, to: table.organizationWords.count)
    }
    if !parts.title.isEmpty { record.title = internLetters(of: parts.title, &table) }
  }

  /// The letters and digits of a value as one word.
  private mutating func internLetters(
    of part: ContactParts.Part,
    _ table: inout ComparableTable
  ) -> UInt32 {
    folding.removeAll(keepingCapacity: true)
    fold(parts.bytes(part), into: &folding)
    folding.removeAll { !isWordByte($0) }
    return table.words.intern(folding[...])
  }

  private mutating func readIdentifiers(
    to record: inout ComparableRecord,
    _ table: inout ComparableTable
  ) {
    let before = table.identifiers.count
    for part in parts.identifiers {
      let word = internLetters(of: part, &table)
      if word != 0 { table.identifiers.append(word) }
    }
    record.identifiers = .init(from: before, to: table.identifiers.count)
  }
}

extension ContactParts {
  /// The address as it is written.
  fileprivate func written(_ address: Address) -> WrittenAddress {
    var written = WrittenAddress(isWork: address.kind.contains(.work))
    written.whole = bytes(address.whole)
    written.street = bytes(address.street)
    written.unit = bytes(address.unit)
    written.city = bytes(address.city)
    written.region = bytes(address.region)
    written.postcode = bytes(address.postcode)
    written.country = bytes(address.country)
    return written
  }
}

extension ComparableTable {
  fileprivate mutating func appendNames(
    _ pieces: [NameReader.Piece],
    of reader: borrowing NameReader
  ) -> ComparableRecord.Run {
    let before = nameWords.count
    for piece in pieces { nameWords.append(names.intern(reader.text[piece.range])) }
    return .init(from: before, to: nameWords.count)
  }
}

/// m, f, or `nil` where the field does not say it.
private func sexKey(_ text: ArraySlice<UInt8>) -> UInt8? {
  switch text.first.map({ $0 | 0x20 }) {
  case UInt8(ascii: "m"): UInt8(ascii: "m")
  case UInt8(ascii: "f"), UInt8(ascii: "w"): UInt8(ascii: "f")
  default: nil
  }
}
