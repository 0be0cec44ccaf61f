import ContactStore
public import Merging
import RecordLinkage
public import ResponsiveWork
import Standardization

extension AddressBook {
  /// Merges near-copies in the book; each merge can be undone alone, for ever.
  ///
  /// Pairs that were said to be two people are never merged. All merges are done, or none.
  ///
  /// - Parameters:
  ///   - selection: What is merged.
  ///   - rules: Which value survives where there can be one only.
  ///   - isDryRun: Whether it is only told what would be done.
  ///   - isDetailed: Whether it is told what becomes of each line.
  ///   - progress: Counts the pairs compared; is not finished here.
  /// - Returns: What was done, or would be.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func mergeInBook(
    _ selection: MergeSelection,
    rules: SurvivorshipRules = SurvivorshipRules(),
    isDryRun: Bool = false,
    isDetailed: Bool = true,
    progress: WorkProgress = WorkProgress()
  ) async throws -> BookMergeSummary {
    let finding = progress.child(title: "", weight: 0.7)
    let groups = try await groups(selection, progress: finding)
    finding.finish()
    let sources = sources
    let clusters = groups.map { $0.compactMap(sources.number(of:)).map(ContactID.init) }
    let work = BookMergeWork(
      rules: rules,
      isDetailed: isDetailed,
      progress: progress.child(title: "", weight: 0.3)
    )
    return try await onStore { store in
      let words =
        switch selection {
        case .exact: "exact duplicates"
        case .probability: "likely duplicates"
        }
      return try work.run(
        clusters,
        in: store,
        title: Batch.title("Merge \(words)", time: currentTime()),
        isDryRun: isDryRun
      )
    }
  }

  /// Merges contacts that a person says are one.
  ///
  /// - Parameters:
  ///   - contacts: At least two numbers.
  ///   - rules: Which value survives where there can be one only.
  ///   - isDryRun: Whether it is only told what would be done.
  ///   - isDetailed: Whether it is told what becomes of each line.
  /// - Returns: What was done, or would be.
  /// - Throws: ``AddressBookError``.
  public func merge(
    contacts: [Int],
    rules: SurvivorshipRules = SurvivorshipRules(),
    isDryRun: Bool = false,
    isDetailed: Bool = true
  ) async throws -> BookMergeSummary {
    guard Set(contacts).count == contacts.count, contacts.count > 1 else {
      throw AddressBookError.usage(message: "a merge takes several contacts; name each once")
    }
    let work = BookMergeWork(rules: rules, isDetailed: isDetailed, progress: WorkProgress())
    return try await onStore { store in
      try work.run([contacts.map(ContactID.init)], in: store, title: "Merge", isDryRun: isDryRun)
    }
  }

  /// The contacts to merge, by their places.
  private func groups(
    _ selection: MergeSelection,
    progress: WorkProgress
  ) async throws -> [[Int]] {
    switch selection {
    case .exact:
      let apart = try await loadContacts(progress: progress)
      let sources = sources
      return try await Self.onOwnThread {
        let table = try Self.standardized(sources, progress: progress)
        return apart.parted(ExactDuplicates(table).groups.map { $0.map(Int.init) })
      }
    case .probability(let probability):
      return try await findDuplicates(probability: probability, progress: progress).duplicates
    }
  }
}

/// Entries of the history that belong together, since one command wrote them.
enum Batch {
  /// A title that tells them from those of another time.
  static func title(_ words: String, time: Int) -> String { "\(words) (\(time))" }

  /// The title for people.
  static func words(_ title: String) -> String {
    guard title.hasSuffix(")"), let start = title.lastIndex(of: "("),
      title[title.index(after: start)...].dropLast().allSatisfy(\.isNumber),
      start > title.startIndex
    else { return title }
    return String(title[..<title.index(before: start)])
  }
}
