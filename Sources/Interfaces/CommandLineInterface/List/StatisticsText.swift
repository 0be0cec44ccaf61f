internal import ContactEngine

/// What `--statistics` tells, a line each.
enum StatisticsText {
  /// `writing` is how long the output took.
  static func lines(_ statistics: DuplicateStatistics, writing: Duration) -> String {
    var lines: [String] = []
    for stage in statistics.stages { lines.append(line(stage.name, stage.duration)) }
    lines.append(line("writing", writing))
    for key in statistics.keys where key.entries > 0 {
      let entries = DecimalText.grouped(key.entries)
      lines.append("key \(key.name): \(entries) entries, \(DecimalText.grouped(key.pairs)) pairs")
    }
    lines.append("candidates: \(DecimalText.grouped(statistics.candidates))")
    let contacts = max(1, statistics.contacts)
    lines.append("contacts: \(DecimalText.grouped(statistics.contacts))")
    lines.append("bytes a contact, as read: \(statistics.bytes.read / contacts)")
    lines.append("bytes a contact, comparable: \(statistics.bytes.comparable / contacts)")
    return lines.map { "statistics: \($0)\n" }.joined()
  }

  private static func line(_ name: String, _ duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1_000
      + duration.components.attoseconds / 1_000_000_000_000_000
    return "\(name): \(milliseconds) ms"
  }
}
