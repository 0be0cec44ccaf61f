/// Something that was done to a book, as it is kept for ever.
///
/// It names lines, not places: it can be replayed on contacts that have changed since.
package struct HistoryOperation: Hashable, Sendable {
  /// What was done.
  package enum Content: Hashable, Sendable {
    /// Several contacts became one.
    case merge(MergePatch)
    /// Contacts were taken out of the book.
    case remove([ContactID])
    /// A person, or a rule that a person chose, changed lines; standardizing is many edits.
    case edit([ContactPatch])
    /// An import brought newer texts of cards that the book has.
    case update([ContactPatch])
    /// Two contacts were said to be two people.
    case notSame(ContactID, ContactID)
    /// An earlier operation no longer counts; undoing this one is doing that again.
    case undo(OperationID)
    /// What it did was erased on request, with the person whom it was about.
    case forgotten
  }

  package var id: OperationID
  package var content: Content

  package init(id: OperationID, content: Content) {
    self.id = id
    self.content = content
  }
}

/// What an operation did to lines of one contact.
package struct ContactPatch: Hashable, Sendable {
  package var contact: ContactID
  /// The number of the first change; the line that change *n* adds has the number *first* + *n*.
  package var first: Int
  package var changes: [LineChange]

  package init(contact: ContactID, first: Int = 0, changes: [LineChange]) {
    self.contact = contact
    self.first = first
    self.changes = changes
  }
}

/// One change to a line.
package enum LineChange: Hashable, Sendable {
  /// The line gets another text.
  case replace(LineID, expected: LineText, with: [UInt8])
  /// A new line; `nil` puts it before the card's end.
  case add([UInt8], after: LineID?)
  /// The line is no longer said, but kept.
  case retire(LineID, expected: LineText, RetirementCause)
  /// A retired line is said again.
  case restore(LineID)
  /// A person looked at the conflict between these lines and leaves them as they are.
  case settle([LineID])
}

/// What a merge did: where the lines of several contacts went.
package struct MergePatch: Hashable, Sendable {
  /// A line that had to be written in another way to stand in the card, as with another group.
  package struct Rewrite: Hashable, Sendable {
    package var line: LineID
    package var expected: LineText
    package var text: [UInt8]

    package init(line: LineID, expected: LineText, text: [UInt8]) {
      self.line = line
      self.expected = expected
      self.text = text
    }
  }

  /// A line that the merged card does not say.
  package struct Retirement: Hashable, Sendable {
    package var line: LineID
    package var expected: LineText
    package var cause: RetirementCause

    package init(line: LineID, expected: LineText, cause: RetirementCause) {
      self.line = line
      self.expected = expected
      self.cause = cause
    }
  }

  /// The contact that the others become part of.
  package var survivor: ContactID
  package var losers: [ContactID]
  /// The lines of the merged card, in order.
  package var kept: [LineID]
  package var rewrites: [Rewrite]
  package var retired: [Retirement]

  package init(
    survivor: ContactID,
    losers: [ContactID],
    kept: [LineID],
    rewrites: [Rewrite] = [],
    retired: [Retirement] = []
  ) {
    self.survivor = survivor
    self.losers = losers
    self.kept = kept
    self.rewrites = rewrites
    self.retired = retired
  }
}

/// Why a line, or an earlier text of it, is not said.
package enum RetirementCause: Hashable, Sendable {
  /// There can be one only, and the rule chose that line.
  case notChosen(over: LineID)
  /// That line, which had that text, says the same.
  case saysTheSame(as: LineID, text: LineText)
  /// It is about the card, not about the person.
  case bookkeeping
  /// It says nothing.
  case empty
  /// There was no place for it.
  case noRoom
  /// A person took it out.
  case byHand
  /// Its source no longer has it.
  case notInSource
  /// The line has another text now.
  case replaced
  /// The line is written in another way now, and says the same.
  case rewritten

  /// Whether something that was said is no longer said.
  package var losesValue: Bool {
    switch self {
    case .notChosen, .noRoom, .byHand, .notInSource, .replaced: true
    case .saysTheSame, .bookkeeping, .empty, .rewritten: false
    }
  }

  /// The words for it in a list.
  package var words: String {
    switch self {
    case .notChosen: "not chosen"
    case .saysTheSame: "says the same"
    case .bookkeeping: "bookkeeping"
    case .empty: "empty"
    case .noRoom: "no room"
    case .byHand: "by hand"
    case .notInSource: "no longer in its source"
    case .replaced: "replaced"
    case .rewritten: "written anew"
    }
  }

  /// Whether the cause is that the line has another text, so that the line itself may stand.
  var isEarlierText: Bool {
    switch self {
    case .replaced, .rewritten: true
    case .notChosen, .saysTheSame, .bookkeeping, .empty, .noRoom, .byHand, .notInSource: false
    }
  }
}
