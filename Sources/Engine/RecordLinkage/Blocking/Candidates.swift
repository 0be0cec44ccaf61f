package import ResponsiveWork
package import Standardization

// Candidates are the pairs that share a key. A block that is too large to pair all its members is
// divided by the names in it, and each of its members is paired with its next neighbours in name
// order: nobody is left out, but not all of its pairs are compared.

/// The pairs of contacts that are worth comparing.
package struct Candidates: Sendable {
  /// The largest block of which all pairs are compared.
  ///
  /// At 30, 60 and 200 the accuracy is the same; the number of pairs is not.
  static let largestBlock = 60

  /// How many neighbours in name order a member of an oversized block is paired with.
  static let neighbours = 8

  /// From so many pairs on, repeated ones are removed after each key.
  private static let mostUnsorted = 1 << 24

  /// Each pair once, the smaller number in the upper half; ascending.
  package private(set) var pairs: [UInt64] = []

  /// The candidates among `members`, numbers of records of `table`, in ascending order.
  ///
  /// - Throws: `CancellationError` when `progress` was cancelled.
  package init(_ table: ComparableTable, members: [UInt32], progress: WorkProgress) throws {
    var entries: [UInt64] = []
    var hashes: [UInt64] = []
    let order = NameOrder(table)
    progress.setTotal(units: Int64(BlockingKey.allCases.count))
    var counter = progress.counter()
    for key in BlockingKey.allCases {
      entries.removeAll(keepingCapacity: true)
      for member in members {
        hashes.removeAll(keepingCapacity: true)
        key.hashes(of: table.records[Int(member)], in: table, to: &hashes)
        for hash in hashes { entries.append(hash & 0xFFFF_FFFF_0000_0000 | UInt64(member)) }
        if member & 0xFFF == 0 && progress.isCancelled { throw CancellationError() }
      }
      radixSort(&entries)
      appendPairs(of: entries, order)
      try counter.add(units: 1)
      // A pair may share many keys: repeated ones must not pile up.
      if pairs.count > Self.mostUnsorted {
        radixSort(&pairs)
        removeRepeated()
      }
    }
    if progress.isCancelled { throw CancellationError() }
    radixSort(&pairs)
    removeRepeated()
    pairLonely(members, order)
  }

  private mutating func appendPairs(of entries: [UInt64], _ order: NameOrder) {
    var start = 0
    while start < entries.count {
      let hash = entries[start] >> 32
      var end = start + 1
      while end < entries.count && entries[end] >> 32 == hash { end += 1 }
      if end - start > 1 {
        var block: [UInt32] = []
        block.reserveCapacity(end - start)
        for entry in entries[start..<end] {
          let member = UInt32(truncatingIfNeeded: entry)
          if block.last != member { block.append(member) }
        }
        appendPairs(ofBlock: block, order)
      }
      start = end
    }
  }

  private mutating func appendPairs(ofBlock block: [UInt32], _ order: NameOrder) {
    if block.count <= Self.largestBlock {
      for i in 0..<block.count {
        for j in (i + 1)..<max(i + 1, block.count) { append(block[i], block[j]) }
      }
      return
    }
    let sorted = block.sorted { order.precedes($0, $1) }
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count && order.isSame(sorted[start], sorted[end]) { end += 1 }
      let group = Array(sorted[start..<end])
      if group.count <= Self.largestBlock && group.count > 1 {
        appendPairs(ofBlock: group, order)
      }
      start = end
    }
    for i in sorted.indices {
      for j in (i + 1)..<max(i + 1, min(sorted.count, i + 1 + Self.neighbours)) {
        append(sorted[i], sorted[j])
      }
    }
  }

  private mutating func append(_ a: UInt32, _ b: UInt32) {
    guard a != b else { return }
    pairs.append(UInt64(min(a, b)) << 32 | UInt64(max(a, b)))
  }

  private mutating func removeRepeated() {
    var kept = 0
    for index in pairs.indices where index == 0 || pairs[index] != pairs[index - 1] {
      pairs[kept] = pairs[index]
      kept += 1
    }
    pairs.removeLast(pairs.count - kept)
  }

  /// Gives those without any candidate their neighbours in name order, so that everyone has an
  /// other to be compared with.
  private mutating func pairLonely(_ members: [UInt32], _ order: NameOrder) {
    guard members.count > 1, let last = members.last else { return }
    var isPaired = [Bool](repeating: false, count: Int(last) + 1)
    for pair in pairs {
      isPaired[Int(pair >> 32)] = true
      isPaired[Int(UInt32(truncatingIfNeeded: pair))] = true
    }
    guard members.contains(where: { !isPaired[Int($0)] }) else { return }
    let sorted = members.sorted { order.precedes($0, $1) }
    for (place, member) in sorted.enumerated() where !isPaired[Int(member)] {
      let low = max(0, place - 3)
      let high = min(sorted.count - 1, place + 3)
      for other in low...high where other != place { append(member, sorted[other]) }
    }
    radixSort(&pairs)
    removeRepeated()
  }
}

/// The order of names by sound: family name, then given name.
struct NameOrder {
  private let keys: [UInt64]

  init(_ table: ComparableTable) {
    keys = table.records.map { record in
      let family = record.family.isEmpty ? 0 : table.nameWords[Int(record.family.start)]
      let given = record.given.isEmpty ? 0 : table.nameWords[Int(record.given.start)]
      let high = Self.letters(table.names[family])
      let low = Self.letters(table.names[given])
      return high << 24 | low >> 16
    }
  }

  /// The first five letters as a number that sorts as they do.
  private static func letters(_ word: ArraySlice<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    var count = 0
    for byte in word.prefix(5) {
      value = value << 8 | UInt64(byte)
      count += 1
    }
    return value << UInt64(8 * (5 - count))
  }

  func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
    (keys[Int(a)], a) < (keys[Int(b)], b)
  }

  func isSame(_ a: UInt32, _ b: UInt32) -> Bool { keys[Int(a)] == keys[Int(b)] }
}
