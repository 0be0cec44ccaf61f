import ContactModel

/// Which row's value stands in which slot.
extension RowMerge {
  typealias Keys = (Field, ContentLine) -> String

  /// Fills the slots of one class: units of columns that can stand for each other.
  mutating func fill(_ slots: [Int], key: Keys) {
    switch units.units[slots[0]].role {
    case .identity: fillIdentity(slots[0])
    case .unknown: fillUnknown(units.units[slots[0]].columns[0])
    case .name, .address, .date, .phone, .value:
      for slot in slots { retireEmptyTypes(units.units[slot]) }
      if slots.count == 1 { choose(slots[0], key: key) } else { distribute(slots, key: key) }
    }
  }

  /// A type without a value says nothing.
  private mutating func retireEmptyTypes(_ unit: ColumnUnits.Unit) {
    guard let column = unit.typeColumn else { return }
    for row in rows.indices where isBlank(unit, in: row) {
      retire(LineOrigin(card: row, index: column), .empty)
    }
  }

  private mutating func fillIdentity(_ slot: Int) {
    let unit = units.units[slot]
    let holders = order.filter { !isBlank(unit, in: $0) }
    if let first = holders.first, !holders.contains(survivor) { place(unit, of: first, in: unit) }
    var known: Set<ArraySlice<UInt8>> = [text(current[unit.columns[0]])]
    for row in rows.indices {
      let id = LineOrigin(card: row, index: unit.columns[0])
      if !isBlank(id), known.insert(text(id)).inserted {
        aliases.append(String(decoding: text(id), as: UTF8.self))
      }
      for column in unit.columns {
        retire(LineOrigin(card: row, index: column), .bookkeeping)
      }
    }
  }

  private mutating func fillUnknown(_ column: Int) {
    for row in rows.indices where row != survivor {
      let origin = LineOrigin(card: row, index: column)
      guard !isBlank(origin) else { continue }
      if isBlank(current[column]) {
        current[column] = origin
      } else if text(origin) == text(current[column]) {
        retire(origin, .saysTheSame(as: current[column]))
      }
    }
  }

  /// Fills the only slot of its class by the rule.
  private mutating func choose(_ slot: Int, key: Keys) {
    let unit = units.units[slot]
    let holders = order.filter { !isBlank(unit, in: $0) }
    guard !holders.isEmpty else { return }
    let chosen = choose(unit, among: holders, key: key)
    if unit.role == .name, namedBy == nil { namedBy = chosen }
    if chosen != survivor { place(unit, of: chosen, in: unit) }
    for row in rows.indices where row != chosen && !isBlank(unit, in: row) {
      if unit.role != .name, agrees(unit, of: row, with: unit, key: key) {
        absorb(unit, of: row, into: unit)
      }
      explain(unit, of: row, by: unit, key: key)
    }
  }

  /// Fills several slots: the survivor's values first, then what the others have besides.
  private mutating func distribute(_ slots: [Int], key: Keys) {
    let all = slots.map { units.units[$0] }
    for row in rows.indices where row != survivor {
      for unit in all where !isBlank(unit, in: row) {
        let same = all.filter { agrees(unit, of: row, with: $0, key: key) }
        let target =
          same.first { covers(unit, of: row, by: $0) }
          ?? same.first { typesAgree(unit, of: row, with: $0) }
        if let target {
          absorb(unit, of: row, into: target)
          explain(unit, of: row, by: target, key: key)
        } else if let free = isFree(unit) ? unit : all.first(where: isFree) {
          place(unit, of: row, in: free)
        } else if let target = same.first {
          absorb(unit, of: row, into: target)
          explain(unit, of: row, by: target, key: key)
        } else {
          for column in unit.allColumns {
            retire(LineOrigin(card: row, index: column), .noRoom)
          }
        }
      }
    }
  }

  // MARK: Moving

  /// Puts a row's value, with its type, into a slot of the same shape.
  private mutating func place(
    _ unit: ColumnUnits.Unit,
    of row: Int,
    in slot: ColumnUnits.Unit
  ) {
    let wasFree = isFree(slot)
    for (from, to) in zip(unit.allColumns, slot.allColumns) {
      // The type of a value that was not there.
      if wasFree { retire(current[to], .empty) }
      current[to] = LineOrigin(card: row, index: from)
    }
  }

  /// Takes what a row's value has more than the one that says the same.
  private mutating func absorb(
    _ unit: ColumnUnits.Unit,
    of row: Int,
    into slot: ColumnUnits.Unit
  ) {
    let pairs = zip(unit.allColumns, slot.allColumns).map { from, to in
      (LineOrigin(card: row, index: from), to)
    }
    for (origin, column) in pairs where !isBlank(origin) && isBlank(current[column]) {
      current[column] = origin
    }
    guard unit.role == .phone, let (origin, column) = pairs.first,
      isInternational(origin), !isInternational(current[column])
    else { return }
    retire(current[column], .saysTheSame(as: origin))
    current[column] = origin
  }

  /// Says for each cell of a value that is not kept why that is.
  private mutating func explain(
    _ unit: ColumnUnits.Unit,
    of row: Int,
    by slot: ColumnUnits.Unit,
    key: Keys
  ) {
    for (index, (from, to)) in zip(unit.allColumns, slot.allColumns).enumerated() {
      let origin = LineOrigin(card: row, index: from)
      guard origin != current[to], !isBlank(origin) else { continue }
      let field = index < unit.fields.count ? unit.fields[index] : .other
      let isSame =
        from == unit.typeColumn
        ? typeName(origin) == typeName(current[to])
        : standard(field, origin, key: key) == standard(field, current[to], key: key)
      retire(origin, isSame ? .saysTheSame(as: current[to]) : .notChosen(over: current[to]))
    }
  }

  // MARK: Comparing

  private func isBlank(_ unit: ColumnUnits.Unit, in row: Int) -> Bool {
    for column in unit.columns where isFilled(row, column) { return false }
    return true
  }

  /// Whether nothing stands in a slot.
  private func isFree(_ slot: ColumnUnits.Unit) -> Bool {
    for column in slot.columns where !isBlank(current[column]) { return false }
    return true
  }

  private func standard(_ field: Field, _ origin: LineOrigin, key: Keys) -> [UInt8] {
    guard !isBlank(origin) else { return [] }
    let key = key(field, rows[origin.card][origin.index])
    return key.isEmpty ? Array(text(origin)) : Array(key.utf8)
  }

  /// Whether a row's value says the same as what stands in a slot, or is a part of it.
  private func agrees(
    _ unit: ColumnUnits.Unit,
    of row: Int,
    with slot: ColumnUnits.Unit,
    key: Keys
  ) -> Bool {
    let pairs = unit.columns.indices.map { index in
      (
        standard(unit.fields[index], LineOrigin(card: row, index: unit.columns[index]), key: key),
        standard(slot.fields[index], current[slot.columns[index]], key: key)
      )
    }
    guard pairs.contains(where: { !$0.1.isEmpty }) else { return false }
    guard unit.role == .address else { return pairs.allSatisfy { $0.0 == $0.1 } }
    let common = pairs.indices.filter { !pairs[$0].0.isEmpty && !pairs[$0].1.isEmpty }
    guard !common.isEmpty, common.allSatisfy({ pairs[$0].0 == pairs[$0].1 }) else { return false }
    // One is part of the other, or they share what no other address has. Two towns in one country
    // would else become one address.
    let isPart =
      pairs.allSatisfy { $0.0.isEmpty || !$0.1.isEmpty }
      || pairs.allSatisfy { $0.1.isEmpty || !$0.0.isEmpty }
    return isPart || common.contains { [.street, .address].contains(unit.fields[$0]) }
  }

  /// Whether a slot that says the same has all that a row's value has.
  private func covers(
    _ unit: ColumnUnits.Unit,
    of row: Int,
    by slot: ColumnUnits.Unit
  ) -> Bool {
    guard typesAgree(unit, of: row, with: slot) else { return false }
    let pairs = zip(unit.allColumns, slot.allColumns).map { from, to in
      (LineOrigin(card: row, index: from), current[to])
    }
    let isBetter =
      unit.role == .phone && isInternational(pairs[0].0)
      && !isInternational(pairs[0].1)
    return !isBetter && pairs.allSatisfy { isBlank($0.0) || !isBlank($0.1) }
  }

  /// Whether the types of two values are equal, or one has none.
  private func typesAgree(
    _ unit: ColumnUnits.Unit,
    of row: Int,
    with slot: ColumnUnits.Unit
  ) -> Bool {
    guard let from = unit.typeColumn, let to = slot.typeColumn else { return true }
    let new = LineOrigin(card: row, index: from)
    guard !isBlank(new), !isBlank(current[to]) else { return true }
    return typeName(new) == typeName(current[to])
  }

  private func typeName(_ origin: LineOrigin) -> String {
    String(decoding: text(origin), as: UTF8.self).lowercased()
  }

  private func isInternational(_ origin: LineOrigin) -> Bool {
    text(origin).first { $0 != UInt8(ascii: "(") } == UInt8(ascii: "+")
  }

  private func choose(_ unit: ColumnUnits.Unit, among rows: [Int], key: Keys) -> Int {
    func origins(_ row: Int) -> [LineOrigin] {
      unit.columns.map { LineOrigin(card: row, index: $0) }
    }
    return rule.choose(
      rows,
      highest: unit.role == .name
        ? NameStanding.complete.rawValue : unit.role == .date ? DateStanding.highest : 0,
      completeness: { completeness(unit, origins($0)) },
      length: { row in
        origins(row).reduce(0) {
          $0 + String(decoding: text($1), as: UTF8.self).unicodeScalars.count
        }
      },
      content: { row in zip(unit.fields, origins(row)).map { standard($0, $1, key: key) } }
    )
  }

  private func completeness(_ unit: ColumnUnits.Unit, _ origins: [LineOrigin]) -> Int {
    switch unit.role {
    case .date: return DateStanding.of(text(origins[0]))
    case .name:
      func joined(_ field: Field) -> [UInt8] {
        Array(
          zip(unit.fields, origins).filter { $0.0 == field }.map { text($0.1) }.joined(separator: [
            0x20
          ])
        )
      }
      let standings = [
        unit.fields.contains(.name) ? NameStanding(of: joined(.name)) : nil,
        unit.fields.contains(.given) || unit.fields.contains(.family)
          ? NameStanding(family: joined(.family), given: joined(.given)) : nil,
      ]
      return standings.compactMap(\.self).filter { $0 != .missing }.min()?.rawValue ?? 0
    case .identity, .address, .phone, .value, .unknown: return 0
    }
  }
}
