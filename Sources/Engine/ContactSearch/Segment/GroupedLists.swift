/// Lists of numbers, one for each of a range of keys, end to end.
struct GroupedLists: Sendable {
  /// Where list `k` begins; one more than there are keys.
  var starts: [UInt32]
  var values: [UInt32]

  /// Sorts pairs by key; pairs of one key stay in their order.
  ///
  /// - Parameters:
  ///   - keyCount: Keys are below it.
  ///   - pairs: Calls its argument with each pair; it is called twice.
  /// - Complexity: O(*n* + keys).
  init(keyCount: Int, pairs: ((_ key: Int, _ value: UInt32) -> Void) -> Void) {
    var counts = [UInt32](repeating: 0, count: keyCount + 1)
    pairs { key, _ in counts[key + 1] += 1 }
    for key in 0..<keyCount { counts[key + 1] += counts[key] }
    var values = [UInt32](repeating: 0, count: Int(counts[keyCount]))
    var places = counts
    pairs { key, value in
      values[Int(places[key])] = value
      places[key] += 1
    }
    starts = counts
    self.values = values
  }
}

/// Lists of words, one for each three bytes that are in them.
struct TripletLists: Sendable {
  /// The three bytes of each list in ascending order.
  var keys: [UInt32] = []
  /// Where each list begins, and one more.
  var starts: [UInt32] = []
  var tokens: [UInt32] = []

  /// The lists of `words`, given as `ends` in `bytes`.
  init(bytes: [UInt8], ends: [UInt32]) {
    var pairs: [UInt64] = []
    pairs.reserveCapacity(bytes.count)
    for token in 0..<(ends.count - 1) {
      let (start, end) = (Int(ends[token]), Int(ends[token + 1]))
      guard end - start >= 3 else { continue }
      for index in start..<(end - 2) {
        let key = Self.key(bytes[index], bytes[index + 1], bytes[index + 2])
        pairs.append(UInt64(key) << 32 | UInt64(token))
      }
    }
    Self.sort(&pairs)
    tokens.reserveCapacity(pairs.count)
    var last: UInt64 = .max
    for pair in pairs where pair != last {
      if last == .max || pair >> 32 != last >> 32 {
        keys.append(UInt32(pair >> 32))
        starts.append(UInt32(tokens.count))
      }
      tokens.append(UInt32(truncatingIfNeeded: pair))
      last = pair
    }
    starts.append(UInt32(tokens.count))
  }

  static func key(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt32 {
    UInt32(a) << 16 | UInt32(b) << 8 | UInt32(c)
  }

  /// By key; the tokens of one key are in order already.
  private static func sort(_ pairs: inout [UInt64]) {
    guard pairs.count > 10_000 else { return pairs.sort() }
    var other = pairs
    for shift in [32, 44] as [UInt64] {
      var places = [Int](repeating: 0, count: 4097)
      for pair in pairs { places[Int(pair >> shift & 4095) + 1] += 1 }
      for key in 0..<4096 { places[key + 1] += places[key] }
      for pair in pairs {
        let key = Int(pair >> shift & 4095)
        other[places[key]] = pair
        places[key] += 1
      }
      swap(&pairs, &other)
    }
  }
}
