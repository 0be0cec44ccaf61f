import Testing

@testable import CommandLineInterface

@Suite struct SpellingTests {
  /// All words over two letters with at most `length` letters.
  private static func words(upTo length: Int) -> [[UInt8]] {
    var all: [[UInt8]] = [[]]
    var last: [[UInt8]] = [[]]
    for _ in 0..<length {
      last = last.flatMap { word in [word + [97], word + [98]] }
      all += last
    }
    return all
  }

  /// The definition, letter by letter from the end.
  private func referenceDistance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    guard let x = a.last, let y = b.last else { return max(a.count, b.count) }
    var best = min(
      referenceDistance(a.dropLast(), b) + 1,
      referenceDistance(a, b.dropLast()) + 1,
      referenceDistance(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1)
    )
    if a.dropLast().last == y, b.dropLast().last == x {
      best = min(best, referenceDistance(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return best
  }

  @Test func `the distance is that of its definition for all short words`() {
    let words = Self.words(upTo: 4)
    for a in words {
      for b in words where editDistance(a, b) != referenceDistance(a[...], b[...]) {
        Issue.record("\(a) and \(b)")
      }
    }
  }

  @Test(
    "the nearest word is found, and none where all are far",
    arguments: [
      ("treshold", "threshold"), ("thershold", "threshold"), ("Threshold", "threshold"),
      ("thr", "threshold"), ("pair", "pairs"), ("sotr", "sort"), ("explane", "explain"),
      ("xyz", nil), ("", nil), ("s", nil), ("verbose", nil),
    ] as [(String, String?)]
  )
  func suggestions(word: String, expected: String?) {
    let candidates = ["threshold", "pairs", "sort", "survivor", "explain", "similarity"]
    #expect(nearest(to: word, in: candidates) == expected)
  }
}
