import Testing

@testable import RecordLinkage

@Suite struct BestFirstClusteringTests {
  @Test func `a pair is joined from the threshold on`() {
    for (logOdds, joined) in [(0.4, false), (0.5, true), (3, true)] as [(Float, Bool)] {
      let clusters = cluster(2, [(0, 1, logOdds)])
      #expect((clusters[0] == clusters[1]) == joined)
    }
  }

  @Test func `evidence against a member keeps a chain apart`() {
    // 0–1 and 1–2 are likely, 0 and 2 are two people of one household.
    let clusters = cluster(3, [(0, 1, 4), (1, 2, 1.5)]) { a, b in
      a + b == 2 && a != b ? BestFirstClustering.mostHardAgainst : 0
    }
    #expect(clusters == [0, 0, 2])
  }

  @Test func `nothing in common keeps nobody apart who is likely enough`() {
    let clusters = cluster(3, [(0, 1, 4), (1, 2, 1.5)]) { _, _ in
      BestFirstClustering.mostSoftAgainst
    }
    #expect(clusters == [0, 0, 0])
  }

  @Test func `clusters are those of the plain way on random books`() {
    var generator = FixedGenerator(seed: 5)
    for round in 0..<400 {
      let count = Int.random(in: 2...9, using: &generator)
      var weights = [[Double]](repeating: Array(repeating: 0, count: count), count: count)
      var edges: [(UInt32, UInt32, Float)] = []
      for a in 0..<count {
        for b in (a + 1)..<max(a + 1, count) {
          // Distinct, so that no tie can be broken in two ways.
          let value = Float.random(in: -2...4, using: &generator)
          weights[a][b] = Double(value)
          weights[b][a] = Double(value)
          if value > 0 { edges.append((UInt32(a), UInt32(b), value)) }
        }
      }
      let found = cluster(count, edges) { weights[$0][$1] }
      #expect(found == referenceClusters(weights), "round \(round)")
    }
  }

  @Test func `a component of five thousand contacts is clustered in bounded time`() {
    let edges = (0..<UInt32(4_999)).map { a -> (UInt32, UInt32, Float) in
      (a, a + 1, a % 3 == 0 ? 5 : 0.6)
    }
    let clusters = cluster(5_000, edges) { _, _ in BestFirstClustering.mostSoftAgainst }
    #expect(clusters.count == 5_000)
    #expect(clusters[0] == clusters[1])
  }

  private func cluster(
    _ count: Int,
    _ edges: [(UInt32, UInt32, Float)],
    evidence: (Int, Int) -> Double = { _, _ in 0 }
  ) -> [UInt32] {
    BestFirstClustering(
      count: count,
      edges: edges.map { ScoredPair(a: $0.0, b: $0.1, logOdds: $0.2, similarity: 0) },
      threshold: 0.5,
      evidence: evidence,
      checkpoint: { _ in }
    ).clusters
  }

  /// Joins the best two clusters until none is good enough, adding up all weights each time.
  private func referenceClusters(_ weights: [[Double]]) -> [UInt32] {
    var groups = weights.indices.map { [$0] }
    func evidence(_ a: [Int], _ b: [Int]) -> Double {
      a.reduce(0) { sum, i in b.reduce(sum) { $0 + weights[i][$1] } }
    }
    func touches(_ a: [Int], _ b: [Int]) -> Bool {
      a.contains { i in b.contains { weights[i][$0] > 0 } }
    }
    while true {
      var best: (value: Double, a: Int, b: Int)?
      for a in groups.indices {
        for b in groups.indices where a < b && touches(groups[a], groups[b]) {
          let value = evidence(groups[a], groups[b])
          if value >= 0.5, value > best?.value ?? -1 { best = (value, a, b) }
        }
      }
      guard let best else { break }
      groups[best.a] += groups.remove(at: best.b)
    }
    var clusters = [UInt32](repeating: 0, count: weights.count)
    for group in groups { for member in group { clusters[member] = UInt32(group.min() ?? 0) } }
    return clusters
  }
}

@Suite struct ClusterEvaluationTests {
  @Test func `pairs are counted as the plain way counts them`() {
    var generator = FixedGenerator(seed: 9)
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &generator)
      let clusters = (0..<count).map { _ in Int.random(in: 0..<4, using: &generator) }
      let truth = (0..<count).map { _ in Int.random(in: 0..<4, using: &generator) }
      var expected = ClusterEvaluation(truePositives: 0, falsePositives: 0, falseNegatives: 0)
      for a in 0..<count {
        for b in (a + 1)..<max(a + 1, count) {
          switch (clusters[a] == clusters[b], truth[a] == truth[b]) {
          case (true, true): expected.truePositives += 1
          case (true, false): expected.falsePositives += 1
          case (false, true): expected.falseNegatives += 1
          case (false, false): break
          }
        }
      }
      #expect(ClusterEvaluation(clusters: clusters, truth: truth) == expected)
    }
  }

  @Test func `figures of nothing are defined`() {
    let nothing = ClusterEvaluation(truePositives: 0, falsePositives: 0, falseNegatives: 0)
    #expect(nothing.precision == 1 && nothing.recall == 1 && nothing.f1 == 1)
    let wrong = ClusterEvaluation(truePositives: 0, falsePositives: 2, falseNegatives: 2)
    #expect(wrong.f1 == 0)
  }
}
