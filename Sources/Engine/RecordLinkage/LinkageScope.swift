// Two files are linked by comparing the contacts of one with those of the other, and no two of one
// file:
//
//   customers    Ana Ruiz, A. Ruiz          Ana Ruiz   ─ .99 ─  Ana Ruiz
//   members      Ana Ruiz, Bo Ek            A. Ruiz    ─ .80 ─┘
//
// One to one, Ana Ruiz of the members is linked with the more probable of the two alone.

/// Which pairs of contacts are compared, and which may stand in one cluster.
package enum LinkageScope: Sendable {
  /// All.
  case all
  /// Only those of different sources; `sources` has the one of each contact.
  ///
  /// With `isOneOfEach`, a cluster has at most one contact of each source.
  case between(sources: [UInt32], isOneOfEach: Bool)

  /// How far is looked in name order for somebody of another source.
  private static let reach = 64

  /// The sources, where pairs of one source are left out.
  var sources: [UInt32]? {
    switch self {
    case .all: nil
    case .between(let sources, _): sources
    }
  }

  /// `candidates` without those that are not compared; who has none left gets neighbors in name
  /// order.
  ///
  /// - Parameters:
  ///   - candidates: Pairs of places in the order of names.
  ///   - contacts: For each place in that order the contact there.
  /// - Returns: The pairs that are compared.
  func restricted(_ candidates: Candidates, contacts: [UInt32]) -> Candidates {
    guard let sources else { return candidates }
    let sourceAt = contacts.map { sources[Int($0)] }
    var isPaired = [Bool](repeating: false, count: sourceAt.count)
    var buckets = candidates.buckets.map { bucket in
      bucket.filter { pair in
        let (a, b) = (Int(pair >> 32), Int(UInt32(truncatingIfNeeded: pair)))
        guard sourceAt[a] != sourceAt[b] else { return false }
        isPaired[a] = true
        isPaired[b] = true
        return true
      }
    }
    var lonely: Set<UInt64> = []
    for place in isPaired.indices where !isPaired[place] {
      let before = (max(0, place - Self.reach)..<place).reversed()
      let behind = (place + 1)..<max(place + 1, min(sourceAt.count, place + 1 + Self.reach))
      func isElsewhere(_ other: Int) -> Bool { sourceAt[other] != sourceAt[place] }
      for other in [before.first(where: isElsewhere), behind.first(where: isElsewhere)] {
        guard let other else { continue }
        lonely.insert(UInt64(min(place, other)) << 32 | UInt64(max(place, other)))
      }
    }
    if !lonely.isEmpty { buckets.append(lonely.sorted()) }
    return Candidates(candidates, buckets: buckets)
  }
}

/// Joins the most probable pairs first, as long as a cluster has one contact of each source at most.
///
/// - Complexity: O(*n* log *n*) in pairs.
struct OneOfEachClustering {
  /// For each contact the smallest number in its cluster.
  let clusters: [UInt32]

  init(sources: [UInt32], pairs: [ScoredPair], threshold: Double) {
    var sets = UnionFind(count: sources.count)
    var members: [UInt32: [UInt32]] = [:]
    let likely = pairs.filter { Double($0.logOdds) >= threshold }
    let sorted = likely.sorted { ($1.logOdds, $0.a, $0.b) < ($0.logOdds, $1.a, $1.b) }
    for pair in sorted {
      let (a, b) = (sets.root(pair.a), sets.root(pair.b))
      guard a != b else { continue }
      let first = members[a] ?? [sources[Int(a)]]
      let second = members[b] ?? [sources[Int(b)]]
      guard first.allSatisfy({ !second.contains($0) }) else { continue }
      sets.join(a, b)
      members[min(a, b)] = first + second
      members[max(a, b)] = nil
    }
    clusters = (0..<UInt32(sources.count)).map { sets.root($0) }
  }
}
