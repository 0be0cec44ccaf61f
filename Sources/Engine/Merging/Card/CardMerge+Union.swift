import ContactModel

/// Properties that are kept as often as they are distinct.
extension CardMerge {
  /// Adds to the survivor what the other cards say besides.
  mutating func unite(
    key: (ContentLine) -> String,
    advance: (_ lines: Int) throws -> Void
  ) rethrows {
    var present = PresentUnits()
    for unit in anatomies[survivor].units.indices where isUnited(survivor, unit) {
      let address = Address(card: survivor, unit: unit)
      // Of lines that are written the same, the first is enough to find.
      let isFound = !canBeTwin(address) || twin(of: address, in: &present) != nil
      present.append(
        address,
        place: .survivor(unit),
        fingerprint: isFound ? nil : self.unit(address).fingerprint
      )
    }
    for card in cards.indices where card != survivor {
      for unit in anatomies[card].units.indices where isUnited(card, unit) {
        try advance(anatomies[card].units[unit].count)
        unite(Address(card: card, unit: unit), with: &present, key: key)
      }
    }
  }

  private func isUnited(_ card: Int, _ unit: Int) -> Bool {
    !anatomies[card].units[unit].role.isSingle
  }

  private mutating func unite(
    _ address: Address,
    with present: inout PresentUnits,
    key: (ContentLine) -> String
  ) {
    let unit = unit(address)
    if unit.isEmpty && unit.role != .opaque { return retire(address, .empty) }
    // Near-copies share most lines to the letter: those need no decoding.
    if let twin = twin(of: address, in: &present) {
      return retire(address, .saysTheSame(as: origin(present.addresses[twin])))
    }
    index(indexName(of: address), in: &present, key: key)
    let identity = identity(of: address, key: key)
    let same = present.numbers(sayingTheSameAs: identity)
    switch relation(of: address, to: same, in: present) {
    case .coveredBy(let number):
      retire(address, .saysTheSame(as: origin(present.addresses[number])))
    case .covering(let numbers):
      let place = place(address, insteadOf: numbers, in: &present)
      present.append(
        address,
        place: place,
        fingerprint: canBeTwin(address) ? unit.fingerprint : nil
      )
      present.index.insert(identity, number: present.addresses.count - 1)
    }
  }

  /// Puts a unit where the first of `numbers` stands, retires all of them, and returns the place.
  private mutating func place(
    _ address: Address,
    insteadOf numbers: [Int],
    in present: inout PresentUnits
  ) -> PresentUnits.Place {
    for number in numbers {
      present.isThere[number] = false
      put(nil, at: present.places[number])
      retire(present.addresses[number], .saysTheSame(as: origin(address)))
    }
    guard let first = numbers.first else {
      added.append(address)
      return .added(added.count - 1)
    }
    put(address, at: present.places[first])
    return present.places[first]
  }

  private mutating func put(_ address: Address?, at place: PresentUnits.Place) {
    switch place {
    case .survivor(let unit): replacements[unit] = address.map { [$0] } ?? []
    case .added(let index): added[index] = address
    }
  }

  /// The number of the unit that is there and written the same.
  private func twin(of address: Address, in present: inout PresentUnits) -> Int? {
    guard canBeTwin(address) else { return nil }
    let addresses = present.addresses
    return present.number(withFingerprint: unit(address).fingerprint) { number in
      isTwin(address, addresses[number])
    }
  }

  /// Whether a unit is one line, without a group whose labels might differ.
  private func canBeTwin(_ address: Address) -> Bool {
    unit(address).group == nil && unit(address).count == 1
  }

  /// Whether two lines that can be twins are written the same.
  private func isTwin(_ address: Address, _ other: Address) -> Bool {
    let (line, otherLine) = (line(address), line(other))
    return line.name == otherLine.name && line.value == otherLine.value
      && line.parameters == otherLine.parameters
  }

  // MARK: Comparing what is said

  private enum Relation {
    /// That unit has all that the new one has.
    case coveredBy(Int)
    /// The new one has more than these; with none, it is new altogether.
    case covering([Int])
  }

  /// How a unit relates to those that say the same.
  private func relation(
    of address: Address,
    to numbers: [Int],
    in present: PresentUnits
  ) -> Relation {
    guard !numbers.isEmpty else { return .covering([]) }
    let new = facts(of: address)
    var covered: [Int] = []
    for number in numbers {
      let other = facts(of: present.addresses[number])
      let isCovered = other.cover(new)
      let isCovering = new.cover(other)
      let isBetter = isCovering && isBetter(address, new, than: present.addresses[number], other)
      if isCovered && !isBetter { return .coveredBy(number) }
      if isCovering { covered.append(number) }
    }
    return .covering(covered)
  }

  /// Of two that say the same with the same facts, the better phone number or the preferred line.
  private func isBetter(
    _ address: Address,
    _ facts: LineFacts,
    than other: Address,
    _ otherFacts: LineFacts
  ) -> Bool {
    let (isOwn, isOther) = (isInternational(line(address)), isInternational(line(other)))
    return isOwn == isOther ? facts.slightCount > otherFacts.slightCount : isOwn
  }

  private func isInternational(_ line: ContentLine) -> Bool {
    guard line.name == "TEL" else { return false }
    var digits = line.value[...]
    if digits.starts(with: "tel:".utf8) { digits = digits.dropFirst(4) }
    return digits.first { !$0.isBlank && $0 != UInt8(ascii: "(") } == UInt8(ascii: "+")
  }

  private func facts(of address: Address) -> LineFacts {
    guard unit(address).role == .union else { return LineFacts() }
    let group = unit(address).group.map { anatomies[address.card].groups[$0] }
    return LineFacts(
      of: line(address),
      companions: (group?.companions ?? []).map { cards[address.card][$0] },
      sharesGroup: (group?.units.count ?? 1) > 1
    )
  }

  /// Enters the present units of one name into the index, before it is first asked for that name.
  private func index(
    _ name: String,
    in present: inout PresentUnits,
    key: (ContentLine) -> String
  ) {
    let numbers = present.takeUnindexed(named: name, nameOf: indexName)
    for number in numbers where present.isThere[number] {
      let address = present.addresses[number]
      present.index.insert(identity(of: address, key: key), number: number)
    }
  }

  /// The name under which a unit is indexed; what cannot be read has none.
  private func indexName(of address: Address) -> String {
    unit(address).role == .opaque ? "" : line(address).name
  }

  private func identity(of address: Address, key: (ContentLine) -> String) -> UnitIndex.Identity {
    guard unit(address).role == .union else {
      return UnitIndex.Identity(name: "", content: opaqueContent(address), key: "")
    }
    let line = line(address)
    let isKeyed = line.name != "NOTE" && !PropertyTraits(named: line.name).isBinary
    return UnitIndex.Identity(
      name: line.name,
      content: LineContent.comparable(line),
      key: isKeyed ? key(line) : ""
    )
  }

  /// What cannot be read is the same where it is written the same, line ends aside.
  private func opaqueContent(_ address: Address) -> [UInt8] {
    var content: [UInt8] = []
    for line in cards[address.card][unit(address).lines] {
      content += line.raw.dropLast(LineEnding.closing(line.raw)?.count ?? 0)
      content.append(0x0A)
    }
    return content
  }
}
