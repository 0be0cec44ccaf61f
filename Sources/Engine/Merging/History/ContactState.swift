/// A contact as the operations that count have left it.
package struct ContactState: Hashable, Sendable {
  /// Whether the contact is in the book.
  package enum Presence: Hashable, Sendable {
    case present
    /// That operation took it out.
    case removed(OperationID)
    /// That operation made it part of another contact.
    case merged(into: ContactID, OperationID)
  }

  package var contact: ContactID
  package var presence: Presence
  /// Its lines in order; of a merged contact none, they are with its survivor.
  package var lines: [PlacedLine]
  /// What it does not say any more, in the order in which that came about.
  package var retired: [RetiredValue]
  /// What nobody has decided yet.
  package var conflicts: [HistoryConflict]

  package init(contact: ContactID, base: [[UInt8]]) {
    self.contact = contact
    presence = .present
    lines = base.enumerated().map { PlacedLine(id: LineID(.contact(contact), $0), raw: $1) }
    retired = []
    conflicts = []
  }

  /// The card, every line closed but the last.
  ///
  /// Where the lines are those of the imported card this is that card, byte for byte.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.raw.count })
    var end: [UInt8]?
    for line in lines {
      if let last = bytes.last, !last.isLineEnd {
        let known = end ?? lines.lazy.compactMap { LineEnding.first(in: $0.raw) }.first
        end = known ?? [0x0D, 0x0A]
        bytes += end ?? []
      }
      bytes += line.raw
    }
    return bytes
  }

  /// How many values it no longer says.
  package var retiredCount: Int { retired.count { $0.cause.losesValue } }
}

/// A line in its place.
package struct PlacedLine: Hashable, Sendable {
  package var id: LineID
  /// The bytes as they are written, with folds and the line end.
  package var raw: [UInt8]
  /// The operation that wrote this text; `nil` where it is the text that was imported.
  package var writtenBy: OperationID?

  package init(id: LineID, raw: [UInt8], writtenBy: OperationID? = nil) {
    self.id = id
    self.raw = raw
    self.writtenBy = writtenBy
  }
}

/// A text that a contact does not say any more.
package struct RetiredValue: Hashable, Sendable {
  package var line: LineID
  /// The bytes as they were written.
  package var raw: [UInt8]
  package var cause: RetirementCause
  /// What retired it.
  package var operation: OperationID

  package init(line: LineID, raw: [UInt8], cause: RetirementCause, operation: OperationID) {
    self.line = line
    self.raw = raw
    self.cause = cause
    self.operation = operation
  }
}

/// Something that operations left open, since they were undone or replayed apart from each other.
///
/// All texts concerned are in the card or retired; a person decides by editing one of the lines,
/// or settles it and so leaves them as they are.
package struct HistoryConflict: Hashable, Sendable {
  /// What stands against what.
  package enum Kind: Hashable, Sendable {
    /// The operation wanted to write `wanted` over `expected`, and found `found`: both are in the
    /// card; `found` is `nil` where the line was not there at all.
    case replacement(expected: [UInt8], wanted: [UInt8], found: [UInt8]?)
    /// The operation wanted to retire `expected`, and found `found`, which stays.
    case retirement(expected: [UInt8], found: [UInt8])
    /// A property that occurs once stands here with several values.
    case severalValues(property: String, values: [[UInt8]])
    /// The operation concerns a contact that is not by itself, and did nothing.
    case notApplied
  }

  package var kind: Kind
  /// The operation that met it; `nil` where it took several to come about.
  package var operation: OperationID?
  /// The lines that stand against each other, as far as they are in the card.
  package var lines: [LineID]

  package init(kind: Kind, operation: OperationID?, lines: [LineID]) {
    self.kind = kind
    self.operation = operation
    self.lines = lines
  }
}
