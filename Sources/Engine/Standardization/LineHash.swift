import ContactModel

// Two contacts are exact duplicates when their standardized lines are the same set. Standardized
// here means: what the program can write in one form without guessing. Case and spaces of names,
// the spelling of phones and addresses, the case of e-mails, the form of dates. Not the diacritics
// of names, and nothing of notes, photos and what the program does not know.

/// A hash of the standardized form of one value that is no part of an address.
func lineHash(_ value: FieldValue, _ text: ArraySlice<UInt8>) -> UInt64 {
  let seed = UInt64(value.field.rawValue) << 8 | UInt64(value.kind.rawValue)
  switch value.field {
  case .phone:
    guard let key = phoneKey(text, kind: value.kind), key.isWhole else {
      return spelledHash(text, seed: seed)
    }
    // Mixed one after the other: added up, the kind and the last digits could cancel out.
    return mixed(mixed(mixed(seed) ^ key.canonical) ^ UInt64(key.extension))
  case .birthday:
    let date = dateKey(text)
    guard !date.isMissing, isYearFirst(text) else { return spelledHash(text, seed: seed) }
    return mixed(seed ^ UInt64(date.year) << 32 ^ UInt64(date.month) << 24 ^ UInt64(date.day) << 16)
  case .name, .prefix, .given, .middle, .family, .suffix, .nickname, .organization, .title, .email,
    .sex, .birthplace, .identifier:
    return spelledHash(text, seed: seed)
  case .url, .note, .group, .other:
    return stableHash(text, seed: mixed(seed ^ UInt64(value.occurrence) << 32))
  case .id, .truth, .bookkeeping, .address, .street, .unit, .city, .region, .postcode, .country:
    preconditionFailure("\(value.field) is no line of its own")
  }
}

/// Whether a date is written in an order that needs no guessing: 1980-05-06, 19800506, --05-06.
private func isYearFirst(_ text: ArraySlice<UInt8>) -> Bool {
  text.starts(with: "--".utf8) || text.prefix(4).count(where: isDigit) == 4
}

/// A hash of an address as a whole: its words, in order, with shortened ones spelled out.
func addressHash(_ written: WrittenAddress, _ kind: ValueKind) -> UInt64 {
  var hash = mixed(UInt64(kind.rawValue) ^ 0xADD0)
  for part in exactAddress(written) { hash = stableHash(part[...], seed: mixed(hash)) }
  return hash
}

/// A hash that is blind to the case of letters and to the number of blanks.
private func spelledHash(_ text: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ mixed(seed)
  var pendingBlank = false
  var hasBegun = false
  func mix(_ byte: UInt8) {
    if byte == 0x20 || byte == 0x09 {
      pendingBlank = hasBegun
      return
    }
    if pendingBlank { hash = (hash ^ 0x20) &* 0x100_0000_01B3 }
    pendingBlank = false
    hasBegun = true
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
  if text.allSatisfy({ $0 < 0x80 }) {
    for byte in text { mix(asciiLowercase(byte)) }
  } else {
    // Unicode's own lower case: "MÜLLER" and "Müller" are one spelling.
    for byte in String(decoding: text, as: UTF8.self).lowercased().utf8 { mix(byte) }
  }
  return mixed(hash)
}
