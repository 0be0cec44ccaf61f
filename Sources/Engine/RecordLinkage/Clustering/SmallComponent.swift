/// A connected component of few contacts while it is being clustered; keep one for many components.
///
/// Nearly all components have two to six contacts. With a table of all pairs and no allocation they
/// take a tenth of the time that dictionaries and a heap take.
struct SmallComponent {
  /// Larger components are for others: the best join is searched among all pairs.
  private static let most = 24

  /// The contacts, in the order of the edges.
  private(set) var members: [UInt32] = []
  /// For each member the number of its cluster: that of the member which began it.
  private var cluster: [Int] = []
  /// The evidence between two clusters, `.nan` where they are not linked; `most` in a row.
  private var links = [Double](repeating: .nan, count: most * most)
  private let threshold: Double

  init(threshold: Double) { self.threshold = threshold }

  /// Takes the component of `edges`; returns whether it is small enough.
  mutating func take(_ edges: [ScoredPair]) -> Bool {
    // A component of m contacts has at least m - 1 edges, at most all pairs.
    guard edges.count <= Self.most * Self.most / 2 else { return false }
    members.removeAll(keepingCapacity: true)
    for edge in edges {
      if !members.contains(edge.a) { members.append(edge.a) }
      if !members.contains(edge.b) { members.append(edge.b) }
      guard members.count <= Self.most else { return false }
    }
    cluster.removeAll(keepingCapacity: true)
    for index in members.indices {
      cluster.append(index)
      for other in members.indices { links[index * Self.most + other] = .nan }
    }
    for edge in edges {
      guard let a = members.firstIndex(of: edge.a), let b = members.firstIndex(of: edge.b) else {
        continue
      }
      setLink(a, b, min(BestFirstClustering.mostFor, Double(edge.logOdds)))
    }
    return true
  }

  /// Joins the two clusters with the most evidence, until no two have enough.
  mutating func joinAll(_ evidence: (Int, Int) throws -> Double) rethrows {
    while let (a, b) = best() {
      for other in members.indices where other != a && other != b && cluster[other] == other {
        let first = links[a * Self.most + other]
        let second = links[b * Self.most + other]
        if first.isNaN && second.isNaN { continue }
        let one = first.isNaN ? try weigh(a, other, evidence) : first
        let two = second.isNaN ? try weigh(b, other, evidence) : second
        setLink(a, other, one + two)
      }
      for index in members.indices where cluster[index] == b { cluster[index] = a }
    }
  }

  /// The smallest number in the cluster of a member.
  func firstMember(inClusterOf index: Int) -> UInt32 {
    var first = members[index]
    for other in members.indices where cluster[other] == cluster[index] {
      first = min(first, members[other])
    }
    return first
  }

  /// The two clusters with the most evidence for each other; the earlier of equal ones.
  private func best() -> (Int, Int)? {
    var found: (Int, Int)?
    var most = threshold
    for a in members.indices where cluster[a] == a {
      for b in (a + 1)..<max(a + 1, members.count) where cluster[b] == b {
        let value = links[a * Self.most + b]
        if value > most || value == most && found == nil {
          most = value
          found = (a, b)
        }
      }
    }
    return found
  }

  private mutating func setLink(_ a: Int, _ b: Int, _ value: Double) {
    links[a * Self.most + b] = value
    links[b * Self.most + a] = value
  }

  private func weigh(
    _ a: Int,
    _ b: Int,
    _ evidence: (Int, Int) throws -> Double
  ) rethrows -> Double {
    var sum = 0.0
    for i in members.indices where cluster[i] == a {
      for j in members.indices where cluster[j] == b {
        sum += try evidence(Int(members[i]), Int(members[j]))
      }
    }
    return sum
  }
}
