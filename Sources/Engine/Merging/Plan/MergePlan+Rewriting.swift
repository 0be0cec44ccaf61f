import ContactModel

/// What becomes of one contact whose lines are written in another way.
package struct ContactRewriting: Sendable {
  /// The contact, numbered from 0 over all sources.
  package var contact: Int
  /// The bytes of its source that are replaced, in order; they do not overlap.
  package var edits: [(range: Range<Int>, replacement: [UInt8])]
  /// The lines that are no longer written, since another of the contact says the same: both as
  /// indices.
  package var retired: [(line: Int, sameAs: Int)]

  package init(
    contact: Int,
    edits: [(range: Range<Int>, replacement: [UInt8])],
    retired: [(line: Int, sameAs: Int)]
  ) {
    self.contact = contact
    self.edits = edits
    self.retired = retired
  }
}

extension MergePlan {
  /// Plans that lines of contacts are written in another way; no contact joins another.
  ///
  /// - Parameters:
  ///   - sources: At least one, in the order in which their contacts are numbered.
  ///   - rewritings: In the order of their contacts, each once.
  ///   - reader: Gives the contacts' lines and identifiers, for the journal.
  /// - Throws: ``MergePlanError``.
  package init(
    sources: [MergeSource],
    rewritings: [ContactRewriting],
    reader: ContactReader
  ) throws(MergePlanError) {
    precondition(!sources.isEmpty, "there is no source to write")
    try Self.check(sources)
    self.sources = sources
    rules = SurvivorshipRules()
    self.reader = reader
    var merges: [PlannedMerge] = []
    merges.reserveCapacity(rewritings.count)
    var source = 0
    var first = 0
    for rewriting in rewritings {
      while rewriting.contact - first >= sources[source].entries.count {
        first += sources[source].entries.count
        source += 1
      }
      merges.append(
        PlannedMerge(
          number: merges.count + 1,
          evidence: .rewriting,
          members: [
            PlannedMerge.Member(
              contact: rewriting.contact,
              source: source,
              line: sources[source].entries[rewriting.contact - first].line
            )
          ],
          survivor: 0,
          retired: rewriting.retired.map { line, other in
            RetiredLine(
              origin: LineOrigin(card: 0, index: line),
              reason: .saysTheSame(as: LineOrigin(card: 0, index: other))
            )
          },
          aliases: [],
          change: "",
          edits: rewriting.edits.map {
            Composition.Edit(source: source, range: $0.range, replacement: $0.replacement)
          },
          kept: []
        )
      )
    }
    self.merges = merges
  }
}
