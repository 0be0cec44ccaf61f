import ContactModel

/// What merging clusters of contacts does: what is written, what is retired, how it is undone.
///
/// Nothing is done by making a plan. ``changes`` show it, ``written()`` gives the bytes to write,
/// ``journal(of:name:time:hash:)`` and
/// ``writeJournal(of:name:storage:time:hash:to:)`` what undoes it.
package struct MergePlan {
  package let sources: [MergeSource]
  package let rules: SurvivorshipRules
  /// The merges, in the order of their first contacts.
  package let merges: [PlannedMerge]

  let reader: ContactReader

  /// So many lines are merged between two checkpoints: some ten milliseconds of work.
  private static let linesPerCheckpoint = 10_000

  /// The number of contacts before.
  package var countBefore: Int { sources.reduce(0) { $0 + $1.entries.count } }
  /// The number of contacts after.
  package var countAfter: Int { merges.reduce(countBefore) { $0 - $1.absorbedCount } }
  /// How many values the merged contacts no longer say; all are in the journal.
  package var retiredCount: Int { merges.reduce(0) { $0 + $1.retiredCount } }
  /// One line for each merge, for people.
  package var changes: [String] { merges.map(\.change) }

  /// Plans the merge of `clusters`.
  ///
  /// Only contacts in clusters are read, now and once more for the journal.
  ///
  /// - Parameters:
  ///   - sources: At least one, in the order in which their contacts are numbered.
  ///   - clusters: No contact is in two. Those with fewer than two members are ignored,
  ///     unless they are left out.
  ///   - rules: Choose where there can be one value only; a source is named by its path.
  ///   - reader: Gives the contacts' lines, names and keys.
  ///   - checkpoint: Called with the number of merges done, every thousand merges and also inside
  ///     a merge, every ten thousand lines; what it throws ends the planning.
  /// - Throws: ``MergePlanError``, or what `checkpoint` throws.
  package init(
    sources: [MergeSource],
    clusters: [MergeCluster],
    rules: SurvivorshipRules,
    reader: ContactReader,
    checkpoint: (_ mergesDone: Int) throws -> Void = { _ in }
  ) throws {
    precondition(!sources.isEmpty, "there is no source to merge")
    try Self.check(sources)
    if case .csv = sources[0].layout, !rules.choices.isEmpty { throw MergePlanError.rulesForRows }
    self.sources = sources
    self.rules = rules
    self.reader = reader
    let planner = MergePlanner(sources: sources, rules: rules, reader: reader)
    let sorted = clusters.filter { $0.members.count > ($0.evidence == .removal ? 0 : 1) }
      .map { MergeCluster(members: $0.members.sorted(), evidence: $0.evidence) }
      .sorted { $0.members[0] < $1.members[0] }
    var isTaken = [Bool](repeating: false, count: sources.reduce(0) { $0 + $1.entries.count })
    var merges: [PlannedMerge] = []
    merges.reserveCapacity(sorted.count)
    var linesSinceCheckpoint = 0
    for cluster in sorted {
      for member in cluster.members {
        precondition(!isTaken[member], "a contact is in two clusters")
        isTaken[member] = true
      }
      let done = merges.count
      let merge = try planner.plan(cluster, number: done + 1) { lines in
        linesSinceCheckpoint += lines
        guard linesSinceCheckpoint >= Self.linesPerCheckpoint else { return }
        linesSinceCheckpoint = 0
        try checkpoint(done)
      }
      merges.append(merge)
      if merges.count.isMultiple(of: 1000) { try checkpoint(merges.count) }
    }
    self.merges = merges
  }

  /// Makes the bytes to write.
  package func written() -> MergeOutput {
    let ordered = orderedEdits
    let written = Composition(sources: composedSources, edits: ordered.map(\.edit)).written()
    return MergeOutput(
      bytes: written.bytes,
      edits: zip(ordered, written.edits).map { .init(merge: $0.merge, edit: $0.edit, place: $1) },
      lineEnds: written.lineEnds
    )
  }

  var composedSources: [Composition.Source] {
    sources.enumerated().map { number, source in
      Composition.Source(
        bytes: source.bytes,
        omitted: number == 0 ? 0 : source.omittedBehindOthers.upperBound
      )
    }
  }

  /// All edits in the order of the output, each with the index of its merge.
  var orderedEdits: [(merge: Int, edit: Composition.Edit)] {
    merges.enumerated().flatMap { index, merge in merge.edits.map { (index, $0) } }
      .sorted {
        ($0.1.source, $0.1.range.lowerBound) < ($1.1.source, $1.1.range.lowerBound)
      }
  }

  static func check(_ sources: [MergeSource]) throws(MergePlanError) {
    for source in sources where source.layout == .ldif || source.layout == .json {
      throw .noFileToMerge(path: source.path)
    }
    for source in sources.dropFirst() {
      switch (sources[0].layout, source.layout) {
      case (.vCard, .vCard): break
      case (.csv(let first), .csv(let other)):
        guard first.header == other.header, first.separator == other.separator else {
          throw .differentColumns(path: source.path)
        }
      case (.vCard, .csv), (.csv, .vCard), (.ldif, _), (_, .ldif), (.json, _), (_, .json):
        throw .differentFormats(path: source.path)
      }
    }
    try checkEncodings(sources)
  }

  /// Refuses text that is UTF-8 beside text that is not; ASCII agrees with both.
  private static func checkEncodings(_ sources: [MergeSource]) throws(MergePlanError) {
    // One source is written in the encoding that it has.
    guard sources.count > 1 else { return }
    var first = TextEncoding.ascii
    for source in sources {
      let encoding = source.textEncoding
      if first == .ascii { first = encoding }
      guard encoding == first || encoding == .ascii else {
        throw .differentEncodings(path: source.path, isUTF8: encoding == .utf8)
      }
    }
  }
}

/// The bytes that a plan writes, and where its edits stand in them.
package struct MergeOutput: Sendable {
  /// An edit in its place.
  struct PlacedEdit {
    /// The index of the merge in the plan.
    var merge: Int
    var edit: Composition.Edit
    var place: Range<Int>
  }

  package let bytes: [UInt8]
  let edits: [PlacedEdit]
  /// The line end that was added before each source.
  let lineEnds: [[UInt8]]
}
