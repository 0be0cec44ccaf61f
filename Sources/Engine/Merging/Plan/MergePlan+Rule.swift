extension MergePlan {
  /// Plans the merge of `clusters` with one rule for all properties.
  ///
  /// See ``init(sources:clusters:rules:reader:checkpoint:)``.
  package init(
    sources: [MergeSource],
    clusters: [MergeCluster],
    rule: SurvivorshipRule,
    reader: ContactReader,
    checkpoint: (_ mergesDone: Int) throws -> Void = { _ in }
  ) throws {
    try self.init(
      sources: sources,
      clusters: clusters,
      rules: SurvivorshipRules(rule),
      reader: reader,
      checkpoint: checkpoint
    )
  }
}
