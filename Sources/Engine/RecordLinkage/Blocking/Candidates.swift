import Dispatch
package import ResponsiveWork
package import Standardization
import Synchronization

// Candidates are the pairs that share a key. A block that is too large to pair all its members is
// divided by the names in it, and each of its members is paired with its next neighbours in name
// order: nobody is left out, but not all of its pairs are compared.

/// The pairs of contacts that are worth comparing.
package struct Candidates: Sendable {
  /// The pairs by the first of them; each pair once, the smaller number in the upper half, ascending
  /// in each bucket and from bucket to bucket.
  let buckets: [[UInt64]]

  /// Up to so many contacts of a book, or records of a register, all pairs are compared: that takes
  /// less time than it saves errors.
  static let smallBook = 250
  static let smallRegister = 1_200

  /// How many pairs there are.
  let count: Int

  /// What each kind of key gave.
  let keys: [LinkageStatistics.Key]

  /// Each pair once, the smaller number in the upper half; ascending.
  package var pairs: [UInt64] { buckets.flatMap { $0 } }

  /// Those of `candidates` that are in `buckets`.
  init(_ candidates: Candidates, buckets: [[UInt64]]) {
    keys = candidates.keys
    self.buckets = buckets
    count = buckets.reduce(0) { $0 + $1.count }
  }

  /// The candidates among `members`, numbers of records of `table`, in ascending order.
  ///
  /// - Parameters:
  ///   - table: Contacts in the order of their names.
  ///   - members: Those that are compared.
  ///   - isRegister: Whether nearly every record has nearly every field.
  ///   - threads: How many threads work.
  ///   - progress: Counts the keys; is not finished here.
  /// - Throws: `CancellationError` when `progress` was cancelled.
  package init(
    _ table: ComparableTable,
    members: [UInt32],
    isRegister: Bool = false,
    threads: Int = activeProcessorCount(),
    progress: WorkProgress
  ) throws {
    guard members.count > (isRegister ? Self.smallRegister : Self.smallBook) else {
      let pairs = try Self.all(members, progress: progress)
      buckets = [pairs]
      count = pairs.count
      keys = []
      return
    }
    let keys = BlockingKey.allCases.filter { isRegister || !$0.isForRegisters }
    progress.setTotal(units: Int64(keys.count))
    let names = NameKeys(table)
    let next = Atomic<Int>(0)
    let parts = try Self.onThreads(min(threads, keys.count)) { _ in
      var lists = PairLists(count: table.records.count)
      var entries = KeyEntries()
      var counter = progress.counter()
      while true {
        let turn = next.add(1, ordering: .relaxed).oldValue
        guard turn < keys.count else { return lists }
        try entries.fill(keys[turn], table, members) {
          if progress.isCancelled { throw CancellationError() }
        }
        let before = lists.count
        lists.appendPairs(of: entries.sorted, by: keys[turn], names)
        lists.keys[turn] = LinkageStatistics.Key(
          name: "\(keys[turn])",
          entries: entries.sorted.count,
          pairs: lists.count - before
        )
        try counter.add(units: 1)
      }
    }
    if progress.isCancelled { throw CancellationError() }
    self.keys = keys.indices.compactMap { turn in parts.compactMap { $0.keys[turn] }.first }
    let lonely = PairLists.ofLonely(members, parts, count: table.records.count)
    let lists = parts + [lonely]
    let bucketCount = lonely.buckets.count
    let joined = try Self.onThreads(threads) { thread in
      var scratch: [UInt64] = []
      let share = (bucketCount * thread / threads)..<(bucketCount * (thread + 1) / threads)
      return share.map { PairLists.joined(lists, bucket: $0, scratch: &scratch) }
    }
    buckets = joined.flatMap { $0 }
    count = buckets.reduce(0) { $0 + $1.count }
    if progress.isCancelled { throw CancellationError() }
  }

  private static func all(_ members: [UInt32], progress: WorkProgress) throws -> [UInt64] {
    var pairs: [UInt64] = []
    for (place, member) in members.enumerated() {
      if progress.isCancelled { throw CancellationError() }
      for other in members[(place + 1)...] { pairs.append(UInt64(member) << 32 | UInt64(other)) }
    }
    return pairs
  }

  /// Runs `work` on so many threads; returns what each gave, in order.
  private static func onThreads<Value: Sendable>(
    _ threads: Int,
    work: @Sendable (Int) throws -> Value
  ) throws -> [Value] {
    let results = Lock([Value?](repeating: nil, count: threads))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      // Nothing but a cancellation is thrown; the missing value tells of it.
      guard let value = try? work(thread) else { return }
      results.withLock { $0[thread] = value }
    }
    let values = results.withLock { $0.compactMap { $0 } }
    guard values.count == threads else { throw CancellationError() }
    return values
  }
}

/// The members of all blocks of one key.
private struct KeyEntries {
  /// The hash in the upper half, the member in the lower; ascending.
  private(set) var sorted: [UInt64] = []
  private var scratch: [UInt64] = []
  private var hashes: [UInt64] = []

  mutating func fill(
    _ key: BlockingKey,
    _ table: ComparableTable,
    _ members: [UInt32],
    checkpoint: () throws -> Void
  ) throws {
    sorted.removeAll(keepingCapacity: true)
    for member in members {
      hashes.removeAll(keepingCapacity: true)
      key.hashes(of: table.records[Int(member)], in: table, to: &hashes)
      for hash in hashes { sorted.append(hash & 0xFFFF_FFFF_0000_0000 | UInt64(member)) }
      if member & 0xFFF == 0 { try checkpoint() }
    }
    // Members ascend already.
    radixSort(&sorted, scratch: &scratch, fromBit: 32)
  }
}

/// Pairs while they are found, by the first of them.
struct PairLists: Sendable {
  /// How many contacts are the first of the pairs of one bucket, as a power of two.
  private static let shift: UInt32 = 9

  private(set) var buckets: [[UInt64]]
  /// How many pairs there are, repeated ones too.
  private(set) var count = 0
  /// What keys gave, by their raw values.
  var keys: [Int: LinkageStatistics.Key] = [:]
  private var isPaired: [Bool]

  init(count: Int) {
    buckets = Array(repeating: [], count: count >> Int(Self.shift) + 1)
    isPaired = Array(repeating: false, count: count)
  }

  /// Adds the pairs of blocks: runs of equal upper halves in `entries`.
  mutating func appendPairs(of entries: [UInt64], by key: BlockingKey, _ names: NameKeys) {
    var block: [UInt32] = []
    var start = 0
    while start < entries.count {
      let hash = entries[start] >> 32
      var end = start + 1
      while end < entries.count && entries[end] >> 32 == hash { end += 1 }
      if end - start > 1 {
        block.removeAll(keepingCapacity: true)
        for index in start..<end {
          let member = UInt32(truncatingIfNeeded: entries[index])
          if block.last != member { block.append(member) }
        }
        appendPairs(ofBlock: block, by: key, names)
      }
      start = end
    }
  }

  private mutating func appendPairs(
    ofBlock block: [UInt32],
    by key: BlockingKey,
    _ names: NameKeys
  ) {
    if block.count <= key.largestBlock {
      return appendAll(block, 0..<block.count)
    }
    // The members stand in the order of their names.
    var start = 0
    while start < block.count {
      var end = start + 1
      while end < block.count && names.isSame(block[start], block[end]) { end += 1 }
      if end - start <= key.largestBlock { appendAll(block, start..<end) }
      start = end
    }
    for i in block.indices {
      for j in (i + 1)..<max(i + 1, min(block.count, i + 1 + key.neighbours)) {
        append(block[i], block[j])
      }
    }
  }

  private mutating func appendAll(_ block: [UInt32], _ range: Range<Int>) {
    for i in range {
      for j in (i + 1)..<max(i + 1, range.upperBound) { append(block[i], block[j]) }
    }
  }

  /// Adds a pair; `a < b`.
  private mutating func append(_ a: UInt32, _ b: UInt32) {
    count += 1
    isPaired[Int(a)] = true
    isPaired[Int(b)] = true
    buckets[Int(a >> Self.shift)].append(UInt64(a) << 32 | UInt64(b))
  }

  /// Pairs for those of `members` that have none in `parts`: their neighbours in name order, so that
  /// everyone has an other to be compared with.
  static func ofLonely(_ members: [UInt32], _ parts: [PairLists], count: Int) -> PairLists {
    var lists = PairLists(count: count)
    for (place, member) in members.enumerated()
    where !parts.contains(where: { $0.isPaired[Int(member)] }) {
      let low = max(0, place - 3)
      let high = min(members.count - 1, place + 3)
      for other in low...high where other != place {
        lists.append(min(member, members[other]), max(member, members[other]))
      }
    }
    return lists
  }

  /// The pairs of one bucket of all `lists`, each once, ascending.
  static func joined(_ lists: [PairLists], bucket: Int, scratch: inout [UInt64]) -> [UInt64] {
    var pairs: [UInt64] = []
    pairs.reserveCapacity(lists.reduce(0) { $0 + $1.buckets[bucket].count })
    for list in lists { pairs += list.buckets[bucket] }
    radixSort(&pairs, scratch: &scratch)
    var kept = 0
    for index in pairs.indices where index == 0 || pairs[index] != pairs[kept - 1] {
      pairs[kept] = pairs[index]
      kept += 1
    }
    pairs.removeLast(pairs.count - kept)
    return pairs
  }
}
