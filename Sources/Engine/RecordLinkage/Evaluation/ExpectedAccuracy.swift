// How good clusters are where nobody knows the truth. Each joined pair is one person with some
// probability: the mean of these is the precision to be expected. Two records of a cluster that
// were joined through others are one person if every step of the way is: of the ways through the
// strongest pairs, the product of their probabilities.
//
//   a–b .99, b–c .9, a–c not scored:  a–c is .891, the cluster's three pairs .927 in the mean

/// The accuracy to be expected from calibrated probabilities.
public struct ExpectedAccuracy: Hashable, Sendable {
  /// How many pairs stand in one cluster.
  public var joinedPairs = 0
  /// How many of these are expected to be one person.
  public var expectedMatches = 0.0
  /// How many of the scored pairs that stand in two clusters are expected to be one person.
  public var expectedMisses = 0.0

  /// The precision to be expected, in 0...1; 1 where nothing is joined.
  public var precision: Double {
    joinedPairs == 0 ? 1 : expectedMatches / Double(joinedPairs)
  }

  /// The recall to be expected, in 0...1: of the pairs that were scored at all.
  public var recallOfScored: Double {
    let all = expectedMatches + expectedMisses
    return all == 0 ? 1 : expectedMatches / all
  }

  /// A scored pair of records.
  package struct Edge: Hashable, Sendable {
    package var a: Int
    package var b: Int
    package var probability: Double

    package init(a: Int, b: Int, probability: Double) {
      self.a = a
      self.b = b
      self.probability = probability
    }
  }

  /// Of a larger cluster only so many members are looked at, which bounds the work.
  static let mostMembers = 2_000

  /// Judges clusters by the probabilities of pairs.
  ///
  /// - Parameters:
  ///   - clusters: The cluster of each record.
  ///   - edges: The scored pairs, each once.
  /// - Complexity: O(*n* log *n*) in the pairs, O(*k*²) in the members of a cluster.
  package init(clusters: [Int], edges: [Edge]) {
    var inside: [Int: [Edge]] = [:]
    for edge in edges {
      if clusters[edge.a] == clusters[edge.b] {
        inside[clusters[edge.a], default: []].append(edge)
      } else {
        expectedMisses += edge.probability
      }
    }
    var sizes: [Int: Int] = [:]
    for cluster in clusters { sizes[cluster, default: 0] += 1 }
    for (cluster, size) in sizes.sorted(by: { $0.key < $1.key }) where size > 1 {
      joinedPairs += size * (size - 1) / 2
      expectedMatches += Self.matches(inside[cluster] ?? [])
    }
  }

  /// How many of a cluster's pairs are expected to be one person.
  private static func matches(_ edges: [Edge]) -> Double {
    var tree: [Int: [(to: Int, probability: Double)]] = [:]
    var root: [Int: Int] = [:]
    func find(_ record: Int) -> Int {
      var top = record
      while let next = root[top], next != top { top = next }
      root[record] = top
      return top
    }
    let sorted = edges.sorted { ($1.probability, $0.a, $0.b) < ($0.probability, $1.a, $1.b) }
    for edge in sorted {
      let (a, b) = (find(edge.a), find(edge.b))
      guard a != b else { continue }
      root[a] = b
      root[b] = root[b] ?? b
      tree[edge.a, default: []].append((edge.b, edge.probability))
      tree[edge.b, default: []].append((edge.a, edge.probability))
    }
    var sum = 0.0
    for start in tree.keys.sorted().prefix(mostMembers) {
      var waiting = [(record: start, from: start, probability: 1.0)]
      while let place = waiting.popLast() {
        for step in tree[place.record] ?? [] where step.to != place.from {
          let probability = place.probability * step.probability
          if start < step.to { sum += probability }
          waiting.append((step.to, place.record, probability))
        }
      }
    }
    return sum
  }
}
