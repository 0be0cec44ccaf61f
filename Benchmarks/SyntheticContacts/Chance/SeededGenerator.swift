/// A random generator whose numbers depend on its seed alone.
///
/// The standard library promises neither the algorithm of its own generator nor how it turns bits
/// into ranges, so the draws are ours too: a book of a seed is the same on every machine.
///
/// - Note: Source: xoshiro256** 1.0 by Blackman and Vigna, seeded by SplitMix64.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// Starts the sequence of `seed`; near seeds give unrelated sequences.
  package init(seed: UInt64) {
    var state = seed
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    a = next()
    b = next()
    c = next()
    d = next()
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    let product = b &* 5
    let result = ((product << 7) | (product >> 57)) &* 9
    let shifted = b << 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 45) | (d >> 19)
    return result
  }

  /// A whole number from 0 up to, not including, `bound`.
  ///
  /// The bias is below `bound` in 2^64, which no book is large enough to show.
  package mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "a draw needs at least one outcome")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A whole number of `range`, both ends included.
  package mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// True in `share` of the draws; 1 or more is always true.
  package mutating func chance(_ share: Double) -> Bool {
    Double(next() >> 11) * 0x1p-53 < share
  }

  /// One of `elements`, each as likely.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// The numbers 0 up to `count` in random order.
  package mutating func permutation(of count: Int) -> [Int] {
    var numbers = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      numbers.swapAt(last, below(last + 1))
    }
    return numbers
  }
}
