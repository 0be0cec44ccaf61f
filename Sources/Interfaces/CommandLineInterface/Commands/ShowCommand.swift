internal import ContactEngine
internal import ResponsiveWork

extension CommandOption {
  fileprivate static let all = CommandOption(
    "all",
    help: "lists retired lines as well of which the contact still says all"
  )
}

extension Command {
  static let show = Command(
    name: "show",
    summary: "shows one contact: its lines, where each came from, what it no longer says",
    operands: .names(placeholder: "ID", 1...1),
    options: [.all, .json],
    details: [
      """
      ID is the contact's number in the book, or its UID. A contact that was merged into another \
      shows that one. Lines and retired values are numbered as "smartercontacts edit" counts them. \
      JSON is an object with number, name, presence, untouched, origins, lines, retired, conflicts \
      and uids.
      """
    ],
    examples: [
      Example(purpose: "contact 12", line: "smartercontacts show 12")
    ],
    run: { arguments, session in
      let book = try await session.book(arguments, for: .reading)
      let details = try await book.details(of: arguments.operands[0])
      session.display.end()
      try session.print(
        arguments.has(.json)
          ? DetailsText.json(details)
          : DetailsText.lines(
            details,
            width: session.style.width,
            listsAll: arguments.has(.all)
          )
      )
      return .done
    }
  )
}

/// One contact with all that is known of it, as text.
enum DetailsText {
  /// Longer lines, as of pictures, are cut where nobody says how much room there is.
  private static let widest = 300

  /// Lines for people.
  static func lines(
    _ details: ContactDetails,
    width: Int?,
    listsAll: Bool = false
  ) -> String {
    var lines: [String] = []
    lines.append("\(details.name.visible) (contact \(details.number))")
    if details.asked != details.number {
      lines.append("contact \(details.asked) is part of it")
    }
    if case .removed(let entry) = details.presence {
      lines.append("removed; to have it again: smartercontacts undo \(entry)")
    }
    for (index, origin) in details.origins.enumerated() {
      let words = index == 0 ? "from" : "with contact \(origin.contact) from"
      lines.append(
        "\(words) \(origin.source.visible), line \(origin.line), \(TimeText.day(origin.time))"
      )
    }
    if !details.uids.isEmpty {
      lines.append("found as \(details.uids.map(\.visible).joined(separator: ", "))")
    }
    lines.append("")
    lines += contents(details)
    lines += retired(details, listsAll: listsAll)
    if !details.conflicts.isEmpty {
      lines.append("")
      for conflict in details.conflicts {
        lines += ConflictText.lines(conflict).split(separator: "\n").map(String.init)
      }
    }
    let limit = width.map { $0 - 1 } ?? widest
    return lines.map { $0.shortened(toWidth: limit) + "\n" }.joined()
  }

  private static func contents(_ details: ContactDetails) -> [String] {
    details.lines.map { line in
      var notes: [String] = []
      if let contact = line.contact, contact != details.number {
        notes.append("contact \(contact)")
      }
      if let entry = line.entry { notes.append("entry \(entry)") }
      let text = line.text.visible.shortened(toWidth: widest / 2)
      return number(line.number) + text
        + (notes.isEmpty ? "" : "   (\(notes.joined(separator: ", ")))")
    }
  }

  private static func retired(_ details: ContactDetails, listsAll: Bool) -> [String] {
    let shown = details.retired.filter { listsAll || $0.losesValue }
    guard !shown.isEmpty else { return [] }
    return ["", "retired:"]
      + shown.map { value in
        let contact =
          value.contact.flatMap { $0 == details.number ? nil : "contact \($0), " } ?? ""
        let text = value.text.visible.shortened(toWidth: widest / 2)
        return number(value.number) + "\(text)   (\(value.reason), \(contact)entry \(value.entry))"
      }
  }

  private static func number(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 4 - digits.count)) + digits + "  "
  }

  /// One object, for programs.
  static func json(_ details: ContactDetails) -> String {
    func optional(_ number: Int?) -> String { number.map(String.init) ?? "null" }
    let origins = details.origins.map { origin in
      """
      {"contact":\(origin.contact),"source":\(JSONText.quoted(origin.source)),\
      "line":\(origin.line),"time":"\(TimeText.universal(origin.time))",\
      "uid":\(origin.uid.map(JSONText.quoted) ?? "null")}
      """
    }
    let lines = details.lines.map { line in
      """
      {"number":\(line.number),"text":\(JSONText.quoted(line.text)),\
      "property":\(JSONText.quoted(line.property)),"value":\(JSONText.quoted(line.value)),\
      "contact":\(optional(line.contact)),"entry":\(optional(line.entry))}
      """
    }
    let retired = details.retired.map { value in
      """
      {"number":\(value.number),"text":\(JSONText.quoted(value.text)),\
      "reason":\(JSONText.quoted(value.reason)),"contact":\(optional(value.contact)),\
      "entry":\(value.entry)}
      """
    }
    let conflicts = details.conflicts.map { conflict in
      """
      {"cause":\(JSONText.quoted(conflict.cause)),\
      "values":[\(conflict.values.map(JSONText.quoted).joined(separator: ","))],\
      "lines":[\(conflict.lines.map(String.init).joined(separator: ","))]}
      """
    }
    let presence: String
    switch details.presence {
    case .present: presence = "present"
    case .removed: presence = "removed"
    }
    return """
      {"number":\(details.number),"name":\(JSONText.quoted(details.name)),\
      "presence":"\(presence)","untouched":\(details.isUntouched),
      "origins":[\(origins.joined(separator: ","))],
      "lines":[\(lines.joined(separator: ",\n"))],
      "retired":[\(retired.joined(separator: ",\n"))],
      "conflicts":[\(conflicts.joined(separator: ","))],
      "uids":[\(details.uids.map(JSONText.quoted).joined(separator: ","))]}

      """
  }
}
