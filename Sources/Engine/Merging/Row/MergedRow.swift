/// What becomes of several rows of one person.
package struct MergedRow: Hashable, Sendable {
  /// The row that gives the cells that others do not.
  package var survivor: Int
  /// The row whose name is kept; `nil` where none has a name.
  package var namedBy: Int?
  /// The cells to write, as they were written, in the order of columns.
  package var cells: [MergedLine]
  /// All other cells that are not blank, in the order of rows and columns.
  package var retired: [RetiredLine]
  /// The ids that are no longer written, in the order of rows.
  package var aliases: [String]
}
