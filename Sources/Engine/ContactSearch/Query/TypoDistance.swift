// How many slips are between two words: a letter wrong, missing, too many, or two swapped. All
// cells of a column of the table are computed at once, as bits of a word.
//
//   rviera → rivera: 1, two letters swapped        kletoinska → kletowinska: 1
//
// Source: H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances",
// 2003; restricted to transpositions of neighbors that nothing comes between.

/// The distance of words to one word, which has 64 bytes at most.
struct TypoDistance: Sendable {
  private let length: Int
  private let last: UInt64
  /// For each byte: where it stands in the word.
  private let places: [UInt64]

  init(_ word: [UInt8]) {
    precondition(!word.isEmpty && word.count <= 64, "a word of 1 to 64 bytes")
    length = word.count
    last = 1 << UInt64(word.count - 1)
    var places = [UInt64](repeating: 0, count: 256)
    for (index, byte) in word.enumerated() { places[Int(byte)] |= 1 << UInt64(index) }
    self.places = places
  }

  /// The distance to `word`, and the least one to a beginning of it.
  func distances(to word: [UInt8]) -> (whole: Int, prefix: Int) {
    distances(word.indices) { word[$0] }
  }

  /// The distance to the word at `range` of `bytes`, and the least one to a beginning of it.
  @inline(__always)
  func distances(to bytes: Column<UInt8>, _ range: Range<Int>) -> (whole: Int, prefix: Int) {
    distances(range) { bytes[$0] }
  }

  @inline(__always)
  private func distances(_ range: Range<Int>, _ byte: (Int) -> UInt8) -> (whole: Int, prefix: Int) {
    var positive: UInt64 = ~0
    var negative: UInt64 = 0
    var diagonal: UInt64 = 0
    var lastPlaces: UInt64 = 0
    var distance = length
    var least = length
    for index in range {
      let place = places[Int(byte(index))]
      let swapped = (~diagonal & place) << 1 & lastPlaces
      diagonal = ((place & positive) &+ positive) ^ positive | place | negative | swapped
      var horizontalPositive = negative | ~(diagonal | positive)
      let horizontalNegative = diagonal & positive
      if horizontalPositive & last != 0 { distance += 1 }
      if horizontalNegative & last != 0 { distance -= 1 }
      if distance < least { least = distance }
      horizontalPositive = horizontalPositive << 1 | 1
      positive = horizontalNegative << 1 | ~(diagonal | horizontalPositive)
      negative = horizontalPositive & diagonal
      lastPlaces = place
    }
    return (distance, least)
  }
}
