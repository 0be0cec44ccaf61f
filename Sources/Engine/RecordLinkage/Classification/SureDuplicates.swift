import Standardization

// How likely two contacts of one name are one person depends on the book: after an import from two
// phones nearly all are, in a tidy book hardly any. What can be counted beforehand tells which it is:
// the contacts that share their name and a phone or an e-mail with another.

/// How many contacts of a book surely have a duplicate.
struct SureDuplicates {
  /// Their share of all contacts, in 0...1.
  let share: Double

  /// What is assumed where too few contacts have what is looked at.
  private static let usualShare = 0.3

  /// How many contacts that assumption counts as.
  private static let assumed = 10.0

  /// Counts those of `table`.
  ///
  /// Where fewer than half of the contacts have a phone or an e-mail, their share says nothing.
  ///
  /// - Complexity: O(*n*) in contacts and their values.
  init(_ table: ComparableTable) {
    var entries: [UInt64] = []
    var able = 0
    for (contact, record) in table.records.enumerated() where !record.given.isEmpty {
      if !record.phones.isEmpty || !record.emails.isEmpty { able += 1 }
      // Bob is Robert.
      let given = table.formalOfName[Int(table.nameWords[Int(record.given.start)])]
      var name = mixed(UInt64(given))
      for index in record.family.indices { name &+= mixed(UInt64(table.nameWords[index])) }
      func add(_ value: UInt64) {
        entries.append(mixed(name ^ mixed(value)) & ~0xFFFF_FFFF | UInt64(contact))
      }
      for index in record.phones.compared where table.phones[index].digits >= 7 {
        add(table.phones[index].local)
      }
      for index in record.emails.compared { add(1 << 60 | UInt64(table.emails[index].mailbox)) }
    }
    guard table.records.isEmpty || able * 2 >= table.records.count else {
      share = Self.usualShare
      return
    }
    radixSort(&entries)
    var isSure = [Bool](repeating: false, count: table.records.count)
    for place in entries.indices.dropFirst() where entries[place] >> 32 == entries[place - 1] >> 32
    {
      let first = Int(UInt32(truncatingIfNeeded: entries[place - 1]))
      let second = Int(UInt32(truncatingIfNeeded: entries[place]))
      if first != second { (isSure[first], isSure[second]) = (true, true) }
    }
    // Two cards that share nothing yet say little of a book; a hundred do.
    share =
      (Double(isSure.count { $0 }) + Self.usualShare * Self.assumed)
      / (Double(isSure.count) + Self.assumed)
  }
}
