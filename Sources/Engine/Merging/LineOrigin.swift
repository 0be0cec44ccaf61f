/// Where a line of a merged contact comes from.
package struct LineOrigin: Hashable, Sendable {
  /// The card or row, counted from 0 in the order given.
  package var card: Int
  /// Its line or cell, counted from 0.
  package var index: Int

  package init(card: Int, index: Int) {
    self.card = card
    self.index = index
  }
}

/// A line, or cell, that a merged contact keeps.
package struct MergedLine: Hashable, Sendable {
  /// The bytes to write.
  package var raw: [UInt8]
  /// The line they were written as.
  package var origin: LineOrigin

  package init(raw: [UInt8], origin: LineOrigin) {
    self.raw = raw
    self.origin = origin
  }
}

/// A line, or cell, that a merged contact does not keep.
///
/// It stays in the journal.
package struct RetiredLine: Hashable, Sendable {
  package var origin: LineOrigin
  package var reason: RetirementReason

  package init(origin: LineOrigin, reason: RetirementReason) {
    self.origin = origin
    self.reason = reason
  }
}

/// Why a line was retired.
package enum RetirementReason: Hashable, Sendable {
  /// There can be one only, and the rule chose this one.
  case notChosen(over: LineOrigin)
  /// This line, which is kept, says the same.
  case saysTheSame(as: LineOrigin)
  /// All the columns that could hold it are taken.
  case noRoom
  /// It is about the card, not about the person.
  case bookkeeping
  /// It says nothing.
  case empty

  /// Whether something that was said is no longer said.
  package var losesValue: Bool {
    switch self {
    case .notChosen, .noRoom: true
    case .saysTheSame, .bookkeeping, .empty: false
    }
  }

  /// The word for it in a journal and a report.
  package var word: String {
    switch self {
    case .notChosen: "not chosen"
    case .saysTheSame: "same"
    case .noRoom: "no room"
    case .bookkeeping: "bookkeeping"
    case .empty: "empty"
    }
  }
}
