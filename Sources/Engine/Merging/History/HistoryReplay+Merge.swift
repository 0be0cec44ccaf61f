/// Replaying merges.
extension HistoryReplay {
  /// Makes one contact of several: lines that the merge names go where it put them, lines that it
  /// does not know stay.
  mutating func apply(_ patch: MergePatch, _ id: OperationID) {
    guard states[patch.survivor] != nil else { return }
    let survivor = resolved(patch.survivor)
    guard states[survivor]?.presence == .present else {
      return note(.notApplied, survivor, id)
    }
    var absorbed: [ContactID] = []
    for loser in patch.losers where states[loser] != nil {
      let loser = resolved(loser)
      guard loser != survivor, !absorbed.contains(loser),
        states[loser]?.presence == .present
      else { continue }
      absorbed.append(loser)
    }
    var work = MergeReplay(patch: patch, operation: id)
    for contact in [survivor] + absorbed {
      for line in states[contact]?.lines ?? [] { work.pool[line.id] = line }
      work.sheets.append(states[contact]?.lines.map(\.id) ?? [])
    }
    retireNamed(&work)
    retireFrames(&work)
    rewrite(&work)
    let lines = work.placed()
    finish(work, lines, survivor, absorbed)
  }

  /// Retires what the merge retired, as far as its reasons still hold.
  private func retireNamed(_ work: inout MergeReplay) {
    let kept = Set(work.patch.kept)
    for retirement in work.patch.retired {
      guard let line = work.pool[retirement.line] else { continue }
      let expected = bytes(retirement.expected, of: retirement.line) ?? []
      guard LineWriting.isSame(line.raw, expected) else {
        if retirement.cause != .bookkeeping, retirement.cause != .empty {
          work.conflicts.append(
            HistoryConflict(
              kind: .retirement(expected: expected, found: line.raw),
              operation: work.operation,
              lines: [line.id]
            )
          )
        }
        continue
      }
      switch retirement.cause {
      case .notChosen(let other):
        guard kept.contains(other), work.pool[other] != nil else { continue }
      case .saysTheSame(let other, let text):
        guard kept.contains(other), let standing = work.pool[other],
          LineWriting.isSame(standing.raw, bytes(text, of: other) ?? [])
        else { continue }
      case .bookkeeping, .empty, .noRoom, .byHand, .notInSource, .replaced, .rewritten: break
      }
      work.retire(line, retirement.cause)
    }
  }

  /// Retires lines about the absorbed cards themselves, of which the surviving card has its own.
  private func retireFrames(_ work: inout MergeReplay) {
    var names: Set<String> = []
    let kept = Set(work.patch.kept)
    for (number, sheet) in work.sheets.enumerated() {
      for id in sheet {
        guard let line = work.pool[id] else { continue }
        let name = LinePropertyName(of: line.raw).name
        guard PropertyTraits(named: name).role == .frame else { continue }
        if number == 0 {
          names.insert(name)
        } else if !kept.contains(id) || !names.insert(name).inserted {
          work.retire(line, .bookkeeping)
        }
      }
    }
  }

  /// Writes lines as the merge had to, and groups that it did not know apart from those it did.
  private func rewrite(_ work: inout MergeReplay) {
    for rewrite in work.patch.rewrites {
      guard let line = work.pool[rewrite.line], line.raw != rewrite.text,
        let before = bytes(rewrite.expected, of: rewrite.line),
        let text = ThreeWayText.combined(base: before, rewrite.text, line.raw)
      else { continue }
      work.rewrite(line, text)
    }
    let known = Set(work.patch.kept)
    var taken: Set<String> = []
    for line in work.pool.values where known.contains(line.id) || work.isSurvivors(line.id) {
      let group = LinePropertyName(of: line.raw).group
      if !group.isEmpty { taken.insert(group) }
    }
    guard !taken.isEmpty else { return }
    var naming = GroupNaming(taken: taken)
    for sheet in work.sheets.dropFirst() {
      var names: [String: String] = [:]
      for id in sheet where !known.contains(id) {
        guard let line = work.pool[id] else { continue }
        let group = LinePropertyName(of: line.raw).group
        guard !group.isEmpty else { continue }
        let name = names[group.lowercased()] ?? naming.assign(group)
        names[group.lowercased()] = name
        if name != group { work.rewrite(line, GroupNaming.rewriting(line.raw, group: name)) }
      }
    }
  }

  private mutating func finish(
    _ work: MergeReplay,
    _ lines: [PlacedLine],
    _ survivor: ContactID,
    _ absorbed: [ContactID]
  ) {
    guard var state = states[survivor] else { return }
    for contact in absorbed {
      guard var other = states[contact] else { continue }
      state.retired += other.retired
      state.conflicts += other.conflicts
      for value in other.retired where !value.cause.isEarlierText {
        retiredHolders[value.line] = survivor
      }
      other.presence = .merged(into: survivor, work.operation)
      other.lines = []
      other.retired = []
      other.conflicts = []
      states[contact] = other
    }
    for value in work.retired where !value.cause.isEarlierText {
      holders[value.line] = nil
      retiredHolders[value.line] = survivor
    }
    for line in lines { holders[line.id] = survivor }
    state.lines = lines
    state.retired += work.retired
    state.conflicts += work.conflicts
    states[survivor] = state
  }
}

/// A merge that is being replayed.
private struct MergeReplay {
  let patch: MergePatch
  let operation: OperationID
  /// The lines that are still said.
  var pool: [LineID: PlacedLine] = [:]
  /// The lines of the survivor and then of each absorbed contact, in their order.
  var sheets: [[LineID]] = []
  var retired: [RetiredValue] = []
  var conflicts: [HistoryConflict] = []
  private lazy var survivors = Set(sheets[0])

  init(patch: MergePatch, operation: OperationID) {
    self.patch = patch
    self.operation = operation
  }

  mutating func isSurvivors(_ line: LineID) -> Bool { survivors.contains(line) }

  mutating func retire(_ line: PlacedLine, _ cause: RetirementCause) {
    pool[line.id] = nil
    retired.append(
      RetiredValue(line: line.id, raw: line.raw, cause: cause, operation: operation)
    )
  }

  mutating func rewrite(_ line: PlacedLine, _ text: [UInt8]) {
    guard text != line.raw else { return }
    retired.append(
      RetiredValue(line: line.id, raw: line.raw, cause: .rewritten, operation: operation)
    )
    pool[line.id] = PlacedLine(id: line.id, raw: text, writtenBy: operation)
  }

  /// The lines of the merged card: those that the merge placed in its order, and each other behind
  /// the line that it followed in its own card.
  func placed() -> [PlacedLine] {
    var ordered: [LineID] = []
    var isPlaced: Set<LineID> = []
    for id in patch.kept where pool[id] != nil && isPlaced.insert(id).inserted {
      ordered.append(id)
    }
    let own = Set(sheets[0])
    let isEnd = { (id: LineID) -> Bool in
      own.contains(id) && LinePropertyName(of: pool[id]?.raw ?? []).name == "END"
    }
    var head: [LineID] = []
    var beforeEnd: [LineID] = []
    var followers: [LineID: [LineID]] = [:]
    var end = ordered.last(where: isEnd)
    for (number, sheet) in sheets.enumerated() {
      var previous: LineID?
      for id in sheet where pool[id] != nil {
        if isPlaced.insert(id).inserted {
          if number == 0, end == nil, isEnd(id) { end = id }
          switch previous {
          case let anchor? where number == 0 || anchor != end:
            followers[anchor, default: []].append(id)
          case _ where number == 0: head.append(id)
          default: beforeEnd.append(id)
          }
        }
        previous = id
      }
    }
    return woven(ordered: head + ordered, followers: followers, beforeEnd: beforeEnd, end: end)
  }

  private func woven(
    ordered: [LineID],
    followers: [LineID: [LineID]],
    beforeEnd: [LineID],
    end: LineID?
  ) -> [PlacedLine] {
    var lines: [PlacedLine] = []
    lines.reserveCapacity(pool.count)
    var waiting: [LineID] = ordered.reversed()
    var isEndMet = false
    if end == nil { waiting = beforeEnd.reversed() + waiting }
    while let id = waiting.popLast() {
      if id == end, !isEndMet {
        isEndMet = true
        waiting.append(id)
        waiting += beforeEnd.reversed()
        continue
      }
      if let line = pool[id] { lines.append(line) }
      waiting += (followers[id] ?? []).reversed()
    }
    return lines
  }
}
