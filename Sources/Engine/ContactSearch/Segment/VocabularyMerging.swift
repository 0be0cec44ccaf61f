/// The words of several shards in one sorted list.
struct MergedWords: Sendable {
  var bytes: [UInt8] = []
  var ends: [UInt32] = [0]
  /// For each shard: the number of its words here.
  var numbers: [[UInt32]]

  init(_ shards: [WordNumbers]) {
    let orders = shards.map { $0.sorted() }
    numbers = shards.map { Array(repeating: 0, count: $0.count) }
    bytes.reserveCapacity(shards.reduce(0) { max($0, $1.bytes.count) } * 5 / 4)
    var places = Array(repeating: 0, count: shards.count)
    while let shard = Self.least(shards, orders, places) {
      let word = shards[shard][Int(orders[shard][places[shard]])]
      let number = UInt32(ends.count - 1)
      bytes.append(contentsOf: word)
      ends.append(UInt32(bytes.count))
      for other in shards.indices where places[other] < orders[other].count {
        let candidate = Int(orders[other][places[other]])
        if other == shard || shards[other][candidate] == word {
          numbers[other][candidate] = number
          places[other] += 1
        }
      }
    }
  }

  /// The shard whose next word comes first; nil at the end.
  private static func least(
    _ shards: [WordNumbers],
    _ orders: [[UInt32]],
    _ places: [Int]
  ) -> Int? {
    var best: Int?
    for shard in shards.indices where places[shard] < orders[shard].count {
      guard let current = best else {
        best = shard
        continue
      }
      let a = shards[shard][Int(orders[shard][places[shard]])]
      let b = shards[current][Int(orders[current][places[current]])]
      let (keyA, keyB) = (a.firstEight, b.firstEight)
      if keyA < keyB || (keyA == keyB && a.lexicographicallyPrecedes(b)) { best = shard }
    }
    return best
  }
}
