import ContactModel

/// The sources that were read, and the numbers of their contacts.
struct ContactSources: Sendable {
  /// One file.
  struct Source: Sendable {
    /// As given.
    var path: String
    var table: ContactTable
    /// The number of its first contact.
    var firstContact: Int
    /// Whether it was read from gzip.
    var isCompressed: Bool
  }

  private(set) var sources: [Source] = []
  private(set) var count = 0

  mutating func append(path: String, table: ContactTable, isCompressed: Bool) {
    sources.append(
      Source(path: path, table: table, firstContact: count, isCompressed: isCompressed)
    )
    count += table.entries.count
  }

  /// The source that holds `contact`, and its number there.
  func location(of contact: Int) -> (source: Source, index: Int) {
    var low = 0
    var high = sources.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if sources[middle].firstContact <= contact { low = middle } else { high = middle }
    }
    return (sources[low], contact - sources[low].firstContact)
  }

  /// The name a person knows the contact by; never empty.
  func name(of contact: Int) -> String {
    let (source, index) = location(of: contact)
    let table = source.table
    if let whole = text(.name, table, index) { return whole }
    let parts = [Field.given, .middle, .family].compactMap { text($0, table, index) }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    for field in [Field.organization, .nickname, .email, .phone] {
      if let value = text(field, table, index) { return value }
    }
    return "(no name, line \(table.entries[index].line))"
  }

  private func text(_ field: Field, _ table: ContactTable, _ index: Int) -> String? {
    guard let value = table.first(field, at: index) else { return nil }
    let words = value.split { $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// What names each contact in its source: UID or id column; the second of a name ends in `#2`.
  ///
  /// A contact without one is called by its place: `line-17`, in the second file `2:line-17`.
  func identifiers() -> [String] {
    var times: [String: Int] = [:]
    var taken: Set<String> = []
    var identifiers: [String] = []
    identifiers.reserveCapacity(count)
    for (number, source) in sources.enumerated() {
      for index in source.table.entries.indices {
        let place = "line-\(source.table.entries[index].line)"
        let name =
          source.table.first(.id, at: index) ?? (number == 0 ? place : "\(number + 1):\(place)")
        var number = times[name, default: 0] + 1
        // "x#2" may be somebody's own name.
        while !taken.insert(number == 1 ? name : "\(name)#\(number)").inserted { number += 1 }
        times[name] = number
        identifiers.append(number == 1 ? name : "\(name)#\(number)")
      }
    }
    return identifiers
  }
}
