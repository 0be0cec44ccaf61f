/// How well clusters agree with the truth, over whole clusters and over records.
///
/// A record that is joined with none is a cluster of its own, in what was found and in the truth.
public struct ClusterAgreement: Hashable, Sendable {
  /// The clusters that were found.
  public var foundClusters: Int
  /// The clusters that there are.
  public var trueClusters: Int
  /// The clusters that were found exactly: nobody is missing, nobody too many.
  public var exactClusters: Int
  /// The share of its cluster that is the same as a record, as the mean over records, in 0...1.
  public var bCubedPrecision: Double
  /// The share of what is the same as a record that is in its cluster, as the mean over records.
  public var bCubedRecall: Double

  /// The share of found clusters that are exact, in 0...1; 1 where there is none.
  public var precision: Double { share(exactClusters, of: foundClusters) }

  /// The share of true clusters that were found exactly, in 0...1; 1 where there is none.
  public var recall: Double { share(exactClusters, of: trueClusters) }

  /// The harmonic mean of precision and recall of clusters.
  public var f1: Double { harmonicMean(precision, recall) }

  /// The harmonic mean of the two B-cubed figures.
  public var bCubedF1: Double { harmonicMean(bCubedPrecision, bCubedRecall) }

  private func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 1 : Double(part) / Double(whole)
  }

  /// Compares clusters with the truth; `clusters` and `truth` name those of each record.
  ///
  /// - Complexity: O(*n*).
  /// - Note: Source: Bagga and Baldwin, "Algorithms for Scoring Coreference Chains" (1998).
  package init<Cluster: Hashable, Truth: Hashable>(clusters: [Cluster], truth: [Truth]) {
    precondition(clusters.count == truth.count, "a cluster and a truth for each record")
    var found: [Cluster: Int] = [:]
    var there: [Truth: Int] = [:]
    var both: [RecordGroup<Cluster, Truth>: Int] = [:]
    for (cluster, truth) in zip(clusters, truth) {
      found[cluster, default: 0] += 1
      there[truth, default: 0] += 1
      both[RecordGroup(cluster: cluster, truth: truth), default: 0] += 1
    }
    var (precision, recall) = (0.0, 0.0)
    exactClusters = 0
    for (group, count) in both {
      let (inCluster, inTruth) = (found[group.cluster] ?? 0, there[group.truth] ?? 0)
      if count == inCluster && count == inTruth { exactClusters += 1 }
      precision += Double(count) * Double(count) / Double(inCluster)
      recall += Double(count) * Double(count) / Double(inTruth)
    }
    foundClusters = found.count
    trueClusters = there.count
    bCubedPrecision = clusters.isEmpty ? 1 : precision / Double(clusters.count)
    bCubedRecall = clusters.isEmpty ? 1 : recall / Double(clusters.count)
  }
}

/// The records that one cluster and one true cluster have in common.
struct RecordGroup<Cluster: Hashable, Truth: Hashable>: Hashable {
  var cluster: Cluster
  var truth: Truth
}

/// The harmonic mean of two shares; 0 where both are.
func harmonicMean(_ a: Double, _ b: Double) -> Double { a + b == 0 ? 0 : 2 * a * b / (a + b) }
