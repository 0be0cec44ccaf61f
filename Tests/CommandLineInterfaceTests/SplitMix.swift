/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Text that is as bad as names can be.
  mutating func text() -> String {
    let pieces = [
      "a", "Z", ",", "\"", "\\", "\n", "\r", "\t", " ", "é", "e\u{301}", "山", "👩‍👩‍👧", "\u{0}",
      "\u{1B}[", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}", "/", "'", ";", "\u{FFFD}",
      "\u{10FFFF}",
    ]
    return (0..<Int.random(in: 0...12, using: &self))
      .map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }
}
