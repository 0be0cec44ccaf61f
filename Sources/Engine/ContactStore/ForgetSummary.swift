package import Merging

/// What forgetting a person erased.
package struct ForgetSummary: Hashable, Sendable {
  /// The contacts that the person was, all of them merged into one.
  package var contacts: [ContactID]
  /// The entries of the history that can no longer be undone.
  package var operations: [OperationID]
  /// The backups that still have the person; the automatic one is not among them.
  package var backups: [String]
  /// Whether the bytes are gone from the files; `false` while another process reads the book, and
  /// then they go when it is next opened for writing.
  package var isErased: Bool
}
