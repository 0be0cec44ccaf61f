import SyntheticContacts
import Testing

@testable import RecordLinkage

@Suite struct ExpectedAccuracyTests {
  typealias Edge = ExpectedAccuracy.Edge

  @Test func `who was joined through another is one person if both steps are`() {
    let expected = ExpectedAccuracy(
      clusters: [0, 0, 0, 3],
      edges: [
        Edge(a: 0, b: 1, probability: 0.99), Edge(a: 1, b: 2, probability: 0.9),
        Edge(a: 2, b: 3, probability: 0.2),
      ]
    )
    #expect(expected.joinedPairs == 3)
    #expect(abs(expected.precision - (0.99 + 0.9 + 0.891) / 3) < 1e-12)
    #expect(expected.expectedMisses == 0.2)
  }

  @Test func `no cluster promises nothing wrong`() {
    let expected = ExpectedAccuracy(clusters: [0, 1, 2], edges: [])
    #expect(expected.precision == 1)
    #expect(expected.recallOfScored == 1)
  }

  @Test func `the strongest way counts, as a search of all ways finds it`() {
    var generator = SeededGenerator(seed: 47)
    for _ in 0..<200 {
      let count = Int.random(in: 2...7, using: &generator)
      var edges: [Edge] = []
      for a in 0..<count {
        for b in (a + 1)..<count where Int.random(in: 0...2, using: &generator) > 0 {
          let probability = Double(Int.random(in: 1...1_000_000, using: &generator)) / 1_000_000
          edges.append(Edge(a: a, b: b, probability: probability))
        }
      }
      let expected = ExpectedAccuracy(clusters: Array(repeating: 0, count: count), edges: edges)
      // Along the tree of the strongest pairs the weakest step is as strong as it can be.
      #expect(expected.expectedMatches <= referenceBestWays(count, edges) + 1e-9)
      let direct = edges.map(\.probability).max() ?? 0
      #expect(expected.expectedMatches >= direct - 1e-9)
    }
  }

  /// The sum over pairs of the most probable way between them, by trying all.
  private func referenceBestWays(_ count: Int, _ edges: [Edge]) -> Double {
    var best = Array(repeating: Array(repeating: 0.0, count: count), count: count)
    for edge in edges {
      best[edge.a][edge.b] = edge.probability
      best[edge.b][edge.a] = edge.probability
    }
    for k in 0..<count {
      for a in 0..<count {
        for b in 0..<count where a != b {
          best[a][b] = max(best[a][b], best[a][k] * best[k][b])
        }
      }
    }
    var sum = 0.0
    for a in 0..<count { for b in (a + 1)..<max(a + 1, count) { sum += best[a][b] } }
    return sum
  }
}
