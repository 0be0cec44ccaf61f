import ContactModel

/// The values of one contact by field, while it is being standardized; keep one for many contacts.
struct ContactParts: Sendable {
  /// A value: where its bytes stand in ``text``.
  struct Part: Sendable {
    var start: Int32 = 0
    var end: Int32 = 0

    var isEmpty: Bool { start == end }
  }

  /// A phone number with its kind.
  struct Phone: Sendable {
    var part: Part
    var kind: ValueKind
  }

  /// The parts of one postal address.
  struct Address: Sendable {
    var occurrence: UInt16
    var kind: ValueKind
    var whole = Part()
    var street = Part()
    var unit = Part()
    var city = Part()
    var region = Part()
    var postcode = Part()
    var country = Part()
  }

  /// The values' bytes, one after the other: this thread's own, so that slices of them are cheap.
  private var text: [UInt8] = []
  private(set) var name = Part()
  private(set) var prefix = Part()
  private(set) var given = Part()
  private(set) var middle = Part()
  private(set) var family = Part()
  private(set) var suffix = Part()
  private(set) var nicknames: [Part] = []
  private(set) var organization = Part()
  private(set) var title = Part()
  private(set) var sex = Part()
  private(set) var birthday = Part()
  private(set) var phones: [Phone] = []
  private(set) var emails: [Part] = []
  private(set) var identifiers: [Part] = []
  private(set) var addresses: [Address] = []
  /// Hashes of all lines but phones and addresses.
  private(set) var lineHashes: [UInt64] = []
  /// How many values there are besides the name.
  private(set) var otherValues = 0
  private var hasher = LineHasher()

  init() { text.reserveCapacity(1024) }

  /// The bytes of `part`.
  func bytes(_ part: Part) -> ArraySlice<UInt8> { text[Int(part.start)..<Int(part.end)] }

  /// The hash of a phone number, which was read as `key`.
  mutating func lineHash(of phone: Phone, _ key: PhoneKey?) -> UInt64 {
    hasher.phoneHash(phone.kind, key, text[Int(phone.part.start)..<Int(phone.part.end)])
  }

  /// Takes the next contact.
  mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    (name, prefix, given, middle) = (Part(), Part(), Part(), Part())
    (family, suffix, organization, title) = (Part(), Part(), Part(), Part())
    (sex, birthday) = (Part(), Part())
    if !nicknames.isEmpty { nicknames.removeAll(keepingCapacity: true) }
    if !phones.isEmpty { phones.removeAll(keepingCapacity: true) }
    if !emails.isEmpty { emails.removeAll(keepingCapacity: true) }
    if !identifiers.isEmpty { identifiers.removeAll(keepingCapacity: true) }
    if !addresses.isEmpty { addresses.removeAll(keepingCapacity: true) }
    lineHashes.removeAll(keepingCapacity: true)
    otherValues = 0
  }

  mutating func add(_ value: FieldValue, from source: SourceBytes) {
    switch value.field {
    case .id, .truth, .bookkeeping: return
    default: break
    }
    let start = text.count
    source.append(value.text, to: &text)
    let part = Part(start: Int32(start), end: Int32(text.count))
    switch value.field {
    case .id, .truth, .bookkeeping: return
    case .name: if name.isEmpty { name = part }
    case .prefix: if prefix.isEmpty { prefix = part }
    case .given: if given.isEmpty { given = part }
    case .middle: if middle.isEmpty { middle = part }
    case .family: if family.isEmpty { family = part }
    case .suffix: if suffix.isEmpty { suffix = part }
    case .nickname: nicknames.append(part)
    case .organization:
      if organization.isEmpty { organization = part }
      otherValues += 1
    case .title:
      if title.isEmpty { title = part }
      otherValues += 1
    case .sex:
      if sex.isEmpty { sex = part }
      otherValues += 1
    case .birthday:
      if birthday.isEmpty { birthday = part }
      otherValues += 1
    case .phone:
      phones.append(Phone(part: part, kind: value.kind))
      otherValues += 1
      return  // hashed when it has been read
    case .email:
      emails.append(part)
      otherValues += 1
    case .identifier:
      identifiers.append(part)
      otherValues += 1
    case .address, .street, .unit, .city, .region, .postcode, .country:
      addAddressPart(value, part)
      otherValues += 1
      return
    case .birthplace, .url, .note, .group, .other: otherValues += 1
    }
    lineHashes.append(
      hasher.hash(
        value.field,
        value.kind,
        occurrence: value.occurrence,
        text[start..<text.count]
      )
    )
  }

  private mutating func addAddressPart(_ value: FieldValue, _ part: Part) {
    let place = self.place(ofAddress: value)
    switch value.field {
    case .address: addresses[place].whole = part
    case .street: addresses[place].street = part
    case .unit: addresses[place].unit = part
    case .city: addresses[place].city = part
    case .region: addresses[place].region = part
    case .postcode: addresses[place].postcode = part
    case .country: addresses[place].country = part
    default: preconditionFailure("only parts of addresses come here")
    }
  }

  /// The index of the address that `value` belongs to.
  private mutating func place(ofAddress value: FieldValue) -> Int {
    let isNew = addresses.last.map { $0.occurrence < value.occurrence } ?? true
    if !isNew, let found = addresses.lastIndex(where: { $0.occurrence == value.occurrence }) {
      return found
    }
    addresses.append(Address(occurrence: value.occurrence, kind: value.kind))
    return addresses.count - 1
  }
}
