import ContactStore
import Merging
public import ResponsiveWork

extension AddressBook {
  /// Writes phones, addresses, names and e-mails of the book in one form each.
  ///
  /// All changes are one entry of the history, which can be undone at any time; nothing is changed
  /// that is not understood.
  ///
  /// - Parameters:
  ///   - request: What is standardized.
  ///   - isApplied: Whether it is done; otherwise it is only told.
  ///   - progress: Counts the contacts; is not finished here.
  ///   - each: Is told each contact that changes, in the order of their numbers; what it throws
  ///     ends the work.
  /// - Returns: What was done, or would be.
  /// - Throws: ``AddressBookError``, what `each` throws, or `CancellationError` when `progress` was
  ///   cancelled.
  public func standardizeInBook(
    _ request: StandardizingRequest,
    isApplied: Bool,
    progress: WorkProgress = WorkProgress(),
    each: @escaping @Sendable (StandardizedContact) throws -> Void = { _ in }
  ) async throws -> StandardizingSummary {
    try await onStore { store in
      let work = BookStandardizeWork(request: request, progress: progress, each: each)
      return try work.run(in: store, isApplied: isApplied)
    }
  }

  /// Writes phones, addresses, names and e-mails of the files that were read in one form each.
  ///
  /// The contacts go to `output`, and what brings back what they were to `output.journal` beside
  /// it; both are written whole or not at all. The sources are never touched.
  ///
  /// - Parameters:
  ///   - request: What is standardized.
  ///   - output: Where the contacts go, compressed where the name ends in `.gz`; `nil` writes
  ///     nothing and only tells what would be done.
  ///   - progress: Counts the contacts; is not finished here.
  ///   - unfinished: Knows the files that are not whole yet.
  ///   - each: Is told each contact that changes, in their order; what it throws ends the work.
  /// - Returns: What was done, or would be.
  /// - Throws: ``AddressBookError``, what `each` throws, or `CancellationError` when `progress` was
  ///   cancelled.
  public func standardize(
    _ request: StandardizingRequest,
    output: String?,
    progress: WorkProgress = WorkProgress(),
    unfinished: UnfinishedFiles = UnfinishedFiles(),
    each: @escaping @Sendable (StandardizedContact) throws -> Void = { _ in }
  ) async throws -> StandardizingSummary {
    try requireTargets(output: output, report: nil)
    guard count > 0 else {
      throw AddressBookError.usage(message: "there are no contacts; name a file that has some")
    }
    let work = StandardizeWork(
      sources: sources,
      request: request,
      progress: progress,
      unfinished: unfinished,
      each: each
    )
    return try await Self.onOwnThread { try work.run(output: output) }
  }
}

/// Standardizes the contacts of a book.
struct BookStandardizeWork: Sendable {
  let request: StandardizingRequest
  let progress: WorkProgress
  /// Is told each contact that changes.
  let each: @Sendable (StandardizedContact) throws -> Void

  /// So many contacts are in memory at once.
  private static let pageSize = 1_000

  func run(in store: ContactStore, isApplied: Bool) throws -> StandardizingSummary {
    var summary = StandardizingSummary()
    summary.contacts = try store.counts().contacts
    let looking = progress.child(
      title: "Looking at contacts",
      weight: isApplied ? 0.5 : 1,
      units: Int64(max(1, summary.contacts))
    )
    let edits = try edits(in: store, &summary, isApplied: isApplied, progress: looking)
    looking.finish()
    guard !edits.isEmpty else { return summary }
    let writing = progress.child(title: "Standardizing", weight: 0.5)
    summary.entry = try AutomaticBackup.telling(&summary.backup, of: store) {
      try store.edit(edits, title: title) {
        if writing.isCancelled { throw CancellationError() }
      }
    }
    .number
    writing.finish()
    return summary
  }

  private var title: String {
    guard request.kinds.count < StandardizingKind.allCases.count else { return "Standardize" }
    let kinds = StandardizingKind.allCases.filter(request.kinds.contains).map(\.rawValue)
    return "Standardize " + kinds.joined(separator: ", ")
  }

  private func edits(
    in store: ContactStore,
    _ summary: inout StandardizingSummary,
    isApplied: Bool,
    progress: WorkProgress
  ) throws -> [ContactEdit] {
    let charsets = try SourceCharsets(store)
    let scan = CardScan(request)
    let card = CardStandardizing(request)
    var counter = progress.counter()
    var edits: [ContactEdit] = []
    var undecided = 0
    var last: ContactID?
    while true {
      let page = try store.contacts(after: last, limit: Self.pageSize)
      for contact in page {
        try counter.add(units: 1)
        guard scan.mayChange(contact.bytes.span) else { continue }
        let state = try store.state(of: contact.id)
        let found = found(in: state, card, charsets)
        guard !found.changes.isEmpty else { continue }
        // Who edits a line decides its conflicts, which only a person can.
        guard state.conflicts.isEmpty else {
          undecided += 1
          continue
        }
        let lines = StandardizedText.lines(found, isRow: false)
        summary.count(lines)
        try each(
          StandardizedContact(
            identifier: String(contact.id.number),
            name: state.name(charsets),
            file: nil,
            lines: lines
          )
        )
        if isApplied { edits.append(edit(found, of: state)) }
      }
      guard let end = page.last else { break }
      last = end.id
    }
    if undecided > 0 {
      summary.left.append(
        "contacts with conflicts that nobody has decided stay as they are: \(undecided)"
      )
    }
    return edits
  }

  private func found(
    in state: ContactState,
    _ card: CardStandardizing,
    _ charsets: SourceCharsets
  ) -> SourceStandardizing.Found {
    let lines = state.contentLines(charsets)
    let bytes = state.bytes
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    let charset = isUTF8 ? nil : charsets.charset(for: state.contact.number, card: bytes)
    let changes = card.changes(lines, isUTF8: isUTF8, charset: charset)
    return SourceStandardizing.Found(lines: lines, changes: changes, charset: charset)
  }

  private func edit(_ found: SourceStandardizing.Found, of state: ContactState) -> ContactEdit {
    ContactEdit(
      contact: state.contact,
      changes: found.changes.map { change in
        let line = state.lines[change.index].id
        if let other = change.sameAs { return .retireSame(line, as: state.lines[other].id) }
        return .replace(line, with: change.raw ?? state.lines[change.index].raw)
      }
    )
  }
}
