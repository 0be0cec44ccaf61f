package import ContactModel

/// Brings contacts into comparable form, one source after the other.
package struct Standardizer: ~Copyable {
  private var table = ComparableTable()
  private var buffer = ContactParts()

  /// Creates a standardizer that has seen no contact.
  package init() {}

  /// Adds the contacts of `source` in their order.
  ///
  /// - Parameters:
  ///   - source: The contacts.
  ///   - checkpoint: Called with the number of contacts done since the last call, at least every
  ///     1,024 contacts; what it throws ends the work.
  /// - Throws: What `checkpoint` throws.
  /// - Complexity: O(*n*) in the bytes of the values.
  package mutating func add<Failure: Error>(
    _ source: ContactTable,
    checkpoint: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    var sinceCheckpoint = 0
    for index in source.entries.indices {
      buffer.removeAll()
      for value in source.values(at: index) { buffer.add(value, source.text[value.text]) }
      table.append(buffer)
      sinceCheckpoint += 1
      if sinceCheckpoint == 1024 {
        try checkpoint(sinceCheckpoint)
        sinceCheckpoint = 0
      }
    }
    try checkpoint(sinceCheckpoint)
  }

  /// The comparable fields of all contacts added.
  package consuming func finish() -> ComparableTable {
    table.indexNames()
    return table
  }
}

/// The values of one contact by field, while it is being standardized.
struct ContactParts {
  var name: ArraySlice<UInt8> = []
  var prefix: ArraySlice<UInt8> = []
  var given: ArraySlice<UInt8> = []
  var middle: ArraySlice<UInt8> = []
  var family: ArraySlice<UInt8> = []
  var suffix: ArraySlice<UInt8> = []
  var nicknames: [ArraySlice<UInt8>] = []
  var organization: ArraySlice<UInt8> = []
  var title: ArraySlice<UInt8> = []
  var sex: ArraySlice<UInt8> = []
  var birthday: ArraySlice<UInt8> = []
  var phones: [(ArraySlice<UInt8>, ValueKind)] = []
  var emails: [ArraySlice<UInt8>] = []
  var identifiers: [ArraySlice<UInt8>] = []
  var addresses: [(occurrence: UInt16, address: WrittenAddress, kind: ValueKind)] = []
  /// Hashes of all lines but addresses, whose parts belong together.
  var lineHashes: [UInt64] = []
  var otherValues = 0

  mutating func removeAll() { self = ContactParts(reusing: lineHashes) }

  init() {}

  private init(reusing hashes: [UInt64]) {
    lineHashes = hashes
    lineHashes.removeAll(keepingCapacity: true)
  }

  mutating func add(_ value: FieldValue, _ text: ArraySlice<UInt8>) {
    switch value.field {
    case .id, .truth, .bookkeeping: return
    case .name: set(&name, text)
    case .prefix: set(&prefix, text)
    case .given: set(&given, text)
    case .middle: set(&middle, text)
    case .family: set(&family, text)
    case .suffix: set(&suffix, text)
    case .nickname: nicknames.append(text)
    case .organization: set(&organization, text)
    case .title: set(&title, text)
    case .sex: set(&sex, text)
    case .birthday: set(&birthday, text)
    case .phone: phones.append((text, value.kind))
    case .email: emails.append(text)
    case .identifier: identifiers.append(text)
    case .address, .street, .unit, .city, .region, .postcode, .country:
      addAddressPart(value, text)
      otherValues += 1
      return
    case .birthplace, .url, .note, .group, .other: break
    }
    switch value.field {
    case .name, .prefix, .given, .middle, .family, .suffix, .nickname: break
    default: otherValues += 1
    }
    lineHashes.append(lineHash(value, text))
  }

  private func set(_ part: inout ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
    if part.isEmpty { part = text }
  }

  private mutating func addAddressPart(_ value: FieldValue, _ text: ArraySlice<UInt8>) {
    let place: Int
    let isNew = addresses.last.map { $0.occurrence < value.occurrence } ?? true
    if !isNew, let found = addresses.lastIndex(where: { $0.occurrence == value.occurrence }) {
      place = found
    } else {
      place = addresses.count
      let address = WrittenAddress(isWork: value.kind.contains(.work))
      addresses.append((value.occurrence, address, value.kind))
    }
    switch value.field {
    case .address: addresses[place].address.whole = text
    case .street: addresses[place].address.street = text
    case .unit: addresses[place].address.unit = text
    case .city: addresses[place].address.city = text
    case .region: addresses[place].address.region = text
    case .postcode: addresses[place].address.postcode = text
    case .country: addresses[place].address.country = text
    default: preconditionFailure("only parts of addresses come here")
    }
  }
}

extension ComparableTable {
  /// Appends the record of one contact.
  fileprivate mutating func append(_ parts: ContactParts) {
    var record = ComparableRecord()
    var lines = parts.lineHashes
    appendName(parts, to: &record)
    record.otherValues = UInt16(min(parts.otherValues, Int(UInt16.max)))
    let (phonesBefore, emailsBefore, addressesBefore) = (
      phones.count, emails.count, addresses.count
    )
    for (text, kind) in parts.phones {
      if let key = phoneKey(text, kind: kind) { phones.append(key) }
    }
    record.phones = .init(from: phonesBefore, to: phones.count)
    for text in parts.emails {
      if let key = emailKey(text, tokens: &words) { emails.append(key) }
    }
    record.emails = .init(from: emailsBefore, to: emails.count)
    for (_, written, kind) in parts.addresses {
      let key = addressKey(written, tokens: &words)
      lines.append(addressHash(written, kind))
      if !key.isEmpty { addresses.append(key) }
    }
    record.addresses = .init(from: addressesBefore, to: addresses.count)
    appendOrganization(parts, to: &record)
    record.birthday = dateKey(parts.birthday)
    record.sex = sexKey(parts.sex, prefix: parts.prefix)
    let identifiersBefore = identifiers.count
    for text in parts.identifiers {
      let word = words.intern(folded(text).filter(isWordByte))
      if word != 0 { identifiers.append(word) }
    }
    record.identifiers = .init(from: identifiersBefore, to: identifiers.count)
    record.fingerprint = Fingerprint(lines: &lines)
    records.append(record)
  }

  private mutating func appendName(_ parts: ContactParts, to record: inout ComparableRecord) {
    var name = nameParts(
      given: parts.given,
      middle: parts.middle,
      family: parts.family,
      suffix: parts.suffix
    )
    let isOrganization = name.isEmpty && !parts.organization.isEmpty
    if name.isEmpty && !isOrganization { name = nameParts(whole: parts.name) }
    record.kind = isOrganization ? .organization : name.isEmpty ? .unknown : .person
    record.generation = name.generation
    record.given = appendNames(name.given)
    record.middle = appendNames(name.middle)
    record.family = appendNames(name.family)
    record.nickname = appendNames(parts.nicknames.flatMap { splitWords(folded($0)).prefix(1) })
  }

  private mutating func appendNames(_ list: [[UInt8]]) -> ComparableRecord.Run {
    let before = nameWords.count
    for word in list { nameWords.append(names.intern(word)) }
    return .init(from: before, to: nameWords.count)
  }

  private mutating func appendOrganization(
    _ parts: ContactParts,
    to record: inout ComparableRecord
  ) {
    if !parts.organization.isEmpty {
      let list = wordsOfOrganization(parts.organization)
      record.organizationName = words.intern(list.flatMap { $0 })
      let before = organizationWords.count
      for word in list { organizationWords.append(words.intern(word)) }
      record.organization = .init(from: before, to: organizationWords.count)
    }
    if !parts.title.isEmpty {
      record.title = words.intern(splitWords(folded(parts.title)).flatMap { $0 })
    }
  }

  /// Fills what is known of each name, once for each.
  fileprivate mutating func indexNames() {
    let known = names.count
    soundOfName = Array(repeating: 0, count: known)
    formalOfName = Array(repeating: 0, count: known)
    nicknameGroups = Array(repeating: [], count: known)
    var sound: [UInt8] = []
    for token in 1..<UInt32(known) {
      let word = Array(names[token])
      sound.removeAll(keepingCapacity: true)
      soundKey(word[...], into: &sound)
      soundOfName[Int(token)] = sounds.intern(sound)
      nicknameGroups[Int(token)] = Nicknames.groups(of: word[...])
      formalOfName[Int(token)] = names.intern(Nicknames.formal(word))
    }
    // Formal names that no contact has were added behind; they stand for themselves.
    for token in UInt32(known)..<UInt32(max(names.count, known)) {
      sound.removeAll(keepingCapacity: true)
      soundKey(names[token], into: &sound)
      soundOfName.append(sounds.intern(sound))
      nicknameGroups.append(Nicknames.groups(of: names[token]))
      formalOfName.append(token)
    }
    givenCounts = Array(repeating: 0, count: names.count)
    familyCounts = Array(repeating: 0, count: names.count)
    for record in records {
      for index in record.given.indices { givenCounts[Int(nameWords[index])] += 1 }
      for index in record.family.indices { familyCounts[Int(nameWords[index])] += 1 }
    }
  }
}

/// m, f, or 0 where it is not said.
private func sexKey(_ text: ArraySlice<UInt8>, prefix: ArraySlice<UInt8>) -> UInt8 {
  switch text.first.map({ $0 | 0x20 }) {
  case UInt8(ascii: "m"): return UInt8(ascii: "m")
  case UInt8(ascii: "f"), UInt8(ascii: "w"): return UInt8(ascii: "f")
  default: break
  }
  let words = splitWords(folded(prefix))
  if words.contains(where: { ["mr", "herr", "sr", "monsieur", "sir"].contains(string($0)) }) {
    return UInt8(ascii: "m")
  }
  if words.contains(where: { ["mrs", "ms", "miss", "frau", "sra", "mme"].contains(string($0)) }) {
    return UInt8(ascii: "f")
  }
  return 0
}

private func string(_ word: [UInt8]) -> String { String(decoding: word, as: UTF8.self) }
