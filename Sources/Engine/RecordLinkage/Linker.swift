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
  package var statistics = LinkageStatistics()
}

/// Finds who is whom: blocks, compares, classifies and clusters.
package struct Linker: Sendable {
  /// Compares contacts by their places in the order of names.
  let comparator: Comparator
  package let model: LinkageModel
  let order: NameOrder
  private let threads: Int
  let register: RegisterComparison
  /// The weights fitted to the table where it is a register, else nil.
  package let registerModel: RegisterModel?
  /// Where every pair of a book begins, in natural log-odds.
  package let bias: Double

  /// The log-odds of exact duplicates.
  static let exactLogOdds: Float = 16

  /// Exact duplicates of one contact beyond that many are paired with the first alone.
  static let largestPairedGroup = 64

  /// Prepares to link the contacts of `table`.
  ///
  /// - Parameters:
  ///   - table: The contacts.
  ///   - model: The weights.
  ///   - threads: How many threads work; `nil` is one for each processor.
  package init(
    _ table: consuming ComparableTable,
    model: LinkageModel = .shipped,
    threads: Int? = nil
  ) {
    self.model = model
    self.threads = threads ?? activeProcessorCount()
    order = NameOrder(copy table)
    comparator = Comparator(table.reordered(order.contacts))
    let table = comparator.table
    bias = model.bias(count: table.records.count, sureShare: SureDuplicates(table).share)
    register = RegisterComparison(comparator)
    guard RegisterShape(table).isRegister else {
      registerModel = nil
      return
    }
    let exact = ExactDuplicates(table)
    let members = (0..<UInt32(table.records.count)).filter { exact.first[Int($0)] == $0 }
    registerModel = RegisterModel(comparator, register, members: members)
  }

  /// Where contact `contact` stands in the order of names.
  func place(of contact: Int) -> Int { Int(order.places[contact]) }

  /// Links the contacts.
  ///
  /// Blocks the calling thread, and uses more where there are more processors.
  ///
  /// - Parameters:
  ///   - threshold: The log-odds from which clusters are joined.
  ///   - scope: Which pairs are compared.
  ///   - progress: Counts the pairs compared; is not finished here.
  ///   - elapsed: Tells the time since whenever, for the statistics.
  /// - Returns: Pairs, closest others and clusters.
  /// - Throws: `CancellationError` when `progress` was cancelled.
  package func link(
    threshold: Double = LinkageModel.defaultThreshold,
    scope: LinkageScope = .all,
    progress: WorkProgress,
    elapsed: () -> Duration = { .zero }
  ) throws -> Linkage {
    var statistics = LinkageStatistics(now: elapsed())
    let table = comparator.table
    let count = table.records.count
    let exact = ExactDuplicates(table, contacts: order.contacts)
    // A phase's progress begins with the phase: the newest is the one that people are shown.
    let blocking = progress.child(title: "Finding candidates", weight: 0.25)
    // Copies are compared through the first of them, where they may be in one cluster at all.
    let members = (0..<UInt32(count)).filter { place in
      let contact = order.contacts[Int(place)]
      return scope.sources != nil || exact.first[Int(contact)] == contact
    }
    let candidates = try scope.restricted(
      Candidates(
        table,
        members: members,
        isRegister: registerModel != nil,
        threads: threads,
        progress: blocking
      ),
      contacts: order.contacts
    )
    blocking.finish()
    statistics.keys = candidates.keys
    statistics.candidates = candidates.count
    statistics.endStage("candidates", now: elapsed())
    let comparing = progress.child(title: "Comparing contacts", weight: 0.65)
    comparing.setTotal(units: Int64(candidates.count), records: count)
    let scoring = Scoring(linker: self, count: count, threads: threads, threshold: threshold)
    let (scored, closest) = try scoring.score(candidates, progress: comparing)
    comparing.finish()
    statistics.endStage("comparing", now: elapsed())
    let positive = scored.filter { Double($0.logOdds) > min(0, threshold) }
    let clustering = progress.child(
      title: "Grouping contacts",
      weight: 0.10,
      units: Int64(positive.count)
    )
    let groups: [UInt32]
    if case .between(let sources, isOneOfEach: true) = scope {
      let clustering = OneOfEachClustering(sources: sources, pairs: scored, threshold: threshold)
      groups = clustering.clusters
    } else {
      groups = try clusters(positive, threshold: threshold, progress: clustering)
    }
    var linkage = Linkage(pairs: scored, closest: closest, clusters: groups, exactDuplicates: exact)
    if scope.sources == nil { linkage.addCopies() }
    statistics.endStage("clusters", now: elapsed())
    linkage.statistics = statistics
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
    let other = OtherEvidence(self)
    return try BestFirstClustering(
      count: comparator.table.records.count,
      edges: edges,
      threshold: threshold,
      evidence: { a, b in
        if progress.isCancelled { throw CancellationError() }
        return other.evidence(a, b)
      },
      checkpoint: { edges in try counter.add(units: Int64(edges)) }
    ).clusters
  }

  /// The share of the contacts of a table that surely have a duplicate.
  package static func sureShare(_ table: ComparableTable) -> Double { SureDuplicates(table).share }

  /// The log-odds of a pair of these levels, and whether something says that they are two.
  ///
  /// `a` and `b` are places in the order of names.
  func classify(_ a: Int, _ b: Int, _ levels: Levels) -> (logOdds: Double, isHardConflict: Bool) {
    guard let registerModel else {
      return (model.logOdds(levels, bias: bias), levels.isHardConflict)
    }
    let pattern = register.pattern(a, b, levels)
    return (registerModel.logOdds(pattern), levels.isHardConflict || pattern.isHardConflict)
  }
}

/// What pairs that are no candidates say for or against a join.
///
/// A class, since each use of a closure's own linker would copy its fifty arrays.
private final class OtherEvidence {
  private let linker: Linker

  init(_ linker: Linker) { self.linker = linker }

  func evidence(_ a: Int, _ b: Int) -> Double {
    let (first, second) = (linker.place(of: a), linker.place(of: b))
    let levels = linker.comparator.levels(first, second)
    let (logOdds, isHardConflict) = linker.classify(first, second, levels)
    guard logOdds <= 0 else { return min(BestFirstClustering.mostFor, logOdds) }
    let least =
      isHardConflict
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
  package var isHardConflict: Bool {
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
