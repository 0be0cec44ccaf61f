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
    /// The contacts' numbers in their book; `nil` for a file.
    var numbers: [Int]?
  }

  private(set) var sources: [Source] = []
  private(set) var count = 0

  mutating func append(path: String, table: ContactTable, isCompressed: Bool) {
    sources.append(
      Source(path: path, table: table, firstContact: count, isCompressed: isCompressed)
    )
    count += table.entries.count
  }

  /// Adds contacts of a book.
  mutating func append(path: String, table: ContactTable, numbers: [Int]) {
    precondition(numbers.count == table.entries.count, "each contact of a book has a number")
    sources.append(
      Source(
        path: path,
        table: table,
        firstContact: count,
        isCompressed: false,
        numbers: numbers
      )
    )
    count += numbers.count
  }

  /// The contact's number in its book; `nil` where it is not from one.
  func number(of contact: Int) -> Int? {
    let (source, index) = location(of: contact)
    return source.numbers?[index]
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
    if let name = source.table.name(at: index) { return name }
    if let number = source.numbers?[index] { return "(no name, contact \(number))" }
    return "(no name, line \(source.table.entries[index].line))"
  }

  /// What names each contact in its source: UID or id column; the second of a name ends in `#2`.
  ///
  /// A contact without one is called by its place: `line-17`, in the second file `2:line-17`. One of
  /// a book is called by its number.
  func identifiers() -> [String] {
    var times: [String: Int] = [:]
    var taken: Set<String> = []
    var identifiers: [String] = []
    identifiers.reserveCapacity(count)
    for (number, source) in sources.enumerated() {
      if let numbers = source.numbers {
        identifiers += numbers.map(String.init)
        continue
      }
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

extension ContactTable {
  /// The name a person knows the contact at `index` by; `nil` where it has nothing to be called by.
  func name(at index: Int) -> String? {
    if let whole = words(.name, index) { return whole }
    let parts = [Field.given, .middle, .family].compactMap { words($0, index) }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return [Field.organization, .nickname, .email, .phone].lazy.compactMap { words($0, index) }
      .first
  }

  private func words(_ field: Field, _ index: Int) -> String? {
    guard let value = first(field, at: index) else { return nil }
    let words = value.split { $0.isWhitespace }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
