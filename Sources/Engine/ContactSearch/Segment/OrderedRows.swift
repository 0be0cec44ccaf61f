/// The contacts of all shards in the order in which equals are shown, with the merged words.
struct OrderedRows: Sendable {
  private(set) var ids: [UInt32] = []
  /// The contacts' places in the order of their ids.
  private(set) var idOrder: [UInt32] = []
  private(set) var traits: [UInt32] = []
  private(set) var starts: [UInt32] = [0]
  private(set) var entries: [UInt32] = []
  private(set) var numbers: [UInt64] = []
  private(set) var numberOwners: [UInt32] = []

  /// So many contacts are copied by one worker at a time.
  private static let chunkSize = 50_000

  /// Where a contact is: its shard, and its place there.
  private struct Source: Sendable {
    var shard: UInt32
    var contact: UInt32
  }

  /// The columns of some contacts in a row.
  private struct Chunk: Sendable {
    var ids: [UInt32] = []
    var traits: [UInt32] = []
    var ends: [UInt32] = []
    var entries: [UInt32] = []
    var numbers: [UInt64] = []
    var numberOwners: [UInt32] = []
  }

  init(_ shards: [SegmentShard], _ words: [MergedWords]) {
    let order = Self.order(shards)
    let size = Self.chunkSize
    let chunkCount = (order.count + size - 1) / size
    var numberStarts = [Int](repeating: 0, count: chunkCount + 1)
    for (place, source) in order.enumerated() {
      numberStarts[place / size + 1] += shards[Int(source.shard)].numberCount(Int(source.contact))
    }
    for chunk in 0..<chunkCount { numberStarts[chunk + 1] += numberStarts[chunk] }
    let firstNumbers = numberStarts
    let chunks = SegmentBuilder.parallel(chunkCount) { chunk in
      let range = chunk * size..<min((chunk + 1) * size, order.count)
      return Self.chunk(range, order, firstNumber: firstNumbers[chunk], shards, words)
    }
    reserve(order.count, shards)
    for chunk in chunks {
      let first = UInt32(entries.count)
      ids += chunk.ids
      traits += chunk.traits
      starts += chunk.ends.map { $0 + first }
      entries += chunk.entries
      numbers += chunk.numbers
      numberOwners += chunk.numberOwners
    }
    let ids = self.ids
    idOrder = ids.indices.map { UInt64(ids[$0]) << 32 | UInt64($0) }.sorted()
      .map { UInt32(truncatingIfNeeded: $0) }
  }

  private static func order(_ shards: [SegmentShard]) -> [Source] {
    let orders = SegmentBuilder.parallel(shards.count) { shard in
      shards[shard].orderKeys.indices.map { (shards[shard].orderKeys[$0], UInt32($0)) }
        .sorted { $0.0 < $1.0 }
    }
    var places = Array(repeating: 0, count: shards.count)
    var result: [Source] = []
    result.reserveCapacity(orders.reduce(0) { $0 + $1.count })
    while result.count < result.capacity {
      var best = -1
      for shard in orders.indices where places[shard] < orders[shard].count {
        if best < 0 || orders[shard][places[shard]].0 < orders[best][places[best]].0 {
          best = shard
        }
      }
      guard best >= 0 else { break }
      result.append(Source(shard: UInt32(best), contact: orders[best][places[best]].1))
      places[best] += 1
    }
    return result
  }

  private mutating func reserve(_ count: Int, _ shards: [SegmentShard]) {
    ids.reserveCapacity(count)
    traits.reserveCapacity(count)
    starts.reserveCapacity(count + 1)
    entries.reserveCapacity(shards.reduce(0) { $0 + $1.rows.count })
    numbers.reserveCapacity(shards.reduce(0) { $0 + $1.numbers.count })
    numberOwners.reserveCapacity(numbers.capacity)
  }

  private static func chunk(
    _ range: Range<Int>,
    _ order: [Source],
    firstNumber: Int,
    _ shards: [SegmentShard],
    _ words: [MergedWords]
  ) -> Chunk {
    // Arrays of their own: to walk through structs of arrays counts references at each step.
    let rows = shards.map(\.rows)
    let numbers = shards.map(\.numbers)
    let mapped = words.map(\.numbers)
    var chunk = Chunk()
    chunk.entries.reserveCapacity(range.count * 16)
    for place in range {
      let (shard, contact) = (Int(order[place].shard), Int(order[place].contact))
      for index in shards[shard].row(contact) {
        let entry = RowEntry(bits: rows[shard][index])
        var token = entry.token
        if entry.field == .phone {
          chunk.numbers.append(numbers[shard][token])
          chunk.numberOwners.append(UInt32(place))
          token = firstNumber + chunk.numbers.count - 1
        } else {
          token = Int(mapped[entry.vocabulary][shard][token])
        }
        chunk.entries.append(entry.with(token: token).bits)
      }
      chunk.ends.append(UInt32(chunk.entries.count))
      chunk.ids.append(shards[shard].ids[contact])
      chunk.traits.append(shards[shard].traits[contact])
    }
    return chunk
  }
}
