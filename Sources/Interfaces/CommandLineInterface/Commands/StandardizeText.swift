internal import ContactEngine
internal import ResponsiveWork

/// What standardizing did, or would do, as text.
struct StandardizeText {
  private let result: StandardizingSummary
  private let isApplied: Bool
  /// `nil` where it was only shown, and for the book.
  private let output: String?

  init(_ result: StandardizingSummary, isApplied: Bool, output: String?) {
    self.result = result
    self.isApplied = isApplied
    self.output = output
  }

  private var journal: String? { output.map { $0 + ".journal" } }

  /// How many contacts change, and of how many what.
  var summary: String {
    let all = counted(result.contacts, "contact")
    guard result.changed > 0 else { return "\(all), nothing to standardize\n" }
    let kinds = StandardizingKind.allCases.compactMap { kind in
      result.counts[kind].map { "\(kind.rawValue) in \(DecimalText.grouped($0))" }
    }
    let change = isApplied ? "changed" : "would change"
    return "\(DecimalText.grouped(result.changed)) of \(all) \(change): "
      + kinds.joined(separator: ", ") + "\n"
  }

  /// What to do now that it is done.
  var afterwards: String {
    if let output, let journal {
      return """
        written: \(output.visible)
        to undo: smartercontacts undo --journal \(journal.visible.shellWord)

        """
    }
    guard let entry = result.entry else { return "" }
    return """
      to look at it: smartercontacts history
      to undo: smartercontacts undo \(entry)

      """
  }

  /// The end of the object that ``json(_:)`` begins.
  var jsonEnd: String {
    let kinds = StandardizingKind.allCases.map { "\"\($0.rawValue)\":\(result.counts[$0] ?? 0)" }
    return """
      ],"contacts":\(result.contacts),"changed":\(result.changed),\
      "kinds":{\(kinds.joined(separator: ","))},\
      "left":[\(result.left.map(JSONText.quoted).joined(separator: ","))],\
      "entry":\(result.entry.map(String.init) ?? "null"),\
      "backup":\(Self.quoted(result.backup)),"output":\(Self.quoted(output)),\
      "journal":\(Self.quoted(journal))}

      """
  }

  private static func quoted(_ path: String?) -> String { path.map(JSONText.quoted) ?? "null" }

  /// The lines of a contact that change, as an object.
  static func json(_ contact: StandardizedContact) -> String {
    let lines = contact.lines.map { line in
      let kinds = line.kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      return """
        {"number":\(line.number),"kinds":[\(kinds)],"before":\(JSONText.quoted(line.before)),\
        "after":\(line.after.map(JSONText.quoted) ?? "null")}
        """
    }
    return """
      {"id":\(JSONText.quoted(contact.identifier)),"name":\(JSONText.quoted(contact.name)),\
      "file":\(quoted(contact.file)),"lines":[\(lines.joined(separator: ","))]}
      """
  }

  /// The lines of a contact that change, as `diff -U0` shows them.
  static func diff(_ contact: StandardizedContact) -> String {
    let place = contact.file.map { "\($0.visible): " } ?? "contact "
    let title = "\(place)\(contact.identifier.visible) (\(contact.name.visible))"
    var text = "--- \(title)\n+++ \(title)\n"
    var shift = 0
    var rest = contact.lines[...]
    while let first = rest.first {
      var run = [first]
      rest = rest.dropFirst()
      while let next = rest.first, next.number == first.number + run.count {
        run.append(next)
        rest = rest.dropFirst()
      }
      let after = run.compactMap(\.after)
      // Of nothing the line before is named, as diff does.
      let start = first.number + shift - (after.isEmpty ? 1 : 0)
      text += "@@ -\(range(first.number, run.count)) +\(range(start, after.count)) @@\n"
      for line in run { text += "-\(line.before.visible)\n" }
      for line in after { text += "+\(line.visible)\n" }
      shift += after.count - run.count
    }
    return text
  }

  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(start),\(count)"
  }
}

/// Prints contacts as they are found.
final class StandardizePrinting: Sendable {
  private struct State {
    var sink: ByteSink
    var isFirst = true
  }

  private let session: Session
  private let isJSON: Bool
  private let state: Lock<State>

  init(_ session: Session, isJSON: Bool) {
    self.session = session
    self.isJSON = isJSON
    state = Lock(State(sink: session.standardOutput))
    if isJSON { state.withLock { $0.sink.bytes += "{\"changes\":[".utf8 } }
  }

  func print(_ contact: StandardizedContact) throws {
    // Long before the end there may be something on the screen.
    if session.style.isTerminal { session.display.end() }
    try state.withLock { state in
      if isJSON {
        state.sink.bytes += (state.isFirst ? "" : ",\n").utf8
        state.sink.bytes += StandardizeText.json(contact).utf8
      } else {
        state.sink.bytes += StandardizeText.diff(contact).utf8
      }
      state.isFirst = false
      try state.sink.flushIfLarge()
    }
  }

  /// Prints what is left, and for programs the end.
  func finish(_ text: StandardizeText) throws {
    try state.withLock { state in
      if isJSON { state.sink.bytes += text.jsonEnd.utf8 }
      try state.sink.flush()
    }
  }
}
