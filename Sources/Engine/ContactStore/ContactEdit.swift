package import Merging

/// Changes to lines of one contact that a person, or a rule that a person chose, wants.
package struct ContactEdit: Hashable, Sendable {
  /// One change; a line is named as ``ContactState`` names it.
  package enum Change: Hashable, Sendable {
    /// The line gets another text.
    case replace(LineID, with: [UInt8])
    /// A new line; `nil` puts it before the card's end.
    case add([UInt8], after: LineID?)
    /// The line is no longer said, but kept.
    case retire(LineID)
    /// The line is no longer said, but kept, since the other one says the same.
    case retireSame(LineID, as: LineID)
    /// A retired line is said again.
    case restore(LineID)
    /// The conflict between these lines is decided: they stay as they are.
    case settle([LineID])
  }

  package var contact: ContactID
  package var changes: [Change]

  package init(contact: ContactID, changes: [Change]) {
    self.contact = contact
    self.changes = changes
  }
}

/// What undoing changed.
package struct UndoSummary: Hashable, Sendable {
  /// The new entries of the history, one for each that was undone.
  package var entries: [OperationID]
  /// The contacts that were looked at again.
  package var contacts: [ContactID]
  /// The conflicts that are open in them.
  package var conflicts: Int
}
