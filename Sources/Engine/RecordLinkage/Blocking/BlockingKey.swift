import Standardization

/// What two contacts must share to be compared.
package enum BlockingKey: Int, CaseIterable, Sendable {
  case phone, mailbox, identifier, fullName, birthdayAndInitial, house, houseInCity
  case soundsLike, familyAndEmployer, givenAndEmployer, mailboxUser, organization
  case familyAndPostcode, givenAndPostcode, birthday, streetAndNumber
  case familyAndCity, givenAndCity, familyAndBirthYear, givenAndBirthYear, birthMonthAndCity

  /// Whether the key is worth its pairs in a register alone, whose records have most fields.
  var isForRegisters: Bool {
    switch self {
    case .familyAndCity, .givenAndCity, .familyAndBirthYear, .givenAndBirthYear,
      .birthMonthAndCity:
      true
    case .phone, .mailbox, .identifier, .fullName, .birthdayAndInitial, .house, .houseInCity,
      .soundsLike, .familyAndEmployer, .givenAndEmployer, .mailboxUser, .organization,
      .familyAndPostcode, .givenAndPostcode, .birthday, .streetAndNumber:
      false
    }
  }

  /// The largest block of which all pairs are compared.
  ///
  /// At 30, 60 and 200 the accuracy is the same; the number of pairs is not. What strangers often
  /// share tells something only where few share it: with blocks of 4 instead of 30, a million
  /// contacts have a third fewer pairs and the same F1.
  var largestBlock: Int { isWeak ? 4 : 30 }

  /// How many neighbours in name order a member of a larger block is paired with.
  var neighbours: Int { isWeak ? 1 : 2 }

  private var isWeak: Bool {
    switch self {
    case .phone, .mailbox, .identifier, .fullName, .birthdayAndInitial, .house, .houseInCity,
      .soundsLike, .familyAndEmployer, .givenAndEmployer, .organization, .familyAndCity,
      .givenAndCity, .familyAndBirthYear, .givenAndBirthYear, .birthMonthAndCity:
      false
    case .mailboxUser, .familyAndPostcode, .givenAndPostcode, .birthday, .streetAndNumber: true
    }
  }

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
      for index in record.emails.indices where table.words.length(of: table.emails[index].user) >= 5
      {
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
    case .familyAndCity, .givenAndCity, .familyAndBirthYear, .givenAndBirthYear,
      .birthMonthAndCity:
      registerHashes(record, table, &hashes)
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
    // Month and day in either order, with both initials in either; the year may be missing. With
    // one initial there are five times as many pairs, and no more of one person.
    let given = initial(record.given, table)
    let family = initial(record.family, table)
    guard given != 0 || family != 0 else { return }
    add((day << 8 | min(given, family)) << 8 | max(given, family), to: &hashes)
  }

  /// The first letter of a name; 0 where there is none.
  private func initial(_ run: ComparableRecord.Run, _ table: ComparableTable) -> UInt64 {
    run.isEmpty ? 0 : UInt64(table.names.firstByte(of: table.nameWords[Int(run.start)]) ?? 0)
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

  private func registerHashes(
    _ record: ComparableRecord,
    _ table: ComparableTable,
    _ hashes: inout [UInt64]
  ) {
    let date = record.birthday
    let city = record.addresses.indices.first.map { table.addresses[$0].city } ?? 0
    let other: UInt32
    switch self {
    case .familyAndBirthYear, .givenAndBirthYear: other = UInt32(date.year)
    default: other = city
    }
    guard other != 0 else { return }
    if self == .birthMonthAndCity {
      guard date.year != 0, date.month != 0 else { return }
      return add(pair(UInt32(date.year) << 8 | UInt32(date.month), city), to: &hashes)
    }
    let isGiven = self == .givenAndCity || self == .givenAndBirthYear
    let run = isGiven ? record.given : record.family
    guard !run.isEmpty else { return }
    let sound = table.soundOfName[Int(table.nameWords[Int(run.start)])]
    add(pair(sound, other), to: &hashes)
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
