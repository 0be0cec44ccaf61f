import ContactFormats
import ContactModel
public import Merging
import RecordLinkage
public import ResponsiveWork
import Standardization

/// What is merged.
public enum MergeSelection: Hashable, Sendable {
  /// Exact duplicates only.
  case exact
  /// Clusters at that probability, in 0...1, or at the built-in one.
  case probability(Double?)
}

/// What a merge did, or would do.
public struct MergeSummary: Hashable, Sendable {
  /// How many contacts there were.
  public var before: Int
  /// How many there are.
  public var after: Int
  /// One line of text for each merged contact: what is kept, what joins it, what is retired.
  public var changes: [String]
  /// How many values were retired, all in the journal.
  public var retired: Int
}

extension AddressBook {
  /// Merges and writes the result to `output`, and `output.journal` beside it.
  ///
  /// Both are written whole or not at all; the sources are never touched.
  ///
  /// - Parameters:
  ///   - selection: What is merged.
  ///   - rules: Which value survives where there can be one only.
  ///   - output: Where the contacts go, compressed where the name ends in `.gz`; `nil` writes
  ///     nothing and only tells what would be done.
  ///   - report: Where a CSV file goes that says of each line of the input where it is now.
  ///   - progress: Counts the pairs compared; is not finished here.
  ///   - unfinished: Knows the files that are not whole yet.
  /// - Returns: What was done, or would be.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func merge(
    _ selection: MergeSelection,
    rules: SurvivorshipRules = SurvivorshipRules(),
    output: String?,
    report: String? = nil,
    progress: WorkProgress = WorkProgress(),
    unfinished: UnfinishedFiles = UnfinishedFiles()
  ) async throws -> MergeSummary {
    try requireTargets(output: output, report: report)
    guard count > 0 else {
      throw AddressBookError.usage(message: "there are no contacts; name a file that has some")
    }
    let clusters = try await clusters(selection, progress: progress.child(title: "", weight: 0.85))
    let sources = sources
    let writing = progress.child(
      title: "Merging contacts",
      weight: 0.15,
      units: Int64(clusters.count)
    )
    return try await Self.onOwnThread {
      let work = MergeWork(sources: sources, progress: writing, unfinished: unfinished)
      return try work.run(clusters: clusters, rules: rules, output: output, report: report)
    }
  }

  /// Leaves contacts out and writes the rest to `output`, and `output.journal` beside it.
  ///
  /// Both are written whole or not at all; the sources are never touched.
  ///
  /// - Parameters:
  ///   - identifiers: What names the contacts in their sources, as ``DuplicateReport`` gives it.
  ///   - output: Where the others go, compressed where the name ends in `.gz`.
  ///   - progress: Cancels the work; is not finished here.
  ///   - unfinished: Knows the files that are not whole yet.
  /// - Returns: What was done.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func remove(
    _ identifiers: [String],
    output: String,
    progress: WorkProgress = WorkProgress(),
    unfinished: UnfinishedFiles = UnfinishedFiles()
  ) async throws -> MergeSummary {
    try requireTargets(output: output, report: nil)
    var places: [String: Int] = [:]
    for (place, identifier) in sources.identifiers().enumerated() { places[identifier] = place }
    let clusters = try Set(identifiers).sorted().map { identifier in
      guard let place = places[identifier] else {
        throw AddressBookError.notFound(
          message: "no contact is called \(identifier); \"duplicates --clusters -\" lists the ids"
        )
      }
      return MergeCluster(members: [place], evidence: .removal)
    }
    let sources = sources
    return try await Self.onOwnThread {
      let work = MergeWork(sources: sources, progress: progress, unfinished: unfinished)
      return try work.run(
        clusters: clusters,
        rules: SurvivorshipRules(),
        output: output,
        report: nil
      )
    }
  }

  /// Checks that the outputs can be written, are no sources, and are not the same file.
  func requireTargets(output: String?, report: String?) throws {
    if let output, isDevice(output) {
      throw AddressBookError.usage(
        message: "\(output): the journal has its place beside the output; name a file"
      )
    }
    var places: Set<String> = []
    for path in [output, output.map { $0 + ".journal" }, report].compactMap(\.self) {
      try requireWritable(path)
      for source in sources.sources where isSameFile(path, source.path) {
        throw AddressBookError.usage(
          message: "\(path): it is one of the files that are read; write to another"
        )
      }
      guard isDevice(path) || places.insert(place(of: path)).inserted else {
        throw AddressBookError.usage(
          message: "\(path): it is named for two outputs; give two names"
        )
      }
    }
  }

  /// The contacts to merge, by what they are held to be.
  private func clusters(
    _ selection: MergeSelection,
    progress: WorkProgress
  ) async throws -> [MergeCluster] {
    defer { progress.finish() }
    switch selection {
    case .exact:
      let sources = sources
      return try await Self.onOwnThread {
        let table = try Self.standardized(sources, progress: progress)
        return ExactDuplicates(table).groups.map {
          MergeCluster(members: $0.map(Int.init), evidence: .exact)
        }
      }
    case .probability(let probability):
      let found = try await findDuplicates(probability: probability, progress: progress)
      let threshold =
        probability ?? LinkageModel.probability(logOdds: LinkageModel.defaultThreshold)
      return found.duplicates.map {
        MergeCluster(members: $0, evidence: .probability(threshold))
      }
    }
  }
}
