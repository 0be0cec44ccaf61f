extension ClusterEvaluation {
  /// Compares clusters with the truth; `clusters` and `truth` name those of each record.
  ///
  /// - Complexity: O(*n*); pairs are counted, not listed.
  package init<Cluster: Hashable, Truth: Hashable>(clusters: [Cluster], truth: [Truth]) {
    precondition(clusters.count == truth.count, "a cluster and a truth for each record")
    var joined: [Cluster: Int] = [:]
    var alike: [Truth: Int] = [:]
    var both: [RecordGroup<Cluster, Truth>: Int] = [:]
    for (cluster, truth) in zip(clusters, truth) {
      joined[cluster, default: 0] += 1
      alike[truth, default: 0] += 1
      both[RecordGroup(cluster: cluster, truth: truth), default: 0] += 1
    }
    func pairs(_ counts: some Sequence<Int>) -> Int { counts.reduce(0) { $0 + $1 * ($1 - 1) / 2 } }
    let right = pairs(both.values)
    self.init(
      truePositives: right,
      falsePositives: pairs(joined.values) - right,
      falseNegatives: pairs(alike.values) - right
    )
  }
}
