// Clusters grow best first: the two clusters with the most evidence for each other are joined,
// then their evidence for all others is added up, until no two have enough. A pair that speaks
// against a join counts as well, so that a chain of likely pairs does not tie a family together.
//
// Soft evidence against (nothing in common) is clamped: two cards of one person, one from a phone,
// one from an office, rarely share anything. A hard conflict (other given name, generation or
// birthday) counts more.

/// Contacts, grouped by what speaks for and against their being one person.
package struct BestFirstClustering {
  /// The most that a pair can speak for a join, in log-odds.
  static let mostFor = 8.0
  /// The most that soft evidence can speak against a join.
  static let mostSoftAgainst = -0.6
  /// The most that a hard conflict can speak against a join.
  static let mostHardAgainst = -2.0
  /// The largest component in which pairs that were no candidates are weighed too.
  static let largestWeighed = 2_000

  private let threshold: Double
  private var parent: [UInt32]

  /// Groups `count` contacts.
  ///
  /// - Parameters:
  ///   - count: How many contacts there are.
  ///   - edges: Pairs with log-odds above 0, each once.
  ///   - threshold: The evidence from which two clusters are joined, in log-odds.
  ///   - evidence: The clamped evidence of a pair that is none of `edges`; what it throws ends the
  ///     work.
  ///   - checkpoint: Called with the number of edges done since the last call; what it throws ends
  ///     the work.
  package init(
    count: Int,
    edges: [ScoredPair],
    threshold: Double,
    evidence: (Int, Int) throws -> Double,
    checkpoint: (Int) throws -> Void
  ) rethrows {
    self.threshold = threshold
    parent = Array(0..<UInt32(count))
    var components = UnionFind(count: count)
    for edge in edges { components.join(edge.a, edge.b) }
    var sorted = edges.indices.map { UInt64(components.root(edges[$0].a)) << 32 | UInt64($0) }
    radixSort(&sorted, fromBit: 32)
    var small = SmallComponent(threshold: threshold)
    var inside: [ScoredPair] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count && sorted[end] >> 32 == sorted[start] >> 32 { end += 1 }
      inside.removeAll(keepingCapacity: true)
      for place in start..<end {
        inside.append(edges[Int(UInt32(truncatingIfNeeded: sorted[place]))])
      }
      try cluster(inside, &small, evidence)
      try checkpoint(inside.count)
      start = end
    }
  }

  /// For each contact the smallest number in its cluster.
  package var clusters: [UInt32] { parent }

  private mutating func cluster(
    _ edges: [ScoredPair],
    _ small: inout SmallComponent,
    _ evidence: (Int, Int) throws -> Double
  ) rethrows {
    if edges.count == 1 {
      if Double(edges[0].logOdds) >= threshold { parent[Int(edges[0].b)] = edges[0].a }
      return
    }
    if small.take(edges) {
      try small.joinAll(evidence)
      for index in small.members.indices {
        parent[Int(small.members[index])] = small.firstMember(inClusterOf: index)
      }
      return
    }
    var component = Component(edges: edges, threshold: threshold)
    try component.joinAll(evidence)
    for group in component.groups {
      guard let first = group.min() else { continue }
      for member in group { parent[Int(member)] = first }
    }
  }
}

/// One connected component of any size while it is being clustered.
private struct Component {
  private(set) var groups: [[UInt32]]
  private var links: [[Int: Double]]
  private var versions: [Int]
  private var heap = EdgeHeap()
  private let threshold: Double
  private let weighsAll: Bool

  init(edges: [ScoredPair], threshold: Double) {
    self.threshold = threshold
    var numbers: [UInt32: Int] = [:]
    var members: [UInt32] = []
    for edge in edges {
      for member in [edge.a, edge.b] where numbers[member] == nil {
        numbers[member] = members.count
        members.append(member)
      }
    }
    groups = members.map { [$0] }
    links = Array(repeating: [:], count: members.count)
    versions = Array(repeating: 0, count: members.count)
    weighsAll = members.count <= BestFirstClustering.largestWeighed
    for edge in edges {
      guard let a = numbers[edge.a], let b = numbers[edge.b] else { continue }
      let value = min(BestFirstClustering.mostFor, Double(edge.logOdds))
      links[a][b] = value
      links[b][a] = value
      if value >= threshold { heap.push(EdgeHeap.Edge(value: value, a: a, b: b, version: 0)) }
    }
  }

  mutating func joinAll(_ evidence: (Int, Int) throws -> Double) rethrows {
    while let edge = heap.pop() {
      guard !groups[edge.a].isEmpty, !groups[edge.b].isEmpty,
        versions[edge.a] + versions[edge.b] == edge.version
      else { continue }
      try join(edge.a, edge.b, evidence)
    }
  }

  private mutating func join(
    _ a: Int,
    _ b: Int,
    _ evidence: (Int, Int) throws -> Double
  ) rethrows {
    let others = Set(links[a].keys).union(links[b].keys).subtracting([a, b]).sorted()
    for other in others where !groups[other].isEmpty {
      let first = try links[a][other] ?? weigh(a, other, evidence)
      let second = try links[b][other] ?? weigh(b, other, evidence)
      links[a][other] = first + second
      links[other][a] = first + second
      links[other][b] = nil
    }
    groups[a] += groups[b]
    groups[b] = []
    links[a][b] = nil
    links[b] = [:]
    versions[a] += versions[b] + 1
    for other in others {
      guard !groups[other].isEmpty, let value = links[a][other], value >= threshold else {
        continue
      }
      let version = versions[a] + versions[other]
      heap.push(EdgeHeap.Edge(value: value, a: min(a, other), b: max(a, other), version: version))
    }
  }

  private func weigh(
    _ a: Int,
    _ b: Int,
    _ evidence: (Int, Int) throws -> Double
  ) rethrows -> Double {
    guard weighsAll else {
      return BestFirstClustering.mostSoftAgainst * Double(groups[a].count * groups[b].count)
    }
    var sum = 0.0
    for i in groups[a] { for j in groups[b] { sum += try evidence(Int(i), Int(j)) } }
    return sum
  }
}

/// Edges, the one with the most evidence first; ties by number, so that the order is always one.
private struct EdgeHeap {
  struct Edge {
    var value: Double
    var a: Int
    var b: Int
    /// The joins that both ends had behind them; another number means that it is out of date.
    var version: Int

    func precedes(_ other: Edge) -> Bool {
      value != other.value ? value > other.value : (a, b) < (other.a, other.b)
    }
  }

  private var edges: [Edge] = []

  mutating func push(_ edge: Edge) {
    edges.append(edge)
    var child = edges.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard edges[child].precedes(edges[parent]) else { return }
      edges.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Edge? {
    guard let first = edges.first else { return nil }
    let last = edges.removeLast()
    guard !edges.isEmpty else { return first }
    edges[0] = last
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < edges.count {
        if edges[child].precedes(edges[best]) { best = child }
      }
      guard best != parent else { return first }
      edges.swapAt(best, parent)
      parent = best
    }
  }
}
