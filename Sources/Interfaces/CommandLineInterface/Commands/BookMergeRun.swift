internal import ContactEngine
internal import Merging
internal import ResponsiveWork

/// One run of `merge` in the book.
struct BookMergeRun {
  let arguments: CommandArguments
  let session: Session
  let selection: MergeSelection
  let rules: SurvivorshipRules
  let isDryRun: Bool
  let report: OutputTarget?

  func run() async throws -> ExitStatus {
    let isJSON = arguments.has(.json)
    let book = try await session.book(arguments, for: isDryRun ? .reading : .changing)
    let summary = try await book.mergeInBook(
      selection,
      rules: rules,
      isDryRun: isDryRun,
      isDetailed: isDryRun || isJSON || report != nil,
      progress: session.progress
    )
    session.display.end()
    session.tellBackup(summary.backup)
    if let report { try write(summary, to: report) }
    try session.print(isJSON ? BookMergeText.json(summary) : text(summary))
    return .done
  }

  private func text(_ summary: BookMergeSummary) -> String {
    isDryRun
      ? BookMergeText.preview(summary, width: session.style.width) : BookMergeText.lines(summary)
  }

  /// Writes what becomes of each line of the contacts that are merged.
  private func write(_ summary: BookMergeSummary, to target: OutputTarget) throws {
    let name = arguments.text(.mergeReport) ?? ""
    let file = try OutputFile(target, name: name, unfinished: session.unfinished)
    file.sink.bytes += "contact,line,property,state,now_contact,entry,reason\n".utf8
    for merge in summary.merges {
      for field in merge.fields {
        let cells = [
          String(field.contact), String(field.line), field.property, field.state.rawValue,
          String(merge.survivor), merge.entry.map(String.init) ?? "", field.reason,
        ]
        for (index, cell) in cells.enumerated() {
          if index > 0 { file.sink.bytes.append(UInt8(ascii: ",")) }
          CSVText.append(cell, to: &file.sink.bytes)
        }
        file.sink.bytes.append(UInt8(ascii: "\n"))
        try file.flushIfLarge()
      }
    }
    try file.finish()
  }
}

/// What a merge in the book did, or would do, as text.
enum BookMergeText {
  /// Lines for people, after it was done.
  static func lines(_ summary: BookMergeSummary) -> String {
    guard !summary.merges.isEmpty else {
      return "\(counted(summary.before, "contact")), nothing to merge\n"
    }
    var text = "\(counted(summary.before, "contact")) became "
    text += "\(DecimalText.grouped(summary.after)), \(counted(summary.retired, "value")) retired\n"
    text += "to look at the merges: smartercontacts history\nto undo: smartercontacts undo\n"
    return text
  }

  /// Lines for people, before it is done: each merge with its fields.
  static func preview(_ summary: BookMergeSummary, width: Int?) -> String {
    var text = ""
    for merge in summary.merges {
      text += merge.change.visible + "\n"
      for line in fields(merge) {
        text += (width.map { line.shortened(toWidth: $0 - 1) } ?? line) + "\n"
      }
    }
    let count = DecimalText.grouped(summary.after)
    return text
      + "\(counted(summary.before, "contact")) would become \(count),"
      + " \(counted(summary.retired, "value")) retired\n"
  }

  /// What joins the survivor, and what is no longer said; what stays as it is needs no line.
  private static func fields(_ merge: MergedContacts) -> [String] {
    let shown = merge.fields.filter { field in
      switch field.state {
      case .kept: false
      case .merged: !["", "BEGIN", "END", "VERSION"].contains(field.property)
      case .retired: field.losesValue
      }
    }
    let width = shown.map { DisplayWidth.of($0.property.visible) }.max() ?? 0
    return shown.map { field in
      let mark = field.state == .merged ? "+" : "-"
      let value = field.value.visible.shortened(toWidth: 100)
      let why = field.reason.isEmpty ? "" : ", \(field.reason)"
      return "  \(mark) \(field.property.visible.padded(toWidth: width))  \(value)"
        + "  (contact \(field.contact)\(why))"
    }
  }

  /// One object, for programs.
  static func json(_ summary: BookMergeSummary) -> String {
    let merges = summary.merges.map { merge in
      let fields = merge.fields.map { field in
        """
        {"contact":\(field.contact),"line":\(field.line),\
        "property":\(JSONText.quoted(field.property)),"value":\(JSONText.quoted(field.value)),\
        "state":"\(field.state.rawValue)","reason":\(JSONText.quoted(field.reason))}
        """
      }
      return """
        {"name":\(JSONText.quoted(merge.name)),"survivor":\(merge.survivor),\
        "absorbed":[\(merge.absorbed.map(String.init).joined(separator: ","))],\
        "entry":\(merge.entry.map(String.init) ?? "null"),\
        "fields":[\(fields.joined(separator: ","))]}
        """
    }
    let changes = summary.merges.map { JSONText.quoted($0.change) }.joined(separator: ",")
    return """
      {"before":\(summary.before),"after":\(summary.after),"retired":\(summary.retired),\
      "changes":[\(changes)],"output":null,"journal":null,\
      "backup":\(summary.backup.map(JSONText.quoted) ?? "null"),\
      "merges":[\(merges.joined(separator: ",\n"))]}

      """
  }
}
