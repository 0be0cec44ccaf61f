import ContactFormats
import ContactModel
import ContactStore
import Merging
import ResponsiveWork

/// One merge in a book: plans it, and does it.
struct BookMergeWork: Sendable {
  let rules: SurvivorshipRules
  /// Whether it is told what becomes of each line.
  let isDetailed: Bool
  let progress: WorkProgress

  /// A merge that is planned.
  private struct Planned {
    var patch: MergePatch
    var contacts: MergedContacts
    var retired: Int
  }

  /// Merges `clusters` of contacts; changes nothing for a dry run.
  func run(
    _ clusters: [[ContactID]],
    in store: ContactStore,
    title: String,
    isDryRun: Bool
  ) throws -> BookMergeSummary {
    let planning = progress.child(title: "Planning merges", weight: 0.5)
    planning.setTotal(units: Int64(max(1, clusters.count)))
    var counter = planning.counter(step: 1)
    var planned: [Planned] = []
    planned.reserveCapacity(clusters.count)
    let charsets = try SourceCharsets(store)
    for cluster in clusters {
      planned.append(try plan(cluster, in: store, charsets))
      try counter.add(units: 1)
    }
    planning.finish()
    let before = try store.counts().contacts
    var summary = BookMergeSummary(
      before: before,
      after: clusters.reduce(before) { $0 - $1.count + 1 },
      retired: planned.reduce(0) { $0 + $1.retired },
      merges: planned.map(\.contacts),
      backup: nil
    )
    guard !isDryRun, !planned.isEmpty else { return summary }
    let merging = progress.child(title: "Merging contacts", weight: 0.5)
    merging.setTotal(units: Int64(planned.count))
    var mergeCounter = merging.counter(step: 1)
    var done = 0
    let entries = try AutomaticBackup.telling(&summary.backup, of: store) {
      try store.merge(planned.map(\.patch), title: title) { merges in
        try mergeCounter.add(units: Int64(merges - done))
        done = merges
      }
    }
    for (index, entry) in entries.enumerated() { summary.merges[index].entry = entry.number }
    merging.finish()
    return summary
  }

  private func plan(
    _ cluster: [ContactID],
    in store: ContactStore,
    _ charsets: SourceCharsets
  ) throws -> Planned {
    let states = try cluster.map { try store.state(of: $0) }
    for state in states where state.presence != .present {
      throw StoreError.notPresent(state.contact)
    }
    let sources = try sources(of: cluster, in: store)
    let merge = { (lines: [[ContentLine]]) in
      CardMerging.merge(lines, rules: rules, sources: sources, key: CardLineKey.key)
    }
    var lines = states.map { $0.contentLines(charsets) }
    var merged = merge(lines)
    let unified = UnifiedCards.lines(
      lines,
      charsets: states.map { charsets.charset(for: $0.contact.number, card: $0.bytes) },
      survivor: merged.survivor
    )
    if unified != lines {
      lines = unified
      merged = merge(lines)
    }
    let patch = MergePatch(merged, of: states)
    let name = states[merged.namedBy ?? merged.survivor].name(charsets)
    let change = ChangeDescription(merged, lines, isRows: false).text(name: name) { origin in
      "contact \(cluster[origin.card].number)"
    }
    return Planned(
      patch: patch,
      contacts: MergedContacts(
        name: name,
        survivor: patch.survivor.number,
        absorbed: patch.losers.map(\.number),
        change: change,
        fields: isDetailed ? fields(of: merged, lines, cluster) : [],
        entry: nil
      ),
      retired: merged.retired.count { $0.reason.losesValue }
    )
  }

  /// Where the contacts are from, as the rules call it: in full, or by the last part of a path.
  private func sources(of cluster: [ContactID], in store: ContactStore) throws -> [String] {
    let named = rules.choices.values.compactMap { choice -> String? in
      switch choice {
      case .source(let name): name
      case .rule, .card: nil
      }
    }
    guard !named.isEmpty else { return [] }
    return try cluster.map { contact in
      let source = try store.origin(of: contact).source
      return named.contains(source) ? source : fileName(of: source)
    }
  }

  private func fields(
    of merged: MergedCard,
    _ lines: [[ContentLine]],
    _ cluster: [ContactID]
  ) -> [FieldChange] {
    var reasons: [LineOrigin: RetirementReason] = [:]
    for retired in merged.retired { reasons[retired.origin] = retired.reason }
    var fields: [FieldChange] = []
    for (card, lines) in lines.enumerated() {
      for (index, line) in lines.enumerated() {
        let reason = reasons[LineOrigin(card: card, index: index)]
        let isOwn = card == merged.survivor
        fields.append(
          FieldChange(
            contact: cluster[card].number,
            line: index + 1,
            property: line.name,
            value: LineContent.readable(line),
            state: reason != nil ? .retired : isOwn ? .kept : .merged,
            reason: reason?.word ?? "",
            losesValue: reason?.losesValue ?? false
          )
        )
      }
    }
    return fields
  }
}

/// The backup that a book makes before the first change of many contacts.
enum AutomaticBackup {
  /// Runs `change`, and tells of the backup if it was made by that.
  static func telling<Value>(
    _ place: inout String?,
    of store: ContactStore,
    _ change: () throws -> Value
  ) rethrows -> Value {
    let backup = store.path + ".backup"
    let wasThere = exists(backup)
    let value = try change()
    if !wasThere, exists(backup) { place = backup }
    return value
  }
}
