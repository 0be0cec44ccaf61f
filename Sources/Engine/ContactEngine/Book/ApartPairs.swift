import RecordLinkage

// Two contacts that a person said are two people are never shown as duplicates of each other, nor
// put into one cluster, whatever they have in common:
//
//   Ana (1) ─ 0.97 ─ Ana (2)      a person said: 1 and 2 are two people
//      └──── 0.90 ── Anna (3)     closest of 1 is now 3; clusters {1, 3} and {2}, or {1} and {2, 3}

/// Pairs of contacts that are two people, by their places in what is compared.
struct ApartPairs: Hashable, Sendable {
  private struct Pair: Hashable {
    var a: Int
    var b: Int
  }

  private var pairs: Set<Pair> = []

  /// Whether nobody said so of any two.
  var isEmpty: Bool { pairs.isEmpty }

  /// Adds two contacts.
  mutating func insert(_ a: Int, _ b: Int) {
    guard a != b else { return }
    pairs.insert(Pair(a: min(a, b), b: max(a, b)))
  }

  /// Whether the two are two people.
  func contains(_ a: Int, _ b: Int) -> Bool { pairs.contains(Pair(a: min(a, b), b: max(a, b))) }

  /// `groups` in parts in which no two are apart; parts of one contact are left out.
  ///
  /// Of a group of equals each joins the first part that has nobody from whom it is apart.
  func parted(_ groups: [[Int]]) -> [[Int]] {
    guard !isEmpty else { return groups }
    var result: [[Int]] = []
    for group in groups {
      guard hasPair(in: group) else {
        result.append(group)
        continue
      }
      var parts: [[Int]] = []
      for member in group {
        let place = parts.firstIndex { part in !part.contains { contains($0, member) } }
        if let place { parts[place].append(member) } else { parts.append([member]) }
      }
      result += parts.filter { $0.count > 1 }
    }
    return result.sorted { $0[0] < $1[0] }
  }

  private func hasPair(in group: [Int]) -> Bool {
    let members = Set(group)
    return pairs.contains { members.contains($0.a) && members.contains($0.b) }
  }

  /// What was found out, without what a person knows better.
  func applied(to linkage: Linkage, linker: Linker, threshold: Double) -> Linkage {
    guard !isEmpty else { return linkage }
    var linkage = linkage
    linkage.pairs.removeAll { contains(Int($0.a), Int($0.b)) }
    chooseClosest(in: &linkage)
    regroup(&linkage, linker: linker, threshold: threshold)
    return linkage
  }

  /// Gives contacts whose closest other is apart from them the next one.
  private func chooseClosest(in linkage: inout Linkage) {
    var affected: Set<UInt32> = []
    for (contact, closest) in linkage.closest.enumerated() where closest.other != .max {
      if contains(contact, Int(closest.other)) { affected.insert(UInt32(contact)) }
    }
    guard !affected.isEmpty else { return }
    for contact in affected { linkage.closest[Int(contact)] = ClosestOther() }
    for pair in linkage.pairs {
      for (contact, other) in [(pair.a, pair.b), (pair.b, pair.a)] where affected.contains(contact)
      {
        let best = linkage.closest[Int(contact)]
        guard (pair.similarity, pair.logOdds) > (best.similarity, best.logOdds) else { continue }
        linkage.closest[Int(contact)] = ClosestOther(
          other: other,
          similarity: pair.similarity,
          logOdds: pair.logOdds
        )
      }
    }
  }

  /// Takes clusters apart in which two are that must not be together, and groups each anew.
  private func regroup(_ linkage: inout Linkage, linker: Linker, threshold: Double) {
    var torn: Set<UInt32> = []
    for pair in pairs where linkage.clusters[pair.a] == linkage.clusters[pair.b] {
      torn.insert(linkage.clusters[pair.a])
    }
    guard !torn.isEmpty else { return }
    var members: [UInt32: [Int]] = [:]
    for (contact, cluster) in linkage.clusters.enumerated() where torn.contains(cluster) {
      members[cluster, default: []].append(contact)
    }
    var edges: [UInt32: [ScoredPair]] = [:]
    for pair in linkage.pairs where Double(pair.logOdds) > min(0, threshold) {
      let cluster = linkage.clusters[Int(pair.a)]
      guard cluster == linkage.clusters[Int(pair.b)], torn.contains(cluster) else { continue }
      edges[cluster, default: []].append(pair)
    }
    for (cluster, members) in members {
      let parts = grouped(members, edges[cluster] ?? [], linker: linker, threshold: threshold)
      for part in parts {
        for member in part { linkage.clusters[member] = UInt32(part[0]) }
      }
    }
  }

  private func grouped(
    _ members: [Int],
    _ edges: [ScoredPair],
    linker: Linker,
    threshold: Double
  ) -> [[Int]] {
    var place: [UInt32: UInt32] = [:]
    for (index, member) in members.enumerated() { place[UInt32(member)] = UInt32(index) }
    let local = edges.map { edge in
      ScoredPair(
        a: place[edge.a] ?? 0,
        b: place[edge.b] ?? 0,
        logOdds: edge.logOdds,
        similarity: edge.similarity
      )
    }
    let clustering = BestFirstClustering(
      count: members.count,
      edges: local,
      threshold: threshold,
      evidence: { a, b in
        guard !contains(members[a], members[b]) else { return Self.never }
        let logOdds = linker.explain(members[a], members[b]).reduce(0) { $0 + $1.weight }
        return min(Self.mostFor, max(Self.mostAgainst, logOdds))
      },
      checkpoint: { _ in }
    )
    var groups: [UInt32: [Int]] = [:]
    for (index, cluster) in clustering.clusters.enumerated() {
      groups[cluster, default: []].append(members[index])
    }
    let sorted = groups.values.sorted { $0[0] < $1[0] }
    // In very large components the clustering asks for no evidence: what is still together is parted.
    return sorted.flatMap { group -> [[Int]] in
      guard hasPair(in: group) else { return [group] }
      let parts = parted([group])
      let kept = Set(parts.flatMap(\.self))
      return parts + group.filter { !kept.contains($0) }.map { [$0] }
    }
  }

  /// No evidence for a join weighs this up.
  private static let never = -1e6
  /// The bounds within which the linkage lets single pairs count, where it has no pair for them.
  private static let mostFor = 8.0
  private static let mostAgainst = -2.0
}
