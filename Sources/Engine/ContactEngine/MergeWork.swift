import ContactFormats
import ContactModel
import Merging
import ResponsiveWork
import Standardization

/// One merge of files: plans it, and writes what it gives.
struct MergeWork: Sendable {
  let sources: ContactSources
  let progress: WorkProgress
  let unfinished: UnfinishedFiles

  /// Merges `clusters`; writes nothing where `output` is `nil`.
  func run(
    clusters: [MergeCluster],
    rules: SurvivorshipRules,
    output: String?,
    report: String?
  ) throws -> MergeSummary {
    let plan = try plan(clusters, rules)
    let summary = MergeSummary(
      before: plan.countBefore,
      after: plan.countAfter,
      changes: plan.changes,
      retired: plan.retiredCount
    )
    var files: [PendingFile] = []
    // The journal first: an output without the way back must never be seen.
    if let output {
      let writing = PlanWriting(sources: sources, progress: progress, unfinished: unfinished)
      files += try writing.pending(plan, to: output)
    }
    if let report { files.append(try pendingReport(plan, to: report)) }
    try unfinished.commit(files, checkpoint: checkpoint)
    progress.finish()
    return summary
  }

  /// The report, written but not in its place.
  private func pendingReport(_ plan: MergePlan, to path: String) throws -> PendingFile {
    let identifiers = sources.identifiers()
    let file = try PendingFile(path, unfinished: unfinished)
    var report = MergeReport(plan, lines: lines, identifier: { identifiers[$0] })
    try report.write { piece in try file.append(piece, checkpoint: checkpoint) }
    return file
  }

  private func checkpoint() throws {
    if progress.isCancelled { throw CancellationError() }
  }

  private func plan(_ clusters: [MergeCluster], _ rules: SurvivorshipRules) throws -> MergePlan {
    let identifiers = sources.identifiers()
    let reader = ContactReader(
      lines: lines,
      identifier: { identifiers[$0] },
      name: sources.name,
      lineKey: CardLineKey.key,
      cellKey: Self.cellKey
    )
    var counter = progress.counter()
    var done = 0
    do {
      return try MergePlan(
        sources: sources.sources.map(\.mergeSource),
        clusters: clusters,
        rules: rules,
        reader: reader
      ) { merges in
        try counter.add(units: Int64(merges - done))
        done = merges
      }
    } catch let error as MergePlanError {
      throw AddressBookError.usage(message: error.message)
    }
  }

  /// The lines of a card, or the cells of a row.
  private func lines(_ contact: Int) -> [ContentLine] {
    let (source, index) = sources.location(of: contact)
    return ContentLines.lines(of: source.table, at: index)
  }

  private static func cellKey(_ field: Field, _ cell: ContentLine) -> String {
    switch field {
    case .phone: ComparisonText.phone(cell.value[...])
    case .email: ComparisonText.email(cell.value[...])
    case .street: ComparisonText.address([[], [], cell.value[...]])
    case .address, .unit, .city, .region, .postcode, .country:
      ComparisonText.address([[], [], [], cell.value[...]])
    case .name, .prefix, .given, .middle, .family, .suffix, .nickname, .organization, .title:
      ComparisonText.words(cell.value[...])
    case .id, .truth, .birthday, .birthplace, .sex, .url, .note, .group, .identifier,
      .bookkeeping, .other:
      ""
    }
  }
}
