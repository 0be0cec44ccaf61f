package import ResponsiveWork
package import Standardization

/// Two contacts that were compared; `a < b`.
package struct ScoredPair: Hashable, Sendable {
  package var a: UInt32
  package var b: UInt32
  /// For their being one person, natural.
  package var logOdds: Float
  package var similarity: Float

  package init(a: UInt32, b: UInt32, logOdds: Float, similarity: Float) {
    self.a = a
    self.b = b
    self.logOdds = logOdds
    self.similarity = similarity
  }
}

/// The closest other of a contact.
package struct ClosestOther: Hashable, Sendable {
  /// The other's number, or `UInt32.max` where there is none.
  package var other = UInt32.max
  package var similarity: Float = -1
  package var logOdds: Float = -30

  /// No other.
  package init() {}

  package init(other: UInt32, similarity: Float, logOdds: Float) {
    self.other = other
    self.similarity = similarity
    self.logOdds = logOdds
  }
}

/// What was found out about the contacts of a table.
package struct Linkage: Sendable {
  /// Pairs that are alike or likely: a similarity of 0.5 or a probability of 0.01 at least; by `a`,
  /// then by `b`.
  package var pairs: [ScoredPair] = []
  package var closest: [ClosestOther] = []
  /// For each contact the smallest number in its cluster.
  package var clusters: [UInt32] = []
  package var exactDuplicates: ExactDuplicates
}

/// Finds who is whom: blocks, compares, classifies and clusters.
package struct Linker: Sendable {
  package let comparator: Comparator
  package let model: LinkageModel
  private let table: ComparableTable

  /// The log-odds of exact duplicates.
  static let exactLogOdds: Float = 16

  /// Exact duplicates of one contact beyond that many are paired with the first alone.
  static let largestPairedGroup = 64

  /// Prepares to link the contacts of `table`.
  package init(_ table: ComparableTable, model: LinkageModel = .shipped) {
    self.table = table
    self.model = model
    comparator = Comparator(table)
  }

  /// Links the contacts.
  ///
  /// Blocks the calling thread and uses one more for each core.
  ///
  /// - Parameters:
  ///   - threshold: The log-odds from which clusters are joined.
  ///   - progress: Counts the pairs compared; is not finished here.
  /// - Returns: Pairs, closest others and clusters.
  /// - Throws: `CancellationError` when `progress` was cancelled.
  package func link(
    threshold: Double = LinkageModel.defaultThreshold,
    progress: WorkProgress
  ) throws -> Linkage {
    let count = table.records.count
    let exact = ExactDuplicates(table)
    // A phase's progress begins with the phase: the newest is the one that people are shown.
    let blocking = progress.child(title: "Finding candidates", weight: 0.25)
    let members = (0..<UInt32(count)).filter { exact.first[Int($0)] == $0 }
    let candidates = try Candidates(table, members: members, progress: blocking)
    blocking.finish()
    let comparing = progress.child(title: "Comparing contacts", weight: 0.65)
    comparing.setTotal(units: Int64(candidates.pairs.count), records: count)
    let scoring = Scoring(linker: self, count: count)
    let (scored, closest) = try scoring.score(candidates.pairs, progress: comparing)
    comparing.finish()
    let positive = scored.filter { Double($0.logOdds) > min(0, threshold) }
    let clustering = progress.child(
      title: "Grouping contacts",
      weight: 0.10,
      units: Int64(positive.count)
    )
    let groups = try clusters(positive, threshold: threshold, progress: clustering)
    var linkage = Linkage(pairs: scored, closest: closest, clusters: groups, exactDuplicates: exact)
    linkage.addCopies()
    clustering.finish()
    guard !progress.isCancelled else { throw CancellationError() }
    return linkage
  }

  private func clusters(
    _ edges: [ScoredPair],
    threshold: Double,
    progress: WorkProgress
  ) throws -> [UInt32] {
    var counter = progress.counter()
    return try BestFirstClustering(
      count: table.records.count,
      edges: edges,
      threshold: threshold,
      evidence: { a, b in
        if progress.isCancelled { throw CancellationError() }
        return evidence(a, b)
      },
      checkpoint: { edges in try counter.add(units: Int64(edges)) }
    ).clusters
  }

  /// What a pair that is no candidate says for or against a join.
  private func evidence(_ a: Int, _ b: Int) -> Double {
    let levels = comparator.levels(a, b)
    let logOdds = model.logOdds(levels, count: table.records.count)
    guard logOdds <= 0 else { return min(BestFirstClustering.mostFor, logOdds) }
    let least =
      levels.isHardConflict
      ? BestFirstClustering.mostHardAgainst : BestFirstClustering.mostSoftAgainst
    return max(least, logOdds)
  }
}

extension Levels {
  /// Whether both names are others, and nothing that is one's own speaks against that.
  var areStrangers: Bool {
    guard given == .conflict, family == .conflict, !isSwapped else { return false }
    let hasBirthday = birthday != .missing && birthday != .conflict
    let hasIdentifier = identifier == .equal || identifier == .similar
    return !hasBirthday && !hasIdentifier
  }

  /// Whether something says that these are two people, apart from having nothing in common.
  var isHardConflict: Bool {
    guard !isSwapped else { return false }
    return given == .conflict || generation == .conflict || birthday == .conflict
      || kind == .mixed || identifier == .conflict
  }
}

extension Linkage {
  /// Gives exact copies, which were not compared, what holds for the first of them.
  fileprivate mutating func addCopies() {
    var copies: [UInt32: [UInt32]] = [:]
    for group in exactDuplicates.groups { copies[group[0]] = group }
    guard !copies.isEmpty else { return }
    var added: [ScoredPair] = []
    for pair in pairs {
      let first = copies[pair.a] ?? [pair.a]
      let second = copies[pair.b] ?? [pair.b]
      guard first.count > 1 || second.count > 1, first.count * second.count <= 36 else { continue }
      for a in first {
        for b in second where a != pair.a || b != pair.b {
          var copy = pair
          (copy.a, copy.b) = (min(a, b), max(a, b))
          added.append(copy)
        }
      }
    }
    for group in exactDuplicates.groups {
      addPairs(within: group, to: &added)
      for (place, member) in group.enumerated() {
        let other = place == 0 ? group[1] : group[0]
        closest[Int(member)] = ClosestOther(
          other: other,
          similarity: 1,
          logOdds: Linker.exactLogOdds
        )
        clusters[Int(member)] = clusters[Int(group[0])]
      }
    }
    pairs += added
    pairs.sort { ($0.a, $0.b) < ($1.a, $1.b) }
  }

  private func addPairs(within group: [UInt32], to pairs: inout [ScoredPair]) {
    let isLarge = group.count > Linker.largestPairedGroup
    for i in 0..<(isLarge ? 1 : group.count) {
      for j in (i + 1)..<max(i + 1, group.count) {
        pairs.append(
          ScoredPair(a: group[i], b: group[j], logOdds: Linker.exactLogOdds, similarity: 1)
        )
      }
    }
  }
}
