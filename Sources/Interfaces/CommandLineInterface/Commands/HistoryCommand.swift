internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let limit = CommandOption(
    "limit",
    "N",
    .count(1...1_000_000),
    help: "lists at most N entries; without it, 20"
  )
}

extension Command {
  static let history = Command(
    name: "history",
    summary: "lists what was done in the book, the newest first",
    operands: .names(placeholder: "[ID]", 0...1),
    options: [.limit, .json],
    details: [
      """
      ID is a contact, by its number or its UID: then only what concerns it is listed. Each entry has \
      a number, with which "smartercontacts undo" takes it back. JSON is an array of number, time, \
      kind, title, undoes, active, forgotten, contacts, name, count.
      """
    ],
    examples: [
      Example(purpose: "the last five things", line: "smartercontacts history --limit 5"),
      Example(purpose: "what became of contact 12", line: "smartercontacts history 12"),
    ],
    run: { arguments, session in
      let book = try await session.book(arguments, for: .reading)
      var contact: Int?
      if let name = arguments.operands.first { contact = try await book.contact(named: name) }
      let items = try await book.history(of: contact, limit: arguments.count(.limit) ?? 20)
      session.display.end()
      guard !arguments.has(.json) else {
        try session.print(HistoryText.json(items))
        return .done
      }
      guard !items.isEmpty else {
        session.tell("nothing was done yet")
        return .nothingFound
      }
      try session.print(HistoryText.lines(items, width: session.style.width))
      return .done
    }
  )
}

/// Entries of the history, as text.
enum HistoryText {
  /// A line for each.
  static func lines(_ items: [HistoryItem], width: Int?) -> String {
    let numberWidth = items.map { String($0.number).count }.max() ?? 0
    let kindWidth = items.map { $0.kind.count }.max() ?? 0
    var text = ""
    for item in items {
      let number = String(item.number)
      let margin = String(repeating: " ", count: numberWidth - number.count)
      let kind = item.kind.padded(toWidth: kindWidth)
      let line = "\(margin)\(number)  \(TimeText.minute(item.time))  \(kind)  \(what(item))"
      text += (width.map { line.shortened(toWidth: $0 - 1) } ?? line) + "\n"
    }
    return text
  }

  /// What an entry did, in a phrase.
  static func what(_ item: HistoryItem) -> String {
    guard !item.isForgotten else { return "(forgotten on request)" }
    var text = item.undoes.map { "of \($0): " } ?? ""
    text += (item.name ?? item.title).visible
    let contacts = item.contacts.map(String.init).joined(separator: ", ")
    if !contacts.isEmpty {
      text += item.contactCount == 1 ? " (contact \(contacts)" : " (contacts \(contacts)"
      if item.contactCount > item.contacts.count {
        text += " and \(counted(item.contactCount - item.contacts.count, "other"))"
      }
      text += ")"
    }
    return item.isActive ? text : text + ", undone"
  }

  /// An array, for programs.
  static func json(_ items: [HistoryItem]) -> String {
    let list = items.map { item in
      """
      {"number":\(item.number),"time":"\(TimeText.universal(item.time))",\
      "kind":\(JSONText.quoted(item.kind)),"title":\(JSONText.quoted(item.title)),\
      "undoes":\(item.undoes.map(String.init) ?? "null"),"active":\(item.isActive),\
      "forgotten":\(item.isForgotten),"contacts":[\(item.contacts.map(String.init)
        .joined(separator: ","))],"name":\(item.name.map(JSONText.quoted) ?? "null"),\
      "count":\(item.contactCount)}
      """
    }
    return "[\n" + list.joined(separator: ",\n") + (list.isEmpty ? "]\n" : "\n]\n")
  }
}
