package import Standardization

/// Contacts that are exact duplicates of one another.
package struct ExactDuplicates: Sendable {
  /// For each contact the first that is an exact duplicate of it, or itself.
  package private(set) var first: [UInt32]
  /// The groups of two and more, each ascending, in the order of their first members.
  package private(set) var groups: [[UInt32]] = []

  /// Finds the exact duplicates of `table`.
  ///
  /// - Complexity: O(*n* log *n*).
  package init(_ table: ComparableTable) {
    first = Array(0..<UInt32(table.records.count))
    var order: [(Fingerprint, UInt32)] = []
    for (index, record) in table.records.enumerated() where record.otherValues > 0 {
      order.append((record.fingerprint, UInt32(index)))
    }
    order.sort { $0 < $1 }
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count && order[end].0 == order[start].0 { end += 1 }
      if end - start > 1 {
        let group = order[start..<end].map(\.1)
        for member in group { first[Int(member)] = group[0] }
        groups.append(group)
      }
      start = end
    }
    groups.sort { $0[0] < $1[0] }
  }
}
