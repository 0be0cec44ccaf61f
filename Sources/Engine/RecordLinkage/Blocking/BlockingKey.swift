import Standardization

/// What two contacts must share to be compared.
package enum BlockingKey: Int, CaseIterable, Sendable {
  case phone, mailbox, identifier, fullName, birthdayAndInitial, house, houseInCity
  case soundsLike, familyAndEmployer, givenAndEmployer, mailboxUser, organization
  case familyAndPostcode, givenAndPostcode, birthday, streetAndNumber

  /// Adds the hashes of this key for `record` to `hashes`; equal keys have equal hashes.
  func hashes(of record: ComparableRecord, in table: ComparableTable, to hashes: inout [UInt64]) {
    switch self {
    case .phone:
      for index in record.phones.indices where table.phones[index].digits >= 5 {
        add(table.phones[index].local, to: &hashes)
      }
    case .mailbox:
      for index in record.emails.indices { add(UInt64(table.emails[index].mailbox), to: &hashes) }
    case .mailboxUser:
      for index in record.emails.indices where table.words[table.emails[index].user].count >= 5 {
        add(UInt64(table.emails[index].user), to: &hashes)
      }
    case .identifier:
      for index in record.identifiers.indices {
        add(UInt64(table.identifiers[index]), to: &hashes)
      }
    case .birthday, .birthdayAndInitial:
      birthdayHashes(record, table, &hashes)
    case .house, .houseInCity, .streetAndNumber, .familyAndPostcode, .givenAndPostcode:
      addressHashes(record, table, &hashes)
    case .fullName, .soundsLike:
      nameHashes(record, table, &hashes)
    case .familyAndEmployer, .givenAndEmployer, .organization:
      organizationHashes(record, table, &hashes)
    }
  }

  private func nameHashes(
    _ record: ComparableRecord,
    _ table: ComparableTable,
    _ hashes: inout [UInt64]
  ) {
    guard !record.given.isEmpty else { return }
    let given = table.nameWords[Int(record.given.start)]
    if self == .fullName {
      // The same words in whatever order and field, as when given and family name are swapped.
      var sum = mixed(UInt64(given))
      for index in record.family.indices { sum &+= mixed(UInt64(table.nameWords[index])) }
      add(sum, to: &hashes)
      return
    }
    let formal = table.formalOfName[Int(given)]
    let givenSound = UInt64(table.soundOfName[Int(formal)])
    for index in record.family.indices {
      let sound = UInt64(table.soundOfName[Int(table.nameWords[index])])
      add(mixed(givenSound) &+ mixed(sound), to: &hashes)
    }
  }

  private func birthdayHashes(
    _ record: ComparableRecord,
    _ table: ComparableTable,
    _ hashes: inout [UInt64]
  ) {
    let date = record.birthday
    guard date.month != 0, date.day != 0 else { return }
    let (low, high) = (min(date.month, date.day), max(date.month, date.day))
    let day = UInt64(low) << 8 | UInt64(high)
    if self == .birthday {
      if date.year != 0 { add(UInt64(date.year) << 16 | day, to: &hashes) }
      return
    }
    // Month and day in either order, with either initial; the year may be missing.
    for run in [record.given, record.family] where !run.isEmpty {
      if let letter = table.names[table.nameWords[Int(run.start)]].first {
        add(day << 8 | UInt64(letter), to: &hashes)
      }
    }
  }

  private func addressHashes(
    _ record: ComparableRecord,
    _ table: ComparableTable,
    _ hashes: inout [UInt64]
  ) {
    for index in record.addresses.indices {
      let address = table.addresses[index]
      switch self {
      case .house where address.number != 0 && address.postcode != 0:
        add(pair(address.number, address.postcode), to: &hashes)
      case .houseInCity where address.number != 0 && address.street != 0 && address.city != 0:
        add(mixed(pair(address.number, address.street)) ^ UInt64(address.city), to: &hashes)
      case .streetAndNumber where address.number != 0 && address.street != 0:
        add(pair(address.number, address.street), to: &hashes)
      case .familyAndPostcode where address.postcode != 0 && !record.family.isEmpty:
        let family = table.nameWords[Int(record.family.start)]
        add(pair(table.soundOfName[Int(family)], address.postcode), to: &hashes)
      case .givenAndPostcode where address.postcode != 0 && !record.given.isEmpty:
        let given = table.nameWords[Int(record.given.start)]
        add(pair(table.soundOfName[Int(given)], address.postcode), to: &hashes)
      default: break
      }
    }
  }

  private func organizationHashes(
    _ record: ComparableRecord,
    _ table: ComparableTable,
    _ hashes: inout [UInt64]
  ) {
    guard record.organizationName != 0 else { return }
    switch self {
    case .organization where record.kind == .organization:
      add(UInt64(record.organizationName), to: &hashes)
    case .familyAndEmployer where !record.family.isEmpty:
      let family = table.nameWords[Int(record.family.start)]
      add(pair(table.soundOfName[Int(family)], record.organizationName), to: &hashes)
    case .givenAndEmployer where !record.given.isEmpty:
      let given = table.nameWords[Int(record.given.start)]
      add(pair(table.formalOfName[Int(given)], record.organizationName), to: &hashes)
    default: break
    }
  }

  private func pair(_ a: UInt32, _ b: UInt32) -> UInt64 { UInt64(a) << 32 | UInt64(b) }

  private func add(_ value: UInt64, to hashes: inout [UInt64]) {
    hashes.append(mixed(value &+ UInt64(rawValue) << 58))
  }
}
