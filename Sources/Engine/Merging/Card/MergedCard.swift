/// What becomes of several cards of one person.
package struct MergedCard: Hashable, Sendable {
  /// The card that gives the frame: begin, version, identity and the order of lines.
  package var survivor: Int
  /// The card whose name is kept; `nil` where none has a name.
  package var namedBy: Int?
  /// The lines to write, in order.
  package var lines: [MergedLine]
  /// All others, in the order of cards and lines.
  package var retired: [RetiredLine]
  /// The UIDs that are no longer written, in the order of cards.
  package var aliases: [String]
}
