/// Elements that are drawn in proportion to their weights.
///
/// Weights are whole numbers, so that no rounding of a machine can change a draw.
struct WeightedTable<Element: Sendable>: Sendable {
  let elements: [Element]
  /// The sum of the weights up to and including each element's.
  private let sums: [UInt64]

  init(_ weighted: [(element: Element, weight: UInt64)]) {
    precondition(!weighted.isEmpty, "a table needs at least one element")
    elements = weighted.map(\.element)
    var sum: UInt64 = 0
    sums = weighted.map { pair in
      sum += pair.weight
      return sum
    }
  }

  /// Weighs the elements by rank, as names are in life: the first is the most frequent.
  ///
  /// The weight of rank *r* is in proportion to 1 / (*r* + `flatness`) (Zipf and Mandelbrot).
  init(ranked elements: [Element], flatness: UInt64) {
    self.init(
      elements.enumerated().map { ($0.element, zipfWeight(rank: $0.offset, flatness: flatness)) }
    )
  }

  func pick(_ random: inout SeededGenerator) -> Element {
    elements[sums.position(of: random.below(Int(sums[sums.count - 1])))]
  }
}

/// A weight in proportion to 1 / (`rank` + `flatness`), with `rank` counted from 0.
func zipfWeight(rank: Int, flatness: UInt64) -> UInt64 {
  (1 << 40) / (UInt64(rank) + 1 + flatness)
}

extension [UInt64] {
  /// The position of the first sum that is larger than `draw`.
  fileprivate func position(of draw: Int) -> Int {
    let draw = UInt64(draw)
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > draw { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Ranks, drawn like the words of a language: the share of rank *r* falls with 1 / (*r* + flatness).
struct ZipfRanks: Sendable {
  private let sums: [UInt64]

  init(count: Int, flatness: UInt64) {
    var sum: UInt64 = 0
    sums = (0..<count).map { rank in
      sum += zipfWeight(rank: rank, flatness: flatness)
      return sum
    }
  }

  func pick(_ random: inout SeededGenerator) -> Int {
    sums.position(of: random.below(Int(sums[sums.count - 1])))
  }
}
