internal import ContactEngine

/// What a merge did, or would do, as text.
struct MergeText: Hashable, Sendable {
  var before: Int
  var after: Int
  var retired: Int
  /// A phrase for each contact that others were merged into.
  var changes: [String]
  /// `nil` for a dry run.
  var output: String?
  var journal: String?

  /// Lines for people.
  ///
  /// A dry run lists the changes, since there is nothing else to look at.
  var lines: String {
    let values = "\(counted(retired, "value")) retired"
    guard let output, let journal else {
      let list = changes.map { $0.visible + "\n" }.joined()
      return list + "\(counted(before, "contact")) would become \(count), \(values)\n"
    }
    return """
      \(counted(before, "contact")) became \(count), \(values)
      written: \(output.visible)
      to undo: smartercontacts undo --journal \(journal.visible.shellWord)

      """
  }

  private var count: String { DecimalText.grouped(after) }

  /// One object, for programs.
  var json: String {
    let list = changes.map(JSONText.quoted).joined(separator: ",")
    return """
      {"before":\(before),"after":\(after),"retired":\(retired),"changes":[\(list)],\
      "output":\(Self.quoted(output)),"journal":\(Self.quoted(journal))}

      """
  }

  private static func quoted(_ path: String?) -> String { path.map(JSONText.quoted) ?? "null" }
}

extension MergeText {
  /// What `summary` tells of files; `output` and `journal` are `nil` for a dry run.
  init(_ summary: MergeSummary, output: String?, journal: String?) {
    before = summary.before
    after = summary.after
    retired = summary.retired
    changes = summary.changes
    self.output = output
    self.journal = journal
  }
}
