package import Standardization

/// Contacts that are exact duplicates of one another.
package struct ExactDuplicates: Sendable {
  /// For each contact the first that is an exact duplicate of it, or itself.
  package private(set) var first: [UInt32]
  /// The groups of two and more, each ascending, in the order of their first members.
  package private(set) var groups: [[UInt32]] = []

  /// Finds the exact duplicates of `table`.
  ///
  /// - Complexity: O(*n*).
  package init(_ table: ComparableTable) {
    self.init(table, contacts: Array(0..<UInt32(table.records.count)))
  }

  /// Finds the exact duplicates of `table`, whose records are those of `contacts`.
  init(_ table: ComparableTable, contacts: [UInt32]) {
    first = Array(0..<UInt32(table.records.count))
    // Half of the fingerprint's upper half orders them; the rest tells apart what agrees in that.
    var order: [UInt64] = []
    for (index, record) in table.records.enumerated() where record.otherValues > 0 {
      order.append(record.fingerprint.high & ~0xFFFF_FFFF | UInt64(index))
    }
    radixSort(&order, fromBit: 32)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count && order[end] >> 32 == order[start] >> 32 { end += 1 }
      if end - start > 1 { addGroups(order[start..<end], table, contacts) }
      start = end
    }
    groups.sort { $0[0] < $1[0] }
  }

  private mutating func addGroups(
    _ entries: ArraySlice<UInt64>,
    _ table: ComparableTable,
    _ contacts: [UInt32]
  ) {
    var rest = entries.map { Int(UInt32(truncatingIfNeeded: $0)) }
    while let some = rest.first {
      let fingerprint = table.records[some].fingerprint
      let same = rest.filter { table.records[$0].fingerprint == fingerprint }
      rest.removeAll { table.records[$0].fingerprint == fingerprint }
      guard same.count > 1 else { continue }
      let group = same.map { contacts[$0] }.sorted()
      for member in group { first[Int(member)] = group[0] }
      groups.append(group)
    }
  }
}
