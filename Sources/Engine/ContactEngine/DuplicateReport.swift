public import RecordLinkage

/// How alike contacts are.
///
/// Contacts are numbered from 0, over all files in the order of reading.
public struct DuplicateReport: Sendable {
  /// A contact's closest other.
  public struct Closest: Hashable, Sendable {
    /// The other contact; `nil` where a book has no other.
    public var other: Int?
    /// How alike they are.
    public var similarity: Similarity
    /// How probable it is that they are one person, in 0...1.
    public var probability: Double
  }

  /// Two contacts that may be one person; `a < b`.
  public struct Pair: Hashable, Sendable {
    /// The earlier contact.
    public var a: Int
    /// The later contact.
    public var b: Int
    /// How alike they are.
    public var similarity: Similarity
    /// How probable it is that they are one person, in 0...1.
    public var probability: Double
  }

  /// Why two contacts were held to be one person, or not.
  public struct Evidence: Hashable, Sendable {
    /// What was compared, as in "phone".
    public var field: String
    /// What was seen, as in "same number".
    public var finding: String
    /// What it weighs, in log-odds to base 2: positive speaks for one person.
    public var weight: Double
  }

  private let sources: ContactSources
  private let linker: Linker
  private let linkage: Linkage
  private let apart: ApartPairs
  private let identifiers: ContactIdentifiers

  /// How the work went.
  public let statistics: DuplicateStatistics

  /// For each contact the number of its cluster, which is that of its first member.
  public let clusters: [Int]

  init(
    sources: ContactSources,
    linker: Linker,
    linkage: Linkage,
    apart: ApartPairs = ApartPairs(),
    statistics: DuplicateStatistics = DuplicateStatistics()
  ) {
    self.statistics = statistics
    self.sources = sources
    self.apart = apart
    self.linker = linker
    self.linkage = linkage
    identifiers = ContactIdentifiers(sources)
    clusters = linkage.clusters.map(Int.init)
  }

  /// How many contacts there are.
  public var count: Int { sources.count }

  /// The closest other of each contact, by its number.
  ///
  /// - Complexity: O(*n*).
  public var closest: [Closest] { linkage.closest.indices.map(closest(of:)) }

  /// The closest other of a contact.
  public func closest(of contact: Int) -> Closest {
    let closest = linkage.closest[contact]
    return Closest(
      other: closest.other == .max ? nil : Int(closest.other),
      similarity: Self.similarity(closest.similarity),
      probability: LinkageModel.probability(logOdds: Double(closest.logOdds))
    )
  }

  /// The number of pairs in ``pair(at:)``.
  public var pairCount: Int { linkage.pairs.count }

  /// One of the pairs of a similarity of 0.5 or a probability of 0.01 at least.
  ///
  /// Each pair stands once, ordered by `a`, then by `b`.
  public func pair(at index: Int) -> Pair {
    let pair = linkage.pairs[index]
    return Pair(
      a: Int(pair.a),
      b: Int(pair.b),
      similarity: Self.similarity(pair.similarity),
      probability: LinkageModel.probability(logOdds: Double(pair.logOdds))
    )
  }

  /// All pairs of ``pair(at:)``.
  public var pairs: [Pair] { (0..<pairCount).map(pair(at:)) }

  /// The clusters of two and more contacts, each ascending, in the order of their first members.
  public var duplicates: [[Int]] { Self.groups(linkage.clusters) }

  /// The groups of contacts that are exact duplicates, in the order of their first members.
  public var exactDuplicates: [[Int]] {
    apart.parted(linkage.exactDuplicates.groups.map { $0.map(Int.init) })
  }

  /// The number of the contact in its book; `nil` where the contacts are those of files.
  public func number(of contact: Int) -> Int? { sources.number(of: contact) }

  /// The name a person knows the contact by; never empty.
  public func name(of contact: Int) -> String { sources.name(of: contact) }

  /// What names the contact in its source: UID or id column, the second of a name with `#2`; its
  /// number where it is of a book.
  public func identifier(of contact: Int) -> String { identifiers[contact] }

  /// The weights of all fields for two contacts; they add up to the log-odds of the probability.
  public func explain(_ a: Int, _ b: Int) -> [Evidence] {
    let bits = 1.4426950408889634  // 1 / ln 2: natural log-odds to base 2
    return linker.explain(a, b).map {
      Evidence(field: $0.field, finding: $0.finding, weight: $0.weight * bits)
    }
  }

  /// Groups of contacts of one number, without those of one member.
  static func groups(_ clusters: [UInt32]) -> [[Int]] {
    var members: [UInt32: [Int]] = [:]
    for (contact, cluster) in clusters.enumerated() {
      members[cluster, default: []].append(contact)
    }
    return members.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private static func similarity(_ value: Float) -> Similarity {
    // The Double nearest to a Float's 0.9 is 0.9, not the 0.89999998 that the Float stands for.
    let value = (Double(value) * 1_000_000).rounded() / 1_000_000
    return Similarity(min(1, max(0, value))) ?? .none
  }
}
