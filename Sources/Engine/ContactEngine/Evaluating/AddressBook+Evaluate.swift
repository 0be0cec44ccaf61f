import ContactFormats
import ContactModel
import RecordLinkage
import ResponsiveWork

extension AddressBook {
  /// Measures clusters and scored pairs against the truth, against pairs that someone has judged,
  /// or, without either, by what their probabilities promise.
  ///
  /// - Returns: What can be measured from the files that the question names.
  /// - Throws: ``AddressBookError``.
  public static func evaluate(_ question: AccuracyQuestion) async throws -> AccuracyReport {
    try await onOwnThread { try Measuring(question).report() }
  }
}

/// The files of a question, read.
private struct Measuring {
  private let question: AccuracyQuestion
  private let clusters: [String: String]?
  private let pairs: [ScoredRow]?

  private struct ScoredRow {
    var pair: UnorderedPair
    var line: Int
    var similarity: Double
    var probability: Double
  }

  init(_ question: AccuracyQuestion) throws {
    self.question = question
    clusters = try question.clusters.map {
      try Self.identities($0, mapping: AddressBook.mapping("id=id,truth=cluster")).ofContact
    }
    pairs = try question.pairs.map(Self.scoredPairs)
  }

  func report() throws -> AccuracyReport {
    var report = AccuracyReport()
    if let truth = question.truth {
      let mapping = try question.columns.map(AddressBook.mapping)
      let known = try Self.identities(truth, mapping: mapping)
      if let clusters { try compare(clusters, with: known, to: &report) }
      if let pairs { report.curve = try curve(pairs, truth: known.ofContact) }
    } else if let labels = question.labels {
      try compare(with: try Self.labels(labels), to: &report)
    }
    if let clusters, let pairs { report.expected = try expected(clusters, pairs) }
    return report
  }

  // MARK: The truth of all contacts

  private func compare(
    _ clusters: [String: String],
    with known: Identities,
    to report: inout AccuracyReport
  ) throws {
    var joined: [String] = []
    var alike: [String] = []
    for identifier in known.order {
      let cluster = try cluster(of: identifier, in: clusters, wantedBy: question.truth ?? "")
      joined.append(cluster)
      alike.append(known.ofContact[identifier] ?? "")
    }
    report.pairs = ClusterEvaluation(clusters: joined, truth: alike)
    report.clusters = ClusterAgreement(clusters: joined, truth: alike)
  }

  private func curve(_ rows: [ScoredRow], truth: [String: String]) throws -> ThresholdCurve {
    let judged = try rows.map { row in
      func identity(_ identifier: String) throws -> String {
        guard let identity = truth[identifier] else {
          throw AddressBookError.usage(
            message: "\(question.pairs ?? ""):\(row.line): \(question.truth ?? "") has no contact "
              + "\(identifier); write the pairs from the same file"
          )
        }
        return identity
      }
      return ThresholdCurve.JudgedPair(
        score: score(row),
        isMatch: try identity(row.pair.a) == identity(row.pair.b)
      )
    }
    var sizes: [String: Int] = [:]
    for identity in truth.values { sizes[identity, default: 0] += 1 }
    return ThresholdCurve(judged, truePairs: sizes.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 })
  }

  // MARK: Judged pairs

  private func compare(
    with labels: [UnorderedPair: Bool],
    to report: inout AccuracyReport
  ) throws {
    if let clusters {
      var counts = ClusterEvaluation(truePositives: 0, falsePositives: 0, falseNegatives: 0)
      for (pair, isMatch) in labels {
        let name = question.labels ?? ""
        let isJoined =
          try cluster(of: pair.a, in: clusters, wantedBy: name)
          == cluster(of: pair.b, in: clusters, wantedBy: name)
        if isMatch {
          if isJoined { counts.truePositives += 1 } else { counts.falseNegatives += 1 }
        } else if isJoined {
          counts.falsePositives += 1
        }
      }
      report.pairs = counts
    }
    if let pairs {
      var scores: [UnorderedPair: Double] = [:]
      for row in pairs { scores[row.pair] = score(row) }
      // A judged pair that was not scored is joined at no threshold.
      report.curve = ThresholdCurve(
        labels.compactMap { pair, isMatch in
          scores[pair].map { ThresholdCurve.JudgedPair(score: $0, isMatch: isMatch) }
        },
        truePairs: labels.values.count { $0 }
      )
    }
  }

  // MARK: No truth

  private func expected(
    _ clusters: [String: String],
    _ rows: [ScoredRow]
  ) throws -> ExpectedAccuracy {
    var numbers: [String: Int] = [:]
    var numberOfCluster: [String: Int] = [:]
    var clusterOfNumber: [Int] = []
    for (identifier, cluster) in clusters.sorted(by: { $0.key < $1.key }) {
      numbers[identifier] = clusterOfNumber.count
      let next = numberOfCluster.count
      clusterOfNumber.append(numberOfCluster[cluster, default: next])
      numberOfCluster[cluster] = clusterOfNumber[clusterOfNumber.count - 1]
    }
    let edges = try rows.map { row in
      guard let a = numbers[row.pair.a], let b = numbers[row.pair.b] else {
        let missing = numbers[row.pair.a] == nil ? row.pair.a : row.pair.b
        throw Self.noCluster(question.clusters ?? "", missing, of: question.pairs ?? "")
      }
      return ExpectedAccuracy.Edge(a: a, b: b, probability: row.probability)
    }
    return ExpectedAccuracy(clusters: clusterOfNumber, edges: edges)
  }

  private func score(_ row: ScoredRow) -> Double {
    switch question.score {
    case .probability: row.probability
    case .similarity: row.similarity
    }
  }

  private func cluster(
    of identifier: String,
    in clusters: [String: String],
    wantedBy file: String
  ) throws -> String {
    guard let cluster = clusters[identifier] else {
      throw Self.noCluster(question.clusters ?? "", identifier, of: file)
    }
    return cluster
  }

  private static func noCluster(
    _ clusters: String,
    _ identifier: String,
    of file: String
  ) -> AddressBookError {
    .usage(
      message: "\(clusters): it has no cluster for \(identifier) of \(file); "
        + "write it from the same file"
    )
  }
}

// MARK: - Reading

/// Two ids, in whatever order.
private struct UnorderedPair: Hashable {
  let a: String
  let b: String

  init(_ a: String, _ b: String) { (self.a, self.b) = a < b ? (a, b) : (b, a) }
}

/// What a file's contacts are by id, and the ids in its order.
private struct Identities {
  var ofContact: [String: String] = [:]
  var order: [String] = []
}

extension Measuring {
  private static func identities(_ path: String, mapping: ColumnMapping?) throws -> Identities {
    let (table, isCompressed) = try AddressBook.table(
      path,
      mapping: mapping,
      progress: WorkProgress()
    )
    var sources = ContactSources()
    sources.append(path: path, table: table, isCompressed: isCompressed)
    var identities = Identities()
    identities.ofContact.reserveCapacity(table.entries.count)
    for (index, identifier) in sources.identifiers().enumerated() {
      guard let identity = table.first(.truth, at: index) else {
        throw AddressBookError.usage(
          message: "\(path):\(table.entries[index].line): \(identifier) has no identity; "
            + "name the columns, as in --columns id=rec_id,truth=truth_id"
        )
      }
      if identities.ofContact.updateValue(identity, forKey: identifier) == nil {
        identities.order.append(identifier)
      }
    }
    return identities
  }

  /// The rows of a file that `duplicates --pairs` writes.
  private static func scoredPairs(_ path: String) throws -> [ScoredRow] {
    try rows(path, mapping: "id=a,nickname=b,note=similarity,title=probability") { table, index in
      func share(_ field: Field, _ name: String) throws -> Double {
        guard let share = table.first(field, at: index).flatMap(Double.init), 0...1 ~= share else {
          throw AddressBookError.usage(
            message: "\(path):\(table.entries[index].line): \(name) is no number in 0...1; "
              + "write the file by duplicates --pairs"
          )
        }
        return share
      }
      return ScoredRow(
        pair: try pair(table, index, path),
        line: table.entries[index].line,
        similarity: try share(.note, "similarity"),
        probability: try share(.title, "probability")
      )
    }
  }

  /// Pairs that someone has judged; the last word counts.
  private static func labels(_ path: String) throws -> [UnorderedPair: Bool] {
    var labels: [UnorderedPair: Bool] = [:]
    _ = try rows(path, mapping: "id=a,nickname=b,truth=match") { table, index in
      let judged = table.first(.truth, at: index)?.lowercased() ?? ""
      let isMatch: Bool
      switch judged {
      case "1", "true", "yes", "y", "same", "match": isMatch = true
      case "0", "false", "no", "n", "different", "distinct": isMatch = false
      default:
        throw AddressBookError.usage(
          message: "\(path):\(table.entries[index].line): match is \"\(judged)\"; "
            + "write 1 for one person, 0 for two"
        )
      }
      labels[try pair(table, index, path)] = isMatch
    }
    return labels
  }

  private static func rows<Row>(
    _ path: String,
    mapping: String,
    row: (ContactTable, Int) throws -> Row
  ) throws -> [Row] {
    let mapping = try AddressBook.mapping(mapping)
    let (table, _) = try AddressBook.table(path, mapping: mapping, progress: WorkProgress())
    return try table.entries.indices.map { try row(table, $0) }
  }

  private static func pair(
    _ table: ContactTable,
    _ index: Int,
    _ path: String
  ) throws -> UnorderedPair {
    guard let a = table.first(.id, at: index), let b = table.first(.nickname, at: index) else {
      throw AddressBookError.usage(
        message: "\(path):\(table.entries[index].line): a or b is empty; both name a contact"
      )
    }
    return UnorderedPair(a, b)
  }
}
