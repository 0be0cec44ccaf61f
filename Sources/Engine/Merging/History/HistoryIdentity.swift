/// The number of a contact in a book; never given to another one.
package struct ContactID: Hashable, Comparable, Sendable {
  package var number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (a: ContactID, b: ContactID) -> Bool { a.number < b.number }
}

/// The number of an operation in a book: later ones have higher numbers.
package struct OperationID: Hashable, Comparable, Sendable {
  package var number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (a: OperationID, b: OperationID) -> Bool { a.number < b.number }
}

/// What makes a line of a contact itself, whatever becomes of its text and of its place.
///
/// A line keeps its identity when it is edited, when a merge brings it into another card, and when
/// it is retired. So what was done to it can be replayed where the line is now.
package struct LineID: Hashable, Sendable {
  /// What brought the line into the book.
  package enum Origin: Hashable, Sendable {
    /// The contact's card, as it was first imported.
    case contact(ContactID)
    /// An operation that added the line.
    case operation(OperationID)
  }

  package var origin: Origin
  /// Its number there, from 0: as a card's line, or as the operation counted it.
  package var index: Int

  package init(_ origin: Origin, _ index: Int) {
    self.origin = origin
    self.index = index
  }
}

/// The text that an operation saw on a line.
package enum LineText: Hashable, Sendable {
  /// That with which the line came into the book.
  case original
  /// Another.
  case written([UInt8])
}
