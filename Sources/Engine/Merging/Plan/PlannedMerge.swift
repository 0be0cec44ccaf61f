import ContactModel

/// One merge of a plan: several contacts become one.
package struct PlannedMerge: Sendable {
  /// A contact that is merged.
  package struct Member: Hashable, Sendable {
    /// Its number over all sources.
    package var contact: Int
    /// Its source, as an index.
    package var source: Int
    /// The line on which it begins.
    package var line: Int
  }

  /// Its number in the plan, from 1.
  package let number: Int
  package let evidence: MergeCluster.Evidence
  package let members: [Member]
  /// The member whose place the merged contact takes, as an index.
  package let survivor: Int
  /// What is not kept, in the order of members and lines.
  package let retired: [RetiredLine]
  /// Identifiers that are no longer written.
  package let aliases: [String]
  /// What is done, for people.
  package let change: String
  let edits: [Composition.Edit]
  /// The lines that are written, in order.
  let kept: [KeptLine]

  /// A line that is written, and how many lines of the file it takes.
  struct KeptLine {
    var origin: LineOrigin
    var lineCount: Int
  }

  /// How many contacts there are fewer.
  var absorbedCount: Int { evidence == .removal ? members.count : members.count - 1 }

  /// How many values are no longer said.
  package var retiredCount: Int { retired.count { $0.reason.losesValue } }
}

/// Plans single merges.
struct MergePlanner {
  let sources: [MergeSource]
  let rules: SurvivorshipRules
  let reader: ContactReader

  /// The number of each source's first contact.
  private let firstContacts: [Int]
  /// The columns' units, for rows.
  private let units: ColumnUnits?
  private let separator: UInt8

  init(sources: [MergeSource], rules: SurvivorshipRules, reader: ContactReader) {
    self.sources = sources
    self.rules = rules
    self.reader = reader
    var first = 0
    var firstContacts: [Int] = []
    for source in sources {
      firstContacts.append(first)
      first += source.entries.count
    }
    self.firstContacts = firstContacts
    switch sources[0].layout {
    case .vCard, .ldif, .json:
      units = nil
      separator = 0
    case .csv(let layout):
      units = ColumnUnits(layout)
      separator = layout.separator
    }
  }

  /// Plans the merge of a cluster.
  ///
  /// `advance` is called with the number of lines that were read or gone through since its last
  /// call; what it throws ends the planning.
  func plan(
    _ cluster: MergeCluster,
    number: Int,
    advance: (_ lines: Int) throws -> Void
  ) rethrows -> PlannedMerge {
    var lines: [[ContentLine]] = []
    lines.reserveCapacity(cluster.members.count)
    for member in cluster.members {
      lines.append(reader.lines(member))
      try advance(lines[lines.count - 1].count)
    }
    let members = cluster.members.map(member)
    guard cluster.evidence != .removal else { return removal(of: members, number: number) }
    let merged = try merge(lines, of: members, advance: advance)
    let bytes = outputBytes(merged, lines, members)
    return PlannedMerge(
      number: number,
      evidence: cluster.evidence,
      members: members,
      survivor: merged.survivor,
      retired: merged.retired,
      aliases: merged.aliases,
      change: ChangeDescription(merged, lines, isRows: units != nil).text(
        name: reader.name(cluster.members[merged.namedBy ?? merged.survivor])
      ) { origin in
        place(of: lines[origin.card][origin.index].line, in: members[origin.card].source)
      },
      edits: edits(members, survivor: merged.survivor, bytes: bytes),
      kept: merged.lines.map {
        PlannedMerge.KeptLine(origin: $0.origin, lineCount: LineCount.ends(in: $0.raw[...]))
      }
    )
  }

  private func merge(
    _ lines: [[ContentLine]],
    of members: [PlannedMerge.Member],
    advance: (_ lines: Int) throws -> Void
  ) rethrows -> MergedCard {
    guard let units else {
      return try CardMerging.merge(
        lines,
        rules: rules,
        sources: members.map { sources[$0.source].path },
        key: reader.lineKey,
        advance: advance
      )
    }
    let row = try RowMerging.merge(
      lines,
      units: units,
      rule: rules.others,
      key: reader.cellKey,
      advance: advance
    )
    return MergedCard(
      survivor: row.survivor,
      namedBy: row.namedBy,
      lines: row.cells,
      retired: row.retired,
      aliases: row.aliases
    )
  }

  /// The plan that leaves contacts out; their bytes are in what undoes it.
  private func removal(of members: [PlannedMerge.Member], number: Int) -> PlannedMerge {
    let names = members.map { reader.name($0.contact) }.joined(separator: ", ")
    return PlannedMerge(
      number: number,
      evidence: .removal,
      members: members,
      survivor: 0,
      retired: [],
      aliases: [],
      change: "\(names): removed",
      edits: members.map { .init(source: $0.source, range: range(of: $0), replacement: []) },
      kept: []
    )
  }

  private func member(_ contact: Int) -> PlannedMerge.Member {
    let source = self.source(of: contact)
    return PlannedMerge.Member(
      contact: contact,
      source: source,
      line: sources[source].entries[contact - firstContacts[source]].line
    )
  }

  private func source(of contact: Int) -> Int {
    var low = 0
    var high = firstContacts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstContacts[middle] <= contact { low = middle } else { high = middle }
    }
    // Sources without contacts share their first number with the next one.
    return low
  }

  private func place(of line: Int, in source: Int) -> String {
    sources.count == 1 ? "line \(line)" : "line \(line) of \(sources[source].path)"
  }

  private func range(of member: PlannedMerge.Member) -> Range<Int> {
    sources[member.source].entries[member.contact - firstContacts[member.source]].bytes
  }

  private func edits(
    _ members: [PlannedMerge.Member],
    survivor: Int,
    bytes: [UInt8]
  ) -> [Composition.Edit] {
    var edits: [Composition.Edit] = []
    for (index, member) in members.enumerated() {
      let range = range(of: member)
      if index != survivor {
        edits.append(.init(source: member.source, range: range, replacement: []))
      } else if !bytes.elementsEqual(sources[member.source].bytes[range]) {
        edits.append(.init(source: member.source, range: range, replacement: bytes))
      }
    }
    return edits
  }

  /// The merged contact as it is written.
  private func outputBytes(
    _ merged: MergedCard,
    _ lines: [[ContentLine]],
    _ members: [PlannedMerge.Member]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    guard units != nil else {
      bytes.reserveCapacity(merged.lines.reduce(0) { $0 + $1.raw.count })
      for line in merged.lines { bytes += line.raw }
      return bytes
    }
    let member = members[merged.survivor]
    let original = sources[member.source].bytes[range(of: member)]
    let own = lines[merged.survivor]
    let written = own.reduce(max(0, own.count - 1)) { $0 + $1.raw.count }
    for (index, cell) in merged.lines.enumerated() {
      if index > 0 { bytes.append(separator) }
      bytes += cell.raw
    }
    // What stands behind the last cell: the row's line end, if it has one.
    return bytes + original.dropFirst(written)
  }
}
