extension MergePatch {
  /// What a merge of cards did, as lines of contacts.
  ///
  /// - Parameters:
  ///   - merged: The merge of the cards.
  ///   - cards: The contacts as they were merged, in the order of the cards; each card had one
  ///     content line for each of its contact's lines.
  package init(_ merged: MergedCard, of cards: [ContactState]) {
    func line(_ origin: LineOrigin) -> PlacedLine { cards[origin.card].lines[origin.index] }
    func text(_ origin: LineOrigin) -> LineText { line(origin).text }
    var losers = cards.map(\.contact)
    let survivor = losers.remove(at: merged.survivor)
    self.init(
      survivor: survivor,
      losers: losers,
      kept: merged.lines.map { line($0.origin).id },
      rewrites: merged.lines.compactMap { written in
        let line = line(written.origin)
        guard line.raw != written.raw else { return nil }
        return Rewrite(line: line.id, expected: line.text, text: written.raw)
      },
      retired: merged.retired.map { retired in
        let cause: RetirementCause =
          switch retired.reason {
          case .notChosen(let other): .notChosen(over: line(other).id)
          case .saysTheSame(let other): .saysTheSame(as: line(other).id, text: text(other))
          case .noRoom: .noRoom
          case .bookkeeping: .bookkeeping
          case .empty: .empty
          }
        let line = line(retired.origin)
        return Retirement(line: line.id, expected: line.text, cause: cause)
      }
    )
  }
}

extension PlacedLine {
  /// The text as an operation that sees it notes it.
  package var text: LineText { writtenBy == nil ? .original : .written(raw) }
}
