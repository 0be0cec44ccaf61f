extension SplitMix64 {
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
