/// The contacts that fit a query, where they are few enough to be listed.
struct SegmentHits {
  private var contacts: [UInt32] = []
  private var worths: [UInt8] = []

  var count: Int { contacts.count }

  mutating func add(_ contact: UInt32, _ worth: UInt8) {
    contacts.append(contact)
    worths.append(worth)
  }

  /// What `contact` is worth; 0 where it is no hit.
  func worth(of contact: UInt32) -> UInt8 {
    contacts.firstIndex(of: contact).map { worths[$0] } ?? 0
  }

  /// The `most` contacts that are worth most, among equals the first ones.
  func best(_ most: Int) -> [UInt32] {
    guard contacts.count > most else { return contacts }
    var counts = [Int](repeating: 0, count: 256)
    for worth in worths { counts[Int(worth)] += 1 }
    var level = 255
    var above = 0
    while level > 0, above + counts[level] < most {
      above += counts[level]
      level -= 1
    }
    var result: [UInt32] = []
    var equals: [UInt32] = []
    for index in contacts.indices where Int(worths[index]) >= level {
      if Int(worths[index]) > level {
        result.append(contacts[index])
      } else {
        equals.append(contacts[index])
      }
    }
    return result + Self.smallest(most - above, of: equals)
  }

  /// The smallest `count` of `values`, without sorting all of them.
  private static func smallest(_ count: Int, of values: [UInt32]) -> [UInt32] {
    guard values.count > count, let largest = values.max() else { return values }
    let shift = UInt32(max(0, 22 - largest.leadingZeroBitCount))
    var counts = [Int](repeating: 0, count: 1024)
    for value in values { counts[Int(value >> shift)] += 1 }
    var bucket = 0
    var below = 0
    while bucket < 1023, below + counts[bucket] < count {
      below += counts[bucket]
      bucket += 1
    }
    return Array(values.filter { Int($0 >> shift) <= bucket }.sorted().prefix(count))
  }
}
