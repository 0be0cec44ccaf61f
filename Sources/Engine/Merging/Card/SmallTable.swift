/// Values by hash: a column that is searched from the first while it is short, then a dictionary.
///
/// For the lines of most cards a search is faster than a dictionary; but two cards of 80,000 notes
/// took seven seconds to merge by it.
struct SmallTable<Value> {
  private var hashes: [Int] = []
  private var values: [Value] = []
  private var table: [Int: [Value]] = [:]

  /// So many values are searched; more are in a dictionary.
  private static var searchedCount: Int { 32 }

  mutating func insert(_ value: Value, at hash: Int) {
    guard table.isEmpty else {
      table[hash, default: []].append(value)
      return
    }
    hashes.append(hash)
    values.append(value)
    guard hashes.count > Self.searchedCount else { return }
    for (hash, value) in zip(hashes, values) { table[hash, default: []].append(value) }
    hashes = []
    values = []
  }

  /// The values at `hash` that are wanted, in the order of coming.
  ///
  /// Those that are not wanted are forgotten: none is gone through again and again.
  mutating func values(at hash: Int, where isWanted: (Value) -> Bool) -> [Value] {
    guard table.isEmpty else {
      guard let found = table[hash] else { return [] }
      let wanted = found.filter(isWanted)
      if wanted.count < found.count { table[hash] = wanted }
      return wanted
    }
    var found: [Value] = []
    for (index, other) in hashes.enumerated() where other == hash && isWanted(values[index]) {
      found.append(values[index])
    }
    return found
  }
}
