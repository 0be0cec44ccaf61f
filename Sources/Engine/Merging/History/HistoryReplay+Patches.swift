/// Replaying changes to single lines.
extension HistoryReplay {
  /// Applies what an edit or an update did to lines.
  mutating func apply(_ patches: [ContactPatch], _ id: OperationID, isEdit: Bool) {
    let ordered = patches.sorted { $0.first < $1.first }
    for patch in ordered where states[patch.contact] != nil {
      var work = PatchWork(contact: patch.contact, operation: id, isEdit: isEdit)
      for (index, change) in patch.changes.enumerated() {
        work.newLine = LineID(.operation(id), patch.first + index)
        apply(change, &work)
      }
      finish(work)
    }
  }

  private mutating func apply(_ change: LineChange, _ work: inout PatchWork) {
    switch change {
    case .replace(let line, let expected, let text): replace(line, expected, text, &work)
    case .add(let text, let anchor): add(text, after: anchor, &work)
    case .retire(let line, let expected, let cause): retire(line, expected, cause, &work)
    case .restore(let line): restore(line, &work)
    case .settle(let lines):
      let lines = Set(lines)
      settled.append(lines)
      for contact in states.keys {
        states[contact]?.conflicts.removeAll { lines.isSuperset(of: $0.lines) }
      }
    }
  }

  private mutating func replace(
    _ line: LineID,
    _ expected: LineText,
    _ text: [UInt8],
    _ work: inout PatchWork
  ) {
    let before = bytes(expected, of: line) ?? []
    guard let (holder, index) = place(of: line, &work), let raw = raw(holder, index) else {
      return replaceMissing(line, before, text, &work)
    }
    decide(line, work)
    let text = LineWriting.adapted(text, from: before, to: raw)
    guard raw != text else { return }
    let role = PropertyTraits(named: LinePropertyName(of: raw).name).role
    guard LineWriting.isSame(raw, before) || role == .frame else {
      let conflict = HistoryConflict.Kind.replacement(expected: before, wanted: text, found: raw)
      insert(text, in: holder, after: line, &work)
      note(conflict, [line, work.newLine], in: holder, work)
      return
    }
    retireText(raw, of: line, .replaced, in: holder, work)
    states[holder]?.lines[index].raw = text
    states[holder]?.lines[index].writtenBy = work.operation
  }

  /// A line that is to be replaced, and does not stand in any card.
  private mutating func replaceMissing(
    _ line: LineID,
    _ before: [UInt8],
    _ text: [UInt8],
    _ work: inout PatchWork
  ) {
    let conflict = HistoryConflict.Kind.replacement(expected: before, wanted: text, found: nil)
    guard let holder = retiredHolders[line],
      let place = states[holder]?.retired.lastIndex(where: {
        $0.line == line && !$0.cause.isEarlierText
      }), let retired = states[holder]?.retired[place]
    else {
      let holder = resolved(work.contact)
      insert(text, in: holder, after: nil, &work)
      note(conflict, [work.newLine], in: holder, work)
      return
    }
    guard retired.raw != text else { return }
    let role = PropertyTraits(named: LinePropertyName(of: text).name).role
    switch retired.cause {
    case .notChosen where role.isSingle && !work.isEdit, .bookkeeping:
      // What was said of the old text holds for the new one.
      states[holder]?.retired[place].cause = .replaced
      retireText(text, of: line, retired.cause, in: holder, work)
    case .saysTheSame, .empty, .noRoom, .notChosen:
      insert(text, in: holder, after: nil, &work)
    case .byHand, .notInSource, .replaced, .rewritten:
      insert(text, in: holder, after: nil, &work)
      note(conflict, [work.newLine], in: holder, work)
    }
  }

  private mutating func add(_ text: [UInt8], after anchor: LineID?, _ work: inout PatchWork) {
    var holder = resolved(work.contact)
    if let anchor, let known = holders[anchor] { holder = known }
    let role = PropertyTraits(named: LinePropertyName(of: text).name).role
    if role == .frame, holder != work.contact, !work.isEdit {
      setOriginal(text, of: work.newLine)
      retireText(text, of: work.newLine, .bookkeeping, in: holder, work)
      retiredHolders[work.newLine] = holder
      return
    }
    // What a source adds may have been added by hand before.
    if !work.isEdit, role != .blank,
      states[holder]?.lines.contains(where: { $0.raw == text }) == true
    {
      return
    }
    insert(text, in: holder, after: anchor, &work)
  }

  private mutating func retire(
    _ line: LineID,
    _ expected: LineText,
    _ cause: RetirementCause,
    _ work: inout PatchWork
  ) {
    guard let (holder, index) = place(of: line, &work), let raw = raw(holder, index) else { return }
    decide(line, work)
    let before = bytes(expected, of: line) ?? []
    let role = PropertyTraits(named: LinePropertyName(of: raw).name).role
    guard LineWriting.isSame(raw, before) || role == .frame else {
      note(.retirement(expected: before, found: raw), [line], in: holder, work)
      return
    }
    retireText(raw, of: line, cause, in: holder, work)
    retiredHolders[line] = holder
    holders[line] = nil
    work.sheets[holder]?.removed.insert(line)
    // Should the same patch restore the line, it stands in another place.
    work.sheets[holder]?.index[line] = nil
  }

  private mutating func restore(_ line: LineID, _ work: inout PatchWork) {
    guard let holder = retiredHolders[line],
      let place = states[holder]?.retired.lastIndex(where: {
        $0.line == line && !$0.cause.isEarlierText
      }), let value = states[holder]?.retired.remove(at: place)
    else { return }
    retiredHolders[line] = nil
    holders[line] = holder
    _ = sheet(holder, &work)
    // A line that this very patch retired comes back at the end, as any other.
    let restored = PlacedLine(id: line, raw: value.raw, writtenBy: work.operation)
    work.sheets[holder]?.added[.end, default: []].append(restored)
    work.newHolders[line] = holder
  }

  // MARK: Steps

  /// Adds the line that the change brings.
  private mutating func insert(
    _ text: [UInt8],
    in holder: ContactID,
    after anchor: LineID?,
    _ work: inout PatchWork
  ) {
    setOriginal(text, of: work.newLine)
    _ = sheet(holder, &work)
    let line = PlacedLine(id: work.newLine, raw: text, writtenBy: work.operation)
    let place: PatchWork.Place
    if let anchor, work.sheets[holder]?.index[anchor] != nil || work.newHolders[anchor] == holder {
      place = .after(anchor)
    } else {
      place = .end
    }
    work.sheets[holder]?.added[place, default: []].append(line)
    work.newHolders[work.newLine] = holder
    holders[work.newLine] = holder
  }

  private mutating func retireText(
    _ raw: [UInt8],
    of line: LineID,
    _ cause: RetirementCause,
    in holder: ContactID,
    _ work: PatchWork
  ) {
    states[holder]?.retired.append(
      RetiredValue(line: line, raw: raw, cause: cause, operation: work.operation)
    )
  }

  /// A person who edits a line decides the conflicts that it stands in.
  private mutating func decide(_ line: LineID, _ work: PatchWork) {
    guard work.isEdit else { return }
    for contact in states.keys where states[contact]?.conflicts.isEmpty == false {
      states[contact]?.conflicts.removeAll { $0.lines.contains(line) }
    }
  }

  private mutating func note(
    _ kind: HistoryConflict.Kind,
    _ lines: [LineID],
    in holder: ContactID,
    _ work: PatchWork
  ) {
    states[holder]?.conflicts.append(
      HistoryConflict(kind: kind, operation: work.operation, lines: lines)
    )
  }

  private func raw(_ holder: ContactID, _ index: Int) -> [UInt8]? {
    states[holder]?.lines[index].raw
  }

  /// Where a line stands that was there before the patch.
  private func place(
    of line: LineID,
    _ work: inout PatchWork
  ) -> (holder: ContactID, index: Int)? {
    guard let holder = holders[line] else { return nil }
    return sheet(holder, &work).index[line].map { (holder, $0) }
  }

  private func sheet(_ holder: ContactID, _ work: inout PatchWork) -> PatchWork.Sheet {
    if let sheet = work.sheets[holder] { return sheet }
    var sheet = PatchWork.Sheet()
    for (index, line) in (states[holder]?.lines ?? []).enumerated() { sheet.index[line.id] = index }
    work.sheets[holder] = sheet
    return sheet
  }

  /// Brings added lines into their places, and takes removed ones out.
  private mutating func finish(_ work: PatchWork) {
    for (holder, sheet) in work.sheets where !sheet.added.isEmpty || !sheet.removed.isEmpty {
      guard let old = states[holder]?.lines else { continue }
      var lines: [PlacedLine] = []
      let end = old.lastIndex { LinePropertyName(of: $0.raw).name == "END" } ?? old.count
      func append(_ added: [PlacedLine]) {
        var waiting = Array(added.reversed())
        while let line = waiting.popLast() {
          lines.append(line)
          waiting += (sheet.added[.after(line.id)] ?? []).reversed()
        }
      }
      for (index, line) in old.enumerated() {
        if index == end { append(sheet.added[.end] ?? []) }
        let isRemoved = sheet.removed.contains(line.id)
        if !isRemoved { lines.append(line) }
        // What follows a line that was taken out and restored follows it to its new place.
        if !isRemoved || work.newHolders[line.id] == nil {
          append(sheet.added[.after(line.id)] ?? [])
        }
      }
      if end == old.count { append(sheet.added[.end] ?? []) }
      states[holder]?.lines = lines
    }
  }
}

/// A patch that is being applied.
private struct PatchWork {
  enum Place: Hashable {
    case after(LineID)
    case end
  }

  /// The lines of one contact, while the patch is applied.
  struct Sheet {
    /// Where the lines stand that were there before.
    var index: [LineID: Int] = [:]
    var removed: Set<LineID> = []
    var added: [Place: [PlacedLine]] = [:]
  }

  let contact: ContactID
  let operation: OperationID
  let isEdit: Bool
  /// The identity of a line that the change under way adds.
  var newLine: LineID
  var sheets: [ContactID: Sheet] = [:]
  /// Where lines go that the patch adds.
  var newHolders: [LineID: ContactID] = [:]

  init(contact: ContactID, operation: OperationID, isEdit: Bool) {
    self.contact = contact
    self.operation = operation
    self.isEdit = isEdit
    newLine = LineID(.operation(operation), 0)
  }
}
