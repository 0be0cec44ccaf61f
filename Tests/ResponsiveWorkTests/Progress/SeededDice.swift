/// Random numbers that are the same in each run: xorshift64*.
struct SeededDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A number around 1 whose logarithm has about the standard deviation `spread`.
  mutating func factor(spread: Double) -> Double {
    // Twelve uniform numbers make a normal one.
    let normal = (0..<12).reduce(-6.0) { sum, _ in sum + .random(in: 0..<1, using: &self) }
    return factorFor(normal * spread)
  }

  private func factorFor(_ logarithm: Double) -> Double {
    // e^x as its limit, so that no mathematics library is needed.
    let step = 1 + logarithm / 1_048_576
    return (0..<20).reduce(step) { power, _ in power * power }
  }
}
