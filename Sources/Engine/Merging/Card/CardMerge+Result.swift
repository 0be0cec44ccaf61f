import ContactModel

/// Writing the merged card out.
extension CardMerge {
  /// The merged card: all that stands in a place is written, all else is retired.
  func result() -> MergedCard {
    var output = CardOutput(self)
    let anatomy = anatomies[survivor]
    var unit = 0
    var index = 0
    while index < cards[survivor].count {
      if index == anatomy.end { output.write(added, self) }
      if let group = anatomy.companionGroups.isEmpty ? nil : anatomy.companionGroups[index] {
        output.writeCompanion(index, ofGroup: group, self)
        index += 1
        continue
      }
      if let replacement = replacements.isEmpty ? nil : replacements[unit] {
        output.write(replacement, self)
      } else {
        output.write(Address(card: survivor, unit: unit), self)
      }
      index = anatomy.units[unit].lines.upperBound
      unit += 1
    }
    if anatomy.end == nil { output.write(added, self) }
    output.close(like: cards[survivor])
    return MergedCard(
      survivor: survivor,
      namedBy: namedBy,
      lines: output.lines,
      retired: retired(output),
      aliases: cards.count > 1 ? aliases(output) : []
    )
  }

  private func retired(_ output: CardOutput) -> [RetiredLine] {
    guard cards.count > 1 else { return [] }
    var retired: [RetiredLine] = []
    for card in cards.indices {
      let reasons = lineReasons(card)
      for index in cards[card].indices where !output.isWritten[card][index] {
        let reason = resolved(reasons[index] ?? .bookkeeping)
        retired.append(RetiredLine(origin: LineOrigin(card: card, index: index), reason: reason))
      }
    }
    return retired
  }

  /// The reasons for the lines of a card: all of a unit share it, and a label that of what it labels.
  private func lineReasons(_ card: Int) -> [RetirementReason?] {
    var reasons = [RetirementReason?](repeating: nil, count: cards[card].count)
    let anatomy = anatomies[card]
    for (index, unit) in anatomy.units.enumerated() {
      for line in unit.lines { reasons[line] = self.reasons[card][index] }
    }
    guard !anatomy.companionGroups.isEmpty else { return reasons }
    let groupReasons = anatomy.groups.map { group in
      group.companions.isEmpty
        ? nil : group.units.lazy.compactMap { self.reasons[card][$0] }.first
    }
    for (line, group) in anatomy.companionGroups { reasons[line] = groupReasons[group] }
    return reasons
  }

  /// The line that is kept may have replaced the one that a reason names.
  private func resolved(_ reason: RetirementReason) -> RetirementReason {
    guard case .saysTheSame(var origin) = reason else { return reason }
    while let unit = unit(at: origin), case .saysTheSame(let next)? = reasons[origin.card][unit] {
      origin = next
    }
    return .saysTheSame(as: origin)
  }

  private func unit(at origin: LineOrigin) -> Int? {
    // Units are in the order of their lines.
    let units = anatomies[origin.card].units
    var low = 0
    var high = units.count
    while low < high {
      let middle = (low + high) / 2
      if units[middle].lines.upperBound <= origin.index { low = middle + 1 } else { high = middle }
    }
    return low < units.count && units[low].lines.contains(origin.index) ? low : nil
  }

  /// The UIDs that are not written, each once.
  private func aliases(_ output: CardOutput) -> [String] {
    var known: Set<[UInt8]> = []
    var unwritten: [Address] = []
    for card in cards.indices {
      for address in units(named: "UID", in: card) where !unit(address).isEmpty {
        if output.isWritten[card][unit(address).line] {
          known.insert(LineContent.comparable(line(address)))
        } else {
          unwritten.append(address)
        }
      }
    }
    var aliases: [String] = []
    for address in unwritten {
      let uid = LineContent.comparable(line(address))
      guard known.insert(uid).inserted else { continue }
      aliases.append(LineContent.readable(line(address)))
    }
    return aliases
  }
}

/// The lines of a merged card as they are written.
struct CardOutput {
  private(set) var lines: [MergedLine] = []
  /// Which lines of which card are written.
  private(set) var isWritten: [[Bool]]

  private let lineEnd: [UInt8]
  private var naming: GroupNaming?
  /// The new names of groups, by card and group.
  private var groupNames: [LineOrigin: String] = [:]
  /// The groups whose labels are written, by card and group.
  private var labeledGroups: Set<LineOrigin> = []
  /// Whether something is written that the labels of a survivor's group describe.
  private var neededLabels: [Int: Bool] = [:]

  init(_ merge: CardMerge) {
    isWritten = merge.cards.map { [Bool](repeating: false, count: $0.count) }
    let own = merge.cards[merge.survivor]
    lineEnd = own.lazy.compactMap { LineEnding.first(in: $0.raw) }.first ?? [0x0D, 0x0A]
    lines.reserveCapacity(own.count + merge.added.count)
  }

  mutating func write(_ addresses: [CardMerge.Address?], _ merge: CardMerge) {
    for address in addresses {
      if let address { write(address, merge) }
    }
  }

  mutating func write(_ address: CardMerge.Address, _ merge: CardMerge) {
    let unit = merge.unit(address)
    for index in unit.lines { write(address.card, index, merge, unit.group) }
    guard address.card != merge.survivor, let group = unit.group else { return }
    // The labels of a group come with the first of its lines.
    guard labeledGroups.insert(LineOrigin(card: address.card, index: group)).inserted else {
      return
    }
    for index in merge.anatomies[address.card].groups[group].companions {
      write(address.card, index, merge, group)
    }
  }

  /// Writes a label of the survivor, unless all that it labels is retired.
  mutating func writeCompanion(_ index: Int, ofGroup group: Int, _ merge: CardMerge) {
    let isNeeded =
      neededLabels[group]
      ?? merge.anatomies[merge.survivor].groups[group].units.contains {
        merge.reasons[merge.survivor][$0] == nil
      }
    neededLabels[group] = isNeeded
    guard isNeeded else { return }
    write(merge.survivor, index, merge, group)
  }

  /// Closes the last line if the survivor's was closed: another card may follow.
  mutating func close(like survivor: [ContentLine]) {
    guard let last = survivor.last?.raw.last, last.isLineEnd else { return }
    closeLast()
  }

  private mutating func write(_ card: Int, _ index: Int, _ merge: CardMerge, _ group: Int?) {
    closeLast()
    isWritten[card][index] = true
    let origin = LineOrigin(card: card, index: index)
    guard card != merge.survivor else {
      lines.append(MergedLine(raw: merge.cards[card][index].raw, origin: origin))
      return
    }
    endDangling(merge)
    var raw = LineEnding.moved(
      merge.cards[card][index],
      from21: merge.anatomies[card].isVersion21,
      to21: merge.anatomies[merge.survivor].isVersion21
    )
    raw = LineEnding.adapted(raw, to: lineEnd)
    if let group {
      let old = merge.anatomies[card].groups[group].name
      let name = newName(of: old, LineOrigin(card: card, index: group), merge)
      if name != old { raw = GroupNaming.rewriting(raw, group: name) }
    }
    lines.append(MergedLine(raw: raw, origin: origin))
  }

  private mutating func newName(of old: String, _ group: LineOrigin, _ merge: CardMerge) -> String {
    if let name = groupNames[group] { return name }
    var naming =
      self.naming ?? GroupNaming(taken: merge.anatomies[merge.survivor].groups.map(\.name))
    let name = naming.assign(old)
    self.naming = naming
    groupNames[group] = name
    return name
  }

  /// Ends quoted-printable text of the survivor that would take in the added line that follows.
  private mutating func endDangling(_ merge: CardMerge) {
    guard let last = lines.last, last.origin.card == merge.survivor,
      LineEnding.isDangling(last.raw),
      merge.cards[merge.survivor][last.origin.index].isQuotedPrintable
    else { return }
    lines[lines.count - 1].raw += lineEnd
  }

  private mutating func closeLast() {
    guard let last = lines.last?.raw.last, !last.isLineEnd else { return }
    lines[lines.count - 1].raw += lineEnd
  }
}
