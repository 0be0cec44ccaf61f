import ContactModel

// Two contacts are exact duplicates when their standardized lines are the same set. Standardized
// here means: what the program can write in one form without guessing. Case and spaces of names,
// the spelling of phones and addresses, the case of e-mails, the form of dates. Not the diacritics
// of names, and nothing of notes, photos and what the program does not know.

/// Hashes the standardized forms of values; keep one and use it for many.
struct LineHasher: Sendable {
  /// The value in lower case, with single blanks.
  private var spelled: [UInt8] = []
  private let lowercase = LowercaseTable.unicode

  init() { spelled.reserveCapacity(256) }

  /// A hash of one value that is neither a phone number nor part of an address.
  mutating func hash(
    _ field: Field,
    _ kind: ValueKind,
    occurrence: UInt16,
    _ text: ArraySlice<UInt8>
  ) -> UInt64 {
    let seed = Self.seed(field, kind)
    switch field {
    case .birthday:
      let date = dateKey(text)
      guard !date.isMissing, isYearFirst(text) else { return spelledHash(text, seed: seed) }
      let day = UInt64(date.year) << 32 ^ UInt64(date.month) << 24 ^ UInt64(date.day) << 16
      return mixed(seed ^ day)
    case .name, .prefix, .given, .middle, .family, .suffix, .nickname, .organization, .title,
      .email, .sex, .birthplace, .identifier:
      return spelledHash(text, seed: seed)
    case .url, .note, .group, .other:
      return stableHash(text, seed: mixed(seed ^ UInt64(occurrence) << 32))
    case .id, .truth, .bookkeeping, .phone, .address, .street, .unit, .city, .region, .postcode,
      .country:
      preconditionFailure("\(field) is no line of this kind")
    }
  }

  /// A hash of a phone number, which was read as `key`.
  mutating func phoneHash(_ kind: ValueKind, _ key: PhoneKey?, _ text: ArraySlice<UInt8>) -> UInt64
  {
    let seed = Self.seed(.phone, kind)
    guard let key, key.isWhole else { return spelledHash(text, seed: seed) }
    // Mixed one after the other: added up, the kind and the last digits could cancel out.
    return mixed(mixed(mixed(seed) ^ key.canonical) ^ UInt64(key.extension))
  }

  private static func seed(_ field: Field, _ kind: ValueKind) -> UInt64 {
    UInt64(field.rawValue) << 8 | UInt64(kind.rawValue)
  }

  /// A hash that is blind to the case of letters and to the number of blanks.
  private mutating func spelledHash(_ text: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    let seed = mixed(seed)
    if let hash = plainHash(text, seed: seed) { return hash }
    spelled.removeAll(keepingCapacity: true)
    lowercase.append(text, to: &spelled)
    removeBlanks()
    return stableHash(spelled[...], seed: seed)
  }

  /// Leaves one blank between two words, and none at the ends.
  private mutating func removeBlanks() {
    var end = 0
    var pendingBlank = false
    for index in spelled.indices {
      let byte = spelled[index]
      guard byte > 0x20 && byte != 0x7F else {
        pendingBlank = end > 0
        continue
      }
      // Never runs ahead of what is read: a blank stood before this byte.
      if pendingBlank {
        spelled[end] = 0x20
        end += 1
        pendingBlank = false
      }
      spelled[end] = byte
      end += 1
    }
    spelled.removeLast(spelled.count - end)
  }
}

/// Whether a date is written in an order that needs no guessing: 1980-05-06, 19800506, --05-06.
private func isYearFirst(_ text: ArraySlice<UInt8>) -> Bool {
  text.starts(with: "--".utf8) || text.prefix(4).count(where: isDigit) == 4
}

extension AddressReader {
  /// A hash of an address as a whole: its words, in order, with shortened ones spelled out.
  mutating func lineHash(of written: WrittenAddress, _ kind: ValueKind) -> UInt64 {
    exactHash(written, seed: mixed(UInt64(kind.rawValue) ^ 0xADD0))
  }
}
